"""Round robin: everybody meets everybody once (B16, E1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.beginnings import WINS_ALONE
from nigiri.domain.systems.system import Fixture, Meeting, System
from nigiri.errors import Forbidden

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.systems.system import Stage

#: Table entries: seats from 1, the first named is Black.
Pair = tuple[int, int]

FEWEST_PLAYERS, MOST_PLAYERS = 2, 40


def rounds_of(players: int) -> int:
    """Return how many rounds everybody needs to meet everybody once: an odd number has one free."""
    return players - 1 if players % 2 == 0 else players


def pivot(players: int, step: int) -> Iterator[Pair]:
    """Yield the pairs of a round by seats, Black first (B16, decision 9).

    players -- an even number; step -- the round, from 1

    Who is first is the pivot and stays on seat 1, Black in round 1 and then in turn; the others go
    on a seat each round, from the last one to seat 2. Seats face one another, 1 the last, and
    have their colours for good: even ones Black, odd ones White. So two players, the pivot among
    them, change colours all the time, and everybody else has one twice in a row once.
    """
    around = players - 1
    sits = {1: 1} | {2 + (n - 2 + step - 1) % around: n for n in range(2, players + 1)}
    first = (sits[1], sits[players])
    yield first if step % 2 else first[::-1]
    for seat in range(2, players // 2 + 1):
        pair = sits[seat], sits[players + 1 - seat]
        yield pair if seat % 2 == 0 else pair[::-1]


def fixture(stage: Stage) -> Fixture:
    """Return who meets whom in the next round of a round robin; the odd one out is free."""
    count = len(stage.players)
    even = count + count % 2
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        msg = f"A round robin is for 2 to {MOST_PLAYERS} players, and {count} are here."
        raise Forbidden(msg)
    if stage.step > even - 1:
        msg = f"The round robin is over: after {even - 1} rounds everybody met everybody."
        raise Forbidden(msg)
    seats = dict(enumerate(stage.players, 1))
    pairs = [(seats.get(one), seats.get(other)) for one, other in pivot(even, stage.step)]
    meetings = tuple(
        Meeting(black, white, black, why="round-robin", facts={"step": stage.step})
        for black, white in pairs
        if black is not None and white is not None and {black, white} <= stage.free
    )
    playing = {player for each in meetings for player in (each.one, each.other)}
    return Fixture(meetings, idle=tuple(sorted(stage.free - playing)))


ROUND_ROBIN = System(
    "round robin", "B16", fixture, rounds=rounds_of,
    defaults={
        "start_rule": "none", "ranked_by": "all", "first": "NBW", "tiebreaks": ("DC", "SDOSW"),
        "scoring": WINS_ALONE,
    },
)  # fmt: skip
