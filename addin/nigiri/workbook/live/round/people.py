"""The formulas of a board's players: position in Players, rank, name, meetings (M7), Find.

Every number is looked up in Players once; -1 stands for nobody, so that a cell of a stranger is an
error wherever a formula asks for one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.live.attendance import out_test
from nigiri.workbook.live.person import AWAITED, OUT, UNSEEN
from nigiri.workbook.live.person import steps as steps_of
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.live.refs import RoundTable
    from nigiri.workbook.live.round.refs import BoardRefs


BASE = 10_000_000
"""More than any number of a player: a pair is a number of both, whoever has White."""


def pair(board: BoardRefs) -> str:
    """Return the formula of the pair as one number, smaller before larger; "" for no pair."""
    white, black = board["white_no"], board["black_no"]
    both = f"1*{white},1*{black}"
    key = f"MIN({both})*{BASE}+MAX({both})"
    return f'IFERROR(IF(OR({white}="",{black}=""),"",{key}),"")'


def met(board: BoardRefs) -> str:
    """Return the formula for the number of games of these two in earlier rounds that count."""
    counts = "+".join(count for table in board.earlier() for count in _meetings(board, table))
    return f'IF({board["pair"]}="",0,{counts})' if counts else "0"


def _meetings(board: BoardRefs, table: RoundTable) -> Iterator[str]:
    """Yield the expressions whose sum is the number of games of these two in one round.

    A sheet that another program made may have no column for pairs.
    """
    if "pair" in table.location.columns:
        yield f"COUNTIF({table.column('pair')},{board['pair']})"
        return
    white, black = board["white_no"], board["black_no"]
    for one, other in ((white, black), (black, white)):
        yield f"COUNTIFS({table.column('white_no')},{one},{table.column('black_no')},{other})"


def rematches(board: BoardRefs) -> str:
    """Return the formula of 1 if the Event sheet allows rematches, else 0; for all boards.

    For the whole sheet.
    """
    cell = board.refs.settings.get("rematches")
    words = BY_KEY["rematches"].spellings("allowed")
    tests = ",".join(f"{cell}={quoted(word)}" for word in words)
    return f"IF(OR({tests}),1,0)" if cell else "0"


SIDES = ("white", "black")
NOBODY = -1
"""The position in Players of a number that is not there."""


def at(board: BoardRefs, side: str) -> str:
    """Return the formula of that side's position in Players, from 1; -1 for nobody.

    A number written as text is a number.
    """
    players = board.refs.players
    if players is None:
        return str(NOBODY)
    number, numbers = board[f"{side}_no"], players.column("number")
    return f"IFERROR(MATCH(VALUE({number}),{numbers},0),{NOBODY})"


def later(board: BoardRefs) -> str:
    """Return the formula of 1 once a later round is drawn, else 0; for all boards."""
    record = board.refs.record
    return "0" if record is None else f"IF(MAX({record.column('round')})>{board.number},1,0)"


def overtaken(board: BoardRefs) -> str:
    """Return the expression that is not 0 once a later round is drawn."""
    return board.shared("white_away", later)


def away(board: BoardRefs, side: str) -> str:
    """Return the formula of OUT and UNSEEN of that side's player, added up.

    0 for nobody, and once a later round is drawn. In a draft OUT is read from Out in rounds, as the
    column of Players is about the newest round.
    """
    said = f"MOD({board.player(side, 'away')},{AWAITED})"
    if board.own.location.draft:
        out = out_test(board.player(side, "out"), board.number)
        said = f"INT({said}/{UNSEEN})*{UNSEEN}+{out}*{OUT}"
    return f"IF({overtaken(board)},0,IFERROR({said},0))"


def steps(board: BoardRefs, side: str) -> str:
    """Return the formula of that side's rank in steps above 1 kyu, for comparison; "" for none.

    The printed one while the name fits the number, else the one in Players.
    """
    number, rank = board[f"{side}_no"], board[f"{side}_rank"]
    fits = f'AND({rank}<>"",{board[f"{side}_stale"]}=0)'
    chosen = f"IF({fits},{board[f'{side}_printed']},{board.player(side, 'steps')})"
    return f'IF({number}="","",IFERROR({chosen},""))'


def printed(board: BoardRefs, side: str) -> str:
    """Return the formula of that side's printed rank in steps, whosever it is; "" for none."""
    own = steps_of(board[f"{side}_rank"], board.own.above("white_steps"))
    return f'IFERROR({own},"")'


def stale(board: BoardRefs, side: str) -> str:
    """Return the formula of 1 if that side's printed name no longer belongs to the number."""
    number = board[f"{side}_no"]
    same = f"TRIM({board[side]})={board.player(side, 'name')}"
    return f'IF({number}="",0,IFERROR(1-({same}),1))'


def found(board: BoardRefs) -> str:
    """Return the formula of 1 if Find names a player of this board, else 0."""
    find = board.find
    words = (cell for side in SIDES for cell in (board[side], board.player(side, "key")))
    positions = ",".join(f"SEARCH({find},{each})" for each in words)  # COUNT passes over errors
    numbers = ",".join(f'{find}&""={board[f"{side}_no"]}&""' for side in SIDES)
    return f'IF({find}="",0,OR(COUNT({positions})>0,{numbers})*1)'
