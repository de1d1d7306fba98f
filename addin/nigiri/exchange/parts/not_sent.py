"""The facts of an event that files of other programs cannot hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.small_boards import FULL_SIZE, PUBLISHED

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from nigiri.domain.model.event import Event, Player
    from nigiri.exchange.parts.losses import LeftOut

#: Kind -> whether a player has something of it.
_OF_PLAYERS: Mapping[str, Callable[[Player], object]] = {
    "Cities": lambda player: player.city,
    "States": lambda player: player.state,
    "Teams": lambda player: player.team,
    "Notes": lambda player: player.notes,
    "Fees": lambda player: player.fee or player.paid,
    "Names that published pages hide, which stand in the file": lambda player: player.hidden,
    "Players who are only here if needed": lambda player: player.reserve,
    "Offers to sit out": lambda player: player.willing,
    "Promised byes": lambda player: player.promised,
    "Sections other than by rank": lambda player: player.section is not None,
    "Ranks of today other than at entry": lambda player: player.rank != player.initial_rank,
}


def tell_players(event: Event, left_out: LeftOut, held: Collection[str] = ()) -> None:
    """Report what players have, with their names.

    held -- kinds that the file can hold
    """
    for kind, has in _OF_PLAYERS.items():
        for player in event.players:
            if kind not in held and has(player):
                left_out.item(kind, player.name)


def tell_rounds(event: Event, left_out: LeftOut) -> None:
    """Report what single games and rounds have."""
    for this in event.rounds:
        for game in this.games:
            at = f"round {this.number}, table {game.table or '–'}"
            if game.komi is not None:
                left_out.item("Komi of single games", at)
            if game.keep and game.result is None:
                left_out.item("Pairs to be kept in a new draw", at)
        if len(this.byes) > 1:
            left_out.item("Rounds with several byes, of which it knows one", str(this.number))


def tell_event(event: Event, left_out: LeftOut) -> None:
    """Report what the event as a whole has and no other program knows."""
    settings = event.settings
    lost = {
        "The wishes.": event.wishes,
        "The prizes of sections.": any(section.prizes for section in event.sections),
        "The host.": settings.host,
        "The rules of play.": settings.rules_of_play,
        "The systems of single rounds.": any(each.system for each in settings.systems),
        "The handicaps of small boards.": (
            settings.board != FULL_SIZE or settings.boards != PUBLISHED
        ),
    }
    for sentence, holds in lost.items():
        if holds:
            left_out.add(sentence)
