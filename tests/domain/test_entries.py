"""Dan entries far above every grade known so far (B32)."""

from __future__ import annotations

import pytest

from nigiri.domain.model.event import Player
from nigiri.domain.model.units import Rank
from nigiri.domain.players.entry_checks import raised


@pytest.mark.parametrize(
    ("rank", "known", "found"),
    [
        ("3d", ["1d"], "1d"),
        ("2d", ["1d"], None),
        ("1d", ["2k"], "2k"),
        ("1d", ["1k"], None),
        ("1k", ["5k"], None),  # kyu players are accepted
        ("4d", ["1d", "3d"], None),  # a foreign association's grade is accepted
        ("5d", ["1d", "3d"], "3d"),
        ("5d", [], None),
    ],
)
def test_two_grades_above_the_highest_one_are_named(
    rank: str, known: list[str], found: str | None
) -> None:
    """With that grade."""
    grade = raised(Player("Ota", "", Rank.parse(rank)), map(Rank.parse, known))

    assert found == (None if grade is None else str(grade))


def test_a_reason_settles_it_and_the_entry_counts() -> None:
    """Not the rank of today."""
    known = [Rank.parse("1d")]
    entered = Player("Ota", "", Rank.parse("1d"), entry_rank=Rank.parse("4d"))
    approved = Player("Ota", "", Rank.parse("4d"), evidence="approved by the association")

    assert known[0] == raised(entered, known)
    assert raised(approved, known) is None
