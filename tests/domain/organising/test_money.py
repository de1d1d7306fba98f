"""Amounts of money as people type them, and as programs write them (M23)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.organising.money import Cents, amount, decimal, whole_cents


@pytest.mark.parametrize(
    ("typed", "cents"),
    [
        ("10", 1000), ("0", 0), ("10.50", 1050), ("10,50", 1050), ("10.5", 1050), (" 7 ", 700),
        ("$10", 1000), ("$ 25.30", 2530), ("10 €", 1000), ("£7", 700), ("10€", 1000),
        ("C$ 20", 2000), ("US$5", 500), ("$20 CAD", 2000), ("CAD 20", 2000), ("20 Euro", 2000),
        ("15 fr.", 1500), ("20 Kč", 2000), ("35 zł", 3500), ("5 dollars", 500),
        ("1 240.00", 124000), ("1,240.00", 124000), ("1.240,00 €", 124000), ("1'240.50", 124050),
        ("1\u202f240,00\u00a0$", 124000), ("1,240", 124000), ("1.240", 124000),
        ("21 880", 2188000), ("1,234,567.8", 123456780), ("1240", 124000),
        ("10.-", 1000), ("10,– €", 1000), ("CHF 10.--", 1000),
        ("-5", -500), ("−$5", -500), ("$-5.25", -525), ("- 5", -500),
    ],
)  # fmt: skip
def test_an_amount_is_read_as_people_type_it(typed: str, cents: int) -> None:
    """Whichever sign stands before the cents, and whichever currency at either end."""
    assert cents == amount(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "", "free", "10k", "10 players", "1.2345", "0.125", "1,24,0", "1.240.00", "1 24", "--5",
        "-$-5", "5 + 5", "10/20", "$", "10.", "1e3", "٣", "½",
    ],
)  # fmt: skip
def test_what_is_no_amount_is_none(typed: str) -> None:
    """Nothing is guessed."""
    assert amount(typed) is None


def test_half_a_cent_goes_away_from_zero() -> None:
    """17.65 for each of 36.5 players is 644.23, as M23 prints it."""
    assert 64423 == whole_cents(1765 * Fraction(73, 2))
    assert -64423 == whole_cents(-1765 * Fraction(73, 2))
    assert [0, 1, 1, 2] == [whole_cents(Fraction(n, 10)) for n in (4, 5, 14, 15)]
    assert 7 == whole_cents(7)


@pytest.mark.parametrize(
    ("cents", "written"), [(64405, "644.05"), (-500, "-5.00"), (7, "0.07"), (124000, "1240.00")]
)
def test_cents_are_written_plainly(cents: int, written: str) -> None:
    """With a point, two digits behind it, and nothing between the thousands."""
    assert written == decimal(Cents(cents))


@given(st.integers(-(10**9), 10**9))
def test_what_is_written_is_read_again(cents: int) -> None:
    """The plain form goes there and back."""
    assert cents == amount(decimal(Cents(cents)))
