"""Settings of Python's cyclic garbage collector."""

from __future__ import annotations

import gc

_USUAL = gc.get_threshold()
_AFTER = 5_000_000


def collect_seldom() -> None:
    """Collect seldom: a command is short, makes few cycles, and collecting takes time."""
    gc.set_threshold(_AFTER)


def collect_as_usual() -> None:
    """Collect as Python does by default, in a command that may run for hours."""
    gc.set_threshold(*_USUAL)


def stop_collecting() -> None:
    """Collect no more at the end: the process is about to exit."""
    gc.freeze()
