"""Calls into LibreOffice's main thread."""

from __future__ import annotations

from typing import Any

import unohelper
from com.sun.star.awt import XCallback


class _Call(unohelper.Base, XCallback):
    """A call without arguments, as a LibreOffice callback."""

    def __init__(self, call: Any) -> None:
        """Take the function to call."""
        self._call = call

    def notify(self, _: Any) -> None:
        """Call it."""
        self._call()


def call_later(context: Any, call: Any) -> None:
    """Have LibreOffice's main thread make a call when it is idle; may be used from any thread."""
    service = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.awt.AsyncCallback", context
    )
    service.addCallback(_Call(call), None)
