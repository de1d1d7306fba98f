"""A spreadsheet program in a few lines: it knows only what docs/protocol.md says, and has undo."""

from __future__ import annotations

import copy
import json
from base64 import b64decode
from typing import TYPE_CHECKING, Any

from nigiri.buttons.answers import rendered
from nigiri.hosts.pipe import Pipe
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.codec import to_json, written_value
from tests.hosts.kinds import NOW

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Changes

Json = dict[str, Any]
Rows = list[list[Any]]


def sent(workbook: Workbook) -> list[Json]:
    """Return a workbook as a program sends it."""
    return [
        {"name": name, "rows": [[written_value(cell) for cell in row] for row in sheet.rows]}
        for name, sheet in workbook.sheets.items()
    ]


class Program:
    """An open document that speaks to nigiri in JSON; a host for the tests of the contract."""

    def __init__(self, workbook: Workbook | None = None) -> None:
        """Open a document with these sheets."""
        self.tabs: list[tuple[str, Rows]] = [
            (sheet["name"], sheet["rows"]) for sheet in sent(workbook or Workbook())
        ]

    @property
    def sheets(self) -> list[Json]:
        """Return the sheets of a request, as text that went through JSON."""
        form = [{"name": name, "rows": rows} for name, rows in self.tabs]
        return json.loads(json.dumps(form))  # type: ignore[no-any-return]

    def snapshot(self) -> Workbook:
        """Return what nigiri sees of the document."""
        return Pipe(self.sheets).snapshot()

    def apply(self, changes: Changes) -> None:
        """Let nigiri take the changes, and carry out what it hands back."""
        pipe = Pipe(self.sheets)
        before = pipe.snapshot()
        pipe.apply(changes)
        new = rendered(before, pipe.snapshot(), pipe.handed_back, ("both", NOW))
        self.carries_out({"changes": json.loads(to_json(pipe.handed_back)), "rendered": new})

    def carries_out(self, answer: Json) -> None:
        """Carry out an answer: new sheets by their description, then compared with the package."""
        new = json.loads(json.dumps(answer["rendered"]))
        tabs = copy.deepcopy(self.tabs)
        for operation in answer["changes"]["operations"]:
            tabs = _after(tabs, operation, new["spec"] if new else {})
        self.tabs = tabs
        if new is not None:
            self._compares(new)

    def _compares(self, new: Json) -> None:
        """Check that the package holds the tabs as they are, and the new ones with their cells."""
        data = b64decode(new["xlsx"])
        package, seen = read_sheets(Book(data)), self.snapshot()
        assert list(seen) == list(package)
        for name in package:
            assert package[name].rows == (seen[name].rows if name in new["sheets"] else ())


def _move_lines(rows: Rows, operation: Json) -> None:
    """Open or close lines of a sheet."""
    do, at = operation["do"], operation["at"] - 1
    if do == "insert_rows":
        rows[at:at] = [[] for _ in range(operation["count"])] if at < len(rows) else []
    elif do == "delete_rows":
        del rows[at : at + len(operation["held"])]
    elif do == "insert_columns":
        for row in rows:
            row[at:at] = [None] * len(operation["like"]) if at < len(row) else []
    else:
        for row in rows:
            del row[at : at + len(operation["held"])]


def _after(
    tabs: list[tuple[str, Rows]], operation: Json, specs: Mapping[str, Json]
) -> list[tuple[str, Rows]]:
    """Return the tabs after one operation, as the table of the page says."""
    do, name = operation["do"], operation.get("sheet", "")
    rows = dict(tabs).get(name, [])
    if do == "set_cells":
        for row, column, _, value in operation["cells"]:
            _put(rows, row, column, value)
    elif do in {"insert_rows", "delete_rows", "insert_columns", "delete_columns"}:
        _move_lines(rows, operation)
    elif do == "add_sheet":
        names = [name for name, _ in tabs]
        place = len(tabs) if operation["before"] is None else names.index(operation["before"])
        return [*tabs[:place], (name, _new(operation, specs)), *tabs[place:]]
    elif do == "remove_sheet":
        return [tab for tab in tabs if tab[0] != name]
    elif do == "rename_sheet":
        return [(operation["to"] if tab == name else tab, rows) for tab, rows in tabs]
    return tabs


def _new(operation: Json, specs: Mapping[str, Json]) -> Rows:
    """Return the cells of a new sheet."""
    rows: Rows = []
    for row, column, value in specs[operation["sheet"]]["cells"]:
        _put(rows, row, column, value)
    return rows


def _put(rows: Rows, row: int, column: int, value: object) -> None:
    """Write a cell."""
    while len(rows) < row:
        rows.append([])
    rows[row - 1].extend([None] * (column - len(rows[row - 1])))
    rows[row - 1][column - 1] = value
