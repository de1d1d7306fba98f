"""Prizes: how many, who chooses first, who is called last (M26)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nigiri.domain.model.units import PlayerId
from nigiri.domain.organising.prizes import (
    Advice,
    Winner,
    advice,
    ceremony_order,
    choosing_order,
    section_prizes,
)

TWO_SECTIONS = [
    Winner(section, place, PlayerId(10 * section + place))
    for section in (2, 1, 3) for place in (2, 1)
]  # fmt: skip


@pytest.mark.parametrize(
    ("players", "prizes"), [(0, 0), (1, 1), (7, 1), (14, 1), (15, 2), (20, 2), (36, 4), (40, 4)]
)
def test_about_one_in_ten_gets_a_prize_and_at_least_one(players: int, prizes: int) -> None:
    """40 players: 4 (M26); nobody wins an empty section."""
    assert prizes == section_prizes(players)


def test_seventy_players_in_five_sections_want_second_prizes_or_narrower_sections() -> None:
    """Either way out of M2's example; 35 in five want nothing, nor does nobody."""
    assert (
        Advice("second-prizes", 10, Fraction(14)),
        Advice("fewer-ranks", 2, Fraction(14)),
    ) == advice([14] * 5)
    assert () == advice([7] * 5)
    assert () == advice([])


def test_firsts_choose_before_seconds() -> None:
    """From section 1 on."""
    assert [11, 21, 31, 12, 22, 32] == [each.player for each in choosing_order(TWO_SECTIONS)]


def test_the_champion_is_called_last() -> None:
    """The last section first, in each of them the first place last."""
    assert [32, 31, 22, 21, 12, 11] == [each.player for each in ceremony_order(TWO_SECTIONS)]
