"""The rating with which somebody enters: of the list, or of the rank that was asked for (A2, A3).

entry_by   the rank at entry is                            what counts
rating     whatever it is                                  the rating
rank       that of the rating                              the rating
rank       above it                                        the middle of the rank: 4d is 4.5
rank       below what is published, with evidence          the middle of the rank
rank       below what is published, without                what is published

Whoever has no rating counts as the middle of the rank at entry in any case. A rating that the
director typed beside another published one says more than a rank, and is asked for alike: above it
counts, below it needs evidence, which is medical and stands on Problems (Player.evidence).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from nigiri.domain.players.ratings import (
    as_printed,
    grade_of,
    middle_of,
    rating_text,
    strength_of,
)

if TYPE_CHECKING:
    from fractions import Fraction

    from nigiri.domain.model.event import Player, Settings
    from nigiri.domain.model.units import Hundredths, Rank

Standing = Literal["as rated", "raised", "lowered", "unproved"]


def rating_in_force(settings: Settings, player: Player) -> int | None:
    """Return the rating with which a player enters, in the unit of Player.rating (A3).

    None where the middle of the rank at entry counts. Raises WrongUse for an unknown scale.
    """
    if settings.entry_by != "rank":
        return player.rating
    from nigiri.domain.players.entry_checks import known_rating  # noqa: PLC0415 -- the AGA's events

    known = known_rating(settings, player)
    if known is None:
        return None
    if _is_unproved(settings, player):
        return known
    if player.rating not in {None, known}:
        return player.rating
    return known if player.initial_rank == grade_of(settings, known) else None


def entry_rating(settings: Settings, player: Player) -> Fraction:
    """Return the rating with which a player enters, as its list prints it (A3).

    Raises WrongUse for an unknown scale.
    """
    return as_printed(settings, _entry(settings, player))


def entry_text(settings: Settings, player: Player) -> str:
    """Return the rating with which a player enters as text: "4.5".

    Raises WrongUse for an unknown scale.
    """
    return rating_text(settings, _entry(settings, player))


def strength(settings: Settings, player: Player) -> Hundredths:
    """Return the player's strength in hundredths of a rank above the weakest 1 dan (A3).

    Raises WrongUse for an unknown scale.
    """
    return strength_of(settings, _entry(settings, player))


def _entry(settings: Settings, player: Player) -> int:
    """Return the rating with which a player enters, in the unit of Player.rating."""
    rating = rating_in_force(settings, player)
    return middle_of(settings, player.initial_rank) if rating is None else rating


def rated_rank(settings: Settings, player: Player) -> Rank:
    """Return the rank of the rating with which a player enters; it decides the band (A5, A6).

    Raises WrongUse for an unknown scale.
    """
    rating = rating_in_force(settings, player)
    return player.initial_rank if rating is None else grade_of(settings, rating)


def standing(settings: Settings, player: Player) -> Standing:
    """Return the kind of a player's entry, held against what is published (A2).

    raised -- above it, which counts; lowered -- below it, with evidence; unproved -- below it was
    asked for without evidence: what is published counts. "as rated" also where nothing is known, or
    the rating counts whatever the rank is. Raises WrongUse for an unknown scale.
    """
    if settings.entry_by != "rank":
        return "as rated"
    from nigiri.domain.players.entry_checks import known_rating  # noqa: PLC0415 -- the AGA's events

    known = known_rating(settings, player)
    if known is None:
        return "as rated"
    if _is_unproved(settings, player):
        return "unproved"
    difference = strength(settings, player) - strength_of(settings, known)
    return "raised" if difference > 0 else "lowered" if difference < 0 else "as rated"


def _is_unproved(settings: Settings, player: Player) -> bool:
    """Tell whether a player asks to enter below what is published, without evidence (A2)."""
    from nigiri.domain.players.entry_checks import (  # noqa: PLC0415 -- the AGA's events
        entry_difference,
    )

    found = None if player.evidence else entry_difference(settings, player)
    return found is not None and found[0] == "below"
