"""A list of players that comes again: what is new, changed, gone, and typed here since.

Beside everybody who came by a list, a hidden column of Players holds what the list said, as JSON
(docs/decisions/0010-imported-lists.md). With it three things are compared:

the list then, now    the cell is     then
the same              anything        stays as it is
another               as then         becomes as the list says now
another               as now          stays as it is
another               anything else   was typed here since: it stays, and is told

Whoever came by no list counts as if a list had said nothing: blank cells are filled. Of several of
one name each is whoever most cells agree with.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.players.identities import Identities, name_key, with_mark
from nigiri.workbook.model.plain import as_text, decimal_number, plain
from nigiri.workbook.read.players import is_player_row
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.spellings.out_in_rounds import Outs
from nigiri.workbook.spellings.ranks import rank_written

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from nigiri.desk.players.list_rows import Person, PlayerList
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.read.workbook import Reading

RECORD = "imported"
"""The hidden column with what the list said."""

_SOURCE = "list"
_ONLY_NEW = {"number", "here"}
"""Columns that a list fills for those who are new: what stands there later is the director's."""


class Change(NamedTuple):
    """A cell that the list would have otherwise."""

    was: Cell
    listed: Cell


@dataclass
class Entered:
    """Those in Players: their cells, and what lists said of them, by row.

    records -- without those who came by no list; the name of the list is under "list"
    """

    people: dict[int, Person] = field(default_factory=dict)
    records: dict[int, Person] = field(default_factory=dict)

    @classmethod
    def of(cls, workbook: Workbook, reading: Reading) -> Entered:
        """Return the rows of people in Players, readable or not, and what lists said of them."""
        found = cls()
        location = reading.book.locations["players"]
        reader = TableReader(location, workbook[location.name], reading.language)
        for row in reader.rows():
            if is_player_row(reader, row):
                found.people[row] = {key: reader.cell(row, key) for key in location.columns}
                record = _record(reader.text(row, RECORD))
                if record:
                    found.records[row] = record
        return found

    @property
    def identities(self) -> Identities:
        """Return all of them by numbers and names, those of the lists they came by among them."""
        found = Identities()
        for row, person in self.people.items():
            found.add(row, person)
        for row, record in self.records.items():
            found.add(row, {**self.people[row], **_named(record)})
        return found


def _named(record: Person) -> Person:
    """Return the name that a list had for somebody."""
    return {key: record.get(key) for key in ("family", "given")}


@dataclass
class Update:
    """What a list would do to Players.

    new -- people, each under a name that nobody else has; listed -- the same as the list has them;
    rows -- their rows in the list
    matched -- rows of Players that the list has
    changed, blocked -- row -> column key -> change; records -- row -> the text of its record
    gone -- rows that came by an earlier state of the list
    """

    new: list[Person] = field(default_factory=list)
    listed: list[Person] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    matched: dict[int, Person] = field(default_factory=dict)
    changed: dict[int, dict[str, Change]] = field(default_factory=dict)
    blocked: dict[int, dict[str, Change]] = field(default_factory=dict)
    records: dict[int, str] = field(default_factory=dict)
    gone: list[int] = field(default_factory=list)


def update_of(entered: Entered, listed: PlayerList, source: str, rounds: int) -> Update:
    """Return the new, the changed and the blocked entries that a list would lead to.

    source -- the name of the list; rounds -- of the event
    """
    update, known = Update(), entered.identities
    keys = listed.columns - _ONLY_NEW
    found = _found(entered, known, listed, rounds)
    update.rows = [at for at in listed.people if at not in found]
    update.listed = [listed.people[at] for at in update.rows]
    update.new = _named_apart(entered, update.listed)
    for at, row in found.items():
        person = update.matched[row] = listed.people[at]
        was = entered.people[row]
        base = entered.records.get(row, {})
        changes = {
            key: Change(was.get(key), person.get(key))
            for key in sorted(keys if "rank" in person else keys - {"rank"})  # no rank says nothing
            if _differ(key, (person.get(key), base.get(key), was.get(key)), rounds)
        }
        blocked = {k: c for k, c in changes.items() if not _same(k, c.was, base.get(k), rounds)}
        changed = {k: c for k, c in changes.items() if k not in blocked}
        update.changed |= {row: changed} if changed else {}
        update.blocked |= {row: blocked} if blocked else {}
        said = {
            key: person.get(key) for key in keys - blocked.keys() if key in person or key != "rank"
        }
        update.records[row] = record_of({**base, **said}, source)
    refused = {row for person in listed.refused_people for row in known.all_of(person)[:1]}
    update.gone = _gone(entered, {*update.matched, *refused}, source)
    return update


def _found(
    entered: Entered, known: Identities, listed: PlayerList, rounds: int
) -> Mapping[int, int]:
    """Return row in the list -> row of Players, for those who are there, in the list's order.

    Of several of one name those come first of whom more cells agree.
    """
    pairs: list[tuple[int, int, int]] = []
    for at, person in listed.people.items():
        for row in known.all_of(person):
            cells = entered.people[row], entered.records.get(row, {})
            agree = sum(
                any(_same(key, person.get(key), each.get(key), rounds) for each in cells)
                for key in listed.columns
            )
            pairs.append((-agree, at, row))
    found, given = dict[int, int](), set[int]()
    for _, at, row in sorted(pairs):
        if at not in found and row not in given:
            found[at] = row
            given.add(row)
    return {at: found[at] for at in listed.people if at in found}


def _named_apart(entered: Entered, listed: Iterable[Person]) -> list[Person]:
    """Return those who are new, with a mark behind a name that somebody else has.

    Different numbers in a federation tell namesakes apart without a mark.
    """
    people, known = dict(entered.people), Identities()
    new: list[Person] = []
    for row, there in people.items():
        known.add(row, there)
    for at, person in enumerate(listed, max(people, default=0) + 1):
        taken = {name_key(each) for each in people.values()} if known.namesakes(person) else set()
        new.append(with_mark(person, taken))
        people[at] = new[-1]
        known.add(at, new[-1])
    return new


def _differ(key: str, cells: tuple[Cell, Cell, Cell], rounds: int) -> bool:
    """Tell whether the list says something new that the cell does not have."""
    listed, base, was = cells
    return not (_same(key, listed, base, rounds) or _same(key, listed, was, rounds))


def _same(key: str, one: Cell, other: Cell, rounds: int) -> bool:
    """Tell whether two cells of a column mean the same."""
    return meaning(key, one, rounds) == meaning(key, other, rounds)


def meaning(key: str, cell: Cell, rounds: int) -> object:
    """Return a cell's value for comparing: a rank as written, rounds, a number, else its text.

    Names are alike without regard to accents and capitals: some systems drop them.
    """
    words = as_text(cell)
    if key in {"family", "given"}:
        return plain(words)
    if key == "rank":
        return rank_written(words) or words
    if key == "out":
        with suppress(ValueError):
            return Outs.parse(words, rounds)
    number = decimal_number(cell)
    return words if number is None or words.startswith("0") else number


def _gone(entered: Entered, there: Collection[int | None], source: str) -> list[int]:
    """Return the rows that came by an earlier state of the list and are no longer in it.

    there -- rows of those who are in it

    A list is a later state of another if it has the same name and somebody of it, or at least half
    of those who came by it: files that are downloaded again get other names.
    """
    lists: dict[Cell, list[int]] = {}
    for row, record in entered.records.items():
        lists.setdefault(record.get(_SOURCE), []).append(row)
    gone: list[int] = []
    for name, rows in lists.items():
        found = sum(row in there for row in rows)
        if found and (name == source or 2 * found >= len(rows)):
            gone += [row for row in rows if row not in there]
    return sorted(gone)


def record_of(said: Mapping[str, Cell], source: str) -> str:
    """Return the text of the hidden cell for what a list said."""
    known = {key: cell for key, cell in said.items() if cell is not None and key != _SOURCE}
    return record_text({_SOURCE: source, **dict(sorted(known.items()))})


def record_text(record: Mapping[str, Cell]) -> str:
    """Return a record as the text of its cell."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def _record(text: str) -> Person:
    """Return the record of what a list said; {} where the hidden cell was changed."""
    with suppress(ValueError):
        found = json.loads(text)
        if isinstance(found, dict):
            return {k: v for k, v in found.items() if isinstance(v, str | int | float)}
    return {}
