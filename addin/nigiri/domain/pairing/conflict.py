"""Find a smallest set of the director's locks beside which no round can be drawn.

Every single lock is tried, then every two, and so on; where that would take more than
`MOST_TRIES`, one lock after the other is dropped for good as long as the rest still leaves no
round. So the set is a smallest one while few locks are at fault or there are few of them, and in
any case a round can be drawn without any single lock of it.
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

    played -- games that stay in any case

    () when the locks are not what prevents a round: it can be drawn with all of them, or it cannot
    be drawn without any.
    """

    def fits(some: Sequence[Lock]) -> bool:
        games = [*played, *(lock for lock in some if isinstance(lock, Game))]
        byes = tuple(lock for lock in some if not isinstance(lock, Game))
        return drawable(event, round_number, games, byes or None)

    if fits(locks) or not fits(()):
        return ()
    return _smallest(locks, fits)


def _smallest(locks: Sequence[Lock], fits: Callable[[Sequence[Lock]], bool]) -> tuple[Lock, ...]:
    """Return a smallest set of locks that does not fit, or one of which none can be dropped."""
    tries = 0
    for size in range(1, len(locks)):
        tries += comb(len(locks), size)
        if tries > MOST_TRIES:
            break
        for some in combinations(locks, size):
            if not fits(some):
                return some
    needed, before = [*locks], 0
    while before != len(needed):  # a lock that was needed at first may be dropped later
        before = len(needed)
        for lock in locks:
            rest = [other for other in needed if other is not lock]
            if not fits(rest):
                needed = rest
    return tuple(needed)
