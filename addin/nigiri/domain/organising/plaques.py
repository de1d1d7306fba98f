"""Plaques for trophies, in three lines (M26).

line  what stands there            the second section of the Quebec Open of 2005
1     the name of the winner       McDonnell, Alexandre
2     the place and the section    1st, Section 2
3     the event and its year       27e Omnium du Québec, 2005

The words of a place ("1st", "1er") belong to whoever prints or mails them to the engraver.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.dates import event_days
from nigiri.domain.starts.start_scores import sections_in_force
from nigiri.domain.text import clean

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Event
    from nigiri.domain.organising.prizes import Winner


class Plaque(NamedTuple):
    """What is engraved.

    section -- None where all are ranked in one list; year -- None where the dates do not say it
    """

    name: str
    place: int
    section: int | None
    event: str
    year: int | None


def plaques(event: Event, winners: Iterable[Winner]) -> list[Plaque]:
    """Return the plaques of these winners, in their order."""
    settings, days = event.settings, event_days(event.settings)
    together = settings.ranked_by == "all" or len(sections_in_force(event)) <= 1
    return [
        Plaque(
            clean(event.player(each.player).name),
            each.place,
            None if together else each.section,
            clean(settings.name),
            days[0].year if days else None,
        )
        for each in winners
    ]
