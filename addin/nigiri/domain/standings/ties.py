"""Two players of the standings compared: equal criteria, and the one that decides (M15).

Who are level in all criteria of the event share the place; a lot decides only where the event has
the criterion LOT (domain/lot.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.scores.scores import ranked
from nigiri.domain.tiebreaks import grouped, placing
from nigiri.domain.tiebreaks.registry import in_places
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.tiebreaks import Value

SECTION = "section"
"""The code under which the sections themselves are compared."""

WINNER = "winner"
"""The code of the rule that nobody is first who missed a round (B7); 1 for who missed none."""


@dataclass(frozen=True)
class Compared:
    """Two players by one criterion; the unit of the values is that of the tie-break.

    code -- of the tie-break, or SECTION: the numbers of their sections, the smaller is higher, or
    WINNER
    """

    code: str
    value: Value
    other_value: Value


@dataclass(frozen=True)
class Explained:
    """The reason why one player is above another, or beside.

    ahead -- the higher of the two; None: they share the place
    equal -- the criteria in which they are level, in order
    decides -- the first in which they are not; None when they share the place
    """

    ahead: PlayerId | None
    equal: tuple[Compared, ...]
    decides: Compared | None


def explained(event: Event, one: PlayerId, other: PlayerId, after: int | None = None) -> Explained:
    """Return the comparison of two players in the standings after a round, by default the last.

    A criterion about games between tied players is applied to all who are tied with the two.
    Raises WrongUse for somebody who is not in the standings, and for the same player twice.
    """
    sections = {number: (n, numbers) for n, numbers in ranked(event, after) for number in numbers}
    if one == other:
        raise WrongUse(message("standing.same", number=one))
    for number in (one, other):
        if number not in sections:
            raise WrongUse(message("standing.missing", number=number))
    (upper, tied), (lower, _) = sections[one], sections[other]
    if upper != lower:
        return Explained(one if upper < lower else other, (), Compared(SECTION, upper, lower))
    found = _explained(event, (one, other), tied, after)
    if event.settings.winner_played_all == "no":
        return found
    first = in_places(event, tied, after)[0]
    if (one in first) == (other in first) or found.ahead in first:
        return found
    return Explained(
        one if one in first else other, (), Compared(WINNER, int(one in first), int(other in first))
    )


def _explained(
    event: Event, pair: tuple[PlayerId, PlayerId], tied: list[PlayerId], after: int | None
) -> Explained:
    """Return the comparison of two players of one section, both among the tied."""
    equal: list[Compared] = []
    criteria = placing(event)
    for at, criterion in enumerate(criteria, 1):
        values = criterion.among(event, tied, after, criteria[at:])
        figures = values[pair[0]], values[pair[1]]
        if criterion.duel:
            figures = criterion.between(event, *pair, after)
        found = Compared(criterion.code, *figures)
        tied = next(group for group in grouped(tied, values) if set(pair) & set(group))
        if not set(pair) <= set(tied):
            (ahead,) = set(pair) & set(tied)
            return Explained(ahead, tuple(equal), found)
        equal.append(found)
    return Explained(None, tuple(equal), None)
