"""Means, standard errors and verdicts."""

from __future__ import annotations

from math import sqrt

import pytest

from nigiri.domain.simulation.comparison import Comparison, Estimate, Verdict, compared
from nigiri.domain.simulation.measures import MEASURES, Measured
from nigiri.domain.simulation.tally import Sums, Tally

ORDER = MEASURES[0]


def showing(value: float) -> Measured:
    """Return a tournament that shows this tau."""
    return Measured({"order": value}, {}, 1)


def test_a_mean_has_a_standard_error() -> None:
    """Of 1, 2, 3, 4: 2.5, and sqrt(5/3) / 2."""
    estimate = Estimate.of(Sums.of([1, 2, 3, 4]))

    assert 2.5 == estimate.mean
    assert pytest.approx(sqrt(5 / 3) / 2) == estimate.error


def test_a_difference_is_that_of_each_tournament() -> None:
    """They differ by a lot, but the second settings always give 1/8 more: no error at all."""
    found = [(showing(value), showing(value + 0.125)) for value in (0.25, 0.5, 0.75)]
    comparison = compared(ORDER, Tally.of(found), 2)

    assert Estimate(0.125, 0) == comparison.difference
    assert (0.5, 0.625) == tuple(each.mean for each in comparison.estimates)
    assert all(each.error > 0.1 for each in comparison.estimates)


def test_one_settings_alone_have_no_difference() -> None:
    """There is just an estimate."""
    comparison = compared(ORDER, Tally.of([(showing(0.25),), (showing(0.75),)]), 1)

    assert (0.5,) == tuple(each.mean for each in comparison.estimates)
    assert (None, "same") == (comparison.difference, comparison.verdict)


@pytest.mark.parametrize(
    ("mean", "error", "verdict"),
    [
        (0, 0, "same"),
        (0.02, 0.01, "unclear"),
        (-0.021, 0.01, "perhaps"),
        (0.03, 0.01, "perhaps"),
        (-0.031, 0.01, "clear"),
        (0.0049, 0.001, "little"),
        (0.1, 0, "clear"),
    ],
)
def test_a_difference_is_judged_by_its_standard_error(
    mean: float, error: float, verdict: Verdict
) -> None:
    """Up to two are nothing, above three it is sure; what is sure may be little."""
    assert verdict == Comparison(ORDER, (), Estimate(mean, error)).verdict


def test_tournaments_that_stopped_under_either_settings_are_left_out() -> None:
    """So that both are compared over the same ones."""
    one, other = showing(0.5), showing(0.25)

    tally = Tally.of([(one, None), (one, other), (None, other), (None, None)])

    assert (1, 3) == (tally.many, tally.stopped)
    assert Sums.of([-0.25]) == tally.differing("order")
