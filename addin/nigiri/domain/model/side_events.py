"""Side events, which players pair themselves and which have no rounds (B22), as immutable data.

event   what is entered                                   who is first
chart   in a player's row: whom the player beat           wins, or another formula (wall_chart.py)
ladder  who challenged whom, and whether it was won       who stands on the first rung (ladder.py)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nigiri.domain.model.units import PlayerId


@dataclass(frozen=True)
class SideGame:
    """A game of the chart; in a jigo the roles of winner and loser mean nothing."""

    winner: PlayerId
    loser: PlayerId
    jigo: bool = False


@dataclass(frozen=True)
class Chart:
    """The wall chart of a self-paired event: its players in order, and the games, row by row."""

    players: tuple[PlayerId, ...] = ()
    games: tuple[SideGame, ...] = ()


@dataclass(frozen=True)
class Challenge:
    """A challenge of a player higher on the ladder; won -- None while it is being played."""

    challenger: PlayerId
    challenged: PlayerId
    won: bool | None = None


@dataclass(frozen=True)
class Ladder:
    """A ladder: its order at the beginning, and the challenges as they were played."""

    start: tuple[PlayerId, ...] = ()
    challenges: tuple[Challenge, ...] = ()
