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

from nigiri.domain.pairing.candidates import chosen, together
from nigiri.domain.pairing.criteria import lot
from nigiri.domain.pairing.weights import WORD, potentials

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from nigiri.domain.pairing.candidates import Candidates
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair
    from nigiri.domain.pairing.squares import Ints

    Floats = npt.NDArray[np.float64]

#: How many of the cheapest pairs of each player, and over each cut, the first draw is made of.
NEAREST = 12
#: How many are added by lot at each criterion when these were not enough.
SPREAD = 4
#: A better bound is looked for in so many turns at most.
TURNS = 64


@dataclass(frozen=True, eq=False)
class Layer:
    """What one criterion says of some pairs.

    slack -- of each pair, none negative; bound -- of the total of every draw among these pairs
    scale -- by which both are multiplied
    """

    pairs: Candidates
    slack: Ints
    bound: int
    scale: int = 1

    def within(self, total: int) -> Candidates:
        """Return the pairs that a draw of that total can contain."""
        return chosen(self.pairs, self.slack <= self.above(total))

    def above(self, total: int) -> int:
        """Return how far that total is above the bound."""
        return self.scale * total - self.bound

    @property
    def least(self) -> int:
        """Return the least total that a draw can have, as far as is known."""
        return -(-self.bound // self.scale)

    @property
    def tight(self) -> Candidates:
        """Return the pairs without slack."""
        return chosen(self.pairs, self.slack == 0)


def layers(field: Field, criteria: Sequence[Criterion], pairs: Candidates) -> list[Layer]:
    """Return the layers of the first criteria, each among the pairs without slack in those above.

    The last one is that which would leave somebody fewer than NEAREST pairs, if there is one.
    """
    found: list[Layer] = []
    for criterion in criteria:
        found.append(_layer(field, criterion, pairs))
        pairs = found[-1].tight
        if pairs.many.min() < NEAREST:
            break
    return found


def nearest(
    field: Field, criteria: Sequence[Criterion], above: Sequence[Layer], times: int = 1
) -> Candidates:
    """Return the cheapest pairs of each player and those that reach over the end of each group.

    above -- layers of the first criteria: the pairs are those of the last one
    times -- so many times NEAREST of them; from 2 on some drawn by lot are added at every
    criterion, since the cheapest alone may fit together badly
    """
    many, spread = times * NEAREST, (times - 1) * SPREAD
    pairs, rank = _closest(field, above[-1].pairs, above[-1].slack, many)
    found = [_by_lot(field, above[-1].pairs, np.zeros_like(above[-1].slack), spread)] if spread else []
    for criterion in criteria[len(above) :]:
        if spread:
            found.append(_by_lot(field, pairs, rank, spread))
            pairs, rank = _closest(field, pairs, rank, many)
        rank = _refined(rank, criterion.cost(field, pairs.upper, pairs.lower))
    return together([*found, _closest(field, pairs, rank, many)[0]])


def promising(
    field: Field,
    criteria: Sequence[Criterion],
    above: Sequence[Layer],
    first: Sequence[Pair],
    enough: int = 0,
) -> tuple[list[Layer], Candidates]:
    """Return the pairs that an optimum can contain, and the layers that say so.

    above -- layers of the first criteria; the same number or fewer come back, or more
    first -- some draw among the pairs of the first layer
    enough -- where no more pairs are left, no better bound is looked for
    """
    known, found = list(above), []
    pairs = above[0].pairs
    for place, criterion in enumerate(criteria):
        total = int(criterion.cost(field, *np.array(first, dtype=np.int64).T).sum())
        layer = known[place] if place < len(known) else _layer(field, criterion, pairs)
        pairs = layer.within(total)
        if layer.above(total) and len(pairs) > enough:
            layer = _tightened(layer, first)
            pairs = layer.within(total)
            known = []
        found.append(layer)
        if layer.above(total):
            break
    return found, pairs


def _tightened(layer: Layer, first: Sequence[Pair]) -> Layer:
    """Return the layer with the best bound that numbers at the players alone can give.

    Every player v gets two numbers, r(v) and c(v), such that r(a) + c(b) <= slack(a, b) both ways,
    with equality for the pairs of `first` if that can be: half their sum is p(v). It can, unless
    halves of boards would make a better draw than `first`. The c(v) are lengths of shortest ways.
    """
    pairs = layer.pairs
    order, starts = pairs.by_player
    mine = np.repeat(np.arange(pairs.players), pairs.many)
    theirs = (pairs.upper + pairs.lower)[order] - mine
    slack = layer.slack[order]
    partner = _partners(first)
    own = np.zeros(pairs.players, dtype=np.int64)
    own[mine[theirs == partner[mine]]] = slack[theirs == partner[mine]]
    column = np.zeros(pairs.players, dtype=np.int64)
    for _ in range(TURNS):
        ways = slack + (column[partner] - own)[theirs]
        shorter = np.minimum(column, np.minimum.reduceat(ways, starts[:-1]))
        if (shorter == column).all():
            break
        column = shorter
    both = column + np.minimum.reduceat(slack - column[theirs], starts[:-1])
    if both.sum() <= 0:
        return layer
    twice = 2 * layer.slack - both[pairs.upper] - both[pairs.lower]
    return Layer(pairs, twice, 2 * layer.bound + int(both.sum()), 2 * layer.scale)


def _partners(first: Sequence[Pair]) -> Ints:
    """Return each player's opponent."""
    pairs = np.array(first, dtype=np.int64)
    partner = np.empty(2 * len(pairs), dtype=np.int64)
    partner[pairs] = pairs[:, ::-1]
    return partner


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


def _refined(rank: Ints, costs: Ints) -> Ints:
    """Return the ranks with the costs deciding between equal ones."""
    radix = int(costs.max()) + 1
    if (int(rank.max()) + 1) * radix >= WORD:
        rank = np.unique(rank, return_inverse=True)[1].reshape(-1)
    refined: Ints = rank * radix + costs
    return refined


def _by_lot(field: Field, pairs: Candidates, rank: Ints, many: int) -> Candidates:
    """Return so many pairs of each player and over each cut by rank, and then by lot."""
    drawn = _refined(rank, lot(field, pairs.upper, pairs.lower))
    return _closest(field, pairs, drawn, many)[0]


def _closest(field: Field, pairs: Candidates, rank: Ints, many: int) -> tuple[Candidates, Ints]:
    """Return the first pairs of each player and over each cut by rank, with their ranks.

    many -- how many there are of each, and all those of a rank equal to the last one's
    """
    order, starts = pairs.by_player
    ranks = np.split(rank[order], starts[1:-1])
    limit = np.array([_limit(mine, many) for mine in ranks], dtype=np.int64)
    near = rank <= np.maximum(limit[pairs.upper], limit[pairs.lower])
    for end in np.unique(field.end):
        over = _over(pairs, int(end))
        near[over] |= rank[over] <= _limit(rank[over], many)
    return chosen(pairs, near), rank[near]


def _limit(ranks: Ints, many: int) -> int:
    """Return the largest of that many smallest ranks."""
    if len(ranks) <= many:
        return int(ranks.max(initial=0))
    return int(np.partition(ranks, many - 1)[many - 1])


def _over(pairs: Candidates, end: int) -> Ints:
    """Return the places of the pairs with one player above and one below the cut."""
    return np.flatnonzero((pairs.upper < end) & (pairs.lower >= end))
