"""The print settings of a sheet: a page style of its own."""

from __future__ import annotations

from typing import Any

import uno

A4 = 21001, 29700
INCH = 2540
SIDE, TOP, BOTTOM, FOOTER = 0.4, 0.5, 0.3, 0.4


def set_page(note: Any, document: Any, sheet: Any, form: Any) -> None:
    """Set print area, repeated title rows, page breaks and page style.

    note -- makes the context of each call: Recorded or Unrecorded
    """
    target = uno.createUnoStruct("com.sun.star.table.CellRangeAddress")
    top, left, bottom, right = form["area"]
    target.Sheet = sheet.RangeAddress.Sheet
    target.StartRow, target.StartColumn = top - 1, left - 1
    target.EndRow, target.EndColumn = bottom - 1, right - 1
    with note():
        sheet.setPrintAreas((target,))
    if form["title_rows"] is not None:
        first, last = form["title_rows"]
        titles = uno.createUnoStruct("com.sun.star.table.CellRangeAddress")
        titles.Sheet, titles.StartRow, titles.EndRow = target.Sheet, first - 1, last - 1
        with note():
            sheet.setTitleRows(titles)
        with note():
            sheet.setPrintTitleRows(True)
    for row in form["breaks"]:
        with note():
            sheet.Rows.getByIndex(row).IsStartOfNewPage = True
    style = _style(document, sheet.Name, form)
    with note():
        sheet.PageStyle = style


def _style(document: Any, name: Any, form: Any) -> Any:
    """Set up the page style of a sheet and return its name."""
    styles = document.StyleFamilies.getByName("PageStyles")
    name = "PageStyle_" + name
    if not styles.hasByName(name):
        styles.insertByName(name, document.createInstance("com.sun.star.style.PageStyle"))
    style = styles.getByName(name)
    short, long = A4
    style.IsLandscape = form["landscape"]
    style.Width, style.Height = (long, short) if form["landscape"] else (short, long)
    style.LeftMargin = style.RightMargin = round(SIDE * INCH)
    style.TopMargin, style.BottomMargin = round(TOP * INCH), round(BOTTOM * INCH)
    style.FirstPageNumber = 0  # pages are counted through all sheets
    style.HeaderIsOn, style.FooterIsOn, style.FooterIsShared = False, True, True
    style.FooterHeight = round(FOOTER * INCH)
    if form["scale"] is None:
        style.ScaleToPagesX, style.ScaleToPagesY = 1, 0
    else:
        style.PageScale = form["scale"]
    _set_footer(document, style)
    return name


def _set_footer(document: Any, style: Any) -> None:
    """Set the footer: file name, page number and count, date and time."""
    content = style.RightPageFooterContent
    _write(document, content.LeftText, "FileName")
    _write(document, content.CenterText, "PageNumber", " / ", "PageCount")
    _write(document, content.RightText, "Date", " ", "Time")
    style.RightPageFooterContent = content


def _write(document: Any, text: Any, *parts: Any) -> None:
    """Write parts into a text: names of fields, and the separators between them."""
    text.setString("")
    cursor = text.createTextCursor()
    for part in parts:
        cursor.gotoEnd(False)
        if part.isalpha():
            field = document.createInstance("com.sun.star.text.TextField." + part)
            text.insertTextContent(cursor, field, False)
        else:
            text.insertString(cursor, part, False)
