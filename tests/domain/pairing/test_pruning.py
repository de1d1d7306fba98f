"""Pairs that are left out are in no optimum, whatever draw comes first."""

from __future__ import annotations

import numpy as np
import pytest

from nigiri.domain.pairing.candidates import Candidates, complete, window
from nigiri.domain.pairing.criteria import CHOICES, in_order
from nigiri.domain.pairing.optimum import nearest, optimum
from nigiri.domain.pairing.pruning import layers, prune_by_draw, prune_by_optimum
from tests.domain.pairing.instances import (
    chosen_field,
    every_draw,
    field_of,
    some_event,
    some_field,
    totals,
)
from tests.generate import random_choices

#: More pairs than any field of these tests has.
ALL = 1_000_000

COLOURS, FLOATS, SCORE = (CHOICES[code] for code in ("colours", "floats", "score"))


def pairs_of(candidates: Candidates) -> set[tuple[int, int]]:
    """Return the pairs as a set."""
    return set(zip(candidates.upper.tolist(), candidates.lower.tolist(), strict=True))


@pytest.mark.parametrize("fewest", [1, 3, 12])
def test_whatever_draw_comes_first_no_pair_of_the_optimum_is_left_out(fewest: int) -> None:
    """Every draw of small fields takes a turn as the first one, good or bad."""
    for seed in range(20):
        leaves_the_optimum(seed, fewest)


@pytest.mark.long
@pytest.mark.parametrize("fewest", [1, 3, 12])
def test_no_pair_of_the_optimum_is_left_out_in_many_events(fewest: int) -> None:
    """A thousand more events."""
    for seed in range(20, 1060):
        leaves_the_optimum(seed, fewest)


def leaves_the_optimum(seed: int, fewest: int) -> None:
    """Leave out pairs by each draw in turn: what is left contains the optimum and the bound holds.

    The draw comes once from the layers, and once from those that it has made better itself.
    """
    event = random_choices(some_event(seed, 6, seed % 4), seed)
    field = field_of(event)
    criteria = [each for each in in_order(event.settings) if each.applies(field)]
    pairs = complete(field)
    best = set(optimum(field, criteria, few=ALL) or ())
    if not best:
        return
    known, left = prune_by_optimum(field, criteria, pairs, sorted(best))
    assert best <= pairs_of(left), seed
    assert totals(field, criteria, sorted(best)) == tuple(total for total, _ in known), seed
    assert all(least <= total for total, least in known), seed
    above = layers(field, criteria, pairs, fewest)
    for first in every_draw(field):
        better, left = prune_by_draw(field, criteria, above, first)
        assert best <= pairs_of(left), (seed, first)
        better, left = prune_by_draw(field, criteria, better, sorted(best))
        assert best <= pairs_of(left), (seed, first)
        for layer, least in zip(better, totals(field, criteria, sorted(best)), strict=False):
            assert layer.least <= least, (seed, first)
            assert layer.slack.min() >= 0, (seed, first)


def test_a_bound_that_is_not_reached_is_raised_to_what_the_first_draw_can_prove() -> None:
    """Three players have had White twice more than Black, one Black: somebody pays."""
    raised = 0
    for seed in range(30):
        field = some_field(seed, 24, 3)
        pairs = complete(field)
        best = optimum(field, [COLOURS])
        assert best is not None
        (quick,) = layers(field, [COLOURS], pairs, 1)
        (better,), _ = prune_by_draw(field, [COLOURS], [quick], best)
        (total,) = totals(field, [COLOURS], best)
        assert quick.least <= better.least <= total, seed
        raised += quick.least < better.least == total
    assert raised > 5


def test_an_odd_group_shows_in_the_bound() -> None:
    """Two groups of three: one board costs the difference, and the bound knows it."""
    field = next(
        field
        for field in (some_field(seed, 12, 0) for seed in range(100))
        if np.unique(field.end).tolist() in ([5, 12], [3, 12], [7, 12])
    )
    best = optimum(field, [SCORE, FLOATS])
    assert best is not None
    above = layers(field, [SCORE, FLOATS], complete(field), 1)

    assert totals(field, [SCORE, FLOATS], best) == tuple(layer.least for layer in above)
    assert totals(field, [SCORE], best)[0] > 0


def test_two_odd_groups_that_cannot_meet_have_no_draw() -> None:
    """Nothing reaches over the cut between them; nobody stumbles over that."""
    field = next(
        field
        for field in (some_field(seed, 12, 0) for seed in range(100))
        if np.unique(field.end).tolist() in ([5, 12], [3, 12], [7, 12])
    )
    group = field.start == 0
    field.banned[group[:, None] != group] = True

    assert optimum(field, [SCORE, FLOATS], few=0) is None


@pytest.mark.parametrize("times", [1, 2, 4])
def test_the_nearest_pairs_are_some_of_the_pairs(times: int) -> None:
    """Everyone has at least twelve of them where he has so many; more turns take more."""
    field = chosen_field(4, 60, 2)
    criteria = [each for each in in_order(field.settings) if each.applies(field)]
    pairs = complete(field)
    found = nearest(field, criteria, layers(field, criteria[:1], pairs, ALL), times)

    assert pairs_of(found) <= pairs_of(pairs)
    assert (found.many >= np.minimum(12 * times, pairs.many)).all()


def test_a_large_field_is_pruned_to_a_few_pairs_a_player() -> None:
    """Of 400 players in three sections hardly a twentieth of the pairs can matter in round 1."""
    field = some_field(2, 400, 0)
    criteria = [each for each in in_order(field.settings) if each.applies(field)]
    pairs = window(field, criteria)
    above = layers(field, criteria, pairs, 12)
    first = optimum(field, criteria, candidates=lambda *_: nearest(field, criteria, above))

    assert first is not None
    assert 20 * len(prune_by_draw(field, criteria, above, first)[1]) < len(pairs)
