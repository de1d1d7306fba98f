"""Write cell values of the protocol: a text stays a text, even "007", "1/2" and "=1"."""

from __future__ import annotations

from typing import Any

import uno

from nigiri_office.blocks import type_all
from nigiri_office.cells import serial
from nigiri_office.contexts import Unrecorded
from nigiri_office.figures import LOCALE, show_figures
from nigiri_office.formulas import open_office

DATE = 2


def write(document: Any, sheet: Any, cells: Any) -> None:
    """Write cells: lists of row and column, counted from 1, and value (docs/protocol.md)."""
    values = {(row - 1, column - 1): value for row, column, value in cells}
    typed = {at: _typed(document, value) for at, value in values.items()}
    type_all(document, sheet, typed, open_office)
    show_figures(document, sheet, values)
    for (row, column), value in values.items():
        if isinstance(value, dict) and "formula" not in value:
            _show_date(document, sheet.getCellByPosition(column, row))


def _typed(document: Any, value: Any) -> Any:
    """Return a value of the protocol as it is typed into a cell (blocks.py)."""
    if isinstance(value, dict):
        if "formula" in value:
            return ("=" + value["formula"],)
        return float(serial(document, value))
    return value if isinstance(value, str) else "" if value is None else float(value)


def _show_date(document: Any, cell: Any) -> None:
    """Give a cell a date format unless it has one."""
    formats = document.NumberFormats
    if not formats.getByKey(cell.NumberFormat).Type & DATE:
        with Unrecorded(document):
            cell.NumberFormat = formats.getStandardFormat(DATE, uno.createUnoStruct(LOCALE))
