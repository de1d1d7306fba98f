"""The cells of the open document: what is sent to nigiri, and what is typed in them now.

LibreOffice shows nigiri the value of a cell; dates, errors and TRUE or FALSE are numbers or
nothing for its programs, so they are found by asking for the ranges that hold them.
"""

from __future__ import annotations

import datetime as dt
from typing import Any

import uno

DATES, FORMULAS = 2, 16
ERRORS = 4
LOGICAL = 1024
SECONDS = 86400
#: Of a formula, and of one that fills a range.
FORMULA_BEGINS = ("=", "{")


def snapshot(document: Any) -> Any:
    """Return all sheets in tab order, each with name and rows from A1 (docs/protocol.md)."""
    return [
        {"name": name, "rows": rows_of(document, document.Sheets.getByName(name))}
        for name in document.Sheets.ElementNames
    ]


def file_of(document: Any) -> str:
    """Return the path of the file that the document was opened from, "" for one without."""
    url = document.URL
    return uno.fileUrlToSystemPath(url) if url.startswith("file:") else ""


def heads(document: Any, height: int = 80, width: int = 40) -> Any:
    """Return the upper left corner of all sheets: enough to see what kind of sheet each is."""
    found = []
    for name in document.Sheets.ElementNames:
        corner = document.Sheets.getByName(name).getCellRangeByPosition(0, 0, width - 1, height - 1)
        rows = [[_plain(value) for value in row] for row in corner.getDataArray()]
        found.append({"name": name, "rows": rows})
    return found


def used(sheet: Any) -> Any:
    """Return the range from A1 to the last used cell."""
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)
    end = cursor.RangeAddress
    return sheet.getCellRangeByPosition(0, 0, end.EndColumn, end.EndRow)


def typed(sheet: Any) -> Any:
    """Return what is typed in a sheet, rows without blanks at their ends.

    A formula is a tuple of its text alone, so that a text that looks like one is none; what it
    shows does not count.
    """
    area = used(sheet)
    pairs = zip(area.getDataArray(), area.getFormulaArray())
    rows = [[_typed(*cell) for cell in zip(*pair)] for pair in pairs]
    for row in rows:
        while row and row[-1] == "":
            row.pop()
    while rows and not rows[-1]:
        rows.pop()
    return rows


def _typed(value: Any, text: str) -> Any:
    """Return what is typed in a cell that has this value and this text in its line of input."""
    return (text,) if text[:1] in FORMULA_BEGINS and text != value else value


def rows_of(document: Any, sheet: Any) -> Any:
    """Return the rows of one sheet."""
    area = used(sheet)
    rows = [[_plain(value) for value in row] for row in area.getDataArray()]
    for row, column, cell in _in(sheet, area.queryContentCells(DATES)):
        rows[row][column] = _date(document, cell.Value, rows[row][column])
    for row, column, cell in _in(sheet, area.queryFormulaCells(ERRORS)):
        rows[row][column] = {"error": cell.String}
    for row, column in _logical(document, area):
        if rows[row][column] in (0, 1):
            rows[row][column] = bool(rows[row][column])
    return rows


def serial(document: Any, value: Any) -> float:
    """Return the number that stands for a date of the protocol."""
    if "datetime" in value:
        at = dt.datetime.fromisoformat(value["datetime"])
        step = at - _zero(document)
        return step.days + (step.seconds + step.microseconds / 1e6) / SECONDS
    return (dt.date.fromisoformat(value["date"]) - _zero(document).date()).days


def _plain(value: Any) -> Any:
    """Return a value as JSON has it: whole numbers whole, nothing for an empty text."""
    if isinstance(value, float):
        return int(value) if value.is_integer() and abs(value) < 2**53 else value
    return value or None


def _zero(document: Any) -> dt.datetime:
    """Return the day that is number 0 in this document."""
    day = document.NullDate
    return dt.datetime(day.Year, day.Month, day.Day)


def _date(document: Any, value: float, otherwise: Any) -> Any:
    """Return a date, or a date with its time; what is only a time of day, as a text."""
    if value < 1:
        minutes = round(value * SECONDS / 60)
        return "%d:%02d" % divmod(minutes, 60)
    try:
        at = _zero(document) + dt.timedelta(seconds=round(value * SECONDS))
    except OverflowError:
        return otherwise
    if value == int(value):
        return {"date": at.date().isoformat()}
    return {"datetime": at.isoformat()}


def _in(sheet: Any, ranges: Any) -> Any:
    """Yield the cells of ranges, with their row and column from 0."""
    for at in ranges.RangeAddresses:
        for row in range(at.StartRow, at.EndRow + 1):
            for column in range(at.StartColumn, at.EndColumn + 1):
                yield row, column, sheet.getCellByPosition(column, row)


def _logical(document: Any, area: Any) -> Any:
    """Yield where cells are formatted to show TRUE or FALSE, row and column from 0."""
    formats = document.NumberFormats
    groups = area.getUniqueCellFormatRanges()
    for number in range(groups.Count):
        group = groups.getByIndex(number)
        if formats.getByKey(group.NumberFormat).Type & LOGICAL:
            for at in group.RangeAddresses:
                for row in range(at.StartRow, at.EndRow + 1):
                    for column in range(at.StartColumn, at.EndColumn + 1):
                        yield row, column
