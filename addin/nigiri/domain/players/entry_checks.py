"""Entries below or above the published rating (A2, B12), and lapsed memberships (A2).

what               when
below              the entry is lower than what is published; it needs a reason (A2)
above              the entry is two stones or more higher, more than one grade (A2, B12)
lapsed             the membership ends before the last day of the event (A2)

Compared are the rating, where starts or handicaps go by ratings, and the rank with the grade of
the published rating (A6).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from nigiri.domain.players.ratings import RANK, rated_rank, strength

if TYPE_CHECKING:
    from nigiri.domain.model.event import Player, Settings

MOST_ABOVE = 2 * RANK
"""An entry is doubtful from so many hundredths of a rank above what is published."""

How = Literal["below", "above"]
By = Literal["rating", "rank"]


def entry_difference(settings: Settings, player: Player) -> tuple[How, By] | None:
    """Return whether an entry is below or above what is published, and by which cell.

    None: as published, or nearly, or nothing is published.
    """
    if player.published is None:
        return None
    published = replace(player, rating=player.published)
    grade = rated_rank(settings, published)
    above: dict[By, int] = {"rank": (player.initial_rank.steps - grade.steps) * RANK}
    by_rating = settings.start_rule == "bands" or settings.handicap_by in {"rating", "rating rank"}
    if by_rating and player.rating is not None:
        difference = strength(settings, player) - strength(settings, published)
        above = {"rating": difference, **above}
    for by, much in above.items():
        if much < 0:
            return "below", by
        if much >= MOST_ABOVE:
            return "above", by
    return None


def lapsed(settings: Settings, player: Player) -> bool:
    """Tell whether the membership ends before the event does; not where no end is known."""
    if player.expires is None:
        return False
    from nigiri.domain.model.dates import days  # noqa: PLC0415 -- few lists have such days

    known = days(settings.dates)
    return known is not None and player.expires < known[1]
