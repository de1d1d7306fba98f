"""Watch a file: wait until it was written and nobody is writing it any more."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PAUSE = 1.0
"""Seconds between two looks; a file that is the same at two looks is thought to be whole."""

State = tuple[int, int] | None


def changes(
    path: Path, known: State, sleep: Callable[[float], None] = time.sleep
) -> Iterator[None]:
    """Yield whenever the file differs from the last time and rests; never ends by itself.

    known -- the `state` before the file was last read; sleep -- waits for a number of seconds

    A file that is missing for a moment, because a program is saving it, is waited for.
    """
    before = known
    while True:
        sleep(PAUSE)
        now = state(path)
        if now is not None and now == before and now != known:
            known = now
            yield
        before = now


def state(path: Path) -> State:
    """Return modification time in nanoseconds and size of a file, None while it is missing."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
