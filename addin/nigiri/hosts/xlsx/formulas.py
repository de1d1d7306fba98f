"""The texts of formulas: what becomes of their references when rows move or a sheet is renamed.

A formula is cut into texts, sheet names, references and words by one expression; whatever is not
a reference stays as it is, letter by letter. References to other workbooks ([1]Sheet!A1), to
several sheets at once (One:Three!A1) and addresses inside texts are left alone when rows move.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from nigiri.workbook.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LAST_ROW = 1_048_576
LAST_COLUMN = 16_384
GONE = "#REF!"

_CELL = r"\$?[A-Z]{1,3}\$?[0-9]{1,7}"
_TOKEN = re.compile(
    rf"""
    (?P<text> "(?:[^"]|"")*" | \#[\w/]+[!?]? )
  | (?P<ref> (?: {_CELL}(?::{_CELL})? | \$?[0-9]{{1,7}}:\$?[0-9]{{1,7}} ) (?![\w.(!\[]) )
  | (?P<sheet> (?:\[[^\]]*\])? (?: '(?:[^']|'')+' | [^\W\d][\w.]*(?::[^\W\d][\w.]*)? ) ! )
  | (?P<column> \$?[A-Z]{{1,3}}:\$?[A-Z]{{1,3}} (?![\w.(!\[]) )
  | (?P<word> [\w.\\?]+ (?: \[ (?:[^\[\]]|\[[^\[\]]*\])* \] )? | \[ (?:[^\[\]]|\[[^\[\]]*\])* \] )
    """,
    re.VERBOSE,
)
#: Functions that look at cells which stand nowhere in the formula.
_UNCLEAR = frozenset({"INDIRECT", "OFFSET"})
_PARTS = re.compile(r"(\$?)([A-Z]*)(\$?)([0-9]*)")
_PLAIN_NAME = re.compile(r"[^\W\d][\w.]*")
_LIKE_A_REFERENCE = re.compile(r"[A-Za-z]{1,3}[0-9]+|[Rr][0-9]*[Cc]?[0-9]*|[Cc][0-9]*")


@dataclass(frozen=True)
class RowShift:
    """Rows that open (count > 0) or close (count < 0) before row `at`."""

    at: int
    count: int

    def row(self, row: int) -> int | None:
        """Return where a row goes, None when it is removed."""
        if row < self.at:
            return row
        return None if row < self.at - self.count else row + self.count

    def span(self, top: int, bottom: int) -> tuple[int, int] | None:
        """Return where rows from `top` to `bottom` go, None when all of them are removed."""
        removed = max(0, -self.count)
        first = self.row(top) or self.at
        last = self.row(bottom) or self.at - 1
        whole = top >= self.at and bottom < self.at + removed
        return None if whole else (first, last)


@dataclass(frozen=True)
class Corner:
    """One end of a reference; letters are "" for whole rows, row 0 for whole columns."""

    column_fixed: bool
    letters: str
    row_fixed: bool
    row: int

    @classmethod
    def of(cls, text: str) -> Corner:
        """Return the corner of "$A$1", "A1", "$4"."""
        first, letters, second, digits = _PARTS.fullmatch(text).groups()  # type: ignore[union-attr]
        if not letters:
            return cls(False, "", bool(first or second), int(digits))  # noqa: FBT003
        return cls(bool(first), letters, bool(second), int(digits or 0))

    def at(self, row: int) -> Corner:
        """Return the corner in another row."""
        return Corner(self.column_fixed, self.letters, self.row_fixed, row)

    def __str__(self) -> str:
        """Return the corner as formulas write it."""
        letters = ("$" if self.column_fixed else "") + self.letters if self.letters else ""
        row = ("$" if self.row_fixed else "") + str(self.row) if self.row else ""
        return letters + row


def shifted(text: str, shift: RowShift, sheet: str, *, home: bool) -> str:
    """Return a cell's formula after rows of `sheet` moved; home -- it stands in that sheet."""
    return _rewritten(text, _named(sheet, home=home), lambda ref: _shifted_ref(ref, shift))


def shifted_rule(text: str, shift: RowShift, sheet: str, drift: int, *, home: bool) -> str:
    """Return the formula of a format or validation whose area moved down by `drift` rows.

    Such a formula is written for the area's first row and counts relative rows from there, so
    these drift with the area; rows with a $ move by themselves.
    """

    def change(ref: str) -> str:
        fixed = [corner.row_fixed for corner in map(Corner.of, ref.split(":"))]
        if all(fixed):
            return _shifted_ref(ref, shift)
        moved = _moved_ref(ref, drift if home else 0, 0)
        return moved if not any(fixed) else _half_fixed(ref, moved, shift)

    return _rewritten(text, _named(sheet, home=home), change)


def moved(text: str, rows: int, columns: int) -> str:
    """Return the formula as if copied that many rows down and columns to the right."""
    return _rewritten(text, lambda _: True, lambda ref: _moved_ref(ref, rows, columns))


def renamed(text: str, old: str, new: str) -> str:
    """Return the formula after a sheet got another name."""

    def change(found: re.Match[str]) -> str:
        if found["sheet"] is None or found["sheet"].startswith(("[", "'[")):
            return found[0]
        names = unquoted(found["sheet"][:-1]).split(":")
        if old.casefold() not in (name.casefold() for name in names):
            return found[0]
        changed = [new if name.casefold() == old.casefold() else name for name in names]
        return quoted(*changed) + "!"

    return _TOKEN.sub(change, text)


def named_areas(text: str) -> Iterator[tuple[str | None, str | None]]:
    """Yield sheet and reference of all that a formula names; None for its own sheet.

    (None, None) stands for what cannot be told from the text: names, several sheets at once,
    INDIRECT, OFFSET. Other workbooks are passed over.
    """
    sheet: str | None = None
    for found in _TOKEN.finditer(text):
        if found["sheet"] is not None:
            sheet = unquoted(found["sheet"][:-1])
            continue
        name, sheet = sheet, None
        if name is not None and name.startswith("["):
            continue
        area = found["ref"] or found["column"]
        if area is not None and ":" not in (name or ""):
            yield name, area
        elif area is not None or _is_unclear(found, text):
            yield None, None


def _is_unclear(found: re.Match[str], text: str) -> bool:
    """Tell whether a word of a formula stands for cells that it does not name."""
    word = found["word"]
    if word is None or word.replace(".", "").isdigit() or word.upper() in {"TRUE", "FALSE"}:
        return False
    return word.upper() in _UNCLEAR or not text.startswith("(", found.end())


def quoted(*names: str) -> str:
    """Return a sheet's name as formulas write it, or two names of a range of sheets."""
    simple = all(_PLAIN_NAME.fullmatch(n) and not _LIKE_A_REFERENCE.fullmatch(n) for n in names)
    joined = ":".join(names)
    return joined if simple else "'" + joined.replace("'", "''") + "'"


def unquoted(name: str) -> str:
    """Return the name that is written so."""
    return name[1:-1].replace("''", "'") if name.startswith("'") else name


def area_rows(ref: str) -> tuple[int, int] | None:
    """Return the first and last row of "A4:B9", None for whole columns."""
    rows = [Corner.of(end).row for end in ref.replace("$", "").split(":")]
    return (min(rows), max(rows)) if all(rows) else None


def with_rows(ref: str, top: int, bottom: int) -> str:
    """Return an area with other rows."""
    ends = [Corner.of(end) for end in ref.split(":")]
    if len(ends) == 1 and top == bottom:
        return str(ends[0].at(top))
    return f"{ends[0].at(top)}:{ends[-1].at(bottom)}"


def _named(sheet: str, *, home: bool) -> Callable[[str | None], bool]:
    """Return the test whether a reference with that sheet's name, or None, means `sheet`."""
    return lambda name: home if name is None else name.casefold() == sheet.casefold()


def _rewritten(text: str, meant: Callable[[str | None], bool], change: Callable[[str], str]) -> str:
    """Return the formula with each meant reference changed."""
    current: list[str] = []

    def one(found: re.Match[str]) -> str:
        name = unquoted(current.pop()[:-1]) if current else None
        if found["sheet"] is not None:
            current.append(found["sheet"])
        if found["ref"] is None or not meant(name):
            return found[0]
        return change(found[0])

    return _TOKEN.sub(one, text)


def _shifted_ref(ref: str, shift: RowShift) -> str:
    """Return a reference after rows moved."""
    ends = [Corner.of(end) for end in ref.split(":")]
    top, bottom = sorted((ends[0].row, ends[-1].row))
    rows = shift.span(top, bottom)
    if rows is None or rows[1] > LAST_ROW:
        return GONE
    first, last = rows if ends[0].row == top else rows[::-1]
    if len(ends) == 1:
        return str(ends[0].at(first))
    return f"{ends[0].at(first)}:{ends[1].at(last)}"


def _moved_ref(ref: str, rows: int, columns: int) -> str:
    """Return a reference as if copied elsewhere."""
    ends = [_moved_corner(Corner.of(end), rows, columns) for end in ref.split(":")]
    return ":".join(map(str, ends)) if all(ends) else GONE


def _moved_corner(corner: Corner, rows: int, columns: int) -> Corner | None:
    """Return a corner as if copied elsewhere, None when that is off the sheet."""
    row = corner.row if corner.row_fixed else corner.row + rows
    letters = corner.letters
    if letters and not corner.column_fixed:
        letters = letters_of(number_of(letters) + columns)
    off = not 1 <= row <= LAST_ROW or (bool(corner.letters) and not letters)
    return None if off else Corner(corner.column_fixed, letters, corner.row_fixed, row)


def _half_fixed(ref: str, moved_ref: str, shift: RowShift) -> str:
    """Return "A$4:A9" after a move: the fixed end shifts, the other drifts."""
    if moved_ref == GONE:
        return GONE
    ends = zip(map(Corner.of, ref.split(":")), map(Corner.of, moved_ref.split(":")), strict=True)
    return ":".join(
        str(old.at(shift.row(old.row) or shift.at) if old.row_fixed else new) for old, new in ends
    )


@lru_cache(maxsize=2**14)  # as many columns as a sheet can have
def number_of(letters: str) -> int:
    """Return the number of a column: A is 1."""
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number


def letters_of(column: int) -> str:
    """Return the letters of a column, "" when it is off the sheet."""
    return column_letters(column) if 1 <= column <= LAST_COLUMN else ""
