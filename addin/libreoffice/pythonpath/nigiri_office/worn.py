"""What a sheet wears and LibreOffice does not record when it changes."""

from __future__ import annotations

from typing import Any

from nigiri_office.meanwhile import InFront, Unrecorded

CONDITION = 0
_RULE = ("Operator", "Formula1", "Formula2", "StyleName")
_CORNERS = ("StartColumn", "StartRow", "EndColumn", "EndRow")


def worn(sheet: Any, rows: int) -> Any:
    """Return conditional formats, page style, printed areas, and the height of so many rows."""
    return {
        "formats": [_form(each) for each in of_conditions(sheet)],
        "numbers": [each.ID for each in of_conditions(sheet)],
        "page": sheet.PageStyle,
        "printed": [corners(area) for area in sheet.getPrintAreas()],
        "heights": [sheet.Rows.getByIndex(row).Height for row in range(rows)],
    }


def put_on(document: Any, sheet: Any, wanted: Any) -> None:
    """Let a sheet wear what it wore."""
    if [_form(each) for each in of_conditions(sheet)] != wanted["formats"]:
        remove_formats(sheet)
        made = [add_format(document, sheet, *each) for each in wanted["formats"]]
        if made != wanted["numbers"]:  # by which the cells know them
            show_formats(
                document, sheet, [area for areas, _ in wanted["formats"] for area in areas]
            )
    if sheet.PageStyle != wanted["page"]:
        with Unrecorded(document):
            sheet.PageStyle = wanted["page"]
    if [corners(area) for area in sheet.getPrintAreas()] != wanted["printed"]:
        ranges = (sheet.getCellRangeByPosition(*corners) for corners in wanted["printed"])
        with Unrecorded(document):
            sheet.setPrintAreas(tuple(each.RangeAddress for each in ranges))
    for row, height in enumerate(wanted["heights"]):
        if sheet.Rows.getByIndex(row).Height != height:
            with Unrecorded(document):
                sheet.Rows.getByIndex(row).Height = height


def of_conditions(sheet: Any) -> Any:
    """Return the conditional formats that are all conditions: scales of colours are not ours."""
    found = sheet.ConditionalFormats.getConditionalFormats()
    return [
        each
        for each in found
        if all(each.getByIndex(place).Type == CONDITION for place in range(each.Count))
    ]


def remove_formats(sheet: Any) -> None:
    """Remove those conditional formats."""
    for each in of_conditions(sheet):
        sheet.ConditionalFormats.removeByID(each.ID)


def add_format(document: Any, sheet: Any, areas: Any, rules: Any) -> Any:
    """Add a conditional format, which does not show yet; return its number.

    areas -- first column and row, last column and row, from 0
    rules -- each an operator, two formulas, and the name of a style
    """
    ranges = document.createInstance("com.sun.star.sheet.SheetCellRanges")
    for corners in areas:
        ranges.addRangeAddress(sheet.getCellRangeByPosition(*corners).RangeAddress, False)
    number = sheet.ConditionalFormats.createByRange(ranges)
    known = sheet.ConditionalFormats.getConditionalFormats()
    made = next(each for each in known if number == each.ID)
    for place, rule in enumerate(rules):
        made.createEntry(CONDITION, place)
        entry = made.getByIndex(place)
        for name, value in zip(_RULE, rule):
            setattr(entry, name, value)
    return number


def show_formats(document: Any, sheet: Any, areas: Any) -> None:
    """Let conditional formats show: LibreOffice tells copied cells alone of those programs add.

    The cells are copied to where they are, which nothing records.
    areas -- first column and row, last column and row, from 0
    """
    if areas:
        low, high = (tuple(map(side, zip(*areas))) for side in (min, max))
        cells = sheet.getCellRangeByPosition(*low[:2], *high[2:])
        with Unrecorded(document):
            sheet.copyRange(cells.getCellByPosition(0, 0).CellAddress, cells.RangeAddress)


def set_filter(document: Any, sheet: Any, corners: Any) -> None:
    """Put arrows for filtering on the headings of an area; None takes ours of this sheet away."""
    ranges, there = document.DatabaseRanges, _filters(document, sheet)
    for name in there if corners is None else ():
        ranges.removeByName(name)
    if corners is not None and not there:
        name = "nigiri_%d" % len(ranges.ElementNames)
        while ranges.hasByName(name):
            name += "_"
        ranges.addNewByName(name, sheet.getCellRangeByPosition(*corners).RangeAddress)
        ranges.getByName(name).AutoFilter = True


def show_as(document: Any, sheet: Any, grid: bool, frozen: Any) -> None:
    """Let the window show a sheet with or without grid, and freeze what is left and above."""
    with InFront(document, sheet) as controller:
        if controller is None:
            return
        controller.ShowGrid = grid
        if frozen is not None:
            controller.freezeAtPosition(*frozen)


def _form(form: Any) -> Any:
    """Return a conditional format as areas and rules."""
    areas = [corners(at) for at in form.Range.RangeAddresses]
    entries = (form.getByIndex(place) for place in range(form.Count))
    return areas, [tuple(getattr(entry, name) for name in _RULE) for entry in entries]


def corners(address: Any) -> Any:
    """Return first column and row, last column and row, from 0."""
    return tuple(getattr(address, each) for each in _CORNERS)


def _filters(document: Any, sheet: Any) -> Any:
    """Return the names of the areas of a sheet whose headings have arrows for filtering."""
    ranges, table = document.DatabaseRanges, sheet.RangeAddress.Sheet
    found = ((name, ranges.getByName(name)) for name in ranges.ElementNames)
    return [name for name, each in found if each.AutoFilter and each.DataArea.Sheet == table]
