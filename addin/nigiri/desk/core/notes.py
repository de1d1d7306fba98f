"""Keep the notes that people wrote around a table whose sheet or column goes, or say they are lost.

where it stood       on a sheet made anew        on a sheet that goes
below the table      moved below the new table   lost, with a sentence
beside the table     lost, with a sentence       lost, with a sentence
above a column       lost with the column, with a sentence

Where rows of a table are inserted or deleted, no note is lost (workbook/derive/target.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.message import message, several
from nigiri.workbook.derive.written_cells import last_written, typed_below
from nigiri.workbook.model.cells import UNCALCULATED, address
from nigiri.workbook.model.changes import CellChange, DeleteColumns, RemoveSheet, SetCells
from nigiri.workbook.read.table_finder import find, location_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.workbook.derive.written_cells import Typed
    from nigiri.workbook.model.cells import Sheet, Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.model.locations import Book, Location


class Notes(NamedTuple):
    """Notes around tables that went.

    moved -- operations that write them below the tables made anew; sentences -- about them
    """

    moved: tuple[SetCells, ...]
    sentences: tuple[str, ...]


def notes_of(before: Workbook, after: Workbook, done: Iterable[Operation]) -> Notes:
    """Return the notes around tables that went; done -- operations from `before` to `after`."""
    moved, sentences = list[SetCells](), list[str]()
    for operation in done:
        if not isinstance(operation, DeleteColumns | RemoveSheet) or operation.sheet not in before:
            continue
        location = location_of(operation.sheet, before[operation.sheet])
        if location is not None and isinstance(operation, DeleteColumns):
            sentences += _above_gone(operation, location)
        elif location is not None:
            notes = _sheet_notes(location, before[location.name], after)
            moved += notes.moved
            sentences += notes.sentences
    return Notes(tuple(moved), tuple(sentences))


def _sheet_notes(location: Location, sheet: Sheet, after: Workbook) -> Notes:
    """Return the notes beside and below the table of a sheet that goes."""
    sentences = [*_lost_sentence(location, "beside", _beside(location, sheet))]
    below, new = typed_below(location, sheet), _successor(find(after), location)
    if new is None or not below:
        return Notes((), (*sentences, *_lost_sentence(location, "below", below)))
    down = after[new.name].height + 2 - below[0][0]
    cells = (
        CellChange(row + down, column, None, cell)
        for row, column, cell in below
        if cell is not UNCALCULATED
    )
    along = message("desk.notes.along", sheet=new.name)
    return Notes((SetCells(new.name, tuple(cells)),), (*sentences, along))


def _beside(location: Location, sheet: Sheet) -> list[Typed]:
    """Return the cells beside the columns of a table, down to its last row."""
    ours, last = {*location.columns.values()}, last_written(location, sheet)
    return [
        (row, column, cell)
        for row, cells in enumerate(sheet.rows[:last], 1)
        for column, cell in enumerate(cells, 1)
        if cell is not None and column not in ours
    ]


def _successor(book: Book, location: Location) -> Location | None:
    """Return the location of the table that replaces one that went, None where none does."""
    if location.draft:
        return book.draft
    return book.get(location.kind) if location.number is None else book.rounds.get(location.number)


def _lost_sentence(location: Location, where: str, cells: Iterable[Typed]) -> Iterator[str]:
    """Yield the sentence about lost cells, naming the first of each column, if there are any."""
    first: dict[int, str] = {}
    for row, column, _ in cells:
        first.setdefault(column, address(row, column))
    if first:
        words = ", ".join(first[column] for column in sorted(first))
        yield message(f"desk.notes.{where}", sheet=location.name, cells=words)


def _above_gone(operation: DeleteColumns, location: Location) -> Iterator[str]:
    """Yield the sentence about texts above removed columns; none without any."""
    above = location.heading_row - 1
    words = [str(cell) for column in operation.held for cell in column[:above] if cell]
    if words:
        yield message(
            "desk.notes.above", sheet=operation.sheet, words=several(words, message("between"))
        )
