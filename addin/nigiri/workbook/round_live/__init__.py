"""The values of a round's live formulas, computed in Python from the same cells.

A formula is written together with its value, so that the sheet also reads right where nothing
calculates (a phone's preview). What stands here is the twin of `round_formulas`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.workbook.plain import plain, whole_number
from nigiri.workbook.read_rounds import BYE_LABELS
from nigiri.workbook.results import accepted
from nigiri.workbook.round_live.board import Board
from nigiri.workbook.round_live.check import bye_check, check
from nigiri.workbook.round_live.facts import Facts, Person
from nigiri.workbook.spreadsheet import concatenated
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.cells import Cell, Sheet
    from nigiri.workbook.read_drawn import DrawnPair
    from nigiri.workbook.refs import RoundTable

__all__ = ["Board", "Facts", "Person", "RoundLive"]

_TEXTS = frozenset({"result", "white_rank", "black_rank"})


@dataclass(frozen=True)
class RoundLive:
    """A round's sheet and the values of its formulas; each is computed once."""

    sheet: Sheet
    table: RoundTable
    facts: Facts

    @property
    def board_rows(self) -> range:
        """Return the rows of boards, free ones included."""
        return range(self.table.first, self.table.last + 1)

    @property
    def listed_rows(self) -> range:
        """Return the rows of Bye and Out."""
        return range(self.table.last + 1, self.table.end + 1)

    def cell(self, row: int, key: str) -> Cell:
        """Return a cell; a number written as text is a number."""
        column = self.table.place.columns.get(key)
        cell = None if column is None else self.sheet.cell(row, column)
        number = None if key in _TEXTS else whole_number(cell)
        return cell if number is None else number

    def say(self, key: str, **facts: object) -> str:
        """Return words in the language of the event."""
        return text(key, self.facts.language, **facts)

    def person(self, number: Cell) -> Person | None:
        """Return who has that number in Players."""
        known = whole_number(number)
        return None if known is None else self.facts.people.get(known)

    @cached_property
    def find(self) -> str:
        """Return what stands in Find, in the bar above the winners' list."""
        column = self.table.place.columns.get("winners")
        return "" if column is None else concatenated(self.sheet.cell(1, column))

    @cached_property
    def codes(self) -> Mapping[str, str]:
        """Return what is read as a result -> its outcome code."""
        return accepted(self.facts.language)

    @cached_property
    def listed(self) -> Counter[Cell]:
        """Return how often each number stands in the winners' list."""
        return Counter(self.cell(row, "winners") for row in self.board_rows)

    @cached_property
    def seats(self) -> Counter[Cell]:
        """Return how often each number stands on the sheet: boards, Bye and Out."""
        rows = (*self.board_rows, *self.listed_rows)
        return Counter(self.cell(row, f"{side}_no") for row in rows for side in ("white", "black"))

    @cached_property
    def seat_of(self) -> Mapping[Cell, tuple[int, str]]:
        """Return number -> row and side of the first seat, White's column before Black's."""
        found: dict[Cell, tuple[int, str]] = {}
        for side in ("white", "black"):
            for row in self.board_rows:
                found.setdefault(self.cell(row, f"{side}_no"), (row, side))
        return found

    @cached_property
    def drawn_at(self) -> Mapping[int | None, DrawnPair]:
        """Return table -> whom the draw put there."""
        return {line.table: line for line in self.facts.drawn if line.table is not None}

    @cached_property
    def drawn_pairs(self) -> Mapping[tuple[Cell, Cell], DrawnPair]:
        """Return (White, Black) -> the draw's record of the pair."""
        return {(line.white, line.black): line for line in self.facts.drawn if line.white}

    def pairs(self) -> list[frozenset[Cell]]:
        """Return the pairs that sit at the boards."""
        boards = map(self.board, self.board_rows)
        return [frozenset((board.white, board.black)) for board in boards if board.paired]

    def is_bye(self, row: int) -> bool:
        """Tell whether the row is labelled Bye."""
        return plain(self.cell(row, "table")) in BYE_LABELS

    @cached_property
    def byes(self) -> frozenset[Cell]:
        """Return who has a bye in this round."""
        found = (self.cell(row, "white_no") for row in self.listed_rows if self.is_bye(row))
        return frozenset(number for number in found if number is not None)

    @cached_property
    def _boards(self) -> dict[int, Board]:
        """Return the boards looked at so far."""
        return {}

    def board(self, row: int) -> Board:
        """Return the board of a row; the same one each time."""
        return self._boards.setdefault(row, Board(self, row))

    @cached_property
    def checks(self) -> Mapping[int, str]:
        """Return row -> the sentence of Check, for boards, Bye and Out."""
        return {row: check(self.board(row)) for row in self.board_rows} | {
            row: bye_check(self, row) for row in self.listed_rows
        }

    def by_hand(self, row: int) -> str:
        """Return what the director changed in a board's row, in words; "" for nothing."""
        return self.board(row).by_hand

    def rule(self, row: int) -> Cell:
        """Return the handicap of a board by rule (M12), negative where White should take it."""
        return self.board(row).rule

    def bye_check(self, row: int) -> str:
        """Return the sentence beside a bye."""
        return self.checks[row]

    def values(self, row: int) -> dict[str, Cell]:
        """Return column key -> the value of its formula, for a board's row."""
        board, words = self.board(row), self.checks[row]
        return {
            "mark": words[:1],
            "check": words,
            "drawn_white": (board.at.white or 0) if board.at else 0,
            "drawn_black": (board.at.black or 0) if board.at else 0,
            "drawn_handicap": board.pair.handicap if board.pair else "",
            "by_hand": board.by_hand,
            "norm": board.norm,
            "outcome": board.outcome,
            "missing": board.missing,
            "list_bad": board.list_bad,
            "white_now": board.rank_now("white"),
            "black_now": board.rank_now("black"),
            "white_stale": int(board.stale["white"]),
            "black_stale": int(board.stale["black"]),
            "rule": board.rule,
            "found": board.found,
        }
