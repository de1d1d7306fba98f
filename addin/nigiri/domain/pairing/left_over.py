"""Whom a matching of as many pairs as possible can leave over (Gallai and Edmonds).

From everybody whom one such matching leaves over, ways are followed that take a pair of it every
second step. Whoever stands at an even step of one could be left over instead. Where two even steps
meet, the ways close to an odd round trip (a blossom), all of which is at an even step, too.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.pairing.matching import most_pairs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.pairing.squares import Bools


def left_over(players: Sequence[int], banned: Bools) -> list[int]:
    """Return who of these indices is left over by some matching of the most pairs, in order."""
    found = _Ways(players, banned).followed()
    return [one for one in players if one in found]


class _Ways:
    """The ways from those whom one matching leaves over.

    mate -- the partner in it; came_from -- of those at an odd step, who stands before them
    root -- where the round trip of those at an even step begins (followed until it is itself)
    """

    def __init__(self, players: Sequence[int], banned: Bools) -> None:
        """Stand at those who are left over."""
        self.players, self.banned = np.asarray(players, dtype=np.int64), banned
        pairs = most_pairs(players, banned)
        self.mate = {**dict(pairs), **{b: a for a, b in pairs}}
        self.came_from: dict[int, int] = {}
        self.root: dict[int, int] = {}
        self.even = [one for one in players if one not in self.mate]
        self.root.update((one, one) for one in self.even)

    def followed(self) -> set[int]:
        """Return who is at an even step."""
        for one in self.even:  # grows on the way
            for other in self.players[~self.banned[one, self.players]].tolist():
                if other in self.root:
                    self._close(one, other)
                elif other not in self.came_from:
                    self.came_from[other] = one
                    self._reach(self.mate[other])
        return set(self.even)

    def _reach(self, one: int) -> None:
        """Note that one is at an even step."""
        self.root[one] = one
        self.even.append(one)

    def _begin(self, one: int) -> int:
        """Return where the round trip of one begins: mostly at one alone."""
        while self.root[one] != one:
            self.root[one] = one = self.root[self.root[one]]
        return one

    def _back(self, one: int) -> Iterator[int]:
        """Yield where the round trips on the way back from one begin, two steps by two."""
        yield (at := self._begin(one))
        while at in self.mate:
            yield (at := self._begin(self.came_from[self.mate[at]]))

    def _close(self, one: int, other: int) -> None:
        """Make one round trip of the ways to two who are at even steps and can meet.

        They meet further back: otherwise the matching could have one pair more.
        """
        passed = set(self._back(one))
        meeting = next(at for at in self._back(other) if at in passed)
        for end in (one, other):
            for at in list(takewhile(lambda at: at != meeting, self._back(end))):
                odd = self.mate[at]
                self._reach(odd)
                self.root[at] = self.root[odd] = meeting
