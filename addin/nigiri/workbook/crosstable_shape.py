"""Where the groups of a crosstable stand on its sheet: below one another, a title above each.

A shape as a text, for the option of the sheet: how many players each group has, "," between them.
One group alone has no title.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.layout.by_opponent import AGAINST
from nigiri.workbook.layout.tables import FIRST_ROW

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.workbook.cells import Sheet
    from nigiri.workbook.place import Place


class Block(NamedTuple):
    """One group on the sheet; top -- the row of its first player; size -- how many players."""

    top: int
    size: int

    @property
    def last(self) -> int:
        """Return the row of its last player."""
        return self.top + self.size - 1

    @property
    def title(self) -> int:
        """Return the row of its title, where several groups are on the sheet."""
        return self.top - 1


def shape_of(sizes: Iterable[int]) -> str:
    """Return the shape of groups of these sizes."""
    return ",".join(map(str, sizes))


def blocks(shape: str) -> tuple[Block, ...]:
    """Return where groups of this shape stand, none for an empty one."""
    sizes = [int(size) for size in shape.split(",") if size]
    found: list[Block] = []
    for size in sizes:
        above = found[-1].last + 2 if found else FIRST_ROW
        found.append(Block(above + (len(sizes) > 1), size))
    return tuple(found)


def opponents_on(place: Place) -> list[str]:
    """Return the columns of opponents that the sheet has."""
    return [key for key in place.columns if key.startswith(AGAINST)]


def lines_on(place: Place, sheet: Sheet) -> list[int]:
    """Return the rows of players: the hidden column tells their group."""
    rows = range(place.first_row, sheet.height + 1)
    return [row for row in rows if sheet.cell(row, place.columns["group"]) is not None]


def sizes_on(place: Place, sheet: Sheet) -> list[int]:
    """Return how many players each group on the sheet has; none if its columns are not as many."""
    lines = enumerate(lines_on(place, sheet))
    sizes = [len([*rows]) for _, rows in groupby(lines, lambda at: at[1] - at[0])]
    return sizes if max(sizes, default=0) == len(opponents_on(place)) else []
