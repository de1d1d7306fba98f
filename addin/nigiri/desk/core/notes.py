"""What people wrote around a table whose sheet or column goes: what is lost is told.

where it stood       on a sheet made anew        on a sheet that goes
below the table      goes along, below the new   told
beside the table     told                        told
above a column       told, where a column goes

Where rows of a table open or close, nothing of it is lost (workbook/derive/target.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.derive.written_cells import last_written, typed_below
from nigiri.workbook.model.cells import UNCALCULATED, address
from nigiri.workbook.model.changes import CellChange, DeleteColumns, RemoveSheet, SetCells
from nigiri.workbook.read.tables import find, location_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.workbook.derive.written_cells import Typed
    from nigiri.workbook.model.cells import Sheet, Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.model.locations import Book, Location

_GONE = {
    "beside": "The old sheet {sheet} is gone, and what you wrote beside its table, in {cells}, is "
    "only in the state before now (nigiri undo); notes last on a sheet of your own.",
    "below": "The old sheet {sheet} is gone, and what you wrote below its table, in {cells}, is "
    "only in the state before now (nigiri undo); notes last on a sheet of your own.",
}
_ABOVE_GONE = (
    "With a column of {sheet} goes what you wrote above it: {words}. It is in the state before now "
    "(nigiri undo)."
)
_ALONG = (
    "What you wrote below the table of {sheet} stands below the new table, without its colours; "
    "a formula there is a value now."
)


class Notes(NamedTuple):
    """What becomes of people's notes.

    along -- what writes them below the tables made anew; told -- sentences about them
    """

    along: tuple[SetCells, ...]
    told: tuple[str, ...]


def notes_of(before: Workbook, after: Workbook, done: Iterable[Operation]) -> Notes:
    """Return what becomes of the notes; done -- what led from the one workbook to the other."""
    along, told = list[SetCells](), list[str]()
    for operation in done:
        if not isinstance(operation, DeleteColumns | RemoveSheet) or operation.sheet not in before:
            continue
        place = location_of(operation.sheet, before[operation.sheet])
        if place is not None and isinstance(operation, DeleteColumns):
            told += _above_gone(operation, place)
        elif place is not None:
            notes = _around(place, before[place.name], after)
            along += notes.along
            told += notes.told
    return Notes(tuple(along), tuple(told))


def _around(place: Location, sheet: Sheet, after: Workbook) -> Notes:
    """Return what becomes of the notes beside and below the table of a sheet that goes."""
    told = [*_gone(place, "beside", _beside(place, sheet))]
    below, new = typed_below(place, sheet), _successor(find(after), place)
    if new is None or not below:
        return Notes((), (*told, *_gone(place, "below", below)))
    down = after[new.name].height + 2 - below[0][0]
    cells = (
        CellChange(row + down, column, None, cell)
        for row, column, cell in below
        if cell is not UNCALCULATED
    )
    return Notes((SetCells(new.name, tuple(cells)),), (*told, _ALONG.format(sheet=new.name)))


def _beside(place: Location, sheet: Sheet) -> list[Typed]:
    """Return what stands beside the columns of the table, no further down than it goes."""
    ours, last = {*place.columns.values()}, last_written(place, sheet)
    return [
        (row, column, cell)
        for row, cells in enumerate(sheet.rows[:last], 1)
        for column, cell in enumerate(cells, 1)
        if cell is not None and column not in ours
    ]


def _successor(book: Book, place: Location) -> Location | None:
    """Return the table that stands for one that went, None where none does."""
    if place.draft:
        return book.draft
    return book.get(place.kind) if place.number is None else book.rounds.get(place.number)


def _gone(place: Location, where: str, cells: Iterable[Typed]) -> Iterator[str]:
    """Yield the sentence about cells that go, each column by its first; nothing for none."""
    first: dict[int, str] = {}
    for row, column, _ in cells:
        first.setdefault(column, address(row, column))
    if first:
        words = ", ".join(first[column] for column in sorted(first))
        yield _GONE[where].format(sheet=place.name, cells=words)


def _above_gone(operation: DeleteColumns, place: Location) -> Iterator[str]:
    """Yield the sentence about what stood above columns that go; nothing for none."""
    above = place.heading_row - 1
    words = [str(cell) for column in operation.held for cell in column[:above] if cell]
    if words:
        yield _ABOVE_GONE.format(sheet=operation.sheet, words="; ".join(words))
