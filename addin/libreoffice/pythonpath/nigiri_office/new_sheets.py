"""Make a new sheet from its description: looks, drop-downs, conditional formats, view, page.

docs/protocol.md has the form of the description. The result looks like the same sheet read by
LibreOffice from a file that nigiri wrote.
"""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Any

import uno

from nigiri_office.captured_looks import add_formats, remove_formats, set_filter
from nigiri_office.cells import used_range
from nigiri_office.contexts import Recorded
from nigiri_office.figures import format_key
from nigiri_office.formulas import Formulas
from nigiri_office.looks import (
    cell_properties,
    colour,
    give,
    height,
    highlight_properties,
    usual_properties,
    width,
)
from nigiri_office.pages import set_page
from nigiri_office.views import set_view, show_page_lines

#: ConditionFormatOperator.EXPRESSION; not 9, which is a formula in other enumerations.
FORMULA_IS = 24
SORTED_NO = 1
#: All contents and attributes of a cell, without the drawings on it.
EVERYTHING = 1 | 2 | 4 | 8 | 16 | 32 | 64
#: The default width of a column, in hundredths of a millimetre.
USUAL_WIDTH = 2258


def area(sheet: Any, corners: Any) -> Any:
    """Return the range between corners counted from 1: top, left, bottom, right."""
    top, left, bottom, right = corners
    return sheet.getCellRangeByPosition(left - 1, top - 1, right - 1, bottom - 1)


def paint(note: Any, document: Any, sheet: Any, spec: Any) -> None:
    """Give a new, unprotected sheet its looks; may be repeated with the same result.

    note -- makes the context of each call: Recorded or Unrecorded
    """
    _set_sizes(note, sheet, spec)
    _set_styles(note, document, sheet, spec)
    _set_folds(note, sheet, spec)
    for drop_down in spec["drop_downs"]:
        _set_list(note, sheet, drop_down)
    _set_formats(document, sheet, spec["formats"])
    for name, value in (("TabColor", colour(spec["tab"])), ("IsVisible", spec["visible"])):
        with note():
            setattr(sheet, name, value)
    if spec["filter"] is not None:
        top, left, bottom, right = (number - 1 for number in spec["filter"])
        set_filter(note, document, sheet, (left, top, right, bottom))
    if spec["print"] is not None:
        set_page(note, document, sheet, spec["print"])


def view(document: Any, sheet: Any, spec: Any) -> None:
    """Freeze the headings, hide the grid of the sheet, and the lines at which pages end."""
    frozen: Any = None
    if spec["freeze"]:
        cell = sheet.getCellRangeByName(spec["freeze"]).CellAddress
        frozen = cell.Column, cell.Row
    set_view(document, sheet, frozen)
    show_page_lines(document, False)


def wipe(document: Any, sheet: Any) -> None:
    """Remove all cells, looks and rules from a sheet that is made anew."""
    remove_formats(sheet)
    sheet.removeAllManualPageBreaks()
    area = used_range(sheet)
    area.clearContents(EVERYTHING)
    area.Rows.IsVisible = area.Columns.IsVisible = True
    area.Columns.Width = USUAL_WIDTH
    set_filter(partial(Recorded, document), document, sheet, None)


def _set_sizes(note: Any, sheet: Any, spec: Any) -> None:
    """Set row heights and column widths, and hide columns."""
    rows, columns = sheet.Rows, sheet.Columns
    with note():
        rows.Height = height(spec["row_height"])
    for row, points in spec["heights"]:
        with note():
            rows.getByIndex(row - 1).Height = height(points)
    for column, characters in spec["widths"]:
        with note():
            columns.getByIndex(column - 1).Width = width(characters)
    for column in spec["hidden"]:
        with note():
            columns.getByIndex(column - 1).IsVisible = False


def _set_folds(note: Any, sheet: Any, spec: Any) -> None:
    """Group the rows that fold, below their titles, and fold those that are closed."""
    if not spec["folds"]:
        return
    rows = uno.Enum("com.sun.star.table.TableOrientation", "ROWS")
    sheet.clearOutline()
    for first, last, closed in spec["folds"]:
        address = area(sheet, (first, 1, last, 1)).RangeAddress
        with note():
            sheet.group(address, rows)
        if closed:
            with note():
                sheet.hideDetail(address)


def _set_styles(note: Any, document: Any, sheet: Any, spec: Any) -> None:
    """Style columns, then areas; later ones win."""
    keys: dict[str, Any] = {}
    columns = ((sheet.Columns.getByIndex(at - 1), style) for at, style in spec["column_styles"])
    areas = ((area(sheet, corners), style) for corners, style in spec["styles"])
    with note():
        give(sheet, usual_properties())
    for target, style in (*columns, *areas):
        properties = cell_properties(style, _format(document, style["number_format"], keys))
        with note():
            give(target, properties)


def _format(document: Any, code: str, keys: Any) -> Any:
    """Return LibreOffice's key of a number format; code -- in English notation."""
    if code not in keys:
        keys[code] = format_key(document, code)
    return keys[code]


def _set_list(note: Any, sheet: Any, drop_down: Any) -> None:
    """Give cells a drop-down list that accepts other entries as well."""
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
    with note():
        target.Validation = rule


def _set_formats(document: Any, sheet: Any, formats: Any) -> None:
    """Set the conditional formats: one for each area, with its rules in order."""
    remove_formats(sheet)
    shown = Formulas(document).shown
    by_area: dict[Any, Any] = {}
    for form in formats:
        by_area.setdefault(tuple(form["area"]), []).append(form)
    made = []
    for corners, forms in by_area.items():
        top, left, bottom, right = (number - 1 for number in corners)
        corner = sheet.getCellByPosition(left, top)
        rules = [
            (FORMULA_IS, shown(form["formula"], corner), "", _style(document, form["look"]))
            for form in forms
        ]
        made.append(([(left, top, right, bottom)], rules))
    add_formats(document, sheet, made)


def _style(document: Any, look: Any) -> str:
    """Return the name of the cell style for a look, a hash of it; make the style if need be."""
    digest = hashlib.sha256(repr(sorted(look.items())).encode("utf-8")).hexdigest()
    name = "nigiri " + digest[:8]
    styles = document.StyleFamilies.getByName("CellStyles")
    if not styles.hasByName(name):
        style = document.createInstance("com.sun.star.style.CellStyle")
        styles.insertByName(name, style)
        for key, value in highlight_properties(look).items():
            style.setPropertyValue(key, value)
    return name
