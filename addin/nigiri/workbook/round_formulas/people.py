"""Who sits at the board: ranks and names that still fit, Find."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nigiri.workbook.round_formulas.board import BoardRefs


def white_now(board: BoardRefs) -> str:
    """Give the rank that counts for White: the printed one while the name still fits the number."""
    return _rank_now(board, "white")


def black_now(board: BoardRefs) -> str:
    """Give the rank that counts for Black."""
    return _rank_now(board, "black")


def _rank_now(board: BoardRefs, side: str) -> str:
    """Return the printed rank where it belongs to the number, else the one in Players."""
    number, printed = board[f"{side}_no"], board[f"{side}_rank"]
    rank = f"TRIM({board.player(number, 'rank')})"
    fits = f'AND({printed}<>"",{board[f"{side}_stale"]}=0)'
    return f'IF({number}="","",IFERROR(IF({fits},TRIM({printed}),{rank}),""))'


def white_stale(board: BoardRefs) -> str:
    """Give 1 where White's printed name no longer belongs to the number."""
    return _stale(board, "white")


def black_stale(board: BoardRefs) -> str:
    """Give 1 where Black's printed name no longer belongs to the number."""
    return _stale(board, "black")


def _stale(board: BoardRefs, side: str) -> str:
    """Return the test whether a printed name no longer belongs to its number."""
    number = board[f"{side}_no"]
    same = f"TRIM({board[side]})={board.name(number)}"
    return f'IF({number}="",0,IFERROR(IF({same},0,1),1))'


def found(board: BoardRefs) -> str:
    """Give 1 where Find names somebody of this board, else 0."""
    find, tests = board.find, []
    for side in ("white", "black"):
        number = board[f"{side}_no"]
        key = f'IFERROR({board.player(number, "key")},"")'
        tests += [f"ISNUMBER(SEARCH({find},{words}))" for words in (board[side], key)]
        tests.append(f'{find}&""={number}&""')
    return f'IF({find}="",0,IF(OR({",".join(tests)}),1,0))'
