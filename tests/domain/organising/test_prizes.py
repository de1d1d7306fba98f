"""Prizes: how many, who chooses first, who is called last, how many wins are enough (M26, B14)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.domain.organising.prizes import (
    Advice,
    Award,
    Awards,
    Winner,
    advice,
    awards,
    ceremony_order,
    choosing_order,
    section_prizes,
    section_winners,
)
from tests.quebec import quebec_event

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


def test_firsts_choose_before_seconds_or_section_by_section() -> None:
    """Both start with section 1."""
    by_place, by_section = (
        choosing_order(TWO_SECTIONS),
        choosing_order(TWO_SECTIONS, "section"),
    )

    assert [11, 21, 31, 12, 22, 32] == [each.player for each in by_place]
    assert [11, 12, 21, 22, 31, 32] == [each.player for each in by_section]


def test_the_champion_is_called_last() -> None:
    """The last section first, in each of them the first place last."""
    assert [32, 31, 22, 21, 12, 11] == [each.player for each in ceremony_order(TWO_SECTIONS)]


def test_each_section_of_2005_has_one_winner() -> None:
    """Four to seven players in each get one prize."""
    found = section_winners(quebec_event())

    assert [(n, 1) for n in range(1, 8)] == [(each.section, each.place) for each in found]


def half(*wins: int) -> dict[PlayerId, HalfPoints]:
    """Return the wins of players 1, 2, ... in half points."""
    return {PlayerId(n): HalfPoints(2 * each) for n, each in enumerate(wins, 1)}


def test_three_peaks() -> None:
    """A winner, a runner-up, six more with 4 wins: 8 prizes, and n is 4."""
    wins = half(*[4] * 8, *[3] * 15, *[2] * 20, *[1] * 10, *[0] * 5)
    found = awards([*wins], wins, 8)

    assert (58, 8, 0) == (len(wins), found.least, found.spare)
    assert [*range(1, 9)] == [each.player for each in found.given]
    assert [True] + [False] * 7 == [each.first for each in found.given]
    assert (8, 4) == (awards([*wins], wins, 12).least, awards([*wins], wins, 12).spare)
    assert awards([*wins], wins, 23).least == 6


def test_the_first_may_have_fewer_wins_than_others() -> None:
    """As where the McMahon score decides; the prize is one of them."""
    wins = half(3, 4, 4, 2)
    order = [*wins]

    assert [1, 2, 3] == [each.player for each in awards(order, wins, 3).given]
    assert Awards(None, (Award(PlayerId(1), HalfPoints(6), first=True),), 1) == awards(
        order, wins, 2
    )


def test_who_missed_a_round_is_not_first_and_the_rest_is_at_discretion() -> None:
    """B30: the next one is first, and the prize for wins is marked."""
    wins = half(4, 4, 3, 1)
    found = awards([*wins], wins, 3, missed=[PlayerId(1), PlayerId(4)])

    assert [
        Award(PlayerId(1), HalfPoints(8), discretion=True),
        Award(PlayerId(2), HalfPoints(8), first=True),
        Award(PlayerId(3), HalfPoints(6)),
    ] == [*found.given]


def test_without_prizes_or_players_nobody_gets_one() -> None:
    """Nor where all missed a round and there are too few prizes."""
    wins = half(2, 2)

    assert Awards(None, (), 0) == awards([*wins], wins, 0)
    assert Awards(None, (), 5) == awards([], {}, 5)
    assert Awards(None, (), 1) == awards([*wins], wins, 1, missed=[*wins])


@given(st.lists(st.integers(0, 6), max_size=12), st.integers(0, 14), st.sets(st.integers(1, 12)))
def test_prizes_suffice_and_one_win_less_would_not(
    played: list[int], prizes: int, missed: set[int]
) -> None:
    """No smaller n will do: with the next smaller figure there would be too many."""
    wins = half(*played)
    found = awards([*wins], wins, prizes, {PlayerId(each) for each in missed})
    given_to = {each.player for each in found.given}

    assert 0 <= found.spare == prizes - len(found.given)
    below = max((wins[each] for each in wins if each not in given_to), default=None)
    if below is not None:
        assert len(given_to | {each for each in wins if wins[each] >= below}) > prizes
