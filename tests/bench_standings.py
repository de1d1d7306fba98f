"""Measure the standings: `python -m tests.bench_standings [PLAYERS ...]`, with addin/ on the path.

Prints, for each size, the seconds of the standings after ten rounds by quebec and by opengotha, of
every tie-break for everybody, of the standings by all of them one after the other, and of what
parts the first two. Each time nothing is remembered from before; the best of three counts.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

from nigiri.domain.rules import rule_set
from nigiri.domain.standings.standings import standings
from nigiri.domain.standings.ties import explained
from nigiri.domain.tiebreaks import TIEBREAKS
from tests.generate import random_history, registration

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.model.event import Event

SIZES = (100, 300, 600, 1000, 3000)
ROUNDS = 10


def by(event: Event, rules: str, **settings: object) -> Event:
    """Return the event by a rule set, all players ranked together, with some settings changed."""
    chosen = replace(rule_set(rules).defaults, rounds=ROUNDS, **settings)  # type: ignore[arg-type]
    return replace(event, settings=chosen)


def every_figure(event: Event) -> None:
    """Compute every tie-break for everybody, all being tied."""
    tied = tuple(event.by_number)
    for each in TIEBREAKS.values():
        each.among(event, tied, None, ())


def seconds(work: Callable[[Event], object], event: Event) -> float:
    """Return the best of three times, nothing being remembered."""
    times = []
    for _ in range(3):
        fresh = replace(event)
        begin = perf_counter()
        work(fresh)
        times.append(perf_counter() - begin)
    return min(times)


def main(sizes: list[int]) -> None:
    """Print one line a size."""
    for size in sizes:
        event = random_history(registration(size, size), size, ROUNDS)
        whole = by(event, "opengotha", first="NBW", tiebreaks=tuple(TIEBREAKS))
        one, other = (line.number for line in standings(whole)[:2])
        figures = {
            "quebec": seconds(standings, by(event, "quebec")),
            "opengotha": seconds(standings, by(event, "opengotha")),
            "figures": seconds(every_figure, by(event, "opengotha")),
            "by all": seconds(standings, whole),
            "explained": seconds(lambda fresh: explained(fresh, one, other), whole),  # noqa: B023 - called at once
        }
        print(f"{size:5}", *(f" {name} {each:7.3f} s" for name, each in figures.items()))  # noqa: T201


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or list(SIZES))
