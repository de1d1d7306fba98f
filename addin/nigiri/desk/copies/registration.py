"""The players of a copy taken into the file: newcomers with all their cells, blank cells filled.

Of two newcomers with one number the file's keeps it, and the copy's gets the next free one;
`Registration.numbers` says who is who by number, for all that refers to players.

Own columns are taken in where both have one under the same heading and it is of a private matter,
such as a telephone number: that is asked for at the desk. Any other own column may be calculated.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.copies.persons import matched
from nigiri.desk.core.cells import Cells
from nigiri.desk.core.normalise import newcomers_sit_out
from nigiri.desk.core.phrases import column_named
from nigiri.desk.players.columns import with_columns
from nigiri.desk.players.list_update import RECORD, meaning
from nigiri.desk.privacy.private_facts import is_private, own_columns
from nigiri.domain.model.units import PlayerId
from nigiri.errors import WrongUse
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.layout.tables import MOST_PLAYERS, columns_of
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.read.player_references import names_of
from nigiri.workbook.read.players import HERE, RESERVE
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.yes_no import NO

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.desk.copies.decisions import Decisions
    from nigiri.desk.copies.persons import Matched
    from nigiri.domain.model.event import Player
    from nigiri.workbook.model.cells import Cell, Sheet, Workbook
    from nigiri.workbook.model.changes import Operation, SetCells
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.workbook import Reading

_OWN = "own "
"""What the keys of own columns begin with; the heading follows, in the form of `plain`."""
_TYPED = tuple(column.key for column in columns_of("players") if column.role == "input")
_NAME = frozenset({"family", "given"})


class Registration(NamedTuple):
    """What was taken in of the players.

    new -- players of the copy who are not in the file; numbers -- number in the copy -> in the file
    rows -- row of Players in the copy -> row in the file, newcomers among them
    left -- headings of own columns of the copy that have something and are not taken in
    """

    operations: tuple[Operation, ...]
    new: tuple[Player, ...]
    numbers: Mapping[PlayerId, PlayerId]
    rows: Mapping[int, int]
    left: tuple[str, ...]

    @property
    def renumbered(self) -> tuple[tuple[Player, PlayerId], ...]:
        """Return newcomers who have another number now, with that number."""
        pairs = ((each, self.numbers[each.number]) for each in self.new if each.number)
        return tuple((player, now) for player, now in pairs if player.number != now)


def take_players(
    workbook: Workbook, copy: Workbook, decisions: Decisions, *, source: str
) -> Registration:
    """Return the players of a copy as they are taken into the file, and the operations for it.

    Raises WrongUse where there would be more players than an event has.
    """
    return _Players(workbook, copy, decisions, matched(workbook, copy)).taken(source)


@dataclass(frozen=True)
class _Players:
    """The players of both."""

    workbook: Workbook
    copy: Workbook
    decisions: Decisions
    matched: Matched

    @property
    def ours(self) -> Reading:
        """Return the reading of the file."""
        return read(self.workbook)

    @cached_property
    def its(self) -> Reading:
        """Return the reading of the copy."""
        return read(self.copy)

    @cached_property
    def there(self) -> Cells:
        """Return the cells of the copy's Players, own columns of private matters among them."""
        location = self.its.book.locations["players"]
        return _cells(location, self.copy[location.name])

    @cached_property
    def pairs(self) -> Mapping[int, int]:
        """Return row in the copy -> row in the file, of those who are in both."""
        ours, its = (
            {id(player): row for row, player in reading.player_rows.items()}
            for reading in (self.ours, self.its)
        )
        found = {its[id(theirs)]: ours[id(player)] for player, theirs in self.matched.pairs}
        return dict(sorted(found.items()))

    @cached_property
    def new(self) -> Mapping[int, Player]:
        """Return row in the copy -> player, of those who are only there."""
        return {row: each for row, each in self.its.player_rows.items() if row not in self.pairs}

    def taken(self, source: str) -> Registration:
        """Return all that is taken in; source -- the name of the copy."""
        if len(self.ours.player_rows) + len(self.new) > MOST_PLAYERS:
            raise WrongUse(message("returned.players", source=source, most=MOST_PLAYERS))
        room, workbook, reading = with_columns(self.workbook, self._filled_columns())
        location = reading.book.locations["players"]
        first = max((row + 1 for row in reading.player_rows), default=location.first_row)
        opened = rows_opened(location, workbook[location.name], first, len(self.new))
        workbook = applied(workbook, Changes(opened))
        cells = _cells(location, workbook[location.name])
        for row, at in self.pairs.items():
            self._fill(cells, row, at)
        added = dict(zip(self.new, count(first), strict=False))
        for row, at in added.items():
            cells.put_row(at, dict(self._row(row)))
        written = cells.operations()
        operations: tuple[Operation, ...] = (*room, *opened, *written) if written else ()
        sat_out = self._sat_out(applied(self.workbook, Changes(operations)))
        rows = {**self.pairs, **added}
        left = tuple(self._left(cells, rows))
        new = (*self.new.values(),)
        return Registration((*operations, *sat_out), new, self.numbers, rows, left)

    def _sat_out(self, after: Workbook) -> tuple[SetCells, ...]:
        """Return the cells that say who missed the newest round, where the copy is older than it.

        after -- the workbook with all players
        """
        older = len(self.its.event.rounds) < len(self.ours.event.rounds)
        return newcomers_sit_out(after, self.ours) if older else ()

    def _filled_columns(self) -> set[str]:
        """Return the keys of typed columns in which the copy has something."""
        rows = (*self.pairs, *self.new)
        there = self.there.location.columns
        return {
            key
            for key in (*_TYPED, *([RECORD] if self.new else []))
            if key in there and any(as_text(self.there.get(row, key)) for row in rows)
        }

    @cached_property
    def numbers(self) -> Mapping[PlayerId, PlayerId]:
        """Return number in the copy -> number in the file, after all are taken in."""
        ours, its = self.ours.event.by_number, self.its.event.by_number
        known = {theirs: our for our, theirs in self.matched.numbers.items()}
        others = [number for number in its if number not in known]
        free = map(PlayerId, count(max({*ours, *its}, default=0) + 1))
        return {
            **known,
            **{number: next(free) if number in ours else number for number in others},
        }

    def _fill(self, cells: Cells, row: int, at: int) -> None:
        """Take in the cells of somebody who is in both; row -- there; at -- here."""
        ours, player = self.ours.player_rows[at], self.its.player_rows[row]
        if ours.number is None and player.number is not None:
            cells.put(at, "number", int(self.numbers[player.number]))
        who, rounds = names_of([ours]), self.ours.event.settings.rounds
        for key in (key for key in cells.location.columns if _is_typed(key)):
            what = message("copies.take.of", who=who, column=self._heading(cells, key))
            alike = partial(_alike, key, rounds)
            self.decisions.take(cells, (at, key), self.there.get(row, key), what, alike)

    def _row(self, row: int) -> Iterator[tuple[str, Cell]]:
        """Yield the cells of a newcomer, by the keys of their columns."""
        number = self.new[row].number
        if number is not None:
            yield "number", int(self.numbers[number])
        for key in self.there.location.columns:
            if _is_typed(key) or key == RECORD:
                yield key, self.there.get(row, key)

    def _heading(self, cells: Cells, key: str) -> str:
        """Return the heading of a column as it stands in the file."""
        if key.startswith(_OWN):
            location = cells.location
            words = as_text(cells.sheet.cell(location.heading_row, location.columns[key]))
            return " ".join(words.split())
        return column_named("players", key, self.ours.language)

    def _left(self, cells: Cells, rows: Mapping[int, int]) -> Iterator[str]:
        """Yield headings of the copy's own columns with something that the file's do not have."""
        location, sheet = self.there.location, self.there.sheet
        ours = {plain(words): at for at, words in own_columns(cells.location, cells.sheet)}
        taken = {at for key, at in cells.location.columns.items() if key.startswith(_OWN)}
        for column, heading in own_columns(location, sheet):
            at = ours.get(plain(heading), 0)
            if at not in taken and any(
                as_text(cell) not in {"", as_text(cells.sheet.cell(rows[row], at))}
                for row in rows
                if (cell := sheet.cell(row, column)) is not None
            ):
                yield heading


def _is_typed(key: str) -> bool:
    """Tell whether a column holds what people type."""
    return key in _TYPED or key.startswith(_OWN)


def _cells(location: Location, sheet: Sheet) -> Cells:
    """Return the cells of Players, with own columns of private matters."""
    own = {
        _OWN + plain(heading): at
        for at, heading in reversed([*own_columns(location, sheet)])
        if is_private(heading)
    }
    return Cells(location._replace(columns={**location.columns, **own}), sheet)


def _alike(key: str, rounds: int, one: Cell, other: Cell) -> bool:
    """Tell whether two cells of a column mean the same; names must be spelled alike."""
    if key in _NAME:
        return as_text(one) == as_text(other)
    if key == "here":
        return _attendance(one) == _attendance(other)
    return meaning(key, one, rounds) == meaning(key, other, rounds)


def _attendance(cell: Cell) -> str:
    """Return the code of a word in Here: "here", "reserve", "" for no, or the word itself."""
    word = plain(cell)
    if word in NO:
        return ""
    if word in RESERVE:
        return "reserve"
    return "here" if word in HERE else word
