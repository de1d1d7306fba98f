"""Defects of the players who took part: numbers, names, ranks (the table of the package)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.dates import event_days
from nigiri.domain.model.units import Rank
from nigiri.domain.players.countries import country_code
from nigiri.domain.players.federation_ids import FEDERATIONS, LONGEST_AGA, ids
from nigiri.domain.players.ratings import grade_of
from nigiri.domain.preflight.defects import at
from nigiri.domain.text import latin_form, plain, unmarked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.domain.model.event import Player
    from nigiri.domain.preflight.defects import Found, Sending

#: The highest rank that needs no approval of somebody without a rating (B12).
APPROVED = Rank(2)


def no_id(sending: Sending) -> Iterator[Found]:
    """Yield players without a number there; a number elsewhere does not count."""
    for player in sending.people:
        typed = player.federation_id.strip()
        if not sending.number_of(player) and (not typed or ids(typed)):
            yield at(player, "federation_id", federation=FEDERATIONS[sending.federation])


def unreadable_id(sending: Sending) -> Iterator[Found]:
    """Yield players whose number cannot be read."""
    for player in sending.people:
        if player.federation_id.strip() and not ids(player.federation_id):
            yield at(player, "federation_id", typed=player.federation_id)


def long_id(sending: Sending) -> Iterator[Found]:
    """Yield players whose number has more digits than any member's (A13)."""
    for player in sending.people:
        number = sending.number_of(player)
        if len(number) > LONGEST_AGA:
            yield at(player, "federation_id", number=number)


def twice(sending: Sending) -> Iterator[Found]:
    """Yield players whose number somebody before has, too."""
    first: dict[str, Player] = {}
    for player in sending.people:
        number = sending.number_of(player)
        if number and first.setdefault(number, player) is not player:
            yield at(player, "federation_id", number=number, other=first[number].name)


def two_ids(sending: Sending) -> Iterator[Found]:
    """Yield players with the name of somebody before and another number; "Yuzo (2)" is Yuzo."""
    first: dict[str, Player] = {}
    for player in sending.people:
        number = sending.number_of(player)
        before = first.setdefault(plain(unmarked(player.name)), player) if number else player
        if before is not player and sending.number_of(before) != number:
            yield at(player, "family", number=number, other=sending.number_of(before))


def lapsed(sending: Sending) -> Iterator[Found]:
    """Yield players whose membership ended before the last day."""
    span = event_days(sending.event.settings)
    for player in sending.people if span else ():
        if span and player.expires is not None and player.expires < span[1]:
            yield at(player, "expires", until=player.expires.isoformat())


def no_end(sending: Sending) -> Iterator[Found]:
    """Yield members of whom nobody knows until when they are."""
    for player in sending.people:
        if sending.number_of(player) and player.expires is None:
            yield at(player, "expires")


def with_rating(sending: Sending) -> Iterator[tuple[Player, Rank, Rank]]:
    """Yield players with a rating, the rank at entry and the rank of the rating.

    The published rating counts where it is known, else the one at entry.
    """
    for player in sending.people:
        rating = player.rating if player.published is None else player.published
        if rating is not None:
            yield player, player.initial_rank, grade_of(sending.event.settings, rating)


def rank_low(sending: Sending) -> Iterator[Found]:
    """Yield players who entered below the grade of the rating, without a reason."""
    for player, entered, rated in with_rating(sending):
        if entered < rated and not player.evidence:
            yield at(player, "rank", rank=str(entered), rated=str(rated))


def rank_high(sending: Sending) -> Iterator[Found]:
    """Yield players who entered more than one grade above that of the rating."""
    for player, entered, rated in with_rating(sending):
        if entered.steps > rated.steps + 1:
            yield at(player, "rank", rank=str(entered), rated=str(rated))


def unrated_high(sending: Sending) -> Iterator[Found]:
    """Yield players without a rating who entered above the rank that needs no approval."""
    for player in sending.people:
        unknown = player.rating is None and player.published is None
        if unknown and player.initial_rank > APPROVED:
            yield at(player, "rank", rank=str(player.initial_rank))


def no_given(sending: Sending) -> Iterator[Found]:
    """Yield players without a given name."""
    return (at(player, "given") for player in sending.people if not player.given.strip())


def letters(lost: Callable[[str], str], sending: Sending) -> Iterator[Found]:
    """Yield players whose name has letters that cannot be written, and no other form in brackets.

    lost -- returns those letters of a text
    """
    for player in sending.people:
        for key in ("family", "given"):
            letters = lost(latin_form(unmarked(getattr(player, key)), lost))
            if letters:
                yield at(player, key, letters=letters)
                break


def no_country(sending: Sending) -> Iterator[Found]:
    """Yield players without a country."""
    return (at(player, "country") for player in sending.people if not player.country.strip())


def unknown_country(sending: Sending) -> Iterator[Found]:
    """Yield players of whose country nothing is known: neither letters nor a name."""
    for player in sending.people:
        typed = player.country.strip()
        if typed and not country_code(typed):
            yield at(player, "country", typed=typed)
