"""What a sheet wears and LibreOffice does not record when it changes."""

from __future__ import annotations

from typing import Any

from nigiri_office.meanwhile import Unrecorded

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
        add_formats(document, sheet, wanted["formats"], wanted["numbers"])
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


def add_formats(document: Any, sheet: Any, formats: Any, known: Any = None) -> None:
    """Add conditional formats.

    formats -- the areas of each (first column and row, last column and row, from 0) and its rules:
    an operator, two formulas, the name of a style
    known -- the numbers by which cells know them already, None where they know none
    """
    numbers = [_added(document, sheet, areas) for areas, _ in formats]
    forms = {each.ID: each for each in sheet.ConditionalFormats.getConditionalFormats()}
    if numbers != known:
        for number, (_, rules) in zip(numbers, formats):
            # LibreOffice makes one of those that are equal when it copies them
            _set_rules(forms[number], [(*rules[0][:1], str(number), "", rules[0][-1])])
        _show_formats(document, sheet, [area for areas, _ in formats for area in areas])
        forms = {each.ID: each for each in sheet.ConditionalFormats.getConditionalFormats()}
    for number, (_, rules) in zip(numbers, formats):
        _set_rules(forms[number], rules)


def _added(document: Any, sheet: Any, areas: Any) -> Any:
    """Add a conditional format without any rule; return its number."""
    ranges = document.createInstance("com.sun.star.sheet.SheetCellRanges")
    for each in areas:
        ranges.addRangeAddress(sheet.getCellRangeByPosition(*each).RangeAddress, False)
    return sheet.ConditionalFormats.createByRange(ranges)


def _set_rules(form: Any, rules: Any) -> None:
    """Let a conditional format have these rules."""
    for place, rule in enumerate(rules):
        if place >= form.Count:
            form.createEntry(CONDITION, place)
        entry = form.getByIndex(place)
        for name, value in zip(_RULE, rule):
            setattr(entry, name, value)


def _show_formats(document: Any, sheet: Any, areas: Any) -> None:
    """Let formats show: LibreOffice tells copied cells alone of those that programs add.

    The cells are copied to where they are, which nothing records.
    """
    if areas:
        low, high = (tuple(map(side, zip(*areas))) for side in (min, max))
        cells = sheet.getCellRangeByPosition(*low[:2], *high[2:])
        with Unrecorded(document):
            sheet.copyRange(cells.getCellByPosition(0, 0).CellAddress, cells.RangeAddress)


def set_filter(note: Any, document: Any, sheet: Any, corners: Any) -> None:
    """Put arrows for filtering on the headings of an area; None takes ours of this sheet away.

    note -- makes what is entered for every call: whether LibreOffice records it
    """
    ranges, there = document.DatabaseRanges, _filters(document, sheet)
    for name in there if corners is None else ():
        with note():
            ranges.removeByName(name)
    if corners is not None and not there:
        name = "nigiri_%d" % len(ranges.ElementNames)
        while ranges.hasByName(name):
            name += "_"
        with note():
            ranges.addNewByName(name, sheet.getCellRangeByPosition(*corners).RangeAddress)
        with note():
            ranges.getByName(name).AutoFilter = True


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
