"""Kyu players whose rank is worth a word, by how they have done (M13).

won three of three, lost three of three, or won five: a weak player's rank is often a guess, and the
handicaps of all further games follow from it. The director decides, with the player's approval.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.settings import POINT
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.scores.scores import participations

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import PlayerId

STREAK, MANY_WON = 3, 5


class Advice(NamedTuple):
    """A player whose rank is worth a word; won, lost -- games at the board."""

    player: Player
    won: int
    lost: int


def rank_advice(event: Event, after: int) -> Iterator[Advice]:
    """Yield by number the kyu players who came to such a record in round `after`.

    Each is named once: who has another rank by now than at entry was spoken to. Games decided by
    default and jigo do not count.
    """
    for number, player in sorted(event.by_number.items()):
        if player.rank.steps <= 0 and player.rank == player.initial_rank:
            now = _record(event, number, after)
            if _tells(*now) and not _tells(*_record(event, number, after - 1)):
                yield Advice(player, *now)


def _tells(won: int, lost: int) -> bool:
    """Tell whether a record says that the rank may be wrong."""
    return (won, lost) in {(STREAK, 0), (0, STREAK)} or won >= MANY_WON


def _record(event: Event, number: PlayerId, after: int) -> tuple[int, int]:
    """Return the games won and lost at the board up to a round."""
    games = [p.game for p in participations(event, number, after) if not p.by_default]
    points = [game.points_of(number) for game in games if game and game.result]
    return points.count(POINT), points.count(HalfPoints(0))
