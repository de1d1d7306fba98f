"""An independent solver, with whole numbers of any size and all pairs, finds nothing better."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nigiri.domain.pairing.candidates import complete
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing.optimum import optimum
from tests.domain.pairing.instances import chosen_field, field_of, reached, some_event
from tests.modes import MODES, in_mode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair

SEEDS = st.integers(0, 10**6)
ROUNDS = st.integers(0, 7)


@settings(max_examples=120)
@given(SEEDS, st.integers(1, 12), ROUNDS)
def test_small_fields(seed: int, boards: int, rounds: int) -> None:
    """Up to 24 players, with choices and wishes at random."""
    compare(chosen_field(seed, 2 * boards, min(rounds, boards)))


@settings(max_examples=10)
@given(SEEDS, st.integers(15, 30), ROUNDS)
def test_middle_fields(seed: int, boards: int, rounds: int) -> None:
    """Up to 60 players."""
    compare(chosen_field(seed, 2 * boards, rounds))


@pytest.mark.long
@settings(max_examples=100)
@given(SEEDS, st.integers(15, 30), ROUNDS)
def test_many_middle_fields(seed: int, boards: int, rounds: int) -> None:
    """Up to 60 players, ten times as many."""
    compare(chosen_field(seed, 2 * boards, rounds))


@pytest.mark.long
@settings(max_examples=300)
@given(SEEDS, st.integers(1, 50), ROUNDS)
def test_large_fields(seed: int, boards: int, rounds: int) -> None:
    """Up to 100 players."""
    compare(chosen_field(seed, 2 * boards, min(rounds, boards)))


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=20)
@given(SEEDS, st.integers(1, 50), ROUNDS)
def test_large_fields_in_each_mode(mode: str, seed: int, boards: int, rounds: int) -> None:
    """Up to 100 players, one choice at a time."""
    compare(field_of(in_mode(some_event(seed, 2 * boards, min(rounds, boards)), mode)))


def compare(field: Field) -> None:
    """Solve by both: the totals are the same, criterion by criterion, with and without pruning."""
    criteria = in_order(field.settings)
    expected = reached(field, criteria, independent(field, criteria))

    assert expected == reached(field, criteria, optimum(field, criteria))
    assert expected == reached(field, criteria, optimum(field, criteria, few=0))


def independent(field: Field, criteria: Sequence[Criterion]) -> list[Pair] | None:
    """Return the best draw as networkx finds it, all criteria in one number; None without one.

    A total is below the dearest pair's cost times the number of boards, plus one: the radix.
    """
    import networkx as nx  # noqa: PLC0415 -- large, and of this test alone

    pairs = complete(field)
    prices = [0] * len(pairs)
    for each in criteria:
        costs = each.cost(field, pairs.upper, pairs.lower).tolist()
        radix = max(costs, default=0) * len(field) // 2 + 1
        prices = [high * radix + low for high, low in zip(prices, costs, strict=True)]
    graph = nx.Graph()
    edges = zip(pairs.upper.tolist(), pairs.lower.tolist(), prices, strict=True)
    graph.add_weighted_edges_from(edges)
    found = [(min(pair), max(pair)) for pair in nx.min_weight_matching(graph)]
    return found if 2 * len(found) == len(field) else None
