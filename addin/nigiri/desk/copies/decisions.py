"""What both copies have otherwise, and whose counts: the file's or the copy's.

the file's cell    the copy's cell    becomes
blank              anything           the copy's
anything           blank              the file's: nobody knows who emptied it, or filled it
alike              alike              the file's
something          something else     a Difference: as it was answered, the file's unless said
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.workbook.model.plain import as_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.desk.core.cells import Cells
    from nigiri.workbook.model.cells import Cell

Side = Literal["file", "copy"]
"""Whose counts."""
SIDES: tuple[Side, ...] = ("file", "copy")


class Difference(NamedTuple):
    """A cell that both have, and otherwise.

    cell -- its address in the file once all is taken in: the difference is known by it
    what -- whose cell it is, in words; file, copy -- what stands there
    """

    cell: str
    what: str
    file: str
    copy: str


@dataclass
class Decisions:
    """Whose cells count, and all differences found so far.

    answers -- address of a difference -> whose counts; keep -- whose counts for all others, None
    where nobody has said so
    """

    answers: Mapping[str, Side] = field(default_factory=dict)
    keep: Side | None = None
    found: list[Difference] = field(default_factory=list)

    @property
    def undecided(self) -> tuple[Difference, ...]:
        """Return the differences of which nobody has said whose counts."""
        return tuple(each for each in self.found if self._side(each) is None)

    @property
    def for_copy(self) -> int:
        """Return the number of differences in which the copy's counts."""
        return sum(self._side(each) == "copy" for each in self.found)

    def _side(self, difference: Difference) -> Side | None:
        """Return whose counts; None where nobody has said so."""
        return self.answers.get(difference.cell, self.keep)

    def take(
        self,
        cells: Cells,
        at: tuple[int, str],
        its: Cell,
        what: str,
        alike: Callable[[Cell, Cell], bool] = lambda *_: False,
    ) -> None:
        """Take a cell of the copy in, as the table of the module says.

        cells -- of the file; at -- row and column key there; its -- the copy's cell, as it is to be
        written; alike -- tells whether two cells mean the same
        """
        row, key = at
        ours, written = cells.get(row, key), as_text(its)
        if not written or key not in cells.location.columns:
            return
        if not as_text(ours):
            cells.put(row, key, its)
        elif as_text(ours) != written and not alike(ours, its):
            where = cells.address(row, key)
            if self.is_copys(Difference(where, what, as_text(ours), written)):
                cells.put(row, key, its)

    def is_copys(self, difference: Difference) -> bool:
        """Note a difference, and tell whether the copy's counts."""
        self.found.append(difference)
        return self._side(difference) == "copy"
