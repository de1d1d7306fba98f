"""The formulas that look up a board in As drawn, and name the director's changes since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.entry.handicaps import BRACKETED
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from nigiri.workbook.live.round.refs import BoardRefs


def _conditions(board: BoardRefs, **cells: str) -> str | None:
    """Return the conditions for lines of this round, None if the record has none of it.

    The round itself is a condition only if lines of others stand between.
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
    """Return the expression for a cell of the line with these cells, 0 without such a line."""
    conditions = _conditions(board, **cells)
    if conditions is None:
        return "0"
    return f"SUMIFS({board.refs.drawn[board.number].column(result)},{conditions})"


def _drawn_pairs(board: BoardRefs, white: str, black: str) -> str:
    """Return the expression for the number of lines that pair these two in this order."""
    conditions = _conditions(board, white_no=board[white], black_no=board[black])
    return "0" if conditions is None else f"COUNTIFS({conditions})"


def drawn(board: BoardRefs, side: str) -> str:
    """Return the formula of the number drawn at this table on a side, 0 for nobody."""
    table = board["table"]
    return f'IF({table}="",0,{_recorded(board, f"{side}_no", table=table)})'


def drawn_handicap(board: BoardRefs) -> str:
    """Return the formula of the drawn handicap of this pair, "" if it was not drawn."""
    pair = {"white_no": board["white_no"], "black_no": board["black_no"]}
    value = _recorded(board, "handicap", **pair)
    return f'IF({_drawn_pairs(board, "white_no", "black_no")}=0,"",{value})'


def drawn_for_others(board: BoardRefs) -> str:
    """Return the test whether the handicap is the one drawn for another pair at this table."""
    if board.number not in board.refs.drawn:
        return "FALSE"
    former = _recorded(board, "handicap", table=board["table"])
    same = f'TRIM({board["handicap"]})={former}&""'
    return f'IF(AND({board["drawn_handicap"]}="",{board["drawn_white"]}>0),{same})'


def unreadable(board: BoardRefs) -> str:
    """Return the test whether the cell of the handicap is filled with no handicap."""
    return f'AND({board["handicap"]}<>"",{_is_none(board)})'


def _is_none(board: BoardRefs) -> str:
    """Return the test whether a cell that is not blank holds no handicap."""
    known = board.shared("drawn_handicap", lambda _: quoted(BRACKETED))
    return f'ISERROR(FIND("<"&LOWER(TRIM({board["handicap"]}))&">",{known}))'


def drawn_table(board: BoardRefs) -> str:
    """Return the formula of the drawn table of this pair, 0 if none was drawn."""
    pair = {"white_no": board["white_no"], "black_no": board["black_no"]}
    return _recorded(board, "table", **pair)


def by_hand(board: BoardRefs) -> str:
    """Return the formula of the director's changes in this row, in words; "" for none."""
    if board.number not in board.refs.drawn:
        return '""'
    swapped = f"{_drawn_pairs(board, 'black_no', 'white_no')}>0"
    return (
        f'IF(OR({board["white_no"]}="",{board["black_no"]}=""),"",'
        f'IF({board["drawn_handicap"]}<>"",{_moved(board)}&{_other_stones(board)},'
        f"IF({swapped},{board.say('check.colours')},"
        f"IF({board['drawn_white']}=0,{board.say('check.new')},{_other_people(board)}))))"
    )


def _moved(board: BoardRefs) -> str:
    """Return the words for another table than drawn, "" if no table was drawn."""
    drawn = board["drawn_table"]
    words = board.say("check.table", table=drawn)
    return f'IF(OR({drawn}=0,{drawn}&""={board["table"]}&""),"",{words})'


def _other_stones(board: BoardRefs) -> str:
    """Return the words for another handicap than drawn; "" for an unreadable one.

    A blank cell is as drawn.
    """
    stones, drawn = board["stones"], board["drawn_handicap"]
    words = board.say("check.handicap", stones=drawn)
    return f'IF({stones}<>{drawn},IF({_is_none(board)},"",{words}),"")'


def _other_people(board: BoardRefs) -> str:
    """Return the words for the players drawn at this table."""
    return "&".join(
        f"IF({board[f'{side}_no']}<>{board[f'drawn_{side}']},"
        f'{board.say(f"check.{side}", number=board[f"drawn_{side}"])},"")'
        for side in ("white", "black")
    )
