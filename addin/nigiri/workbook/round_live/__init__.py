"""The values of a round's live formulas, computed in Python from the same cells.

A formula is written together with its value, so that the sheet also reads right where nothing
calculates (a phone's preview). What stands here is the twin of `round_formulas`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.workbook.round_formulas.handicap import KOMI, RULE
from nigiri.workbook.round_live.board import SIDES, Board
from nigiri.workbook.round_live.check import bye_check, check, said
from nigiri.workbook.round_live.facts import Facts, Person
from nigiri.workbook.round_live.sheet import RoundSheet
from nigiri.workbook.round_live.warn import Warned, out_of, third, warn, warned

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.cells import Cell

__all__ = ["SIDES", "Board", "Facts", "Person", "RoundLive"]

VALUES: Mapping[str, Callable[[Board], Cell]] = {
    "drawn_white": lambda board: (board.drawn.white or 0) if board.drawn else 0,
    "drawn_black": lambda board: (board.drawn.black or 0) if board.drawn else 0,
    "drawn_handicap": lambda board: board.pair.handicap if board.pair else "",
    "by_hand": lambda board: board.by_hand,
    "norm": lambda board: board.norm,
    "outcome": lambda board: board.outcome,
    "second_norm": lambda board: board.second_norm,
    "second_outcome": lambda board: board.second_outcome,
    "stones": lambda board: board.stones,
    "in_force": lambda board: board.in_force,
    "missing": lambda board: board.missing,
    "list_bad": lambda board: board.list_bad,
    "white_steps": lambda board: board.steps("white"),
    "black_steps": lambda board: board.steps("black"),
    "white_printed": lambda board: board.printed("white"),
    "black_printed": lambda board: board.printed("black"),
    "white_stale": lambda board: int(board.stale["white"]),
    "black_stale": lambda board: int(board.stale["black"]),
    "rule": lambda board: board.rule,
    "komi_rule": lambda board: board.komi,
    "third": third,
    "warn": warn,
    "found": lambda board: board.found,
    "white_at": lambda board: board.at("white"),
    "black_at": lambda board: board.at("black"),
    "white_away": lambda board: board.away("white"),
    "black_away": lambda board: board.away("black"),
    "drawn_table": lambda board: (board.pair.table or 0) if board.pair else 0,
    "pair": lambda board: board.key,
    "met": lambda board: board.met,
    "said": said,
}
"""Column key -> the value of its formula, but for Check and its sign."""


@dataclass(frozen=True)
class RoundLive(RoundSheet):
    """A round's sheet and the values of its formulas; each is computed once."""

    @cached_property
    def _boards(self) -> dict[int, Board]:
        """Return the boards looked at so far."""
        return {}

    def board(self, row: int) -> Board:
        """Return the board of a row; the same one each time."""
        if row not in self._boards:
            self._boards[row] = Board(self, row)
        return self._boards[row]

    @cached_property
    def checks(self) -> Mapping[int, str]:
        """Return row -> the sentence of Check, for boards, Bye and Out."""
        return {row: check(self.board(row)) for row in self.board_rows} | {
            row: bye_check(self, row, waiting=self.waiting) for row in self.listed_rows
        }

    @cached_property
    def waiting(self) -> bool:
        """Tell whether a result is awaited."""
        return any(self.board(row).missing != "" for row in self.board_rows)

    def played(self, side: str) -> frozenset[Cell]:
        """Return who sits on that side of a board, games by default apart."""
        boards = map(self.board, self.board_rows)
        seats = (b[f"{side}_no"] for b in boards if not b.outcome.endswith("!"))
        return frozenset(seats) - {None}

    def warned(self, row: int) -> tuple[Warned, ...]:
        """Return what is worth a look about a board."""
        return tuple(warned(self.board(row)))

    def out(self, row: int) -> Cell:
        """Return who sits at a board that is played, or has the bye, and is out; None for nobody.

        Known of the newest round only.
        """
        board = self.board(row)
        if row in self.listed_rows:
            return out_of(board, SIDES[:1]) if self.is_bye(row) and self.waiting else None
        return out_of(board, SIDES) if board.paired and not board.outcome else None

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
        found = {key: value(board) for key, value in VALUES.items()}
        return {"mark": words[:1], "check": words, **found}

    def bye_values(self, row: int) -> dict[str, Cell]:
        """Return column key -> the value of its formula, for a row of Bye or Out."""
        board, words = self.board(row), self.checks[row]
        stale = int(board.stale["white"])
        at = board.at("white")
        return {"mark": words[:1], "check": words, "white_at": at, "white_stale": stale}

    @property
    def shared(self) -> dict[str, Cell]:
        """Return column key -> the value of the cell above its heading."""
        facts = self.facts
        values: dict[str, Cell] = {
            "white_away": int(facts.overtaken),
            "rule": int(facts.by_ranks),
            "met": int(facts.rematches),
            **dict(zip(RULE, facts.rule, strict=True)),
        }
        return values | dict(zip(KOMI, facts.komi or ("",) * len(KOMI), strict=True))
