"""Another copy of the event: compared, and taken in."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.buttons.orders import Outcome
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.buttons.orders import Order


def diff(order: Order) -> Outcome:
    """Compare the workbook with another copy of the event."""
    from nigiri.desk.copies.comparison import compare, copy_of, other_copy_of
    from nigiri.hosts.files.open import closed_file

    path = Path(order.answers["file"])
    other = closed_file(path, now=order.desk.now).snapshot()
    here = copy_of(message("copies.diff.this"), order.workbook, order.desk)
    return Outcome(view=compare(here, other_copy_of(path.name, other, order.desk)).view)


def take(order: Order) -> Outcome:
    """Take a helper's copy in; where cells differ they are listed, until it is said whose count."""
    from nigiri.buttons.sister_files import copy_at
    from nigiri.desk.copies.take import Undecided, overwritten
    from nigiri.desk.copies.take import take as action
    from nigiri.hosts.files.open_elsewhere import lock_of

    path, keep = Path(order.answers["file"]), order.answers["keep"]
    if order.file is not None and path.resolve() == order.file.resolve():
        raise WrongUse(message("copies.take.itself", source=path.name))
    source, there = copy_at(path, order.file, order.desk)
    lock = lock_of(path)
    unsaved = () if lock is None else (message("command.open", file=path.name, by=lock.by),)
    taken = partial(action, copy=there, source=source, keep=None if keep == "ask" else keep)
    try:
        work = order.work(taken)
    except Undecided as error:
        return Outcome(view=error.view.with_notes(unsaved))
    asks = overwritten(order.current, there, source=source) if keep == "copy" else ()
    return Outcome(work, sentences=unsaved, asks=asks)
