"""The warnings about a board in Python, as codes with their facts: the twin of warn.py.

Problems and the words in Check are made from the same list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.live.round.board import SIDES
from nigiri.workbook.model.spreadsheet import rank_steps
from nigiri.workbook.read.handicap_in_force import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from nigiri.workbook.live.round.board import Board
    from nigiri.workbook.live.round.sheet import RoundSheet
    from nigiri.workbook.model.cells import Cell


class Warned(NamedTuple):
    """One warning.

    code -- of the problem; words -- the key of the text in Check; key -- of the column it is about
    facts -- of both sentences
    """

    code: str
    words: str
    key: str
    facts: Mapping[str, Cell]


def warned(board: Board) -> Iterator[Warned]:
    """Yield the warnings about a board with two players, in the order of the formula."""
    if not board.outcome:
        yield from _unseen(board)
        yield from _tables(board)
        yield from _third(board)
        yield from _ranks(board)
    elif not board.outcome.endswith(("!", "?")):
        for side in SIDES:
            number = out_of(board, (side,))
            if number is not None:
                yield Warned("out-result", "check.out.result", "result", {"number": number})


def warn(board: Board) -> str:
    """Return the warnings in words, handicap by rule first; "" on a sheet without the column."""
    if "warn" not in board.live.table.location.columns or not board.paired:
        return ""
    words = (board.live.say(each.words, **each.facts) for each in warned(board))
    later = board.live.say("check.next") if board.stones == UNKNOWN else ""
    return _advice(board) + later + "".join(words)


def _advice(board: Board) -> str:
    """Return the words for the handicap by rule, "" where it is in force (M12).

    "" as well where the director gave a drawn pair another handicap or table.
    """
    say, rule = board.live.say, board.rule
    decided = board.by_hand and board.pair is not None
    if decided or not isinstance(rule, int) or board.stones == rule:
        return ""
    if rule < 0:
        return say("check.weaker", number=board.white, stones=-rule)
    return say("check.rule", stones=rule)


def out_of(board: Board, sides: Iterable[str]) -> Cell:
    """Return the number of these sides that is out in this round, the newest; None for nobody."""
    if board.live.facts.overtaken:
        return None
    numbers = (board[f"{side}_no"] for side in sides)
    return next((number for number in numbers if number in board.live.facts.absent), None)


def is_unseen(live: RoundSheet, number: Cell) -> bool:
    """Tell whether a player of the newest round is not marked here."""
    return not live.facts.overtaken and number in live.facts.unseen


def third(board: Board) -> int:
    """Return 1 if White has White the third round running, 2 for Black, else 0."""
    facts = board.live.facts
    if board.stones != 0:
        return 0
    had = dict(zip(SIDES, (facts.white_twice, facts.black_twice), strict=True))
    for at, (side, other) in enumerate((SIDES, SIDES[::-1]), 1):
        if board[f"{side}_no"] in had[side] and board[f"{other}_no"] not in had[side]:
            return at
    return 0


def _unseen(board: Board) -> Iterator[Warned]:
    """Yield a warning for each player not marked here, in the newest round."""
    for side in SIDES:
        number = board[f"{side}_no"]
        if is_unseen(board.live, number):
            yield Warned("unseen-plays", "check.unseen", f"{side}_no", {"number": number})


def _tables(board: Board) -> Iterator[Warned]:
    """Yield a warning for a table without a number, or with two games."""
    table = board["table"]
    if table is None:
        yield Warned("table-missing", "check.table.none", "table", {})
    elif board.live.tables[table] > 1:
        yield Warned("table-double", "check.table.twice", "table", {"table": table})


def _third(board: Board) -> Iterator[Warned]:
    """Yield a warning for a colour the third round running."""
    at = third(board)
    if at:
        side = SIDES[at - 1]
        facts = {"number": board[f"{side}_no"], "round": board.live.table.number}
        yield Warned("colour-third", f"check.third.{side}", f"{side}_no", facts)


def _ranks(board: Board) -> Iterator[Warned]:
    """Yield a warning for each player with another rank in Players than on the sheet."""
    for side in SIDES:
        person, printed = board.person(side), board.rank_now(side)
        ranks = (rank_steps(printed), rank_steps(person.rank if person else ""))
        if person is not None and None not in ranks and ranks[0] != ranks[1]:
            facts = {"number": board[f"{side}_no"], "printed": printed, "rank": person.rank}
            yield Warned("rank-old", "check.rank", f"{side}_rank", facts)
