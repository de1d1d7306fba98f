"""The optimum: the best perfect matching of a field by an ordered list of criteria.

Nothing is approximated: a field too large for the solver's integers is refused. Fields of more than
FEW pairs are pruned first, by a draw among the nearest pairs: few enough to be solved at once, and
likely to contain a good draw. Which pairs these are is a matter of speed alone (pruning.py). Most
fields are small, and pruning.py is not even loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.pairing.candidates import chosen, union, window
from nigiri.domain.pairing.criteria import lot
from nigiri.domain.pairing.matching import heaviest
from nigiri.domain.pairing.weights import GUARD, WORD, digit, fitting, weights

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nigiri.domain.pairing.candidates import Candidates
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair
    from nigiri.domain.pairing.pruning import Layer
    from nigiri.domain.pairing.squares import Ints

#: The number of cheapest pairs taken of each player, and over each odd cut.
NEAREST = 12
#: The number of pairs added by lot at each criterion when these were not enough.
SPREAD = 4


def nearest(
    field: Field, criteria: Sequence[Criterion], above: Sequence[Layer], times: int = 1
) -> Candidates:
    """Return the cheapest pairs of each player and over each odd cut.

    above -- layers of the first criteria: the pairs are those of the last one
    times -- so many times NEAREST pairs; from 2 on some drawn by lot are added at every criterion,
    since the cheapest alone may fit together badly
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
    return union([*found, _closest(field, pairs, rank, many)[0]])


def _refined(rank: Ints, costs: Ints) -> Ints:
    """Return the ranks with the costs deciding between equal ranks."""
    radix = int(costs.max()) + 1
    if (int(rank.max()) + 1) * radix >= WORD:
        rank = np.unique(rank, return_inverse=True)[1].reshape(-1)
    refined: Ints = rank * radix + costs
    return refined


def _by_lot(field: Field, pairs: Candidates, rank: Ints, many: int) -> Candidates:
    """Return the first `many` pairs of each player and over each odd cut, equal ranks by lot."""
    drawn = _refined(rank, lot(field, pairs.upper, pairs.lower))
    return _closest(field, pairs, drawn, many)[0]


def _closest(field: Field, pairs: Candidates, rank: Ints, many: int) -> tuple[Candidates, Ints]:
    """Return the first `many` pairs of each player and over each odd cut, with their ranks.

    Pairs of equal rank stay together, so there may be more; there are fewer where fewer exist.
    """
    from nigiri.domain.pairing.pruning import odd_cuts, over_cut  # noqa: PLC0415 -- few fields need it

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
    """Return the largest of the `many` smallest ranks."""
    if len(ranks) <= many:
        return int(ranks.max(initial=0))
    return int(np.partition(ranks, many - 1)[many - 1])


#: Multiples of NEAREST for the first draw, tried in turn while too many pairs remain.
TURNS = (1, 2, 4)

#: The number of pairs a player that needs no further pruning.
ENOUGH = 48

#: The number of pairs up to which the solver is quicker than pruning.
FEW = 10_000


def optimum(
    field: Field,
    criteria: Sequence[Criterion],
    *,
    candidates: Callable[[Field, Sequence[Criterion]], Candidates] = window,
    guard: int = GUARD,
    few: int = FEW,
) -> list[Pair] | None:
    """Return the pairs (upper index, lower index) of the optimum; None when none is possible.

    More than `few` pairs are pruned, which never changes the optimum; nor does the score window,
    which candidates.py proves. Criteria that do not apply to the field are left out.

    Raises Forbidden when the field is too large for the solver's integers.
    """
    criteria = [each for each in criteria if each.applies(field)]
    pairs = candidates(field, criteria)
    if len(pairs) > few and pairs.everyone_has_one:
        pairs = _pruned(field, criteria, pairs, guard)
    return _solved(field, criteria, pairs, guard)


def _pruned(
    field: Field, criteria: Sequence[Criterion], pairs: Candidates, guard: int
) -> Candidates:
    """Return the pairs that an optimum can contain; all pairs where no first draw is found."""
    from nigiri.domain.pairing.pruning import layers, prune_by_draw  # noqa: PLC0415 -- few fields need it

    known, everyone = layers(field, criteria, pairs, NEAREST), len(pairs)
    enough = ENOUGH * len(field)
    for times in TURNS:
        before = len(pairs)
        first = _solved(field, criteria, nearest(field, criteria, known, times), guard)
        if first is None:
            known = known[:1]
        else:
            known, pairs = prune_by_draw(field, criteria, known, first, enough)
            if len(pairs) <= enough or len(pairs) == before < everyone:
                break
    return pairs


def _solved(
    field: Field, criteria: Sequence[Criterion], pairs: Candidates, guard: int
) -> list[Pair] | None:
    """Return the best perfect matching among these pairs, in as many stages as it takes.

    After a stage the pairs that no optimum can contain any more are left out.
    """
    known: list[tuple[int, int]] = []
    while pairs.everyone_has_one:
        digits = [digit(pairs, each.cost(field, pairs.upper, pairs.lower)) for each in criteria]
        for at, (total, least) in enumerate(known):
            digits[at] = digits[at].with_total(total, least)
        many = fitting(digits, len(known), len(field), guard)
        found = heaviest(pairs, weights(pairs, digits[:many]))
        if found is None or many == len(criteria):
            return found
        from nigiri.domain.pairing.pruning import prune_by_optimum  # noqa: PLC0415 -- few fields need it

        known, pairs = prune_by_optimum(field, criteria[:many], pairs, found)
    return None


def costs(
    field: Field, criteria: Sequence[Criterion], found: Sequence[Pair]
) -> list[tuple[int, ...]]:
    """Return the costs of each pair, criterion by criterion."""
    upper, lower = np.array(found, dtype=np.int64).reshape(-1, 2).T
    columns = [each.cost(field, upper, lower).tolist() for each in criteria]
    return list(zip(*columns, strict=True))
