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
from nigiri.workbook.record_formulas import RecordLive

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

    @cached_property
    def names_moved(self) -> int:
        """Return how many names or family names have moved, 0 for fewer than MANY."""
        from nigiri.workbook.live.players import has_changed  # noqa: PLC0415 -- which looks at this

        many = sum(has_changed(self, row) for row in self.rows)
        return many if many >= MANY else 0

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
