"""Write Out in rounds, also for whom the director moved to Out on the newest round's sheet."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.workbook.entry.out_in_rounds import Outs
from nigiri.workbook.model.plain import as_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.workbook import Reading


def out_cell(reading: Reading, cell: Cell, change: Callable[[Outs], Outs]) -> Cell:
    """Return what a cell of Out in rounds says after a change; "4-" stays open where it can.

    What cannot be read stays as it is: a problem tells of it.
    """
    rounds = reading.event.settings.rounds
    try:
        said = Outs.parse(as_text(cell), rounds)
    except ValueError:
        return cell
    return change(said).ended(rounds).cell(reading.language)


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
    sits_out = partial(Outs.sitting_out, rounds=frozenset({number}))
    for row, player in reading.player_rows.items():
        if player.number in moved:
            cells.put(row, "out", out_cell(reading, cells.get(row, "out"), sits_out))
    return cells.operations()
