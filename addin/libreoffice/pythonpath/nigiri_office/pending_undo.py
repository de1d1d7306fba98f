"""One Ctrl+Z or Ctrl+Y in which a command is undone or redone.

    LibreOffice reaches one undo action of the step ── the display is locked from here
        and undoes or redoes what it has recorded
    it reaches the other undo action ── which is noted as pending
    LibreOffice is idle ── the state of that action is restored and shown, and the line that
        said what was done goes

Displaying each of its records is what takes LibreOffice longest. It may fail between the two
actions and never reach the other: so whoever locks the display schedules its release as well.

Keys pressed in between are handled first: typing by hand after the command may be undone, or
redone, before the state is restored. So these steps are reversed first and repeated afterwards.
"""

from __future__ import annotations

import traceback
from functools import partial
from typing import Any

from nigiri_office import papers
from nigiri_office.main_thread import call_later
from nigiri_office.notices import clear_done
from nigiri_office.views import View, restore_view

#: Id of a document -> its undo or redo that is not finished.
_PENDING: dict[str, PendingUndo] = {}


class PendingUndo:
    """An undo or redo that is not finished: the view when it began, and the action reached last.

    steps -- number of steps on the undo list when the action was reached
    """

    def __init__(self, document: Any) -> None:
        """Save the present view of the document."""
        self.view = View(document)
        self.end: Any = None
        self.steps = 0


def lock_display(context: Any, document: Any) -> PendingUndo:
    """Lock the display until LibreOffice is idle; return the pending undo of the document.

    When several steps are undone at once each calls this; the first one saves the view.
    """
    document.lockControllers()
    call_later(context, partial(_finish, context, document))
    key = document.RuntimeUID
    if key not in _PENDING:
        _PENDING[key] = PendingUndo(document)
    return _PENDING[key]


def schedule(context: Any, document: Any, end: Any) -> None:
    """Schedule the state of an action to be restored; of several in a row only the last is."""
    pending = lock_display(context, document)
    pending.end, pending.steps = end, _steps(document)


def _finish(context: Any, document: Any) -> None:
    """Restore the pending state and release the display; log a fault."""
    pending = _PENDING.pop(document.RuntimeUID, None)
    try:
        clear_done(document)
        if pending is not None and pending.end is not None:
            _put_back(document, pending)
        elif pending is not None:
            restore_view(document, [pending.view.front], [pending.view], ())
    except Exception:  # noqa: BLE001 -- nobody would hear of it
        papers.write_log(context, traceback.format_exc())
    finally:
        document.unlockControllers()


def _put_back(document: Any, pending: PendingUndo) -> None:
    """Restore the state of the action reached last, before the steps that were done since."""
    since = _steps(document) - pending.steps
    _move(document, -since)
    try:
        pending.end.restore(pending.view)
    finally:
        _move(document, since)


def _steps(document: Any) -> int:
    """Return the number of steps on the undo list."""
    return len(document.UndoManager.getAllUndoActionTitles())


def _move(document: Any, steps: int) -> None:
    """Redo this many steps; undo them if the number is negative."""
    for _ in range(abs(steps)):
        if steps < 0:
            document.UndoManager.undo()
        else:
            document.UndoManager.redo()
