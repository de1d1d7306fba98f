"""The facts of an event that files of other programs cannot hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import other_size
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.small_boards import FULL_SIZE, PUBLISHED
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from nigiri.domain.model.event import Event, Player
    from nigiri.exchange.parts.losses import LeftOut

#: Key of a kind -> whether a player has something of it.
_OF_PLAYERS: Mapping[str, Callable[[Player], object]] = {
    "lost.cities": lambda player: player.city,
    "lost.states": lambda player: player.state,
    "lost.teams": lambda player: player.team,
    "lost.notes": lambda player: player.notes,
    "lost.fees": lambda player: player.fee or player.paid,
    "lost.hidden": lambda player: player.hidden,
    "lost.reserves": lambda player: player.reserve,
    "lost.offers": lambda player: player.willing,
    "lost.promised-byes": lambda player: player.promised,
    "lost.own-sections": lambda player: player.section is not None,
    "lost.ranks-today": lambda player: player.rank != player.initial_rank,
}


def tell_players(event: Event, left_out: LeftOut, held: Collection[str] = ()) -> None:
    """Report what players have, with their names.

    held -- keys of kinds that the file can hold
    """
    for kind, has in _OF_PLAYERS.items():
        for player in event.players:
            if kind not in held and has(player):
                left_out.item(kind, player.name)


def tell_rounds(event: Event, left_out: LeftOut) -> None:
    """Report what single games and rounds have."""
    for this in event.rounds:
        for game in this.games:
            at = message("thing.at", round=this.number, table=game.table or "–")
            if game.komi is not None:
                left_out.item("lost.games.komi", at)
            if other_size(event.settings, game):
                left_out.item("lost.games.size", at)
            if game.keep and game.result is None:
                left_out.item("lost.games.kept", at)
        if len(this.byes) > 1:
            left_out.item("lost.rounds.byes", str(this.number))


def tell_open_colours(event: Event, left_out: LeftOut) -> None:
    """Report games of which nobody knows who had White; whoever is listed first is sent as White.

    A file that can say so needs no report.
    """
    for this in event.rounds:
        for game in this.games:
            if game.open and not (game.result and game.result.by_default):
                at = message("thing.at", round=this.number, table=game.table or "–")
                left_out.item("lost.games.open-colours", at)


def tell_event(event: Event, left_out: LeftOut) -> None:
    """Report what the event as a whole has and no other program knows."""
    settings = event.settings
    lost = {
        "lost.set.wishes": event.wishes,
        "lost.set.prizes": any(section.prizes for section in event.sections),
        "lost.set.host": settings.host,
        "lost.set.rules": settings.rules_of_play,
        "lost.rounds.systems": not {*settings.systems}
        <= {RoundSystem(), RoundSystem(settings.system)},
        "lost.set.small-boards": (settings.board != FULL_SIZE or settings.boards != PUBLISHED),
    }
    for key, holds in lost.items():
        if holds:
            left_out.add(key)
    for first in _first_in_stead(event):
        left_out.add("lost.set.winner", name=first.name)
    if settings.tables_unused:
        left_out.add("lost.set.tables", tables=", ".join(map(str, settings.tables_unused)))


def _first_in_stead(event: Event) -> Iterator[Player]:
    """Yield those first since others missed a round (B7): no other program has such a rule."""
    if event.settings.winner_played_all == "no" or not event.rounds:
        return
    from nigiri.domain.standings.standings import first_places  # noqa: PLC0415 -- British events

    yield from (event.player(each.number) for each in first_places(event, 1) if each.passed)
