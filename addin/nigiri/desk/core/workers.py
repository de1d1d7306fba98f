"""Split independent work among several processes, here or elsewhere.

Work is done in ranges of numbers, and a range that is lost with its process is done again: whoever
does it, the answer is the same.
"""

from __future__ import annotations

import os
import signal
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import closing, contextmanager, nullcontext
from itertools import islice
from multiprocessing import get_context
from queue import SimpleQueue
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from contextlib import AbstractContextManager

T = TypeVar("T")
P = ParamSpec("P")

#: So many at a time: a process is not asked too often, and Ctrl-C does not wait long.
RANGE_SIZE = 4
#: Windows cannot wait for more.
MOST_PROCESSES = 60
#: Ranges handed out at once: no process waits for the next one, and few wait in memory.
HANDED_OUT = 1000
#: So often in a row processes may be lost without an answer.
ATTEMPTS = 3


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
    found: dict[int, Sequence[T]] = {}
    with closing(each_range(work, many, jobs, at_a_time=at_a_time)) as answers:
        for part, answer in answers:
            found[part.start] = answer
            advance(len(part))
    return [answer for _, answers in sorted(found.items()) for answer in answers]


def each_range(
    work: Callable[[range], T],
    many: int,
    workers: int | Executor = 1,
    *,
    at_a_time: int = RANGE_SIZE,
) -> Generator[tuple[range, T]]:
    """Yield each range of the numbers from 0 to below `many` with its answer, as they are ready.

    work -- takes a range; must be picklable
    workers -- number of processes, 1: this one; or whatever takes work as concurrent.futures has
    it, which stays open

    Where processes are lost, others take over; where that happens again and again, this one.
    """
    parts = (range(at, min(at + at_a_time, many)) for at in range(0, many, at_a_time))
    left = dict.fromkeys(parts)
    opened = _opening(workers, len(left))
    attempts = ATTEMPTS if opened else 0
    while left and opened and attempts:
        before = len(left)
        with opened() as executor:
            yield from _answers(work, left, executor)
        attempts = ATTEMPTS if len(left) < before else attempts - 1
    for part in left:
        yield part, work(part)


def _opening(
    workers: int | Executor, parts: int
) -> Callable[[], AbstractContextManager[Executor]] | None:
    """Return the function that opens an executor for so many parts; None: nobody is needed."""
    if not isinstance(workers, int):
        return lambda: nullcontext(workers)
    jobs = min(workers, parts, MOST_PROCESSES)
    return (lambda: _pool(jobs)) if jobs > 1 else None


def _answers(
    work: Callable[[range], T], left: dict[range, None], executor: Executor
) -> Iterator[tuple[range, T]]:
    """Yield the ranges left and their answers, taken from there; end where processes are lost."""
    todo, waiting = iter([*left]), dict[Future[T], range]()
    done = SimpleQueue[Future[T]]()
    try:
        while left:
            for part in islice(todo, HANDED_OUT - len(waiting)):
                future = executor.submit(work, part)
                waiting[future] = part
                future.add_done_callback(done.put)
            future = done.get()
            answer, part = future.result(), waiting.pop(future)
            del left[part]
            yield part, answer
    except BrokenExecutor:
        return
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Open a pool of processes, started alike on every system, and close it at the end."""
    pool = _Pool(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


class _Pool(ProcessPoolExecutor):
    """A pool whose processes leave Ctrl-C to this one."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand out work; a process that is started for it inherits that Ctrl-C is ignored."""
        with _interrupts_ignored():
            return super().submit(fn, *args, **kwargs)


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
