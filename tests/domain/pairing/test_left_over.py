"""Whom a largest matching can leave over, against leaving out everybody in turn."""

from __future__ import annotations

import numpy as np

from nigiri.domain.pairing.deadlock import left_over
from nigiri.domain.pairing.matching import most_pairs


def both_ways(seed: int) -> tuple[list[int], list[int]]:
    """Return whom leaving out everybody in turn finds, and whom the code finds.

    Of 2 to 15 players, who can meet more or less often.
    """
    lot = np.random.default_rng(seed)
    many = 2 + seed % 14
    banned = lot.random((many, many)) < lot.choice([0.5, 0.7, 0.8, 0.9])
    banned |= banned.T
    np.fill_diagonal(banned, val=True)
    players = [one for one in range(many) if one % 5 != 4]
    most = len(most_pairs(players, banned))

    in_turn = [
        one for one in players if len(most_pairs([p for p in players if p != one], banned)) == most
    ]
    return in_turn, left_over(players, banned)


def test_left_over_are_those_without_whom_as_many_pairs_remain() -> None:
    """In three hundred fields; somewhere somebody is left over, and somewhere nobody."""
    found = {seed: both_ways(seed) for seed in range(300)}

    assert {} == {seed: both for seed, both in found.items() if both[0] != both[1]}
    assert {True, False} == {bool(left) for left, _ in found.values()}
