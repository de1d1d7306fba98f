"""The optimum is the best of all draws: by trying every one, and by an independent solver."""

from __future__ import annotations

from typing import TYPE_CHECKING

import networkx as nx
import pytest

from nigiri.domain.model import Apart, Settings
from nigiri.domain.pairing.candidates import complete, window
from nigiri.domain.pairing.criteria import SCORE
from nigiri.domain.pairing.field import Field, gather
from nigiri.domain.pairing.optimum import optimum, totals
from nigiri.domain.pairing.order import in_order
from nigiri.errors import Forbidden
from tests.generate import random_history, registration

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.pairing.matching import Pair

PATTERNS = ("slide", "adjacent")


def some_field(seed: int, players: int, rounds: int, pattern: str = "slide") -> Field:
    """Return a field with a random history; the same for the same arguments."""
    settings = Settings(
        host="Mtl", pattern=pattern, keep_apart=(Apart("club"), Apart("city")), rounds=6
    )
    event = registration(seed, players, sections=1 + seed % 3, settings=settings)
    event = random_history(event, seed, rounds)
    return gather(event, event.next_round, sorted(event.by_number))


def every_draw(field: Field, players: Sequence[int]) -> Iterator[list[Pair]]:
    """Yield every way to pair these players without a rematch."""
    if not players:
        yield []
        return
    one, *others = players
    for other in others:
        if not field.banned[one, other]:
            rest = [player for player in others if player != other]
            for pairs in every_draw(field, rest):
                yield [(one, other), *pairs]


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_no_draw_at_all_is_better_term_by_term(players: int, pattern: str) -> None:
    """Every way to pair up to eight players is tried, after zero to six rounds."""
    for seed in range(40):
        compare_with_every_draw(seed, players, pattern)


@pytest.mark.long
@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("players", [4, 6, 8])
def test_no_draw_at_all_is_better_in_many_histories(players: int, pattern: str) -> None:
    """The same over five hundred more histories each."""
    for seed in range(40, 540):
        compare_with_every_draw(seed, players, pattern)


def compare_with_every_draw(seed: int, players: int, pattern: str) -> None:
    """Try every draw: none has smaller totals, and where there is none the optimum is None."""
    field = some_field(seed, players, min(seed % 7, players - 1), pattern)
    criteria = in_order(field.settings)
    sums = (totals(field, criteria, draw) for draw in every_draw(field, range(players)))
    best = optimum(field, criteria)

    expected = min(sums, default=None)
    assert expected == (None if best is None else totals(field, criteria, best)), seed


@pytest.mark.parametrize("players", [10, 20, 40])
def test_window_and_complete_graph_have_the_same_optimum(players: int) -> None:
    """The score window leaves out no pair of an optimum, and a field it cannot pair has none."""
    for seed in range(20):
        compare_with_complete_graph(seed, players)


@pytest.mark.long
@pytest.mark.parametrize("players", [6, 8, 10, 12, 16, 24])
def test_window_and_complete_graph_agree_in_many_histories(players: int) -> None:
    """The same over four hundred more histories each, most of them with hardly anyone left."""
    for seed in range(20, 420):
        compare_with_complete_graph(seed, players)


def compare_with_complete_graph(seed: int, players: int) -> None:
    """Solve with and without the score window: the same draw, or none by both."""
    field = some_field(seed, players, min(seed % 9, players - 2))
    criteria = in_order(field.settings)

    everyone = optimum(field, criteria, candidates=complete)
    assert everyone == optimum(field, criteria, candidates=window), seed


def test_window_leaves_out_most_of_a_large_field() -> None:
    """With 200 players after two rounds less than half of the pairs can matter."""
    field = some_field(2, 200, 2)

    assert 2 * len(window(field, in_order(field.settings))) < len(complete(field))


def test_an_independent_solver_finds_no_smaller_sum_of_squares() -> None:
    """Networkx, on the complete graph and the score difference alone, reaches the same sum."""
    for seed in range(8):
        field = some_field(seed, 30, seed % 7)
        criteria = [SCORE]
        best = optimum(field, criteria)

        assert best is not None
        assert least_sum(field) == totals(field, criteria, best)[0], seed


def least_sum(field: Field) -> int:
    """Return the least sum of squared score differences as networkx finds it."""
    graph = nx.Graph()
    for one in range(len(field)):
        for other in range(one + 1, len(field)):
            if not field.banned[one, other]:
                gap = int(field.score[one] - field.score[other])
                graph.add_edge(one, other, weight=gap**2)
    pairs = nx.min_weight_matching(graph)
    return sum(graph.edges[pair]["weight"] for pair in pairs)


def test_settling_criteria_in_stages_does_not_change_the_optimum() -> None:
    """A narrow guard forces several stages: the totals of each are kept, the draw is the same."""
    for seed in range(10):
        field = some_field(seed, 24, seed % 6)
        criteria = in_order(field.settings)

        assert optimum(field, criteria) == optimum(field, criteria, guard=84), seed


def test_a_field_too_large_for_the_solver_is_refused() -> None:
    """Nothing is drawn with integers near their end."""
    field = some_field(1, 24, 3)

    with pytest.raises(Forbidden, match="24 players are too many for an exact draw"):
        optimum(field, in_order(field.settings), guard=30)


def test_the_optimum_is_unique_and_the_same_every_time() -> None:
    """Solving again gives the same pairs, down to the lot."""
    field = some_field(5, 60, 0)
    criteria = in_order(field.settings)

    first = optimum(field, criteria)
    assert first is not None
    assert all(first == optimum(field, criteria) for _ in range(5))
