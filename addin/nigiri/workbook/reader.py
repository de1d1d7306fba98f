"""Read cells of one table and collect what is wrong with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.domain.units import Rank
from nigiri.workbook.cells import Sheet
from nigiri.workbook.plain import whole_number
from nigiri.workbook.problems import Problem, problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.cells import Cell
    from nigiri.workbook.find import Place


@dataclass
class TableReader:
    """One table being read: cells by row and column key, problems by cell."""

    place: Place
    sheet: Sheet
    language: str
    problems: list[Problem] = field(default_factory=list)

    def rows(self) -> Iterator[int]:
        """Iterate over the rows of data, empty ones included."""
        return iter(range(self.place.first_row, self.sheet.height + 1))

    def cell(self, row: int, key: str) -> Cell:
        """Return a cell, None where the table has no such column."""
        column = self.place.columns.get(key)
        return None if column is None else self.sheet.cell(row, column)

    def text(self, row: int, key: str) -> str:
        """Return a cell as trimmed text, "" for a blank."""
        cell = self.cell(row, key)
        return "" if cell is None else str(cell).strip()

    def report(self, code: str, row: int, key: str, **facts: object) -> None:
        """Add the problem `code` of a cell; its column may be missing, then column A is named."""
        at = (row, self.place.columns.get(key, 1))
        self.problems.append(problem(code, self.language, self.place.name, at, **facts))

    def count(self, row: int, key: str, heading: str) -> int | None:
        """Return a whole number; None for a blank, and for anything else with a problem."""
        cell = self.cell(row, key)
        number = whole_number(cell)
        if number is None and cell is not None:
            self.report("number-bad", row, key, typed=cell, heading=heading)
        return number

    def rank(self, row: int, key: str) -> Rank | None:
        """Return a rank; None for a blank, and for anything else with a problem."""
        typed = self.text(row, key)
        if not typed:
            return None
        try:
            return Rank.parse(typed)
        except ValueError:
            self.report("rank-unknown", row, key, typed=typed)
            return None
