"""The values of a round's live formulas, computed in Python from the same cells.

A formula is written together with its value, so that the sheet also reads right where nothing
calculates (a phone's preview). First the sentences of Check, about a board and about a bye, then
the values of all columns: the twin of columns.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.workbook.entry.handicaps import unreadable
from nigiri.workbook.live.round.board import SIDES, Board
from nigiri.workbook.live.round.check import ALONE, DOUBLED, SINGLE
from nigiri.workbook.live.round.handicap import KOMI, RULE
from nigiri.workbook.live.round.sheet import Facts, Person, RoundSheet
from nigiri.workbook.live.round.warn_values import Warned, is_unseen, out_of, third, warn, warned
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.read.handicap_in_force import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from nigiri.workbook.model.cells import Cell


def check(board: Board) -> str:
    """Return the sentence about a board, the first that applies; "" for a free row."""
    if board.white is None and board.black is None:
        return ""
    said = _stop(board) or _met(board) or _out(board) or _calm(board)
    return _with_names(said, board, SIDES)


def _stop(board: Board) -> str:
    """Return the sentence about the first thing that must be put right, "" for none."""
    live, white, black, code = board.live, board.white, board.black, board.outcome
    both = {"white": white, "black": black}
    winners = {"W": white, "B": black}
    listed = [
        winners[won]
        for won in winners
        if board.norm and code not in {"?", ""} and code[0] != won and live.listed[winners[won]]
    ]
    typed, again = concatenated(board["result"]), board.second_outcome
    unknown = [board[f"{side}_no"] for side in SIDES if board.person(side) is None]
    named = [number for number in unknown if isinstance(number, str)]
    found: tuple[tuple[bool, str, dict[str, Cell]], ...] = (
        (bool(named), "check.name", {"typed": next(iter(named), None)}),
        (any(number is not None for number in unknown), "check.unknown", {}),
        (not board.paired, "check.alone", {"number": white or black}),
        (white == black, "check.self", {"number": white}),
        (live.seats[white] > 1, "check.twice", {"number": white}),
        (live.seats[black] > 1, "check.twice", {"number": black}),
        (bool(listed), "check.list", {}),
        (code == "?" and not board.norm, "check.both", both),
        (code == "?", "check.result", {"typed": typed, **both}),
        (again == "?", "check.result", {"typed": concatenated(board["second"]), **both}),
        (again not in {"", code}, "check.second", _passes(board)),
        (unreadable(board["handicap"]), "check.stones", {"typed": concatenated(board["handicap"])}),
    )
    return next((f"■ {live.say(key, **facts)}" for test, key, facts in found if test), "")


def _met(board: Board) -> str:
    """Return the words for a rematch: ■ while it is played, unless rematches are allowed."""
    if board.met < board.live.facts.meetings:
        return ""
    words, result = board.live.say("check.met"), said(board)
    if result:
        return f"▲ {words} · {result}"
    return f"{'▲' if board.live.facts.rematches else '■'} {words}"


def _out(board: Board) -> str:
    """Return the words for a player who is out in this round, while the game is played."""
    number = None if board.outcome else out_of(board, SIDES)
    return "" if number is None else f"■ {board.live.say('check.out', number=number)}"


def said(board: Board) -> str:
    """Return the winner in words, with "verified"; "" while playing or unreadable."""
    say = board.live.say
    if board.outcome in {"", "?"}:
        return ""
    words = _won(board, board.outcome) + ("" if board.norm else say("check.inlist"))
    return words + (say("check.verified") if board.verified else "")


def _passes(board: Board) -> dict[str, Cell]:
    """Return the words for the results of the first and the second pass (B11)."""
    first, second = board.outcome, board.second_outcome
    none = board.live.say("check.second.none")
    return {
        "first": _won(board, first) if first else none,
        "second": _won(board, second) if second else none,
    }


def _won(board: Board, code: str) -> str:
    """Return the words of an outcome code."""
    say = board.live.say
    winner = {"W": board.white, "B": board.black}.get(code[0])
    key = {"J": "check.jigo", "N": "check.none"}.get(code[0], "check.bothwin")
    words = say(key) if winner is None else say("check.won", number=winner)
    return words + (say("check.default") if code.endswith("!") else "")


def _calm(board: Board) -> str:
    """Return the words for a board in order: by hand, a warning, playing, or won."""
    say, result, warned = board.live.say, said(board), warn(board)
    tail = f"· {result}" if result else ""
    if board.by_hand:
        sign = "▲" if board.stones == UNKNOWN else "✎"
        return f"{sign} {say('check.you')}{board.by_hand}{warned}{tail}"
    if warned:
        return f"▲ {warned[2:]}{tail}"
    key = "check.provisional" if board.live.facts.overtaken else "check.playing"
    return f"✓ {result}" if result else f"… {say(key)}"


def _with_names(said: str, board: Board, sides: Iterable[str]) -> str:
    """Return a sentence with name and rank of each player whose printed name is outdated.

    Where a sentence ends with a blank and the next begins with one, they become one blank.
    """
    people = {side: board.person(side) for side in sides if board.stale[side]}
    names = "".join(
        board.live.say("check.is", number=board[f"{side}_no"], name=person.name, rank=person.rank)
        for side, person in people.items()
        if person is not None
    )
    return f"{said}{names}".replace(DOUBLED, SINGLE)


def bye_check(live: RoundSheet, row: int, *, waiting: bool) -> str:
    """Return the sentence beside a bye; for a known player who is out only a name that is new.

    waiting -- results of the round are awaited, so that the bye can still be given to another
    """
    board = Board(live, row)
    said = _bye_said(live, row, waiting=waiting)
    if not said and any(board.stale.values()):
        said = "✎"
    return _with_names(said, board, SIDES[:1]).replace(ALONE, ALONE[:2])


def _bye_said(live: RoundSheet, row: int, *, waiting: bool) -> str:
    """Return the sentence beside a bye without names; "" beside a known player who is out."""
    number, drawn = live.cell(row, "white_no"), [d.bye for d in live.facts.drawn if d.bye]
    if live.cell(row, "black_no") is not None:
        return f"■ {live.say('check.bye.black')}"
    if number is None:
        return ""
    if live.person(number) is None:
        return f"■ {live.say('check.unknown')}"
    if not live.is_bye(row):
        return ""
    had, out = number in live.facts.byes, out_of(Board(live, row), SIDES[:1]) is not None
    found: tuple[tuple[bool, str, str], ...] = (
        (live.seats[number] > 1, "■", "check.twice"),
        (had, "■" if waiting else "▲", "check.bye.again"),
        (waiting and out, "■", "check.out"),
        (waiting and is_unseen(live, number), "▲", "check.bye.unseen"),
        (bool(live.facts.drawn) and number not in drawn, "✎", "check.bye.you"),
        (True, "✓", "check.bye"),
    )
    sign, key = next((sign, key) for test, sign, key in found if test)
    by_draw = max(drawn, default=0)
    return f"{sign} {live.say(key, number=by_draw if key == 'check.bye.you' else number)}"


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
        """Return row -> the board, for those looked at so far."""
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
        """Return the numbers on that side of the boards, games by default apart."""
        boards = map(self.board, self.board_rows)
        seats = (b[f"{side}_no"] for b in boards if not b.outcome.endswith("!"))
        return frozenset(seats) - {None}

    def warned(self, row: int) -> tuple[Warned, ...]:
        """Return the warnings about a board."""
        return tuple(warned(self.board(row)))

    def out(self, row: int) -> Cell:
        """Return the number of a player who is out, but plays or has the bye; None for nobody.

        Known of the newest round only.
        """
        board = self.board(row)
        if row in self.listed_rows:
            return out_of(board, SIDES[:1]) if self.is_bye(row) and self.waiting else None
        return out_of(board, SIDES) if board.paired and not board.outcome else None

    def by_hand(self, row: int) -> str:
        """Return the director's changes in a board's row, in words; "" for none."""
        return self.board(row).by_hand

    def rule(self, row: int) -> Cell:
        """Return the handicap of a board by rule (M12), negative if White should take it."""
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
