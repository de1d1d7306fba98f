"""The optimum: the best perfect matching of a field by an ordered list of criteria."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.pairing.candidates import window
from nigiri.domain.pairing.matching import heaviest
from nigiri.domain.pairing.pruning import layers, nearest, promising
from nigiri.domain.pairing.weights import GUARD, digit, fitting, weights

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nigiri.domain.pairing.candidates import Candidates
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair


#: Up to so many pairs the solver is quicker than the search for pairs that can be left out.
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
    which candidates.py proves. Criteria that do not apply to the field are not looked at.

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
    """Return the pairs that an optimum can contain: all where no first draw is found."""
    known = layers(field, criteria, pairs)
    for many in range(len(known), 0, -1):
        first = _solved(field, criteria, nearest(field, criteria, known[:many]), guard)
        if first is not None:
            return promising(field, criteria, known, totals(field, criteria, first))
    return pairs


def _solved(
    field: Field, criteria: Sequence[Criterion], pairs: Candidates, guard: int
) -> list[Pair] | None:
    """Return the best perfect matching among these pairs, in as many stages as it takes."""
    if not pairs.everyone_has_one:
        return None
    digits = [digit(pairs, each.cost(field, pairs.upper, pairs.lower)) for each in criteria]
    found: list[Pair] | None = None
    settled = 0
    while settled < len(digits):
        settled = fitting(digits, settled, len(field), guard)
        if (found := heaviest(pairs, weights(pairs, digits[:settled]))) is None:
            return None
        sums = totals(field, criteria[:settled], found)
        digits[:settled] = [each.settled(t) for each, t in zip(digits, sums, strict=False)]
    return found


def costs(
    field: Field, criteria: Sequence[Criterion], found: Sequence[Pair]
) -> list[tuple[int, ...]]:
    """Return for each pair what it costs, criterion by criterion."""
    upper, lower = np.array(found, dtype=np.int64).reshape(-1, 2).T
    columns = [each.cost(field, upper, lower).tolist() for each in criteria]
    return list(zip(*columns, strict=True))


def totals(field: Field, criteria: Sequence[Criterion], found: Sequence[Pair]) -> tuple[int, ...]:
    """Return the sum of the costs of these pairs, criterion by criterion."""
    return tuple(sum(column) for column in zip(*costs(field, criteria, found), strict=True))
