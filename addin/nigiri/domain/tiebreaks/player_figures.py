"""Figures of a player's own: scores, cumulated scores, cup points, exploits, strength, the lot."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.scoring import IDLE
from nigiri.domain.players.ratings import as_printed
from nigiri.domain.scores.scores import course, figures, final_scores, participations

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.scores import Participation, Table
    from nigiri.domain.tiebreaks.criterion import Value

WON = 2
"""A whole point, in half points."""

#: The weight of an exploit, by the number of stones fewer than the ranks ask for (EXT).
DARING = (1, 2, 3)

PLAYED = ("win", "jigo", "loss", "both_win", "both_lose")
"""The kinds of rounds in which a game was played and finished."""


def victories_table(event: Event, after: int | None) -> Mapping[PlayerId, Value]:
    """Return the victories (NBW); rounds without a game count as the rule set says (M14)."""
    return figures(event, "victories", after)


def score_table(event: Event, after: int | None) -> Mapping[PlayerId, Value]:
    """Return the McMahon scores (MMS) that the grid shows last (M5, A10)."""
    return final_scores(event, after)


@once_an_event
def faithful_table(event: Event, after: int | None) -> Mapping[PlayerId, Value]:
    """Return 1 for a player who has missed no round so far, else 0 (B7, E7).

    A bye is not missed.
    """
    return {
        number: int(not any(p.missed for p in participations(event, number, after)))
        for number in event.by_number
    }


@once_an_event
def cumulated_table(event: Event, table: Table, after: int | None) -> Mapping[PlayerId, Value]:
    """Return the sums of the scores after every round; byes and missed rounds included (B7)."""
    return {number: sum(course(event, number, table, after)) for number in event.by_number}


@once_an_event
def progress_table(event: Event, after: int | None) -> Mapping[PlayerId, Value]:
    """Return the sums of the wins and jigos after every round, without free wins (B7).

    Byes, missed rounds and games decided by default count nothing.
    """
    return {
        number: sum(accumulate(_points(event, p, PLAYED) for p in line))
        for number, line in _lines(event, after).items()
    }


@once_an_event
def cup_table(event: Event, after: int | None) -> Mapping[PlayerId, Value]:
    """Return the cup points: after each round the double of those before, plus the result.

    What byes and missed rounds count as victories is added at the end, never doubled.
    """
    victories = figures(event, "victories", after)
    found: dict[PlayerId, Value] = {}
    for number, line in _lines(event, after).items():
        results = [0 if p.kind in IDLE else _points(event, p) for p in line]
        doubled = sum(x << to_come for to_come, x in enumerate(reversed(results)))
        found[number] = doubled + victories[number] - sum(results)
    return found


@once_an_event
def exploits_table(event: Event, which: str, after: int | None) -> Mapping[PlayerId, Value]:
    """Return the sums of the opponents' victories, counted by how daring the game was.

    Once for a game with the handicap of the ranks, twice with a stone less, three times with less
    still, not at all with more. A round without a game counts nothing.

    which -- "attempted": all games; "achieved": those won, by default or not; a jigo is none
    """
    return {
        number: sum(
            _daring(event, p) * figures(event, "victories", after)[p.opponent]
            for p in line
            if p.opponent is not None and (which == "attempted" or p.victory == WON)
        )
        for number, line in _lines(event, after).items()
    }


def rating_table(event: Event, _: int | None) -> Mapping[PlayerId, Value]:
    """Return the ratings as they are printed; None for players without one."""
    return {
        number: None if player.rating is None else as_printed(event.settings, player.rating)
        for number, player in event.by_number.items()
    }


def rank_table(event: Event, _: int | None) -> Mapping[PlayerId, Value]:
    """Return the ranks of today, in steps above 1 kyu."""
    return {number: player.rank.steps for number, player in event.by_number.items()}


def lot_table(event: Event, _: int | None) -> Mapping[PlayerId, Value]:
    """Return a lot for everybody, made of the seed and the number: the same everywhere (E7)."""
    from nigiri.domain.lot import lot  # noqa: PLC0415 -- seldom the lot decides

    return {number: lot(event.settings.seed, number) for number in event.by_number}


def _lines(event: Event, after: int | None) -> Mapping[PlayerId, tuple[Participation, ...]]:
    """Return the participations of everybody, round by round."""
    return {number: participations(event, number, after) for number in event.by_number}


def _points(event: Event, p: Participation, kinds: tuple[str, ...] | None = None) -> int:
    """Return the half points of a round as a victory; 0 for a kind not among `kinds`."""
    counts = kinds is None or p.kind in kinds
    return event.settings.scoring.victories.of(p.kind) if counts else 0


def _daring(event: Event, p: Participation) -> int:
    """Return the weight of a game as an exploit: 0 to 3."""
    assert p.game is not None  # noqa: S101 - the callers have an opponent
    given = p.game.handicap if p.player == p.game.white else -p.game.handicap
    ranks = (event.player(number).rank.steps for number in (p.player, p.game.opponent_of(p.player)))
    own, other = ranks
    fewer = given - (own - other)
    return 0 if fewer < 0 else DARING[min(fewer, len(DARING) - 1)]
