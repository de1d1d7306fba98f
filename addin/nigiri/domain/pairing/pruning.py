"""Fewer pairs: those that the optimum cannot contain are left out, by a bound that is proved.

A first draw is made of each player's cheapest pairs alone. It is some draw N, and so the optimum M
is not worse: nothing more of the first criterion, and with the same of it nothing more of the
second, and so on. For one criterion, give every player v a number p(v) and every odd cut s, a place
in the field with an odd number of players above, a number y(s) from 0 up, such that of no pair

    slack(a, b) = cost(a, b) - p(a) - p(b) - (the sum of y over the cuts between a and b)

is negative. Any draw contains every player once, and over an odd cut reaches at least one pair. So
its total is at least the sum of all p and y, the bound, plus the slacks of its pairs. Therefore no
pair of M has a slack above total(N) - bound: such pairs go. If N reaches the bound, then M has that
very total, hence nothing more of the next criterion than N, which is treated in the same way among
the pairs that are left. Otherwise the criteria below have no say.

No premise about the criteria is needed, but whole numbers; a pair left out is in no optimum at all.
Cuts are made below each score group: where an odd number stands above, somebody must float.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.pairing.candidates import chosen
from nigiri.domain.pairing.weights import potentials

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from nigiri.domain.pairing.candidates import Candidates
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.squares import Ints

    Floats = npt.NDArray[np.float64]

#: How many of the cheapest pairs of each player, and over each cut, the first draw is made of.
NEAREST = 12


def nearest(field: Field, criteria: Sequence[Criterion], pairs: Candidates) -> Candidates:
    """Return the cheapest pairs of each player and those that reach over the end of each group.

    Which ones exactly is a matter of speed: they are ranked by floating-point numbers.
    """
    cost = _roughly(field, criteria, pairs)
    order, starts = pairs.by_player
    near = np.zeros(len(pairs), dtype=np.bool_)
    for mine in np.split(order, starts[1:-1]):
        near[_cheapest(mine, cost)] = True
    for end in np.unique(field.end):
        near[_cheapest(_over(pairs, int(end)), cost)] = True
    return chosen(pairs, near)


def promising(
    field: Field, criteria: Sequence[Criterion], pairs: Candidates, totals: Sequence[int]
) -> Candidates:
    """Return the pairs that an optimum can contain.

    totals -- of some draw among these pairs, criterion by criterion
    """
    for criterion, total in zip(criteria, totals, strict=True):
        costs = criterion.cost(field, pairs.upper, pairs.lower)
        if costs.any():
            slack, bound = _relaxed(field, pairs, costs)
            pairs = chosen(pairs, slack <= total - bound)
            if bound < total:
                break
    return pairs


def _relaxed(field: Field, pairs: Candidates, costs: Ints) -> tuple[Ints, int]:
    """Return each pair's slack, none negative, and the bound of every draw's total."""
    potential = potentials(pairs, costs)
    slack = costs - potential[pairs.upper] - potential[pairs.lower]
    bound = int(potential.sum())
    for end in np.unique(field.end[field.end % 2 == 1]):
        over = _over(pairs, int(end))
        least = int(slack[over].min())
        slack[over] -= least
        bound += least
    return slack, bound


def _over(pairs: Candidates, end: int) -> Ints:
    """Return the places of the pairs with one player above and one below the cut."""
    return np.flatnonzero((pairs.upper < end) & (pairs.lower >= end))


def _roughly(field: Field, criteria: Sequence[Criterion], pairs: Candidates) -> Floats:
    """Return the cost of each pair over all criteria as one number, not exact."""
    cost = np.zeros(len(pairs))
    for criterion in criteria:
        costs = criterion.cost(field, pairs.upper, pairs.lower)
        cost *= len(field) * float(costs.max()) + 1
        cost += costs
    return cost


def _cheapest(places: Ints, cost: Floats) -> Ints:
    """Return the places of the cheapest pairs among these."""
    if len(places) <= NEAREST:
        return places
    return places[np.argpartition(cost[places], NEAREST)[:NEAREST]]
