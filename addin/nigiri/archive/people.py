"""Who is who in an archive: one person through all events, by numbers in federations and names.

two entries share            they are
a number in a federation     one person, whatever the names
the name, and no federation  one person
gave them different numbers
the name alone, where that   left apart: nobody can tell which of the two it is
name has different numbers

A person is called by a number, "egf 16250531", or by the name in small letters where there is none.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

Numbers = dict[str, set[str]]


def persons(known: Iterable[str]) -> Mapping[str, str]:
    """Return entry -> person; the entries are those of `rows.known_as`."""
    entries = sorted(set(known))
    groups = _Groups(entries)
    by_number: dict[str, str] = {}
    for entry in entries:
        for number in entry.split("|")[1:]:
            groups.join(by_number.setdefault(number, entry), entry)
    by_name: dict[str, list[str]] = defaultdict(list)
    for entry in entries:
        by_name[entry.partition("|")[0]].append(entry)
    for same in by_name.values():
        if not conflicts(groups.numbers(same)):
            for other in same[1:]:
                groups.join(same[0], other)
    return groups.labels()


def conflicts(numbers: Numbers) -> list[str]:
    """Return the federations in which somebody would have several numbers."""
    return [federation for federation, found in sorted(numbers.items()) if len(found) > 1]


class _Groups:
    """Entries that belong together; each group is known by one of them."""

    def __init__(self, entries: Sequence[str]) -> None:
        self._above = {entry: entry for entry in entries}
        self._members = {entry: [entry] for entry in entries}

    def head(self, entry: str) -> str:
        """Return the entry by which a group is known."""
        while self._above[entry] != entry:
            entry = self._above[entry]
        return entry

    def join(self, one: str, other: str) -> None:
        """Make two groups one."""
        large, small = self.head(one), self.head(other)
        if large != small:
            if len(self._members[large]) < len(self._members[small]):
                large, small = small, large
            self._above[small] = large
            self._members[large] += self._members.pop(small)

    def numbers(self, entries: Iterable[str]) -> Numbers:
        """Return federation -> numbers of the groups of some entries."""
        heads = {self.head(entry) for entry in entries}
        return numbers_in(each for head in heads for each in self._members[head])

    def labels(self) -> dict[str, str]:
        """Return entry -> what its person is called."""
        found = {}
        for members in self._members.values():
            numbers = sorted(part for entry in members for part in entry.split("|")[1:])
            label = numbers[0] if numbers else members[0].partition("|")[0]
            found.update(dict.fromkeys(members, label))
        return found


def numbers_in(entries: Iterable[str]) -> Numbers:
    """Return federation -> numbers in some entries."""
    found: Numbers = defaultdict(set)
    for federation, number in _numbers(entries):
        found[federation].add(number)
    return found


def _numbers(entries: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield federation and number for every number in some entries."""
    for entry in entries:
        for part in entry.split("|")[1:]:
            federation, _, number = part.partition(" ")
            yield federation, number
