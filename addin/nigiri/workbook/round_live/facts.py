"""What the formulas of a round look up outside their own sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.plain import plain

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.workbook.cells import Cell
    from nigiri.workbook.read_drawn import DrawnPair


class Person(NamedTuple):
    """A player as Players shows him, raw."""

    family: str
    given: str
    rank: str

    @property
    def name(self) -> str:
        """Return family name, comma, given name."""
        return f"{self.family}, {self.given}" if self.given else self.family

    @property
    def key(self) -> str:
        """Return the name as Find looks for it: without accents."""
        return plain(self.name)


@dataclass(frozen=True)
class Facts:
    """What is known beside a round's own sheet.

    people -- by number; met -- pairs of earlier rounds; byes -- who had a bye earlier
    drawn -- the record's lines of this round
    cap, minus -- the handicap rule (M12); rematches -- whether the event allows them
    by_ranks -- whether ranks alone say the handicap
    komi -- White's in even games, with handicap 1 and above, as Event shows it; () where the
    stones do not say it
    overtaken -- a later round is drawn: results still missing are provisional (B11)
    absent, unseen -- who is out in the newest round, and who is not marked here
    white_twice, black_twice -- who had that colour in both rounds before
    """

    language: str
    people: Mapping[int, Person]
    met: frozenset[frozenset[Cell]] = frozenset()
    byes: frozenset[Cell] = frozenset()
    drawn: Sequence[DrawnPair] = ()
    cap: int = 9
    minus: int = 1
    rematches: bool = False
    by_ranks: bool = True
    komi: tuple[str, ...] = ()
    overtaken: bool = False
    absent: frozenset[Cell] = frozenset()
    unseen: frozenset[Cell] = frozenset()
    white_twice: frozenset[Cell] = frozenset()
    black_twice: frozenset[Cell] = frozenset()
