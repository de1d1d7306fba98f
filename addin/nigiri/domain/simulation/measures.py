"""The measures of one simulated tournament.

code       what                                                               good
order      Kendall's tau-b of the final order and true strength               high
champion   whether the strongest of all is first in section 1                 high
sections   in how many sections the strongest of it is first                  high
shared     in how many sections the first place is shared                     low
even       how many games are even                                            -
ranks      how many ranks the two of a board are apart                        -

All but `order` and `ranks` are shares, 0 to 1. The final order is that of the whole field: by
score, then by the event's tie-breaks (M5, M15). Of a shared first place everyone on it has a part.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections import Counter
from dataclasses import dataclass
from math import comb, sqrt
from statistics import fmean
from typing import TYPE_CHECKING

from nigiri.domain.standings.standings import leaders, overall
from nigiri.domain.starts.start_scores import section_of

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId


def kendall(one: Sequence[int], other: Sequence[int]) -> float:
    """Return Kendall's tau-b of two rows of figures about the same players, from -1 to 1.

    Of two players the orders agree when both put the same one first. With P pairs on which they
    agree, Q on which they disagree, and n0 pairs in all, of which n1 are level in the one order and
    n2 in the other:

    tau-b = (P - Q) / sqrt((n0 - n1) (n0 - n2))

    1 is the same order, -1 the reverse, 0 no relation; 0 also when one row has everybody level.
    Source: Kendall, Rank Correlation Methods.
    """
    n0 = comb(len(one), 2)
    n1, n2 = _level(one), _level(other)
    if n0 in {n1, n2}:
        return 0.0
    both = _level(zip(one, other, strict=True))
    agree = n0 - n1 - n2 + both - 2 * _disagree(one, other)
    return agree / sqrt((n0 - n1) * (n0 - n2))


def _level(values: Iterable[Hashable]) -> int:
    """Return the number of pairs with equal values."""
    return sum(comb(times, 2) for times in Counter(values).values())


def _disagree(one: Sequence[int], other: Sequence[int]) -> int:
    """Return the number of pairs that the two put in opposite orders."""
    before: list[int] = []
    found = 0
    for _, value in sorted(zip(one, other, strict=True)):
        found += len(before) - bisect_right(before, value)
        insort(before, value)
    return found


@dataclass(frozen=True)
class Measure:
    """One thing that is measured.

    good -- 1 when more is better, -1 when less is, 0 when neither is
    little -- a smaller difference does not matter (custom)
    share -- it is a part of a whole, 0 to 1
    """

    code: str
    good: int
    little: float
    share: bool = True


MEASURES = (
    Measure("order", 1, 0.005, share=False),
    Measure("champion", 1, 0.01),
    Measure("sections", 1, 0.01),
    Measure("shared", -1, 0.01),
    Measure("even", 0, 0.01),
    Measure("ranks", 0, 0.05, share=False),
)


@dataclass(frozen=True)
class Measured:
    """The measures of one tournament.

    values -- by the code of each measure
    firsts -- section -> whether its strongest player is first, 0 to 1
    place -- of the strongest of all in the final order, from 1
    """

    values: Mapping[str, float]
    firsts: Mapping[int, float]
    place: int


def measure_event(event: Event, strength: Mapping[PlayerId, int]) -> Measured:
    """Return the measures of a tournament played to its end.

    strength -- the true strengths
    """
    places = _places(event)
    best = strongest(strength)
    first = leaders(event)
    firsts = {
        section: _part(first[section], strongest({n: strength[n] for n in members}))
        for section, members in _members(event).items()
    }
    games = [game for round_ in event.rounds for game in round_.games]
    values = {
        "order": kendall([strength[n] for n in places], [-place for place in places.values()]),
        "champion": _part(first[min(first)], best),
        "sections": fmean(firsts.values()),
        "shared": fmean(len(numbers) > 1 for numbers in first.values()),
        "even": fmean(game.handicap == 0 for game in games),
        "ranks": fmean(
            abs(event.player(game.white).rank.steps - event.player(game.black).rank.steps)
            for game in games
        ),
    }
    return Measured(values, firsts, min(places[number] for number in best))


def strongest(strength: Mapping[PlayerId, int]) -> frozenset[PlayerId]:
    """Return the strongest player, several where they are level."""
    most = max(strength.values())
    return frozenset(number for number, points in strength.items() if points == most)


def _part(first: Collection[PlayerId], best: Collection[PlayerId]) -> float:
    """Return the part of the first place that belongs to the strongest, 0 to 1."""
    return len([number for number in first if number in best]) / len(first)


def _places(event: Event) -> dict[PlayerId, int]:
    """Return player -> place in the final order, shared ones equal."""
    places: dict[PlayerId, int] = {}
    for group in overall(event):
        places |= dict.fromkeys(group, len(places) + 1)
    return places


def _members(event: Event) -> dict[int, list[PlayerId]]:
    """Return section -> its players, from the top; one section where all are ranked together."""
    members: dict[int, list[PlayerId]] = {}
    together = event.settings.ranked_by == "all"
    for number, player in event.by_number.items():
        section = 1 if together else section_of(event, player) or 0
        members.setdefault(section, []).append(number)
    return dict(sorted(members.items()))
