"""Measure Proof: `python -m tests.bench_proof [PLAYERS ...]`, with addin/ on the path.

Prints, for each size and two choices of tie-breaks, after ten rounds: making the sheet, entering a
result with and without it, and LibreOffice loading and recalculating the whole workbook with and
without it. All are seconds of the processor, which other programs disturb less.
"""

from __future__ import annotations

import shutil
import sys
from os import times
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, TypeVar

from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.desk.samples.replay import replay
from tests.desk.story import DESK, Story, begin, tables
from tests.generate import random_history, registration
from tests.office import recalculated

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.changes import Changes

T = TypeVar("T")

SIZES = (100, 600)
ROUNDS = 10
CHOICES: dict[str, tuple[str, ...]] = {
    "quebec": ("SOS", "SDOS", "ONE"),
    "bga": ("SOS", "SOS-2", "SDOS", "SOSOS", "CUSS"),
}


def timed(work: Callable[[], T]) -> tuple[float, T]:
    """Return the seconds of the processor for some work, other programs' included; what it gave."""
    begun = sum(times()[:4])
    found = work()
    return sum(times()[:4]) - begun, found


def played(event: Event, rules: str, path: Path) -> Story:
    """Return the event as a workbook, all its rounds filled in."""
    story = begin(path, rules=rules, rounds=ROUNDS, tiebreaks=CHOICES[rules])
    people = [(p.family, p.given, p.rank, p.club) for p in event.players]
    listed = tables([("Family name", "Given name", "Rank", "Club"), *people])
    story.does(import_players, listed, source="list", here=True)
    story.does(number)
    games = [
        (each.number, game.table, game.white, game.black, game.result.outcome.value, 0)
        for each in event.rounds
        for game in each.games
        if game.result is not None
    ]
    headings = ("round", "table", "white", "black", "winner", "handicap")
    byes = [(each.number, bye) for each in event.rounds for bye in each.byes]
    story.does(replay, tables([headings, *games]), tables([("round", "player"), *byes]),
               source="games")  # fmt: skip
    return story


def one_result(story: Story) -> Changes:
    """Return the changes of a command that corrects one result."""
    return enter_results(story.workbook, DESK, [Entry(table=1, typed="jigo")])


def office(path: Path, folder: Path) -> float:
    """Return how long LibreOffice takes for the whole workbook."""
    soffice = shutil.which("soffice")
    assert soffice is not None
    seconds, _ = timed(lambda: recalculated(soffice, {"b": path.read_bytes()}, folder, seconds=900))
    return seconds


def main(sizes: list[int]) -> None:
    """Print one line a size and choice."""
    for size in sizes:
        event = random_history(registration(size, size), size, ROUNDS)
        for rules in CHOICES:
            with TemporaryDirectory() as name:
                folder = Path(name)
                story = played(event, rules, folder / "big.xlsx")
                path = folder / "big.xlsx"
                without = timed(lambda: one_result(story))[0], office(path, folder / "one")  # noqa: B023 - called at once
                making, _ = timed(lambda: story.does(proof))  # noqa: B023 - called at once
                among = timed(lambda: one_result(story))[0], office(path, folder / "two")  # noqa: B023 - called at once
            print(f"{size:5} {rules:7} making {making:5.1f} s",  # noqa: T201
                  f"a result {without[0]:.1f}, with proof {among[0]:.1f}",
                  f"LibreOffice {without[1]:.1f}, with proof {among[1]:.1f}", sep="  ")  # fmt: skip


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or list(SIZES))
