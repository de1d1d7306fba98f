"""Compare the name with which a number was drawn with the name that has it today.

Rounds are recorded by number. As drawn has the name beside every number; so it shows where a number
has gone to another player since, as when the column No. was sorted alone.

today the name drawn with a number is         meaning                                 code
its own; accents, order of the parts may      nothing
differ
that of another player in Players             their games went to other people        number-moved
nobody's                                      a spelling was corrected, as a rule     name-other

Where three or more numbers have the name of another one, or a name that is no other spelling of
theirs, one problem takes the place of these, names-moved: the names were sorted alone, or the
numbers were, or a cell was deleted. Two who were exchanged stay two.

A number that Players lacks is reported by seats.py.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once
from nigiri.domain.model.units import PlayerId
from nigiri.workbook.model.locations import Location
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.read.as_drawn import SIDES, line_round
from nigiri.workbook.read.table_reader import TableReader

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from collections.abc import Set as AbstractSet

    from nigiri.domain.model.event import Player
    from nigiri.workbook.model.cells import Sheet
    from nigiri.workbook.read.players import PlayersReading

MANY = 3
"""So many names that moved are no exchange of two players, nor a correction."""
_PART = re.compile(r"\w+")


class DrawnName(NamedTuple):
    """A number and the name beside it in a row of As drawn; side -- one of SIDES."""

    number: int
    row: int
    side: str
    round: int
    name: str


def report_names(drawn: TableReader, players: TableReader, people: PlayersReading) -> None:
    """Report every number that was drawn with another name than it has today, each name once.

    drawn, players -- readers of As drawn and of Players
    """
    holders = {player.number: row for row, player in people.rows.items()}
    others = [
        (each, row)
        for each in drawn_names(drawn)
        if (row := holders.get(PlayerId(each.number))) is not None
        and each.name != people.rows[row].name
        and _parts(each.name)
    ]
    if not others:
        return  # as a rule; nothing more is worked out then
    moved = moved_numbers(drawn, people)
    if moved:
        _report_moved(players, people, moved, others)
    bearers, reported = _Bearers(people.rows), set[tuple[int, str]]()
    for each, row in sorted(others):
        at, known = bearers.of(each.name), (each.number, plain(each.name))
        if row in at or known in reported or each.number in moved:
            continue
        reported.add(known)
        facts = {"number": each.number, "was": each.name, "now": people.rows[row].name}
        if at:
            players.report("number-moved", at[0], "number", round=each.round, **facts)
        else:
            drawn.report("name-other", each.row, each.side, round=each.round, **facts)


def _report_moved(
    players: TableReader,
    people: PlayersReading,
    moved: AbstractSet[int],
    others: Iterable[tuple[DrawnName, int]],
) -> None:
    """Report that names have moved, at the first of these numbers, before all other problems."""
    row, each = min((row, each) for each, row in others if each.number in moved)
    facts = {"many": len(moved), "number": each.number, "was": each.name}
    players.report("names-moved", row, "family", now=people.rows[row].name, **facts)
    players.problems.insert(0, players.problems.pop())


def moved_numbers(
    drawn: TableReader, people: PlayersReading, *, doubtful: bool = False
) -> frozenset[int]:
    """Return the numbers that were drawn with a name of which theirs is no other spelling.

    Of fewer than MANY there are none: a correction, or an exchange.

    drawn -- a reader of As drawn; doubtful -- also whoever has another's family name while their
    own is gone, which might be a correction

    A name, or family name, that changed places with another's is none, however alike they are.
    """
    names: dict[int, list[str]] = defaultdict(list)
    for each in drawn_names(drawn):
        if _parts(each.name) and each.name not in names[each.number]:
            names[each.number].append(each.name)
    rows = {number: row for number in names if (row := people.numbers.get(PlayerId(number)))}
    known = {number: row for number, row in rows.items() if row in people.rows}
    changed = {
        number: row
        for number, row in known.items()
        if _parts(people.rows[row].name) not in map(_parts, names[number])
    }
    if len(changed) < MANY:
        return frozenset()
    written = {_parts(name) for each in names.values() for name in each}
    bearers = _Bearers(people.rows)
    drawn_families = {_family(name) for each in names.values() for name in each}
    families = {plain(player.family) for player in people.rows.values()}

    def has_others(number: int, row: int) -> bool:
        """Tell whether name or family name of the row changed places with another's."""
        player, own = people.rows[row], {*map(_family, names[number])}
        mixed = doubtful or not own.isdisjoint(families)
        mixed = mixed and plain(player.family) in drawn_families - own
        return mixed or _parts(player.name) in written or any(map(bearers.of, names[number]))

    from nigiri.domain.players.alike import respelled  # noqa: PLC0415 -- three names are others

    found = frozenset(
        number
        for number, row in changed.items()
        if has_others(number, row)
        or not any(respelled(name, people.rows[row].name) for name in names[number])
    )
    return found if len(found) >= MANY else frozenset()


def _family(name: str) -> str:
    """Return the family name of a name as printed, without accents and case."""
    return plain(name.partition(", ")[0])


def drawn_names(reader: TableReader) -> tuple[DrawnName, ...]:
    """Return all numbers of As drawn that have a name beside them, drafts included."""
    return _names(
        reader.sheet, frozenset(reader.location.columns.items()), reader.location.first_row
    )


@once
def _names(
    sheet: Sheet, columns: frozenset[tuple[str, int]], first_row: int
) -> tuple[DrawnName, ...]:
    """Return the numbers with a name on a sheet, from its first row on; read once."""
    location = Location("", "drawn", dict(columns), first_row - 1)
    reader = TableReader(location, sheet, location.language)
    found = []
    for row in reader.rows():
        which, _ = line_round(reader.cell(row, "round"))
        for side in SIDES if which is not None else ():
            number, name = whole_number(reader.cell(row, f"{side}_no")), reader.text(row, side)
            if number is not None and name:
                found.append(DrawnName(number, row, side, which or 0, name))
    return tuple(found)


class _Bearers:
    """The players of a name: as it is written, else with the same parts in any order."""

    def __init__(self, rows: Mapping[int, Player]) -> None:
        """Look at all players, by row."""
        self.written: dict[str, list[int]] = defaultdict(list)
        self.parts: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for row, player in rows.items():
            self.written[plain(player.name)].append(row)
            self.parts[_parts(player.name)].append(row)

    def of(self, name: str) -> list[int]:
        """Return the rows of the players with that name; [] for none."""
        return self.written.get(plain(name)) or self.parts.get(_parts(name), [])


def _parts(name: str) -> tuple[str, ...]:
    """Return the parts of a name without accents and case, in order of the alphabet."""
    return (*sorted(_PART.findall(plain(name))),)
