"""Bands: whole ranks by rating, and how far apart they start (A5).

A5 by hand, 4 rounds, K = 1, for the top band 1.5:

band  players  P / (R K)      separation   from 0   zero-up
4d    12       12 / 6 = 2      2            0        5
3d    11       11 / 4 = 2.75   2           -2        3
2d    3         3 / 4          1           -4        1
1d    8                                    -5        0
"""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.event import Settings
from nigiri.domain.model.units import STRONGEST, WEAKEST, Rank
from nigiri.domain.starts.bands import band_starts, propose_bands, separation, separations
from nigiri.errors import WrongUse

FOUR = Settings(rounds=4, start_rule="bands")
PLAYERS = (12, 11, 3, 8)


@pytest.mark.parametrize(
    ("players", "k", "points"),
    [
        # K = 1: 1 while P < 2 R, 2 from 2 R, 3 from 3 R
        (5, 100, 1), (9, 100, 1), (10, 100, 2), (14, 100, 2), (15, 100, 3), (0, 100, 1),
        # the top band: 1 until P = 3 R
        (5, 150, 1), (10, 150, 1), (14, 150, 1), (15, 150, 2),
        # K = 0.67 is the most spread: already 1.34 R players make 2
        (6, 67, 1), (7, 67, 2), (15, 67, 4),
    ],
)  # fmt: skip
def test_the_separation_is_the_integer_part_of_players_by_rounds_and_k(
    players: int, k: int, points: int
) -> None:
    """Five rounds: P / R is 1, 2 and 3 with 5, 10 and 15 players."""
    assert points == separation(players, 5, k)


@pytest.mark.parametrize("k", [66, 151, 0])
def test_k_lies_between_two_thirds_and_three_halves(k: int) -> None:
    """A5's range; 0 would divide by nothing."""
    with pytest.raises(WrongUse, match=r"choose 0\.67 to 1\.50"):
        separation(5, 5, k)


def test_the_top_band_has_a_k_of_its_own() -> None:
    """The table above."""
    assert (2, 2, 1, 2) == separations(FOUR, PLAYERS)


@pytest.mark.parametrize(("zero_up", "starts"), [("no", (0, -2, -4, -5)), ("yes", (5, 3, 1, 0))])
def test_bands_start_at_0_from_the_top_or_the_bottom(zero_up: str, starts: tuple[int, ...]) -> None:
    """The table above; behind them stands where a further band would start."""
    settings = Settings(rounds=4, zero_up=zero_up)
    further = starts[-1] - 2

    assert (*starts, further) == tuple(half // 2 for half in band_starts(settings, PLAYERS))


def test_without_bands_the_first_one_would_start_at_0() -> None:
    """Whichever way one counts."""
    assert (0,) == band_starts(FOUR, ())
    assert (0,) == band_starts(Settings(zero_up="yes"), ())


def test_every_whole_rank_below_the_top_band_is_a_band() -> None:
    """Four rounds want 5 to 10 in the top band: 5d and 4d; empty ranks are bands too."""
    ranks = [Rank(steps) for steps in (5, 5, 5, 4, 4, 3, 3, 3, 3, 3, 3, 1, -1)]

    assert ["4d", "3d", "2d", "1d", "1k", "2k"] == list(map(str, propose_bands(ranks, 4)))
    assert () == propose_bands([], 4)


@given(
    st.lists(st.integers(WEAKEST, STRONGEST).map(Rank), min_size=1, max_size=40),
    st.integers(1, 10),
)
def test_bands_reach_down_to_the_weakest_rank_without_a_gap(ranks: list[Rank], rounds: int) -> None:
    """Below the top band each is one rank, so that everybody is in one."""
    lowest = [rank.steps for rank in propose_bands(ranks, rounds)]

    assert min(ranks).steps == lowest[-1]
    assert list(range(lowest[0], lowest[-1] - 1, -1)) == lowest


@given(st.lists(st.integers(0, 60), min_size=1, max_size=39), st.integers(1, 12))
def test_lower_bands_start_lower_and_zero_up_only_shifts(players: list[int], rounds: int) -> None:
    """At least a point apart; the last band at 0 with zero_up."""
    down = band_starts(Settings(rounds=rounds), players)
    up = band_starts(Settings(rounds=rounds, zero_up="yes"), players)

    assert all(a - b >= 2 for a, b in pairwise(down))
    assert (0, 0) == (down[0], up[-2])
    assert 1 == len({a - b for a, b in zip(up, down, strict=True)})
