"""Write cells of a sheet in Excel so that each holds just what it is to hold.

Excel takes apart what it is given: "1-2" becomes a date, "007" the number 7, a number in a text
cell a text. So each cell gets the format first in which it keeps its value, each for itself: the
cells around it, the column and the rest of its look stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.excel.blocks import blocks, places_of, rows_of
from nigiri.hosts.excel.values import GENERAL, format_for, held, value_of
from nigiri.workbook.spec import Area

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    import xlwings

    from nigiri.hosts.excel.blocks import Place
    from nigiri.workbook.cells import Value

Values = dict["Place", "Value"]
Formats = dict["Place", str]


def area_of(sheet: xlwings.Sheet, area: Area) -> xlwings.Range:
    """Return a rectangle of a sheet."""
    return sheet.range((area.top, area.left), (area.bottom, area.right))


def whole(sheet: xlwings.Sheet) -> Area:
    """Return the rectangle from A1 to the last used cell."""
    used = sheet.used_range
    rows, columns = used.shape
    return Area(1, 1, used.row + rows - 1, used.column + columns - 1)


def shown(sheet: xlwings.Sheet, area: Area) -> list[list[object]]:
    """Return what cells show, errors as texts."""
    cells: list[list[object]] = area_of(sheet, area).options(ndim=2, err_to_str=True).value
    return cells


def typed(sheet: xlwings.Sheet, places: Collection[Place]) -> Values:
    """Return what cells hold now: formulas as formulas, with their values."""
    found: Values = {}
    for area in blocks(places):
        formulas = rows_of(area_of(sheet, area).formula, area)
        values = shown(sheet, area)
        for row, column in places_of(area):
            at = row - area.top, column - area.left
            found[row, column] = value_of(formulas[at[0]][at[1]], values[at[0]][at[1]])
    return found


def formats(sheet: xlwings.Sheet, places: Collection[Place]) -> Formats:
    """Return the number formats of cells."""
    found: Formats = {}
    for area in blocks(places):
        _look_up(sheet, area, found)
    return found


def write(sheet: xlwings.Sheet, values: Mapping[Place, Value]) -> None:
    """Write cells, with the format in which Excel keeps each."""
    now = formats(sheet, values)
    wanted = {at: format_for(value, now[at]) for at, value in values.items()}
    set_formats(sheet, {at: each for at, each in wanted.items() if each != now[at]})
    for area in blocks(values):
        area_of(sheet, area).value = [
            [held(values[row, column]) for column in range(area.left, area.right + 1)]
            for row in range(area.top, area.bottom + 1)
        ]


def set_formats(sheet: xlwings.Sheet, wanted: Formats) -> None:
    """Give cells number formats."""
    for each in dict.fromkeys(wanted.values()):
        for area in blocks([at for at, name in wanted.items() if name == each]):
            area_of(sheet, area).number_format = each


def _look_up(sheet: xlwings.Sheet, area: Area, found: Formats) -> None:
    """Note the formats of a rectangle; where Excel says that they differ, of its halves."""
    each: object = area_of(sheet, area).number_format
    if not isinstance(each, str) and str(area).find(":") > 0:
        for half in _halves(area):
            _look_up(sheet, half, found)
    else:
        found |= dict.fromkeys(places_of(area), each if isinstance(each, str) else GENERAL)


def _halves(area: Area) -> tuple[Area, Area]:
    """Return the halves of a rectangle, side by side: columns mostly have one format."""
    if area.left < area.right:
        middle = (area.left + area.right) // 2
        return (
            Area(area.top, area.left, area.bottom, middle),
            Area(area.top, middle + 1, area.bottom, area.right),
        )
    middle = (area.top + area.bottom) // 2
    return (
        Area(area.top, area.left, middle, area.right),
        Area(middle + 1, area.left, area.bottom, area.right),
    )
