"""A new sheet from its description: cells, looks, lists, conditional formats, view, page.

The description is that of docs/protocol.md. What is made here looks as the same sheet does that
LibreOffice reads from a file of nigiri's.
"""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Any

import uno

from nigiri_office.cells import used
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
from nigiri_office.meanwhile import Recorded
from nigiri_office.pages import set_page
from nigiri_office.views import show_as
from nigiri_office.worn import add_formats, remove_formats, set_filter

#: ConditionFormatOperator.EXPRESSION; 9, a formula in other lists, is there what is unique.
FORMULA_IS = 24
SORTED_NO = 1
#: What a cell may hold and wear, but for pictures that lie on it.
EVERYTHING = 1 | 2 | 4 | 8 | 16 | 32 | 64
#: The width of a column that nobody set, in hundredths of a millimetre.
USUAL_WIDTH = 2258


def area(sheet: Any, corners: Any) -> Any:
    """Return the range between corners counted from 1: top, left, bottom, right."""
    top, left, bottom, right = corners
    return sheet.getCellRangeByPosition(left - 1, top - 1, right - 1, bottom - 1)


def paint(note: Any, document: Any, sheet: Any, spec: Any) -> None:
    """Give a new sheet, which is not protected, its looks; done again, it comes to the same.

    note -- makes what is entered for every call: whether LibreOffice records it
    """
    _set_sizes(note, sheet, spec)
    _set_styles(note, document, sheet, spec)
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
    """Freeze what does not scroll and hide the grid, in the window of the document."""
    frozen: Any = None
    if spec["freeze"]:
        cell = sheet.getCellRangeByName(spec["freeze"]).CellAddress
        frozen = cell.Column, cell.Row
    show_as(document, sheet, False, frozen)


def wipe(document: Any, sheet: Any) -> None:
    """Take all cells, looks and rules of nigiri's from a sheet that is made anew."""
    remove_formats(sheet)
    sheet.removeAllManualPageBreaks()
    area = used(sheet)
    area.clearContents(EVERYTHING)
    area.Rows.IsVisible = area.Columns.IsVisible = True
    area.Columns.Width = USUAL_WIDTH
    set_filter(partial(Recorded, document), document, sheet, None)


def _set_sizes(note: Any, sheet: Any, spec: Any) -> None:
    """Set widths and heights."""
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


def _set_styles(note: Any, document: Any, sheet: Any, spec: Any) -> None:
    """Paint columns, then areas, later ones over earlier ones."""
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
    """Return LibreOffice's key of a number format, which is written in English."""
    if code not in keys:
        english = uno.createUnoStruct("com.sun.star.lang.Locale", "en", "US", "")
        formats = document.NumberFormats
        key = formats.queryKey(code, english, False)
        keys[code] = formats.addNew(code, english) if key < 0 else key
    return keys[code]


def _set_list(note: Any, sheet: Any, drop_down: Any) -> None:
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
    with note():
        target.Validation = rule


def _set_formats(document: Any, sheet: Any, formats: Any) -> None:
    """Set conditional formats: one for each area, with its rules in order."""
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
