"""Shortcuts change nothing: fewer pairs, potentials, stages. With and without, the same draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.domain.pairing import optimum as module
from nigiri.domain.pairing import optimum as nearest
from nigiri.domain.pairing.candidates import complete, window
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing.matching import heaviest
from nigiri.domain.pairing.optimum import optimum
from nigiri.domain.pairing.weights import Digit, digit, fitting
from tests.domain.pairing.instances import (
    chosen_field,
    field_of,
    some_event,
    some_field,
    totals,
)
from tests.generate import random_choices
from tests.modes import MODES, in_mode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.pairing.candidates import Candidates
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair

#: More pairs than any field of these tests has.
ALL = 1_000_000
SIZES = (4, 6, 8, 12, 16, 24, 40)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [10, 24])
def test_shortcuts_change_nothing_in_any_mode(mode: str, players: int) -> None:
    """The window's premises hold in every mode, or all pairs are looked at."""
    for seed in range(6):
        compare(moded(seed, players, mode), seed)


@pytest.mark.parametrize("players", SIZES)
def test_shortcuts_change_nothing_whatever_was_chosen(players: int) -> None:
    """With choices and wishes at random."""
    for seed in range(10):
        compare(chosen_field(seed, players, min(seed % 9, players - 2)), seed)


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
def test_shortcuts_change_nothing_in_many_histories(mode: str) -> None:
    """A thousand more events in each mode."""
    for seed in range(6, 1012):
        compare(moded(seed, 6 + 2 * (seed % 12), mode), seed)


@pytest.mark.long
@pytest.mark.parametrize("players", SIZES)
def test_shortcuts_change_nothing_in_many_events(players: int) -> None:
    """A thousand more events of each size, with choices and wishes at random."""
    for seed in range(10, 1024):
        compare(chosen_field(seed, players, min(seed % 9, players - 2)), seed)


def moded(seed: int, players: int, mode: str) -> Field:
    """Return a field in that mode; other choices are at random in every second one."""
    event = some_event(seed, players, min(seed % 9, players - 2))
    return field_of(in_mode(random_choices(event, seed) if seed % 2 else event, mode))


def compare(field: Field, seed: int) -> None:
    """Solve with all shortcuts, with each alone, and with none: the same draw, or none by all."""
    criteria = in_order(field.settings)
    expected = optimum(field, criteria, candidates=complete, few=ALL)

    assert expected == optimum(field, criteria, candidates=window, few=ALL), seed
    assert expected == optimum(field, criteria, candidates=complete, few=0), seed
    assert expected == optimum(field, criteria, candidates=window, few=0), seed


@pytest.mark.parametrize("players", [8, 16, 30])
def test_potentials_change_nothing(players: int) -> None:
    """The weights without them have the same best matching."""
    for seed in range(30):
        compare_without_potentials(seed, players)


@pytest.mark.long
@pytest.mark.parametrize("players", [8, 12, 16, 24, 40, 60])
def test_potentials_change_nothing_in_many_events(players: int) -> None:
    """Five hundred more events of each size."""
    for seed in range(30, 530):
        compare_without_potentials(seed, players)


@pytest.mark.long
@pytest.mark.parametrize("mode", ["usual", "boundaries", "colours", "no score", "title"])
@pytest.mark.parametrize("players", [200, 400])
def test_large_fields_have_the_optimum_of_the_complete_graph(players: int, mode: str) -> None:
    """All shortcuts together, against all pairs that have not met and no potentials."""
    for seed in range(3):
        field = field_of(in_mode(some_event(seed, players, 2 * seed), mode))
        criteria = in_order(field.settings)

        assert plain(field, criteria) == optimum(field, criteria, few=0), seed


def compare_without_potentials(seed: int, players: int) -> None:
    """Solve with potentials and without."""
    field = chosen_field(seed, players, min(seed % 9, players - 2))
    criteria = in_order(field.settings)

    assert plain(field, criteria) == optimum(field, criteria), seed


def plain(field: Field, criteria: Sequence[Criterion]) -> list[Pair] | None:
    """Solve the complete graph as it is, in stages that leave out nothing."""
    pairs = complete(field)
    if not pairs.everyone_has_one:
        return None
    criteria = [each for each in criteria if each.applies(field)]
    digits = [digit(pairs, each.cost(field, pairs.upper, pairs.lower)) for each in criteria]
    found: list[Pair] | None = None
    many = 0
    while many < len(digits):
        many = fitting(digits, many, len(field))
        found = heaviest(pairs, plain_weights(pairs, digits[:many]))
        if found is None:
            return None
        sums = totals(field, criteria[:many], found)
        digits[:many] = [each.with_total(t, 0) for each, t in zip(digits, sums, strict=False)]
    return found


def plain_weights(pairs: Candidates, digits: Sequence[Digit]) -> list[int]:
    """Return the weights of the pairs without potentials."""
    cost = [0] * len(pairs)
    for each in digits:
        costs = each.costs.tolist()
        cost = [high * each.radix + low for high, low in zip(cost, costs, strict=True)]
    largest = max(cost)
    return [largest - one for one in cost]


def test_window_leaves_out_most_of_a_large_field() -> None:
    """With 200 players after two rounds less than half of the pairs can matter."""
    field = some_field(2, 200, 2)

    assert 2 * len(window(field, in_order(field.settings))) < len(complete(field))


@pytest.mark.parametrize("many", [1, 3])
def test_it_does_not_matter_of_how_many_pairs_the_first_draw_is_made(
    many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if there are too few for any draw."""
    monkeypatch.setattr(nearest, "NEAREST", many)
    for seed in range(30):
        field = chosen_field(seed, 16, seed % 7)
        criteria = in_order(field.settings)

        assert optimum(field, criteria, few=ALL) == optimum(field, criteria, few=0), seed


def test_better_and_better_first_draws_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never content with the pairs left, it goes on as long as they become fewer."""
    monkeypatch.setattr(module, "ENOUGH", 0)
    for seed in range(30):
        field = chosen_field(seed, 20, seed % 7)
        criteria = in_order(field.settings)

        assert optimum(field, criteria, few=ALL) == optimum(field, criteria, few=0), seed
