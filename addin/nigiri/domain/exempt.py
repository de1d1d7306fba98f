"""Who may meet anybody but relatives, because they can win (B8, Settings.apart_free).

bar      those of the top section, players moved above it included
leading  those who have won half of the event's rounds
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.scores import victories
from nigiri.domain.sections import section_of

if TYPE_CHECKING:
    from nigiri.domain.model import Event
    from nigiri.domain.units import PlayerId


def can_win(event: Event, number: PlayerId, round_number: int) -> bool:
    """Tell whether clubs and the like, relatives aside, concern a player no more (B8)."""
    settings = event.settings
    top = "bar" in settings.apart_free and section_of(event, event.player(number)) == 1
    if top or "leading" not in settings.apart_free:
        return top
    return victories(event, number, round_number - 1) >= settings.rounds  # in half points
