"""Write cells of a sheet in Excel so that each holds exactly its value.

Excel converts values: "1-2" becomes a date, "007" the number 7, a number in a text cell a text. So
each cell first gets a number format in which it keeps its value; other cells, the column and the
rest of its look stay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.excel.blocks import blocks, bounds, places_of, rows_of
from nigiri.hosts.excel.values import GENERAL, excel_value, format_for, value_of
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


def shown_values(sheet: xlwings.Sheet, area: Area) -> list[list[object]]:
    """Return the values of cells in rows, errors as texts."""
    cells: list[list[object]] = area_of(sheet, area).options(ndim=2, err_to_str=True).value
    return cells


def cell_contents(sheet: xlwings.Sheet, places: Collection[Place]) -> Values:
    """Return the contents of cells: formulas as formulas, with their values."""
    found: Values = {}
    for area, wanted in _readings(places):
        formulas = rows_of(area_of(sheet, area).formula, area)
        values = shown_values(sheet, area)
        for row, column in wanted:
            at = row - area.top, column - area.left
            found[row, column] = value_of(formulas[at[0]][at[1]], values[at[0]][at[1]])
    return found


def _readings(places: Collection[Place]) -> Iterator[tuple[Area, Collection[Place]]]:
    """Yield areas to read at once, with the cells wanted of each.

    Reading the cells in between costs less than another call, up to a point.
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
    """Write cells, with the number format in which Excel keeps each.

    now -- their present formats, None to look them up
    """
    now = formats(sheet, values) if now is None else now
    wanted = {at: format_for(value, now[at]) for at, value in values.items()}
    set_formats(sheet, {at: each for at, each in wanted.items() if each != now[at]})
    for area in blocks(values):
        area_of(sheet, area).value = [
            [excel_value(values[row, column]) for column in range(area.left, area.right + 1)]
            for row in range(area.top, area.bottom + 1)
        ]


def set_formats(sheet: xlwings.Sheet, wanted: Formats) -> None:
    """Give cells number formats."""
    for each in dict.fromkeys(wanted.values()):
        for area in blocks([at for at, name in wanted.items() if name == each]):
            area_of(sheet, area).number_format = each


def _look_up(sheet: xlwings.Sheet, places: Sequence[Place], found: Formats) -> None:
    """Add the formats of cells; where Excel reports mixed ones, of each half separately."""
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
