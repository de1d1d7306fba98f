"""Insert and delete rows: a new row looks like a row above, or the next one below the headings."""

from __future__ import annotations

from typing import Any

from nigiri_office.blocks import CONTENTS
from nigiri_office.contexts import Unrecorded

FIRST_DATA_ROW = 4
NOTES = 8


def insert_rows(note: Any, sheet: Any, at: int, count: int, like: int) -> None:
    """Insert `count` rows before row `at`; like -- number of rows above whose looks they repeat.

    note -- makes the context of each call: Recorded or Unrecorded
    """
    with note():
        sheet.Rows.insertByIndex(at - 1, count)
    if at == FIRST_DATA_ROW:
        model, made = at + count, 1
    elif like > 1:
        model, made = at - like, min(like, count)
    else:
        return  # LibreOffice already copies the looks of the row above
    copied = _copy(note, sheet, model, at, made)
    with note():
        copied.clearContents(CONTENTS | NOTES)
    while made < count:  # what is copied twice as often takes hardly longer
        more = min(made, count - made)
        _copy(note, sheet, at, at + made, more)
        made += more


def delete_rows(note: Any, sheet: Any, at: int, count: int) -> None:
    """Remove rows."""
    with note():
        sheet.Rows.removeByIndex(at - 1, count)


def height_at_end(sheet: Any) -> Any:
    """Return the height of the last row that a sheet can have."""
    return sheet.Rows.getByIndex(sheet.Rows.Count - 1).Height


def set_height_at_end(document: Any, sheet: Any, height: Any) -> None:
    """Give the rows that entered at the end of a sheet the height of the rows before them."""
    rows, last = sheet.Rows, sheet.Rows.Count - 1
    first = last + 1
    while first and rows.getByIndex(first - 1).Height != height:
        first -= 1
    if 0 < first <= last:
        with Unrecorded(document):
            sheet.getCellRangeByPosition(0, first, 0, last).Rows.Height = height


def _copy(note: Any, sheet: Any, model: int, at: int, count: int) -> Any:
    """Copy `count` rows from row `model` to row `at`; return the range of the copies."""
    end = sheet.createCursor()
    end.gotoEndOfUsedArea(False)
    last = end.RangeAddress.EndColumn
    rows, target = (
        sheet.getCellRangeByPosition(0, first - 1, last, first + count - 2) for first in (model, at)
    )
    with note():
        sheet.copyRange(target.getCellByPosition(0, 0).CellAddress, rows.RangeAddress)
    return target
