"""The budget, with the figures of the Quebec Opens (M23)."""

from __future__ import annotations

from fractions import Fraction

from nigiri.domain.organising.budget import Budget
from nigiri.domain.organising.fees import QUEBEC
from nigiri.domain.organising.money import Cents, decimal, whole_cents

OPENS = dict(zip(QUEBEC, (256, 322, 484, 178), strict=True))
"""Players of 34 Opens by level."""
AVERAGE = Fraction(sum(number * level.amount for level, number in OPENS.items()), 1240)

COSTS = Fraction(40000 + 2530 + 2 * 2070 + 4 * 1600 + 3000 + 5000)
"""The room; trophies in three sizes; engravings; postage."""

USUAL = Fraction(73, 2)


def shown(exact: Fraction) -> str:
    """Return an amount as a sheet shows it."""
    return decimal(whole_cents(exact))


def test_the_prototype_of_the_quebec_open() -> None:
    """21,880 from 1,240 players; exact, and with the average that stands on paper."""
    exact = Budget(AVERAGE, USUAL, COSTS)
    paper = Budget(Fraction(whole_cents(AVERAGE)), USUAL, COSTS)

    assert (Fraction(2188000, 1240), "17.65") == (exact.average, shown(AVERAGE))
    assert ["644.05", "610.70", "33.35"] == [
        shown(each) for each in (exact.revenue, exact.costs, exact.surplus)
    ]
    assert ["644.23", "610.70", "33.53"] == [
        shown(each) for each in (paper.revenue, paper.costs, paper.surplus)
    ]
    assert (35, 35) == (exact.break_even, paper.break_even)


def test_with_the_players_of_break_even_it_pays_and_with_one_less_it_does_not() -> None:
    """That is what the number means."""
    least = Budget(AVERAGE, USUAL, COSTS).break_even or 0

    assert Budget(AVERAGE, Fraction(least), COSTS).surplus >= 0
    assert Budget(AVERAGE, Fraction(least - 1), COSTS).surplus < 0


def test_other_income_pays_first() -> None:
    """With 610.70 of sponsors nobody need come."""
    found = Budget(Fraction(2500), Fraction(4), COSTS, Fraction(Cents(61070)))

    assert [10000, 10000, 0] == [found.revenue, found.surplus, found.break_even]


def test_without_fees_nothing_breaks_even() -> None:
    """Nobody is counted, so the average is not known; or nobody pays."""
    for average in (None, Fraction(0)):
        found = Budget(average, USUAL, COSTS)

        assert found.break_even is None
        assert found.revenue == 0
        assert "-610.70" == shown(found.surplus)
