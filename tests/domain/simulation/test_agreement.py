"""Kendall's tau-b, against its definition."""

from __future__ import annotations

from itertools import combinations
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.simulation.measures import kendall

PAIRS = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=2, max_size=30)


def sign(number: int) -> int:
    """Return 1, 0 or -1."""
    return (number > 0) - (number < 0)


def defined(one: list[int], other: list[int]) -> float:
    """Return tau-b as a correlation of signs, over all pairs of players."""
    signs = [
        (sign(one[i] - one[j]), sign(other[i] - other[j]))
        for i, j in combinations(range(len(one)), 2)
    ]
    both = sum(x * y for x, y in signs)
    scale = sqrt(sum(x * x for x, _ in signs) * sum(y * y for _, y in signs))
    return both / scale if scale else 0.0


@given(pairs=PAIRS)
def test_it_is_what_the_definition_says(pairs: list[tuple[int, int]]) -> None:
    """Pair by pair, with ties in either order or in both."""
    one, other = ([pair[side] for pair in pairs] for side in (0, 1))

    assert defined(one, other) == pytest.approx(kendall(one, other), abs=1e-12)


def test_the_same_order_is_1_and_the_reverse_minus_1() -> None:
    """Whatever the figures are."""
    assert 1 == kendall([10, 20, 30, 40], [1, 2, 3, 9])
    assert -1 == kendall([10, 20, 30, 40], [4, 3, 2, 1])


def test_two_exchanged_neighbours_of_four() -> None:
    """Five pairs agree, one does not: 4/6."""
    assert pytest.approx(2 / 3) == kendall([1, 2, 3, 4], [2, 1, 3, 4])


def test_a_shared_place_by_hand() -> None:
    """Of three pairs one is level in the first: (2 - 0) / sqrt(2 * 3)."""
    assert pytest.approx(2 / sqrt(6)) == kendall([1, 1, 2], [1, 2, 3])


@pytest.mark.parametrize(("one", "other"), [([1, 1, 1], [1, 2, 3]), ([1, 2], [5, 5]), ([4], [7])])
def test_where_all_are_level_nothing_agrees(one: list[int], other: list[int]) -> None:
    """There tau-b is not defined; 0 is said."""
    assert 0 == kendall(one, other)
