"""The formulas of handicap and komi of a board by rule, as far as ranks decide them (M12).

The settings stand above the headings once, as they are the same for every board.

Handicaps by score or rating, even games from a rank on, and small boards cannot be computed in a
row's formula: then it shows nothing, and commands report on Problems.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.live.round.people import SIDES
from nigiri.workbook.live.round.record import drawn_for_others
from nigiri.workbook.read.handicap_in_force import UNKNOWN
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.live.round.refs import BoardRefs

_FULL = "19"
_KOMI_SETTINGS = ("komi_even", "komi_one", "komi_handicap")


def rule(board: BoardRefs) -> str:
    """Return the formula of the handicap by rule (M12), negative if White is to take it."""
    white, black = board["white_steps"], board["black_steps"]
    higher = f"{white}-{black}"
    signed = f"SIGN({higher})*{_by_difference(board, higher)}"
    known = f"AND({board.shared('rule', by_ranks)}=1,COUNT({white},{black})=2)"
    return f'IFERROR(IF({known},{signed},""),"")'


def stones(board: BoardRefs) -> str:
    """Return the formula of the handicap in force (read/handicap_in_force.py).

    UNKNOWN if the ranks alone do not decide it, "" without a pair. The conditions that hold on most
    boards come first, so that the others are not computed.
    """
    typed, drawn, rule_ = board["handicap"], board["drawn_handicap"], board["rule"]
    code = board["outcome"]
    other = f"IF({drawn_for_others(board)},TRUE,{_printed(board)})"
    if not board.judged.by_score:  # an even game may be the system's own
        other = f'IF(TRIM({typed})="0",FALSE,{other})'
    free = f'IF({typed}="",TRUE,IF({code}="",{other}))'
    by_rule = f'IF({rule_}="",IF({code}="","{UNKNOWN}",""),ABS({rule_}))'
    given = f'IF({drawn}="",{by_rule},{drawn})'
    alone = f'OR({board["white_no"]}="",{board["black_no"]}="")'
    return f'IF({alone},"",IF({free},{given},{typed}))'


def _printed(board: BoardRefs) -> str:
    """Return the test for the handicap of the printed ranks, if one of them is outdated.

    By the rule of ranks, if that alone decides handicaps.
    """
    stale = "+".join(board[f"{side}_stale"] for side in SIDES)
    difference = "-".join(board[f"{side}_printed"] for side in SIDES)
    known = f"{board.shared('rule', by_ranks)}=1"
    same = f'TRIM({board["handicap"]})={_by_difference(board, difference)}&""'
    return f"IF(AND({stale}>0,{known}),IFERROR({same},FALSE))"


def _by_difference(board: BoardRefs, difference: str) -> str:
    """Return the expression for the handicap at a difference of ranks, whoever takes it."""
    minus, most = (board.shared(key, formula) for key, formula in RULE.items())
    return f"MAX(0,MIN({most},ABS({difference})-{minus}))"


def reduction(board: BoardRefs) -> str:
    """Return the cell of the ranks by which handicaps are less than the difference."""
    return board.refs.settings.get("handicap_reduction", "1")


def cap(board: BoardRefs) -> str:
    """Return the cell of the largest handicap."""
    return board.refs.settings.get("handicap_cap", "9")


def in_force(board: BoardRefs) -> str:
    """Return the formula of the handicap in force if it differs from the handicap's cell."""
    found = board["stones"]
    return f'IF({found}&""={board["handicap"]}&"","",{found})'


def komi(board: BoardRefs) -> str:
    """Return the formula of White's komi by rule for the handicap in force."""
    even, one, more = (board.shared(key, formula) for key, formula in KOMI.items())
    found = board["stones"]
    chosen = f"IF({found}=0,{even},IF({found}=1,{one},{more}))"
    return f'IF(OR({found}="",{found}="{UNKNOWN}"),"",{chosen})'


def komi_even(board: BoardRefs) -> str:
    """Return the formula of the komi of even games, for the whole sheet."""
    return _komi(board, "komi_even")


def komi_one(board: BoardRefs) -> str:
    """Return the formula of the komi with handicap 1, for the whole sheet."""
    return _komi(board, "komi_one")


def komi_more(board: BoardRefs) -> str:
    """Return the formula of the komi with more handicap, for the whole sheet."""
    return _komi(board, "komi_handicap")


def _komi(board: BoardRefs, key: str) -> str:
    """Return the cell of a setting as text; "" on small boards, and where a row is missing."""
    values = {each: board.refs.settings.get(each) for each in _KOMI_SETTINGS}
    if None in values.values():
        return '""'
    return f'IF({_full_board(board)},TRIM({values[key]}&""),"")'


def by_ranks(board: BoardRefs) -> str:
    """Return the formula of 1 where ranks alone decide every handicap, else 0; for all boards."""
    by, *limits = (
        board.refs.settings.get(key)
        for key in ("handicap_by", "handicap_even_above", "handicap_top")
    )
    tests = [_full_board(board)]
    if by is not None:
        words = ("", *BY_KEY["handicap_by"].spellings("rank"))
        known = ",".join(f"TRIM({by})={quoted(word)}" for word in words)
        tests.append(f"OR({known})")
    tests += [f'TRIM({limit})=""' for limit in limits if limit is not None]
    return f"IF(AND({','.join(tests)}),1,0)"


def _full_board(board: BoardRefs) -> str:
    """Return the test whether games are played on a board of the usual size."""
    size = board.refs.settings.get("board")
    return "1=1" if size is None else f'OR({size}="",TRIM({size}&"")={quoted(_FULL)})'


RULE: Mapping[str, Callable[[BoardRefs], str]] = {
    "white_printed": reduction, "black_printed": cap,
}  # fmt: skip
"""Column key -> the formula of the rule's number that stands above its heading."""

KOMI: Mapping[str, Callable[[BoardRefs], str]] = {
    "drawn_table": komi_even, "pair": komi_one, "said": komi_more,
}  # fmt: skip
"""Column key -> the formula of the komi that stands above its heading."""
