"""Write cells of a sheet in Excel so that each holds just what it is to hold.

Excel takes apart what it is given: "1-2" becomes a date, "007" the number 7, a number in a text
cell a text. So each cell gets the format first in which it keeps its value, each for itself: the
cells around it, the column and the rest of its look stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.excel.blocks import blocks, bounds, places_of, rows_of
from nigiri.hosts.excel.values import GENERAL, format_for, held, value_of
from nigiri.workbook.layout.spec import Area

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    import xlwings

    from nigiri.hosts.excel.blocks import Place
    from nigiri.workbook.model.cells import Value

Values = dict["Place", "Value"]
Formats = dict["Place", str]

MOST_AT_ONCE = 50_000


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
    for area, wanted in _readings(places):
        formulas = rows_of(area_of(sheet, area).formula, area)
        values = shown(sheet, area)
        for row, column in wanted:
            at = row - area.top, column - area.left
            found[row, column] = value_of(formulas[at[0]][at[1]], values[at[0]][at[1]])
    return found


def _readings(places: Collection[Place]) -> Iterator[tuple[Area, Collection[Place]]]:
    """Yield what to read at once, and the cells that are wanted of it.

    To read what lies between the cells costs less than another call, up to a point.
    """
    around = bounds(places) if places else Area(1, 1, 0, 0)
    if (around.bottom - around.top + 1) * (around.right - around.left + 1) <= MOST_AT_ONCE:
        yield from [(around, places)] if places else []
    else:
        yield from ((area, list(places_of(area))) for area in blocks(places))


def formats(sheet: xlwings.Sheet, places: Collection[Place]) -> Formats:
    """Return the number formats of cells."""
    found: Formats = {}
    if places:
        _look_up(sheet, list(places), found)
    return found


def write(sheet: xlwings.Sheet, values: Mapping[Place, Value], now: Formats | None = None) -> None:
    """Write cells, with the format in which Excel keeps each.

    now -- the formats that they have, None to look
    """
    now = formats(sheet, values) if now is None else now
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


def _look_up(sheet: xlwings.Sheet, places: Sequence[Place], found: Formats) -> None:
    """Note the formats of cells; where Excel says that they differ, of one half and the other."""
    area = bounds(places)
    each: object = area_of(sheet, area).number_format
    if isinstance(each, str) or len(places) == 1:
        found |= dict.fromkeys(places, each if isinstance(each, str) else GENERAL)
        return
    # Side by side first: columns mostly have one format.
    axis = 1 if area.left < area.right else 0
    middle = ((area.left + area.right) if axis else (area.top + area.bottom)) // 2
    for half in (
        [place for place in places if place[axis] <= middle],
        [place for place in places if place[axis] > middle],
    ):
        _look_up(sheet, half, found)
