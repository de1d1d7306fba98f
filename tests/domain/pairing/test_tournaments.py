"""Whole tournaments drawn anew, each round judged by code that shares nothing with the draw."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import networkx as nx
import pytest

from nigiri.domain.checks.facts import scores_before, sum_of_squares
from nigiri.domain.checks.measures import squared_differences
from nigiri.domain.checks.violations import violations
from nigiri.domain.pairing import draw
from tests.generate import tournament
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Round

SAMPLE = range(0, 200, 36)


@pytest.mark.parametrize("seed", SAMPLE)
def test_six_rounds_of_quebec_break_no_rule(seed: int) -> None:
    """The registration of 2005 with seeded results (M6 to M8): a sample of the 200 seeds."""
    judge(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", sorted(set(range(200)) - set(SAMPLE)))
def test_six_rounds_of_quebec_break_no_rule_for_200_seeds(seed: int) -> None:
    """The rest of the 200 seeds (M6 to M8)."""
    judge(seed)


def judge(seed: int) -> None:
    """Draw and play six rounds; each must break no rule and have the least sum of squares."""
    registration = quebec_event(0)
    story = tournament(registration, seed, 6, lambda event, number: draw(event, number).round)
    for event, round_ in story:
        assert [] == [str(found) for found in violations(event, round_)], (seed, round_.number)
        assert least_sum(event, round_) == squared_differences(event, round_), (seed, round_.number)


def least_sum(event: Event, round_: Round) -> int:
    """Return the least sum of squared score differences over the same players, by networkx."""
    met = {frozenset(game.players) for earlier in event.rounds for game in earlier.games}
    scores = scores_before(event, round_.number)
    players = sorted(player for game in round_.games for player in game.players)
    graph = nx.Graph()
    for one, other in combinations(players, 2):
        if frozenset((one, other)) not in met:
            graph.add_edge(one, other, weight=sum_of_squares(scores, [(one, other)]))
    pairs = nx.min_weight_matching(graph)
    return sum(graph.edges[pair]["weight"] for pair in pairs)
