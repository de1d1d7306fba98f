"""Whom a largest matching can leave over, against leaving out everybody in turn."""

from __future__ import annotations

import numpy as np
import pytest

from nigiri.domain.pairing.left_over import left_over
from nigiri.domain.pairing.matching import most_pairs


@pytest.mark.parametrize("seed", range(300))
def test_left_over_are_those_without_whom_as_many_pairs_remain(seed: int) -> None:
    """Of 2 to 15 players, who can meet more or less often."""
    lot = np.random.default_rng(seed)
    many = 2 + seed % 14
    banned = lot.random((many, many)) < lot.choice([0.5, 0.7, 0.8, 0.9])
    banned |= banned.T
    np.fill_diagonal(banned, val=True)
    players = [one for one in range(many) if one % 5 != 4]
    most = len(most_pairs(players, banned))

    assert [
        one for one in players if len(most_pairs([p for p in players if p != one], banned)) == most
    ] == left_over(players, banned)
