"""Read cells of one table and collect their problems.

What is not of its kind is a problem with its cell and counts as a blank: a rank (rank-unknown),
points (points-unknown), a whole number (number-bad). What only one sheet has, its own module reads.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from nigiri.domain.model.units import HalfPoints, Rank, parse_points
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.cells import UNCALCULATED
from nigiri.workbook.model.plain import as_text, plain, whole_number
from nigiri.workbook.problems import Problem, problem
from nigiri.workbook.read.table_finder import place_of_lost

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.model.cells import Cell, Sheet
    from nigiri.workbook.model.locations import Location


@cache
def _read_as_typed(kind: str) -> frozenset[str]:
    """Return the keys of the columns that are read: typed by people, or values of commands.

    On Event the column of results is among them, as it has the settings, too.
    """
    typed = {column.key for column in columns_of(kind) if column.role in {"input", "drawn"}}
    return frozenset({*typed, "results"} if kind == "event" else typed)


@dataclass
class TableReader:
    """Reader of one table: cells by row and column key, problems by cell."""

    location: Location
    sheet: Sheet
    language: str
    problems: list[Problem] = field(default_factory=list)

    def rows(self) -> Iterator[int]:
        """Iterate over the rows of data, empty ones included."""
        return iter(range(self.location.first_row, self.sheet.height + 1))

    def cell(self, row: int, key: str) -> Cell:
        """Return a cell; None for blanks and spaces, and where the table has no such column."""
        column = self.location.columns.get(key)
        if column is None:
            return None
        cell = self.sheet.cell(row, column)
        if cell is None or not (isinstance(cell, str) and cell.isspace()):
            return cell
        if cell is UNCALCULATED and key in _read_as_typed(self.location.kind):
            self._uncalculated(row, key)
        return None

    def _uncalculated(self, row: int, key: str) -> None:
        """Report, once, a formula whose value is unknown."""
        known = len(self.problems)
        self.report("formula-empty", row, key)
        if self.problems[-1] in self.problems[:known]:
            self.problems.pop()

    def text(self, row: int, key: str) -> str:
        """Return a cell as trimmed text, "" for a blank."""
        return as_text(self.cell(row, key))

    def heading(self, key: str) -> str:
        """Return a column's heading in the event's language."""
        return next(
            c.heading(self.language) for c in columns_of(self.location.kind) if c.key == key
        )

    def report(self, code: str, row: int, key: str, **facts: object) -> None:
        """Report the problem `code` of a cell; in column A if its column is missing."""
        at = (row, self.location.columns.get(key, 1))
        self.problems.append(problem(code, self.language, self.location.name, at, **facts))

    def report_missing(self) -> None:
        """Report every heading that is gone, where it stood.

        A column for typing whose heading the table can do without is read as empty.
        """
        for key in self.location.gone:
            self.report_heading("heading-gone", key)
        for column in columns_of(self.location.kind):
            typed = column.role in {"input", "drawn"} and not column.spare
            if typed and column.key not in self.location.columns:
                self.report_heading("column-missing", column.key)

    def report_heading(self, code: str, key: str) -> None:
        """Report the problem `code` of a heading, where it stands or stood; else in column A."""
        kind, columns, row = self.location.kind, self.location.columns, self.location.heading_row
        words = tuple(map(plain, self.sheet.row(row)))
        at = row, columns.get(key) or place_of_lost(kind, key, columns, words) or 1
        facts = {"heading": self.heading(key), "row": row, "sheet": self.location.name}
        self.problems.append(problem(code, self.language, self.location.name, at, **facts))

    def count(self, row: int, key: str) -> int | None:
        """Return a whole number; None for a blank, and for anything else with a problem."""
        cell = self.cell(row, key)
        number = whole_number(cell)
        if number is None and cell is not None:
            self.report("number-bad", row, key, typed=cell, heading=self.heading(key))
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

    def points(self, row: int, key: str) -> HalfPoints | None:
        """Return half points; None for a blank, and for anything else with a problem."""
        typed = self.text(row, key)
        if not typed:
            return None
        try:
            return parse_points(typed)
        except ValueError:
            self.report("points-unknown", row, key, typed=typed)
            return None
