"""Which of the director's locks leave no round to be drawn: a smallest set of them.

found by trying every single lock, then every two, and so on; where that would take more than
`MOST_TRIES`, by leaving out one lock after the other for good as long as the rest still leaves no
round. So the set is a smallest one while few locks are at fault or few there are, and in any case
none of its locks is named in vain.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Game
from nigiri.domain.pairing.drawing import drawable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId

    Lock = Game | PlayerId

MOST_TRIES = 600


def conflict(
    event: Event, round_number: int, played: Sequence[Game], locks: Sequence[Lock]
) -> tuple[Lock, ...]:
    """Return a smallest set of locks, games and byes, beside which no round can be drawn.

    played -- games that stay in any case. () when the locks are not what prevents a round: it can
    be drawn with all of them, or cannot be without any.
    """

    def fits(some: Sequence[Lock]) -> bool:
        games = [*played, *(lock for lock in some if isinstance(lock, Game))]
        byes = tuple(lock for lock in some if not isinstance(lock, Game))
        return drawable(event, round_number, games, byes or None)

    if fits(locks) or not fits(()):
        return ()
    return _smallest(locks, fits)


def _smallest(locks: Sequence[Lock], fits: Callable[[Sequence[Lock]], bool]) -> tuple[Lock, ...]:
    """Return a smallest set that does not fit, or one of which nothing can be left out."""
    tries = 0
    for size in range(1, len(locks)):
        tries += comb(len(locks), size)
        if tries > MOST_TRIES:
            break
        for some in combinations(locks, size):
            if not fits(some):
                return some
    kept, before = [*locks], 0
    while before != len(kept):  # one that could not be left out at first may be so later
        before = len(kept)
        for lock in locks:
            rest = [other for other in kept if other is not lock]
            if not fits(rest):
                kept = rest
    return tuple(kept)
