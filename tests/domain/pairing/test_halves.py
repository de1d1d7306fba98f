"""M9's halves and its shortcut for the last rounds."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from nigiri.domain.pairing.deadlock import blockade
from nigiri.domain.pairing.halves import first_not_met, keeps_halves
from nigiri.domain.pairing.matching import pairable

Pairs = list[tuple[int, int]]
Bools = npt.NDArray[np.bool_]


def square(players: int, *pairs: tuple[int, int]) -> Bools:
    """Return who has met whom."""
    met = np.eye(players, dtype=np.bool_)
    for one, other in pairs:
        met[one, other] = met[other, one] = True
    return met


@pytest.mark.parametrize(
    ("expected", "pairs"),
    [
        (True, [(0, 2), (1, 3)]),
        (True, [(0, 3), (1, 2)]),
        (False, [(0, 1), (2, 3)]),
        (True, [(4, 9), (5, 8)]),
    ],
)
def test_halves_are_kept_when_each_board_crosses_the_middle(expected: bool, pairs: Pairs) -> None:  # noqa: FBT001
    """It is the middle of those who stay in the group, whoever floated."""
    assert expected is keeps_halves(pairs)


@pytest.mark.parametrize(
    ("expected", "met"),
    [
        ([(0, 1), (2, 3)], []),
        ([(0, 2), (1, 3)], [(0, 1)]),
        ([(0, 3), (1, 2)], [(0, 1), (0, 2)]),
        ([(0, 2), (1, 3)], [(2, 3)]),
        ([(0, 3), (1, 2)], [(0, 1), (1, 3)]),
    ],
)
def test_each_from_the_top_takes_the_first_not_yet_met(expected: Pairs, met: Pairs) -> None:
    """Nobody takes an opponent without whom the others could not be paired."""
    assert expected == first_not_met(range(4), square(4, *met))


def test_nobody_left_can_be_paired_and_an_odd_number_cannot() -> None:
    """The ends of the recursion."""
    assert pairable([], square(0))
    assert not pairable([0], square(1))
    assert pairable([0, 1], square(2))
    assert not pairable([0, 1], square(2, (0, 1)))
    assert pairable([0, 2], square(3, (0, 1)))


@pytest.mark.parametrize(
    ("expected", "players", "met"),
    [
        ([], 4, [(0, 1)]),
        ([0], 4, [(0, 1), (0, 2), (0, 3)]),
        # 0, 1 and 2 have met each other and can only meet 3: any two of them prove it.
        ([0, 1], 4, [(0, 1), (0, 2), (1, 2)]),
        ([0, 1, 2], 6, [(a, b) for a in range(3) for b in range(3, 6)]),
    ],
)
def test_the_smallest_groups_that_prove_it_are_stuck(
    expected: list[int], players: int, met: Pairs
) -> None:
    """Who has met all; two and more with one opponent between them; two odd crowds apart."""
    groups = blockade(range(players), square(players, *met)).groups

    assert expected == sorted(one for group in groups for one in group)
