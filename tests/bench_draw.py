"""Measure the draw: `python -m tests.bench_draw [PLAYERS ...]`, with addin/ on the path.

Prints, for each size, the seconds of the sixth round after five drawn ones, of round 1, and of
both in a Swiss (one section), and the most memory the process has used so far.
"""

from __future__ import annotations

import resource
import sys
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

from nigiri.domain.model import Settings
from nigiri.domain.pairing import draw
from tests.generate import played, registration, with_round

if TYPE_CHECKING:
    from nigiri.domain.model import Event

SIZES = (40, 150, 600, 1600, 3200)
#: As many sections as a field of that kind has: the manual's five to seven, more in large fields.
SECTIONS = {"mcmahon": 12, "swiss": 1}


def seconds(event: Event, best_of: int = 3) -> tuple[float, Event]:
    """Return the best time of drawing the next round, and the event with it played."""
    times = []
    for _ in range(best_of):
        fresh = replace(event)  # nothing remembered from the time before
        begin = perf_counter()
        drawn = draw(fresh, event.next_round)
        times.append(perf_counter() - begin)
    return min(times), with_round(event, played(drawn.round, event.next_round))


def main(sizes: list[int]) -> None:
    """Print one line a size and kind."""
    for size in sizes:
        for kind, sections in SECTIONS.items():
            event = registration(size, size, sections=sections, settings=Settings(rounds=7))
            first, event = seconds(event)
            for _ in range(4):
                _, event = seconds(event, best_of=1)
            sixth, _ = seconds(event)
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
            print(f"{size:5} {kind:8} round 1 {first:8.3f} s  round 6 {sixth:8.3f} s  {peak} MB")  # noqa: T201


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or list(SIZES))
