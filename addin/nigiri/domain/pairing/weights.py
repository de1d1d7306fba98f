"""One whole number for a pair: the criteria as digits of a mixed radix, the first one highest.

The radix of a criterion is larger than the largest difference its total can make between two draws,
so a sum of digits never carries into the digit above. That bound is half the sum, over the players,
of the dearest minus the cheapest pair of each.

The solver computes in 128 bits and is silently wrong near their end, hence the guard. Criteria that
do not fit are added in a later stage: once the totals of the first ones are known to be least, the
bound of such a criterion is its total, which is far smaller, and the others find room. No stage
changes what the optimum is.

So no weight is chosen by anybody: what is chosen is the order of the criteria (Settings.criteria,
criteria.py), and what a board costs by each. The weights in a file of OpenGotha are that program's
(exchange/opengotha/words.py).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from nigiri.errors import Forbidden
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from nigiri.domain.pairing.candidates import Candidates
    from nigiri.domain.pairing.squares import Ints

    Whole = npt.NDArray[np.object_]
    """Whole numbers of any size."""

Numbers = TypeVar("Numbers", "Ints", "Whole")

#: Bits of the solver's integers that may be used: weight + log2(players) + 2.
GUARD = 126
#: The limit of the values in one array of int64.
WORD = 1 << 62


@dataclass(frozen=True, eq=False)
class Digit:
    """One criterion's costs over the candidates.

    least, most -- bounds of its total over every perfect matching (most: over the optimum)
    """

    costs: Ints
    least: int
    most: int

    @property
    def radix(self) -> int:
        """Return a number above every difference of two totals."""
        return max(self.most - self.least, 0) + 1

    def with_total(self, total: int, least: int) -> Digit:
        """Return the digit with its known total in the optimum, and a bound of every total."""
        return replace(self, least=max(self.least, least), most=total)


def digit(pairs: Candidates, costs: Ints) -> Digit:
    """Return the costs with bounds of their total; every player must have a pair."""
    order, starts = pairs.by_player
    each = costs[order]
    cheapest = np.minimum.reduceat(each, starts[:-1]).sum()
    dearest = np.maximum.reduceat(each, starts[:-1]).sum()
    return Digit(costs, least=-(-int(cheapest) // 2), most=int(dearest) // 2)


def fitting(digits: Sequence[Digit], known: int, players: int, guard: int = GUARD) -> int:
    """Return the number of digits, from the first on, that fit into the solver's integers together.

    known -- how many of them have known totals. Raises Forbidden when not even one more fits.
    """
    room = 1 << max(guard - 2 - (players - 1).bit_length(), 0)
    for many in range(len(digits), known, -1):
        if _largest(digits[:many]) < room:
            return many
    raise Forbidden(message("pairing.too-many", players=players, criteria=len(digits)))


def weights(pairs: Candidates, digits: Sequence[Digit]) -> list[int]:
    """Return the weight of every pair: the perfect matching of the largest sum is the optimum."""
    words = _words(digits)
    cost = words[0][0].astype(object)
    for word, radix in words[1:]:
        cost = cost * radix + word
    potential = potentials(pairs, cost)
    reduced = cost - potential[pairs.upper] - potential[pairs.lower]
    return list((reduced.max() - reduced).tolist())


def _largest(digits: Sequence[Digit]) -> int:
    """Return a number that no pair's cost exceeds."""
    value = 0
    for each in digits:
        value = value * each.radix + int(each.costs.max())
    return value


def _words(digits: Sequence[Digit]) -> list[tuple[Ints, int]]:
    """Return the digits packed into few arrays, highest first, each with the radix below it.

    The value of a pair is ((word 0 x radix 1 + word 1) x radix 2 + word 2) ...
    """
    words = [(digits[0].costs, 1)]
    for each in digits[1:]:
        word, radix = words[-1]
        if radix * each.radix < WORD and (int(word.max()) + 1) * each.radix < WORD:
            words[-1] = (word * each.radix + each.costs, radix * each.radix)
        else:
            words.append((each.costs, each.radix))
    return words


def potentials(pairs: Candidates, cost: Numbers) -> Numbers:
    """Return a number for each player such that no pair costs less than the sum of its two.

    Any whole numbers at the players leave the optimum as it is when they are taken off the costs,
    since every perfect matching contains each player once. These, half the cheapest pair raised by
    one sweep, keep the costs from 0 up and save the solver most of its work.
    """
    order, starts = pairs.by_player
    potential: Numbers = np.minimum.reduceat(cost[order], starts[:-1]) // 2
    both = pairs.upper + pairs.lower
    for player in range(pairs.players):
        mine = order[starts[player] : starts[player + 1]]
        potential[player] = (cost[mine] - potential[both[mine] - player]).min()
    return potential
