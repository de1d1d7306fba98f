"""Who of a list is who: people by their numbers in federations, by name, and namesakes.

two of one name in one list       are
different numbers                 two people
one number                        one
another rank, or another club     two people, each told from the other by a mark: "Paul (2)"
anything else                     one, who stands there twice
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.players.federation_ids import differ_by_number, ids
from nigiri.domain.text import marked
from nigiri.workbook.model.plain import as_text, plain

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from nigiri.workbook.model.cells import Cell

    Person = dict[str, Cell]
    Named = tuple[str, str]

_TELL_APART = ("rank", "club")


class Identities:
    """People by their numbers in federations and by name, to be found again."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._by_mark: dict[str, int] = {}
        self._by_name: dict[Named, list[tuple[int, str]]] = {}

    def add(self, row: int, person: Mapping[str, Cell]) -> None:
        """Add somebody by row; of two with the same number the first is found."""
        typed = as_text(person.get("federation_id"))
        for mark in _marks(typed):
            self._by_mark.setdefault(mark, row)
        self._by_name.setdefault(name_key(person), []).append((row, typed))

    def by_number(self, person: Mapping[str, Cell]) -> int | None:
        """Return the row of whoever has a number of somebody; None where nobody has."""
        marks = _marks(as_text(person.get("federation_id")))
        return next((self._by_mark[mark] for mark in marks if mark in self._by_mark), None)

    def namesakes(self, person: Mapping[str, Cell]) -> list[int]:
        """Return the rows of those of one name with somebody, unless their numbers differ."""
        typed = as_text(person.get("federation_id"))
        same = self._by_name.get(name_key(person), ())
        rows = [row for row, known in same if not differ_by_number(typed, known)]
        return list(dict.fromkeys(rows))

    def all_of(self, person: Mapping[str, Cell]) -> list[int]:
        """Return the rows that may be somebody's: that of the number, else those of the name."""
        row = self.by_number(person)
        return self.namesakes(person) if row is None else [row]


def told_apart(one: Mapping[str, Cell], other: Mapping[str, Cell]) -> bool:
    """Tell whether rank or club show that two of one name are two people; a blank shows nothing."""
    pairs = ((plain(one.get(key)), plain(other.get(key))) for key in _TELL_APART)
    return any(mine != theirs for mine, theirs in pairs if mine and theirs)


def with_mark(person: Person, taken: Collection[Named]) -> Person:
    """Return somebody whose name is none of those taken: "Paul", else "Paul (2)", "Paul (3)"."""
    number, found = 1, person
    while name_key(found) in taken:
        number += 1
        found = {**person, "given": marked(as_text(person.get("given")), number)}
    return found


def name_key(person: Mapping[str, Cell]) -> Named:
    """Return family and given name of somebody for comparing."""
    return plain(person.get("family")), plain(person.get("given"))


def _marks(typed: str) -> list[str]:
    """Return the texts that only one person has: numbers with their federation, or the cell."""
    known = [f"{federation} {number}" for federation, number in ids(typed).items()]
    return known or [text for text in [plain(typed)] if text]
