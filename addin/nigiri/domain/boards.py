"""Small boards: the handicaps of 9 x 9 and 13 x 13, stones and komi by difference in rank (B23).

difference   0    1    2     3    4    5     6    7    8    ...  15     author
9 x 9        -/6  1/4  1/2   1/0  1/-2 1/-4  2/4  2/2  2/0       3/-4   Tim Hunt
13 x 13      -/6  1/2  1/-2  2/4  2/0  2/-4  3/2  3/-2 4/4       6/-4   Tim Hunt

Stones/komi; below zero White gives the points to Black. 1 is no stone but Black's first move. The
tables are published on Sensei's Library (HandicapForSmallerBoardSizes) up to 15; beyond, they go
on in the same way. They are no association's: the British one has its own (B23), which we have not
seen. Even games are nobody's choice of colour, all others are Black's who is weaker.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.units import HalfPoints
from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Mapping

FULL_SIZE = 19


@dataclass(frozen=True)
class BoardTable:
    """The handicaps of one size of board.

    even -- komi of a game between equals, in points
    steps -- (stones, komi in points) for the differences 1, 2, ...; then again from the first, with
    `more` stones more
    """

    author: str
    even: int
    steps: tuple[tuple[int, int], ...]
    more: int


TABLES: Mapping[int, BoardTable] = {
    9: BoardTable("Tim Hunt", 6, ((1, 4), (1, 2), (1, 0), (1, -2), (1, -4)), 1),
    13: BoardTable("Tim Hunt", 6, ((1, 2), (1, -2), (2, 4), (2, 0), (2, -4)), 2),
}
"""The tables above, by the size of the board."""


def small_board(board: int, difference: int) -> tuple[int, HalfPoints]:
    """Return the handicap on a small board and White's komi, in half points (B23).

    difference -- in ranks, from 0
    Raises WrongUse for a board that has no table.
    """
    if board not in TABLES:
        sizes = ", ".join(map(str, (*TABLES, FULL_SIZE)))
        msg = f"There are no handicaps for a board of {board}; choose {sizes}."
        raise WrongUse(msg)
    table = TABLES[board]
    if difference == 0:
        return 0, HalfPoints(2 * table.even)
    again, at = divmod(difference - 1, len(table.steps))
    stones, komi = table.steps[at]
    return stones + again * table.more, HalfPoints(2 * komi)
