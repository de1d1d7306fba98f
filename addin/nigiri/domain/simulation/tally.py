"""What tournaments showed, added up: small however many there are, alike whoever adds.

Sums are exact fractions, and the rest are counts. So tournaments may be added in any parts and any
order, by one process or many: the figures are the same to the last bit.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from math import floor
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.domain.simulation.measures import Measured

#: Classes of tau in the distribution, from one whole number to the next.
CLASSES = 10_000

Key = tuple[str, int, str | int]
"""Of what, under which of the settings, and which of them."""

_VALUE, _DIFFERENCE, _FIRST, _PLACE, _ORDER = "value", "difference", "first", "place", "order"


@dataclass(frozen=True)
class Sums:
    """Number, sum and sum of squares of some figures."""

    many: int = 0
    total: Fraction = Fraction(0)
    squares: Fraction = Fraction(0)

    @classmethod
    def of(cls, figures: Iterable[float]) -> Sums:
        """Return the sums of these figures."""
        exact = [*map(Fraction, figures)]
        return cls(len(exact), sum(exact, Fraction(0)), sum((x * x for x in exact), Fraction(0)))

    def __add__(self, other: Sums) -> Sums:
        """Return the sums of both."""
        total, squares = self.total + other.total, self.squares + other.squares
        return Sums(self.many + other.many, total, squares)


@dataclass
class Tally:
    """What tournaments showed under one or several settings.

    many -- tournaments that came to an end under all of them; stopped -- those that did not
    sums -- of the measures, of their differences, and of who is first; counts -- of the places of
    the strongest, and of tau by classes
    """

    many: int = 0
    stopped: int = 0
    sums: dict[Key, Sums] = field(default_factory=dict)
    counts: Counter[Key] = field(default_factory=Counter)

    @classmethod
    def of(cls, found: Iterable[tuple[Measured | None, ...]]) -> Tally:
        """Return the tally of these tournaments."""
        tally, figures = cls(), dict[Key, list[float]]()
        for each in found:
            shown = [one for one in each if one is not None]
            if len(shown) < len(each):
                tally.stopped += 1
                continue
            tally.many += 1
            for key, figure in _figures(shown):
                figures.setdefault(key, []).append(figure)
            tally.counts.update(_counted(shown))
        tally.sums = {key: Sums.of(row) for key, row in figures.items()}
        return tally

    def add(self, other: Tally) -> None:
        """Add the tournaments of another tally."""
        self.many += other.many
        self.stopped += other.stopped
        self.counts += other.counts
        for key, sums in other.sums.items():
            self.sums[key] = self.sums.get(key, Sums()) + sums

    def measured(self, at: int, code: str) -> Sums:
        """Return the sums of a measure under the settings `at`, from 0."""
        return self.sums[_VALUE, at, code]

    def differing(self, code: str) -> Sums:
        """Return the sums of the difference of a measure: under the last settings and the first."""
        return self.sums[_DIFFERENCE, 0, code]

    def first_in(self, at: int) -> Mapping[int, Sums]:
        """Return section -> the sums of whether its strongest is first."""
        return {
            name: sums
            for (kind, settings, name), sums in self.sums.items()
            if kind == _FIRST and settings == at and isinstance(name, int)
        }

    def places(self, at: int) -> Mapping[int, int]:
        """Return place -> in how many tournaments it is that of the strongest of all."""
        return self._counted(_PLACE, at)

    def orders(self, at: int) -> Mapping[int, int]:
        """Return the lower end of a class of tau, in parts of `CLASSES` -> how many tournaments."""
        return self._counted(_ORDER, at)

    def _counted(self, what: str, at: int) -> Mapping[int, int]:
        """Return the counts under the settings `at`, in order."""
        found = (
            (name, many)
            for (kind, settings, name), many in self.counts.items()
            if kind == what and settings == at and isinstance(name, int)
        )
        return dict(sorted(found))


def _figures(shown: list[Measured]) -> Iterable[tuple[Key, float]]:
    """Yield the figures of one tournament to be summed up, under all settings."""
    for at, one in enumerate(shown):
        yield from (((_VALUE, at, code), value) for code, value in one.values.items())
        yield from (((_FIRST, at, section), share) for section, share in one.firsts.items())
    for code, value in shown[-1].values.items():
        yield (_DIFFERENCE, 0, code), value - shown[0].values[code]


def _counted(shown: list[Measured]) -> Iterable[Key]:
    """Yield the places and the orders of one tournament to be counted, under all settings."""
    for at, one in enumerate(shown):
        yield _PLACE, at, one.place
        yield _ORDER, at, floor(one.values["order"] * CLASSES)
