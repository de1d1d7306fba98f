"""Small boards: the handicaps of 9 x 9 and 13 x 13, stones and komi by difference (B23).

difference   0    1    2     3    4    5     6    7    8    ...  15     author
9 x 9        0/6  1/4  1/2   1/0  1/-2 1/-4  2/4  2/2  2/0       3/-4   Tim Hunt
13 x 13      0/6  1/2  1/-2  2/4  2/0  2/-4  3/2  3/-2 4/4       6/-4   Tim Hunt

Stones/komi; below zero White gives the points to Black. 0 is an even game, whose colours nobody is
given; 1 is no stone but Black's first move, and Black is the weaker. The tables are published on
Sensei's Library (HandicapForSmallerBoardSizes) up to 15; beyond, they go on in the same way, up to
nine stones. They are no association's: the British one has its own (B23), which we have not seen.
An event begins with these and may have its own (Settings.boards).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.model.units import STRONGEST, WEAKEST, HalfPoints
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator

FULL_SIZE = 19
AUTHOR = "Tim Hunt"
MOST_STONES = 9
FURTHEST = STRONGEST - WEAKEST
"""The difference between 30k and 9d, the largest between ranks."""

_STONE_POINTS, _EVEN_KOMI, _LEAST_KOMI = 10, 6, -4


@dataclass(frozen=True)
class BoardTable:
    """The handicaps of one size of board.

    rows -- (stones, White's komi in half points) for the differences 0, 1, 2, ...; what is larger
    counts as the last
    """

    size: int
    rows: tuple[tuple[int, HalfPoints], ...]

    def within(self, difference: int, cap: int) -> tuple[int, HalfPoints]:
        """Return (stones, komi) for a difference; above `cap` stones, the row nearest to it."""
        found = (row for row in self.rows[difference::-1] if row[0] <= cap)
        return next(found, self.rows[0])


def _published(rank_points: int) -> Iterator[tuple[int, HalfPoints]]:
    """Yield the rows of a table in which a rank is worth so many points, and a stone ten."""
    yield 0, HalfPoints(2 * _EVEN_KOMI)
    for difference in range(1, FURTHEST + 1):
        white = _EVEN_KOMI - rank_points * difference
        more = max(0, -(-(_LEAST_KOMI - white) // _STONE_POINTS))
        if 1 + more <= MOST_STONES:
            yield 1 + more, HalfPoints(2 * (white + _STONE_POINTS * more))


PUBLISHED = (BoardTable(13, (*_published(4),)), BoardTable(9, (*_published(2),)))
"""The tables above, a rank worth 4 points on the larger board and 2 on the smaller."""


def table_of(tables: tuple[BoardTable, ...], size: int) -> BoardTable:
    """Return the table of a size of board.

    Raises WrongUse, with the sizes there are, where there is none.
    """
    for table in tables:
        if table.size == size:
            return table
    sizes = ", ".join(map(str, sizes_of(tables)))
    raise WrongUse(message("choice.board", size=size, choices=sizes))


def sizes_of(tables: tuple[BoardTable, ...]) -> list[int]:
    """Return the sizes of boards on which can be played, from the smallest."""
    return sorted([*(table.size for table in tables), FULL_SIZE])
