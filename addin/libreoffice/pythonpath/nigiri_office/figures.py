"""Number formats that show points as people read them, 4½, −2¼, 13.33, as numbers are written.

The rules are those of addin/nigiri/workbook/model/figure_format.py, which is told why.
"""

from __future__ import annotations

import re
from typing import Any

import uno

from nigiri_office.contexts import Unrecorded

FIGURES = r"General;\−General"
SIGNS = {0.25: "¼", 0.5: "½", 0.75: "¾"}
SPELLINGS = re.compile(r'["\\]|\[\$[^\]]*\]')
OURS = re.compile(
    r"(General|Standard);−(General|Standard)|(0[.,]00?);−\3"
    r"|\[=-?[\d.,]+\]−?\d*[½¼¾];(General|Standard)"
)
MOST = 60
LOCALE = "com.sun.star.lang.Locale"


def show_figures(document: Any, sheet: Any, values: Any) -> None:
    """Give cells of points the formats that show the numbers written there.

    values -- (row, column), counted from 0 -> value; whole numbers from zero up look right in any
    format of points, and need none of their own
    """
    formats, known = document.NumberFormats, {}
    for (row, column), value in values.items():
        if isinstance(value, (int, float)) and (value < 0 or value % 1):
            cell = sheet.getCellByPosition(column, row)
            key = cell.NumberFormat
            if key not in known:
                known[key] = is_figure_format(formats.getByKey(key).FormatString)
            if known[key]:
                _show(document, cell, format_of(value))


def is_figure_format(code: str) -> bool:
    """Tell whether a number format is that of a cell of points."""
    return OURS.match(SPELLINGS.sub("", code)) is not None


def format_of(number: float) -> str:
    """Return the number format that shows a number of points."""
    minus, size = "−" if number < 0 else "", abs(number)
    whole, part = divmod(size, 1)
    if part in SIGNS:
        words = minus + (str(int(whole)) if whole else "") + SIGNS[part]
        said = f'"{words}"' if len(words) > 1 else rf"\{words}"
        return f"[={number:g}]{said};General" if size < MOST else FIGURES
    if not part:
        return FIGURES
    digits = "0.0" if round(size, 1) == size else "0.00"
    return rf"{digits};\−{digits}"


def format_key(document: Any, code: str) -> Any:
    """Return LibreOffice's key of a number format; code -- in English notation.

    It is a format of this computer's language: an .xlsx would name English beside each other.
    """
    formats, here = document.NumberFormats, uno.createUnoStruct(LOCALE)
    english = uno.createUnoStruct(LOCALE, "en", "US", "")
    if code == "General":
        return formats.getStandardIndex(here)
    return formats.addNewConverted(code, english, here)


def _show(document: Any, cell: Any, code: str) -> None:
    """Give a cell a number format unless it has it."""
    key = format_key(document, code)
    if cell.NumberFormat != key:
        with Unrecorded(document):
            cell.NumberFormat = key
