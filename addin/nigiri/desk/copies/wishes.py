"""The wishes of a copy taken into the file: one of the same players and kind is the same wish."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.phrases import column_named
from nigiri.desk.players.wishes import wish_rows
from nigiri.messages.message import message
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.read.player_references import GROUPS, by_number, names_of, numbers_of
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping

    from nigiri.desk.copies.decisions import Decisions
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation, SetCells
    from nigiri.workbook.read.wishes import WishRow
    from nigiri.workbook.read.workbook import Reading


def renamed_wishes(before: Workbook, after: Workbook) -> tuple[SetCells, ...]:
    """Return the cells of wishes by name with the names of today.

    before, after -- the file before and after names were taken in, with the same rows
    """
    old, new = read(before), read(after)
    location = old.book.get("wishes")
    if location is None:
        return ()
    cells = Cells(location, after[location.name])
    for row, wish in old.wishes.items():
        was, now = ([reading.player_rows[at].name for at in wish.people] for reading in (old, new))
        who = _who(old, before, row)
        if was != now and not by_number(who) and plain(who) not in GROUPS:
            cells.put(row, "who", "; ".join(now))
    return cells.operations()


def take_wishes(
    workbook: Workbook, copy: Workbook, rows: Mapping[int, int], decisions: Decisions
) -> tuple[tuple[Operation, ...], int]:
    """Return the operations that take the wishes of a copy in, and how many are new.

    workbook -- with all players of the copy; rows -- row of Players in the copy -> in the file
    """
    return _Wishes(workbook, copy, rows).taken(decisions)


@dataclass(frozen=True)
class _Wishes:
    """The wishes of both."""

    workbook: Workbook
    copy: Workbook
    rows: Mapping[int, int]

    @cached_property
    def ours(self) -> Reading:
        """Return the reading of the file."""
        return read(self.workbook)

    @cached_property
    def its(self) -> Reading:
        """Return the reading of the copy."""
        return read(self.copy)

    @cached_property
    def there(self) -> Cells:
        """Return the cells of the copy's sheet."""
        location = self.its.book.locations["wishes"]
        return Cells(location, self.copy[location.name])

    def taken(self, decisions: Decisions) -> tuple[tuple[Operation, ...], int]:
        """Return the operations, and the number of new wishes."""
        if self.its.book.get("wishes") is None:
            return (), 0
        pairs = dict(self._pairs())
        filled: list[Operation] = []
        location = self.ours.book.get("wishes")
        if location is not None:
            cells = Cells(location, self.workbook[location.name])
            for row, at in pairs.items():
                self._fill(cells, row, at, decisions)
            filled += cells.operations()
        new = [self._row(row, wish) for row, wish in self.its.wishes.items() if row not in pairs]
        language = self.ours.language
        added = wish_rows(self.workbook, self.ours.book, language, new) if new else []
        return (*filled, *added), len(new)

    def _pairs(self) -> Iterator[tuple[int, int]]:
        """Yield the rows, there and here, of wishes that are in both.

        Of several of the same players and kind it is the one for the same rounds.
        """
        here = defaultdict[object, list[int]](list)
        there = defaultdict[object, list[int]](list)
        for row, wish in self.ours.wishes.items():
            here[self._key(self.ours, self.workbook, row, wish)].append(row)
        for row, wish in self.its.wishes.items():
            there[self._key(self.its, self.copy, row, wish)].append(row)
        for key, rows in there.items():
            if len(rows) == len(here[key]) == 1:
                yield rows[0], here[key][0]
                continue
            rounds = {self.ours.wishes[at].rounds: at for at in reversed(here[key])}
            for row in rows:
                at = rounds.get(self.its.wishes[row].rounds)
                if at is not None:
                    yield row, at

    def _key(self, reading: Reading, workbook: Workbook, row: int, wish: WishRow) -> Hashable:
        """Return the identity of a wish: its kind, and whom it is about."""
        who = _who(reading, workbook, row)
        if plain(who) in GROUPS:
            people: Hashable = plain(who)
        elif reading is self.its:
            people = frozenset(self.rows[at] for at in wish.people)
        else:
            people = frozenset(wish.people)
        return wish.kind, people

    def _fill(self, cells: Cells, row: int, at: int, decisions: Decisions) -> None:
        """Take in rounds and note of a wish that is in both; row -- there; at -- here."""
        ours, its = self.ours.wishes[at], self.its.wishes[row]
        same = ours.rounds == its.rounds
        who = names_of(self.ours.player_rows[each] for each in ours.people)
        for key in ("rounds", "note"):
            column = column_named("wishes", key, self.ours.language)
            what = message("copies.take.wish", who=who, column=column)
            alike = same and key == "rounds"
            cell = self.there.get(row, key)
            decisions.take(cells, (at, key), cell, what, lambda *_, alike=alike: alike)

    def _row(self, row: int, wish: WishRow) -> Mapping[str, str]:
        """Return the cells of a wish that only the copy has, with the numbers of the file."""
        who = _who(self.its, self.copy, row)
        people = [self.ours.player_rows[self.rows[at]] for at in wish.people]
        if by_number(who):
            who = numbers_of(people)
        elif plain(who) not in GROUPS:
            who = "; ".join(player.name for player in people)
        words = wish.kind.word(self.ours.language) if wish.kind else ""
        cells = {key: as_text(self.there.get(row, key)) for key in ("rounds", "note")}
        return {key: cell for key, cell in {"who": who, "wish": words, **cells}.items() if cell}


def _who(reading: Reading, workbook: Workbook, row: int) -> str:
    """Return the players of a wish as they are typed."""
    location = reading.book.locations["wishes"]
    return as_text(workbook[location.name].cell(row, location.columns["who"]))
