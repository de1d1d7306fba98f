"""Every handicap there is, by every rule, against the rules counted out otherwise (M12, B3, A6).

Ranks 30k to 9d, scores 0 to 60 apart, AGA ratings -40.00 to 10.00, all of them; no sample.
"""

from __future__ import annotations

from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal

import pytest

from nigiri.domain.games.handicaps import ByRanks, difference_allows
from nigiri.domain.model.event import Player, Settings
from nigiri.domain.model.units import STRONGEST, WEAKEST, Rank
from nigiri.domain.players.entry_rating import rated_rank, strength

STEPS = range(WEAKEST, STRONGEST + 1)
LESS = (0, 1, 2)
AGA_RATINGS = [*range(-4000, -99), *range(100, 1001)]


@pytest.mark.parametrize("less", LESS)
def test_by_rank_over_all_pairs_of_ranks(less: int) -> None:
    """Nine at most, by a walk down the ranks: each rank beyond the first `less` is a stone."""
    assert 39 == len(STEPS)
    for one in STEPS:
        for other in STEPS:
            between = range(min(one, other), max(one, other))
            stones = len(between[less:][:9])
            assert stones == ByRanks.of(Settings(handicap_reduction=less)).stones(
                Rank(one), Rank(other)
            )


@pytest.mark.parametrize("less", LESS)
def test_by_score_over_all_differences(less: int) -> None:
    """A stone for every whole point beyond the first `less`; the half is dropped."""
    settings = Settings(handicap_by="score", handicap_reduction=less)
    for halves in range(121):
        points = int(Decimal(halves) / 2) - less
        assert min(9, max(0, points)) == difference_allows(settings, halves)[0]


@pytest.mark.parametrize("less", LESS)
def test_by_rating_over_all_differences(less: int) -> None:
    """Above less + 1 ranks, rounded half up; the AGA's list is 49 ranks long without its gap."""
    settings = Settings(handicap_by="rating", rating_scale="aga", handicap_reduction=less)
    for hundredths in range(4901):
        difference = Decimal(hundredths) / 100 - less
        rounded = int(difference.quantize(Decimal(1), ROUND_HALF_UP))
        stones = min(9, rounded) if difference > 1 else 0
        assert stones == difference_allows(settings, hundredths)[0]


def test_every_rating_of_the_aga_has_its_rank_and_its_place() -> None:
    """One after the other from -40.00 to 10.00: a hundredth up each, and over the gap none."""
    settings = Settings(rating_scale="aga")
    before = None
    for rating in AGA_RATINGS:
        player = Player("Ota", "", Rank(1), rating=rating)
        place = strength(settings, player)
        whole = int(Decimal(abs(rating)) / 100)
        name = f"{min(whole, 9)}d" if rating > 0 else f"{min(whole, 30)}k"
        assert name == str(rated_rank(settings, player))
        assert before is None or place - before == (0 if rating == 100 else 1)
        before = place


def test_every_rating_of_the_egf_has_its_rank() -> None:
    """A hundred points a rank, 2100 in the middle of 1 dan: from -900 to 3299."""
    for rating in range(-900, 3300):
        steps = int(((Decimal(rating) - 2050) / 100).to_integral_value(ROUND_FLOOR)) + 1
        player = Player("Ota", "", Rank(1), rating=rating)
        expected = Rank(max(WEAKEST, min(STRONGEST, steps)))
        assert expected == rated_rank(Settings(), player)
        assert rating - 2050 == strength(Settings(), player)
