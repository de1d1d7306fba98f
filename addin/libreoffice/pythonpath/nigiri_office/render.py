"""A new sheet from its description: cells, looks, lists, conditional formats, view, page.

The description is that of docs/protocol.md. What is made here looks as the same sheet does that
LibreOffice reads from a file of nigiri's.
"""

import hashlib

import uno

from nigiri_office.formulas import Formulas
from nigiri_office.looks import (
    cell_properties,
    colour,
    give,
    height,
    highlight_properties,
    width,
)
from nigiri_office.pages import set_page

FORMULA_IS, CONDITION = 9, 0
LIST, SORTED_NO = 6, 1


def area(sheet, corners):
    """Return the range between corners counted from 1: top, left, bottom, right."""
    top, left, bottom, right = corners
    return sheet.getCellRangeByPosition(left - 1, top - 1, right - 1, bottom - 1)


def paint(document, sheet, spec):
    """Give a new sheet its looks; done again, it comes to the same."""
    if sheet.isProtected():
        sheet.unprotect("")
    _set_sizes(sheet, spec)
    _set_styles(document, sheet, spec)
    for drop_down in spec["drop_downs"]:
        _set_list(sheet, drop_down)
    _set_formats(document, sheet, spec["formats"])
    sheet.TabColor = colour(spec["tab"])
    sheet.IsVisible = spec["visible"]
    if spec["filter"] is not None:
        _set_filter(document, sheet, spec["filter"])
    if spec["print"] is not None:
        set_page(document, sheet, spec["print"])


def view(document, sheet, spec):
    """Freeze what does not scroll and hide the grid, in every window of the document."""
    controller = document.CurrentController
    if controller is None or not spec["visible"]:
        return
    before = controller.ActiveSheet
    controller.setActiveSheet(sheet)
    controller.ShowGrid = False
    if spec["freeze"]:
        cell = sheet.getCellRangeByName(spec["freeze"]).CellAddress
        controller.freezeAtPosition(cell.Column, cell.Row)
    controller.setActiveSheet(before)


def _set_sizes(sheet, spec):
    """Set widths and heights."""
    sheet.Rows.Height = height(spec["row_height"])
    for row, points in spec["heights"]:
        sheet.Rows.getByIndex(row - 1).Height = height(points)
    for column, characters in spec["widths"]:
        sheet.Columns.getByIndex(column - 1).Width = width(characters)
    for column in spec["hidden"]:
        sheet.Columns.getByIndex(column - 1).IsVisible = False


def _set_styles(document, sheet, spec):
    """Paint columns, then areas, later ones over earlier ones."""
    keys = {}
    for column, style in spec["column_styles"]:
        target = sheet.Columns.getByIndex(column - 1)
        give(target, cell_properties(style, _format(document, style["number_format"], keys)))
    for corners, style in spec["styles"]:
        properties = cell_properties(style, _format(document, style["number_format"], keys))
        give(area(sheet, corners), properties)


def _format(document, code, keys):
    """Return LibreOffice's key of a number format, which is written in English."""
    if code not in keys:
        english = uno.createUnoStruct("com.sun.star.lang.Locale", "en", "US", "")
        formats = document.NumberFormats
        key = formats.queryKey(code, english, False)
        keys[code] = formats.addNew(code, english) if key < 0 else key
    return keys[code]


def _set_list(sheet, drop_down):
    """Let cells offer a list, and never reject."""
    target = area(sheet, drop_down["area"])
    source = drop_down["source"]
    rule = target.Validation
    rule.Type = uno.Enum("com.sun.star.sheet.ValidationType", "LIST")
    rule.ShowList, rule.ShowErrorMessage, rule.IgnoreBlankCells = SORTED_NO, False, True
    if isinstance(source, str):
        sheet_name, _, cells = source.rpartition("!")
        rule.setFormula1("$%s.%s" % (sheet_name, cells))
    else:
        entries = ('"%s"' % entry.replace('"', '""') for entry in source)
        rule.setFormula1(";".join(entries))
    target.Validation = rule


def _set_formats(document, sheet, formats):
    """Set conditional formats: one for each area, with its rules in order."""
    known = sheet.ConditionalFormats
    for each in known.getConditionalFormats():
        known.removeByID(each.ID)
    by_area = {}
    for form in formats:
        by_area.setdefault(tuple(form["area"]), []).append(form)
    for corners, rules in by_area.items():
        ranges = document.createInstance("com.sun.star.sheet.SheetCellRanges")
        ranges.addRangeAddress(area(sheet, corners).RangeAddress, False)
        number = known.createByRange(ranges)
        made = next(each for each in known.getConditionalFormats() if number == each.ID)
        for place, rule in enumerate(rules):
            _set_rule(document, sheet, made, place, rule)


def _set_rule(document, sheet, made, place, rule):
    """Set one rule of a conditional format."""
    corner = area(sheet, rule["area"]).getCellByPosition(0, 0)
    made.createEntry(CONDITION, place)
    entry = made.getByIndex(place)
    entry.Operator = FORMULA_IS
    entry.StyleName = _style(document, rule["look"])
    entry.Formula1 = Formulas(document).shown(rule["formula"], corner)


def _style(document, look):
    """Return the name of a cell style with that look; a style is named after its look."""
    digest = hashlib.sha256(repr(sorted(look.items())).encode("utf-8")).hexdigest()
    name = "nigiri " + digest[:8]
    styles = document.StyleFamilies.getByName("CellStyles")
    if not styles.hasByName(name):
        style = document.createInstance("com.sun.star.style.CellStyle")
        styles.insertByName(name, style)
        for key, value in highlight_properties(look).items():
            style.setPropertyValue(key, value)
    return name


def _set_filter(document, sheet, corners):
    """Put arrows for filtering on the headings."""
    ranges, name = document.DatabaseRanges, "nigiri_%d" % len(document.DatabaseRanges.ElementNames)
    while ranges.hasByName(name):
        name += "_"
    ranges.addNewByName(name, area(sheet, corners).RangeAddress)
    ranges.getByName(name).AutoFilter = True
