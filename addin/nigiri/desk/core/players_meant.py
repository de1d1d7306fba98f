"""Players named in a command, by number or name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import WrongUse
from nigiri.messages.message import message, several
from nigiri.workbook.read.player_references import Directory, NotOnePlayer
from nigiri.workbook.read.players import PlayersReading

if TYPE_CHECKING:
    from nigiri.domain.model.event import Player
    from nigiri.workbook.read.workbook import Reading


def players_meant(
    reading: Reading, who: str, unknown: str = "attendance.who.new"
) -> dict[int, Player]:
    """Return the players named, by row of Players; WrongUse for none, or an ambiguous name.

    unknown -- the key of what is said of somebody who is no player
    """
    rows = dict(reading.player_rows)
    numbers = {player.number: row for row, player in rows.items() if player.number is not None}
    try:
        found = Directory.of(PlayersReading(rows, numbers)).find(who)
    except NotOnePlayer as error:
        key = "attendance.who.several" if error.names else unknown
        names = several(error.names, message("between"))
        raise WrongUse(message(key, asked=error.typed, names=names)) from error
    if not found:
        raise WrongUse(message("attendance.who.none"))
    return {row: rows[row] for row in found}
