"""Measure many simulated tournaments: `python -m tests.bench_cluster TOURNAMENTS [HOW ...]`.

With addin/ on the path. A field of 40 plays five rounds, under one setting. HOW is a number of
processes, or `dask` for a scheduler and two workers on this computer; 1, 2 and `dask`, if not
given. Each line has the seconds, the seconds that processors worked for it, both with the start of
processes, and the most memory that this process had so far. All must find the same.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter
from typing import TYPE_CHECKING

from nigiri.desk.simulate.cluster import cluster
from nigiri.desk.simulate.simulate import Simulation, SimulationRequest, Variant
from nigiri.domain.model.event import Settings
from nigiri.domain.simulation.playing import Plan, start
from tests import dask
from tests.generate import registration

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor

WORKERS = 2


@contextmanager
def workers(how: str) -> Iterator[int | Executor]:
    """Give the processes, or the workers of a cluster once they are there."""
    if how != "dask":
        yield int(how)
        return
    with dask.scheduler() as (address, _), dask.worker(address), dask.worker(address):
        dask.wait(address, WORKERS)
        with cluster(address) as there:
            yield there.executor


def worked() -> float:
    """Return the seconds that processors worked for this process and those it has ended."""
    both = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    return sum(each.ru_utime + each.ru_stime for each in both)


def main(tournaments: int, ways: list[str]) -> None:
    """Print a line for each way."""
    event = registration(40, 40, sections=5, settings=Settings(rounds=5))
    request = SimulationRequest(tournaments=tournaments)
    prepared = Simulation(
        request, Plan((start(event),)), (Variant(),), everybody=True, loosened=False
    )
    found = []
    for how in ways:
        begin, before = perf_counter(), worked()
        with workers(how) as those:
            found.append(prepared.run(those))
        seconds, busy = perf_counter() - begin, worked() - before
        most = getrusage(RUSAGE_SELF).ru_maxrss // 1024
        print(  # noqa: T201
            f"{tournaments:7} tournaments, {how:>4}: {seconds:7.1f} s, "
            f"{busy:7.1f} s of processors, {most} MB",
            flush=True,
        )
        assert found[0] == found[-1]


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:] or ["1", "2", "dask"])
