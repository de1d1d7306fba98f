"""The budget, with the figures of the Quebec Opens (M23)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nigiri.domain.model.units import Rank
from nigiri.domain.organising.budget import (
    Budget,
    Cost,
    average_fee,
    budget,
    fees_of,
)
from nigiri.domain.organising.fees import QUEBEC, FeeLevel
from nigiri.domain.organising.money import Cents, decimal, whole_cents

OPENS = dict(zip(QUEBEC, (256, 322, 484, 178), strict=True))
"""Players of 34 Opens by level."""

COSTS = (
    Cost(Cents(40000)),
    Cost(Cents(2530)), Cost(Cents(2070), Fraction(2)), Cost(Cents(1600), Fraction(4)),
    Cost(Cents(3000)),
    Cost(Cents(5000)),
)  # fmt: skip
"""The room; trophies in three sizes; engravings; postage."""

USUAL = Fraction(73, 2)


def shown(exact: Fraction) -> str:
    """Return an amount as a sheet shows it."""
    return decimal(whole_cents(exact))


def test_the_average_fee_is_exact() -> None:
    """21,880 from 1,240 players."""
    assert [640000, 644000, 726000, 178000] == [
        fees_of({level: number}) for level, number in OPENS.items()
    ]
    assert fees_of(OPENS) == 2188000
    assert Fraction(2188000, 1240) == average_fee(OPENS)
    assert "17.65" == shown(average_fee(OPENS) or Fraction(0))


def test_the_prototype_of_the_quebec_open() -> None:
    """Exact, and with the average that stands on paper."""
    exact = budget(OPENS, COSTS, expected=USUAL)
    paper = budget(OPENS, COSTS, expected=USUAL, rounded=True)

    assert ["644.05", "610.70", "33.35"] == [
        shown(each) for each in (exact.revenue, exact.costs, exact.surplus)
    ]
    assert ["644.23", "610.70", "33.53"] == [
        shown(each) for each in (paper.revenue, paper.costs, paper.surplus)
    ]
    assert (35, 35) == (exact.break_even, paper.break_even)


def test_with_the_players_of_break_even_it_pays_and_with_one_less_it_does_not() -> None:
    """That is what the number means."""
    least = budget(OPENS, COSTS).break_even or 0

    assert budget(OPENS, COSTS, expected=Fraction(least)).surplus >= 0
    assert budget(OPENS, COSTS, expected=Fraction(least - 1)).surplus < 0


def test_other_income_pays_first() -> None:
    """With 610.70 of sponsors nobody need come; the counted players are expected."""
    found = budget({QUEBEC[0]: 4}, COSTS, [Cents(60000), Cents(1070)])

    assert [4, 10000, 10000, 0] == [found.expected, found.revenue, found.surplus, found.break_even]


@pytest.mark.parametrize("counts", [{}, {QUEBEC[0]: 0}, {FeeLevel(Rank(-29), Cents(0)): 9}])
def test_without_fees_nothing_breaks_even(counts: dict[FeeLevel, int]) -> None:
    """Nobody is counted, or nobody pays."""
    found = budget(counts, COSTS, expected=USUAL, rounded=True)

    assert found.break_even is None
    assert found.revenue == 0
    assert "-610.70" == shown(found.surplus)


def test_the_average_of_nobody_is_not_known() -> None:
    """It is not 0."""
    assert average_fee({}) is None
    assert Budget(None, USUAL, Fraction(0)).surplus == 0
