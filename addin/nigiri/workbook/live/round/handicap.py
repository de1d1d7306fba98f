"""The handicap and the komi of a board by rule, as far as ranks and stones say them (M12).

What the settings say is the same for every board, and stands above the headings once.

Handicaps by score or rating, even games from a rank on, and small boards are nothing that a formula
in the row could know: there it says nothing, and the commands do (Problems).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import USUAL
from nigiri.workbook.live.round.people import steps_now
from nigiri.workbook.live.round.record import counted_stones, drawn_for_others
from nigiri.workbook.live.round.sheet import SIDES
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.read.handicap_in_force import UNKNOWN, Row, is_in_force, printed_handicap
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.spellings.handicaps import OPEN, is_open
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.live.round.board import Board
    from nigiri.workbook.live.round.refs import BoardRefs
    from nigiri.workbook.live.round.sheet import Facts
    from nigiri.workbook.model.cells import Cell

_FULL = "19"
_KOMI_SETTINGS = ("komi_even", "komi_one", "komi_handicap")


def rule(board: BoardRefs) -> str:
    """Give the handicap by rule (M12); negative where White is the weaker and should take it."""
    white, black = board["white_steps"], board["black_steps"]
    higher = f"{white}-{black}"
    signed = f"SIGN({higher})*{by_difference(board, higher)}"
    known = f"AND({board.shared('rule', by_ranks)}=1,COUNT({white},{black})=2)"
    return f'IFERROR(IF({known},{signed},""),"")'


def rule_value(board: Board) -> Cell:
    """Return the handicap by rule (M12), negative where White should take it, or "".

    Nothing where it is not the ranks that say it: Problems then does.
    """
    if not board.live.facts.by_ranks:
        return ""
    white, black = (steps_now(board, side) for side in SIDES)
    if white is None or black is None:
        return ""
    return board.live.facts.rule.signed(white, black)


def stones(board: BoardRefs) -> str:
    """Give the handicap in force (handicap_in_force.py).

    UNKNOWN where more than ranks says it, "" for none.
    What is asked first is what is so on most boards: the rest is then not worked out.
    """
    typed, drawn, rule_ = board["handicap"], board["drawn_handicap"], board["rule"]
    code = board["outcome"]
    other = f"IF({drawn_for_others(board)},TRUE,{_printed(board)})"
    if not board.judged.by_score:  # an even game may be the system's own
        other = f'IF({counted_stones(board)}="0",FALSE,{other})'
    free = f'IF({typed}="",TRUE,IF({code}="",{other}))'
    by_rule = f'IF({rule_}="",IF({code}="","{UNKNOWN}",""),ABS({rule_}))'
    given = f'IF({drawn}="",{by_rule},{drawn})'
    alone = f'OR({board["white_no"]}="",{board["black_no"]}="")'
    own = f"IF(TRIM({typed})={quoted(OPEN)},0,{typed})" if board.opened else typed
    return f'IF({alone},"",IF({free},{given},{own}))'


def stones_value(board: Board) -> Cell:
    """Return the handicap in force (handicap_in_force.py).

    UNKNOWN where it takes more than the ranks to know it, "" where the game is over then, and
    where nobody plays.
    """
    if not board.paired:
        return ""
    facts, drawn, by_rule = board.live.facts, board["drawn_handicap"], board["rule"]
    over, ranks = bool(board.outcome), _printed_value(board)
    row = Row((board.white, board.black), board["table"], over, ranks, facts.arranged)
    if is_in_force(board["handicap"], row, facts.drawn_stones):
        return 0 if is_open(board["handicap"]) else board["handicap"]
    if drawn != "":
        return drawn
    unknown = "" if over else UNKNOWN
    return abs(by_rule) if isinstance(by_rule, int) else unknown


def _printed(board: BoardRefs) -> str:
    """Return the test for the handicap of the printed ranks, where one is not that of the number.

    By the rule of ranks, where that alone says handicaps.
    """
    stale = "+".join(board[f"{side}_stale"] for side in SIDES)
    difference = "-".join(board[f"{side}_printed"] for side in SIDES)
    known = f"{board.shared('rule', by_ranks)}=1"
    same = f'{counted_stones(board)}={by_difference(board, difference)}&""'
    return f"IF(AND({stale}>0,{known}),IFERROR({same},FALSE))"


def _printed_value(board: Board) -> int | None:
    """Return the handicap of the printed ranks, where one is not that of the number."""
    facts = board.live.facts
    if not (facts.by_ranks and any(board[f"{side}_stale"] for side in SIDES)):
        return None
    return printed_handicap((board[f"{side}_rank"] for side in SIDES), facts.rule)


def by_difference(board: BoardRefs, difference: str) -> str:
    """Return the expression for the handicap of a difference of ranks, whoever takes it.

    The rule of M12 as a spreadsheet says it; its value is `ByRanks` (domain/games/handicaps.py).
    """
    minus, most = (board.shared(key, formula) for key, formula in RULE.items())
    return f"MAX(0,MIN({most},ABS({difference})-{minus}))"


def reduction(board: BoardRefs) -> str:
    """Give by how many ranks handicaps are less than the difference, for the whole sheet."""
    return board.refs.settings.get("handicap_reduction", str(USUAL.reduction))


def cap(board: BoardRefs) -> str:
    """Give the most that is given, for the whole sheet."""
    return board.refs.settings.get("handicap_cap", str(USUAL.cap))


def in_force(board: BoardRefs) -> str:
    """Give the handicap in force where it is another than the cell of the handicap holds.

    Where players choose the colours of even games, those of one by rule are open (M24).
    """
    found = board["stones"]
    shown = f'{found}&""={board["handicap"]}&""'
    if not board.opened:
        return f'IF({shown},"",{found})'
    same = f'{found}&""={counted_stones(board)}'
    other = f'IF({found}&""="0",{quoted(OPEN)},{found})' if board.refs.chosen else found
    return f'IF(OR({shown},{same}),"",{other})'


def in_force_value(board: Board) -> Cell:
    """Return the handicap in force where it is another than the cell of the handicap holds.

    OPEN for an even game by rule whose colours are left to the players (M24).
    """
    found, cell = board["stones"], board["handicap"]
    shown = concatenated(0 if is_open(cell) else cell)
    if concatenated(found) == shown:
        return ""
    return OPEN if found == 0 and board.live.facts.chosen else found


def komi(board: BoardRefs) -> str:
    """Give White's komi by rule for the handicap in force."""
    even, one, more = (board.shared(key, formula) for key, formula in KOMI.items())
    found = board["stones"]
    chosen = f"IF({found}=0,{even},IF({found}=1,{one},{more}))"
    return f'IF(OR({found}="",{found}="{UNKNOWN}"),"",{chosen})'


def komi_value(board: Board) -> str:
    """Return White's komi by rule for the handicap given, or by rule; "" where none follows."""
    found, words = board["stones"], board.live.facts.komi
    if not words or found in {"", UNKNOWN}:
        return ""
    return words[0] if found == 0 else words[1] if found == 1 else words[2]


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
    "white_printed": reduction,
    "black_printed": cap,
}
"""Column key -> the formula of the rule's number that stands above its heading."""

KOMI: Mapping[str, Callable[[BoardRefs], str]] = {
    "drawn_table": komi_even,
    "pair": komi_one,
    "said": komi_more,
}
"""Column key -> the formula of the komi that stands above its heading."""


def rule_number(facts: Facts, at: int) -> int:
    """Return the value of one of `RULE`."""
    return facts.rule[at]


def komi_typed(facts: Facts, at: int) -> str:
    """Return the value of one of `KOMI`."""
    return facts.komi[at] if facts.komi else ""
