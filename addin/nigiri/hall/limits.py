"""How often a code may be tried, and how much may be reported in a minute.

by           wrong tries that are free   then waits, twice as long each time, up to
a phone      5                           10 seconds                    5 minutes
an address   20                          5 seconds                     1 minute
a code       10                          10 seconds                    1 minute

Behind a router that hides them all phones of a hall may have one address, so it is waited for
less. An hour without a wrong try forgets them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

Kind = Literal["phone", "address", "code"]
Key = tuple[Kind, str]

_FORGOTTEN = 3600.0
_MINUTE = 60.0
MOST_KEYS = 5000
"""So many are remembered; the oldest are forgotten first."""


class Limit(NamedTuple):
    """Free tries, and the seconds to wait after the next one and at most."""

    free: int
    first: int
    most: int


LIMITS: dict[Kind, Limit] = {
    "phone": Limit(5, 10, 300),
    "address": Limit(20, 5, 60),
    "code": Limit(10, 10, 60),
}


class _Tried(NamedTuple):
    """Wrong tries so far, and the time of the last one."""

    times: int
    last: float


class Tries:
    """Wrong codes, by whom they were tried."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Begin without any; clock -- seconds that only grow."""
        self._clock = clock
        self._tried: dict[Key, _Tried] = {}

    def wait(self, *keys: Key) -> int:
        """Return the seconds to wait before the next try, 0 where none is needed."""
        return max(map(self._wait, keys), default=0)

    def wrong(self, *keys: Key) -> None:
        """Count a wrong try."""
        now = self._clock()
        for key in keys:
            before = self._tried.pop(key, _Tried(0, now))
            times = 0 if now - before.last > _FORGOTTEN else before.times
            self._tried[key] = _Tried(times + 1, now)
        while len(self._tried) > MOST_KEYS:
            del self._tried[next(iter(self._tried))]

    def _wait(self, key: Key) -> int:
        """Return the seconds to wait for one of them."""
        times, last = self._tried.get(key, _Tried(0, 0.0))
        limit = LIMITS[key[0]]
        if times <= limit.free:
            return 0
        doubled = min(times - limit.free - 1, limit.most.bit_length())
        left = min(limit.first << doubled, limit.most) - (self._clock() - last)
        return max(0, -int(-left // 1))


class Rate:
    """What was done in the last minute, and whether more may be."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Begin with nothing done; clock -- seconds that only grow."""
        self._clock = clock
        self._done: dict[str, list[float]] = {}

    def allows(self, who: str, most: int) -> bool:
        """Count one more in this minute; tell whether there are at most so many."""
        now = self._clock()
        done = [at for at in self._done.pop(who, []) if now - at < _MINUTE]
        allowed = len(done) < most
        self._done[who] = [*done, now] if allowed else done
        while len(self._done) > MOST_KEYS:
            del self._done[next(iter(self._done))]
        return allowed
