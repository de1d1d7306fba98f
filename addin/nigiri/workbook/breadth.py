"""Open and close columns of a table by their keys, step by step."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.workbook.apply import applied
from nigiri.workbook.cells import Workbook
from nigiri.workbook.changes import (
    CellChange,
    Changes,
    DeleteColumns,
    InsertColumns,
    SetCells,
)
from nigiri.workbook.find import place_of
from nigiri.workbook.layout.tables import columns_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.workbook.cells import Sheet
    from nigiri.workbook.changes import Operation
    from nigiri.workbook.place import Place


class Breadth:
    """A sheet whose columns open and close, followed step by step."""

    def __init__(self, place: Place, sheet: Sheet) -> None:
        """Begin with the sheet as it is."""
        self.operations: list[Operation] = []
        self.place, self.sheet = place, sheet
        self._headings = {c.key: c.heading(place.language) for c in columns_of(place.kind)}

    def _does(self, operation: Operation) -> None:
        """Carry an operation out."""
        name = self.place.name
        self.operations.append(operation)
        self.sheet = applied(Workbook({name: self.sheet}), Changes((operation,)))[name]
        self.place = place_of(name, self.sheet) or self.place

    def calls(self, keys: Mapping[int, str]) -> None:
        """Write the headings of these columns."""
        row = self.place.heading_row
        words = {at: self._headings[key] for at, key in keys.items()}
        cells = tuple(
            CellChange(row, at, self.sheet.cell(row, at), word)
            for at, word in words.items()
            if word
        )
        if cells:
            self._does(SetCells(self.place.name, cells))

    def closes(self, keys: Iterable[str]) -> None:
        """Close columns, block by block from the right."""
        columns = self.place.columns
        found = sorted((columns[key] for key in keys if key in columns), reverse=True)
        for _, block in groupby(enumerate(found), key=sum):
            ats = sorted(at for _, at in block)
            held = tuple(tuple(row[at - 1] for row in self.sheet.rows) for at in ats)
            model = ats[0] - 1 or ats[0]
            self._does(DeleteColumns(self.place.name, ats[0], held, (model,) * len(ats)))

    def opens(self, at: int, models: Mapping[str, int]) -> None:
        """Open columns with their headings; models -- key of each -> the column it looks like."""
        self._does(InsertColumns(self.place.name, at, tuple(models.values())))
        self.calls(dict(enumerate(models, at)))
