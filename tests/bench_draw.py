"""Measure the draw: `python -m tests.bench_draw [MODE ... | --proof]`, with addin/ on the path.

Prints for each mode, kind of event and number of players the seconds of the processor that a whole
draw takes in round 1 and in round 6, the best of five, how much more that is than for the size
before, and the most memory used, in MB: each is measured in a process of its own.

With --proof: the seconds of the proof that follows where clubs meet or points are far apart, beside
those of the draw alone, the draws that it solves, and the tables there are, over twelve events.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from dataclasses import replace
from itertools import product
from time import process_time
from typing import TYPE_CHECKING
from unittest.mock import patch

from nigiri.domain.model.event import Settings
from nigiri.domain.pairing import draw, verdicts
from nigiri.domain.pairing.concern_proof import proof
from nigiri.domain.pairing.optimum import optimum
from nigiri.domain.pairing_policies.pair_concerns import concerns
from tests.generate import played, registration, with_round
from tests.modes import MODES, in_mode

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event

SIZES = (40, 150, 600, 1600, 3200)
#: As many sections as a field of that kind has: the manual's five to seven, more in large fields.
SECTIONS = {"mcmahon": 12, "swiss": 1}
#: Of a draw that takes longer than this, in seconds, one run must do.
LONG = 10
#: So many seconds a size may take in all, with the rounds before.
PATIENCE = 300


def seconds(event: Event, best_of: int = 5) -> float:
    """Return the best time of drawing the next round."""
    best = float("inf")
    for _ in range(best_of):
        fresh = replace(event)  # nothing remembered from the time before
        begin = process_time()
        draw(fresh, event.next_round)
        best = min(best, process_time() - begin)
        if best > LONG:
            break
    return best


def after_rounds(event: Event, rounds: int) -> Event:
    """Return the event after so many drawn rounds with seeded results."""
    for _ in range(rounds):
        drawn = draw(event, event.next_round)
        event = with_round(event, played(drawn.round, event.next_round))
    return event


def measure(mode: str, kind: str, size: int) -> None:
    """Print the seconds of rounds 1 and 6, and the megabytes; the history is the usual one."""
    event = registration(size, size, sections=SECTIONS[kind], settings=Settings(rounds=7))
    times = [seconds(in_mode(after_rounds(event, rounds), mode)) for rounds in (0, 5)]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(*times, memory)  # noqa: T201 -- it prints


def line(mode: str, kind: str, size: int, before: list[float]) -> list[float]:
    """Print the line of one size; return its times, nothing where it takes too long."""
    command = [sys.executable, "-m", "tests.bench_draw", "--one", mode, kind, str(size)]
    print(f"{mode:10} {kind:8} {size:5}", end=" ", flush=True)  # noqa: T201 -- it prints
    try:
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        print(f"more than {PATIENCE} s for all")  # noqa: T201
        return []
    except subprocess.CalledProcessError as error:
        print(error.stderr.splitlines()[-1])  # noqa: T201 -- refused: too many players
        return []
    *times, memory = map(float, done.stdout.split())
    growth = [f"x{now / then:.1f}" for now, then in zip(times, before, strict=False)] or ["", ""]
    shown = (f"{now:9.4f} s {more:>6}" for now, more in zip(times, growth, strict=True))
    print(*shown, f"{memory:6.0f} MB", flush=True)  # noqa: T201
    return times


def proofs(size: int = 150) -> None:
    """Print a line for each of twelve events, in round 1 and in round 4."""
    for kind, rounds in product(SECTIONS, (0, 3)):
        for seed in range(6):
            event = registration(seed, size, sections=SECTIONS[kind], settings=Settings(rounds=7))
            event = after_rounds(replace(event, settings=replace(event.settings, host="")), rounds)
            begin = process_time()
            drawn = draw(event, event.next_round)
            middle = process_time()
            found = [*concerns(event, drawn.round.games, event.next_round)]
            with patch.object(verdicts, "optimum", wraps=optimum) as solves:
                told = found and proof(event, drawn, found, left_over=False).verdict.kind
            end = process_time()
            print(f"{kind:8} round {event.next_round} draw {middle - begin:.4f} s "  # noqa: T201
                  f"proof {end - middle:.4f} s, {solves.call_count} solved, "
                  f"{len(found)} tables {told or ''}")  # fmt: skip


def main(modes: list[str]) -> None:
    """Print a table a mode: one line a size and kind, up to the size that takes too long."""
    for mode in modes:
        for kind in SECTIONS:
            before: list[float] = []
            for size in SIZES:
                before = line(mode, kind, size, before)
                if not before:
                    break


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        measure(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    elif sys.argv[1:2] == ["--proof"]:
        proofs(*map(int, sys.argv[2:]))
    else:
        main(sys.argv[1:] or list(MODES))
