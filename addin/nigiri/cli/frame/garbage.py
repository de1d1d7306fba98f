"""How often Python looks for circles: objects that hold one another and that nobody else needs."""

from __future__ import annotations

import gc

_USUAL = gc.get_threshold()
_AFTER = 5_000_000


def seldom() -> None:
    """Look for them seldom: a command is short and makes few, and looking takes its time."""
    gc.set_threshold(_AFTER)


def as_usual() -> None:
    """Look for them as Python does by itself, in a command that may run for hours."""
    gc.set_threshold(*_USUAL)


def no_more() -> None:
    """Look for none at the end: what is left goes with the process."""
    gc.freeze()
