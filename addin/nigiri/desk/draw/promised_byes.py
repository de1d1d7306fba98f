"""Promised byes at a draw: those that cannot be given, and those that were not needed (A8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.phrases import players_named
from nigiri.domain.pairing_policies.byes import had_bye
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.workbook.model.cells import address

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.read.workbook import Reading


def promises(event: Event, number: int) -> tuple[PlayerId, ...]:
    """Return by number the players of a round, without reserves, who were promised its bye."""
    players = sorted(event.by_number.items())
    return tuple(n for n, p in players if p.is_promised_bye(number) and p.plays_in(number))


def promise_cells(reading: Reading) -> Mapping[frozenset[PlayerId], str]:
    """Return player -> the cell with the promise: "Players!G12"; for players with a promise."""
    location = reading.book.get("players")
    if location is None or "out" not in location.columns:
        return {}
    return {
        frozenset((player.number,)): f"{location.name}!{address(row, location.columns['out'])}"
        for row, player in reading.player_rows.items()
        if player.number is not None and player.promised
    }


def check_second_bye(event: Event, number: int) -> None:
    """Raise Forbidden where the bye of a round is promised to a player who had one (M6)."""
    again = [player for player in promises(event, number) if had_bye(event, player, number)]
    if again:
        facts = {"names": players_named(event, again), "number": again[0], "round": number}
        raise Forbidden(message("drawing.promise.again", **facts))


def withheld_bye_sentences(event: Event, this: Round, *, whole: bool) -> Iterator[str]:
    """Yield a sentence for each promised bye that is not given.

    event -- without the round; whole -- all of it is drawn: else a player may still get the bye
    """
    for player in promises(event, this.number):
        if player in this.byes or (player not in this.game_by_player and not whole):
            continue
        name, others = (players_named(event, each) for each in ([player], this.byes))
        if others:
            yield message("drawing.promise.taken", name=name, others=others)
        else:
            yield message("drawing.promise.even", name=name)
