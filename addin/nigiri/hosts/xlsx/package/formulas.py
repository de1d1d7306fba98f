"""References in formulas: changed when lines move, columns are copied or a sheet is renamed.

A line is a row or a column: the rules for rows hold for columns alike.

One expression splits a formula into texts, sheet names, references and words; everything but a
reference stays letter by letter. References to other workbooks ([1]Sheet!A1), to several sheets at
once (One:Three!A1) and addresses inside texts are left alone when lines move.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.package.references import LAST_ROW, Corner, letters_of, number_of, with_lines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from nigiri.hosts.xlsx.package.references import Shift

Token = re.Match[str]
"""A text, a sheet's name, a reference or a word of a formula: its group says which."""

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
_PLAIN_NAME = re.compile(r"[^\W\d][\w.]*")
_LIKE_A_REFERENCE = re.compile(r"[A-Za-z]{1,3}[0-9]+|[Rr][0-9]*[Cc]?[0-9]*|[Cc][0-9]*")


def tokens(text: str) -> Iterator[Token]:
    """Return the tokens of a formula in order; what is between them are signs and spaces."""
    return _TOKEN.finditer(text)


def shifted(text: str, shift: Shift, sheet: str, *, home: bool) -> str:
    """Return a cell's formula after lines of `sheet` moved; home -- the cell is in that sheet."""
    if not home and sheet.replace("'", "''").casefold() not in text.casefold():  # most are so
        return text
    return _rewritten(text, _named(sheet, home=home), lambda ref: _shifted_ref(ref, shift))


def shifted_rule(text: str, shift: Shift, sheet: str, drift: int, *, home: bool) -> str:
    """Return the formula of a format or validation whose area moved by `drift` lines.

    Such a formula is written for the area's first line and counts relative lines from there, so
    these drift with the area; lines with a $ move by themselves.
    """
    across = shift.across

    def change(ref: str) -> str:
        ends = [*map(Corner.of, ref.split(":"))]
        fixed = [corner.fixed(across=across) for corner in ends]
        if all(fixed) or not all(corner.line(across=across) for corner in ends):
            return _shifted_ref(ref, shift)
        rows, columns = (0, drift) if across else (drift, 0)
        moved = _moved_ref(ref, rows, columns) if home else ref
        return moved if not any(fixed) else _half_fixed(ref, moved, shift)

    return _rewritten(text, _named(sheet, home=home), change)


def copied(text: str, copies: Mapping[int, int], drift: int, sheet: str) -> str:
    """Return the formula of a rule of `sheet` for copies of its columns.

    copies -- column -> its copy, to which references change. References to other columns move like
    in a formula copied by hand, `drift` columns to the right.
    """

    def change(ref: str) -> str:
        ends = [Corner.of(end) for end in ref.split(":")]
        columns = [end.line(across=True) for end in ends]
        if not copies.keys() >= {*columns}:
            return _moved_ref(ref, 0, drift)
        pairs = zip(ends, columns, strict=True)
        return ":".join(str(end.at(copies[column], across=True)) for end, column in pairs)

    return _rewritten(text, _named(sheet, home=True), change)


def moved(text: str, rows: int, columns: int) -> str:
    """Return the formula as if copied down and to the right by these numbers."""
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
    """Yield sheet and reference of all areas that a formula names; None for its own sheet.

    (None, None) stands for areas that the text does not tell: names, several sheets at once,
    INDIRECT,
    OFFSET. Other workbooks are left out.
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
    """Return a sheet's name as formulas write it, or two names as a range of sheets."""
    simple = all(_PLAIN_NAME.fullmatch(n) and not _LIKE_A_REFERENCE.fullmatch(n) for n in names)
    joined = ":".join(names)
    return joined if simple else "'" + joined.replace("'", "''") + "'"


def unquoted(name: str) -> str:
    """Return a sheet's name from its form in formulas."""
    return name[1:-1].replace("''", "'") if name.startswith("'") else name


def _named(sheet: str, *, home: bool) -> Callable[[str | None], bool]:
    """Return a test whether a sheet name, or None, in a reference means `sheet`."""
    return lambda name: home if name is None else name.casefold() == sheet.casefold()


def _rewritten(text: str, meant: Callable[[str | None], bool], change: Callable[[str], str]) -> str:
    """Return the formula with each meant reference changed."""
    current: list[str] = []

    def one(found: re.Match[str]) -> str:
        name = unquoted(current.pop()[:-1]) if current else None
        if found["sheet"] is not None:
            current.append(found["sheet"])
        if not (found["ref"] or found["column"]) or not meant(name):
            return found[0]
        return change(found[0])

    return _TOKEN.sub(one, text)


@lru_cache(maxsize=8192)
def _shifted_ref(ref: str, shift: Shift) -> str:
    """Return a reference after lines moved; those of a line stand in many of its formulas."""
    across = shift.across
    ends = [Corner.of(end) for end in ref.split(":")]
    lines = [end.line(across=across) for end in ends]
    if not all(lines):
        return ref
    span = shift.span(min(lines), max(lines))
    if span is None or span[1] > shift.furthest:
        return GONE
    first, last = span if lines[0] <= lines[-1] else span[::-1]
    return with_lines(ref, first, last, across=across)


def _moved_ref(ref: str, rows: int, columns: int) -> str:
    """Return a reference as if copied elsewhere."""
    ends = [_moved_corner(Corner.of(end), rows, columns) for end in ref.split(":")]
    return ":".join(map(str, ends)) if all(ends) else GONE


def _moved_corner(corner: Corner, rows: int, columns: int) -> Corner | None:
    """Return a corner as if copied elsewhere, None outside the sheet."""
    row = corner.row if corner.row_fixed or not corner.row else corner.row + rows
    letters = corner.letters
    if letters and not corner.column_fixed:
        letters = letters_of(number_of(letters) + columns)
    off = bool(corner.row) and not 1 <= row <= LAST_ROW
    off |= bool(corner.letters) and not letters
    return None if off else Corner(corner.column_fixed, letters, corner.row_fixed, row)


def _half_fixed(ref: str, moved_ref: str, shift: Shift) -> str:
    """Return "A$4:A9" after a move: the fixed end shifts, the other drifts."""
    if moved_ref == GONE:
        return GONE
    across = shift.across
    ends = zip(map(Corner.of, ref.split(":")), map(Corner.of, moved_ref.split(":")), strict=True)
    return ":".join(
        str(old.at(shift.line(old.line(across=across)) or shift.at, across=across))
        if old.fixed(across=across)
        else str(new)
        for old, new in ends
    )
