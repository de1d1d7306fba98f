"""Write beside the first round of a stage by which system it is played, so that it stays so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.domain.systems.stages import first_of_stage, played_as
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.words.systems import name_of

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.workbook import Reading


def system_cells(workbook: Workbook, reading: Reading, number: int) -> tuple[SetCells, ...]:
    """Return what writes the system beside a round that begins a stage; () where it stands there.

    Without it another system of the event would change how rounds were played that are over.
    """
    settings, place = reading.event.settings, reading.book.places["event"]
    if first_of_stage(settings, number) != number:
        return ()
    sheet = workbook[place.name]
    table = TableReader(place, sheet, reading.language)
    row = round_rows(table).get(number)
    if row is None or table.text(row, "system"):
        return ()
    cells = Cells(place, sheet)
    cells.put(row, "system", name_of(played_as(settings, number).system, reading.language))
    return cells.operations()
