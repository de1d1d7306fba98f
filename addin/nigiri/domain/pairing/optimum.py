"""The optimum: the best perfect matching of a field by an ordered list of criteria."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.pairing.candidates import window
from nigiri.domain.pairing.matching import heaviest
from nigiri.domain.pairing.nearest import NEAREST, nearest
from nigiri.domain.pairing.pruning import layers, promising, settled
from nigiri.domain.pairing.weights import GUARD, digit, fitting, weights

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nigiri.domain.pairing.candidates import Candidates
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair


#: The first draw is made of so many times the nearest pairs, as long as too many pairs are left.
TURNS = (1, 2, 4)

#: So many pairs a player are no longer too many.
ENOUGH = 48

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
    known, everyone = layers(field, criteria, pairs, NEAREST), len(pairs)
    enough = ENOUGH * len(field)
    for times in TURNS:
        before = len(pairs)
        first = _solved(field, criteria, nearest(field, criteria, known, times), guard)
        if first is None:
            known = known[:1]
        else:
            known, pairs = promising(field, criteria, known, first, enough)
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
        for place, (total, least) in enumerate(known):
            digits[place] = digits[place].settled(total, least)
        many = fitting(digits, len(known), len(field), guard)
        found = heaviest(pairs, weights(pairs, digits[:many]))
        if found is None or many == len(criteria):
            return found
        known, pairs = settled(field, criteria[:many], pairs, found)
    return None


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
