"""Capture and restore the looks of a sheet that LibreOffice's undo does not restore."""

from __future__ import annotations

from typing import Any

from nigiri_office.contexts import Unrecorded

CONDITION = 0
_RULE = ("Operator", "Formula1", "Formula2", "StyleName")
_CORNERS = ("StartColumn", "StartRow", "EndColumn", "EndRow")


def capture_looks(sheet: Any, rows: int) -> Any:
    """Return conditional formats, page style, print areas, and the heights of the first rows.

    rows -- number of rows whose heights are captured
    """
    return {
        "formats": [_format_record(each) for each in condition_formats(sheet)],
        "numbers": [each.ID for each in condition_formats(sheet)],
        "page": sheet.PageStyle,
        "printed": [corners(area) for area in sheet.getPrintAreas()],
        "heights": [sheet.Rows.getByIndex(row).Height for row in range(rows)],
    }


def restore_looks(document: Any, sheet: Any, wanted: Any) -> None:
    """Restore the captured looks of a sheet."""
    if [_format_record(each) for each in condition_formats(sheet)] != wanted["formats"]:
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


def condition_formats(sheet: Any) -> Any:
    """Return the conditional formats that hold only conditions: nigiri makes no colour scales."""
    found = sheet.ConditionalFormats.getConditionalFormats()
    return [
        each
        for each in found
        if all(each.getByIndex(index).Type == CONDITION for index in range(each.Count))
    ]


def remove_formats(sheet: Any) -> None:
    """Remove the conditional formats that hold only conditions."""
    for each in condition_formats(sheet):
        sheet.ConditionalFormats.removeByID(each.ID)


def add_formats(document: Any, sheet: Any, formats: Any, known: Any = None) -> None:
    """Add conditional formats.

    formats -- the areas of each (first column and row, last column and row, from 0) and its rules:
    an operator, two formulas, the name of a style
    known -- the ids of the formats that cells refer to already, None where there are none
    """
    numbers = [_add_format(document, sheet, areas) for areas, _ in formats]
    forms = {each.ID: each for each in sheet.ConditionalFormats.getConditionalFormats()}
    if numbers != known:
        for number, (_, rules) in zip(numbers, formats):
            # LibreOffice merges equal formats when it copies cells, so each differs at first
            _set_rules(forms[number], [(*rules[0][:1], str(number), "", rules[0][-1])])
        _show_formats(document, sheet, [area for areas, _ in formats for area in areas])
        forms = {each.ID: each for each in sheet.ConditionalFormats.getConditionalFormats()}
    for number, (_, rules) in zip(numbers, formats):
        _set_rules(forms[number], rules)


def _add_format(document: Any, sheet: Any, areas: Any) -> Any:
    """Add a conditional format without rules; return its id."""
    ranges = document.createInstance("com.sun.star.sheet.SheetCellRanges")
    for each in areas:
        ranges.addRangeAddress(sheet.getCellRangeByPosition(*each).RangeAddress, False)
    return sheet.ConditionalFormats.createByRange(ranges)


def _set_rules(form: Any, rules: Any) -> None:
    """Set the rules of a conditional format."""
    for index, rule in enumerate(rules):
        if index >= form.Count:
            form.createEntry(CONDITION, index)
        entry = form.getByIndex(index)
        for name, value in zip(_RULE, rule):
            setattr(entry, name, value)


def _show_formats(document: Any, sheet: Any, areas: Any) -> None:
    """Make LibreOffice show conditional formats: it notes those that programs add only in copies.

    The cells are copied onto themselves, without a record.
    """
    if areas:
        low, high = (tuple(map(side, zip(*areas))) for side in (min, max))
        cells = sheet.getCellRangeByPosition(*low[:2], *high[2:])
        with Unrecorded(document):
            sheet.copyRange(cells.getCellByPosition(0, 0).CellAddress, cells.RangeAddress)


def set_filter(note: Any, document: Any, sheet: Any, corners: Any) -> None:
    """Add filter arrows to the headings of an area; corners None removes the arrows of this sheet.

    note -- makes the context of each call: Recorded or Unrecorded
    corners -- first column and row, last column and row, from 0
    """
    ranges, existing = document.DatabaseRanges, _filters(document, sheet)
    for name in existing if corners is None else ():
        with note():
            ranges.removeByName(name)
    if corners is not None and not existing:
        name = "nigiri_%d" % len(ranges.ElementNames)
        while ranges.hasByName(name):
            name += "_"
        with note():
            ranges.addNewByName(name, sheet.getCellRangeByPosition(*corners).RangeAddress)
        with note():
            ranges.getByName(name).AutoFilter = True


def _format_record(form: Any) -> Any:
    """Return the areas and rules of a conditional format."""
    areas = [corners(at) for at in form.Range.RangeAddresses]
    entries = (form.getByIndex(index) for index in range(form.Count))
    return areas, [tuple(getattr(entry, name) for name in _RULE) for entry in entries]


def corners(address: Any) -> Any:
    """Return first column and row, last column and row of a range, from 0."""
    return tuple(getattr(address, each) for each in _CORNERS)


def _filters(document: Any, sheet: Any) -> Any:
    """Return the names of the database ranges of a sheet that have filter arrows."""
    ranges, table = document.DatabaseRanges, sheet.RangeAddress.Sheet
    found = ((name, ranges.getByName(name)) for name in ranges.ElementNames)
    return [name for name, each in found if each.AutoFilter and each.DataArea.Sheet == table]
