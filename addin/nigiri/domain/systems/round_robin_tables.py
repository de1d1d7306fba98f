"""The orders in which everybody meets everybody once, by seats from 1, Black first.

order    who meets whom, and who has Black                                             source
pivot    seat 1 stays, the others go on a seat each round; colours stay with seats     B16
berger   the tables that chess uses; the first named there has White, here Black       Berger 1893
league   as printed for 10 and 12 players; other numbers as `pivot`                    E1

In a double round robin the second half has the same rounds with the colours exchanged, in an order
that keeps everybody from one colour three times running (second_half).

With an odd number one more seat is empty, and who faces it is free. Seats alone would then give
one colour three times running; `pivot` deals it out anew, so that everybody has both equally often.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

Pair = tuple[int, int]
"""Two seats, Black first."""

Order = tuple[tuple[Pair, ...], ...]
"""The pairs of every round."""

_LEAGUE = {
    10: """
        1-10 2-9 3-8 4-7 5-6
        9-1 8-10 7-2 6-3 4-5
        1-8 9-7 10-6 2-5 3-4
        7-1 6-8 5-9 4-10 2-3
        1-6 7-5 8-4 9-3 10-2
        5-1 4-6 3-7 2-8 10-9
        1-4 5-3 6-2 7-10 8-9
        3-1 2-4 10-5 9-6 8-7
        1-2 3-10 4-9 5-8 6-7
    """,
    12: """
        1-12 2-11 3-8 4-7 5-10 6-9
        11-1 12-2 7-3 8-4 9-5 10-6
        1-10 2-9 3-12 4-11 5-8 6-7
        9-1 10-2 11-3 12-4 7-5 8-6
        1-8 2-7 3-10 4-9 5-12 6-11
        7-1 2-8 9-3 10-4 11-5 12-6
        1-6 3-2 4-5 7-12 8-9 10-11
        5-1 4-2 6-3 9-7 11-8 12-10
        1-4 2-6 3-5 7-10 8-12 9-11
        3-1 5-2 6-4 11-7 10-8 12-9
        1-2 4-3 5-6 8-7 10-9 11-12
    """,
}
"""E1's tables, a line a round."""


IN_A_ROW = 2
"""Nobody has one colour more often running (B16)."""

Run = dict[int, int]
"""Seat -> how often it had its last colour running: above 0 Black, below 0 White."""


@cache
def order_of(name: str, players: int) -> Order:
    """Return the pairs of every round; with an odd number of players one is free in each."""
    if name == "league" and players in _LEAGUE:
        lines = _LEAGUE[players].split("\n")
        return tuple(tuple(_printed(line)) for line in lines if line.strip())
    seats, rule = players + players % 2, _RULES[name]
    rounds = (rule(seats, step) for step in range(1, seats))
    order = tuple(tuple(pair for pair in pairs if max(pair) <= players) for pairs in rounds)
    if players % 2 == 0 or rule is not _pivot:
        return order
    return tuple(tuple(_evened(pair, players) for pair in pairs) for pairs in order)


@cache
def second_half(order: Order) -> Order:
    """Return the second half of a double round robin: colours exchanged, none three times running.

    Its rounds are those of the first half, none further ahead of its turn there than it must be, so
    that any two meet again as late as can be. Berger's tables need one such move, as FIDE has it.
    """
    exchanged = tuple(tuple((white, black) for black, white in pairs) for pairs in order)
    run: Run = {}
    for pairs in order:
        run = _after(run, pairs)
    left = range(len(order))
    return next(
        tuple(exchanged[at] for at in found)
        for ahead in count()
        if (found := _arranged(exchanged, run, (), left, ahead)) is not None
    )


def _arranged(
    rounds: Order, run: Run, done: tuple[int, ...], left: Sequence[int], ahead: int
) -> tuple[int, ...] | None:
    """Return the rounds in an order, none more than `ahead` before its turn; None without one."""
    if not left:
        return done
    for at in left:
        if at - len(done) > ahead:
            return None
        then = _after(run, rounds[at])
        if max(map(abs, then.values())) <= IN_A_ROW:
            rest = [other for other in left if other != at]
            found = _arranged(rounds, then, (*done, at), rest, ahead)
            if found is not None:
                return found
    return None


def _after(run: Run, pairs: Sequence[Pair]) -> Run:
    """Return seat -> rounds running in one colour after one more: Black above 0, White below."""
    then = dict(run)
    for black, white in pairs:
        then[black] = max(run.get(black, 0), 0) + 1
        then[white] = min(run.get(white, 0), 0) - 1
    return then


def _evened(pair: Pair, players: int) -> Pair:
    """Return a pair of an odd number of players with the colours that even out for everybody.

    Seats from 2 to the empty one go round, and the steps between two of them halve the circle:
    with an odd number of half steps the lower seat has Black, so from round to round everybody's
    colours change. Who meets seat 1 has the colour that the empty seat took away.
    """
    low, high = min(pair), max(pair)
    faced = players + 1 if low == 1 else low
    halved = (high - faced) * (players + 1) // 2 % players
    return (low, high) if halved % 2 else (high, low)


def _printed(line: str) -> Iterator[Pair]:
    """Yield the pairs of a printed line."""
    for one, other in re.findall(r"(\d+)-(\d+)", line):
        yield int(one), int(other)


def _pivot(players: int, step: int) -> Iterator[Pair]:
    """Yield the pairs of a round, from 1, by B16.

    Who is first stays on seat 1, Black in round 1 and then in turn; the others go on a seat each
    round, from the last one to seat 2. Seat 1 faces the last one, 2 the last but one; even seats
    have Black, odd ones White. So two players, the pivot among them, change colours all the time,
    and everybody else has one colour twice in a row once.
    """
    around = players - 1
    sits = {1: 1} | {2 + (n + step - 3) % around: n for n in range(2, players + 1)}
    first = sits[1], sits[players]
    yield first if step % 2 else first[::-1]
    for seat in range(2, players // 2 + 1):
        pair = sits[seat], sits[players + 1 - seat]
        yield pair if seat % 2 == 0 else pair[::-1]


def _berger(players: int, step: int) -> Iterator[Pair]:
    """Yield the pairs of a round, from 1: the sum of two seats is step + 1, modulo players - 1.

    The last seat faces the seat that would meet itself.
    """
    around, half = players - 1, players // 2
    alone = next(n for n in range(1, players) if (2 * n - step - 1) % around == 0)
    yield (players, alone) if alone <= half else (alone, players)
    for near in range(1, half):
        low, high = sorted((alone + side - 1) % around + 1 for side in (near, -near))
        yield (high, low) if (low + high) % 2 else (low, high)


_RULES: Mapping[str, Callable[[int, int], Iterator[Pair]]] = {
    "pivot": _pivot,
    "berger": _berger,
    "league": _pivot,
}
