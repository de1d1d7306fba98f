"""The lot: a number that decides where nothing else does, the same on every machine.

It is no chance: it follows from the seed, a setting of the event, and is the same computed again.
The seed is 1 until the director types another one; no command draws it.

what it decides                              made of                    where
which of two equal draws is the better one   seed, round, both numbers  pairing/criteria.py
who takes White where nothing else says      seed, round, both numbers  games/colours.py
the order of seats in a round robin          seed, number               systems/round_robin.py
a place, where the event's criteria end      seed, number               player_figures.py
in LOT; without it the tied share the place
"""

from __future__ import annotations

_64_BITS = 2**64 - 1


def lot(seed: int, *numbers: int) -> int:
    """Return 64 bits hashed from the seed and the numbers in this order, by splitmix64."""
    hashed = seed & _64_BITS
    for number in numbers:
        hashed = _mixed(hashed ^ number)
    return hashed


def _mixed(value: int) -> int:
    """Return the value well mixed: one step of splitmix64."""
    value = (value + 0x9E3779B97F4A7C15) & _64_BITS
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _64_BITS
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _64_BITS
    return value ^ (value >> 31)
