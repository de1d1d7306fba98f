"""The players of two copies: who is only in one of them, and what differs beside their names."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.copies.both import MOST, differs, heading_of, label_of, listed, same_text
from nigiri.messages.message import message
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.plain import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.desk.copies.both import Both, Side
    from nigiri.domain.model.event import Player
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.locations import Location

_AS_WRITTEN = frozenset({"family", "given", "club", "city", "notes"})
"""The columns in which capitals and accents matter."""
_ANSWERS = frozenset({"here", "hide"})
"""Those in which yes, x and a ticked box are one."""


class _Other(NamedTuple):
    """A column in which somebody has something else in B than in A."""

    column: str
    who: str
    a: Cell
    b: Cell


def player_differences(both: Both) -> Iterator[Message]:
    """Yield sentences on players, those who are in one copy only first."""
    people = both.people
    for key, players in (("a", people.only_in_a), ("b", people.only_in_b)):
        if players:
            who = listed([_described(each) for each in players])
            yield message(f"copies.diff.only.{key}", what=who)
    for one, other in people.clashes:
        facts = {"number": one.number, "a": one.name, "b": other.name}
        yield message("copies.diff.clash", **facts)
    for one, other in people.namesakes:
        yield message("copies.diff.namesakes", a=_described(one), b=_described(other))
    found = sorted(_cells(both), key=lambda each: each.column)
    many = {column: len([*group]) for column, group in groupby(found, lambda each: each.column)}
    for each in _cells(both):
        if many[each.column] <= MOST:
            what = message("copies.diff.of", who=each.who, column=each.column)
            yield differs(what, each.a, each.b)
    for column, number in many.items():
        if number > MOST:
            yield message("copies.diff.column", column=column, many=number)


def _described(player: Player) -> Message:
    """Return number, name and rank of a player, and the club where it is known."""
    facts = {"who": label_of(player), "rank": str(player.rank), "club": player.club}
    return message(f"copies.diff.player{'.club' if player.club else ''}", **facts)


def _cells(both: Both) -> Iterator[_Other]:
    """Yield the cells that differ of those who are in both, person by person."""
    lists = [_List.of(side) for side in (both.a, both.b)]
    if None in lists:
        return
    one, other = (each for each in lists if each is not None)
    typed = [c.key for c in columns_of("players") if c.role in {"input", "drawn"}]
    headings = {key: one.heading(key) or other.heading(key) for key in typed}
    own = sorted({*one.own, *other.own})
    for a, b in both.people.pairs:
        for key in typed:
            if not _same(both, key, (a, b), (cells := (one.cell(a, key), other.cell(b, key)))):
                yield _Other(headings[key], label_of(a), *cells)
        for heading in own:
            cells = one.own_cell(a, heading), other.own_cell(b, heading)
            if not same_text(*cells):
                yield _Other(heading, label_of(a), *cells)


def _same(both: Both, key: str, pair: tuple[Player, Player], cells: tuple[Cell, Cell]) -> bool:
    """Tell whether two cells of a column say the same."""
    if same_text(*cells) or (key not in _AS_WRITTEN and plain(cells[0]) == plain(cells[1])):
        return True
    if (both.one_language and key not in _ANSWERS) or key in _AS_WRITTEN:
        return False
    if key == "here" and pair[0].reserve != pair[1].reserve:
        return False
    field = {"hide": "hidden"}.get(key, key)
    return hasattr(pair[0], field) and getattr(pair[0], field) == getattr(pair[1], field)


class _List(NamedTuple):
    """The sheet Players of a copy; rows -- player -> row; own -- heading -> column of people's."""

    side: Side
    place: Location
    rows: Mapping[int, int]
    own: Mapping[str, int]

    @classmethod
    def of(cls, side: Side) -> _List | None:
        """Return the sheet; None without it."""
        place = side.reading.book.get("players")
        if place is None:
            return None
        rows = {id(player): row for row, player in side.reading.player_rows.items()}
        ours, width = {*place.columns.values()}, side.workbook[place.name].width
        own = {
            heading: column
            for column in range(width, 0, -1)
            if column not in ours and (heading := heading_of(side, place, column))
        }
        return cls(side, place, rows, own)

    def heading(self, key: str) -> str:
        """Return the heading of a column; "" where the sheet has none."""
        column = self.place.columns.get(key)
        return "" if column is None else heading_of(self.side, self.place, column)

    def cell(self, player: Player, key: str) -> Cell:
        """Return a cell of a player; None without such a column."""
        return self._at(player, self.place.columns.get(key))

    def own_cell(self, player: Player, heading: str) -> Cell:
        """Return a cell of a player in a column of people's own; None without it."""
        return self._at(player, self.own.get(heading))

    def _at(self, player: Player, column: int | None) -> Cell:
        """Return the cell of a player in a column."""
        if column is None:
            return None
        return self.side.workbook[self.place.name].cell(self.rows[id(player)], column)
