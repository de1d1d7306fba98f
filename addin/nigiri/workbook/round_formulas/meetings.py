"""How often two players met in earlier rounds (M7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.settings import BY_KEY
from nigiri.workbook.words import quoted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.refs import RoundTable
    from nigiri.workbook.round_formulas.board import BoardRefs

BASE = 10_000_000
"""More than any number of a player: a pair is a number of both, whoever has White."""


def pair(board: BoardRefs) -> str:
    """Give the pair as one number, the smaller of the two before the larger; "" for none."""
    white, black = board["white_no"], board["black_no"]
    both = f"1*{white},1*{black}"
    key = f"MIN({both})*{BASE}+MAX({both})"
    return f'IFERROR(IF(OR({white}="",{black}=""),"",{key}),"")'


def met(board: BoardRefs) -> str:
    """Give how often these two met in the earlier rounds that count."""
    counts = "+".join(count for table in board.earlier() for count in _meetings(board, table))
    return f'IF({board["pair"]}="",0,{counts})' if counts else "0"


def _meetings(board: BoardRefs, table: RoundTable) -> Iterator[str]:
    """Yield what adds up to how often these two met in one round.

    A sheet that somebody else made may have no column for pairs.
    """
    if "pair" in table.place.columns:
        yield f"COUNTIF({table.column('pair')},{board['pair']})"
        return
    white, black = board["white_no"], board["black_no"]
    for one, other in ((white, black), (black, white)):
        yield f"COUNTIFS({table.column('white_no')},{one},{table.column('black_no')},{other})"


def rematches(board: BoardRefs) -> str:
    """Give 1 where the event allows rematches, as the cell of its setting says; else 0.

    For the whole sheet.
    """
    cell = board.refs.settings.get("rematches")
    words = next(words for words in BY_KEY["rematches"].choices if words[0] == "allowed")
    tests = ",".join(f"{cell}={quoted(word)}" for word in words)
    return f"IF(OR({tests}),1,0)" if cell else "0"
