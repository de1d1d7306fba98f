"""The type of a tie-break: figures for players who are level, the highest first."""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId

Value = Fraction | int | None
"""A figure of a tie-break; None: the player has none, which is less than any."""


def comparable(value: Value) -> tuple[bool, Fraction | int]:
    """Return the sort key of a figure: None is below all numbers."""
    return value is not None, value or 0


def grouped(players: Sequence[PlayerId], values: Mapping[PlayerId, Value]) -> list[list[PlayerId]]:
    """Return the players in groups of equal values, best first; in a group in the given order."""

    def worth(number: PlayerId) -> tuple[bool, Fraction | int]:
        return comparable(values[number])

    ordered = sorted(players, key=worth, reverse=True)  # stable, reversed or not
    return [list(equal) for _, equal in groupby(ordered, key=worth)]


class Tiebreak(NamedTuple):
    """One criterion that orders players who are level.

    unit -- parts of a point: 2 half points, 4 quarter points, 1 no points
    among -- (event, tied, after, later tie-breaks) -> the figures; those of others may be there too
    fixed -- the figures are the same whoever is tied
    duel -- two players are compared by their games against each other, whoever else is tied
    """

    code: str
    source: str
    unit: int
    among: Callable[
        [Event, Sequence[PlayerId], int | None, Sequence[Tiebreak]], Mapping[PlayerId, Value]
    ]
    fixed: bool = False
    duel: bool = False

    def split(
        self,
        event: Event,
        tied: Sequence[PlayerId],
        after: int | None = None,
        later: Sequence[Tiebreak] = (),
    ) -> list[list[PlayerId]]:
        """Return the tied in groups of equal figures, best first; in a group in the given order."""
        return grouped(tied, self.among(event, tied, after, later))

    def between(
        self, event: Event, one: PlayerId, other: PlayerId, after: int | None = None
    ) -> tuple[Value, Value]:
        """Return the figures of two players when only they are tied."""
        values = self.among(event, (one, other), after, ())
        return values[one], values[other]


def by_table(
    code: str,
    source: str,
    unit: int,
    table: Callable[[Event, int | None], Mapping[PlayerId, Value]],
) -> Tiebreak:
    """Return the tie-break of a table with one figure for everybody, whoever is tied."""
    return Tiebreak(
        code, source, unit, among=lambda event, _, after, __: table(event, after), fixed=True
    )
