"""Find who was passed over when the newest round was drawn: it is drawn in parts (M19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.read import Reading


def undrawn(reading: Reading) -> tuple[PlayerId, ...]:
    """Return who plays in the newest round and was not drawn yet, by number; () before round 1.

    Who stands on its sheet, under Out too, has a place; whom the director took off it was drawn.
    """
    newest = reading.rounds.get(len(reading.event.rounds))
    if newest is None:
        return ()
    number = newest.round.number
    placed = {
        *newest.round.game_by_player, *newest.round.byes, *newest.out.values(),
        *(n for line in reading.drawn if line.round == number
          for n in (line.white, line.black, line.bye)),
    }  # fmt: skip
    return tuple(
        n for n, player in sorted(reading.event.by_number.items())
        if player.plays_in(number) and n not in placed
    )  # fmt: skip
