"""Correct handicaps on round sheets that are blank, or of another pair, to those in force."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.handicaps import OPEN, stones_typed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.workbook import Reading

    OutdatedHandicaps = Mapping[tuple[int, tuple[PlayerId, PlayerId]], tuple[Cell, int | str]]
    """Round, White and Black -> what the cell of their handicap holds, and what is in force."""

NONE_OUTDATED: OutdatedHandicaps = MappingProxyType({})


def outdated_handicaps_in(workbook: Workbook) -> OutdatedHandicaps:
    """Return the outdated handicaps of a workbook; none of one without an event."""
    return (
        NONE_OUTDATED
        if find(workbook).get("event") is None
        else outdated_handicaps(workbook, read(workbook))
    )


def outdated_handicaps(workbook: Workbook, reading: Reading) -> OutdatedHandicaps:
    """Return the boards without a result whose cell does not hold the handicap in force.

    The key is round, White and Black; the value what the cell holds, and what it should. A
    cell that cannot be read is left out: it is a problem of its own.
    """
    found: dict[tuple[int, tuple[PlayerId, PlayerId]], tuple[Cell, int | str]] = {}
    for number, this in reading.rounds.items():
        location = reading.book.rounds[number]
        cells = Cells(location, workbook[location.name])
        for row, game in this.games.items():
            typed = cells.get(row, "handicap")
            if game.result is None and _differs(typed, game):
                found[number, game.players] = typed, handicap_cell(game)
    return found


def handicap_cell(game: Game) -> int | str:
    """Return the value of the cell of the handicap: the stones, or the word for open colours."""
    return OPEN if game.open else game.handicap


def _differs(typed: Cell, game: Game) -> bool:
    """Tell whether a cell is blank, or holds another handicap than the game's, or open colours."""
    if game.open:
        return typed != OPEN
    stones = stones_typed(typed)
    return stones != game.handicap and (stones is not None or typed is None)


def corrected_handicaps(
    workbook: Workbook, reading: Reading, before: OutdatedHandicaps
) -> Iterator[SetCells]:
    """Yield the cells of outdated handicaps with those in force.

    before -- outdated handicaps before the command: a board whose result the command entered was
    played with the handicap in force. A board with an older result never changes. Of a board with a
    size of its own As drawn has the new handicap, too: another one is the director's from then on.
    """
    now = {**before, **outdated_handicaps(workbook, reading)}
    given: dict[tuple[int | None, ...], int | str] = {}
    for number, this in reading.rounds.items() if now else ():
        location = reading.book.rounds[number]
        cells = Cells(location, workbook[location.name])
        for row, game in this.games.items():
            typed, stones = now.get((number, game.players), (None, None))
            if stones is not None and cells.get(row, "handicap") == typed:
                cells.put(row, "handicap", stones)
                given.update({(number, *game.players): stones} if game.board else {})
        yield from cells.operations()
    yield from _recorded(workbook, reading, given)


def _recorded(
    workbook: Workbook,
    reading: Reading,
    given: Mapping[tuple[int | None, ...], int | str],
) -> Iterator[SetCells]:
    """Yield the cells of As drawn with the handicaps that boards of another size are given.

    given -- round, White and Black -> the handicap
    """
    location = reading.book.get("drawn")
    if not given or location is None:
        return
    cells = Cells(location, workbook[location.name])
    for row in range(location.first_row, cells.sheet.height + 1):
        keys = ("round", "white_no", "black_no")
        stones = given.get(tuple(whole_number(cells.get(row, key)) for key in keys))
        if stones is not None:
            cells.put(row, "handicap", stones)
    yield from cells.operations()
