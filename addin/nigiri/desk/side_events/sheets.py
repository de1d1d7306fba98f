"""Add the sheets of side events, Chart and Ladder (B22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.normalise import newcomers_sit_out, numbered
from nigiri.desk.core.phrases import nobody_here, sheet_named
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.rebuild import widest_name
from nigiri.workbook.model.changes import AddSheet, Changes, Operation, Option
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.workbook import Reading

#: Sheet kind -> the column in which its players are listed, and the kinds of sheets behind it.
_LISTED = {"chart": "number", "ladder": "start"}
_BEHIND = {"chart": ("ladder", "problems", "log"), "ladder": ("problems", "log")}


@dataclass(frozen=True)
class SideSheet:
    """A workbook with the sheet of a side event; operations -- carried out so far."""

    workbook: Workbook
    operations: tuple[Operation, ...]
    new: bool

    @property
    def event(self) -> Event:
        """Return the event as it is now."""
        return read(self.workbook).event

    def location(self, kind: str) -> Location:
        """Return the location of the sheet's table."""
        return find(self.workbook).locations[kind]

    def cells(self, kind: str) -> Cells:
        """Return the cells of the sheet, for changes."""
        location = self.location(kind)
        return Cells(location, self.workbook[location.name])

    def with_cells(self, cells: Cells) -> SideSheet:
        """Return the sheet with changed cells."""
        return self.with_operations(cells.operations())

    def with_operations(self, done: Sequence[Operation]) -> SideSheet:
        """Return the sheet after further operations."""
        after = applied(self.workbook, Changes((*done,)))
        return SideSheet(after, (*self.operations, *done), self.new)


def side_sheet(workbook: Workbook, reading: Reading, kind: str) -> SideSheet:
    """Return the sheet of a side event; a missing one is added with all players who are here.

    They are numbered first. Raises Forbidden where nobody is here.
    """
    if reading.book.get(kind) is not None:
        return SideSheet(workbook, (), new=False)
    event, operations = numbered(workbook, reading)
    after = applied(workbook, Changes(operations))
    operations += newcomers_sit_out(after, reading)
    players = [number for number, player in sorted(event.by_number.items()) if player.here]
    if not players:
        raise Forbidden(nobody_here(reading.language))
    following = (reading.book.get(other) for other in _BEHIND[kind])
    before = next((location.name for location in following if location), None)
    options: dict[str, Option] = {"language": reading.language, "names": widest_name(event)}
    add = AddSheet(sheet_named(kind, reading.language), kind, options, before)
    done: tuple[Operation, ...] = (*operations, add)
    sheet = SideSheet(applied(workbook, Changes(done)), done, new=True)
    cells = sheet.cells(kind)
    for row, number in enumerate(players, cells.location.first_row):
        cells.put(row, _LISTED[kind], number)
    return sheet.with_cells(cells)


def known_player(event: Event, number: int) -> PlayerId:
    """Return a player's number; WrongUse for an unknown one."""
    found = next((known_player for known_player in event.by_number if known_player == number), None)
    if found is None:
        raise WrongUse(message("side.nobody", number=number))
    return found
