"""A line above the sheet: what nigiri is doing, and what a command did.

It is LibreOffice's own info bar, so it covers neither the sheet nor what another window asks, takes
no key that is typed, and has the colours of the theme. Where a window has none, as in a page
preview, nothing is shown here: the status bar still says that nigiri works.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import uno

from nigiri_office.main_thread import call_later

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Which of the two lines: what is being done, what was done.
WORKS, DONE = "nigiri.works", "nigiri.done"
PROTOCOL = "org.nigiri.command:"
_INFORMATION = 0
#: Seconds after which the line on what was done goes: by then it may be true no more.
STAYS = 120.0
#: Letters that fit beside the heading in a window of 1366 points.
MOST_LETTERS = 150


class Notice:
    """A line with buttons; a button is its label and the command that it presses."""

    def __init__(self, context: Any, frame: Any, name: str) -> None:
        """Take the frame of the window, and which line it is."""
        self._context, self._frame, self._name = context, frame, name

    def show(self, heading: str, words: str, *buttons: tuple[str, str], closes: bool) -> bool:
        """Show the line in the place of an earlier one; tell whether the window could.

        closes -- whether it has a cross, and goes by itself after a time
        """
        self.dispose()
        try:
            self._frame.Controller.appendInfobar(
                self._name, heading, words, _INFORMATION, _pairs(buttons), closes
            )
        except Exception:  # noqa: BLE001 -- this window shows none
            return False
        if closes:
            _later(lambda: call_later(self._context, self.dispose))
        return True

    def dispose(self) -> None:
        """Take the line away, if it is there."""
        try:
            if self._frame.Controller.hasInfobar(self._name):
                self._frame.Controller.removeInfobar(self._name)
        except Exception:  # noqa: BLE001 -- the window is gone, or shows none
            return


def clear_done(document: Any) -> None:
    """Take away what was done from all windows of a document, since a step is undone or redone."""
    controllers = document.getControllers()
    while controllers.hasMoreElements():
        Notice(None, controllers.nextElement().Frame, DONE).dispose()


def in_one_line(sentences: Sequence[str]) -> str:
    """Return the first sentence and the last, which says what is next, as far as they fit."""
    lines = " ".join(sentences).splitlines()
    if len(sentences) > 1 and len(" ".join(sentences)) > MOST_LETTERS:
        lines = (sentences[0] + " … " + sentences[-1]).splitlines()
    line = " ".join(lines)
    if len(line) <= MOST_LETTERS:
        return line
    first = " ".join(sentences[0].splitlines())
    if len(first) < MOST_LETTERS - 1:
        return first + " …"
    return first[: MOST_LETTERS - 1].rpartition(" ")[0] + " …"


def _pairs(buttons: Sequence[tuple[str, str]]) -> tuple[Any, ...]:
    """Return labels and commands as LibreOffice wants them."""
    pairs = []
    for label, command in buttons:
        pair = uno.createUnoStruct("com.sun.star.beans.StringPair")
        pair.First, pair.Second = label, PROTOCOL + command
        pairs.append(pair)
    return tuple(pairs)


def _later(call: Any) -> None:
    """Make a call when the line has stood long enough."""
    timer = threading.Timer(STAYS, call)
    timer.daemon = True
    timer.start()
