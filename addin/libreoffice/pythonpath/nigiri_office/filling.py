"""Let LibreOffice copy formulas down: it reads one of them instead of a hundred.

It copies looks as well and leaves out rows that are hidden, so that is done only where it comes to
the same as typing.
"""

from __future__ import annotations

from typing import Any

import uno

from nigiri_office.copies import LEAST, copied_down
from nigiri_office.meanwhile import Unrecorded


def fill(document: Any, sheet: Any, formulas: Any, said: Any) -> Any:
    """Type formulas that are copies of those above; return where they are, as row and column.

    formulas -- row and column, counted from 0 -> text
    said -- turns a text into what LibreOffice takes
    """
    filled: set[Any] = set()
    for top, left, bottom, right in copied_down(formulas):
        columns = range(left, right + 1)
        for first, last in _bands(sheet, sheet.getCellRangeByPosition(left, top, right, bottom)):
            one = (tuple(said(formulas[first, column]) for column in columns),)
            with Unrecorded(document):
                sheet.getCellRangeByPosition(left, first, right, first).setFormulaArray(one)
            with Unrecorded(document):
                sheet.getCellRangeByPosition(left, first, right, last).fillAuto(_down(), 1)
            filled.update((row, column) for row in range(first, last + 1) for column in columns)
    return filled


def _bands(sheet: Any, area: Any) -> Any:
    """Yield first and last row of the parts that are shown and in which columns change no look."""
    top, bottom = area.RangeAddress.StartRow, area.RangeAddress.EndRow
    rows = sheet.getCellRangeByPosition(0, top, sheet.Columns.Count - 1, bottom)
    shown = rows.queryVisibleCells().RangeAddresses
    looks = area.getUniqueCellFormatRanges()
    groups = [looks.getByIndex(number).RangeAddresses for number in range(looks.Count)]
    cuts = {row for group in (*groups, shown) for part in group for row in _ends(part)}
    for first, after in zip(sorted(cuts), sorted(cuts)[1:]):
        is_shown = any(part.StartRow <= first <= part.EndRow for part in shown)
        if is_shown and after - first >= LEAST:
            yield first, after - 1


def _ends(part: Any) -> Any:
    """Return the first row of a range, and the first below it."""
    return part.StartRow, part.EndRow + 1


def _down() -> Any:
    """Return the direction to fill in."""
    return uno.Enum("com.sun.star.sheet.FillDirection", "TO_BOTTOM")
