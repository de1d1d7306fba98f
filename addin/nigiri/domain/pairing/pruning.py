"""Fewer pairs: those that the optimum cannot contain are left out, by a bound that is proved.

For one criterion, give every player v a number p(v) and every odd cut s, a place in the field with
an odd number of players above, a number y(s) from 0 up, such that of no pair

    slack(a, b) = cost(a, b) - p(a) - p(b) - (the sum of y over the cuts between a and b)

is negative. Any draw contains every player once, and over an odd cut reaches at least one pair. So
its total is at least the sum of all p and y, the bound, plus the slacks of its pairs. Now let N be
some draw. The optimum M is not worse: nothing more of the first criterion, and with the same of it
nothing more of the second, and so on. Therefore no pair of M has a slack above total(N) - bound in
the first criterion: such pairs go. If N reaches the bound, then M has that very total, hence nothing
more of the next criterion than N, which is treated in the same way among the pairs that are left.
Otherwise the criteria below have no say.

N may be any draw, but the better the fewer pairs are left. It is made of each player's cheapest
pairs, looked for where the criteria are likely to reach their bounds: among the pairs without slack
in the first criterion, of these among the pairs without slack in the second, and so on while they
last (`layers`).

No premise about the criteria is needed, but whole numbers from 0 up; a pair left out is in no optimum
at all. Cuts are made below each score group: where an odd number stands above, somebody must float.
"""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True, eq=False)
class Layer:
    """What one criterion says of some pairs.

    slack -- of each pair, none negative; bound -- of the total of every draw among these pairs
    """

    pairs: Candidates
    slack: Ints
    bound: int

    def within(self, total: int) -> Candidates:
        """Return the pairs that a draw of that total can contain."""
        return chosen(self.pairs, self.slack <= total - self.bound)


def layers(field: Field, criteria: Sequence[Criterion], pairs: Candidates) -> list[Layer]:
    """Return the layers of the first criteria, each among the pairs without slack in those above.

    The last one is that which would leave somebody fewer than NEAREST pairs, if there is one.
    """
    found: list[Layer] = []
    for criterion in criteria:
        found.append(_layer(field, criterion, pairs))
        pairs = found[-1].within(found[-1].bound)
        if pairs.many.min() < NEAREST:
            break
    return found


def nearest(field: Field, criteria: Sequence[Criterion], above: Sequence[Layer]) -> Candidates:
    """Return the cheapest pairs of each player and those that reach over the end of each group.

    above -- layers of the first criteria: the pairs are those of the last one. Which ones exactly is
    a matter of speed: they are ranked by floating-point numbers.
    """
    pairs, cost = above[-1].pairs, above[-1].slack.astype(np.float64)
    for criterion in criteria[len(above) :]:
        costs = criterion.cost(field, pairs.upper, pairs.lower)
        cost *= len(field) * float(costs.max()) + 1
        cost += costs
    order, starts = pairs.by_player
    near = np.zeros(len(pairs), dtype=np.bool_)
    for mine in np.split(order, starts[1:-1]):
        near[_cheapest(mine, cost)] = True
    for end in np.unique(field.end):
        near[_cheapest(_over(pairs, int(end)), cost)] = True
    return chosen(pairs, near)


def promising(
    field: Field, criteria: Sequence[Criterion], above: Sequence[Layer], totals: Sequence[int]
) -> Candidates:
    """Return the pairs that an optimum can contain.

    above -- layers of the first criteria
    totals -- of some draw among the pairs of the first layer, criterion by criterion
    """
    known = dict(enumerate(above))
    pairs = above[0].pairs
    for place, (criterion, total) in enumerate(zip(criteria, totals, strict=True)):
        layer = known.get(place) or _layer(field, criterion, pairs)
        pairs = layer.within(total)
        if layer.bound < total:
            break
    return pairs


def _layer(field: Field, criterion: Criterion, pairs: Candidates) -> Layer:
    """Return each pair's slack in a criterion, and the bound of every draw's total."""
    costs = criterion.cost(field, pairs.upper, pairs.lower)
    slack, bound = costs, 0
    if not chosen(pairs, costs == 0).everyone_has_one:  # otherwise all potentials are 0
        potential = potentials(pairs, costs)
        slack = costs - potential[pairs.upper] - potential[pairs.lower]
        bound = int(potential.sum())
    for end in np.unique(field.end[field.end % 2 == 1]):
        over = _over(pairs, int(end))
        least = int(slack[over].min()) if len(over) else 0
        slack[over] -= least
        bound += least
    return Layer(pairs, slack, bound)


def _over(pairs: Candidates, end: int) -> Ints:
    """Return the places of the pairs with one player above and one below the cut."""
    return np.flatnonzero((pairs.upper < end) & (pairs.lower >= end))


def _cheapest(places: Ints, cost: Floats) -> Ints:
    """Return the places of the cheapest pairs among these."""
    if len(places) <= NEAREST:
        return places
    return places[np.argpartition(cost[places], NEAREST)[:NEAREST]]
