"""Move the winners' lists into Result (M21): every command does so before anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.workbook.results import written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import SetCells
    from nigiri.workbook.read import Reading


def collected_winners(workbook: Workbook, reading: Reading) -> Iterator[SetCells]:
    """Yield what writes every listed winner into Result and empties the lists."""
    for number, this in reading.rounds.items():
        place = reading.book.rounds[number]
        cells = Cells(place, workbook[place.name])
        for row, game in this.games.items():
            if game.result is not None and cells.get(row, "result") is None:
                cells.put(row, "result", written(game.result))
        for row in range(place.first_row, cells.sheet.height + 1):
            cells.put(row, "winners", None)
        yield from cells.operations()
