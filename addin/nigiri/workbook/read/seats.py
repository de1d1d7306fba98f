"""Read the seats on a round's sheet: by number, or by a name that only one player has.

Numbers decide: a name beside a number is for people, and a rank counts only if the name is the
number's. A name typed instead of the number, or alone into a free seat, stands for its number
until a command writes that.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import PlayerId, Rank
from nigiri.messages.catalogue import every
from nigiri.workbook.model.plain import as_text, plain, whole_number
from nigiri.workbook.read.as_drawn import drawn_seats
from nigiri.workbook.read.handicap_in_force import drawn_handicaps
from nigiri.workbook.read.player_references import Directory, NotOnePlayer

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from nigiri.domain.model.event import Player
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.as_drawn import DrawnPair
    from nigiri.workbook.read.as_drawn import Seat as Drawn
    from nigiri.workbook.read.handicap_in_force import Drawn as DrawnHandicaps
    from nigiri.workbook.read.players import PlayersReading
    from nigiri.workbook.read.table_reader import TableReader

BYE_LABELS = {plain(word) for word in every("label.bye")}
OUT_LABELS = {plain(word) for word in every("label.out")} | {"absent"}


def seat_of(round_number: int, side: str, label: Cell, number: int) -> Drawn:
    """Return a seat in the form of the draws' record; label -- the cell of the table."""
    if plain(label) in BYE_LABELS:
        return round_number, "bye", None, number
    return round_number, side, whole_number(label), number


class Seat(NamedTuple):
    """One side of a row: the player and the printed rank, None if it is not the player's."""

    number: PlayerId
    rank: Rank | None


@dataclass(frozen=True)
class People:
    """The players who can sit on a round's sheet, with the seats of the draws (as_drawn.py).

    drawn -- the seats; handicaps -- round -> the drawn handicaps of its pairs
    """

    players: PlayersReading
    drawn: Collection[Drawn] = ()
    handicaps: Mapping[int, DrawnHandicaps] = field(default_factory=dict)

    @classmethod
    def of(cls, players: PlayersReading, lines: Sequence[DrawnPair]) -> People:
        """Return the players with the seats and handicaps in these lines of As drawn."""
        rounds: dict[int, list[DrawnPair]] = {}
        for line in lines:
            rounds.setdefault(line.round, []).append(line)
        handicaps = {number: drawn_handicaps(own) for number, own in rounds.items()}
        return cls(players, drawn_seats(lines), handicaps)

    @cached_property
    def drawn_in(self) -> Mapping[int, frozenset[Drawn]]:
        """Return round -> the seats its draw gave, where it gave any."""
        found: dict[int, set[Drawn]] = {}
        for seat in self.drawn:
            found.setdefault(seat[0], set()).add(seat)
        return {number: frozenset(seats) for number, seats in found.items()}

    @cached_property
    def by_number(self) -> Mapping[PlayerId, Player]:
        """Return the numbered players that could be read."""
        return {p.number: p for p in self.players.rows.values() if p.number is not None}

    @cached_property
    def names(self) -> frozenset[str]:
        """Return the names of the players that could be read, in the form of `plain`."""
        return frozenset(plain(player.name) for player in self.players.rows.values())

    @cached_property
    def directory(self) -> Directory:
        """Return the players by name."""
        return Directory.of(self.players)

    @cached_property
    def gone(self) -> frozenset[PlayerId]:
        """Return the numbers that draws gave a seat and that are no longer in Players."""
        return frozenset(PlayerId(n) for *_, n in self.drawn) - self.players.numbers.keys()


@dataclass
class SeatReader:
    """Reader of the seats of one round's sheet, and what it has found.

    ranks -- player -> the rank printed on this sheet, if the name still matches the number
    named -- row and side -> the player meant by a name in place of the number
    gone -- number -> the name printed beside it, of players no longer in Players
    """

    reader: TableReader
    people: People
    ranks: dict[PlayerId, Rank] = field(default_factory=dict)
    named: dict[tuple[int, str], PlayerId] = field(default_factory=dict)
    gone: dict[PlayerId, str] = field(default_factory=dict)

    def taken(self, row: int) -> bool:
        """Tell whether somebody sits in the row."""
        return any(self.holds(row, side) for side in ("white", "black"))

    def holds(self, row: int, side: str) -> bool:
        """Tell whether somebody sits on one side of a row."""
        return bool(self.reader.text(row, f"{side}_no")) or self._alone(row, side) is not None

    def seat(self, row: int, side: str) -> Seat | None:
        """Return the seat on one side of a row; None for a free one and for a problem."""
        cell = self.reader.cell(row, f"{side}_no")
        number = whole_number(cell)
        if number is None:
            return self._by_name(row, side, cell)
        player = self.people.by_number.get(PlayerId(number))
        if player is None:
            self._report_unknown(row, side, PlayerId(number))
            return None
        rank = self.reader.rank(row, f"{side}_rank") if self._own(row, side, player) else None
        if rank is not None:
            self.ranks[PlayerId(number)] = rank
        return Seat(PlayerId(number), rank)

    def _own(self, row: int, side: str, player: Player) -> bool:
        """Tell whether the rank printed on one side is the player's: by name, or as drawn.

        As drawn it is if the name is only spelled otherwise, not if it is another player's.
        """
        printed = plain(self.reader.cell(row, side))
        if printed in self.people.names:
            return printed == plain(player.name)
        label = self.reader.cell(row, "table")
        return seat_of(self.reader.location.number or 0, side, label, player.number or 0) in (
            self.people.drawn
        )

    def _report_unknown(self, row: int, side: str, number: PlayerId) -> None:
        """Report a number that nobody has; one that has a problem of its own gets no second."""
        if number in self.people.gone:
            self.gone.setdefault(number, self.reader.text(row, side))
        elif number not in self.people.players.numbers:
            self.reader.report("player-unknown", row, f"{side}_no", typed=number)

    def _by_name(self, row: int, side: str, cell: Cell) -> Seat | None:
        """Return the seat of a name in place of a number; None with a problem."""
        player = self._alone(row, side) if cell is None else self._found(row, side, as_text(cell))
        if player is None:
            return None
        if player.number is None:
            self.reader.report("seat-new", row, f"{side}_no", typed=player.name)
            return None
        self.named[row, side] = player.number
        return Seat(player.number, None)

    def _found(self, row: int, side: str, typed: str) -> Player | None:
        """Return the player of a name in the cell of the number; None with a problem."""
        try:
            rows = self.people.directory.find(typed)
        except NotOnePlayer as error:
            rows, names = (), error.names
        else:
            names = ()
        if len(rows) == 1 and rows[0] in self.people.players.rows:
            return self.people.players.rows[rows[0]]
        code = "seat-name" if names else "player-unknown"
        self.reader.report(code, row, f"{side}_no", typed=typed, names="; ".join(names))
        return None

    def _alone(self, row: int, side: str) -> Player | None:
        """Return the player of a name without number and rank; None if it is not one player's.

        Beside a rank the name is what was left when the number was deleted.
        """
        known = f"{side}_rank" in self.reader.location.columns
        if not known or any(self.reader.text(row, f"{side}_{key}") for key in ("no", "rank")):
            return None
        try:
            rows = self.people.directory.find(self.reader.text(row, side))
        except NotOnePlayer:
            return None
        return self.people.players.rows.get(rows[0]) if len(rows) == 1 else None


def report_gone(reader: TableReader, people: PlayersReading, gone: Mapping[PlayerId, str]) -> None:
    """Report players of rounds who are no longer in Players, each once, at a free row.

    reader -- of Players; gone -- number -> name. They are added to `people`, so that each of their
    games or wishes is not a problem again.
    """
    free = max([reader.location.heading_row, *people.rows, *people.numbers.values()]) + 1
    for row, (number, name) in enumerate(sorted(gone.items()), free):
        who = f"{number} {name}".rstrip()
        reader.report("player-gone", row, "number", number=number, who=who)
        people.numbers[number] = row
