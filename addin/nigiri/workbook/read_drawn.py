"""Read the sheet As drawn: what each draw wrote, for comparison with what stands now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.workbook.plain import whole_number

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.workbook.reader import TableReader


@dataclass(frozen=True)
class DrawnPair:
    """One line of the record: a pair (White, Black, handicap), or a bye."""

    round: int
    table: int | None = None
    white: int | None = None
    black: int | None = None
    handicap: int = 0
    bye: int | None = None


Seat = tuple[int, str, int | None, int]
"""Round, side ("white", "black", "bye"), table (None for a bye) and number."""


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
        keys = ("round", "table", "white_no", "black_no", "handicap", "bye_no")
        number, table, white, black, handicap, bye = (
            whole_number(reader.cell(row, key)) for key in keys
        )
        if number is None or (bye is None and (white is None or black is None)):
            continue
        lines.append(DrawnPair(number, table, white, black, handicap or 0, bye))
    return tuple(lines)
