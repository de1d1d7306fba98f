"""Compare the name with which a number was drawn with the name that has it today.

Rounds are recorded by number. As drawn has the name beside every number; so it shows where a number
has gone to another player since, as when the column No. was sorted alone.

today the name drawn with a number is         meaning                                 code
its own; accents, order of the parts may      nothing
differ
that of another player in Players             their games went to other people        number-moved
nobody's                                      a spelling was corrected, as a rule     name-other

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
    from collections.abc import Mapping

    from nigiri.domain.model.event import Player
    from nigiri.workbook.model.cells import Sheet
    from nigiri.workbook.read.players import PlayersReading

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
    bearers, reported = _Bearers(people.rows), set[tuple[int, str]]()
    for each, row in sorted(others):
        at, known = bearers.of(each.name), (each.number, plain(each.name))
        if row in at or known in reported:
            continue
        reported.add(known)
        facts = {"number": each.number, "was": each.name, "now": people.rows[row].name}
        if at:
            players.report("number-moved", at[0], "number", round=each.round, **facts)
        else:
            drawn.report("name-other", each.row, each.side, round=each.round, **facts)


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
