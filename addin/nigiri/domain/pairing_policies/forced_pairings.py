"""When the forced pairings of Europeans begin, which is told once (E6).

Whom they concern and what a draw does for them: pairing/wishes.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.settings import BY_SCORE
from nigiri.domain.systems.stages import played_as

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event


def begin_in(event: Event, round_number: int) -> bool:
    """Tell whether forced pairings begin in that round.

    Not where a wish of the round names others, nor where nothing is drawn by the criterion.
    """
    settings = event.settings
    first = settings.plays_for_title(round_number) and not settings.plays_for_title(
        round_number - 1
    )
    counts = "title" in settings.criteria and played_as(settings, round_number).system in BY_SCORE
    wished = (w.kind == "title" and w.counts_in(round_number) for w in event.wishes)
    return first and counts and not any(wished)
