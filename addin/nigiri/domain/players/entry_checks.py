"""Entries below or above what is published (A2, B12, B32), and lapsed memberships (A2).

what               when
below              the entry is lower than what is published; it needs a reason (A2)
above              the entry is two stones or more higher, more than one grade (A2, B12)
raised             a dan entry is two grades or more above every grade known so far (B32)
lapsed             the membership ends before the last day of the event (A2)

In an event of the AGA the rating beside the rank counts as published where nothing else does: lists
of entries have the AGA's there (A3). Compared are the rating, where starts or handicaps go by
ratings, and the rank with the grade of the published rating (A6). Of grades known so far the
highest counts: one of a foreign association is accepted, and of kyu players each.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from nigiri.domain.players.ratings import RANK, rated_rank, strength

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Player, Settings
    from nigiri.domain.model.units import Rank

MOST_ABOVE = 2 * RANK
"""An entry is doubtful from so many hundredths of a rank above what is published."""

MOST_GRADES = 2
"""A dan entry needs to be approved from so many grades above all earlier ones (B32)."""
_SHODAN = 1

How = Literal["below", "above"]
By = Literal["rating", "rank"]


def known_rating(settings: Settings, player: Player) -> int | None:
    """Return the rating that an entry is compared with; None where none is known."""
    if player.published is None and settings.is_american:
        return player.rating
    return player.published


def entry_difference(settings: Settings, player: Player) -> tuple[How, By] | None:
    """Return whether an entry is below or above what is published, and by which cell.

    None: as published, or nearly, or nothing is published.
    """
    known = known_rating(settings, player)
    if known is None:
        return None
    published = replace(player, rating=known)
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


def raised(player: Player, known: Iterable[Rank]) -> Rank | None:
    """Return the highest grade so far where a dan enters two grades or more above it (B32).

    known -- the grades of earlier entries, or of any association; None: nothing is known, or the
    entry is accepted: near a grade that is known, as a kyu, or for a reason that was written down
    """
    highest = max(known, default=None)
    entered = player.initial_rank
    if highest is None or entered.steps < _SHODAN or player.evidence:
        return None
    return highest if entered.steps - highest.steps >= MOST_GRADES else None


def lapsed(settings: Settings, player: Player) -> bool:
    """Tell whether the membership ends before the event does; not where no end is known."""
    if player.expires is None:
        return False
    from nigiri.domain.model.dates import event_days  # noqa: PLC0415 -- few lists have such days

    known = event_days(settings)
    return known is not None and player.expires < known[1]
