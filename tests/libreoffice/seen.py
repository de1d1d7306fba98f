"""All that is to be seen in a document of LibreOffice, as plain data: to be compared.

driver.py loads it into LibreOffice itself: from outside each look at a cell is a message to and
fro, and a sheet takes thousands. It imports nothing of ours.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import unohelper
from com.sun.star.task import XJob

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

CELL = (
    "CharFontName", "CharHeight", "CharWeight", "CharUnderline", "CharColor",
    "CharStrikeout", "CellBackColor", "ParaIndent", "VertJustify", "IsTextWrapped", "ShrinkToFit",
)  # fmt: skip
SIDES = ("LeftBorder2", "RightBorder2", "TopBorder2", "BottomBorder2")
RULE = ("ShowList", "ShowErrorMessage", "IgnoreBlankCells", "ErrorMessage", "InputMessage")
PAGE = (
    "IsLandscape", "Width", "Height", "LeftMargin", "RightMargin", "TopMargin", "BottomMargin",
    "HeaderIsOn", "FooterIsOn", "FooterIsShared", "PageScale", "ScaleToPagesX", "ScaleToPagesY",
    "CenterHorizontally", "PrintGrid", "PrintHeaders", "FirstPageNumber",
)  # fmt: skip


def seen(document: Any, sheet: Any) -> dict[str, Any]:  # noqa: ANN401 -- LibreOffice's
    """Return what is to be seen of a sheet, part by part."""
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)  # noqa: FBT003 -- LibreOffice's
    rows, columns = cursor.RangeAddress.EndRow + 1, cursor.RangeAddress.EndColumn + 1
    return {
        "widths": [_size(sheet.Columns.getByIndex(at), "Width") for at in range(columns)],
        "heights": [_size(sheet.Rows.getByIndex(at), "Height") for at in range(rows)],
        "cells": _cells(document, sheet, rows, columns),
        "formats": sorted(_formats(document, sheet)),
        "tab": sheet.TabColor,
        "visible": sheet.IsVisible,
        "protected": sheet.isProtected(),
        "filter": _filter(document, sheet),
        "view": _view(document, sheet),
        "page": _page(document, sheet),
    }


def _size(line: Any, name: str) -> list[Any]:  # noqa: ANN401 -- LibreOffice's
    """Return how big a row or column is, and whether it is there to be seen and begins a page."""
    return [getattr(line, name), line.IsVisible, line.IsStartOfNewPage and line.IsManualPageBreak]


def _cells(document: Any, sheet: Any, rows: int, columns: int) -> list[list[Any]]:  # noqa: ANN401
    """Return the looks of every cell."""
    found: list[list[Any]] = [[None] * columns for _ in range(rows)]
    groups = sheet.getCellRangeByPosition(0, 0, columns - 1, rows - 1).getUniqueCellFormatRanges()
    for at in range(groups.Count):
        group = groups.getByIndex(at)
        look = _look(document, group)
        for area in group.RangeAddresses:
            for row in range(area.StartRow, area.EndRow + 1):
                for column in range(area.StartColumn, area.EndColumn + 1):
                    found[row][column] = look
    return found


def _look(document: Any, cells: Any) -> list[Any]:  # noqa: ANN401 -- LibreOffice's
    """Return how cells look, and what may be chosen in them."""
    formats, rule = document.NumberFormats, cells.Validation
    listed = rule.Type.value == "LIST"
    offers = [rule.getFormula1(), *(getattr(rule, name) for name in RULE)] if listed else None
    return [
        *(getattr(cells, name) for name in CELL),
        cells.CharPosture.value, cells.HoriJustify.value, cells.CellProtection.IsLocked,
        formats.getByKey(cells.NumberFormat).FormatString, offers,
        *(_line(getattr(cells, side)) for side in SIDES),
    ]  # fmt: skip


def _line(line: Any) -> list[int] | None:  # noqa: ANN401 -- LibreOffice's
    """Return width and colour of a line, None for none."""
    return [line.LineWidth, line.Color] if line.LineWidth else None


def _formats(document: Any, sheet: Any) -> list[list[Any]]:  # noqa: ANN401 -- LibreOffice's
    """Return the conditional formats: areas, and of each rule its kind, formula and look."""
    styles = document.StyleFamilies.getByName("CellStyles")
    found = []
    for each in sheet.ConditionalFormats.getConditionalFormats():
        areas = [
            [at.StartColumn, at.StartRow, at.EndColumn, at.EndRow]
            for at in each.Range.RangeAddresses
        ]
        entries = [each.getByIndex(at) for at in range(each.Count)]
        rules = [
            [entry.Operator, entry.Formula1, _changed(styles.getByName(entry.StyleName))]
            for entry in entries
        ]
        found.append([areas, rules])
    return found


def _changed(style: Any) -> list[Any]:  # noqa: ANN401 -- LibreOffice's
    """Return what a cell style of a conditional format makes different."""
    plain = ("CharWeight", "CharColor", "CharStrikeout", "CellBackColor")
    set_here = {
        name
        for name in (*plain, "CharPosture", *SIDES)
        if not style.getPropertyState(name).value.startswith("DEFAULT")
    }
    return [
        *(getattr(style, name) if name in set_here else None for name in plain),
        style.CharPosture.value if "CharPosture" in set_here else None,
        *(_line(getattr(style, side)) for side in SIDES),
    ]


def _filter(document: Any, sheet: Any) -> list[list[int]]:  # noqa: ANN401 -- LibreOffice's
    """Return the areas with arrows for filtering."""
    ranges, number = document.DatabaseRanges, sheet.RangeAddress.Sheet
    there = [ranges.getByName(name) for name in ranges.ElementNames]
    unnamed = document.getPropertyValue("UnnamedDatabaseRanges")  # what files of Excel have
    there += [unnamed.getByTable(number)] if unnamed.hasByTable(number) else []
    areas = [each.DataArea for each in there if each.AutoFilter and each.DataArea.Sheet == number]
    return [[at.StartColumn, at.StartRow, at.EndColumn, at.EndRow] for at in areas]


def _view(document: Any, sheet: Any) -> list[Any] | None:  # noqa: ANN401 -- LibreOffice's
    """Return what is frozen in the window, and whether the grid shows; None for a hidden sheet."""
    if not sheet.IsVisible:
        return None
    window = document.CurrentController
    window.setActiveSheet(sheet)
    frozen = [window.SplitColumn, window.SplitRow] if window.hasFrozenPanes() else None
    return [frozen, window.ShowGrid and _tables(document)[sheet.Name]["ShowGrid"]]


def _page(document: Any, sheet: Any) -> list[Any] | None:  # noqa: ANN401 -- LibreOffice's
    """Return what is printed and on which page; None for a sheet that says nothing of it."""
    areas = [[at.StartColumn, at.StartRow, at.EndColumn, at.EndRow] for at in sheet.getPrintAreas()]
    if not areas:
        return None
    titles = sheet.getTitleRows()
    rows = [titles.StartRow, titles.EndRow] if sheet.getPrintTitleRows() else None
    style = document.StyleFamilies.getByName("PageStyles").getByName(sheet.PageStyle)
    content = style.RightPageFooterContent
    footer = [text.getString() for text in (content.LeftText, content.CenterText)]
    return [areas, rows, {name: getattr(style, name) for name in PAGE}, footer]


#: A sheet among what can be told of a window to those who do not see it.
TABLE = 58
CURSOR = ("CursorPositionX", "CursorPositionY")
WAYS = ("Horizontal", "Vertical")
SHOWN = (
    "ShowGrid", "PositionLeft", "PositionRight", "PositionTop", "PositionBottom", *CURSOR,
)  # fmt: skip


def where(document: Any) -> list[Any]:  # noqa: ANN401 -- LibreOffice's
    """Return the sheet in front, the cell with the cursor, and how many cells are marked."""
    front = document.CurrentController.ActiveSheet
    at = _tables(document)[front.Name]
    cell = front.getCellByPosition(*(at[name] for name in CURSOR)).AbsoluteName
    table = _table(document.CurrentController.ComponentWindow.getAccessibleContext())
    return [front.Name, cell.rpartition(".")[2].replace("$", ""), table]


def windows(document: Any) -> dict[str, dict[str, Any]]:  # noqa: ANN401 -- LibreOffice's
    """Return of every sheet that can be seen what is frozen, what is scrolled, and the grid."""
    return {
        name: {each: at.get(each) for each in SHOWN} | {way: _split(at, way) for way in WAYS}
        for name, at in _tables(document).items()
        if document.Sheets.getByName(name).IsVisible
    }


def _split(at: dict[str, Any], way: str) -> list[Any]:
    """Return how a window is split, and where; what is not split keeps a number of no meaning."""
    mode = at.get(f"{way}SplitMode", 0)
    return [mode, at.get(f"{way}SplitPosition", at.get(f"{way}SplitPositionTwips")) if mode else 0]


def _tables(document: Any) -> dict[str, dict[str, Any]]:  # noqa: ANN401 -- LibreOffice's
    """Return what is known of every sheet in the window."""
    document.setViewData(None)  # it remembers what it said the first time
    window = {each.Name: each.Value for each in document.getViewData().getByIndex(0)}
    tables = window["Tables"]
    return {
        name: {each.Name: each.Value for each in tables.getByName(name)}
        for name in tables.ElementNames
    }


def _table(part: Any) -> int | None:  # noqa: ANN401 -- LibreOffice's
    """Return how many cells are marked in the sheet below a part of the window, None for none."""
    if part.getAccessibleRole() == TABLE:
        return int(part.getSelectedAccessibleChildCount())
    below = (part.getAccessibleChild(at) for at in range(part.getAccessibleChildCount()))
    found = (_table(each.getAccessibleContext()) for each in below)
    return next((each for each in found if each is not None), None)


def cells(document: Any) -> dict[str, list[list[list[Any]]]]:  # noqa: ANN401 -- LibreOffice's
    """Return what every sheet shows, and what is typed in it."""
    return {name: _shown(document.Sheets.getByName(name)) for name in document.Sheets.ElementNames}


def _shown(sheet: Any) -> list[list[list[Any]]]:  # noqa: ANN401 -- LibreOffice's
    """Return rows of shown and typed."""
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)  # noqa: FBT003 -- LibreOffice's
    end = cursor.RangeAddress
    area = sheet.getCellRangeByPosition(0, 0, end.EndColumn, end.EndRow)
    pairs = zip(area.getDataArray(), area.getFormulaArray(), strict=True)
    return [[list(cell) for cell in zip(*pair, strict=True)] for pair in pairs]


LOOKS: Mapping[str, Callable[..., Any]] = {
    "cells": cells,
    "seen": seen,
    "where": where,
    "windows": windows,
}


class Looks(unohelper.Base, XJob):  # type: ignore[misc]
    """Looks at a document where it is."""

    def __init__(self, context: Any) -> None:  # noqa: ANN401 -- LibreOffice's
        """Need nothing."""

    def execute(self, given: Any) -> str:  # noqa: ANN401 -- LibreOffice's
        """Return what is seen, as JSON."""
        what, document, *sheet = (each.Value for each in given)
        sheets = [document.Sheets.getByName(name) for name in sheet]
        return json.dumps(LOOKS[what](document, *sheets))


g_ImplementationHelper = unohelper.ImplementationHelper()  # noqa: N816 -- LibreOffice's
g_ImplementationHelper.addImplementation(Looks, "org.nigiri.tests.Looks", ())
