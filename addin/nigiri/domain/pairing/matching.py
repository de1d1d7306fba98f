"""The only door to the matching library: perfect matchings of the best weight, or of any.

Nodes are numbered as the indices of the field and edges sorted, and weights are whole numbers of
Python. Which of several equally good matchings comes out is not defined: callers that need one
answer everywhere make the weights such that the optimum is unique (the lot).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np
import rustworkx

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.pairing.squares import Bools, Ints

Pair = tuple[int, int]


class Edges(Protocol):
    """Pairs of indices into a field of so many players, upper[k] < lower[k], sorted."""

    @property
    def players(self) -> int:
        """Return the number of players of the field."""

    @property
    def upper(self) -> Ints:
        """Return the first index of each pair."""

    @property
    def lower(self) -> Ints:
        """Return the second index of each pair."""


def heaviest(pairs: Edges, weights: Sequence[int]) -> list[Pair] | None:
    """Return the perfect matching of the largest total weight; None when none is perfect."""
    edges = zip(pairs.upper.tolist(), pairs.lower.tolist(), weights, strict=True)
    found = _matched(pairs.players, edges)
    return found if 2 * len(found) == pairs.players else None


def most_pairs(players: Sequence[int], banned: Bools) -> list[Pair]:
    """Return a matching of as many of these players as possible, none of them banned."""
    at = np.asarray(players, dtype=np.int64)
    upper, lower = np.nonzero(np.triu(~banned[np.ix_(at, at)], 1))
    edges = zip(upper.tolist(), lower.tolist(), [1] * len(upper), strict=True)
    return [(players[a], players[b]) for a, b in _matched(len(at), edges)]


def pairable(players: Sequence[int], banned: Bools) -> bool:
    """Tell whether these players can all be paired among themselves without meeting again.

    Where everyone has at least half of the others to choose from, Dirac's theorem gives a round
    trip through all of them, and every second step of it is a perfect matching.
    """
    if len(players) % 2 or not players:
        return not players
    at = np.asarray(players, dtype=np.int64)
    bans = int(banned[np.ix_(at, at)].sum(axis=1).max()) - 1
    if len(players) >= 2 * (bans + 1):
        return True
    return 2 * len(most_pairs(players, banned)) == len(players)


def _matched(nodes: int, edges: Iterable[tuple[int, int, int]]) -> list[Pair]:
    """Return the matching of most pairs and then of the largest weight, sorted."""
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph()
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from(list(edges))
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)
