"""The process of a command: it is short, so it collects little garbage and ends at once.

What is printed may be read by nobody: closed from the beginning (`>&-`), or by a reader that has
seen enough (`| head`). The former is as if it were thrown away, the latter ends the command.
"""

from __future__ import annotations

import atexit
import gc
import os
import sys
import threading
from contextlib import suppress

_USUAL = gc.get_threshold()
_AFTER = 5_000_000
#: The streams every program begins with, by their handles -> how they are opened.
_STREAMS = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))
UNREAD = 141
"""The exit code of a command whose output was closed: that of a shell for SIGPIPE, 128 + 13."""


def collect_seldom() -> None:
    """Collect seldom: a command is short, makes few cycles, and collecting takes time."""
    gc.set_threshold(_AFTER)


def collect_as_usual() -> None:
    """Collect as Python does by default, in a command that may run for hours."""
    gc.set_threshold(*_USUAL)


def open_what_is_closed() -> None:
    """Give a process that began with a closed output one that throws away what is printed.

    Else the first file that is opened gets that handle, and what a library prints goes into it. A
    closed input becomes an empty one, where nobody answers.
    """
    for handle, (name, mode) in enumerate(_STREAMS):
        try:
            os.fstat(handle)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # gets the lowest free handle: this one
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(handle, mode, encoding="utf-8", closefd=False))


def throw_away_unread() -> None:
    """Throw away what could not be printed, since whoever read the output has closed it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with suppress(OSError, ValueError):  # it may be no file: a test's
        os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


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
    except BrokenPipeError:
        code = UNREAD
    except (OSError, ValueError):
        return
    os._exit(code or 0)
