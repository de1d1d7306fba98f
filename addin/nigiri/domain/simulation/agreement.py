"""How well two orders agree: Kendall's tau-b.

Of two players the orders agree when both put the same one first. With P pairs on which they agree,
Q on which they disagree, and n0 pairs in all, of which n1 are level in the one order and n2 in the
other:

    tau-b = (P - Q) / sqrt((n0 - n1) (n0 - n2))

1 is the same order, -1 the reverse, 0 no relation. Source: Kendall, Rank Correlation Methods.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections import Counter
from math import comb, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence


def kendall(one: Sequence[int], other: Sequence[int]) -> float:
    """Return Kendall's tau-b of two rows of figures about the same players, from -1 to 1.

    0 when one of them puts everybody on a level, since then nothing could agree or disagree.
    """
    n0 = comb(len(one), 2)
    n1, n2 = _level(one), _level(other)
    if n0 in {n1, n2}:
        return 0.0
    both = _level(zip(one, other, strict=True))
    agree = n0 - n1 - n2 + both - 2 * _disagree(one, other)
    return agree / sqrt((n0 - n1) * (n0 - n2))


def _level(values: Iterable[Hashable]) -> int:
    """Return the number of pairs with equal values."""
    return sum(comb(times, 2) for times in Counter(values).values())


def _disagree(one: Sequence[int], other: Sequence[int]) -> int:
    """Return the number of pairs that the two put in opposite orders."""
    before: list[int] = []
    found = 0
    for _, value in sorted(zip(one, other, strict=True)):
        found += len(before) - bisect_right(before, value)
        insort(before, value)
    return found
