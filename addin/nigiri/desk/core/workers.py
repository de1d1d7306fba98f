"""Split independent work among several processes."""

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
RANGE_SIZE = 4
#: Windows cannot wait for more.
MOST_PROCESSES = 60


def processors() -> int:
    """Return the number of processes that can run at once here."""
    mine = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else ()
    return min(len(mine) or os.cpu_count() or 1, MOST_PROCESSES)


def map_ranges(
    work: Callable[[range], Sequence[T]],
    many: int,
    jobs: int,
    advance: Callable[[int], None],
    at_a_time: int = RANGE_SIZE,
) -> list[T]:
    """Return the answers of `work` for the numbers from 0 to below `many`, in order.

    work -- takes a range and returns one answer for each number; must be picklable
    jobs -- number of processes; 1: this one. The answers do not depend on it
    advance -- is called with the number of answers just added
    at_a_time -- numbers in a range

    An interruption such as Ctrl-C ends the processes after their present range.
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
            with _interrupts_ignored():
                futures = [pool.submit(work, part) for part in parts]
            for done in as_completed(futures):
                advance(len(done.result()))
            found += [future.result() for future in futures]
    return [answer for answers in found for answer in answers]


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Open a pool of processes, started alike on every system, and close it at the end."""
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts
    )
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C for the moment, so that processes started inside ignore it as well."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker: the parent process handles it. Windows does not inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
