"""The top group at the bar: who is in it and had better not be (B4, B6).

It stands alone beside bar.py, which proposes the bar: here the start scores in force count.

who                    why not                                        instead             source
who misses a round     may win with points for which nobody played    a lower start       B4
a reserve              plays one game or none among the strongest     somebody below      B6
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.settings import POINT
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.starts.start_scores import initial_score, section_start

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player

#: The rule sets that do not let players of the top group miss rounds from the bar.
_LOWERED = frozenset({"bga"})


def in_top_group(event: Event, player: Player) -> bool:
    """Tell whether the player starts at the bar or above it; never without a bar."""
    top = _top(event)
    return top is not None and initial_score(event, player) >= top


def sleeping_start(event: Event, player: Player) -> HalfPoints | None:
    """Return the start for a player of the top group who misses rounds (B4), in half points.

    It is one point below the bar. None for all others, and under rule sets that do not ask for it.
    """
    top = _top(event)
    if top is None or event.settings.rules not in _LOWERED or not missed_rounds(event, player):
        return None
    return HalfPoints(top - POINT) if in_top_group(event, player) else None


def missed_rounds(event: Event, player: Player) -> frozenset[int]:
    """Return the rounds of the event that the player said not to play."""
    return player.out.intersection(range(1, event.settings.rounds + 1))


def _top(event: Event) -> HalfPoints | None:
    """Return the start score at the bar, None without one."""
    return section_start(event, 1) if event.settings.start_rule == "bar" else None
