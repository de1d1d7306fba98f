"""A workbook open in another program, which sends its cells as JSON (docs/protocol.md).

a cell in JSON                             read as
blank, text, number                        None, str, int or float
{"date": ...}, {"datetime": ...}           date, datetime to the second
{"formula": ..., "value": ...}             its value
{"error": "#N/A"}                          the text, as from files
true, false                                the texts TRUE and FALSE, as from files
"""

from __future__ import annotations

import datetime as dt
import math
from typing import TYPE_CHECKING

from nigiri.errors import HostError, WrongUse
from nigiri.hosts.memory import Memory
from nigiri.messages.message import message
from nigiri.workbook.model.cells import Sheet, Workbook, address
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.model.codec import read_value, written_value

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

MOST_CELLS = 4_000_000
LONGEST_TEXT = 100_000
_PLAIN = (int, float, type(None))


class Pipe:
    """The host for cells that were sent: applied changes are handed back to the program."""

    def __init__(self, sheets: object) -> None:
        """Read the sheets as sent, or take a workbook that was read already.

        Raises WrongUse for anything but a list of sheets, HostError for unreadable cells.
        """
        self._memory = Memory(sheets if isinstance(sheets, Workbook) else _workbook(sheets))
        self.handed_back = Changes()

    def snapshot(self) -> Workbook:
        """Return the workbook after the changes that are handed back."""
        return self._memory.snapshot()

    def apply(self, changes: Changes) -> None:
        """Take changes to be handed back, all or nothing; ChangedSinceRead as for every host.

        The fingerprints are those of the sheets as they were sent.
        """
        self._memory.apply(changes)
        before = self.handed_back
        self.handed_back = Changes(
            (*before.operations, *changes.operations),
            {**changes.fingerprints, **before.fingerprints},
        )


def sheets_form(workbook: Workbook) -> list[dict[str, object]]:
    """Return the sheets of a workbook in JSON, as a program would send them."""
    return [
        {"name": name, "rows": [[written_value(cell) for cell in row] for row in sheet.rows]}
        for name, sheet in workbook.sheets.items()
    ]


def _workbook(sheets: object) -> Workbook:
    """Return the sheets in tab order."""
    found: dict[str, Sheet] = {}
    for sheet in sheets if isinstance(sheets, list) else [None]:
        name, rows = _parts(sheet)
        if name in found:
            raise WrongUse(message("file.sent.twice", sheet=name))
        found[name] = Sheet.of(_rows(name, rows))
    return Workbook(found)


def _parts(sheet: object) -> tuple[str, list[list[object]]]:
    """Return name and rows of a sheet; WrongUse for anything else."""
    name, rows = (sheet.get("name"), sheet.get("rows")) if isinstance(sheet, dict) else (None, None)
    if (
        isinstance(name, str)
        and isinstance(rows, list)
        and all(isinstance(row, list) for row in rows)
    ):
        return name, rows
    raise WrongUse(message("file.sent.no-list"))


def _rows(name: str, rows: list[list[object]]) -> list[list[Cell]]:
    """Return the cells of a sheet; HostError for too many, or an unreadable one."""
    if len(rows) * max(map(len, rows), default=0) > MOST_CELLS:
        raise HostError(message("file.sent.large", sheet=name))
    return [
        [
            cell if cell is None or type(cell) is int else _cell(name, (at, column), cell)
            for column, cell in enumerate(row, 1)
        ]
        for at, row in enumerate(rows, 1)
    ]


def _cell(name: str, place: tuple[int, int], form: object) -> Cell:
    """Return a cell of a sheet, as in the table above."""
    try:
        return _value(form)
    except (KeyError, TypeError, ValueError) as error:
        unread = message("file.sent.cell", cell=address(*place), sheet=name)
        raise HostError(unread) from error


def _value(form: object) -> Cell:
    """Return a value; KeyError, TypeError or ValueError for anything else."""
    if isinstance(form, dict) and "formula" in form:
        form = form["value"]
    if isinstance(form, bool):
        return str(form).upper()
    if isinstance(form, dict):
        return _tagged(form)
    if isinstance(form, str):
        return _text(form)
    if isinstance(form, float) and not math.isfinite(form):
        msg = "no number"
        raise ValueError(msg)
    if not isinstance(form, _PLAIN):
        raise TypeError(type(form).__name__)
    return form


def _tagged(form: dict[str, object]) -> Cell:
    """Return an error as a text, or a date."""
    if "error" in form:
        return _text(str(form["error"]))
    value = None if "formula" in form else read_value(form)
    if isinstance(value, dt.datetime):
        return value.replace(microsecond=0, tzinfo=None)
    if isinstance(value, dt.date):
        return value
    msg = "a formula does not show another"
    raise TypeError(msg)


def _text(text: str) -> str:
    """Return a text; UnicodeEncodeError for half a surrogate pair."""
    if len(text) > LONGEST_TEXT:
        msg = "a text as long as a book"
        raise ValueError(msg)
    text.encode()
    return text
