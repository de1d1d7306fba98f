"""The cells of the open document: their values for nigiri, and what is typed in them.

LibreOffice gives programs dates, errors and TRUE or FALSE as plain numbers or nothing, so these
cells are found by queries for their kind and converted.
"""

from __future__ import annotations

import datetime as dt
from typing import Any

import uno

DATES, FORMULAS = 2, 16
ERRORS = 4
#: Numbers, dates, texts, formulas.
CONTENTS = 1 | 2 | 4 | 16
LOGICAL = 1024
SECONDS = 86400
#: First characters of a formula, and of an array formula.
FORMULA_BEGINS = ("=", "{")


def snapshot(document: Any) -> Any:
    """Return all sheets in tab order, each with its name and rows from A1 (docs/protocol.md)."""
    return [
        {"name": name, "rows": rows_of(document, document.Sheets.getByName(name))}
        for name in document.Sheets.ElementNames
    ]


def file_path(document: Any) -> str:
    """Return the path of the file that the document was opened from, "" where there is none."""
    url = document.URL
    return uno.fileUrlToSystemPath(url) if url.startswith("file:") else ""


def sheet_corners(document: Any, height: int = 80, width: int = 40) -> Any:
    """Return the upper left corner of each sheet, by which nigiri recognises the kind of sheet."""
    found = []
    for name in document.Sheets.ElementNames:
        corner = document.Sheets.getByName(name).getCellRangeByPosition(0, 0, width - 1, height - 1)
        rows = [[_json_value(value) for value in row] for row in corner.getDataArray()]
        found.append({"name": name, "rows": rows})
    return found


def used_range(sheet: Any) -> Any:
    """Return the range from A1 to the last used cell."""
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)
    end = cursor.RangeAddress
    return sheet.getCellRangeByPosition(0, 0, end.EndColumn, end.EndRow)


def is_blank(sheet: Any) -> bool:
    """Tell whether nobody has put anything on a sheet."""
    typed = used_range(sheet).queryContentCells(CONTENTS).Count
    return not (typed or sheet.Annotations.Count or sheet.DrawPage.Count)


def typed_rows(sheet: Any) -> Any:
    """Return the rows of typed values of a sheet, without trailing blank cells and rows.

    A formula is a tuple that holds its text, so that a text that begins with "=" differs from it.
    Its result is left out.
    """
    area = used_range(sheet)
    pairs = zip(area.getDataArray(), area.getFormulaArray())
    rows = [[_typed_value(*cell) for cell in zip(*pair)] for pair in pairs]
    for row in rows:
        while row and row[-1] == "":
            row.pop()
    while rows and not rows[-1]:
        rows.pop()
    return rows


def typed_sheets(document: Any) -> Any:
    """Return name of a sheet -> its typed rows."""
    return {
        each: typed_rows(document.Sheets.getByName(each)) for each in document.Sheets.ElementNames
    }


def _typed_value(value: Any, text: str) -> Any:
    """Return the typed value of a cell: a formula as a tuple of its text, else the value.

    text -- the content of the input line
    """
    return (text,) if text[:1] in FORMULA_BEGINS and text != value else value


def rows_of(document: Any, sheet: Any) -> Any:
    """Return the rows of a sheet as JSON values; dates, errors and booleans as in the protocol."""
    area = used_range(sheet)
    rows = [[_json_value(value) for value in row] for row in area.getDataArray()]
    for row, column, cell in _cells_in(sheet, area.queryContentCells(DATES)):
        rows[row][column] = _date(document, cell.Value, rows[row][column])
    for row, column, cell in _cells_in(sheet, area.queryFormulaCells(ERRORS)):
        rows[row][column] = {"error": cell.String}
    for row, column in _logical_cells(document, area):
        if rows[row][column] in (0, 1):
            rows[row][column] = bool(rows[row][column])
    return rows


def serial(document: Any, value: Any) -> float:
    """Return the serial number of a date or date and time of the protocol."""
    if "datetime" in value:
        at = dt.datetime.fromisoformat(value["datetime"])
        step = at - _null_date(document)
        return step.days + (step.seconds + step.microseconds / 1e6) / SECONDS
    return (dt.date.fromisoformat(value["date"]) - _null_date(document).date()).days


def _json_value(value: Any) -> Any:
    """Return a cell value for JSON: a whole number as int, an empty text as None."""
    if isinstance(value, float):
        return int(value) if value.is_integer() and abs(value) < 2**53 else value
    return value or None


def _null_date(document: Any) -> dt.datetime:
    """Return the date whose serial number is 0 in this document."""
    day = document.NullDate
    return dt.datetime(day.Year, day.Month, day.Day)


def _date(document: Any, value: float, otherwise: Any) -> Any:
    """Return a date, or a date with its time, in the protocol's form; a time of day as "h:mm".

    otherwise -- what is returned for a number too large for a date
    """
    if value < 1:
        minutes = round(value * SECONDS / 60)
        return "%d:%02d" % divmod(minutes, 60)
    try:
        at = _null_date(document) + dt.timedelta(seconds=round(value * SECONDS))
    except OverflowError:
        return otherwise
    if value == int(value):
        return {"date": at.date().isoformat()}
    return {"datetime": at.isoformat()}


def _cells_in(sheet: Any, ranges: Any) -> Any:
    """Yield row, column (from 0) and cell of every cell in the ranges."""
    for at in ranges.RangeAddresses:
        for row in range(at.StartRow, at.EndRow + 1):
            for column in range(at.StartColumn, at.EndColumn + 1):
                yield row, column, sheet.getCellByPosition(column, row)


def _logical_cells(document: Any, area: Any) -> Any:
    """Yield row and column (from 0) of the cells whose number format shows TRUE or FALSE."""
    formats = document.NumberFormats
    groups = area.getUniqueCellFormatRanges()
    for number in range(groups.Count):
        group = groups.getByIndex(number)
        if formats.getByKey(group.NumberFormat).Type & LOGICAL:
            for at in group.RangeAddresses:
                for row in range(at.StartRow, at.EndRow + 1):
                    for column in range(at.StartColumn, at.EndColumn + 1):
                        yield row, column


def column_name(column: int) -> str:
    """Return the letters of a column, counted from 0."""
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return letters
