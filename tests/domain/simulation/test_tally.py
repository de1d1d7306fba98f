"""What tournaments showed, added up in any parts."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.simulation.comparison import Estimate
from nigiri.domain.simulation.measures import Measured
from nigiri.domain.simulation.tally import CLASSES, Sums, Tally

SHARES = st.floats(-1, 1)
SHOWN = st.builds(
    lambda tau, first, place: Measured({"order": tau, "even": first}, {1: first, 2: 0}, place),
    SHARES,
    SHARES,
    st.integers(1, 9),
)
#: Tournaments under two settings, some of which came to no end.
FOUND = st.lists(st.tuples(st.none() | SHOWN, SHOWN), max_size=12)


@given(st.lists(st.floats(-1, 1, width=32), min_size=2))
def test_sums_give_the_mean_and_the_deviation(figures: list[float]) -> None:
    """As the standard library finds them from the figures themselves."""
    estimate = Estimate.of(Sums.of(figures))

    assert pytest.approx(fmean(figures), abs=1e-15) == estimate.mean
    assert pytest.approx(stdev(figures), abs=1e-12) == estimate.error * len(figures) ** 0.5


@given(FOUND, st.data())
def test_parts_may_come_in_any_order(
    found: list[tuple[Measured | None, Measured]], data: st.DataObject
) -> None:
    """To the last bit: however the tournaments are cut, and whichever part is ready first."""
    cuts = data.draw(st.lists(st.integers(0, len(found)), max_size=4).map(sorted))
    parts = [found[a:b] for a, b in zip([0, *cuts], [*cuts, len(found)], strict=True)]
    tally = Tally()
    for part in data.draw(st.permutations(parts)):
        tally.add(Tally.of(part))

    assert Tally.of(found) == tally


def test_a_tally_counts_places_and_orders() -> None:
    """By the class of tau that it falls into, also below zero."""
    tally = Tally.of(
        [(Measured({"order": tau}, {}, place),) for tau, place in ((0.5, 3), (-1e-9, 1), (0.5, 3))]
    )

    assert {1: 1, 3: 2} == tally.places(0)
    assert {-1: 1, CLASSES // 2: 2} == tally.orders(0)
    assert {} == tally.orders(1)


def test_a_section_of_one_of_the_settings_is_its_own() -> None:
    """The other settings have no figure of it."""
    one, other = Measured({"order": 0}, {1: 1}, 1), Measured({"order": 0}, {1: 0, 2: 1}, 1)
    tally = Tally.of([(one, other)])

    assert {1: Sums.of([1])} == tally.first_in(0)
    assert {1: Sums.of([0]), 2: Sums.of([1])} == tally.first_in(1)
