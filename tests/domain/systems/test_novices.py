"""Novices: nearly everybody wins a game (B25), measured by chance against a Swiss of the same."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.domain.model.event import Event, Player
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.rules import rule_set
from nigiri.domain.scores.scores import participations
from nigiri.domain.simulation.chance import Model, draw_chances, listed_strength
from nigiri.domain.simulation.playing import played, start
from nigiri.domain.starts.start_scores import initial_score
from nigiri.domain.systems.registry import system

if TYPE_CHECKING:
    from nigiri.domain.model.settings import Settings

NOVICES = system("novices")
DEFAULTS: dict[str, Any] = {**NOVICES.defaults}
BEGUN = replace(rule_set(NOVICES.rules).defaults, **DEFAULTS)
SWISS = replace(rule_set("swiss").defaults, rounds=BEGUN.rounds)


def field(settings: Settings, players: int) -> Event:
    """Return an event of players from 10k down to 30k, evenly."""
    ranks = [Rank(-9 - 20 * at // (players - 1)) for at in range(players)]
    return Event(
        settings,
        tuple(Player("P", str(n), rank, PlayerId(n), here=True) for n, rank in enumerate(ranks, 1)),
    )


def without_a_win(settings: Settings, players: int, tournaments: int) -> int:
    """Return how many players win no game at the board, in so many tournaments together."""
    begun = start(field(settings, players))
    strengths = listed_strength(begun.event)
    found = 0
    for number in range(tournaments):
        event = played(begun, draw_chances(strengths, settings.rounds, f"1/{number}", Model()))
        lines = (participations(event, n, settings.rounds) for n in event.by_number)
        found += sum(not any(p.victory == 2 and not p.bye for p in line) for line in lines)
    return found


def test_novices_start_with_their_own_grades_from_0() -> None:
    """There is no bar, so that every loss brings a weaker opponent and a stone more."""
    event = field(BEGUN, 5)

    assert [40, 30, 20, 10, 0] == [initial_score(event, player) for player in event.players]


def test_almost_every_novice_wins_a_game() -> None:
    """Of 13 in six rounds one in fifty does not; in a Swiss it is more often."""
    novices, swiss = (without_a_win(each, 13, 6) for each in (BEGUN, SWISS))

    assert novices < swiss
    assert 50 * novices <= 2 * 6 * 13


@pytest.mark.long
def test_many_novices_events_leave_few_without_a_win() -> None:
    """Of 23 players less than one in a hundred, of a Swiss four times as many."""
    novices, swiss = (without_a_win(each, 23, 100) for each in (BEGUN, SWISS))

    assert novices <= 23
    assert 3 * novices < swiss
