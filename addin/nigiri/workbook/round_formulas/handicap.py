"""The handicap and the komi of a board by rule, as far as ranks and stones say them (M12).

What the settings say is the same for every board, and stands above the headings once.

Handicaps by score or rating, even games from a rank on, and small boards are nothing that a formula
in the row could know: there it says nothing, and the commands do (Problems).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.settings import BY_KEY
from nigiri.workbook.stones import BRACKETED
from nigiri.workbook.words import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.round_formulas.board import BoardRefs

_FULL = "19"
_KOMI_SETTINGS = ("komi_even", "komi_one", "komi_handicap")


def rule(board: BoardRefs) -> str:
    """Give the handicap by rule (M12); negative where White is the weaker and should take it."""
    white, black = board["white_steps"], board["black_steps"]
    higher = f"{white}-{black}"
    cap = board.refs.settings.get("handicap_cap", "9")
    minus = board.refs.settings.get("handicap_reduction", "1")
    stones = f"SIGN({higher})*MAX(0,MIN({cap},ABS({higher})-{minus}))"
    known = f"AND({board.shared('rule', by_ranks)}=1,COUNT({white},{black})=2)"
    return f'IFERROR(IF({known},{stones},""),"")'


def unreadable(board: BoardRefs) -> str:
    """Return the test whether the cell of the handicap holds something that is none."""
    typed, known = board["handicap"], board.shared("drawn_handicap", lambda _: quoted(BRACKETED))
    return f'AND({typed}<>"",ISERROR(FIND("<"&LOWER(TRIM({typed}))&">",{known})))'


def komi(board: BoardRefs) -> str:
    """Give White's komi by rule for the handicap given, or where none is for the one by rule."""
    even, one, more = (board.shared(key, formula) for key, formula in KOMI.items())
    stones = f'IF({board["handicap"]}="",ABS({board["rule"]}),{board["handicap"]})'
    chosen = f"IF({stones}=0,{even},IF({stones}=1,{one},{more}))"
    paired = f'AND({board["white_no"]}<>"",{board["black_no"]}<>"")'
    return f'IFERROR(IF({paired},{chosen},""),"")'


def komi_even(board: BoardRefs) -> str:
    """Give the komi of even games, for the whole sheet."""
    return _komi(board, "komi_even")


def komi_one(board: BoardRefs) -> str:
    """Give the komi with handicap 1, for the whole sheet."""
    return _komi(board, "komi_one")


def komi_more(board: BoardRefs) -> str:
    """Give the komi with more handicap, for the whole sheet."""
    return _komi(board, "komi_handicap")


def _komi(board: BoardRefs, key: str) -> str:
    """Return the cell of a setting as text; "" on small boards, and where a row is missing."""
    values = {each: board.refs.settings.get(each) for each in _KOMI_SETTINGS}
    if None in values.values():
        return '""'
    return f'IF({_full_board(board)},TRIM({values[key]}&""),"")'


def by_ranks(board: BoardRefs) -> str:
    """Give 1 where ranks alone say every handicap, else 0; for the whole sheet."""
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
    return f"IF(AND({','.join(tests)}),1,0)"


def _full_board(board: BoardRefs) -> str:
    """Return the test whether games are played on a board of the usual size."""
    size = board.refs.settings.get("board")
    return "1=1" if size is None else f'OR({size}="",TRIM({size}&"")={quoted(_FULL)})'


KOMI: Mapping[str, Callable[[BoardRefs], str]] = {
    "drawn_table": komi_even, "pair": komi_one, "said": komi_more,
}  # fmt: skip
"""Column key -> the formula of the komi that stands above its heading."""
