"""Who is here without a place in the newest round: has none, or waits for the rest of the draw.

Both are numbers in the hidden column `free` of Players, each as a formula and as its value:

free                  the player's number as it is    has lost the seat, or never could have had one
number + NEVER_DRAWN  nobody drew them in this round
number + STILL_PLAYS  nor is their game of the round before over

As long as there is one of the last kind, the rest of the round is still to be drawn, and whoever
was never drawn waits for it (M19). All others need a place before the next draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.cached import once
from nigiri.workbook.live.attendance import offer_test, out_test, reserve_test
from nigiri.workbook.live.refs import ROW
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.as_drawn import SIDES
from nigiri.workbook.spellings.out_in_rounds import Outs

if TYPE_CHECKING:
    from nigiri.workbook.live.player_list import PlayerList
    from nigiri.workbook.live.refs import Refs, RoundTable, Table
    from nigiri.workbook.model.cells import Cell

NEVER_DRAWN = 10**6
"""Added to a number: more than any number of a player."""
STILL_PLAYS = 2 * NEVER_DRAWN


def absent(refs: Refs, own: Table) -> str:
    """Return the formula of 1 for a player out in the current round, 2 for an offer to be.

    Else its value is 0 or "".
    """
    if refs.current is None:
        return '""'
    cell, number = own.cell("out", ROW), refs.current.number
    offers = f'IF(ISNUMBER(FIND("?",{cell})),IF({offer_test(cell, number)},2,0),0)'
    return f'IF({cell}="","",IF({out_test(cell, number)},1,{offers}))'


def absent_value(live: PlayerList, row: int) -> Cell:
    """Return 1 for a player out in the current round, 2 for an offer, else 0 or ""."""
    typed = live.reader.text(row, "out")
    if live.current is None or not typed:
        return ""
    number, outs = live.current.table.number, Outs.readable(typed)
    return 1 if number in outs.out else 2 * (number in outs.offered)


def spared(live: PlayerList, row: int) -> str:
    """Return "out", "spare" or "offered" for a player who needs no place, else ""."""
    out = absent_value(live, row)
    if out == 1:
        return "out"
    if live.reserve(row):
        return "spare"
    return "offered" if out else ""


def free(refs: Refs, own: Table, unseen: str) -> str:
    """Return the formula of the column `free`, "" for whoever has a place or needs none.

    Reserves, and players who offer to sit out, need none.

    unseen -- the test whether the player of the row is not marked here
    """
    current = refs.current
    if current is None:
        return '""'
    number, here, out = (own.cell(key, ROW) for key in ("number", "here", "absent"))
    seats = "+".join(f"COUNTIF({current.seats(key)},{number})" for key in ("white_no", "black_no"))
    unseated = f'IF(OR({unseen},{seats}>0),"",{_kind(refs, current, number)})'
    sits = f"{out}=1,{out}=2,{reserve_test(here)}"
    return f'IF(OR({number}="",{sits}),"",{unseated})'


def free_value(live: PlayerList, row: int) -> Cell:
    """Return the value of `free`."""
    number, current = live.number(row), live.current
    if current is None or number is None or spared(live, row):
        return ""
    if not live.here(row) or current.seats[number]:
        return ""
    this, before = current.table.number, current.table.number - 1
    if before not in live.context.lives or number in _drawn(live, this):
        return number
    return number + (STILL_PLAYS if number in _playing(live, before) else NEVER_DRAWN)


def waits_test(players: Table) -> str:
    """Return the test whether the rest of the newest round is still to be drawn."""
    return f'COUNTIF({players.column("free")},">={STILL_PLAYS}")>0'


def stops_count(players: Table) -> str:
    """Return the expression for how many need a place before the next draw."""
    column = players.column("free")
    return f'IF({waits_test(players)},COUNTIF({column},"<{NEVER_DRAWN}"),COUNT({column}))'


def first_stop(players: Table) -> str:
    """Return the expression for the smallest number of them: of those who lost their seat first."""
    return f"MOD(SMALL({players.column('free')},1),{NEVER_DRAWN})"


def waits(live: PlayerList) -> bool:
    """Return the value of `waits_test`."""
    return any(code >= STILL_PLAYS for code in _codes(live))


def stops(live: PlayerList) -> list[int]:
    """Return the numbers of those who need a place before the next draw, as `first_stop` goes."""
    waiting = waits(live)
    return [n % NEVER_DRAWN for n in _codes(live) if n < NEVER_DRAWN or not waiting]


def _kind(refs: Refs, current: RoundTable, number: str) -> str:
    """Return the expression for the number of a player without a place, with what is added."""
    before, lines = refs.rounds.get(current.number - 1), refs.drawn.get(current.number)
    if before is None:
        return number
    added = f"IF({_open_boards(before, number)}>0,{STILL_PLAYS},{NEVER_DRAWN})"
    if lines is None:
        return f"IFERROR({number}+{added},{number})"
    which = f"{lines.column('round')},{current.number}," if current.number in refs.scattered else ""
    drawn = "+".join(f"COUNTIFS({which}{lines.column(f'{s}_no')},{number})" for s in SIDES)
    return f"IF({drawn}>0,{number},IFERROR({number}+{added},{number}))"


def _open_boards(table: RoundTable, number: str) -> str:
    """Return the expression for the boards of a round at which a number sits without a result."""
    return "+".join(
        f'COUNTIFS({table.column(key)},{number},{table.column("missing")},">=0")'
        for key in ("white_no", "black_no")
    )


@once
def _codes(live: PlayerList) -> list[int]:
    """Return all numbers in the column, smallest first."""
    found = (free_value(live, row) for row in live.reader.rows())
    return sorted(code for code in found if isinstance(code, int))


@once
def _playing(live: PlayerList, number: int) -> frozenset[Cell]:
    """Return the numbers at boards of a round that have no result."""
    played = live.context.lives[number]
    boards = [board for row in played.board_rows if (board := played.board(row))["missing"] != ""]
    return frozenset(seat for board in boards for seat in (board.white, board.black))


@once
def _drawn(live: PlayerList, number: int) -> frozenset[int | None]:
    """Return the numbers in the lines of a round in As drawn."""
    lines = live.context.refs.drawn.get(number)
    if lines is None:
        return frozenset()
    reader, scattered = live.context.reader(lines.location), number in live.context.refs.scattered
    every = range(lines.first, lines.last + 1)
    rows = [row for row in every if not scattered or reader.cell(row, "round") == number]
    return frozenset(whole_number(reader.cell(row, f"{side}_no")) for row in rows for side in SIDES)
