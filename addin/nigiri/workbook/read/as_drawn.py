"""Read the sheet As drawn: the record of every draw, for comparison with the rounds as they are.

Beside each player stands what the draw knew of them, rank and score: "5k, 2"; where handicaps go by
ratings, the rating too: "5k, 2, -5.3". Where that changed and the director agreed to the change,
the new facts follow: "5k, 2 → 5k, 1" (A9).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import HalfPoints, Rank, parse_points
from nigiri.workbook.model.locations import Location
from nigiri.workbook.model.plain import as_text, plain, whole_number
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.spellings.handicaps import is_open
from nigiri.workbook.words.known_sentences import number_said

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.workbook.model.cells import Cell, Sheet

SIDES = ("white", "black", "bye")
_BECAME = " → "
_MANY = 4096


class Known(NamedTuple):
    """The facts of a player before a round: the rank of that day, the score in half points.

    rating -- the one that handicaps go by, as printed, "–" for none; None where they do not go by
    it
    """

    rank: Rank
    score: HalfPoints
    rating: str | None = None

    def __str__(self) -> str:
        """Return the text of the cell: "5k, 2½"; "5k, 2½, -5.3"."""
        return ", ".join(filter(None, (str(self.rank), points_words(self.score), self.rating)))


Trail = tuple[Known, ...]
"""A player's facts at the draw, then those that the director agreed to since; () for none."""


class DrawnPair(NamedTuple):
    """One line of the record: a pair (White, Black, handicap) or a bye, and the facts of each.

    draft -- of a draft, which is no round yet
    open -- the colours were left to the players (M24)
    """

    round: int
    table: int | None = None
    white: int | None = None
    black: int | None = None
    handicap: int = 0
    bye: int | None = None
    draft: bool = False
    white_known: Trail = ()
    black_known: Trail = ()
    bye_known: Trail = ()
    open: bool = False

    def seats(self) -> Iterator[tuple[int, Trail]]:
        """Yield (number, trail) of each player in the line whose facts are recorded."""
        for number, known in (
            (self.white, self.white_known),
            (self.black, self.black_known),
            (self.bye, self.bye_known),
        ):
            if number is not None and known:
                yield number, known


Seat = tuple[int, str, int | None, int]
"""Round, side ("white", "black", "bye"), table (None for a bye) and number."""


def trail_of(cell: Cell) -> Trail:
    """Return the facts in a cell of the record; () for a blank and for anything else."""
    return _trail(as_text(cell))


@lru_cache(maxsize=_MANY)
def _trail(typed: str) -> Trail:
    """Return the facts in a text; remembered, as many players have the same rank and score."""
    trail: list[Known] = []
    for words in typed.split(_BECAME.strip()):
        rank, score, rating = (*map(str.strip, words.split(",", 2)), "", "")[:3]
        try:
            trail.append(Known(Rank.parse(rank), parse_points(score), rating or None))
        except ValueError:
            return ()
    return tuple(trail)


def trail_cell(trail: Trail) -> str | None:
    """Return the cell for these facts; None for no facts."""
    return _BECAME.join(map(str, trail)) or None


def line_round(cell: Cell) -> tuple[int | None, bool]:
    """Return the round of a line, None if unreadable, and whether it is a draft's: "3 (draft)"."""
    number, rest = number_said("drawn.draft", plain(cell), r"\d{1,3}") or (None, "")
    return (whole_number(cell), False) if number is None or rest else (number, True)


def drawn_seats(lines: Iterable[DrawnPair]) -> frozenset[Seat]:
    """Return all seats that draws gave; the rank printed there is the player's of that day."""
    seats: set[Seat] = set()
    for line in lines:
        pair = (("white", line.white), ("black", line.black))
        seats |= {(line.round, side, line.table, n) for side, n in pair if n is not None}
        if line.bye is not None:
            seats.add((line.round, "bye", None, line.bye))
    return frozenset(seats)


def read_drawn(reader: TableReader) -> tuple[DrawnPair, ...]:
    """Return all readable lines of the record; others are passed over.

    The record is derived: with a damaged line a round is only compared with less.
    """
    return _lines(
        reader.sheet, frozenset(reader.location.columns.items()), reader.location.first_row
    )


@once
def _lines(
    sheet: Sheet, columns: frozenset[tuple[str, int]], first_row: int
) -> tuple[DrawnPair, ...]:
    """Return all readable lines of a sheet's record, from its first row on; read once."""
    lines: list[DrawnPair] = []
    location = Location("", "drawn", dict(columns), first_row - 1)
    reader = TableReader(location, sheet, location.language)
    for row in reader.rows():
        which, draft = line_round(reader.cell(row, "round"))
        keys = ("table", "white_no", "black_no", "handicap", "bye_no")
        table, white, black, handicap, bye = (whole_number(reader.cell(row, key)) for key in keys)
        if which is None or (bye is None and (white is None or black is None)):
            continue
        known = (trail_of(reader.cell(row, f"{side}_known")) for side in SIDES)
        left = is_open(reader.cell(row, "handicap"))
        seats = (which, table, white, black, handicap or 0, bye, draft)
        white_known, black_known, bye_known = known
        lines.append(DrawnPair(*seats, white_known, black_known, bye_known, left))
    return tuple(lines)
