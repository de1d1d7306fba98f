"""The komi that a stage of the European championship has, other than its McMahon (E11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.qualification import ROUND_ROBIN as SMALLEST
from nigiri.domain.systems.round_robin import LEAGUE_KOMI

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import HalfPoints


def proposed_komi(event: Event) -> HalfPoints | None:
    """Return the komi of even games in a league and in a small qualification tournament (E11).

    That is a round robin in the order of the league, or a qualification of six players on the list
    or fewer. None for all other events.
    """
    settings = event.settings
    league = settings.system == "round robin" and settings.robin_order == "league"
    small = settings.system == "qualification" and 1 < len(event.players) <= SMALLEST
    return LEAGUE_KOMI if league or small else None
