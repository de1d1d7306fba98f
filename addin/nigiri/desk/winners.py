"""Move the winners' lists into Result (M21): every command does so before anything else.

A list in which something is wrong stays as it was typed. Commands stop at it; but an older workbook
is brought up to date even so, and what was to be corrected must still be there then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.workbook.entry.results import written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.workbook import Reading


_OF_LISTS = frozenset({"list-unknown", "list-double", "list-both", "result-list"})
"""The codes of the problems of a list."""


def collected_winners(workbook: Workbook, reading: Reading) -> Iterator[SetCells]:
    """Yield what writes every listed winner into Result and empties the lists."""
    wrong = {problem.sheet for problem in reading.problems if problem.code in _OF_LISTS}
    for number, this in reading.rounds.items():
        place = reading.book.rounds[number]
        if place.name in wrong:
            continue
        cells = Cells(place, workbook[place.name])
        for row, game in this.games.items():
            if game.result is not None and cells.get(row, "result") is None:
                cells.put(row, "result", written(game.result))
        for row in range(place.first_row, cells.sheet.height + 1):
            cells.put(row, "winners", None)
        yield from cells.operations()
