"""Entries below or above what is published (A2, B12, B32), and lapsed memberships (A2).

what               when
below              the entry is lower than what is published; it needs a reason (A2)
above              the entry is two stones or more higher, more than one grade (A2, B12)
raised             a dan entry is two grades or more above every grade known so far (B32)
unrated            a player without a rating enters above 2 dan (B12)
server             without a rating, the entry is above the grade of a server minus 2 (B12)
lapsed             the membership ends before the last day of the event (A2)

Nothing of it is asked of who has a grade of a foreign association, or was approved (B32); but AGA
members are asked why they enter below their rating in any case (A2). In an event of the AGA the
rating beside the rank counts as published where nothing else does: lists of entries have the AGA's
there (A3).

Compared are the rating, where starts or handicaps go by ratings, and the rank with the grade of
the published rating (A6). Of grades known so far the highest counts: one of a foreign association
is accepted, and of kyu players each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.model.units import WEAKEST, Rank
from nigiri.domain.players.ratings import RANK, grade_of, strength_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Player, Settings

MOST_ABOVE = 2 * RANK
"""An entry is doubtful from so many hundredths of a rank above what is published."""

MOST_GRADES = 2
"""A dan entry needs to be approved from so many grades above all earlier ones (B32)."""
_SHODAN = 1

HIGHEST_UNRATED = 2
"""The highest dan grade of players without a rating (B12)."""

SERVER_ABOVE = 2
"""So many grades the players of a server stand above those of a board (B12)."""


class Grades(NamedTuple):
    """What is known of the grade of a player besides ratings.

    earlier -- of an earlier entry; server -- on a server; None: not known
    foreign -- a foreign association gave the grade; approved -- somebody approved the entry
    """

    earlier: Rank | None = None
    server: Rank | None = None
    foreign: bool = False
    approved: bool = False

    @property
    def accepted(self) -> bool:
        """Tell whether the grade is accepted, whatever else is known (B12, B32)."""
        return self.foreign or self.approved


How = Literal["below", "above"]
By = Literal["rating", "rank"]


def known_rating(settings: Settings, player: Player) -> int | None:
    """Return the rating that an entry is compared with; None where none is known."""
    if player.published is None and (settings.is_american or settings.entry_by == "rank"):
        return player.rating
    return player.published


def entry_difference(settings: Settings, player: Player) -> tuple[How, By] | None:
    """Return "below" or "above" what is published, and the cell that is: "rank" or "rating".

    None: as published, or nearly, or nothing is published.
    """
    known = known_rating(settings, player)
    if known is None:
        return None
    grade = grade_of(settings, known)
    above: dict[By, int] = {"rank": (player.initial_rank.steps - grade.steps) * RANK}
    by_rating = settings.start_rule == "bands" or settings.handicap_by in {"rating", "rating rank"}
    if by_rating and player.rating is not None:
        difference = strength_of(settings, player.rating) - strength_of(settings, known)
        above = {"rating": difference, **above}
    lower: list[By] = [by for by, much in above.items() if much < 0]
    higher: list[By] = [by for by, much in above.items() if much >= MOST_ABOVE]
    if lower:
        return "below", lower[0]
    return ("above", higher[0]) if higher else None


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


def entry_doubt(player: Player, grades: Grades) -> Literal["raised", "server", "unrated", ""]:
    """Return why the grade of an entry is doubtful, by what is known besides ratings; "": it isn't.

    raised before server before unrated: one question a player is enough (B12, B32).
    """
    entered = player.initial_rank.steps
    if grades.accepted:
        return ""
    if raised(player, filter(None, [grades.earlier])) is not None:
        return "raised"
    if player.rating is not None or player.published is not None:
        return ""
    if grades.server is not None and player.initial_rank > highest_by_server(grades.server):
        return "server"
    return "unrated" if entered > HIGHEST_UNRATED else ""


def highest_by_server(grade: Rank) -> Rank:
    """Return the highest grade with which the player of a server may enter: two lower (B12)."""
    return Rank(max(grade.steps - SERVER_ABOVE, WEAKEST))


def lapsed(settings: Settings, player: Player) -> bool:
    """Tell whether the membership ends before the event does; not where no end is known."""
    if player.expires is None:
        return False
    from nigiri.domain.model.dates import event_days  # noqa: PLC0415 -- few lists have such days

    known = event_days(settings)
    return known is not None and player.expires < known[1]
