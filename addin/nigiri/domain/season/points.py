"""What places and wins count in a season, and who stands where in it.

All who share a place have the points of that place. Of somebody's events the best n count; who is
level is parted by the best single event, then by the next best and so on, whether it counts or not.
Who is level in all of them shares the place.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

BEGINNING = (25, 18, 15, 12, 10, 8, 6, 4, 2, 1)
"""The points of places 1 to 10 that a new season begins with, until the club types its own."""


class Rules(NamedTuple):
    """What counts: the points of places, of a win, and how many events; best -- 0 for all."""

    by_place: Mapping[int, Fraction]
    per_win: Fraction = Fraction(0)
    best: int = 0


class Line(NamedTuple):
    """A person's line of the standings; events -- number of the event -> its points."""

    person: int
    place: int
    total: Fraction
    events: Mapping[int, Fraction]


def points_of(place: int | None, wins: Fraction, rules: Rules) -> Fraction:
    """Return the points of an event; wins -- a jigo is half a one; place -- None for none."""
    of_place = Fraction(0) if place is None else rules.by_place.get(place, Fraction(0))
    return of_place + rules.per_win * wins


def season_standings(
    events: Mapping[int, Mapping[int, Fraction]], best: int = 0
) -> tuple[Line, ...]:
    """Return everybody's line, best first; level ones in the order of their numbers.

    events -- person -> number of the event -> points
    """
    longest = max(map(len, events.values()), default=0)

    def strength(person: int) -> tuple[Fraction, ...]:
        points = sorted(events[person].values(), reverse=True)
        return total_of(events[person], best), *points, *[Fraction(0)] * (longest - len(points))

    strengths = {person: strength(person) for person in events}
    ordered = sorted(events, key=lambda person: (*(-each for each in strengths[person]), person))
    lines: list[Line] = []
    for at, person in enumerate(ordered, 1):
        level = at > 1 and strengths[ordered[at - 2]] == strengths[person]
        place = lines[-1].place if level else at
        lines.append(Line(person, place, strengths[person][0], events[person]))
    return tuple(lines)


def total_of(points: Mapping[int, Fraction], best: int) -> Fraction:
    """Return the points of the best events together; best -- 0 for all."""
    without = left_out(points, best)
    return sum((each for event, each in points.items() if event not in without), Fraction(0))


def left_out(points: Mapping[int, Fraction], best: int) -> frozenset[int]:
    """Return the events that do not count; of equal ones the earlier count; best -- 0 for all."""
    ordered = sorted(points, key=lambda event: (-points[event], event))
    return frozenset(ordered[best:] if best else ())
