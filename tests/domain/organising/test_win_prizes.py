"""Prizes for wins of an event as it stands: who has n, who can, for what they suffice (B14)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Event, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.domain.organising.win_prizes import (
    Step,
    first,
    missed,
    proposed,
    steps,
    winners,
    with_wins,
)
from tests.peaks import WINS, peaks_event
from tests.quebec import quebec_event


def test_eight_prizes_of_the_three_peaks_are_for_four_wins() -> None:
    """The winner, the runner-up and six more: 8 prizes, n = 4; 7 do not suffice for it."""
    found = steps(peaks_event())

    assert [Step(5, 1, 1, 1), Step(4, 8, 8, 8), Step(3, 28, 28, 28)] == [*found[:3]]
    assert [None, 5, 5, 4, 4, 3] == [proposed(found, each) for each in (0, 1, 7, 8, 27, 28)]


def test_the_one_in_front_is_first() -> None:
    """And each number of wins has its players, in the order of the places."""
    event = peaks_event()

    assert (1,) == first(event)
    assert [1] == with_wins(event, 5)
    assert {*range(2, 9)} == {*with_wins(event, 4)}


@pytest.mark.parametrize("open_games", [0, 3, 29])
def test_while_games_are_open_the_worst_case_counts(open_games: int) -> None:
    """Nobody loses what they have; one prize is kept for a first with fewer wins."""
    pairs = [*zip(steps(peaks_event(5, open_games)), steps(peaks_event()), strict=True)]

    assert 5 == len(pairs)
    assert all(now.have <= end.have <= now.reach for now, end in pairs)
    assert {open_games > 0} == {now.needed - now.reach for now, _ in pairs}


def test_before_the_first_round_nobody_is_first() -> None:
    """Half of all can have all five wins at most, and everybody one."""
    found = steps(peaks_event(0))

    assert () == first(peaks_event(0))
    assert {0} == {each.have for each in found}
    assert [29 * 5 // 5, 29 * 5 // 4, 29 * 5 // 3] == [each.reach for each in found[:3]]
    assert len(WINS) == found[-1].reach


def test_who_missed_a_round_is_not_first() -> None:
    """The champion of 2005 out of round 6: the one behind is first (B30)."""
    event = quebec_event()
    champion = first(event)[0]
    last = event.rounds[-1]
    games = tuple(game for game in last.games if champion not in game.players)
    without = replace(event, rounds=(*event.rounds[:-1], replace(last, games=games)))

    assert champion in missed(without)
    assert champion not in first(without)
    assert PlayerId(40) in missed(event)  # who came for the last three rounds
    wins = [*missed(event).values()]
    assert sorted(wins, reverse=True) == wins


def test_of_an_event_without_players_nothing_is_proposed() -> None:
    """Nor does it fail."""
    event = Event(Settings(rounds=3))

    assert [Step(n, 0, 0, 1) for n in (3, 2, 1)] == [*steps(event)]
    assert proposed(steps(event), 4) is None
    assert ({}, []) == (missed(event), with_wins(event, 1))


def test_winners_come_from_the_fewest_wins_up_to_the_first() -> None:
    """Nobody without prizes; the first alone where there is only one."""
    event = peaks_event()

    assert [] == winners(event, 0)
    assert [PlayerId(1)] == [each.player for each in winners(event, 1)]
    found = winners(event, 28)
    assert 28 == len(found)
    assert HalfPoints(6) == found[0].wins
    assert found[-1].first
