"""Who is level after some criteria, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model import Event
    from nigiri.domain.tiebreaks.criterion import Tiebreak
    from nigiri.domain.units import PlayerId


def levels(
    event: Event, players: Sequence[PlayerId], tiebreaks: Sequence[Tiebreak], after: int | None
) -> list[list[PlayerId]]:
    """Return the players in groups that these criteria do not part, best first."""
    if not tiebreaks or len(players) == 1:
        return [[*players]]
    first, *others = tiebreaks
    return [
        level
        for group in first.split(event, players, after, others)
        for level in levels(event, group, others, after)
    ]
