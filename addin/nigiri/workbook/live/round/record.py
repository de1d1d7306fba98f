"""What the draw had, looked up in As drawn, and what the director changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.live.round.sheet import SIDES
from nigiri.workbook.spellings.handicaps import BRACKETED, OPEN
from nigiri.workbook.spellings.handicaps import unreadable as is_unreadable
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from nigiri.workbook.live.round.board import Board
    from nigiri.workbook.live.round.refs import BoardRefs
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.as_drawn import DrawnPair


def _conditions(board: BoardRefs, **cells: str) -> str | None:
    """Return the conditions for lines of this round, None when the record has none of it.

    Which round a line is of must be asked only where those of others stand between.
    """
    lines = board.refs.drawn.get(board.number)
    if lines is None:
        return None
    number = str(board.number)
    if board.own.location.draft:
        number = quoted(text("drawn.draft", board.refs.language, number=number))
    pairs = {"round": number, **cells} if board.number in board.refs.scattered else cells
    return ",".join(f"{lines.column(key)},{value}" for key, value in pairs.items())


def _recorded(board: BoardRefs, result: str, **cells: str) -> str:
    """Return the expression for a number in the line of As drawn with these cells, else 0."""
    conditions = _conditions(board, **cells)
    if conditions is None:
        return "0"
    return f"SUMIFS({board.refs.drawn[board.number].column(result)},{conditions})"


def _drawn_pairs(board: BoardRefs, white: str, black: str, **cells: str) -> str:
    """Return the expression that counts the draw's pairs of these two in this order.

    cells -- column key -> what it holds besides
    """
    conditions = _conditions(board, white_no=board[white], black_no=board[black], **cells)
    return "0" if conditions is None else f"COUNTIFS({conditions})"


def drawn(board: BoardRefs, side: str) -> str:
    """Give the number of the player whom the draw put at this table on a side, 0 for nobody."""
    table = board["table"]
    return f'IF({table}="",0,{_recorded(board, f"{side}_no", table=table)})'


def drawn_value(board: Board, side: str) -> int:
    """Return the number of the player whom the draw put at this table on a side, 0 for nobody."""
    line = board.drawn
    return ((line.white if side == "white" else line.black) or 0) if line else 0


def drawn_handicap(board: BoardRefs) -> str:
    """Give the handicap the draw gave this pair, "" for a pair it did not make."""
    pair = {"white_no": board["white_no"], "black_no": board["black_no"]}
    value = _recorded(board, "handicap", **pair)
    return f'IF({_drawn_pairs(board, "white_no", "black_no")}=0,"",{value})'


def drawn_handicap_value(board: Board) -> Cell:
    """Return the handicap the draw gave this pair, "" for a pair it did not make."""
    return board.pair.handicap if board.pair else ""


def drawn_for_others(board: BoardRefs) -> str:
    """Return the test whether the handicap is what the draw gave another pair at this table."""
    if board.number not in board.refs.drawn:
        return "FALSE"
    former = _recorded(board, "handicap", table=board["table"])
    same = f'{counted_stones(board)}={former}&""'
    return f'IF(AND({board["drawn_handicap"]}="",{board["drawn_white"]}>0),{same})'


def counted_stones(board: BoardRefs) -> str:
    """Return the handicap in the cell as text, "0" where the colours of an even game are open."""
    typed = f"TRIM({board['handicap']})"
    return f'IF({typed}={quoted(OPEN)},"0",{typed})' if board.opened else typed


def unreadable(board: BoardRefs) -> str:
    """Return the test whether the cell of the handicap holds something that is none."""
    return f'AND({board["handicap"]}<>"",{_is_none(board)})'


def _is_none(board: BoardRefs) -> str:
    """Return the test whether a cell that is not blank holds no handicap."""
    known = board.shared("drawn_handicap", lambda _: quoted(BRACKETED))
    return f'ISERROR(FIND("<"&LOWER(TRIM({board["handicap"]}))&">",{known}))'


def drawn_table(board: BoardRefs) -> str:
    """Give the table the draw gave this pair, 0 where it gave none, or did not make the pair."""
    pair = {"white_no": board["white_no"], "black_no": board["black_no"]}
    return _recorded(board, "table", **pair)


def drawn_table_value(board: Board) -> int:
    """Return the table the draw gave this pair, 0 where it gave none, or did not make the pair."""
    return (board.pair.table or 0) if board.pair else 0


def by_hand(board: BoardRefs) -> str:
    """Give the words on the director's changes in this row; "" for none, or without a record.

    Where the draw left the colours open, nobody changes them.
    """
    if board.number not in board.refs.drawn:
        return '""'
    swapped, colours = f"{_swaps(board)}>0", board.say("check.colours")
    if board.opened:
        known = _swaps(board, handicap=quoted(f"<>{OPEN}"))
        colours = f'IF({known}>0,{colours},"")'
    return (
        f'IF(OR({board["white_no"]}="",{board["black_no"]}=""),"",'
        f'IF({board["drawn_handicap"]}<>"",{_moved(board)}&{_other_stones(board)},'
        f"IF({swapped},{colours},"
        f"IF({board['drawn_white']}=0,{board.say('check.new')},{_other_people(board)}))))"
    )


def _swaps(board: BoardRefs, **cells: str) -> str:
    """Return the expression that counts the draw's pairs of these two with the other colours."""
    return _drawn_pairs(board, "black_no", "white_no", **cells)


def by_hand_value(board: Board) -> str:
    """Return the words on the director's changes in this row; "" for none, or without a record."""
    say, line = board.live.say, board.drawn
    if not board.paired or not board.live.facts.drawn:
        return ""
    if board.pair is not None:
        return _moved_value(board, board.pair.table) + _other_stones_value(
            board, board.pair.handicap
        )
    swapped = _swapped(board)
    if swapped is not None:
        return "" if swapped.open else say("check.colours")
    if line is None:
        return say("check.new")
    drawn = {"white": line.white, "black": line.black}
    return "".join(
        say(f"check.{side}", number=drawn[side])
        for side in SIDES
        if board[f"{side}_no"] != drawn[side]
    )


def _swapped(board: Board) -> DrawnPair | None:
    """Return the record of these two with the other colours, None when the draw made none."""
    return board.live.drawn_pairs.get((board.black, board.white))


def _moved(board: BoardRefs) -> str:
    """Return the words for another table than the draw gave this pair, "" where it gave none."""
    drawn = board["drawn_table"]
    words = board.say("check.table", table=drawn)
    return f'IF(OR({drawn}=0,{drawn}&""={board["table"]}&""),"",{words})'


def _moved_value(board: Board, drawn: int | None) -> str:
    """Return the words for another table than the draw gave, "" where it gave none."""
    if drawn is None or drawn == board["table"]:
        return ""
    return board.live.say("check.table", table=drawn)


def _other_stones(board: BoardRefs) -> str:
    """Return the words for another handicap than the draw gave; what is none is ■ alone.

    A blank cell is as drawn.
    """
    stones, drawn = board["stones"], board["drawn_handicap"]
    words = board.say("check.handicap", stones=drawn)
    return f'IF({stones}<>{drawn},IF({_is_none(board)},"",{words}),"")'


def _other_stones_value(board: Board, drawn: int) -> str:
    """Return the words for another handicap than the draw gave; what is none is ■ alone."""
    if board["stones"] == drawn or is_unreadable(board["handicap"]):
        return ""
    return board.live.say("check.handicap", stones=drawn)


def _other_people(board: BoardRefs) -> str:
    """Return the words for whom the draw had at this table."""
    return "&".join(
        f"IF({board[f'{side}_no']}<>{board[f'drawn_{side}']},"
        f'{board.say(f"check.{side}", number=board[f"drawn_{side}"])},"")'
        for side in SIDES
    )


def changed(board: Board) -> str:
    """Return the column of what `by_hand_value` tells first."""
    if board.pair is not None:
        return "table" if _moved_value(board, board.pair.table) else "handicap"
    white = board.drawn is not None and board.drawn.white == board.white
    return "black_no" if white and _swapped(board) is None else "white_no"
