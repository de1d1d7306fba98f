"""Calls into LibreOffice's main thread."""

from __future__ import annotations

from typing import Any

import unohelper
from com.sun.star.awt import XCallback


class _Call(unohelper.Base, XCallback):
    """Something to call."""

    def __init__(self, call: Any) -> None:
        """Take it."""
        self._call = call

    def notify(self, _: Any) -> None:
        """Call it."""
        self._call()


def later(context: Any, call: Any) -> None:
    """Let the main thread call something when it has nothing else to do; from any thread."""
    service = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.awt.AsyncCallback", context
    )
    service.addCallback(_Call(call), None)
