"""Write the handicap in force where the sheet does not hold it: beside another pair, or nowhere."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.workbook.entry.handicaps import stones_typed
from nigiri.workbook.read.tables import find
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.workbook import Reading

    Owed = Mapping[tuple[int, tuple[PlayerId, PlayerId]], tuple[Cell, int]]
    """Round, White and Black -> what the cell of their handicap holds, and what is in force."""

NOTHING_OWED: Owed = MappingProxyType({})


def owed_in(workbook: Workbook) -> Owed:
    """Return what `owed` does; nothing of a workbook that is to become one of ours."""
    return NOTHING_OWED if find(workbook).get("event") is None else owed(workbook, read(workbook))


def owed(workbook: Workbook, reading: Reading) -> Owed:
    """Return the boards without a result whose cell does not hold the handicap in force.

    One that cannot be read is left alone: that is a problem of its own.
    """
    found: dict[tuple[int, tuple[PlayerId, PlayerId]], tuple[Cell, int]] = {}
    for number, this in reading.rounds.items():
        place = reading.book.rounds[number]
        cells = Cells(place, workbook[place.name])
        for row, game in this.games.items():
            typed = cells.get(row, "handicap")
            if game.result is None and _differs(typed, game):
                found[number, game.players] = typed, game.handicap
    return found


def _differs(typed: Cell, game: Game) -> bool:
    """Tell whether a cell is blank, or holds another handicap than the game's."""
    stones = stones_typed(typed)
    return stones != game.handicap and (stones is not None or typed is None)


def followed_handicaps(workbook: Workbook, reading: Reading, before: Owed) -> Iterator[SetCells]:
    """Yield what writes the handicaps in force.

    before -- what was owed when the command was given: a board that got its result by the command
    was played with it. A board that had a result before never changes.
    """
    now = {**before, **owed(workbook, reading)}
    for number, this in reading.rounds.items() if now else ():
        place = reading.book.rounds[number]
        cells = Cells(place, workbook[place.name])
        for row, game in this.games.items():
            typed, stones = now.get((number, game.players), (None, None))
            if stones is not None and cells.get(row, "handicap") == typed:
                cells.put(row, "handicap", stones)
        yield from cells.operations()
