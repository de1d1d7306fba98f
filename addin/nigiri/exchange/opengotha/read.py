"""Read an event of OpenGotha, or of Pairgoth: the settings, the people, then who met whom.

What a workbook cannot hold is told in sentences (exchange/parts/losses.py). Games and byes that
cannot be are left out and told by exchange/parts/seating.py; a damaged file is refused.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.errors import WrongUse
from nigiri.exchange.opengotha.parameters import kept_words
from nigiri.exchange.opengotha.read_people import read_people
from nigiri.exchange.opengotha.read_settings import read_settings
from nigiri.exchange.opengotha.teams import as_matches, with_teams
from nigiri.exchange.opengotha.words import result_of
from nigiri.exchange.opengotha.write_settings import settings_element
from nigiri.exchange.parts.attribute_reader import AttributeReader
from nigiri.exchange.parts.event import Parts, build_event
from nigiri.exchange.parts.losses import LeftOut
from nigiri.exchange.parts.seating import Seat
from nigiri.exchange.parts.xml import attributes, decoded, first, found, parsed
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event
    from nigiri.exchange.parts.format import Incoming
    from nigiri.exchange.parts.xml import Element

_MANY = 10**6
_HEAD = 4096


def fits(data: bytes) -> bool:
    """Tell whether a file is of this format: a Tournament, with words that only OpenGotha has."""
    head = decoded(data[:_HEAD]).casefold()
    typical = (
        "dataversion",
        "fullversionnumber",
        "gothaversion",
        "<players",
        "externalipaddress",
        "<tournamentparameterset",
        "<player ",
    )
    return "<tournament" in head and any(word in head for word in typical)


def read(data: bytes) -> Incoming:
    """Return the event of a file.

    Raises WrongUse with one sentence for a damaged file, and for one that is no tournament.
    """
    root = parsed(data)
    if first(root, "Player") is None and first(root, "GeneralParameterSet") is None:
        raise WrongUse(message("foreign.xml.opengotha"))
    left_out = LeftOut()
    settings, sections = read_settings(root, left_out)
    rated = "RATING" in {settings.first, *settings.tiebreaks}
    entries = read_people(root, MOST_ROUNDS, left_out, rated=rated)
    seats = [*_seats(root)]
    entries = with_teams(root, entries, max((seat.round for seat in seats), default=0), left_out)
    _tell_rest(root, left_out)
    incoming = build_event(Parts(settings, sections, entries, seats), left_out)
    return replace(incoming, event=_with_kept(root, as_matches(root, incoming.event)))


def _with_kept(root: Element, event: Event) -> Event:
    """Return the event with what goes back into its file as it came (parameters.py)."""
    kept = kept_words(root, settings_element(event, LeftOut()))
    return replace(event, settings=replace(event.settings, kept=kept))


def _seats(root: Element) -> Iterator[Seat]:
    """Yield the games and the byes of a file."""
    for element in found(root, "Game"):
        game = AttributeReader(attributes(element))
        keys = (game.text("whiteplayer"), game.text("blackplayer") or "?")
        number, table, stones = (
            game.whole(name, 0, -_MANY, _MANY)
            for name in ("roundnumber", "tablenumber", "handicap")
        )
        known = game.yes("knowncolor", usual=True)
        result = result_of(game.text("result"))
        yield Seat(number, *keys, table, stones, result, open=not known and stones <= 0)
    for element in found(root, "ByePlayer"):
        bye = AttributeReader(attributes(element))
        if "player" in bye:  # Pairgoth wraps them in elements of the same name
            yield Seat(bye.whole("roundnumber", 0, -_MANY, _MANY), bye.text("player"))


def _tell_rest(root: Element, left_out: LeftOut) -> None:
    """Report what a workbook cannot hold."""
    unknown = sum(
        not game.yes("knowncolor", usual=True) and game.whole("handicap", 0, -_MANY, _MANY) > 0
        for game in map(AttributeReader, map(attributes, found(root, "Game")))
    )
    if unknown:
        left_out.add("lost.games.unknown-colours", games=unknown)
    groups = sum(1 for _ in found(root, "ClubsGroup"))
    if groups:
        left_out.add("lost.set.club-groups", groups=groups)
