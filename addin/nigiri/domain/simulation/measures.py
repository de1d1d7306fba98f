"""What one simulated tournament shows.

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

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from nigiri.domain.sections import section_of
from nigiri.domain.simulation.agreement import kendall
from nigiri.domain.standings import overall, winners

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from nigiri.domain.model import Event
    from nigiri.domain.units import PlayerId


@dataclass(frozen=True)
class Measure:
    """One thing that is measured.

    good -- 1 when more is better, -1 when less is, 0 when it is for the director to say
    little -- a difference below this matters to nobody (custom)
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
class Seen:
    """What one tournament shows.

    values -- by the code of each measure
    firsts -- section -> whether its strongest player is first, 0 to 1
    place -- of the strongest of all in the final order, from 1
    """

    values: Mapping[str, float]
    firsts: Mapping[int, float]
    place: int


def seen(event: Event, strength: Mapping[PlayerId, int]) -> Seen:
    """Return what a tournament played to its end shows; `strength` is the true one."""
    places = _places(event)
    best = strongest(strength)
    first = winners(event)
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
    return Seen(values, firsts, min(places[number] for number in best))


def strongest(strength: Mapping[PlayerId, int]) -> frozenset[PlayerId]:
    """Return whom nobody is stronger than, several where they are level."""
    most = max(strength.values())
    return frozenset(number for number, points in strength.items() if points == most)


def _part(first: Collection[PlayerId], best: Collection[PlayerId]) -> float:
    """Return how much of the first place belongs to the strongest, 0 to 1."""
    return len([number for number in first if number in best]) / len(first)


def _places(event: Event) -> dict[PlayerId, int]:
    """Return the place of every player in the final order, shared ones equal."""
    places: dict[PlayerId, int] = {}
    for group in overall(event):
        places |= dict.fromkeys(group, len(places) + 1)
    return places


def _members(event: Event) -> dict[int, list[PlayerId]]:
    """Return the players of every section that has any, from the top; all where all are ranked."""
    members: dict[int, list[PlayerId]] = {}
    together = event.settings.ranked_by == "all"
    for number, player in event.by_number.items():
        section = 1 if together else section_of(event, player) or 0
        members.setdefault(section, []).append(number)
    return dict(sorted(members.items()))
