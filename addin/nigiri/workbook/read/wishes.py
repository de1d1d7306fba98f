"""Read the sheet Wishes: players who should or should not meet; a wish a row.

Whoever or whatever cannot be read is a problem at its cell. A pair that is never to meet and does
is one at its board, until it has a result (workbook/review/review.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.event import Wish
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.player_references import Directory, NotOnePlayer
from nigiri.workbook.spellings.rounds import parse_rounds
from nigiri.workbook.words.names import WISH_KINDS, WishKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Player
    from nigiri.workbook.read.players import PlayersReading
    from nigiri.workbook.read.table_reader import TableReader


class WishRow(NamedTuple):
    """A row of Wishes.

    kind -- None when it could not be read; rounds -- empty for all
    people -- rows of Players, but for those whose player could not be read
    note -- the reason, in the director's words
    """

    kind: WishKind | None
    people: tuple[int, ...]
    rounds: frozenset[int]
    note: str = ""


@dataclass(frozen=True)
class _Wishes:
    """Reader of the sheet.

    meant -- row -> the rows of all players meant, also of those who could not be read
    """

    reader: TableReader
    directory: Directory
    rounds: int
    meant: dict[int, frozenset[int]] = field(default_factory=dict)

    def row(self, row: int) -> WishRow:
        """Return a row; all of its problems are reported at once."""
        people, rounds, kind = self._people(row), self._rounds(row), self._kind(row)
        if kind is not None and people is not None and len(people) < kind.least:
            wish = kind.word(self.reader.language)
            self.reader.report("wish-few", row, "who", wish=wish, least=kind.least)
        self.meant[row] = frozenset(people or ())
        known = tuple(at for at in people or () if at in self.directory.players)
        return WishRow(kind, known, rounds, self.reader.text(row, "note"))

    def _people(self, row: int) -> tuple[int, ...] | None:
        """Return the rows of the players meant; None when that cannot be read."""
        try:
            return self.directory.find(self.reader.text(row, "who"))
        except NotOnePlayer as error:
            code, names = "wish-name" if error.names else "wish-who", "; ".join(error.names)
            self.reader.report(code, row, "who", typed=error.typed, names=names)
            return None

    def _rounds(self, row: int) -> frozenset[int]:
        """Return the rounds in which the wish counts; empty for all."""
        typed = self.reader.text(row, "rounds")
        try:
            return parse_rounds(typed, self.rounds)
        except ValueError:
            self.reader.report("wish-rounds", row, "rounds", typed=typed, rounds=self.rounds)
            return frozenset()

    def _kind(self, row: int) -> WishKind | None:
        """Return the kind of the wish; None with a problem for an unknown one."""
        typed = self.reader.text(row, "wish")
        kind = kind_of(typed)
        if kind is None:
            choices = ", ".join(kind.word(self.reader.language) for kind in WISH_KINDS)
            code = "wish-unknown" if typed else "wish-blank"
            self.reader.report(code, row, "wish", typed=typed, choices=choices)
        return kind


def kind_of(typed: str) -> WishKind | None:
    """Return the kind by its words or code, or by the beginning of only one of them; else None."""
    words = plain(typed)
    by_name = {plain(name): kind for kind in WISH_KINDS for name in kind.spellings}
    begun = {kind for name, kind in by_name.items() if words and name.startswith(words)}
    return by_name.get(words, begun.pop() if len(begun) == 1 else None)


def read_wishes(reader: TableReader, people: PlayersReading, rounds: int) -> dict[int, WishRow]:
    """Return row -> the wish, for every row with something in Who or Wish.

    rounds -- of the event. Problems: a group that is to meet only one another, though no two of
    them ever may; a wish that is there twice.
    """
    sheet = _Wishes(reader, Directory.of(people), rounds)
    used = [row for row in reader.rows() if reader.text(row, "who") or reader.text(row, "wish")]
    wishes = {row: sheet.row(row) for row in used}
    _report_contradictions(reader, wishes, rounds)
    _report_twice(sheet, wishes)
    return wishes


def _report_twice(sheet: _Wishes, wishes: Mapping[int, WishRow]) -> None:
    """Report wishes like one in a row above: the same players, with a round in common."""
    whole = frozenset(range(1, sheet.rounds + 1))
    for (above, one), (row, other) in combinations(wishes.items(), 2):
        both = (one.rounds or whole) & (other.rounds or whole)
        same = one.kind is other.kind and sheet.meant[above] == sheet.meant[row]
        if one.kind and both and same and sheet.meant[row]:
            sheet.reader.report("wish-twice", row, "who", other=above)


def _report_contradictions(reader: TableReader, wishes: Mapping[int, WishRow], rounds: int) -> None:
    """Report groups to meet only one another in a round in which no two may."""
    whole = frozenset(range(1, rounds + 1))
    never = list(_pairs(wishes, "never", whole))
    for row in (row for row, wish in wishes.items() if wish.kind and wish.kind.code == "must"):
        pairs = {frozenset(pair) for pair in combinations(wishes[row].people, 2)}
        for number in sorted(wishes[row].rounds or whole):
            barred = {pair: at for at, pair, counts in never if number in counts}
            if pairs and pairs <= barred.keys():
                other = min(barred[pair] for pair in pairs)
                reader.report("wish-both", row, "wish", other=other)
                break


def _pairs(
    wishes: Mapping[int, WishRow], code: str, whole: frozenset[int]
) -> Iterator[tuple[int, frozenset[int], frozenset[int]]]:
    """Yield row, pair and rounds of all wishes of one kind."""
    for row, wish in wishes.items():
        if wish.kind and wish.kind.code == code:
            for pair in combinations(wish.people, 2):
                yield row, frozenset(pair), wish.rounds or whole


def wishes_of(rows: Mapping[int, WishRow], players: Mapping[int, Player]) -> tuple[Wish, ...]:
    """Return the wishes that can count; players -- by row of Players.

    Players without a number are left out, and wishes with too few players then: nobody is paired
    without a number.
    """
    wishes = []
    for wish in rows.values():
        numbers = tuple(n for row in wish.people if (n := players[row].number) is not None)
        if wish.kind is not None and len(numbers) >= wish.kind.least:
            wishes.append(Wish(wish.kind.code, numbers, wish.rounds))
    return tuple(wishes)
