"""The handicap in force on a board: one rule for reading a sheet and for showing it.

the cell holds                                     in force
nothing                                            what the draw gave the pair; else the rule's
a handicap, and the game has a result              what it holds: so it was played
what the draw gave another pair at this table      as if it held nothing
what the ranks beside it give, one not a player's  as if it held nothing
anything else                                      what it holds: it is the director's

So an exchange of two players between tables does not leave their handicaps behind, nor does
exchanging them back. An even game with open colours holds 0 (spellings/handicaps.py). Where a
system arranges the round, an even game may be its own (a knockout), and stays.
`live/round/handicap.py` has the same rule in formulas.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.model.spreadsheet import concatenated, rank_steps, same, trimmed
from nigiri.workbook.spellings.handicaps import counted

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping

    from nigiri.domain.games.handicaps import ByRanks
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.as_drawn import DrawnPair


UNKNOWN = "?"
"""Shown if the ranks alone do not decide the handicap: the next command writes it."""


class Drawn(NamedTuple):
    """The handicaps that the draw of a round gave.

    pairs -- White and Black -> their handicap
    tables -- table -> the handicap there
    """

    pairs: Mapping[tuple[Hashable, Hashable], int] = MappingProxyType({})
    tables: Mapping[Hashable, int] = MappingProxyType({})


NOTHING_DRAWN = Drawn()


class Row(NamedTuple):
    """A board on its sheet.

    pair -- the numbers of White and Black; table -- the number of the table, None for none
    over -- the game has a result
    printed -- the handicap by rule of the ranks beside the numbers, if one of them is not the
    player's; None if both are, or ranks do not decide it
    arranged -- a system arranged the round: an even game may be its own
    """

    pair: tuple[Hashable, Hashable]
    table: Hashable
    over: bool
    printed: int | None = None
    arranged: bool = False


def drawn_handicaps(lines: Iterable[DrawnPair]) -> Drawn:
    """Return the handicaps of these lines of As drawn, all of one round."""
    pairs = [line for line in lines if line.bye is None]
    return Drawn(
        {(line.white, line.black): line.handicap for line in pairs},
        {line.table: line.handicap for line in pairs if line.table is not None},
    )


def is_in_force(typed: Cell, row: Row, drawn: Drawn) -> bool:
    """Tell whether the handicap typed into the cell is in force, if it can be read at all."""
    if typed is None or row.over:
        return typed is not None
    stones = counted(typed)
    if stones == 0 and row.arranged:
        return True
    former = None if row.pair in drawn.pairs else drawn.tables.get(row.table)
    return stones is None or stones not in {former, row.printed}


def is_stale(printed: Cell, name: str) -> bool:
    """Tell whether the name beside a number is not the player's, as a spreadsheet compares."""
    return not same(trimmed(concatenated(printed)), name)


def printed_steps(rank: Cell) -> int | None:
    """Return a printed rank in steps above 1 kyu, as a spreadsheet reads it; None for none."""
    return rank_steps(trimmed(concatenated(rank)))


def printed_handicap(ranks: Iterable[Cell], rule: ByRanks) -> int | None:
    """Return `Row.printed` of these two printed ranks, None where one cannot be read."""
    white, black = map(printed_steps, ranks)
    return None if white is None or black is None else abs(rule.signed(white, black))
