"""The optimum is the best of all draws: every one is tried, whatever the director chose."""

from __future__ import annotations

import pytest

from nigiri.domain.pairing.criteria import CHOICES, in_order
from nigiri.domain.pairing.optimum import optimum
from nigiri.errors import Forbidden
from tests.domain.pairing.instances import (
    PATTERNS,
    chosen_field,
    least_totals,
    reached,
    some_field,
)
from tests.generate import KINDS


@pytest.mark.parametrize("players", [2, 4, 6, 8, 10])
def test_no_draw_at_all_is_better_term_by_term(players: int) -> None:
    """Every way to pair up to ten players, with choices and wishes at random."""
    for seed in range(30):
        compare_with_every_draw(seed, players)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4, 6, 8, 10])
def test_no_draw_at_all_is_better_in_many_events(players: int) -> None:
    """The same over two thousand more events each."""
    for seed in range(30, 2080):
        compare_with_every_draw(seed, players)


def compare_with_every_draw(seed: int, players: int) -> None:
    """Try every draw: none has smaller totals, and where there is none the optimum is None."""
    field = chosen_field(seed, players, min(seed % 7, players - 1))
    criteria = in_order(field.settings)

    expected = least_totals(field, criteria)
    assert expected == reached(field, criteria, optimum(field, criteria)), seed
    assert expected == reached(field, criteria, optimum(field, criteria, few=0)), seed


@pytest.mark.parametrize("pattern", PATTERNS)
def test_no_draw_at_all_is_better_with_the_usual_choices(pattern: str) -> None:
    """The order of the rule set, for eight players after zero to six rounds."""
    for seed in range(60):
        field = some_field(seed, 8, seed % 7, pattern)
        criteria = in_order(field.settings)

        expected = least_totals(field, criteria)
        assert expected == reached(field, criteria, optimum(field, criteria)), seed


def test_the_events_at_random_choose_everything_there_is() -> None:
    """Each criterion counts in some and not in others; each wish is made for some draw."""
    settings = [chosen_field(seed, 8, 1).settings for seed in range(30)]
    fields = [chosen_field(seed, 8, 1) for seed in range(30)]
    wants = [field.wants for field in fields]

    for code in CHOICES:
        assert {True, False} == {code in each.criteria for each in settings}, code
    assert {"never", "must", "rather", "rather not", "title", "child"} == set(KINDS)
    assert any(each.rather.any() for each in wants)
    assert any(each.rather_not.any() for each in wants)
    assert any(each.contending.any() for each in wants)
    assert any(each.children.any() for each in wants)
    assert any(field.rematches for field in fields)


def test_settling_criteria_in_stages_does_not_change_the_optimum() -> None:
    """A narrow guard forces several stages: the totals of each are kept, the draw is the same."""
    staged = 0
    for seed in range(40):
        field = chosen_field(seed, 16, seed % 6)
        criteria = in_order(field.settings)
        expected = optimum(field, criteria)
        for guard in (44, 52, 64):
            try:
                found = optimum(field, criteria, guard=guard)
            except Forbidden:
                continue
            staged += 1
            assert expected == found, (seed, guard)
    assert staged > 60


def test_a_field_too_large_for_the_solver_is_refused() -> None:
    """Nothing is drawn with integers near their end."""
    field = some_field(1, 24, 3)

    with pytest.raises(Forbidden, match="24 players are too many for an exact draw"):
        optimum(field, in_order(field.settings), guard=30)


def test_an_odd_number_of_players_has_no_draw() -> None:
    """Neither directly nor after leaving pairs out."""
    field = some_field(1, 7, 0)

    assert optimum(field, in_order(field.settings)) is None
    assert optimum(field, in_order(field.settings), few=0) is None


def test_the_optimum_is_unique_and_the_same_every_time() -> None:
    """Solving again gives the same pairs, down to the lot."""
    field = some_field(5, 60, 0)
    criteria = in_order(field.settings)

    first = optimum(field, criteria)
    assert first is not None
    assert all(first == optimum(field, criteria) for _ in range(5))
