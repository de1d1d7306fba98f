"""The values of the live formulas of Players, computed in Python from the same cells."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from itertools import count
from typing import TYPE_CHECKING

from nigiri.workbook.live.attendance import is_here
from nigiri.workbook.live.person import AWAITED, MOVED, OUT, UNSEEN
from nigiri.workbook.live.refs import player_rows
from nigiri.workbook.live.round.sheet import person_of
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.model.spreadsheet import concatenated, contains, rank_steps
from nigiri.workbook.read.players import RESERVE
from nigiri.workbook.record_formulas import RecordLive
from nigiri.workbook.spellings.out_in_rounds import Outs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.refs import Table
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.table_reader import TableReader


class PlayersLive:
    """The rows of Players and the values of their formulas."""

    def __init__(self, context: Context, table: Table) -> None:
        """Prepare to look at `table`, which is the list of players of `context`."""
        self.reader: TableReader = context.reader(table.location)
        self.context = context
        self.table = table
        self.record = RecordLive(context)
        current = context.refs.current
        self.live: RoundLive | None = context.lives[current.number] if current else None

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

    def absent(self, row: int) -> Cell:
        """Return 1 for a player out in the current round, 2 for an offer, else 0 or ""."""
        typed = self.reader.text(row, "out")
        if self.live is None or not typed:
            return ""
        number, outs = self.live.table.number, Outs.readable(typed)
        return 1 if number in outs.out else 2 * (number in outs.offered)

    def away(self, row: int) -> int:
        """Return the sum of OUT, UNSEEN, AWAITED and MOVED for the row (person.py)."""
        away = OUT * (self.absent(row) == 1) + UNSEEN * (not self.here(row))
        return away + AWAITED * self.awaited(row) + MOVED * self.moved(row)

    def moved(self, row: int) -> bool:
        """Tell whether the row's number was drawn with a name that is in another row now."""
        number = self.reader.cell(row, "number")
        if (
            self.live is None
            or not isinstance(number, int)
            or "away" not in self.table.location.columns
        ):
            return False
        name = self.record.names.get(number)
        at = self._named.get(name.casefold()) if isinstance(name, str) else None
        return at is not None and at != self._numbered[number]

    @cached_property
    def _numbered(self) -> Mapping[Cell, int]:
        """Return number -> the first row that has it."""
        return {self.reader.cell(row, "number"): row for row in reversed(self.rows)}

    @cached_property
    def _named(self) -> Mapping[str, int]:
        """Return name, without capitals -> the first row that has it."""
        return {self.name(row).casefold(): row for row in reversed(self.rows)}

    def awaited(self, row: int) -> bool:
        """Tell whether a player not marked here was announced for the next round.

        Announced is a player who is out in rounds before it, but not in it.
        """
        typed, named = self.reader.text(row, "out"), self.reader.text(row, "family")
        if self.live is None or not typed or not named or self.here(row):
            return False
        number, out = self.live.table.number + 1, Outs.readable(typed).out
        return number not in out and min(out, default=number) < number

    def name(self, row: int) -> str:
        """Return the name as printed, "" for a free row."""
        return person_of(self.reader, row).name

    def steps(self, row: int) -> Cell:
        """Return the rank in steps above 1 kyu, "" for none."""
        steps = rank_steps(person_of(self.reader, row).rank)
        return "" if steps is None else steps

    def free(self, row: int) -> Cell:
        """Return the number of a player who is here, needs a place and has none; else ""."""
        number = self.number(row)
        if self.live is None or number is None or self._spared(row):
            return ""
        return number if self.here(row) and not self.live.seats[number] else ""

    def new(self, row: int) -> bool:
        """Tell whether the row has a newcomer: here, without number, not out."""
        named = self.number(row) is None and self.reader.cell(row, "family") is not None
        return named and self.here(row) and self.absent(row) != 1

    def where(self, row: int) -> str:
        """Return the words of Where now; "" for a row without family name."""
        number, say = self.number(row), self.context.say
        if not self.reader.text(row, "family"):
            return ""
        twice = number is not None and self._number_counts[number] > 1
        if twice or self.moved(row):
            return f"■ {say('where.twice' if twice else 'where.moved', number=number)}"
        if not self.here(row):
            return f"○ {say('where.unseen')}"
        if self.live is None:
            return f"✓ {say('where.reserve' if self.reserve(row) else 'where.here')}"
        if number is None:
            return f"● {say('where.new', number=self._next_numbers[row])}"
        spared = self._spared(row)
        spared = spared or self._idle(self.live, number)
        idle = f"– {say(f'where.{spared}')}" if spared else f"■ {say('where.free')}"
        return self._in_round(self.live, number) or idle

    @cached_property
    def _number_counts(self) -> Counter[int | None]:
        """Return number -> the rows that have it, as a count."""
        return Counter(self.number(row) for row in self.reader.rows())

    def _spared(self, row: int) -> str:
        """Return "out", "spare" or "offered" for a player who needs no place, else ""."""
        absent = self.absent(row)
        if absent == 1:
            return "out"
        if self.reserve(row):
            return "spare"
        return "offered" if absent else ""

    def _idle(self, live: RoundLive, number: int) -> str:
        """Return "idle" for a player to whom the round's system gives no game, else ""."""
        by_score = self.context.refs.judge(live.table.number).by_score
        return "" if by_score or not live.seats[number] else "idle"

    @cached_property
    def _next_numbers(self) -> Mapping[int, int]:
        """Return row -> the number a newcomer here will get, counted from the top."""
        newcomers = [
            row
            for row in self.reader.rows()
            if self.number(row) is None and self.here(row) and self.reader.text(row, "family")
        ]
        return dict(zip(newcomers, count(max(self.context.people, default=0) + 1), strict=False))

    def _in_round(self, live: RoundLive, number: int) -> str:
        """Return table and opponent, or bye, in words; "" for one not on the sheet."""
        if number in live.byes:
            return self.context.say("where.bye")
        seat = live.seat_of.get(number)
        if seat is None:
            return ""
        row, side = seat
        sign, other = ("○", "black") if side == "white" else ("●", "white")
        opponent = live.cell(row, f"{other}_no")
        person = live.person(opponent)
        if opponent is None:
            return f"■ {self.context.say('where.free')}"
        name = person.name if person else "?"
        table = concatenated(live.cell(row, "table")) or "–"
        return f"T{table} {sign} {self.context.say('where.plays', number=opponent, name=name)}"

    def found(self, find: str, rows: range) -> int | None:
        """Return the row that Find names: by number, else by name; None for none."""
        number = whole_number(find)
        by_number = (row for row in rows if number is not None and self.number(row) == number)
        for row in by_number:
            return row
        for key in ("key", "family", "given"):
            for row in rows:
                if contains(self._searched(row, key), find):
                    return row
        return None

    def _searched(self, row: int, key: str) -> str:
        """Return the text that Find searches; for the key, the one nigiri will write."""
        if key != "key":
            return concatenated(self.reader.cell(row, key))
        player = self.context.reading.player_rows.get(row)
        return plain(player.name) if player else ""
