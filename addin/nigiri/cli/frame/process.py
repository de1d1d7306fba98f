"""The process of a command: it is short, so it collects little garbage and ends at once."""

from __future__ import annotations

import atexit
import gc
import os
import sys
import threading

_USUAL = gc.get_threshold()
_AFTER = 5_000_000


def collect_seldom() -> None:
    """Collect seldom: a command is short, makes few cycles, and collecting takes time."""
    gc.set_threshold(_AFTER)


def collect_as_usual() -> None:
    """Collect as Python does by default, in a command that may run for hours."""
    gc.set_threshold(*_USUAL)


def end_at_once(code: object) -> None:
    """End the process without taking its memory apart, which is a twentieth of a short command.

    What is registered for the end is done, and what was printed is written.

    code -- of SystemExit
    Returns, so that Python ends it as usual, where a thread still runs, where something else than a
    number is to be told, and where what was printed cannot be written.
    """
    gc.freeze()
    if not isinstance(code, int | None) or threading.active_count() > 1:
        return
    atexit._run_exitfuncs()  # noqa: SLF001 -- as Python does at the end
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):
        return
    os._exit(code or 0)
