"""Fewer pairs: those that the optimum cannot contain are left out, by a bound that is proved.

For one criterion, give every player v a number p(v) and every odd cut s, a point in the field with
an odd number of players above, a number y(s) from 0 up, such that of no pair

    slack(a, b) = cost(a, b) - p(a) - p(b) - (the sum of y over the cuts between a and b)

is negative. Any draw contains every player once, and over an odd cut reaches at least one pair. So
its total is at least the sum of all p and y, the bound, plus the slacks of its pairs. Now let N be
some draw. The optimum M is not worse: nothing more of the first criterion, and with the same of it
nothing more of the second, and so on. Therefore no pair of M has a slack above total(N) - bound in
the first criterion: such pairs go. If N reaches the bound, then M has that very total, hence
nothing more of the next criterion than N, which is treated in the same way among the pairs that are
left. Otherwise nothing follows for the criteria below.

N may be any draw; a good one leaves fewer pairs (optimum.py, `nearest`). The numbers p may be any,
too: first quick ones (weights.py), and where these leave too many pairs the best there are, found
from N.

No premise about the criteria is needed, but whole numbers from 0 up; a pair left out is in no
optimum at all. Cuts are made below each score group: where an odd number stands above, somebody
must float.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.pairing.candidates import chosen
from nigiri.domain.pairing.weights import potentials

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.pairing.candidates import Candidates
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair
    from nigiri.domain.pairing.squares import Ints

#: The best numbers at the players are looked for in so many turns at most.
TURNS = 64


@dataclass(frozen=True, eq=False)
class Layer:
    """The slacks and the bound of one criterion among some pairs.

    slack -- of each pair, none negative; bound -- of the total of every draw among these pairs
    scale -- the factor by which both are multiplied
    """

    pairs: Candidates
    slack: Ints
    bound: int
    scale: int = 1

    def within(self, total: int) -> Candidates:
        """Return the pairs that a draw of that total can contain."""
        return chosen(self.pairs, self.slack <= self.above(total))

    def above(self, total: int) -> int:
        """Return the difference between that total and the bound, times `scale`."""
        return self.scale * total - self.bound

    @property
    def least(self) -> int:
        """Return a lower bound of the total of any draw, in whole costs."""
        return -(-self.bound // self.scale)

    @property
    def tight(self) -> Candidates:
        """Return the pairs without slack."""
        return chosen(self.pairs, self.slack == 0)


def layers(
    field: Field, criteria: Sequence[Criterion], pairs: Candidates, fewest: int
) -> list[Layer]:
    """Return the layers of the first criteria, each among the pairs without slack in those above.

    The last one is that which would leave somebody fewer than `fewest` pairs, if there is one.
    """
    found: list[Layer] = []
    for criterion in criteria:
        found.append(_layer(field, criterion, pairs))
        pairs = found[-1].tight
        if pairs.many.min() < fewest:
            break
    return found


def prune_by_draw(
    field: Field,
    criteria: Sequence[Criterion],
    above: Sequence[Layer],
    first: Sequence[Pair],
    enough: int = 0,
) -> tuple[list[Layer], Candidates]:
    """Return the layers and the pairs that an optimum can contain, by any draw.

    above -- layers of the first criteria; the same number or fewer come back, or more
    first -- some draw among the pairs of the first layer
    enough -- where no more pairs are left, no better bound is looked for
    """
    known, found, pairs = list(above), [], above[0].pairs
    for at, criterion in enumerate(criteria):
        total = _total(field, criterion, first)
        layer = known[at] if at < len(known) else _layer(field, criterion, pairs)
        pairs = layer.within(total)
        if layer.above(total) and len(pairs) > enough:
            layer = _tightened(layer, first)
            pairs = layer.within(total)
            known = []
        found.append(layer)
        if layer.above(total):
            break
    return found, pairs


def prune_by_optimum(
    field: Field, criteria: Sequence[Criterion], pairs: Candidates, first: Sequence[Pair]
) -> tuple[list[tuple[int, int]], Candidates]:
    """Return each criterion's (total, lower bound) and the pairs that an optimum can contain.

    first -- a draw whose totals in these criteria are the optimum's. So every criterion leaves out
    pairs, whether those above it reach their bounds or not.
    """
    found: list[tuple[int, int]] = []
    for criterion in criteria:
        total = _total(field, criterion, first)
        layer = _tightened(_layer(field, criterion, pairs), first)
        found.append((total, layer.least))
        pairs = layer.within(total)
    return found, pairs


def _total(field: Field, criterion: Criterion, draw: Sequence[Pair]) -> int:
    """Return the total of a draw in one criterion."""
    upper, lower = np.array(draw, dtype=np.int64).T
    return int(criterion.cost(field, upper, lower).sum())


def _tightened(layer: Layer, first: Sequence[Pair]) -> Layer:
    """Return the layer with the best bound that numbers at the players alone can give.

    Every player v gets two numbers, r(v) and c(v), such that r(a) + c(b) <= slack(a, b) both ways,
    with equality for the pairs of `first` if that can be: half their sum is p(v). It can, unless
    halves of boards would make a better draw than `first`. The c(v) are lengths of shortest paths.
    """
    pairs = layer.pairs
    order, starts = pairs.by_player
    mine = np.repeat(np.arange(pairs.players), pairs.many)
    theirs = (pairs.upper + pairs.lower)[order] - mine
    slack = layer.slack[order]
    partner = _partners(first)
    paired = np.zeros(pairs.players, dtype=np.int64)
    paired[mine[theirs == partner[mine]]] = slack[theirs == partner[mine]]
    column = np.zeros(pairs.players, dtype=np.int64)
    for _ in range(TURNS):
        ways = slack + (column[partner] - paired)[theirs]
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
    """Return each player's opponent in a draw."""
    pairs = np.array(first, dtype=np.int64)
    partner = np.empty(2 * len(pairs), dtype=np.int64)
    partner[pairs] = pairs[:, ::-1]
    return partner


def _layer(field: Field, criterion: Criterion, pairs: Candidates) -> Layer:
    """Return the layer of a criterion: each pair's slack, and the bound of every draw's total."""
    costs = criterion.cost(field, pairs.upper, pairs.lower)
    slack, bound = costs, 0
    if not chosen(pairs, costs == 0).everyone_has_one:  # otherwise all potentials are 0
        potential = potentials(pairs, costs)
        slack = costs - potential[pairs.upper] - potential[pairs.lower]
        bound = int(potential.sum())
    for end in odd_cuts(field):
        over = over_cut(pairs, end)
        least = int(slack[over].min()) if len(over) else 0
        slack[over] -= least
        bound += least
    return Layer(pairs, slack, bound)


def odd_cuts(field: Field) -> list[int]:
    """Return the ends (indices) of the score groups with an odd number of players above them."""
    ends: list[int] = np.unique(field.end[field.end % 2 == 1]).tolist()
    return ends


def over_cut(pairs: Candidates, end: int) -> Ints:
    """Return the indices of the pairs with one player above and one below the cut."""
    return np.flatnonzero((pairs.upper < end) & (pairs.lower >= end))
