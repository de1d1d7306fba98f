"""One press of Ctrl+Z or Ctrl+Y in which a command is taken back or repeated.

    LibreOffice reaches the one end of the step ── nothing is shown from here
        and takes back or repeats what it has recorded
    it reaches the other end ── that one is remembered
    LibreOffice has time ── the state of that end is put back, and shown

Showing every one of its records is what takes LibreOffice longest. It may fail between the ends,
and then reaches no other: so whoever locks has the lock released, whatever happens.

Keys that were pressed meanwhile come before: what the director typed by hand may be taken back, or
repeated, before the state of the end is there. So those steps are gone back first, and once more
afterwards.
"""

from __future__ import annotations

import traceback
from functools import partial
from typing import Any

from nigiri_office import papers
from nigiri_office.calls import later
from nigiri_office.views import View, put_back

#: Document -> what goes on there.
_GOING_ON: dict[str, Turn] = {}


class Turn:
    """What goes on: where the director was, and the end that was reached last.

    steps -- how many steps Ctrl+Z had left then
    """

    def __init__(self, document: Any) -> None:
        """Look where the director is."""
        self.view = View(document)
        self.end: Any = None
        self.steps = 0


def begin(context: Any, document: Any) -> Turn:
    """Show nothing until LibreOffice has time again; return what goes on.

    Of several steps at once each begins, and the first one knows where the director was.
    """
    document.lockControllers()
    later(context, partial(_settle, context, document))
    which = document.RuntimeUID
    if which not in _GOING_ON:
        _GOING_ON[which] = Turn(document)
    return _GOING_ON[which]


def reach(context: Any, document: Any, end: Any) -> None:
    """Let the state of an end be put back; of several in a row that of the last one."""
    turn = begin(context, document)
    turn.end, turn.steps = end, _steps(document)


def _settle(context: Any, document: Any) -> None:
    """Put back what is to be put back, and show it; a fault is kept in the log."""
    turn = _GOING_ON.pop(document.RuntimeUID, None)
    try:
        if turn is not None and turn.end is not None:
            _put_back(document, turn)
        elif turn is not None:
            put_back(document, [turn.view.front], [turn.view], ())
    except Exception:  # noqa: BLE001 -- nobody would hear of it
        papers.write_log(context, traceback.format_exc())
    finally:
        document.unlockControllers()


def _put_back(document: Any, turn: Turn) -> None:
    """Put the state of the end back that was reached last, before all that was done since."""
    since = _steps(document) - turn.steps
    _go(document, -since)
    try:
        turn.end.put_back(turn.view)
    finally:
        _go(document, since)


def _steps(document: Any) -> int:
    """Return how many steps Ctrl+Z has left."""
    return len(document.UndoManager.getAllUndoActionTitles())


def _go(document: Any, steps: int) -> None:
    """Take steps back where there are fewer than none to go, else repeat them."""
    for _ in range(abs(steps)):
        if steps < 0:
            document.UndoManager.undo()
        else:
            document.UndoManager.redo()
