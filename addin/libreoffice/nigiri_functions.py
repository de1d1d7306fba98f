"""The functions of the worksheet inside LibreOffice Calc: a component that Calc calls.

What they answer, and what they are called, stands in nigiri.functions, which lies beside this file
in pythonpath/. No syntax younger than Python 3.8, and no library but Python's own.
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
    """Every function of the table under its name; the methods come from there."""

    def __init__(self, context: object) -> None:
        """Take no notice of the context: a function knows its arguments alone."""


def method(call: Any) -> Any:  # called by Calc with whatever cells hold
    """Return the method of the component that answers with a number, or with Calc's error."""

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
