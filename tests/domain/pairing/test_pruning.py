"""Pairs that are left out are in no optimum: with and without them the draw is the same."""

from __future__ import annotations

import pytest

from nigiri.domain.pairing import pruning
from nigiri.domain.pairing.candidates import complete, window
from nigiri.domain.pairing.optimum import optimum, totals
from nigiri.domain.pairing.order import in_order
from nigiri.domain.pairing.pruning import nearest, promising
from tests.domain.pairing.test_optimum import PATTERNS, every_draw, some_field

#: More pairs than any field of these tests has.
ALL = 1_000_000


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("players", [6, 8])
def test_whatever_draw_comes_first_no_pair_of_the_optimum_is_left_out(
    players: int, pattern: str
) -> None:
    """Every draw of small fields takes a turn as the first one, good or bad."""
    for seed in range(24):
        field = some_field(seed, players, seed % 5, pattern)
        criteria = in_order(field.settings)
        pairs = window(field, criteria)
        best = set(optimum(field, criteria, few=ALL) or ())
        for first in every_draw(field, range(players)):
            left = promising(field, criteria, pairs, totals(field, criteria, first))
            found = set(zip(left.upper.tolist(), left.lower.tolist(), strict=True))
            assert best <= found, (seed, first)


@pytest.mark.parametrize("players", [4, 10, 20, 40, 80])
@pytest.mark.parametrize("many", [1, 3, pruning.NEAREST])
def test_pruned_and_unpruned_fields_have_the_same_optimum(
    players: int, many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However few pairs the first draw is made of, even if there are too few for any draw."""
    monkeypatch.setattr(pruning, "NEAREST", many)
    for seed in range(12):
        compare_with_unpruned(seed, players)


@pytest.mark.long
@pytest.mark.parametrize("players", [6, 8, 10, 12, 16, 24, 60])
def test_pruned_and_unpruned_fields_agree_in_many_histories(players: int) -> None:
    """The same over four hundred more histories each."""
    for seed in range(12, 412):
        compare_with_unpruned(seed, players)


@pytest.mark.long
@pytest.mark.parametrize("players", [200, 400])
def test_large_fields_have_the_optimum_of_the_complete_graph(players: int) -> None:
    """Pruned, in the score window, against all pairs that have not met."""
    for seed in range(5):
        field = some_field(seed, players, seed)
        criteria = in_order(field.settings)
        everyone = optimum(field, criteria, candidates=complete, few=ALL)

        assert everyone == optimum(field, criteria, few=0), seed


def compare_with_unpruned(seed: int, players: int) -> None:
    """Solve with and without pruning: the same draw, or none by both."""
    pattern = PATTERNS[seed % 2]
    field = some_field(seed, players, min(seed % 9, players - 2), pattern)
    criteria = in_order(field.settings)

    assert optimum(field, criteria, few=ALL) == optimum(field, criteria, few=0), seed


def test_a_large_field_is_pruned_to_a_few_pairs_a_player() -> None:
    """Of 400 players in three sections hardly a twentieth of the pairs can matter in round 1."""
    field = some_field(2, 400, 0)
    criteria = in_order(field.settings)
    pairs = window(field, criteria)
    first = optimum(field, criteria, candidates=lambda *_: nearest(field, criteria, pairs))

    assert first is not None
    assert 20 * len(promising(field, criteria, pairs, totals(field, criteria, first))) < len(pairs)
