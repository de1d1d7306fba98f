"""Fill formulas down with LibreOffice, which parses one of them instead of a hundred.

Filling copies looks, splits conditional formats, and skips hidden rows and columns. So it is used
only in columns without conditional formats, on visible rows whose look does not change; hidden
columns are shown for the moment.
"""

from __future__ import annotations

from typing import Any

import uno

from nigiri_office.contexts import ShownColumns, Unrecorded
from nigiri_office.formula_copies import LEAST, copied_down

FORMULA = 16


def fill(document: Any, sheet: Any, formulas: Any, translate: Any) -> Any:
    """Type the formulas that copy those above them; return the (row, column) of the cells filled.

    formulas -- (row, column), counted from 0 -> text
    translate -- turns the text of a formula into the form that LibreOffice takes
    """
    filled: set[Any] = set()
    for top, left, bottom, right in copied_down(_unconditional(sheet, formulas)):
        columns = range(left, right + 1)
        for first, last in _bands(sheet, sheet.getCellRangeByPosition(left, top, right, bottom)):
            one = (tuple(translate(formulas[first, column]) for column in columns),)
            if _fill(document, sheet.getCellRangeByPosition(left, first, right, last), one):
                rows = range(first, last + 1)
                filled.update((row, column) for row in rows for column in columns)
    return filled


def _fill(document: Any, area: Any, one: Any) -> bool:
    """Type the formulas of the top row and fill them down; tell whether they reached the end."""
    address = area.RangeAddress
    width, height = address.EndColumn - address.StartColumn, address.EndRow - address.StartRow
    end = area.getCellRangeByPosition(0, height, width, height)
    with Unrecorded(document):
        end.setDataArray((("",) * (width + 1),))  # a cell that is left out stays blank
    with Unrecorded(document):
        area.getCellRangeByPosition(0, 0, width, 0).setFormulaArray(one)
    with ShownColumns(document, area.Columns), Unrecorded(document):
        area.fillAuto(uno.Enum("com.sun.star.sheet.FillDirection", "TO_BOTTOM"), 1)
    found = end.queryContentCells(FORMULA).RangeAddresses
    return bool(width + 1 == sum(part.EndColumn - part.StartColumn + 1 for part in found))


def _unconditional(sheet: Any, formulas: Any) -> Any:
    """Return the formulas in columns without conditional formats."""
    if len(formulas) < LEAST:
        return {}
    columns = {column for _, column in formulas}
    for each in sheet.ConditionalFormats.getConditionalFormats():
        for part in each.Range.RangeAddresses:
            columns.difference_update(range(part.StartColumn, part.EndColumn + 1))
    return {at: text for at, text in formulas.items() if at[1] in columns}


def _bands(sheet: Any, area: Any) -> Any:
    """Yield first and last row of the visible bands in which no column changes its look."""
    top, bottom = area.RangeAddress.StartRow, area.RangeAddress.EndRow
    rows = sheet.getCellRangeByPosition(0, top, sheet.Columns.Count - 1, bottom)
    shown = rows.queryVisibleCells().RangeAddresses
    looks = area.getUniqueCellFormatRanges()
    groups = [looks.getByIndex(number).RangeAddresses for number in range(looks.Count)]
    parts = (part for group in (*groups, shown) for part in group)
    cuts = sorted({row for part in parts for row in _boundaries(part)})
    for first, after in zip(cuts, cuts[1:]):  # noqa: RUF007 -- Python 3.8 has none
        is_shown = any(part.StartRow <= first <= part.EndRow for part in shown)
        if is_shown and after - first >= LEAST:
            yield first, after - 1


def _boundaries(part: Any) -> Any:
    """Return the first row of a range, and the first row below it."""
    return part.StartRow, part.EndRow + 1
