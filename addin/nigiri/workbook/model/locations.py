"""The locations of a workbook's tables, as they were found."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping


class Location(NamedTuple):
    """The location of a table.

    name -- the tab; columns -- column key -> column from 1; heading_row -- from 1
    number -- of a round's sheet, None elsewhere; draft -- the title says that the round is only a
    draft
    gone -- keys of columns that are known by their place alone: their headings are gone
    """

    name: str
    kind: str
    columns: Mapping[str, int]
    heading_row: int = 3
    language: str = "en"
    number: int | None = None
    draft: bool = False
    gone: tuple[str, ...] = ()

    @property
    def first_row(self) -> int:
        """Return the first row of data."""
        return self.heading_row + 1


BEHIND_ROUNDS = frozenset({"tree", "crosstable", "standings", "problems", "grid", "drawn"})
"""The kinds of sheets of which the first stands behind the rounds: in older events As drawn."""


_IN_FRONT_OF = {
    "sections": ("handicaps",),  # else in front of the rounds
    "wishes": ("drawn", "proof", "preflight", "log"),
    "drawn": ("preflight", "log"),
}
"""Kind of a sheet that comes later -> the kinds it goes in front of: the first that is there."""


@dataclass(frozen=True)
class Book:
    """The locations of all tables of a workbook.

    rounds -- by number; draft -- the sheet of a round that is only a draft
    doubles -- the first location and another of the same kind or round
    untitled -- sheets of a round whose title does not have its number
    """

    locations: Mapping[str, Location] = field(default_factory=dict)
    rounds: Mapping[int, Location] = field(default_factory=dict)
    doubles: tuple[tuple[Location, Location], ...] = ()
    untitled: tuple[Location, ...] = ()
    draft: Location | None = None

    def __iter__(self) -> Iterator[Location]:
        """Iterate over all locations, rounds after the others."""
        yield from self.locations.values()
        yield from self.rounds.values()
        if self.draft is not None:
            yield self.draft

    def first(self, kinds: Collection[str]) -> str | None:
        """Return the name of the first tab of these kinds, in the order of tabs; None without one.

        Not for rounds.
        """
        return next((each.name for each in self.locations.values() if each.kind in kinds), None)

    def in_front_of(self, kind: str) -> str | None:
        """Return the tab in front of which a new sheet of that kind goes; None for the end."""
        there = [self.get(other) for other in _IN_FRONT_OF[kind]]
        if kind == "sections":
            there += [*self.rounds.values(), self.draft]
        name = next((location.name for location in there if location is not None), None)
        return name or (self.first(BEHIND_ROUNDS) if kind == "sections" else None)

    def get(self, kind: str) -> Location | None:
        """Return the location of the table of that kind, None without it."""
        return self.locations.get(kind)
