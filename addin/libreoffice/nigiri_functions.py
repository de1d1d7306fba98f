"""The worksheet functions in LibreOffice Calc: a component that Calc calls.

Names and results come from nigiri.functions, which is packed beside this file in pythonpath/.
Only syntax of Python 3.8, and only the standard library.
"""

from __future__ import annotations

import struct
from typing import Any

import unohelper
from org.nigiri import XFunctions

from nigiri.functions.cells import MISSING, NUMBER, VALUE, NoAnswer
from nigiri.functions.table import FUNCTIONS

NAME = "GO"
SERVICES = ("com.sun.star.sheet.AddIn",)

#: Calc knows an error of a cell by the low bits of a number that is none.
CODES = {VALUE: 519, NUMBER: 503, MISSING: 0x7FFF}
_NO_NUMBER = 0x7FF8 << 48


class Functions(unohelper.Base, XFunctions):
    """All functions of the table as methods, which are added below."""

    def __init__(self, context: object) -> None:
        """Ignore the context: a function uses its arguments alone."""


def method(call: Any) -> Any:  # called by Calc with whatever cells hold
    """Return a method that calls a function and gives its number, or Calc's code of its error."""

    def answer(_self: Functions, *cells: object) -> float:
        try:
            return float(call(*cells))
        except NoAnswer as none:
            bits = struct.pack("<Q", _NO_NUMBER | CODES[none.error])
            return float(struct.unpack("<d", bits)[0])

    return answer


for function in FUNCTIONS:
    setattr(Functions, function.method, method(function.call))

g_ImplementationHelper = unohelper.ImplementationHelper()  # noqa: N816 -- LibreOffice looks for it
g_ImplementationHelper.addImplementation(Functions, NAME, SERVICES)
