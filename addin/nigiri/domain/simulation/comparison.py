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
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from nigiri.domain.simulation.measures import Measure
    from nigiri.domain.simulation.tally import Sums, Tally

Verdict = Literal["same", "unclear", "perhaps", "little", "clear"]

PERHAPS, SURE = 2, 3


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, sums: Sums) -> Estimate:
        """Return the estimate from the sums of at least two figures."""
        mean = sums.total / sums.many
        variance = (sums.squares - mean * sums.total) / (sums.many - 1)
        return cls(float(mean), sqrt(variance / sums.many))


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


def compared(measure: Measure, tally: Tally, settings: int) -> Comparison:
    """Return one measure under each of the settings, and the difference.

    tally -- of at least two tournaments; settings -- under how many they were played
    """
    sums = (tally.measured(at, measure.code) for at in range(settings))
    estimates = tuple(map(Estimate.of, sums))
    several = settings > 1
    return Comparison(
        measure, estimates, Estimate.of(tally.differing(measure.code)) if several else None
    )
