"""A round's sheet with the values of its live columns; a board is a row of it.

What computes a value stands beside its formula, in the module of the column; `columns.py` lists
both.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.workbook.live.round.sheet import RoundSheet
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.problems import MOST_LOOKS
from nigiri.workbook.spellings.handicaps import is_open

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.live.round.sheet import Person
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.as_drawn import DrawnPair


@dataclass(frozen=True)
class Board:
    """A row of a round's sheet, as its formulas see it; each value is computed once."""

    live: RoundLive
    row: int

    @cached_property
    def _found(self) -> dict[str, Cell]:
        """Return the cells looked at so far."""
        return {}

    def __getitem__(self, key: str) -> Cell:
        """Return a cell of the row; of a live column its value."""
        if key not in self._found:
            value = self.live.values_of(self.row).get(key)
            self._found[key] = value(self) if value else self.live.cell(self.row, key)
        return self._found[key]

    @property
    def white(self) -> Cell:
        """Return the number in White's place."""
        return self["white_no"]

    @property
    def black(self) -> Cell:
        """Return the number in Black's place."""
        return self["black_no"]

    @property
    def paired(self) -> bool:
        """Tell whether both places hold something."""
        return self.white is not None and self.black is not None

    @property
    def outcome(self) -> str:
        """Return the outcome code, "?" for unreadable, "" for playing."""
        return str(self["outcome"])

    def person(self, side: str) -> Person | None:
        """Return the player on that side; None where Players has no such number."""
        return self._people[side]

    @cached_property
    def _people(self) -> dict[str, Person | None]:
        """Return side -> the player; None where Players has no such number."""
        return {"white": self.live.person(self.white), "black": self.live.person(self.black)}

    @cached_property
    def drawn(self) -> DrawnPair | None:
        """Return the pair that the draw put at this table, None for none."""
        return self.live.drawn_at.get(whole_number(self["table"]))

    @cached_property
    def pair(self) -> DrawnPair | None:
        """Return the record of this pair, None when the draw did not make it."""
        return self.live.drawn_pairs.get((self.white, self.black))


@dataclass(frozen=True)
class RoundLive(RoundSheet):
    """A round's sheet and the values of its formulas; each is computed once.

    at_boards, below -- column key -> what computes its value: at a board, in rows of Bye and Out
    """

    at_boards: Mapping[str, Callable[[Board], Cell]]
    below: Mapping[str, Callable[[Board], Cell]]

    @cached_property
    def _boards(self) -> dict[int, Board]:
        """Return the boards looked at so far."""
        return {}

    def board(self, row: int) -> Board:
        """Return the board of a row, or its row of Bye or Out; the same one each time."""
        if row not in self._boards:
            self._boards[row] = Board(self, row)
        return self._boards[row]

    def values_of(self, row: int) -> Mapping[str, Callable[[Board], Cell]]:
        """Return column key -> what computes its value in that row."""
        return self.at_boards if row <= self.table.last else self.below

    def values(self, row: int) -> dict[str, Cell]:
        """Return column key -> the value of its formula in that row."""
        board = self.board(row)
        return {key: board[key] for key in self.values_of(row)}

    @cached_property
    def checks(self) -> Mapping[int, str]:
        """Return row -> the sentence of Check, for boards, Bye and Out."""
        rows = (*self.board_rows, *self.listed_rows)
        return {row: str(self.board(row)["check"]) for row in rows}

    @cached_property
    def looks(self) -> list[int]:
        """Return the places of all rows with ▲ among them, the weightiest first (check.py)."""
        rows = (*self.board_rows, *self.listed_rows)
        places = (self.board(row)["look"] for row in rows)
        return sorted(place for place in places if isinstance(place, int))

    @cached_property
    def first_looks(self) -> frozenset[Cell]:
        """Return the places of those rows with ▲ that show it."""
        return frozenset(self.looks[:MOST_LOOKS])

    @cached_property
    def waiting(self) -> bool:
        """Tell whether a result is awaited."""
        return any(self.board(row)["missing"] != "" for row in self.board_rows)

    def played(self, side: str) -> frozenset[Cell]:
        """Return the numbers on that side of all boards but games by default and open colours."""
        boards = map(self.board, self.board_rows)
        known = (b for b in boards if not b.outcome.endswith("!") and not is_open(b["handicap"]))
        seats = (b[f"{side}_no"] for b in known)
        return frozenset(seats) - {None}

    def by_hand(self, row: int) -> str:
        """Return the words on the director's changes at a board; "" for none."""
        return str(self.board(row)["by_hand"])
