"""Write into Players who was moved to Out on the newest round's sheet: they do not play in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.workbook.out_cell import Outs

if TYPE_CHECKING:
    from nigiri.domain.units import PlayerId
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import SetCells
    from nigiri.workbook.read import Reading


def moved_out(reading: Reading) -> tuple[PlayerId, ...]:
    """Return whom the director moved from a drawn game, or a bye, to Out in the newest round.

    Who stands there because the draw had no place for them, a reserve or somebody who was not here,
    is none of these.
    """
    number = len(reading.event.rounds)
    if number not in reading.rounds:
        return ()
    lines = [line for line in reading.drawn if line.round == number]
    drawn = {n for line in lines for n in (line.white, line.black, line.bye)}
    return tuple(
        n for n in reading.rounds[number].out.values()
        if n in drawn and reading.event.player(n).plays_in(number)
    )  # fmt: skip


def outs_written(workbook: Workbook, reading: Reading) -> tuple[SetCells, ...]:
    """Return what writes the round into Out in rounds of everybody moved to Out."""
    moved, place = moved_out(reading), reading.book.get("players")
    if not moved or place is None:
        return ()
    number, cells = len(reading.event.rounds), Cells(place, workbook[place.name])
    for row, player in reading.player_rows.items():
        if player.number in moved:
            outs = Outs.of(player).sitting_out(frozenset({number}))
            cells.put(row, "out", outs.cell(reading.language))
    return cells.operations()
