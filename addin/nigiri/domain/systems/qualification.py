"""Qualification tournament: a Swiss that comes as near a knockout as it can (E3, E12).

players      system        rounds
up to 6      round robin   everybody meets everybody
7 or 8       Swiss         3
9 to 16      Swiss         4
17 to 32     Swiss         5
33 to 64     Swiss         6
65 to 128    Swiss         7

In round 1 so many of the lowest numbers have byes that a power of 2 has one win after it. Only wins
count; those who tie for the first place play off (playoff.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.brackets.knockout import entrants
from nigiri.domain.brackets.seeds import length
from nigiri.domain.model.system import Fixture
from nigiri.domain.scores.scores import victories
from nigiri.domain.systems.round_robin import fixture as all_play_all
from nigiri.domain.systems.round_robin import rounds_of

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.system import Stage
    from nigiri.domain.model.units import PlayerId

#: The largest number of players for a round robin.
ROUND_ROBIN = 6


def first_byes(players: int) -> int:
    """Return the number of byes in round 1; the lowest numbers have them."""
    return (1 << length(players)) - players


def qualification_rounds(players: int) -> int:
    """Return the number of rounds of a qualification tournament."""
    return rounds_of(players) if players <= ROUND_ROBIN else length(players)


def qualification(stage: Stage) -> Fixture:
    """Return the next round: a round robin where at most six players began, else a Swiss."""
    began = entrants(stage)
    return all_play_all(stage) if len(began) <= ROUND_ROBIN else swiss(stage)


def swiss(stage: Stage) -> Fixture:
    """Return the next round of a qualification tournament of more than six players.

    After round 1 an odd number gives one bye, to the player with the fewest byes since then.
    """
    free = [player for player in stage.players if player in stage.free]
    if stage.step == 1:
        byes = free[: first_byes(len(entrants(stage)))]
    else:
        byes = [min(free, key=lambda player: _spared(stage, player))] if len(free) % 2 else []
    return Fixture(byes=tuple(byes), fields=(tuple(p for p in free if p not in byes),))


def _spared(stage: Stage, player: PlayerId) -> tuple[int, int, int, int]:
    """Return the sort key for the bye after round 1, the smallest first.

    It is made of the byes since then, the bye of round 1, the wins, and the highest number.
    """
    first, *later = stage.rounds
    byes = sum(player in this.byes for this in later)
    return byes, int(player in first.byes), victories(stage.event, player), -player


def certain_winner(event: Event, rounds: int) -> PlayerId | None:
    """Return the player with more wins than anybody can still reach; None before (E12).

    rounds -- the number of rounds of the tournament
    """
    if not event.rounds or not all(this.complete for this in event.rounds):
        return None
    points = {player: victories(event, player) for player in event.by_number}
    best = max(points, key=lambda player: points[player])
    possible = 2 * max(0, rounds - len(event.rounds))
    others = [points[player] for player in points if player != best]
    return best if all(points[best] > other + possible for other in others) else None
