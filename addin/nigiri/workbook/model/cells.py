"""The workbook as plain data: sheets of cells, without styles, names or properties."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

Cell = None | str | int | float | dt.date | dt.datetime
"""A cell from a host: a blank is None, a whole number an int; never a bool.

A formula that was never calculated is UNCALCULATED.
"""


class Uncalculated(str):
    """The text of a formula that no program has calculated yet: it reads as a blank."""

    __slots__ = ()


UNCALCULATED = Uncalculated(" ")
"""The only instance. It is not None, as the cell is not empty: its value is unknown."""


class Formula(NamedTuple):
    """A live cell: A1 text in English without the leading "=", and the value it shows now."""

    text: str
    value: Cell = ""


Value = Cell | Formula
"""A value that can be written into a cell."""


def shown(value: Value) -> Cell:
    """Return the cell that a value shows; an empty text is None."""
    plain = value.value if isinstance(value, Formula) else value
    return None if plain == "" else plain


@dataclass(frozen=True)
class Sheet:
    """A sheet's cells from A1; all rows equally long, no trailing blank rows or columns.

    Rows and columns are counted from 1, as a spreadsheet shows them.
    """

    rows: tuple[tuple[Cell, ...], ...] = ()

    @property
    def height(self) -> int:
        """Return the number of the last used row."""
        return len(self.rows)

    @property
    def width(self) -> int:
        """Return the number of the last used column."""
        return len(self.rows[0]) if self.rows else 0

    def cell(self, row: int, column: int) -> Cell:
        """Return a cell, None outside the used part."""
        if row < 1 or column < 1:
            return None
        try:
            return self.rows[row - 1][column - 1]
        except IndexError:
            return None

    def row(self, number: int) -> tuple[Cell, ...]:
        """Return a row, empty outside the used part."""
        return self.rows[number - 1] if 1 <= number <= self.height else ()

    @classmethod
    def of(cls, rows: Sequence[Sequence[Cell]]) -> Sheet:
        """Return the sheet of these rows: "" becomes None, whole floats ints, edges are trimmed."""
        return cls.trimmed(
            [[None if cell is None else normal(cell) for cell in row] for row in rows]
        )

    @classmethod
    def trimmed(cls, rows: Sequence[Sequence[Cell]]) -> Sheet:
        """Return the sheet of rows whose cells have their one form already (`normal`)."""
        height = len(rows)
        while height and not any(cell is not None for cell in rows[height - 1]):
            height -= 1
        width = max(map(_used, rows[:height]), default=0)
        return cls(tuple(_as_wide(row, width) for row in rows[:height]))


def normal(cell: Cell) -> Cell:
    """Return the one form of equal cells: 3.0 is 3, "" is blank."""
    kind = type(cell)
    if kind is str:
        return cell or None
    if kind is float:
        return int(cell) if cell.is_integer() else cell  # type: ignore[arg-type, union-attr]
    return str(cell).upper() if kind is bool else cell


def _as_wide(row: Sequence[Cell], width: int) -> tuple[Cell, ...]:
    """Return a row cut or filled up to a width."""
    return tuple(row) if len(row) == width else (*row[:width], *(None,) * (width - len(row)))


def _used(row: Sequence[Cell]) -> int:
    """Return the number of cells up to the last used one of the row."""
    used = len(row)
    while used and row[used - 1] is None:
        used -= 1
    return used


@dataclass(frozen=True)
class Workbook:
    """An immutable copy of a workbook: sheet name -> Sheet, in tab order."""

    sheets: Mapping[str, Sheet] = field(default_factory=dict)

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names of the sheets, in tab order."""
        return iter(self.sheets)

    def __getitem__(self, name: str) -> Sheet:
        """Return a sheet; KeyError when there is none."""
        return self.sheets[name]


@cache
def column_letters(column: int) -> str:
    """Return the letters of a column: 1 is A, 27 is AA."""
    letters = ""
    while column > 0:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def address(row: int, column: int) -> str:
    """Return a cell's address: "C14"."""
    return f"{column_letters(column)}{row}"
