"""The arguments of worksheet functions, read cell by cell, and the errors for those that cannot be.

error     means                                              as in
#VALUE!   a cell holds something else than what is asked     "3x" is not a rank
#NUM!     a number that cannot be                            a rating of 5000
#N/A      the answer is missing, not wrong                   an opponent who is not in the list

A spreadsheet hands over a cell as a text, a number, or None where it is empty, and a range as rows
of them. A single empty cell may also come as 0, as everywhere in a spreadsheet; so 0 counts as
empty wherever it can be nothing else. This module and its neighbours also run inside LibreOffice:
there is no library but Python's own, and no syntax younger than Python 3.8.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from nigiri.domain.model.units import HalfPoints, Rank, parse_points

Cell = object
"""A text, a number, None, or rows of them: whatever a spreadsheet hands over."""

VALUE, NUMBER, MISSING = "#VALUE!", "#NUM!", "#N/A"

_SIGNS = str.maketrans({"−": "-", "–": "-", ",": ".", "\u00a0": " "})
_NUMBER = re.compile(r"[-+]?(\d{1,12}(\.\d{0,17})?|\.\d{1,17})(e[-+]?\d\d?)?", re.IGNORECASE)
_ENTRY = re.compile(r"(\d{1,4}) ?([-+=?])(?: ?(!)| ?/)? ?(?:[wb?]?\d?)", re.IGNORECASE)
_NO_ROUND = ("", ".", "-", "--", "0", "0.0")
_NO_NUMBER = (None, "")
_NO_RANK = ("None", "0", "0.0")
_WON = {"+": 2, "=": 1, "-": 0, "?": 0}


class NoAnswer(ValueError):
    """A function has no answer; `error` is the error in the cell, the text says why."""

    def __init__(self, error: str, why: str) -> None:
        """Store one of the three errors, and the sentence."""
        self.error = error
        super().__init__(why)


class Entry(NamedTuple):
    """One round of a player's line.

    opponent -- the number, 0 without one; won -- in half points; played -- not by default
    """

    opponent: int
    won: HalfPoints
    played: bool


def values(argument: Cell) -> list[Cell]:
    """Return the cells of a range in order, row by row; for a single cell, that one."""
    if not isinstance(argument, (list, tuple)):
        return [argument]
    rows = (row if isinstance(row, (list, tuple)) else (row,) for row in argument)
    return [cell for row in rows for cell in row]


def single(argument: Cell) -> Cell:
    """Return the only cell of an argument, None when it is empty. Raises NoAnswer for a range."""
    found = values(argument)
    if len(found) != 1:
        raise NoAnswer(VALUE, "A range stands where one cell is asked for.")
    return None if found[0] is None or str(found[0]).strip() == "" else found[0]


def left_out(argument: Cell) -> bool:
    """Tell whether an argument is missing or an empty cell."""
    return single(argument) is None


def no_rank(argument: Cell) -> bool:
    """Tell whether a rank is missing."""
    return str(single(argument)) in _NO_RANK


def rank(argument: Cell) -> Rank:
    """Return the rank in a cell. Raises NoAnswer for any other text."""
    cell = single(argument)
    try:
        return Rank.parse("" if cell is None else str(cell))
    except ValueError as wrong:
        raise NoAnswer(VALUE, str(wrong)) from None


def number(argument: Cell, least: int, most: int) -> Fraction:
    """Return the number in a cell, exactly as it is printed.

    Raises NoAnswer for a text that is no number, and for one below `least` or above `most`.
    """
    return Fraction(_between(argument, least, most))


def whole(argument: Cell, least: int, most: int) -> int:
    """Return the whole number in a cell. Raises NoAnswer as `number` does, and for a broken one."""
    found = _between(argument, least, most)
    if found.denominator != 1:
        raise NoAnswer(NUMBER, f"{single(argument)} is not a whole number.")
    return int(found)


def _between(argument: Cell, least: int, most: int) -> int | Fraction:
    """Return the number in a cell, between these two."""
    cell = single(argument)
    found = _exactly(cell)
    if found is None:
        named = "An empty cell" if cell is None else repr(cell)
        raise NoAnswer(VALUE, f"{named} is not a number.")
    if not least <= found <= most:
        raise NoAnswer(NUMBER, f"{cell} does not lie between {least} and {most}.")
    return found


def _exactly(cell: Cell) -> int | Fraction | None:
    """Return the number that a cell prints, None when it is none; whole ones come first."""
    if isinstance(cell, float) and cell.is_integer():
        return int(cell)
    text = str(cell).strip().translate(_SIGNS)
    return Fraction(text) if _NUMBER.fullmatch(text) else None


def points(argument: Cell) -> HalfPoints:
    """Return the points in a cell, in half points. Raises NoAnswer for anything else."""
    cell = single(argument)
    text = "" if cell is None else str(cell)
    try:
        return parse_points(text)
    except ValueError as wrong:
        raise NoAnswer(VALUE, str(wrong)) from None


def line(argument: Cell) -> list[Entry]:
    """Return the entries of a player's line, a cell a round; cells without a round are skipped.

    Raises NoAnswer for a cell that is no entry such as 12+, 3- or 0=.
    """
    texts = [
        "" if cell is None else str(cell).strip().translate(_SIGNS) for cell in values(argument)
    ]
    return [_entry(text) for text in texts if text not in _NO_ROUND]


def _entry(text: str) -> Entry:
    """Return the entry in one cell of a line. Raises NoAnswer as `line` does."""
    match = _ENTRY.fullmatch(text)
    if match is None:
        why = f"{text!r} is not a round; write 12+, 3-, 5= or 0+ in a cell formatted as text."
        raise NoAnswer(VALUE, why)
    opponent = int(match.group(1))
    won = HalfPoints(_WON[match.group(2)])
    return Entry(opponent, won, played=opponent > 0 and match.group(3) is None)


def scores_by_number(numbers: Cell, scores: Cell) -> dict[int, Cell]:
    """Return number -> the cell of the score, from two ranges side by side.

    Rows without a number are skipped. Raises NoAnswer when the ranges differ in size or a number
    is in the list twice.
    """
    keys, cells = values(numbers), values(scores)
    if len(keys) != len(cells):
        why = f"Numbers: {len(keys)}, scores: {len(cells)}; give as many of both."
        raise NoAnswer(VALUE, why)
    found: dict[int, Cell] = {}
    for key, cell in zip(keys, cells):  # noqa: B905 -- their lengths are equal; Python 3.8
        player = 0 if key in _NO_NUMBER else whole(key, 0, 9999)
        if not player:
            continue
        if player in found:
            raise NoAnswer(VALUE, f"Number {player} stands twice in the list.")
        found[player] = cell
    return found


def opponents_score(scores: dict[int, Cell], opponent: int) -> HalfPoints:
    """Return the score of an opponent, in half points. Raises NoAnswer for one not in the list."""
    if opponent not in scores:
        raise NoAnswer(MISSING, f"Opponent {opponent} is not in the list.")
    return points(scores[opponent])
