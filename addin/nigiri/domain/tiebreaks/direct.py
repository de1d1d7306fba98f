"""Games between players who are level: one-on-one, direct confrontation, direct comparison."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from nigiri.domain.model.units import HalfPoints
from nigiri.domain.scores.scores import participations
from nigiri.domain.tiebreaks.criterion import comparable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.tiebreaks.criterion import Tiebreak, Value

    Beaten = Mapping[PlayerId, set[PlayerId]]


WON = 2
"""A whole point, in half points."""


def points_against(
    event: Event, one: PlayerId, other: PlayerId, after: int | None = None
) -> HalfPoints:
    """Return the half points of `one` against `other`; 0 also when they did not meet."""
    line = participations(event, one, after)
    return HalfPoints(sum(p.victory for p in line if p.opponent == other))


def one_on_one(
    event: Event, tied: Sequence[PlayerId], after: int | None, _: Sequence[Tiebreak] = ()
) -> Mapping[PlayerId, Value]:
    """Return the figures of ONE: who beat all others is first, then the rest alike (M15).

    Of two players: the half points of each against the other. Of more: the number of players below
    each. When nobody beat all others everybody has 0.
    """
    if len(tied) == 2:  # noqa: PLR2004 - a duel
        one, other = tied
        return {
            one: points_against(event, one, other, after),
            other: points_against(event, other, one, after),
        }
    beaten, rest, found = _ahead(event, tied, after), list(tied), dict.fromkeys(tied, 0)
    while (best := _beat_all(beaten, rest)) is not None:
        rest.remove(best)
        found[best] = len(rest)
    return {**found}


def direct_comparison(
    event: Event, tied: Sequence[PlayerId], after: int | None, _: Sequence[Tiebreak] = ()
) -> Mapping[PlayerId, Value]:
    """Return the number of the tied whom each has beaten, if all have met; else 0 for all.

    Two whose games brought nothing to either have not met (formats 8.2, SDC). A jigo is a meeting
    that nobody has won.
    """
    pairs = combinations(tied, 2)
    if all(_met(event, one, other, after) for one, other in pairs):
        return {one: len(others) for one, others in _beaten(event, tied, after).items()}
    return dict.fromkeys(tied, 0)


def direct_confrontation(
    event: Event, tied: Sequence[PlayerId], after: int | None, later: Sequence[Tiebreak] = ()
) -> Mapping[PlayerId, Value]:
    """Return figures by which everybody is above the tied players they have beaten.

    Players who beat one another in a circle, be it two who won a game each, share all that each
    of them has won. From the bottom: of those who beat nobody that remains, the lowest by the later
    tie-breaks come next, together if they are equal. The figure is the number of players at that
    place or below, without the lowest place (formats 8.2, DC).
    """
    below = _below(_beaten(event, tied, after))
    remaining, found, lowest = set(tied), dict.fromkeys(tied, 0), 0
    while remaining:
        free = [one for one in remaining if remaining.isdisjoint(below[one])]
        worth = {one: _worth(event, one, after, later) for one in free}
        least = min(worth.values())
        group = [one for one in free if worth[one] == least]
        remaining -= set(group)
        lowest = lowest or len(group)
        found |= dict.fromkeys(group, len(tied) - len(remaining) - lowest)
    return {**found}


def _beat_all(beaten: Beaten, rest: Sequence[PlayerId]) -> PlayerId | None:
    """Return the player who beat all the others; None for nobody."""
    others = set(rest)
    found = (one for one in rest if len(beaten[one]) and others - {one} <= beaten[one])
    return next(found, None)


def _met(event: Event, one: PlayerId, other: PlayerId, after: int | None) -> bool:
    """Tell whether a game of the two brought half points to one of them."""
    return bool(points_against(event, one, other, after) + points_against(event, other, one, after))


def _beaten(event: Event, tied: Sequence[PlayerId], after: int | None) -> Beaten:
    """Return player -> those of the tied against whom they won a game, by default or not."""
    among = set(tied)
    return {
        one: {
            p.opponent
            for p in participations(event, one, after)
            if p.opponent in among and p.victory == WON
        }
        for one in tied
    }


def _ahead(event: Event, tied: Sequence[PlayerId], after: int | None) -> Beaten:
    """Return player -> those of the tied against whom they won more than they lost."""
    return {
        one: {
            other
            for other in others
            if points_against(event, one, other, after) > points_against(event, other, one, after)
        }
        for one, others in _beaten(event, tied, after).items()
    }


def _below(beaten: Beaten) -> Beaten:
    """Return player -> those below: beaten, directly or through others, and not the reverse."""
    reached = {one: _reached(beaten, one) for one in beaten}
    return {
        one: {other for other in others if one not in reached[other]}
        for one, others in reached.items()
    }


def _reached(beaten: Beaten, one: PlayerId) -> set[PlayerId]:
    """Return the players whom somebody has beaten, whom those have beaten, and so on."""
    found: set[PlayerId] = set()
    todo = [one]
    while todo:
        new = beaten[todo.pop()] - found
        found |= new
        todo += new
    return found


def _worth(
    event: Event, one: PlayerId, after: int | None, later: Sequence[Tiebreak]
) -> tuple[tuple[bool, Fraction | int], ...]:
    """Return the figures of the later tie-breaks, but for those that depend on who is tied."""
    fixed = (each for each in later if each.fixed)
    return tuple(comparable(each.among(event, (one,), after, ())[one]) for each in fixed)
