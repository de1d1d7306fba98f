"""Look-alikes: players of one club who may be one person (B9)."""

from __future__ import annotations

import pytest

from nigiri.domain.model.event import Player
from nigiri.domain.model.units import Rank
from nigiri.domain.players.alike import alike


def player(name: str, club: str = "Bristol", number: str = "") -> Player:
    """Return a player by a name with a comma."""
    family, _, given = name.partition(", ")
    return Player(family, given, Rank(1), club=club, federation_id=number)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Smith, Jon", "Smith, John", True),
        ("Smith, Al", "Smith, Alan", True),
        ("Smyth, Jon", "Smith, Jon", True),
        ("Smith, Jon", "Smith, Ann", False),
        ("Smith, Jon", "Smith, J", False),
        ("Smith, Jon", "Smyth, John", False),
        ("Smith, Jon", "Smith, Jon", False),  # a problem of its own
    ],
)
def test_names_that_differ_by_a_slip_are_alike(one: str, other: str, *, same: bool) -> None:
    """One of the two names is the same, and the other nearly."""
    pair = (player(one), player(other))

    assert ((pair,) if same else ()) == alike(pair)


def test_other_clubs_and_other_numbers_are_other_people() -> None:
    """So is whoever has no club: too many would be alike."""
    jon = player("Smith, Jon", number="10000001")

    assert () == alike([jon, player("Smith, John", "Leeds"), player("Smith, John", "")])
    assert () == alike([jon, player("Smith, John", number="10000002")])
    assert 1 == len(alike([jon, player("Smith, John", number="10000001")]))
