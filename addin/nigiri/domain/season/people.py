"""Who is one person in the events of a season.

two entries                                        are one person
with one number in a federation                    always
with one name, without numbers that contradict     where nobody else has that name
with one name in one event                         never, unless a number says so
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.players.federation_ids import differ_by_number, ids
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Sequence


class Entry(NamedTuple):
    """A player in an event; event -- its number in the season; federation -- as it was typed."""

    event: int
    name: str
    federation: str = ""


class _Person:
    """The entries that were found to be one person."""

    def __init__(self) -> None:
        """Begin with none."""
        self.entries: list[Entry] = []

    def has_number_of(self, entry: Entry) -> bool:
        """Tell whether a number in a federation is the same."""
        numbers = ids(entry.federation).items()
        return any(numbers & ids(each.federation).items() for each in self.entries)

    def has_name_of(self, entry: Entry) -> bool:
        """Tell whether the name is the same, and neither a number nor an event contradicts."""
        named = any(plain(each.name) == plain(entry.name) for each in self.entries)
        return named and not any(
            each.event == entry.event or differ_by_number(each.federation, entry.federation)
            for each in self.entries
        )


def people_of(entries: Sequence[Entry]) -> tuple[int, ...]:
    """Return for each entry the number of the person, from 1 in the order of their first entries.

    Those with a number in a federation are looked at first: it tells namesakes apart.
    """
    people: list[_Person] = []
    found: dict[int, _Person] = {}
    for at in sorted(range(len(entries)), key=lambda at: (not ids(entries[at].federation), at)):
        entry = entries[at]
        person = _known(entry, people)
        if person is None:
            person = _Person()
            people.append(person)
        person.entries.append(entry)
        found[at] = person
    order = list(dict.fromkeys(found[at] for at in range(len(entries))))
    return tuple(order.index(found[at]) + 1 for at in range(len(entries)))


def _known(entry: Entry, people: Sequence[_Person]) -> _Person | None:
    """Return the person that an entry is of, None for somebody new."""
    sure = next((each for each in people if each.has_number_of(entry)), None)
    named = [each for each in people if each.has_name_of(entry)]
    return sure or (named[0] if len(named) == 1 else None)
