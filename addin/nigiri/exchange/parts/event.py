"""An event built from the parts of a file of another program."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Event
from nigiri.errors import WrongUse
from nigiri.exchange.parts.format import Incoming
from nigiri.exchange.parts.roster import Roster, distinct
from nigiri.exchange.parts.seating import rounds_of, seated
from nigiri.exchange.parts.starts import with_starts
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.model.event import Section, Settings
    from nigiri.exchange.parts.losses import LeftOut
    from nigiri.exchange.parts.roster import Entry
    from nigiri.exchange.parts.seating import Seat

MOST_PLAYERS = 3000


@dataclass(frozen=True)
class Parts:
    """The content of a file, part by part.

    entries -- the players in the order of the file; seats -- games and byes in any order
    settings -- with bar, floor and zero of the start scores
    """

    settings: Settings
    sections: tuple[Section, ...]
    entries: Sequence[Entry]
    seats: Iterable[Seat]


def build_event(parts: Parts, left_out: LeftOut) -> Incoming:
    """Return the event that the parts make, and all that was left out.

    Raises WrongUse for more players than a workbook can hold.
    """
    players = len(parts.entries)
    if players > MOST_PLAYERS:
        raise WrongUse(message("foreign.players", players=players, most=MOST_PLAYERS))
    seats, roster = seated(parts.seats, Roster(distinct(parts.entries, left_out)), left_out)
    rounds = rounds_of(seats, roster, left_out)
    settings = _with_rounds(parts.settings, len(rounds), left_out)
    event = Event(settings, roster.players(rounds, settings.rounds), parts.sections, rounds)
    event = with_starts(event, roster.corrections, left_out)
    return Incoming(event, left_out.sentences())


def _with_rounds(settings: Settings, played: int, left_out: LeftOut) -> Settings:
    """Return the settings with at least as many rounds as were played."""
    if played <= settings.rounds:
        return settings
    left_out.add("lost.rounds.played", rounds=settings.rounds, played=played)
    return replace(settings, rounds=played)
