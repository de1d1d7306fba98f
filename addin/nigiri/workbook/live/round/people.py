"""Who sits at the board: where Players has them, ranks and names that still fit, Find.

Behind each formula stands its value, worked out from the same cells.

Every number is looked up in Players once; -1 stands for nobody, so that a cell of a stranger is an
error wherever a formula asks for one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.live.attendance import out_test
from nigiri.workbook.live.person import AWAITED, OUT, UNSEEN
from nigiri.workbook.live.person import steps as steps_of
from nigiri.workbook.live.round.sheet import SIDES
from nigiri.workbook.model.spreadsheet import (
    concatenated,
    contains,
    rank_steps,
    same,
    trimmed,
    typed_steps,
)
from nigiri.workbook.read.handicap_in_force import is_stale, printed_steps
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.workbook.live.refs import RoundTable
    from nigiri.workbook.live.round.board import Board
    from nigiri.workbook.live.round.refs import BoardRefs
    from nigiri.workbook.model.cells import Cell

BASE = 10_000_000
"""More than any number of a player: a pair is a number of both, whoever has White."""


def pair(board: BoardRefs) -> str:
    """Give the pair as one number, the smaller of the two before the larger; "" for none."""
    white, black = board["white_no"], board["black_no"]
    both = f"1*{white},1*{black}"
    key = f"MIN({both})*{BASE}+MAX({both})"
    return f'IFERROR(IF(OR({white}="",{black}=""),"",{key}),"")'


def pair_value(board: Board) -> Cell:
    """Return the pair as one number, whoever has White; "" where there is none."""
    both = [seat for seat in (board.white, board.black) if isinstance(seat, int | float)]
    return min(both) * BASE + max(both) if len(both) == len(SIDES) else ""


def met(board: BoardRefs) -> str:
    """Give the number of games of these two in the earlier rounds that count; 0 for no pair."""
    counts = "+".join(count for table in board.earlier() for count in _meetings(board, table))
    return f'IF({board["pair"]}="",0,{counts})' if counts else "0"


def met_value(board: Board) -> int:
    """Return the number of games of these two in the earlier rounds that count; 0 for no pair."""
    both = frozenset((board.white, board.black))
    return board.live.facts.met.get(both, 0) if board["pair"] != "" else 0


def _meetings(board: BoardRefs, table: RoundTable) -> Iterator[str]:
    """Yield expressions that add up to the games of these two in one round.

    A sheet that somebody else made may have no column for pairs.
    """
    if "pair" in table.location.columns:
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
    words = BY_KEY["rematches"].spellings("allowed")
    tests = ",".join(f"{cell}={quoted(word)}" for word in words)
    return f"IF(OR({tests}),1,0)" if cell else "0"


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


def at_value(board: Board, side: str) -> int:
    """Return the place of that side's player in the list of Players, 1 the first; -1 for nobody.

    To a spreadsheet a blank seat is number 0, which somebody may have typed in Players.
    """
    blank = board[f"{side}_no"] is None
    person = board.live.person(0) if blank else board.person(side)
    return person.at if person else NOBODY


def later(board: BoardRefs) -> str:
    """Give 1 where a later round is drawn, else 0; for the whole sheet."""
    record = board.refs.record
    return "0" if record is None else f"IF(MAX({record.column('round')})>{board.number},1,0)"


def overtaken(board: BoardRefs) -> str:
    """Return the expression that is 1 where a later round is drawn, else 0; one for the sheet."""
    return board.shared("white_away", later)


def away(board: BoardRefs, side: str) -> str:
    """Give 1 where a side is out in this round, the newest one, 2 where not marked here, 3 both.

    0 for nobody, and once a later round is drawn. Who is out in a draft is read from Out in rounds:
    Players knows who is in the newest round.
    """
    said = f"MOD({board.player(side, 'away')},{AWAITED})"
    if board.own.location.draft:
        out = out_test(board.player(side, "out"), board.number)
        said = f"INT({said}/{UNSEEN})*{UNSEEN}+{out}*{OUT}"
    return f"IF({overtaken(board)},0,IFERROR({said},0))"


def away_value(board: Board, side: str) -> int:
    """Return 1 for who is out in this round, the newest one, 2 more for who is not here."""
    facts, number = board.live.facts, board[f"{side}_no"]
    if facts.overtaken:
        return 0
    return OUT * (number in facts.absent) + UNSEEN * (number in facts.unseen)


def absent(away: str) -> str:
    """Return the test whether who is away is out in this round."""
    return f"{missed(away)}={OUT}"


def missed(away: str) -> str:
    """Return the expression that is 1 for who is out in this round, else 0.

    away -- the expression that `away` gives
    """
    return f"MOD({away},{UNSEEN})"


def unseen(away: str) -> str:
    """Return the test whether who is away is not marked here."""
    return f"{away}>={UNSEEN}"


def out_of(board: Board, sides: Iterable[str]) -> Cell:
    """Return the number of the first of these sides who is out in this newest round; else None."""
    if board.live.facts.overtaken:
        return None
    numbers = (board[f"{side}_no"] for side in sides)
    return next((number for number in numbers if number in board.live.facts.absent), None)


def who_is_out(board: Board) -> Cell:
    """Return the number of who is out, but has the bye or a board without result; else None."""
    if board.row in board.live.listed_rows:
        has_bye = board.live.is_bye(board.row) and board.live.waiting
        return out_of(board, SIDES[:1]) if has_bye else None
    return out_of(board, SIDES) if board.paired and not board.outcome else None


def is_unseen(board: Board, side: str) -> bool:
    """Tell whether who sits on that side is not marked here, in the newest round."""
    return not board.live.facts.overtaken and board[f"{side}_no"] in board.live.facts.unseen


def steps(board: BoardRefs, side: str) -> str:
    """Give a side's rank in steps above 1 kyu, so that ranks can be compared; "" for none.

    The printed one while the name fits the number, else the one in Players.
    """
    number, rank = board[f"{side}_no"], board[f"{side}_rank"]
    fits = f'AND({rank}<>"",{board[f"{side}_stale"]}=0)'
    chosen = f"IF({fits},{board[f'{side}_printed']},{board.player(side, 'steps')})"
    return f'IF({number}="","",IFERROR({chosen},""))'


def steps_value(board: Board, side: str) -> Cell:
    """Return the rank of that side in steps above 1 kyu; "" for none."""
    found = steps_now(board, side)
    return "" if found is None else found


def steps_now(board: Board, side: str) -> int | None:
    """Return the rank of that side in steps above 1 kyu, None for none: as `rank_now` chooses."""
    person, rank = board.person(side), board[f"{side}_rank"]
    if person is None:
        return None
    if rank is None or board[f"{side}_stale"]:
        return typed_steps(person.rank)
    return rank_steps(trimmed(str(rank)))


def rank_now(board: Board, side: str) -> str:
    """Return the printed rank where it belongs to the number, else the one in Players."""
    person, rank = board.person(side), board[f"{side}_rank"]
    if person is None:
        return ""
    return person.rank if rank is None or board[f"{side}_stale"] else trimmed(str(rank))


def printed(board: BoardRefs, side: str) -> str:
    """Give a side's printed rank in steps above 1 kyu, whosever it is; "" for none."""
    own = steps_of(board[f"{side}_rank"], board.own.above("white_steps"))
    return f'IFERROR({own},"")'


def printed_value(board: Board, side: str) -> Cell:
    """Return the rank printed on that side in steps above 1 kyu, whosever it is, or ""."""
    found = printed_steps(board[f"{side}_rank"])
    return "" if found is None else found


def stale(board: BoardRefs, side: str) -> str:
    """Give 1 where a side's printed name no longer belongs to the number."""
    number = board[f"{side}_no"]
    same = f"TRIM({board[side]})={board.player(side, 'name')}"
    return f'IF({number}="",0,IFERROR(1-({same}),1))'


def stale_value(board: Board, side: str) -> int:
    """Return 1 where the name printed on one side is not that of the number, known or not."""
    person = board.person(side)
    if person is None:
        return int(board[f"{side}_no"] is not None)
    return int(is_stale(board[side], person.name))


def found(board: BoardRefs) -> str:
    """Give 1 where Find names somebody of this board, else 0."""
    find = board.find
    words = (cell for side in SIDES for cell in (board[side], board.player(side, "key")))
    places = ",".join(f"SEARCH({find},{each})" for each in words)  # COUNT passes over errors
    numbers = ",".join(f'{find}&""={board[f"{side}_no"]}&""' for side in SIDES)
    return f'IF({find}="",0,OR(COUNT({places})>0,{numbers})*1)'


def found_value(board: Board) -> int:
    """Return 1 where Find names somebody of this board, else 0."""
    find = board.live.find
    return int(bool(find) and any(_is_found(board, find, side) for side in SIDES))


def _is_found(board: Board, find: str, side: str) -> bool:
    """Tell whether Find names the player of one side."""
    person = board.person(side)
    key = person.key if person else ""
    by_name = contains(concatenated(board[side]), find) or contains(key, find)
    return by_name or same(find, concatenated(board[f"{side}_no"]))
