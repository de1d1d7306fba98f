"""How long things take. `make bench` prints it; nothing is judged."""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Game, Player, Round
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.round.pairings import pairing_sheets

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.bench


def best_of_three(work: Callable[[], object]) -> float:
    """Return the shortest of three times, in seconds."""
    times = []
    for _ in range(3):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


def test_time_to_the_first_word() -> None:
    """From the command line to the help."""
    command = [sys.executable, "-m", "nigiri", "--help"]
    seconds = best_of_three(lambda: subprocess.run(command, check=True, capture_output=True))

    print(f"\nnigiri --help                  {seconds:7.3f} s")  # noqa: T201 -- it prints


@pytest.mark.parametrize("size", [40, 600, 3200])
def test_time_to_print_a_round(size: int) -> None:
    """The sheet by table, as HTML."""
    numbers = range(1, size + 1)
    players = tuple(
        Player("Family", f"Given {n}", Rank(1), PlayerId(n), here=True) for n in numbers
    )
    games = tuple(Game(n // 2, PlayerId(n - 1), PlayerId(n)) for n in numbers[1::2])
    event = Event(players=players, rounds=(Round(1, games),))
    seconds = best_of_three(lambda: pairing_sheets(event, speech("en"), Options(1)).to_html())

    print(f"\npairing sheet, {size:4} players   {seconds:7.3f} s")  # noqa: T201 -- it prints
