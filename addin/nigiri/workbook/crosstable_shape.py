"""Where the groups of a crosstable stand on its sheet: below one another, a title above each.

A shape as a text, for the option of the sheet: how many players each group has, "," between them.
One group alone has no title.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.layout.tables import FIRST_ROW

if TYPE_CHECKING:
    from collections.abc import Iterable


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
