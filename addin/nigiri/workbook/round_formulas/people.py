"""Who sits at the board: where Players has them, ranks and names that still fit, Find.

Every number is looked up in Players once; -1 stands for nobody, so that a cell of a stranger is an
error wherever a formula asks for one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.out_formulas import out_test
from nigiri.workbook.people_formulas import AWAITED, OUT, UNSEEN
from nigiri.workbook.people_formulas import steps as steps_of

if TYPE_CHECKING:
    from nigiri.workbook.round_formulas.board import BoardRefs

SIDES = ("white", "black")
NOBODY = -1
"""Where Players has a number that is nobody's."""


def at(board: BoardRefs, side: str) -> str:
    """Give a side's place in the list of Players, 1 the first; -1 for nobody.

    A number written as text is a number.
    """
    players = board.refs.players
    if players is None:
        return str(NOBODY)
    number, numbers = board[f"{side}_no"], players.column("number")
    return f"IFERROR(MATCH(VALUE({number}),{numbers},0),{NOBODY})"


def later(board: BoardRefs) -> str:
    """Give 1 where a later round is drawn, else 0; for the whole sheet."""
    record = board.refs.record
    return "0" if record is None else f"IF(MAX({record.column('round')})>{board.number},1,0)"


def overtaken(board: BoardRefs) -> str:
    """Return what is not 0 where a later round is drawn."""
    return board.shared("white_away", later)


def away(board: BoardRefs, side: str) -> str:
    """Give 1 where a side is out in this round, the newest one, 2 where not marked here, 3 both.

    0 for nobody, and once a later round is drawn. Who is out in a draft is read from Out in rounds:
    Players knows who is in the newest round.
    """
    said = f"MOD({board.player(side, 'away')},{AWAITED})"
    if board.own.place.draft:
        out = out_test(board.player(side, "out"), board.number)
        said = f"INT({said}/{UNSEEN})*{UNSEEN}+{out}*{OUT}"
    return f"IF({overtaken(board)},0,IFERROR({said},0))"


def steps(board: BoardRefs, side: str) -> str:
    """Give a side's rank in steps above 1 kyu, so that ranks can be compared; "" for none.

    The printed one while the name fits the number, else the one in Players.
    """
    number, rank = board[f"{side}_no"], board[f"{side}_rank"]
    fits = f'AND({rank}<>"",{board[f"{side}_stale"]}=0)'
    chosen = f"IF({fits},{board[f'{side}_printed']},{board.player(side, 'steps')})"
    return f'IF({number}="","",IFERROR({chosen},""))'


def printed(board: BoardRefs, side: str) -> str:
    """Give a side's printed rank in steps above 1 kyu, whosever it is; "" for none."""
    own = steps_of(board[f"{side}_rank"], board.own.above("white_steps"))
    return f'IFERROR({own},"")'


def stale(board: BoardRefs, side: str) -> str:
    """Give 1 where a side's printed name no longer belongs to the number."""
    number = board[f"{side}_no"]
    same = f"TRIM({board[side]})={board.player(side, 'name')}"
    return f'IF({number}="",0,IFERROR(1-({same}),1))'


def found(board: BoardRefs) -> str:
    """Give 1 where Find names somebody of this board, else 0."""
    find = board.find
    words = (cell for side in SIDES for cell in (board[side], board.player(side, "key")))
    places = ",".join(f"SEARCH({find},{each})" for each in words)  # COUNT passes over errors
    numbers = ",".join(f'{find}&""={board[f"{side}_no"]}&""' for side in SIDES)
    return f'IF({find}="",0,OR(COUNT({places})>0,{numbers})*1)'
