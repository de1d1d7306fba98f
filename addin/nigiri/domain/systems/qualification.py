"""Qualification tournament: a Swiss that comes as near a knockout as it can (E3, E12).

players      system        rounds
up to 6      round robin   everybody meets everybody
7 or 8       Swiss         3
9 to 16      Swiss         4
17 to 32     Swiss         5
33 to 64     Swiss         6
65 to 128    Swiss         7

In round 1 the lowest numbers have byes, so many that in round 2 a power of 2 has one win. Only wins
count; who ties for the first place plays off (playoff.py).
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

#: Up to so many players everybody meets everybody.
ROUND_ROBIN = 6


def first_byes(players: int) -> int:
    """Return how many of the lowest numbers are free in round 1."""
    return (1 << length(players)) - players


def qualification_rounds(players: int) -> int:
    """Return how many rounds a qualification tournament has."""
    return rounds_of(players) if players <= ROUND_ROBIN else length(players)


def qualification(stage: Stage) -> Fixture:
    """Return the next round: all play all where they were six at most to begin with."""
    began = entrants(stage)
    return all_play_all(stage) if len(began) <= ROUND_ROBIN else swiss(stage)


def swiss(stage: Stage) -> Fixture:
    """Return the next round of a qualification tournament of more than six players.

    Of an odd number somebody sits out after round 1, too: who was free least since then.
    """
    free = [player for player in stage.players if player in stage.free]
    if stage.step == 1:
        byes = free[: first_byes(len(entrants(stage)))]
    else:
        byes = [min(free, key=lambda player: _spared(stage, player))] if len(free) % 2 else []
    return Fixture(byes=tuple(byes), fields=(tuple(p for p in free if p not in byes),))


def _spared(stage: Stage, player: PlayerId) -> tuple[int, int, int, int]:
    """Return who has the bye after round 1, the smallest: byes, that of round 1, wins, number."""
    first, *later = stage.rounds
    byes = sum(player in this.byes for this in later)
    return byes, int(player in first.byes), victories(stage.event, player), -player


def certain_winner(event: Event, rounds: int) -> PlayerId | None:
    """Return who has won more than anybody can still reach; None while that is open (E12).

    rounds -- how many there are to be
    """
    if not event.rounds or not all(this.complete for this in event.rounds):
        return None
    points = {player: victories(event, player) for player in event.by_number}
    best = max(points, key=lambda player: points[player])
    left = 2 * max(0, rounds - len(event.rounds))
    others = [points[player] for player in points if player != best]
    return best if all(points[best] > other + left for other in others) else None
