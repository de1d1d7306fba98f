"""Measure simulations: `python -m tests.bench_simulate [JOBS]`, with addin/ on the path.

Prints, for each size, how many tournaments are played in a second, as `nigiri simulate` counts
them: each under two settings.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from time import perf_counter

from nigiri.desk.core.workers import map_ranges
from nigiri.domain.model.event import Settings
from nigiri.domain.simulation.playing import Plan, simulated, start
from tests.generate import registration

#: Players, sections, rounds, tournaments.
FIELDS = ((24, 4, 5, 400), (60, 5, 6, 200), (150, 12, 6, 80))


def main(jobs: int) -> None:
    """Print one line a size."""
    for players, sections, rounds, many in FIELDS:
        event = registration(players, players, sections=sections, settings=Settings(rounds=rounds))
        other = replace(event, settings=Settings(rounds=rounds, gap=0))
        work = partial(simulated, Plan((start(event), start(other))))
        begin = perf_counter()
        map_ranges(work, many, jobs, lambda _: None)
        seconds = perf_counter() - begin
        print(f"{players:4} players {rounds} rounds {jobs} jobs {many / seconds:6.1f} a second")  # noqa: T201


if __name__ == "__main__":
    main(*map(int, sys.argv[1:] or ["1"]))
