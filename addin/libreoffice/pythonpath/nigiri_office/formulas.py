"""Formulas as nigiri writes them, English with commas, in the forms LibreOffice takes.

nigiri writes                     a cell takes, whatever language is shown
'Round 6'!$A$4, Players!$A$4      $'Round 6'.$A$4, $Players.$A$4
MAX(1,2)                          MAX(1;2)
{"x","y";"z","w"}                 {"x";"y"|"z";"w"}
"a, 'b'!"                         "a, 'b'!"

LibreOffice's own translator needs two milliseconds for each formula, which is too long for a draw.
"""

from __future__ import annotations

import re
from typing import Any

OPEN_OFFICE, EXCEL_A1 = 0, 3

_TEXT = r'"(?:[^"]|"")*"'
#: Texts, arrays and quoted tabs; between them only commas and plain tab names change.
_PARTS = re.compile(r"""(%s|\{(?:[^{}"]|%s)*\}|'(?:[^']|'')*'!)""" % (_TEXT, _TEXT))
_NAME = re.compile(r"([^\W\d][\w.]*)!")
_TEXTS = re.compile("(%s)" % _TEXT)
_IN_ARRAY = str.maketrans(",;", ";|")


def open_office(text: str) -> str:
    """Return a formula, which begins with "=", in the form that a cell takes from a program."""
    parts = _PARTS.split(text)
    parts[::2] = [part.replace(",", ";") for part in parts[::2]]
    if "!" in text:
        parts[::2] = [_NAME.sub(r"$\1.", part) if "!" in part else part for part in parts[::2]]
        parts[1::2] = ["$%s." % part[:-1] if part[0] == "'" else part for part in parts[1::2]]
    if "{" in text:
        parts[1::2] = [_array(part) if part[0] == "{" else part for part in parts[1::2]]
    return "".join(parts)


def _array(part: str) -> str:
    """Return an inline array with LibreOffice's separators."""
    texts = _TEXTS.split(part)
    texts[::2] = [each.translate(_IN_ARRAY) for each in texts[::2]]
    return "".join(texts)


class Formulas:
    """The translator of formulas into the language of the user, for one document."""

    def __init__(self, document: Any) -> None:
        """Take the document whose sheets the formulas name."""
        self._reads = document.createInstance("com.sun.star.sheet.FormulaParser")
        self._reads.CompileEnglish = True
        self._reads.FormulaConvention = EXCEL_A1
        self._shows = document.createInstance("com.sun.star.sheet.FormulaParser")

    def shown(self, text: str, cell: Any) -> Any:
        """Return a formula as this user would type it: conditional formats take no other form."""
        at = cell.CellAddress
        return self._shows.printFormula(self._reads.parseFormula(text, at), at)
