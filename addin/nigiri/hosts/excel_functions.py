"""The functions of the worksheet in Excel: one procedure each, made from the table.

xlwings imports this module on Windows and writes a VBA procedure for every function in it; on
other systems its decorators change nothing. Where a function has no answer, the cell shows the
error and why: what Python raises, Excel would show as it stands.
"""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import TYPE_CHECKING

import xlwings

from nigiri.functions.cells import NoAnswer
from nigiri.functions.function import CATEGORY
from nigiri.functions.table import FUNCTIONS
from nigiri.messages.catalogue import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.functions.function import Argument, Function


def procedure(function: Function) -> Callable[..., float | str]:
    """Return a function as xlwings takes it: with name, arguments and help of its own."""

    def answer(*cells):  # type: ignore[no-untyped-def]  # noqa: ANN002, ANN202 -- xlwings converts by types
        try:
            return function.call(*cells)
        except NoAnswer as none:
            return f"{none.error} {none}"

    answer.__name__ = answer.__qualname__ = function.name
    answer.__doc__ = text(function.help, "en")
    vars(answer)["__signature__"] = Signature([_parameter(a) for a in function.arguments])
    for argument in function.arguments:
        answer = xlwings.arg(argument.key, doc=text(argument.help, "en"))(answer)
    found: Callable[..., float | str] = xlwings.func(category=CATEGORY)(answer)
    return found


def _parameter(argument: Argument) -> Parameter:
    """Return an argument as Python has it; None stands for one left out."""
    default = None if argument.kind == "optional" else Parameter.empty
    return Parameter(argument.key, Parameter.POSITIONAL_OR_KEYWORD, default=default)


globals().update({function.name: procedure(function) for function in FUNCTIONS})
