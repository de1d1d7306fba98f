"""LibreOffice's main thread, and work beside it.

LibreOffice destroys an object of a document only while it holds its own lock. Python that lets one
go on another thread waits for that lock and keeps all other Python waiting meanwhile; where the
main thread holds the lock and is about to call Python, neither ever goes on, and the window is
frozen. So other threads never touch a document, and Python collects no garbage on them.
"""

from __future__ import annotations

import gc
import threading
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


class _Beside:
    """Work on other threads; counted in the main thread alone."""

    def __init__(self) -> None:
        """Begin with none."""
        self._running = 0
        self._collected = True

    def begin(self, context: Any, work: Any) -> None:
        """Do work on a thread of its own, which ends with the program."""
        if not self._running:
            self._collected = gc.isenabled()
            gc.disable()
        self._running += 1

        def run() -> None:
            """Do it; the main thread then notes its end."""
            try:
                work()
            finally:
                call_later(context, self._end)

        threading.Thread(target=run, daemon=True).start()

    def _end(self) -> None:
        """Let Python collect garbage again when nothing runs any more.

        Until then, as a form for many players may stay open for an hour, it is collected here.
        """
        self._running -= 1
        if self._running:
            gc.collect(0)  # since it is not collected by itself, all of it is young
        elif self._collected:
            gc.enable()


#: Do work on a thread of its own, without touching a document; called in the main thread.
in_background = _Beside().begin
