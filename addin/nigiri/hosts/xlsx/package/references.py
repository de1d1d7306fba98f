"""References as data: corners, areas, and shifts of lines.

A line is a row or a column: the rules for rows hold for columns alike.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from nigiri.workbook.model.cells import column_letters

LAST_ROW = 1_048_576
LAST_COLUMN = 16_384

_PARTS = re.compile(r"(\$?)([A-Z]*)(\$?)([0-9]*)")


@dataclass(frozen=True)
class Shift:
    """Lines inserted (count > 0) or deleted (count < 0) before line `at`.

    across -- the lines are columns, not rows
    """

    at: int
    count: int
    across: bool = False

    def line(self, line: int) -> int | None:
        """Return the new number of a line, None when it is deleted."""
        if line < self.at:
            return line
        return None if line < self.at - self.count else line + self.count

    def span(self, first: int, last: int) -> tuple[int, int] | None:
        """Return the new first and last of a span of lines, None when all are deleted."""
        removed = max(0, -self.count)
        whole = first >= self.at and last < self.at + removed
        ends = (self.line(first) or self.at, self.line(last) or self.at - 1)
        return None if whole else ends

    @property
    def furthest(self) -> int:
        """Return the last line of a sheet."""
        return LAST_COLUMN if self.across else LAST_ROW


@dataclass(frozen=True)
class Corner:
    """One corner of a reference; letters are "" for whole rows, row 0 for whole columns."""

    column_fixed: bool
    letters: str
    row_fixed: bool
    row: int

    @classmethod
    def of(cls, text: str) -> Corner:
        """Return the corner of "$A$1", "A1", "$4", "$A"."""
        first, letters, second, digits = _PARTS.fullmatch(text).groups()  # type: ignore[union-attr]
        if not letters:
            return cls(False, "", bool(first or second), int(digits))  # noqa: FBT003
        return cls(bool(first), letters, bool(second), int(digits or 0))

    def line(self, *, across: bool) -> int:
        """Return its column or its row; 0 where it has none."""
        return number_of(self.letters) if across else self.row

    def fixed(self, *, across: bool) -> bool:
        """Tell whether its column or its row has a $."""
        return self.column_fixed if across else self.row_fixed

    def at(self, line: int, *, across: bool = False) -> Corner:
        """Return the corner in another row or column."""
        if across:
            return Corner(self.column_fixed, letters_of(line), self.row_fixed, self.row)
        return Corner(self.column_fixed, self.letters, self.row_fixed, line)

    def __str__(self) -> str:
        """Return the corner as formulas write it."""
        letters = ("$" if self.column_fixed else "") + self.letters if self.letters else ""
        row = ("$" if self.row_fixed else "") + str(self.row) if self.row else ""
        return letters + row


def area_lines(ref: str, *, across: bool = False) -> tuple[int, int] | None:
    """Return the first and last row of "A4:B9", or column; None for all of them."""
    lines = [Corner.of(end).line(across=across) for end in ref.replace("$", "").split(":")]
    return (min(lines), max(lines)) if all(lines) else None


def with_lines(ref: str, first: int, last: int, *, across: bool = False) -> str:
    """Return an area with other rows or columns."""
    ends = [Corner.of(end) for end in ref.split(":")]
    if len(ends) == 1 and first == last:
        return str(ends[0].at(first, across=across))
    return f"{ends[0].at(first, across=across)}:{ends[-1].at(last, across=across)}"


@lru_cache(maxsize=LAST_COLUMN)
def number_of(letters: str) -> int:
    """Return the number of a column: A is 1."""
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number


def letters_of(column: int) -> str:
    """Return the letters of a column, "" when it is outside the sheet."""
    return column_letters(column) if 1 <= column <= LAST_COLUMN else ""
