"""The cells a sheet should show, and the difference to what it shows now.

a cell of nigiri's that                       with the next command
shows another value, also one typed over it   gets the one it should show (role: layout/tables.py)
shows what it should                          stays; a formula is written anew where cells it
                                              refers to may have moved
stands where people typed lines of their own  rows open first: nothing of theirs is lost
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.live.refs import ROW
from nigiri.workbook.model.cells import Formula, shown
from nigiri.workbook.model.changes import CellChange, SetCells

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.workbook.derive.written_cells import Written
    from nigiri.workbook.model.cells import Cell, Sheet, Value
    from nigiri.workbook.model.changes import InsertRows
    from nigiri.workbook.model.locations import Location


def points_cell(half_points: int | Fraction | None, unit: int = 2) -> Cell:
    """Return a sum as a cell shows it: -33 half points are -16.5; None is "-".

    unit -- how many of it make a point: 2 for half points, 4 for quarter points. Only for show:
    nothing is ever computed from a shown number.
    """
    if half_points is None:
        return "-"
    if isinstance(half_points, int):  # a few places behind the point at most: nothing is lost
        return round(half_points / unit, 4) if half_points % unit else half_points // unit
    exact = Fraction(half_points) if unit == 1 else Fraction(half_points) / unit
    return int(exact) if exact.denominator == 1 else round(float(exact), 4)


class InEveryRow(Formula):
    """A formula written once for all rows of a table, with ROW in place of its row."""

    __slots__ = ()

    def at(self, row: int) -> Formula:
        """Return the formula of a row."""
        return Formula(self.text.replace(ROW, str(row)), self.value)


@dataclass
class Target:
    """The cells that one sheet should show, by row and column.

    A cell that is not set stays as it is; `clear` names cells that should be empty unless set.
    anew -- rows whose formulas are to be written even if their values have not changed
    opened -- the rows that open first, so that what people typed is not written over
    """

    location: Location
    cells: dict[tuple[int, int], Value] = field(default_factory=dict)
    anew: set[int] = field(default_factory=set)
    opened: InsertRows | None = None

    def put(self, row: int, key: str, value: Value) -> None:
        """Set a cell of a column; nothing happens where the table has no such column."""
        column = self.location.columns.get(key)
        if column is not None:
            self.cells[row, column] = value

    def put_row(self, row: int, values: Mapping[str, Value]) -> None:
        """Set several cells of a row."""
        columns, cells = self.location.columns, self.cells
        for key, value in values.items():
            column = columns.get(key)
            if column is not None:
                cells[row, column] = value

    def clear(
        self, sheet: Sheet, written: Written, columns: Iterable[int], top: int | None = None
    ) -> None:
        """Empty what nigiri wrote in these columns and is not set; move what people typed.

        Where that is in the way of the cells set so far it goes below them, a blank row between.
        written -- from `written_cells`; top -- the first row, None: of the table
        """
        wanted, top = frozenset(columns), top or self.location.first_row
        filled = (
            row
            for (row, at), value in self.cells.items()
            if row >= top and at in wanted and shown(value) is not None
        )
        end = max(filled, default=top - 1)
        opened = rows_opened(self.location, sheet, top, end + 1 - top, wanted)
        self.opened = opened[0] if opened else None
        self.blank(sheet, written, wanted, range(top, sheet.height + 1))

    def blank(
        self, sheet: Sheet, written: Written, columns: Iterable[int], rows: Iterable[int]
    ) -> None:
        """Empty the cells that nigiri wrote in these columns and rows and that are not set."""
        wanted = frozenset(columns)
        for row in rows:
            there = sheet.row(row)
            for column in wanted & written.get(row, frozenset()):
                if column <= len(there) and there[column - 1] is not None:
                    self.cells.setdefault((self.row(row), column), None)

    def row(self, row: int) -> int:
        """Return the number that a row has after rows have opened."""
        moved = self.opened is not None and row >= self.opened.at
        return row + self.opened.count if self.opened and moved else row

    def changes(self, sheet: Sheet, *, formulas: bool) -> SetCells | None:
        """Return the operation that writes the cells that differ, None where none does.

        formulas -- write every formula anew, because the cells it refers to may have moved
        """
        changed = []
        rows, height, width = sheet.rows, sheet.height, sheet.width
        for (row, column), value in self.cells.items():
            before = rows[row - 1][column - 1] if row <= height and column <= width else None
            anew = isinstance(value, Formula) and (formulas or row in self.anew)
            now = value.value if isinstance(value, Formula) else value
            if not anew and before == (None if now == "" else now):  # as `shown` has it
                continue
            after = value.at(row) if isinstance(value, InEveryRow) else value
            was: Value = before
            if isinstance(after, Formula) and before is not None:
                was = Formula(after.text, before)
            changed.append(CellChange(row, column, was, after))
        changed.sort()  # by place: no two stand in the same
        return SetCells(self.location.name, tuple(changed)) if changed else None
