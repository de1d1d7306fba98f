"""Write cells of a table by column key."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import CellChange, SetCells

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Player
    from nigiri.workbook.model.cells import Cell, Sheet, Value
    from nigiri.workbook.model.locations import Location


@dataclass
class Cells:
    """Changes of cells of one table, collected by `put`; writing the present value is no change."""

    location: Location
    sheet: Sheet
    changes: list[CellChange] = field(default_factory=list)

    def get(self, row: int, key: str) -> Cell:
        """Return the value of a cell before the changes, None where there is no such column."""
        column = self.location.columns.get(key)
        return None if column is None else self.sheet.cell(row, column)

    def put(self, row: int, key: str, value: Value) -> None:
        """Change a cell; do nothing where the table has no such column."""
        column = self.location.columns.get(key)
        if column is None:
            return
        before = self.sheet.cell(row, column)
        if before != value:
            self.changes.append(CellChange(row, column, before, value))

    def put_row(self, row: int, values: Mapping[str, Value]) -> None:
        """Write several cells of a row."""
        for key, value in values.items():
            self.put(row, key, value)

    def address(self, row: int, key: str) -> str:
        """Return the address of a cell with its sheet: "Players!E7"."""
        return f"{self.location.name}!{address(row, self.location.columns[key])}"

    def operations(self) -> tuple[SetCells, ...]:
        """Return one SetCells operation with all changes, () without any."""
        return (SetCells(self.location.name, tuple(self.changes)),) if self.changes else ()


def person_cells(player: Player, side: str) -> dict[str, Value]:
    """Return number, name and rank of a player on one side."""
    return {f"{side}_no": player.number, side: player.name, f"{side}_rank": str(player.rank)}
