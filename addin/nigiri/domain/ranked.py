"""Who is ranked: the sections with their players, in the order of the numbers (M18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.scores import participations
from nigiri.domain.sections import section_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model import Event
    from nigiri.domain.units import PlayerId


def ranked(event: Event, after: int | None = None) -> Iterator[tuple[int, list[PlayerId]]]:
    """Yield each section with those who are ranked in it, in order of their numbers (M18).

    Everyone who took part or is here; in section 1 where all are ranked together, else those
    without a section are not ranked.
    """
    members: dict[int, list[PlayerId]] = {}
    together = event.settings.ranked_by == "all"
    for number, player in sorted(event.by_number.items()):
        section = 1 if together else section_of(event, player)
        took_part = any(not p.missed for p in participations(event, number, after))
        if section is not None and (took_part or player.here):
            members.setdefault(section, []).append(number)
    yield from sorted(members.items())
