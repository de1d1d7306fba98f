"""Who is one person in the events of a season.

two entries                                        are one person
with one number in a federation                    always
with one name, without numbers that contradict     where nobody else has that name
with one name in one event                         never, unless a number says so

Names that differ by a slip are two people, and are told.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.players.alike import like
from nigiri.domain.players.federation_ids import differ_by_number, ids
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Sequence


class Entry(NamedTuple):
    """A player in an event; event -- its number in the season; federation -- as it was typed."""

    event: int
    name: str
    federation: str = ""


class _People:
    """The people found so far, each a list of entries, by their numbers and names."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._numbered: dict[tuple[str, str], list[Entry]] = {}
        self._named = defaultdict[str, list[list[Entry]]](list)

    def put(self, entry: Entry) -> list[Entry]:
        """Return the entries of the person that an entry is of, which is among them now."""
        numbers = [*ids(entry.federation).items()]
        known = next((self._numbered[each] for each in numbers if each in self._numbered), None)
        alike = [each for each in self._named[plain(entry.name)] if _may_be(entry, each)]
        person = known or (alike[0] if len(alike) == 1 else [])
        person.append(entry)
        for each in numbers:
            self._numbered.setdefault(each, person)
        named = self._named[plain(entry.name)]
        if not any(each is person for each in named):
            named.append(person)
        return person


def people_of(entries: Sequence[Entry]) -> tuple[int, ...]:
    """Return for each entry the number of the person, from 1 in the order of their first entries.

    Those with a number in a federation are looked at first: it tells namesakes apart.
    """
    people = _People()
    order = sorted(range(len(entries)), key=lambda at: (not ids(entries[at].federation), at))
    found = {at: id(people.put(entries[at])) for at in order}
    numbers: dict[int, int] = {}
    return tuple(numbers.setdefault(found[at], len(numbers) + 1) for at in range(len(entries)))


def _may_be(entry: Entry, person: Sequence[Entry]) -> bool:
    """Tell whether neither a number nor an event contradicts that an entry is of a person."""
    return not any(
        each.event == entry.event or differ_by_number(each.federation, entry.federation)
        for each in person
    )


def perhaps_one(entries: Sequence[Entry]) -> tuple[tuple[Entry, Entry], ...]:
    """Return the last entries of each two people whose names differ by a slip.

    Ann Ash and "Ash, Ann" as well; not where a number or an event tells them apart.
    """
    people = defaultdict[int, list[Entry]](list)
    for person, entry in zip(people_of(entries), entries, strict=True):
        people[person].append(entry)
    pairs = combinations(people.values(), 2)
    return tuple(
        (one[-1], other[-1])
        for one, other in pairs
        if _differ_by_a_slip(one[-1].name, other[-1].name)
        and all(_may_be(entry, other) for entry in one)
    )


def _differ_by_a_slip(one: str, other: str) -> bool:
    """Tell whether one half of two names is equal and the other alike, or only the order differs.

    Equal names do not: they are two people for a reason.
    """
    halves = [tuple(map(str.strip, plain(name).partition(",")[::2])) for name in (one, other)]
    different = [pair for pair in zip(*halves, strict=True) if pair[0] != pair[1]]
    words = [sorted(" ".join(half).split()) for half in halves]
    if len(different) == 1 and all(map(all, halves)):
        return like(*different[0])
    return bool(different) and words[0] == words[1]
