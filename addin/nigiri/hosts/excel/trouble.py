"""Errors of Excel in the director's words.

exception                           raised by        usual cause
com_error                           Windows          Excel refused: a cell is being edited, a
                                                     dialog is open, a password
CommandError, ApplicationNotFound   macOS            the same
XlwingsError, ExcelBusyError        xlwings          Excel does not answer
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Names of classes: their modules can be imported on one system only.
REFUSALS = frozenset(
    {
        "com_error",
        "CommandError",
        "ApplicationNotFoundError",
        "XlwingsError",
        "ExcelBusyError",
    }
)
_LONGEST = 200


@contextmanager
def directors_words() -> Iterator[None]:
    """Turn refusals of Excel into HostError, keeping the cause; other exceptions pass."""
    try:
        yield
    except Exception as error:
        if not refused_by_excel(error):
            raise
        said = " ".join(str(error).split())[:_LONGEST]
        raise HostError(message("file.excel.refused", said=said or type(error).__name__)) from error


def refused_by_excel(error: Exception) -> bool:
    """Tell whether Excel, or an interface to it, raised an error."""
    return any(kind.__name__ in REFUSALS for kind in type(error).__mro__)
