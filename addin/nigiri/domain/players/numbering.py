"""Numbers by strength (M4), and the order of strength in every later round (house rule)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.units import PlayerId
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import Rank

FROM_THE_START, LATER, NOT_HERE = range(3)


def strength_key(event: Event, number: PlayerId) -> tuple[int, ...]:
    """Return the sort key by strength: smaller is stronger, no two players are equal.

    M4 numbers rank by rank, so rank and then number is the order of the numbers. It differs just
    for those whose number does not follow their strength: latecomers, stragglers numbered after
    the others, and players whose rank was changed are compared by the rank of today (house rule).
    """
    return (-event.player(number).rank.steps, number)


def number_players(event: Event, *, again: bool = False) -> Mapping[int, PlayerId]:
    """Return the numbers to be given: index in event.players -> number (M4).

    First those who play in round 1, then those who come later, each by rank (that of the entry
    rating where Settings.entry_by says so), the director's order, rating and name. Numbered are
    the players here and those who announced to be out in round 1;
    nobody who is out of every round. A number given stays; newcomers get the next ones, and once
    round 1 is drawn in the order of the sheet, whatever their rank. With `again`, while round 1
    is not drawn, everybody is numbered anew; then numbered players who are not here any more come
    last. Only numbers that change are returned.
    """
    afresh = again and not event.rounds
    taken = [] if afresh else [p.number for p in event.players if p.number is not None]
    wanted = [
        index
        for index, player in enumerate(event.players)
        if (afresh and player.number is not None)
        or (player.number is None and _takes_part(event, player))
    ]
    if not event.rounds:
        wanted.sort(key=lambda index: _order(event, event.players[index], index))
    new = {i: PlayerId(n) for n, i in enumerate(wanted, max(taken, default=0) + 1)}
    return {i: number for i, number in new.items() if event.players[i].number != number}


def all_numbered(event: Event) -> Event:
    """Return the event with the numbers that the next draw gives."""
    new = number_players(event)
    players = (
        replace(player, number=new.get(at, player.number))
        for at, player in enumerate(event.players)
    )
    return replace(event, players=tuple(players))


def _takes_part(event: Event, player: Player) -> bool:
    """Tell whether the player is here, or announced to come late, and plays in some round."""
    rounds = range(1, event.settings.rounds + 1)
    return (player.here or 1 in player.out) and any(r not in player.out for r in rounds)


def _order(event: Event, player: Player, index: int) -> tuple[object, ...]:
    """Return the sort key of M4; blank figures come last, equal names in the order of the sheet."""
    return (
        _group(event, player),
        -_listed_rank(event, player).steps,
        (player.order is None, player.order or 0),
        (player.rating is None, -(player.rating or 0)),
        (plain(player.family), plain(player.given)),
        index,
    )


def _listed_rank(event: Event, player: Player) -> Rank:
    """Return the rank by which a player is numbered: that of the entry rating where it counts."""
    if event.settings.entry_by != "rank":
        return player.rank
    from nigiri.domain.players.entry_rating import rated_rank  # noqa: PLC0415 -- the AGA's events

    return rated_rank(event.settings, player)


def _group(event: Event, player: Player) -> int:
    """Return FROM_THE_START, LATER or NOT_HERE, by the first round that the player plays in."""
    if not _takes_part(event, player):
        return NOT_HERE
    return LATER if 1 in player.out else FROM_THE_START
