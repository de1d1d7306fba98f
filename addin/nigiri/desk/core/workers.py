"""Do many things that know nothing of one another in several processes at once."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")

#: So many at a time: a process is not asked too often, and Ctrl-C does not wait long.
AT_A_TIME = 4
#: Windows cannot wait for more.
MOST_PROCESSES = 60


def processors() -> int:
    """Return how many processes can really run at once here."""
    mine = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else ()
    return min(len(mine) or os.cpu_count() or 1, MOST_PROCESSES)


def shared_out(
    work: Callable[[range], Sequence[T]],
    many: int,
    jobs: int,
    advance: Callable[[int], None],
    at_a_time: int = AT_A_TIME,
) -> list[T]:
    """Return what `work` makes of the numbers from 0 to below `many`, in their order.

    work -- a function that can be pickled: one answer for each number of a range
    jobs -- in so many processes; 1: in this one. The answers do not depend on it
    advance -- is told how many more are done
    at_a_time -- so many numbers of a range

    What interrupts it, Ctrl-C too, ends the processes after the range they are at.
    """
    parts = [range(at, min(at + at_a_time, many)) for at in range(0, many, at_a_time)]
    jobs = min(jobs, len(parts), MOST_PROCESSES)
    found: list[Sequence[T]] = []
    if jobs <= 1:
        for part in parts:
            found.append(work(part))
            advance(len(part))
    else:
        with _pool(jobs) as pool:
            with _unheard():
                futures = [pool.submit(work, part) for part in parts]
            for done in as_completed(futures):
                advance(len(done.result()))
            found += [future.result() for future in futures]
    return [answer for answers in found for answer in answers]


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Open processes that are started the same way on every system, and end them at the end."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_deaf)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _unheard() -> Iterator[None]:
    """Do not hear Ctrl-C for a moment, so that what is started meanwhile never does."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _deaf() -> None:
    """Leave Ctrl-C to the process that waits for this one; Windows does not inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
