"""The differences between two workbooks in all that people type and commands write.

Sheets are the same when they hold the same table, whatever their tabs are called; rows when they
are about the same player, pair or setting, wherever they stand; columns by their headings. So
sorting rows, moving columns and recalculating are no differences.

difference                             it has
a cell of an input or drawn column     address, before, after
a row that came or went                its address, its cells as text
a sheet that came, went, was renamed   its name
a director's own sheet or columns      only that something in them has changed

`fingerprint` recognises a sheet that has changed since it was read: by the same cells, as a
spreadsheet recalculates formulas and other derived cells whenever it likes.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.cached import once
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.read.event import setting_rows
from nigiri.workbook.read.table_finder import find, location_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.workbook.model.cells import Cell, Sheet, Workbook
    from nigiri.workbook.model.locations import Location

Kind = Literal[
    "cell",
    "row-new",
    "row-gone",
    "sheet-new",
    "sheet-gone",
    "sheet-name",
    "sheet-own",
    "columns-own",
]

#: Sheet kind -> the columns that identify a row, the surest first.
KEYS: Mapping[str, Sequence[Sequence[str]]] = {
    "event": (("round",),),
    "settings": (("setting",),),
    "players": (("number",), ("family", "given"), ("federation_id",)),
    "sections": (("section",),),
    "wishes": (("who", "wish"), ("who",)),
    "chart": (("number",),),
    "round": (("white_no", "black_no"), ("table", "white_no"), ("table",)),
    "drawn": (("round", "table"), ("round", "bye_no")),
    "problems": (("where", "code"), ("what",)),
    "log": (("seal",), ("when", "command", "sheet", "cell")),
}
_COUNTED = frozenset({"input", "drawn"})

Texts = dict[str, str]


class Difference(NamedTuple):
    """One difference; `sheet` and `cell` are its present location.

    cell -- "" for a difference of more than a cell; was, became -- as text
    """

    kind: Kind
    sheet: str
    cell: str = ""
    was: str = ""
    became: str = ""


def differences(before: Workbook, after: Workbook) -> tuple[Difference, ...]:
    """Return the differences of the second workbook, sheet by sheet in its tab order."""
    was = {(p.kind, p.number): p for p in find(before)}
    now = {(p.kind, p.number): p for p in find(after)}
    tables = {now[key].name: (was[key], now[key]) for key in now if key in was}
    found: list[Difference] = []
    for name in after:
        if name in tables:
            old, new = tables[name]
            if old.name != name:
                found.append(Difference("sheet-name", name, was=old.name, became=name))
            if before[old.name].rows != after[name].rows:
                found += _in_table(_Table(old, before[old.name]), _Table(new, after[name]))
        elif name not in before.sheets:
            found.append(Difference("sheet-new", name))
        elif before[name].rows != after[name].rows:
            found.append(Difference("sheet-own", name))
    present = {*after, *(old.name for old, _ in tables.values())}
    return (*found, *(Difference("sheet-gone", name) for name in before if name not in present))


class _Table:
    """A table's rows as texts: row -> column key -> text of an input or drawn cell."""

    def __init__(self, location: Location, sheet: Sheet) -> None:
        """Collect the rows that hold something."""
        self.location, self.sheet = location, sheet
        roles = {column.key: column.role for column in columns_of(location.kind)}
        self.order = sorted(location.columns, key=location.columns.__getitem__)
        self.counted = [key for key in self.order if roles[key] in _COUNTED]
        self.settings = frozenset[int]()
        if location.kind == "event":
            self.settings = frozenset(setting_rows(sheet, location.columns["round"]).values())
        numbers = range(location.first_row, sheet.height + 1)
        self.rows = {row: found for row in numbers if (found := self._texts(row))}

    def _texts(self, row: int) -> Texts:
        """Return the counted cells of a row that hold something."""
        keys = ["results", *self.counted] if row in self.settings else self.counted
        return {key: typed for key in keys if (typed := self.text(row, key))}

    def text(self, row: int, key: str) -> str:
        """Return a cell as text, "" where there is none."""
        column = self.location.columns.get(key)
        return as_text(self.sheet.cell(row, column)) if column else ""

    def own(self, row: int) -> Texts:
        """Return the cells of the director's own columns by their headings."""
        ours = set(self.location.columns.values())
        return {
            as_text(self.sheet.cell(self.location.heading_row, column)): typed
            for column in range(1, self.sheet.width + 1)
            if column not in ours and (typed := as_text(self.sheet.cell(row, column)))
        }

    def cell(self, row: int, key: str) -> str:
        """Return the address of a cell."""
        return address(row, self.location.columns[key])


def _in_table(old: _Table, new: _Table) -> Iterator[Difference]:
    """Yield the differences of one table, by its present rows, then the rows that went."""
    if not new.counted:
        return
    name = new.location.name
    pairs = _pairs(old, new)
    for row, texts in new.rows.items():
        if row not in pairs:
            yield Difference("row-new", name, new.cell(row, next(iter(texts))), "", _joined(texts))
            continue
        was = old.rows[pairs[row]]
        for key in (key for key in new.order if key in was or key in texts):
            if was.get(key, "") != texts.get(key, ""):
                cell = new.cell(row, key)
                yield Difference("cell", name, cell, was.get(key, ""), texts.get(key, ""))
    for row in sorted(old.rows.keys() - set(pairs.values())):
        yield Difference("row-gone", name, "", _joined(old.rows[row]))
    if any(old.own(pairs[row]) != new.own(row) for row in pairs):
        yield Difference("columns-own", name)


def _pairs(old: _Table, new: _Table) -> dict[int, int]:
    """Return row now -> row before: by the surest key that only one row has, then by position."""
    pairs: dict[int, int] = {}
    left_old, left_new = set(old.rows), set(new.rows)
    for keys in (*KEYS.get(new.location.kind, ()), None):
        were, are = _alone(old, left_old, keys), _alone(new, left_new, keys)
        found = {row: were[key] for key, row in are.items() if key in were}
        pairs |= found
        left_new -= found.keys()
        left_old -= set(found.values())
    return pairs


def _alone(table: _Table, rows: set[int], keys: Sequence[str] | None) -> dict[object, int]:
    """Return key -> row for the keys that only one row has; without `keys`, by the row's number."""
    if keys is None:
        return {row: row for row in rows}
    found = {row: tuple(plain(table.text(row, key)) for key in keys) for row in rows}
    many = Counter(found.values())
    return {key: row for row, key in found.items() if any(key) and many[key] == 1}


def _joined(texts: Texts) -> str:
    """Return a row in one line."""
    return " · ".join(texts.values())


_FINGERPRINT_COUNTED = frozenset({"input", "drawn"})
_LENGTH = 16


@once
def fingerprint(sheet: Sheet) -> str:
    """Return a short hash that is equal for equal input and drawn cells.

    The number of a round counts too, and whether it is a draft. On a sheet that is none of nigiri's
    every cell counts; blank rows at the end never do.
    """
    location = location_of("", sheet)
    cells = _all(sheet) if location is None else _counted(sheet, location)
    which = repr(location and (location.number, location.draft))
    return hashlib.sha256("".join((which, *map(repr, cells))).encode()).hexdigest()[:_LENGTH]


def _all(sheet: Sheet) -> Iterator[tuple[int, int, Cell]]:
    """Yield row, column and value of every cell that holds something."""
    for row, cells in enumerate(sheet.rows, 1):
        for column, cell in enumerate(cells, 1):
            if cell is not None:
                yield row, column, cell


def _counted(sheet: Sheet, location: Location) -> Iterator[tuple[int, int, Cell]]:
    """Yield the cells of input and drawn columns, and the values of settings."""
    roles = {column.key: column.role for column in columns_of(location.kind)}
    columns = {at for key, at in location.columns.items() if roles[key] in _FINGERPRINT_COUNTED}
    settings: set[tuple[int, int]] = set()
    if location.kind == "event":
        rows = setting_rows(sheet, location.columns["round"]).values()
        settings = {(row, location.columns["results"]) for row in rows}
    wanted = sorted(columns | {column for _, column in settings})
    for row in range(location.heading_row, sheet.height + 1):
        cells = sheet.row(row)
        for column in wanted:
            cell = cells[column - 1] if column <= len(cells) else None
            if cell is not None and (column in columns or (row, column) in settings):
                yield row, column, cell
