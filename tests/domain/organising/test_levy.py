"""The levy by typed rates (B14)."""

from __future__ import annotations

from nigiri.domain.organising.levy import Kind, Levy, Line, levy
from nigiri.domain.organising.money import Cents

RATES = {
    Kind(member=True, days=1): Cents(300), Kind(member=True, days=2): Cents(500),
    Kind(member=False, days=2): Cents(1100),
}  # fmt: skip
"""Made up: the handbook gives none."""

PLAYERS = (
    [Kind(member=True, days=2)] * 20
    + [Kind(member=False, days=2)] * 4
    + [Kind(member=True, days=1)] * 3
)


def test_rates_are_summed_by_membership_and_days() -> None:
    """3 x 3 + 20 x 5 + 4 x 11."""
    found = levy(RATES, PLAYERS)

    assert [(3, 900), (20, 10000), (4, 4400)] == [
        (each.players, each.amount) for each in found.lines
    ]
    assert (15300, ()) == (found.total, found.missing)


def test_a_missing_rate_is_told_and_not_guessed() -> None:
    """The total is what is known."""
    visitor = Kind(member=False, days=1)
    found = levy(RATES, [*PLAYERS, visitor, visitor])

    assert Line(visitor, 2, None) in found.lines
    assert (15300, (visitor,)) == (found.total, found.missing)


def test_nobody_owes_nothing() -> None:
    """Before anybody has entered."""
    assert Levy(()) == levy(RATES, ())
    assert levy(RATES, ()).total == 0
