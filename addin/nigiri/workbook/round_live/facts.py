"""What the formulas of a round look up outside their own sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.in_force import NOTHING_DRAWN, USUAL, ByRanks, Drawn
from nigiri.workbook.plain import plain
from nigiri.workbook.spreadsheet import trimmed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.workbook.cells import Cell
    from nigiri.workbook.read_drawn import DrawnPair
    from nigiri.workbook.reader import TableReader


class Person(NamedTuple):
    """A player as Players shows him, raw; at -- his place in the list, 1 the first."""

    family: str
    given: str
    rank: str
    at: int = 0

    @property
    def name(self) -> str:
        """Return family name, comma, given name."""
        return f"{self.family}, {self.given}" if self.given else self.family

    @property
    def key(self) -> str:
        """Return the name as Find looks for it: without accents."""
        return plain(self.name)


def person_of(reader: TableReader, row: int) -> Person:
    """Return the player in a row of Players."""
    family, given, rank = (trimmed(reader.text(row, key)) for key in ("family", "given", "rank"))
    return Person(family, given, rank, row - reader.place.first_row + 1)


@dataclass(frozen=True)
class Facts:
    """What is known beside a round's own sheet.

    people -- by number; byes -- who had a bye earlier
    met -- how often pairs met in earlier rounds; meetings -- as often may nobody
    drawn -- the record's lines of this round
    drawn_stones -- the handicaps of these lines; arranged -- a system arranged the round
    rule -- the handicap rule (M12); rematches -- whether the event allows them
    by_ranks -- whether ranks alone say the handicap
    komi -- White's in even games, with handicap 1 and above, as Event shows it; () where the
    stones do not say it
    overtaken -- a later round is drawn: results still missing are provisional (B11)
    absent, unseen -- who is out in the newest round, and who is not marked here
    white_twice, black_twice -- who had that colour in both rounds before
    """

    language: str
    people: Mapping[int, Person]
    met: Mapping[frozenset[Cell], int] = field(default_factory=dict)
    meetings: int = 1
    byes: frozenset[Cell] = frozenset()
    drawn: Sequence[DrawnPair] = ()
    drawn_stones: Drawn = NOTHING_DRAWN
    arranged: bool = False
    rule: ByRanks = USUAL
    rematches: bool = False
    by_ranks: bool = True
    komi: tuple[str, ...] = ()
    overtaken: bool = False
    absent: frozenset[Cell] = frozenset()
    unseen: frozenset[Cell] = frozenset()
    white_twice: frozenset[Cell] = frozenset()
    black_twice: frozenset[Cell] = frozenset()
