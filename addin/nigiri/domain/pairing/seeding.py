"""The order inside a score group, which the patterns and the floats go by (M9, E6).

seeding   what comes first                                                       source
number    the stronger: the rank now, then the number                            M9
rating    the higher rating; players without one last
SOS       the larger sum of the opponents' scores of the day                     E6
SOS-2     the same without the two lowest of them                                E6

A missed round or a bye counts one's own initial score (B7). What is equal goes by strength.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.numbering import strength_key
from nigiri.domain.scores import pairing_score, participations
from nigiri.domain.sections import initial_score
from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model import Event
    from nigiri.domain.units import PlayerId


def seeding_key(event: Event, number: PlayerId, round_number: int) -> tuple[int, ...]:
    """Return the place in a score group; smaller is higher, no two are equal.

    Raises WrongUse for a seeding that nobody has described.
    """
    seeding = event.settings.seeding
    if seeding not in SEEDINGS:
        msg = f"There is no seeding {seeding!r}; choose {', '.join(SEEDINGS)}."
        raise WrongUse(msg)
    return (*SEEDINGS[seeding](event, number, round_number), *strength_key(event, number))


def _rating(event: Event, number: PlayerId, _: int) -> tuple[int, ...]:
    """Return the rating, the highest first, none last."""
    rating = event.player(number).rating
    return (rating is None, -(rating or 0))


def opponents_scores(event: Event, number: PlayerId, round_number: int) -> list[int]:
    """Return the present scores of all opponents so far, lowest first, in half points."""
    own = int(initial_score(event, event.player(number)))
    line = participations(event, number, round_number - 1)
    return sorted(
        own if p.opponent is None else int(pairing_score(event, p.opponent, round_number))
        for p in line
    )


SEEDINGS: Mapping[str, Callable[[Event, PlayerId, int], tuple[int, ...]]] = {
    "number": lambda *_: (),
    "rating": _rating,
    "SOS": lambda *which: (-sum(opponents_scores(*which)),),
    "SOS-2": lambda *which: (-sum(opponents_scores(*which)[2:]),),
}
