"""Who is entered already: the rows of Players, and the one of somebody on a list.

It is asked with every key that is pressed, so it reads these cells alone, not the whole event.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.hand_edits import event_language
from nigiri.domain.players.federation_ids import ids
from nigiri.domain.players.member import name_key
from nigiri.domain.text import unmarked
from nigiri.messages.message import message
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook


class Entrant(NamedTuple):
    """Somebody in Players.

    at -- the row; number -- in the event, None before there is one
    """

    at: int
    name: str
    federation_id: str
    number: int | None
    rank: str
    club: str

    @property
    def where(self) -> Message:
        """Return the place of the entry in words: "No. 12, row 15"."""
        if self.number is None:
            return message("members.there.row", row=self.at)
        return message("members.there.number", number=self.number, row=self.at)


def entrants(workbook: Workbook) -> Sequence[Entrant]:
    """Return everybody in Players who has a name, in its order; () without that sheet."""
    return tuple(_entrants(workbook))


def _entrants(workbook: Workbook) -> Iterator[Entrant]:
    """Yield everybody in Players who has a name."""
    location = find(workbook).get("players")
    if location is None:
        return
    reader = TableReader(location, workbook[location.name], event_language(workbook))
    for at in reader.rows():
        family, given = reader.text(at, "family"), reader.text(at, "given")
        if family:
            yield Entrant(
                at,
                f"{family}, {given}" if given else family,
                reader.text(at, "federation_id"),
                whole_number(reader.cell(at, "number")),
                reader.text(at, "rank"),
                reader.text(at, "club"),
            )


class EntrantIndex:
    """Who is entered, found by number and by name."""

    def __init__(self, entered: Sequence[Entrant]) -> None:
        """Take those who are entered; of several the first is found."""
        self._by_number: dict[tuple[str, str], Entrant] = {}
        self._by_name: dict[str, list[tuple[Entrant, Mapping[str, str]]]] = {}
        for each in entered:
            numbers = ids(each.federation_id)
            for number in numbers.items():
                self._by_number.setdefault(number, each)
            self._by_name.setdefault(_key(each), []).append((each, numbers))

    def entrant_of(self, name: str, numbers: Mapping[str, str]) -> Entrant | None:
        """Return the entry of a person, None if there is none.

        A number in a federation decides; else the name does, unless both have numbers of one
        federation, which then differ.
        """
        numbered = filter(None, map(self._by_number.get, numbers.items()))
        named = (
            each
            for each, its in self._by_name.get(name_key(name), ())
            if numbers.keys().isdisjoint(its)
        )
        return next(chain(numbered, named), None)


def _key(entrant: Entrant) -> str:
    """Return the name for comparing, without the number that tells it apart: "Bob (2)"."""
    return name_key(unmarked(entrant.name))


def is_named(entrant: Entrant, name: str) -> bool:
    """Tell whether an entry has a name, whatever its order, case, accents and number: "Bob (2)"."""
    return _key(entrant) == name_key(name)
