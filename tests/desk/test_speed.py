"""How long the desk takes, from a club evening to the largest event. `make bench` prints it."""

from __future__ import annotations

from time import perf_counter

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.results.enter import Entry, enter_results
from tests.desk.story import Story, begin, roster


def timed(story: Story, action: object, *args: object, **options: object) -> float:
    """Carry out a command; return its time in seconds, without reading and writing a file."""
    start = perf_counter()
    story.does(action, *args, **options)  # type: ignore[arg-type]
    return perf_counter() - start


def registered(players: int, rounds: int) -> Story:
    """Begin an event with so many players here."""
    story = begin(rounds=rounds)
    story.does(import_players, roster(players), source="list", here=True)
    return story


def play(players: int, rounds: int) -> list[str]:
    """Direct an event; return a line for each round with the times of its commands."""
    story, lines = registered(players, rounds), []
    for n in range(1, rounds + 1):
        drawing = timed(story, draw)
        story.plays(n)
        table = story.event.rounds[-1].games[0].table
        entering = timed(story, enter_results, [Entry(table=table, typed="jigo")])
        fresh = timed(story, refresh, "check")
        lines.append(
            f"{players:5} players, round {n}: draw {drawing:7.3f} s, "
            f"result {entering:7.3f} s, refresh {fresh:7.3f} s"
        )
    assert rounds == len(story.event.rounds)
    return lines


@pytest.mark.bench
@pytest.mark.parametrize(("players", "rounds"), [(40, 6), (600, 5), (3200, 1)])
def test_time_at_the_desk(players: int, rounds: int) -> None:
    """Draw, one result and a refresh, round by round, in memory."""
    for line in play(players, rounds):
        print(f"\n{line}", end="")  # noqa: T201 -- it prints
