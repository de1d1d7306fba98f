"""Read the sheet As drawn: what each draw wrote, for comparison with what stands now."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.workbook.plain import plain, whole_number

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.workbook.cells import Cell
    from nigiri.workbook.reader import TableReader


@dataclass(frozen=True)
class DrawnPair:
    """One line of the record: a pair (White, Black, handicap), or a bye; or that of a draft."""

    round: int
    table: int | None = None
    white: int | None = None
    black: int | None = None
    handicap: int = 0
    bye: int | None = None
    draft: bool = False


Seat = tuple[int, str, int | None, int]
"""Round, side ("white", "black", "bye"), table (None for a bye) and number."""


_DRAFT = re.compile(r"(\d{1,3}) ?\((?:draft|brouillon)\)", re.ASCII)


def line_round(cell: Cell) -> tuple[int | None, bool]:
    """Return the round a line is about, and whether it is that of a draft: 3, or "3 (draft)"."""
    match = _DRAFT.fullmatch(plain(cell))
    return (int(match[1]), True) if match else (whole_number(cell), False)


def drawn_seats(lines: Iterable[DrawnPair]) -> frozenset[Seat]:
    """Return every seat the draws gave: there the printed rank is the player's of that day."""
    seats: set[Seat] = set()
    for line in lines:
        pair = (("white", line.white), ("black", line.black))
        seats |= {(line.round, side, line.table, n) for side, n in pair if n is not None}
        if line.bye is not None:
            seats.add((line.round, "bye", None, line.bye))
    return frozenset(seats)


def read_drawn(reader: TableReader) -> tuple[DrawnPair, ...]:
    """Return every line of the record that can be read; others are passed over.

    The record is derived: a damaged line only means that a round is compared with less.
    """
    lines: list[DrawnPair] = []
    for row in reader.rows():
        which, draft = line_round(reader.cell(row, "round"))
        keys = ("table", "white_no", "black_no", "handicap", "bye_no")
        table, white, black, handicap, bye = (whole_number(reader.cell(row, key)) for key in keys)
        if which is None or (bye is None and (white is None or black is None)):
            continue
        lines.append(DrawnPair(which, table, white, black, handicap or 0, bye, draft))
    return tuple(lines)
