"""The levy: what an event pays to its association for its players, by typed rates (B14).

The rates are the association's and change; so they are typed, none is known here. A rate is that of
a player who is a member or none, in an event of so many days.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.organising.money import Cents

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Kind(NamedTuple):
    """The players with one rate: members or not, who come on so many days."""

    member: bool
    days: int


class Line(NamedTuple):
    """Players of one kind, and their rate; None where nobody typed it."""

    kind: Kind
    players: int
    rate: Cents | None

    @property
    def amount(self) -> Cents | None:
        """Return the levy for all players; None without a rate."""
        return None if self.rate is None else Cents(self.players * self.rate)


class Levy(NamedTuple):
    """The levy of an event, line by line: members first, fewer days first."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> Cents:
        """Return the sum of all lines that have a rate."""
        return Cents(sum(line.amount or 0 for line in self.lines))

    @property
    def missing(self) -> tuple[Kind, ...]:
        """Return the kinds whose rate is missing, so that the total is too small."""
        return tuple(line.kind for line in self.lines if line.rate is None)


def levy(rates: Mapping[Kind, Cents], players: Iterable[Kind]) -> Levy:
    """Return the levy for some players, each given by the kind."""
    numbers = Counter(players)
    kinds = sorted(numbers, key=lambda kind: (not kind.member, kind.days))
    return Levy(tuple(Line(kind, numbers[kind], rates.get(kind)) for kind in kinds))
