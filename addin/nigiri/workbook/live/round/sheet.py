"""A round's sheet as its live formulas look through it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once
from nigiri.domain.games.handicaps import USUAL, ByRanks
from nigiri.messages.catalogue import text
from nigiri.workbook.layout.find_box import BAR, FIND
from nigiri.workbook.model.plain import as_text, plain, whole_number
from nigiri.workbook.model.spreadsheet import concatenated, trimmed
from nigiri.workbook.read.handicap_in_force import NOTHING_DRAWN, Drawn
from nigiri.workbook.read.seats import BYE_LABELS
from nigiri.workbook.spellings.names import called
from nigiri.workbook.spellings.results import accepted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.workbook.live.refs import RoundTable
    from nigiri.workbook.model.cells import Cell, Sheet
    from nigiri.workbook.read.as_drawn import DrawnPair
    from nigiri.workbook.read.table_reader import TableReader

SIDES = ("white", "black")

# What the formulas of a round look up outside their own sheet.


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
        """Return all that the player is called, as Players has it for Find."""
        return called(self.family, self.given)


def person_of(reader: TableReader, row: int) -> Person:
    """Return the player in a row of Players."""
    location = reader.location
    columns = tuple(map(location.columns.get, ("family", "given", "rank")))
    return _person(reader.sheet, row, row - location.first_row + 1, columns)


@once
def _person(sheet: Sheet, row: int, at: int, columns: tuple[int | None, ...]) -> Person:
    """Return the player of a row of Players; columns -- of family name, given name and rank."""
    cells = (None if column is None else sheet.cell(row, column) for column in columns)
    family, given, rank = (trimmed(as_text(cell)) for cell in cells)
    return Person(family, given, rank, at)


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
    chosen -- the players choose the colours of even games (M24)
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
    chosen: bool = False


_TEXTS = frozenset({"result", "second", "white_rank", "black_rank"})


def _as_number(cell: Cell) -> Cell:
    """Return a cell; a number written as text is a number."""
    number = whole_number(cell)
    return cell if number is None else number


@dataclass(frozen=True)
class RoundSheet:
    """A round's sheet, and what its formulas look up in it; each is computed once."""

    sheet: Sheet
    table: RoundTable
    facts: Facts

    @property
    def board_rows(self) -> range:
        """Return the rows of boards, free ones included."""
        return range(self.table.first, self.table.last + 1)

    @property
    def listed_rows(self) -> range:
        """Return the rows of Bye and Out."""
        return range(self.table.last + 1, self.table.end + 1)

    def cell(self, row: int, key: str) -> Cell:
        """Return a cell; a number written as text is a number."""
        if key not in self._columns:
            self._columns[key] = self._column(key)
        column = self._columns[key]
        return column[row - 1] if row <= len(column) else None

    @cached_property
    def _columns(self) -> dict[str, tuple[Cell, ...]]:
        """Return the columns looked at so far, from the first row on."""
        return {}

    def _column(self, key: str) -> tuple[Cell, ...]:
        """Return all cells of a column; nothing where the table has none."""
        at = self.table.location.columns.get(key)
        if at is None or at > self.sheet.width:
            return ()
        cells = (row[at - 1] for row in self.sheet.rows)
        return tuple(cells) if key in _TEXTS else tuple(map(_as_number, cells))

    def say(self, key: str, **facts: object) -> str:
        """Return words in the language of the event."""
        return text(key, self.facts.language, **facts)

    def person(self, number: Cell) -> Person | None:
        """Return the player of that number in Players, None for a cell without one."""
        known = whole_number(number)
        return None if known is None else self.facts.people.get(known)

    @cached_property
    def find(self) -> str:
        """Return the text typed in Find, in the bar; "" for a blank, or without Find."""
        column = self.table.location.columns.get(FIND["round"].box)
        return "" if column is None else concatenated(self.sheet.cell(BAR, column))

    @cached_property
    def codes(self) -> Mapping[str, str]:
        """Return every spelling of a result in the event's language -> its outcome code."""
        return accepted(self.facts.language)

    @cached_property
    def listed(self) -> Counter[Cell]:
        """Return number -> the times it stands in the winners' list."""
        return Counter(self.cell(row, "winners") for row in self.board_rows)

    @cached_property
    def seats(self) -> Counter[Cell]:
        """Return number -> the times it stands on the sheet: boards, Bye and Out."""
        rows = (*self.board_rows, *self.listed_rows)
        return Counter(self.cell(row, f"{side}_no") for row in rows for side in SIDES)

    @cached_property
    def seat_of(self) -> Mapping[Cell, tuple[int, str]]:
        """Return number -> row and side of the first seat, White's column before Black's."""
        found: dict[Cell, tuple[int, str]] = {}
        for side in SIDES:
            for row in self.board_rows:
                found.setdefault(self.cell(row, f"{side}_no"), (row, side))
        return found

    @cached_property
    def drawn_at(self) -> Mapping[int | None, DrawnPair]:
        """Return table -> the pair that the draw put there."""
        return {line.table: line for line in self.facts.drawn if line.table is not None}

    @cached_property
    def drawn_pairs(self) -> Mapping[tuple[Cell, Cell], DrawnPair]:
        """Return (White, Black) -> the draw's record of the pair."""
        return {(line.white, line.black): line for line in self.facts.drawn if line.white}

    @cached_property
    def tables(self) -> Counter[Cell]:
        """Return table -> the times it stands at the boards."""
        return Counter(self.cell(row, "table") for row in self.board_rows)

    def pairs(self) -> list[frozenset[Cell]]:
        """Return the pairs that sit at the boards."""
        sides = ("white_no", "black_no")
        pairs = ([self.cell(row, side) for side in sides] for row in self.board_rows)
        return [frozenset(pair) for pair in pairs if None not in pair]

    def is_bye(self, row: int) -> bool:
        """Tell whether the row is labelled Bye."""
        return plain(self.cell(row, "table")) in BYE_LABELS

    @cached_property
    def byes(self) -> frozenset[Cell]:
        """Return the numbers of those who have a bye in this round."""
        found = (self.cell(row, "white_no") for row in self.listed_rows if self.is_bye(row))
        return frozenset(number for number in found if number is not None)
