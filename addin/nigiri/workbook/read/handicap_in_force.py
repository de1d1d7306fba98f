"""Which handicap is in force on a board: one rule for reading a sheet and for showing it.

the cell holds                                     in force
nothing                                            what the draw gave the pair; else the rule's
a handicap, and the game has a result              what it holds: so it was played
what the draw gave another pair at this table      as if it held nothing
what the ranks beside it give, one not a player's  as if it held nothing
anything else                                      what it holds: it is the director's

So two who are exchanged between tables do not leave their handicaps behind, nor does who is put
back later. Where a system arranges the round, even games may be its own (a knockout), and stay.
`live/round/handicap.py` says the same in formulas.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.model.spreadsheet import concatenated, rank_steps, same, trimmed

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping

    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.as_drawn import DrawnPair


UNKNOWN = "?"
"""What a sheet shows where it takes more than the ranks to know it: the next command writes it."""


class Drawn(NamedTuple):
    """The handicaps that the draw of a round gave.

    pairs -- White and Black -> their handicap
    tables -- table -> the handicap there
    """

    pairs: Mapping[tuple[Hashable, Hashable], int] = MappingProxyType({})
    tables: Mapping[Hashable, int] = MappingProxyType({})


NOTHING_DRAWN = Drawn()


class Row(NamedTuple):
    """A board as it stands on the sheet.

    pair -- the numbers of White and Black; table -- the number of the table, None for none
    over -- the game has a result
    printed -- the handicap by rule of the ranks beside the numbers where one is not the player's;
    None where they fit, or do not say it
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


def counts(typed: Cell, row: Row, drawn: Drawn) -> bool:
    """Tell whether what the cell of the handicap holds is in force, if it can be read at all."""
    if typed is None or row.over:
        return typed is not None
    stones = whole_number(typed)
    if stones == 0 and row.arranged:
        return True
    left = None if row.pair in drawn.pairs else drawn.tables.get(row.table)
    return stones is None or stones not in {left, row.printed}


class ByRanks(NamedTuple):
    """The rule of M12 in steps of ranks: minus -- the reduction; cap -- the most that is given."""

    minus: int
    cap: int

    def signed(self, white: int, black: int) -> int:
        """Return the handicap of two, below zero where White is the one to take it."""
        stones = max(0, min(self.cap, abs(white - black) - self.minus))
        return -stones if white < black else stones


USUAL = ByRanks(minus=1, cap=9)


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
