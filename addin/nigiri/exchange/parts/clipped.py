"""An event from a table or a report, reduced to what a workbook can hold."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.errors import WrongUse
from nigiri.exchange.parts.event import MOST_PLAYERS
from nigiri.exchange.parts.losses import LeftOut
from nigiri.exchange.parts.roster import Entry, distinct
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player, Round
    from nigiri.domain.model.settings import Apart

_NOBODY = "?"


def check_size(players: int) -> None:
    """Raise WrongUse for more players than an event can have."""
    if players > MOST_PLAYERS:
        raise WrongUse(message("foreign.players", players=players, most=MOST_PLAYERS))


def clipped(event: Event, remarks: list[str]) -> Event:
    """Return the event with distinct names and at most 20 rounds.

    remarks -- a list to which a sentence is added for every change

    Games get the ranks of their players, as if printed on the sheets of the rounds.
    """
    beyond = [each.number for each in event.rounds if each.number > MOST_ROUNDS]
    if beyond:
        remarks.append(message("lost.rounds.beyond", most=MOST_ROUNDS, more=len(beyond)))
    left_out = LeftOut()
    entries = distinct((Entry("", _named(player)) for player in event.players), left_out)
    remarks += left_out.sentences()
    rounds = tuple(_ranked(event, each) for each in event.rounds[:MOST_ROUNDS])
    last = max(1, len(rounds))
    settings = replace(
        event.settings,
        rounds=last,
        keep_apart=tuple(_until(each, last) for each in event.settings.keep_apart),
    )
    players = tuple(
        replace(entry.player, out=frozenset(r for r in entry.player.out if r <= MOST_ROUNDS))
        for entry in entries
    )
    return replace(event, settings=settings, players=players, rounds=rounds)


def _until(apart: Apart, last: int) -> Apart:
    """Return the item of Settings.keep_apart without rounds that the event does not have."""
    if apart.rounds is None:
        return apart
    rounds = frozenset(number for number in apart.rounds if number <= last)
    return replace(apart, rounds=rounds or None)


def _named(player: Player) -> Player:
    """Return the player, with a family name in any case."""
    if player.family.strip():
        return player
    return replace(player, family=player.given.strip() or _NOBODY, given="")


def _ranked(event: Event, this: Round) -> Round:
    """Return a round with the ranks of the players in its games."""
    return replace(
        this,
        games=tuple(
            replace(
                game,
                white_rank=event.player(game.white).rank,
                black_rank=event.player(game.black).rank,
            )
            for game in this.games
        ),
    )
