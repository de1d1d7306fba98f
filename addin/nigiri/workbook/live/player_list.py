"""The list of players as its live formulas look through it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from itertools import count
from typing import TYPE_CHECKING

from nigiri.workbook.live.attendance import is_here
from nigiri.workbook.live.refs import player_rows
from nigiri.workbook.live.round.sheet import person_of
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.model.spreadsheet import concatenated, trimmed
from nigiri.workbook.read.drawn_names import MANY
from nigiri.workbook.read.players import RESERVE
from nigiri.workbook.record_formulas import RecordLive, beginnings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.refs import Table
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.table_reader import TableReader


class PlayerList:
    """The rows of Players, and what the values of their formulas look up."""

    def __init__(self, context: Context, table: Table) -> None:
        """Prepare to look at `table`, which is the list of players of `context`."""
        self.reader: TableReader = context.reader(table.location)
        self.context = context
        self.table = table
        self.record = RecordLive(context)
        current = context.refs.current
        self.current: RoundLive | None = context.lives[current.number] if current else None

    @property
    def rows(self) -> range:
        """Return the rows that have formulas."""
        return range(self.table.first, player_rows(self.table.location, self.reader.sheet)[1] + 1)

    def number(self, row: int) -> int | None:
        """Return the number of the row's player."""
        return whole_number(self.reader.cell(row, "number"))

    def here(self, row: int) -> bool:
        """Tell whether the row's player is marked here."""
        return is_here(self.reader.cell(row, "here"))

    def reserve(self, row: int) -> bool:
        """Tell whether the row's player plays only if needed."""
        return plain(self.reader.cell(row, "here")) in RESERVE

    def name(self, row: int) -> str:
        """Return the name as printed, "" for a free row."""
        return person_of(self.reader, row).name

    @cached_property
    def over(self) -> bool:
        """Tell whether the last round is played: all its results are in."""
        current, context = self.current, self.context
        if "key" not in self.table.location.columns or current is None or current.waiting:
            return False
        return context.refs.over or current.table.number >= context.event.settings.rounds

    @cached_property
    def numbered(self) -> Mapping[Cell, int]:
        """Return number -> the first row that has it."""
        return {self.reader.cell(row, "number"): row for row in reversed(self.rows)}

    @cached_property
    def named(self) -> Mapping[str, int]:
        """Return name, without capitals -> the first row that has it."""
        return {self.name(row).casefold(): row for row in reversed(self.rows)}

    def family(self, row: int) -> str:
        """Return the family name, without capitals, "" for none."""
        return trimmed(concatenated(self.reader.cell(row, "family"))).casefold()

    def has_moved(self, row: int) -> bool:
        """Tell whether the row's number was drawn with a name that is in another row now."""
        number = self.reader.cell(row, "number")
        name = self._drawn_name(number)
        at = self.named.get(name.casefold()) if name else None
        return at is not None and at != self.numbered[number]

    def is_mixed(self, row: int) -> bool:
        """Tell whether family names alone changed places in the row (record_formulas.py)."""
        number, family = self.reader.cell(row, "number"), self.family(row)
        name = self._drawn_name(number)
        if not name or not family or family not in self.record.families:
            return False
        if self.number_counts[self.number(row)] > 1:
            return False
        own = {*beginnings(name)}
        return family not in own and not own.isdisjoint(self.families)

    def has_changed(self, row: int) -> bool:
        """Tell whether the row has a name of somebody else, or a family name once many have."""
        return self.has_moved(row) or (self.names_moved > 0 and self.is_mixed(row))

    @cached_property
    def names_moved(self) -> int:
        """Return the number of names or family names that have moved, 0 for fewer than MANY."""
        many = sum(self.has_moved(row) or self.is_mixed(row) for row in self.rows)
        return many if many >= MANY else 0

    def _drawn_name(self, number: Cell) -> str:
        """Return the name with which a number was drawn; "" for none, or where no formula looks."""
        there = self.current is not None and "away" in self.table.location.columns
        name = self.record.names.get(number) if there and isinstance(number, int) else None
        return name if isinstance(name, str) else ""

    @cached_property
    def families(self) -> frozenset[str]:
        """Return the family names, without capitals."""
        return frozenset(filter(None, map(self.family, self.rows)))

    @cached_property
    def number_counts(self) -> Counter[int | None]:
        """Return number -> the rows that have it, as a count."""
        return Counter(self.number(row) for row in self.reader.rows())

    @cached_property
    def next_numbers(self) -> Mapping[int, int]:
        """Return row -> the number a newcomer here will get, counted from the top."""
        newcomers = [
            row
            for row in self.reader.rows()
            if self.number(row) is None and self.here(row) and self.reader.text(row, "family")
        ]
        return dict(zip(newcomers, count(max(self.context.people, default=0) + 1), strict=False))
