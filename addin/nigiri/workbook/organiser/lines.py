"""The lines of an organiser's sheet: found by their keys, added below, and never moved.

nigiri's own cells are written whenever they differ; what a line begins with is written once, and is
the organiser's from then on. Lines that nobody asks for any more stay: what was typed there is not
nigiri's to take away.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.organising.money import UNIT, whole_cents
from nigiri.workbook.derive.target import Target
from nigiri.workbook.layout.organiser.sheet import page_area
from nigiri.workbook.live.refs import ROW, Table, tab
from nigiri.workbook.model.cells import shown
from nigiri.workbook.model.changes import SetPrintArea

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.domain.organising.money import Cents
    from nigiri.workbook.model.cells import Cell, Sheet, Value
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.model.locations import Location

Key = str | int
"""A player's number, or the code of a line."""

Typed = dict[str, "Cell"]
"""Column key -> the cell of a line as it stands there."""


class Line(NamedTuple):
    """A line as it should be.

    cells -- column -> what nigiri keeps there; begins -- column -> what a new line has there
    """

    key: Key
    cells: Mapping[str, Value]
    begins: Mapping[str, Value] = {}


@dataclass
class Lines:
    """A sheet of the organiser's and its lines.

    identity -- the column that tells a line's key
    rows -- key -> row; those of `new` are not on the sheet yet
    """

    sheet: Sheet
    location: Location
    identity: str
    rows: dict[Key, int] = field(default_factory=dict)
    new: set[Key] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Find the lines that are there; of two alike the first counts."""
        at = self.location.columns.get(self.identity, 0)
        for row in range(self.location.first_row, self.sheet.height + 1):
            key = self.sheet.cell(row, at)
            if isinstance(key, str | int):
                self.rows.setdefault(key, row)

    def add(self, keys: Iterable[Key]) -> None:
        """Give each key that has no line the next free row."""
        row = self._last() + 1
        for key in keys:
            if key not in self.rows:
                self.rows[key], row = row, row + 1
                self.new.add(key)

    def typed(self, key: Key) -> Typed:
        """Return the cells of a line, {} where it is not on the sheet yet."""
        row, columns = self.rows.get(key), self.location.columns
        if row is None or key in self.new:
            return {}
        return {name: self.sheet.cell(row, at) for name, at in columns.items()}

    def cells(self, begins: Mapping[str, Typed]) -> dict[str, Typed]:
        """Return key -> the cells of each line, where they are blank those that it begins with."""
        found: dict[str, Typed] = {}
        for key in map(str, self.rows):
            stands = {at: cell for at, cell in self.typed(key).items() if cell is not None}
            found[key] = {**begins.get(key, {}), **stands}
        return found

    def shown(self, line: Line | None, row: int, column: str) -> Cell:
        """Return the cell that a row will show in a column; blank in one that was deleted.

        line -- the line that will stand in the row, None for one of the organiser's own
        """
        cell: Value = self.sheet.cell(row, self.location.columns.get(column, 0))
        if line is not None:
            cell = line.cells.get(column, line.begins.get(column) if cell is None else cell)
        return shown(cell)

    def span(self, column: str, first: int, last: int) -> str:
        """Return a column between two rows as other sheets refer to it."""
        return Table(self.location, last, top=first).column(column)

    def cell(self, column: str, key: Key) -> str:
        """Return a cell as other sheets refer to it: 'Budget'!$C$7; "0" where its line is gone."""
        if key not in self.rows:
            return "0"
        row, table = self.rows[key], Table(self.location, 0)
        return f"{tab(self.location.name)}!${table.letters(column)}${row}"

    def own(self, column: str, row: int | str = ROW) -> str:
        """Return a cell of the same sheet: $C{row}; without a row that of the formula.

        Of a column that somebody deleted it is one that is always blank.
        """
        return Table(self.location, 0, own=True).cell(column, row)

    def changes(
        self, lines: Iterable[Line], above: Mapping[str, Value], *, anew: bool
    ) -> SetCells | None:
        """Return the operation that writes what differs, None where nothing does.

        above -- column -> the cell above its heading; anew -- formulas are written, too, where
        their values have not changed
        """
        target = Target(self.location)
        for line in lines:
            row, typed = self.rows[line.key], self.typed(line.key)
            begins = line.begins if line.key in self.new or anew else {}
            target.put_row(row, {at: v for at, v in begins.items() if typed.get(at) is None})
            target.put_row(row, line.cells)
        for column, value in above.items():
            target.put(self.location.heading_row - 1, column, value)
        target.anew.update(self.rows[key] for key in self.new)
        return target.changes(self.sheet, formulas=anew)

    def page(self, last: str = "note") -> SetPrintArea | None:
        """Return the operation that prints new lines, too; None where none came."""
        end = max((self.rows[key] for key in self.new), default=0)
        before = self._last()
        if end <= before:
            return None
        was, now = (page_area(self.location.columns, last, row) for row in (before, end))
        return SetPrintArea(self.location.name, str(was), str(now))

    def _last(self) -> int:
        """Return the last row with anything in the table's columns, at least the headings'."""
        columns = self.location.columns.values()
        for row in range(self.sheet.height, self.location.heading_row, -1):
            if any(self.sheet.cell(row, at) is not None for at in columns):
                return row
        return self.location.heading_row


def number(cell: Cell) -> Fraction | None:
    """Return the number in a cell as a formula counts it, None for a text or a blank."""
    return Fraction(str(cell)) if isinstance(cell, int | float) else None


def cents(cell: Cell) -> Cents | None:
    """Return the amount in a cell as a formula counts it, in cents; None for a text or a blank."""
    found = number(cell)
    return None if found is None else whole_cents(found * UNIT)


def money(amount: Fraction | int | None) -> Cell:
    """Return cents as a cell holds them: 12.5 for 1250, "" for None; only for show."""
    if amount is None:
        return ""
    exact = Fraction(amount) / UNIT
    return int(exact) if exact.denominator == 1 else float(exact)
