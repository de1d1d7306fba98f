"""The handicap and the komi of a board by rule, as far as ranks and stones say them (M12).

Handicaps by score or rating, even games from a rank on, and small boards are nothing that a formula
in the row could know: there it says nothing, and the commands do (Problems).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.units import STRONGEST, WEAKEST
from nigiri.workbook.settings import BY_KEY
from nigiri.workbook.stones import SPELLINGS
from nigiri.workbook.words import quoted

if TYPE_CHECKING:
    from nigiri.workbook.round_formulas.board import BoardRefs

_FULL = "19"


def rule(board: BoardRefs) -> str:
    """Give the handicap by rule (M12); negative where White is the weaker and should take it."""
    higher = f"({steps(board['white_now'])}-{steps(board['black_now'])})"
    cap = board.refs.settings.get("handicap_cap", "9")
    minus = board.refs.settings.get("handicap_reduction", "1")
    stones = f"SIGN({higher})*MAX(0,MIN({cap},ABS({higher})-{minus}))"
    return f'IFERROR(IF({_by_ranks(board)},{stones},""),"")'


def unreadable(board: BoardRefs) -> str:
    """Return the test whether the cell of the handicap holds something that is none."""
    typed = board["handicap"]
    words = ",".join(map(quoted, SPELLINGS))
    return f'AND({typed}<>"",IFERROR(MATCH(LOWER(TRIM({typed}&"")),{{{words}}},0),0)=0)'


def komi(board: BoardRefs) -> str:
    """Give White's komi by rule for the handicap given, or where none is for the one by rule."""
    values = [board.refs.settings.get(key) for key in ("komi_even", "komi_one", "komi_handicap")]
    if None in values:
        return '""'
    even, one, more = (f'TRIM({value}&"")' for value in values)
    stones = f'IF({board["handicap"]}="",ABS({board["rule"]}),{board["handicap"]})'
    chosen = f"IF({stones}=0,{even},IF({stones}=1,{one},{more}))"
    paired = f'AND({board["white_no"]}<>"",{board["black_no"]}<>"",{_full_board(board)})'
    return f'IFERROR(IF({paired},{chosen},""),"")'


def _by_ranks(board: BoardRefs) -> str:
    """Return the test whether ranks alone say every handicap."""
    by, *limits = (
        board.refs.settings.get(key)
        for key in ("handicap_by", "handicap_even_above", "handicap_top")
    )
    tests = [_full_board(board)]
    if by is not None:
        code, *words = next(c for c in BY_KEY["handicap_by"].choices if c[0] == "rank")
        known = ",".join(f"TRIM({by})={quoted(word)}" for word in dict.fromkeys(("", code, *words)))
        tests.append(f"OR({known})")
    tests += [f'TRIM({limit})=""' for limit in limits if limit is not None]
    return f"AND({','.join(tests)})"


def _full_board(board: BoardRefs) -> str:
    """Return the test whether games are played on a board of the usual size."""
    size = board.refs.settings.get("board")
    return "1=1" if size is None else f'OR({size}="",TRIM({size}&"")={quoted(_FULL)})'


def steps(rank: str) -> str:
    """Return a rank's steps above 1 kyu; an error for what is no rank."""
    digits = f"VALUE(LEFT({rank},LEN({rank})-1))"
    steps_of = f'IF(RIGHT({rank},1)="d",{digits},IF(RIGHT({rank},1)="k",1-{digits},NA()))'
    most = f'IF(RIGHT({rank},1)="d",{STRONGEST},{1 - WEAKEST})'
    return f"IF(AND({digits}>0,{digits}<={most}),{steps_of},NA())"
