"""Let the numbers on the sheets of side events follow their players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.domain.model.units import PlayerId
from nigiri.workbook.model.plain import as_text, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.workbook import Reading


def renumbered_side(
    workbook: Workbook, reading: Reading, new: Mapping[PlayerId, PlayerId]
) -> tuple[SetCells, ...]:
    """Return what lets the numbers on Chart and Ladder follow their players; new -- old -> new."""
    operations: list[SetCells] = []
    for kind, follows in _FOLLOWS.items():
        place = reading.book.get(kind)
        if place is not None:
            cells = Cells(place, workbook[place.name])
            for row in range(place.first_row, cells.sheet.height + 1):
                for key in filter(follows, place.columns):
                    _follow(cells, row, key, new)
            operations += cells.operations()
    return tuple(operations)


#: Sheet kind -> which of its columns hold numbers of players.
_FOLLOWS: Mapping[str, Callable[[str], bool]] = {
    "chart": lambda key: key == "number" or key.startswith("win"),
    "ladder": {"start", "challenger", "challenged", "winner"}.__contains__,
}


def _follow(cells: Cells, row: int, key: str, new: Mapping[PlayerId, PlayerId]) -> None:
    """Write the new number of a player into a cell; what is no player's number stays."""
    typed = as_text(cells.get(row, key))
    number = whole_number(typed.removesuffix("="))
    after = None if number is None else new.get(PlayerId(number))
    if after is not None:
        cells.put(row, key, f"{after}=" if typed.endswith("=") else int(after))
