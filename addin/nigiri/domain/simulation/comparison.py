"""Means, standard errors, and whether a difference between two settings is significant.

Tournaments are compared one by one: number 17 under the one settings with number 17 under the
other, which had the same players with the same good and bad days. The standard error of a
difference is that of the mean of these differences: smaller than if each of the two had chances of
its own, the more so the more alike they are.

A difference of more than two standard errors is taken for a likely one, of more than three for a
sure one: with six measures the latter is wrong once in some sixty comparisons of equal settings.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.simulation.measures import Measure, Measured

Verdict = Literal["same", "unclear", "perhaps", "little", "clear"]

PERHAPS, SURE = 2, 3


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, values: Iterable[float]) -> Estimate:
        """Return the estimate from these values, at least two."""
        found = list(values)
        return cls(fmean(found), stdev(found) / sqrt(len(found)))


@dataclass(frozen=True)
class Comparison:
    """One measure under one or several settings.

    estimates -- one for each of the settings, in their order
    difference -- of the last and the first, tournament by tournament; None with one settings only
    """

    measure: Measure
    estimates: tuple[Estimate, ...]
    difference: Estimate | None

    @property
    def verdict(self) -> Verdict:
        """Return the verdict on the difference: is it sure, and is it large.

        same -- no tournament differs; unclear -- as large as by chance; perhaps -- more tournaments
        would tell; little -- sure, but too small to matter; clear -- sure
        """
        if self.difference is None or not (self.difference.mean or self.difference.error):
            return "same"
        size = abs(self.difference.mean)
        if size <= PERHAPS * self.difference.error:
            return "unclear"
        if size <= SURE * self.difference.error:
            return "perhaps"
        return "little" if size < self.measure.little else "clear"


def complete(found: Iterable[tuple[Measured | None, ...]]) -> list[tuple[Measured, ...]]:
    """Return the tournaments that could be played to the end under all the settings."""
    return [
        whole
        for each in found
        if len(whole := tuple(seen for seen in each if seen is not None)) == len(each)
    ]


def compared(measure: Measure, found: Sequence[tuple[Measured, ...]]) -> Comparison:
    """Return one measure of these tournaments under each of the settings, and the difference.

    found -- at least two tournaments, as `complete` returns them
    """
    rows = [tuple(seen.values[measure.code] for seen in each) for each in found]
    estimates = tuple(map(Estimate.of, zip(*rows, strict=True)))
    several = len(estimates) > 1
    difference = Estimate.of(row[-1] - row[0] for row in rows) if several else None
    return Comparison(measure, estimates, difference)
