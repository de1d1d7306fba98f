"""The nearest pairs: few enough to be solved at once, and likely to contain a good draw.

The first draw, by which pairs are left out (pruning.py), is made of them. Which ones they are is a
matter of speed alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.pairing.candidates import chosen, together
from nigiri.domain.pairing.criteria import lot
from nigiri.domain.pairing.pruning import odd_cuts, over_cut
from nigiri.domain.pairing.weights import WORD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.pairing.candidates import Candidates
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.pruning import Layer
    from nigiri.domain.pairing.squares import Ints

#: How many of the cheapest pairs of each player, and over each odd cut.
NEAREST = 12
#: How many are added by lot at each criterion when these were not enough.
SPREAD = 4


def nearest(
    field: Field, criteria: Sequence[Criterion], above: Sequence[Layer], times: int = 1
) -> Candidates:
    """Return the cheapest pairs of each player and over each odd cut.

    above -- layers of the first criteria: the pairs are those of the last one
    times -- so many times NEAREST of them; from 2 on some drawn by lot are added at every
    criterion, since the cheapest alone may fit together badly
    """
    pairs, rank, many = above[-1].pairs, above[-1].slack, times * NEAREST
    spread = (times - 1) * SPREAD
    found = [_by_lot(field, pairs, np.zeros_like(rank), spread)] if spread else []
    pairs, rank = _closest(field, pairs, rank, many)
    for criterion in criteria[len(above) :]:
        if spread:
            found.append(_by_lot(field, pairs, rank, spread))
            pairs, rank = _closest(field, pairs, rank, many)
        rank = _refined(rank, criterion.cost(field, pairs.upper, pairs.lower))
    return together([*found, _closest(field, pairs, rank, many)[0]])


def _refined(rank: Ints, costs: Ints) -> Ints:
    """Return the ranks with the costs deciding between equal ones."""
    radix = int(costs.max()) + 1
    if (int(rank.max()) + 1) * radix >= WORD:
        rank = np.unique(rank, return_inverse=True)[1].reshape(-1)
    refined: Ints = rank * radix + costs
    return refined


def _by_lot(field: Field, pairs: Candidates, rank: Ints, many: int) -> Candidates:
    """Return so many pairs of each player and over each odd cut by rank, and then by lot."""
    drawn = _refined(rank, lot(field, pairs.upper, pairs.lower))
    return _closest(field, pairs, drawn, many)[0]


def _closest(field: Field, pairs: Candidates, rank: Ints, many: int) -> tuple[Candidates, Ints]:
    """Return the first pairs of each player and over each odd cut by rank, with their ranks.

    many -- at least so many there are of each, where so many exist; equal ranks stay together
    """
    order, starts = pairs.by_player
    ranks = np.split(rank[order], starts[1:-1])
    limit = np.array([_limit(mine, many) for mine in ranks], dtype=np.int64)
    near = rank <= np.maximum(limit[pairs.upper], limit[pairs.lower])
    for end in odd_cuts(field):
        over = over_cut(pairs, end)
        if np.count_nonzero(near[over]) < many:
            near[over] |= rank[over] <= _limit(rank[over], many)
    return chosen(pairs, near), rank[near]


def _limit(ranks: Ints, many: int) -> int:
    """Return the largest of that many smallest ranks."""
    if len(ranks) <= many:
        return int(ranks.max(initial=0))
    return int(np.partition(ranks, many - 1)[many - 1])
