"""The crosstable: everybody against everybody, group by group in order of the places (B16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.settings import CROSSTABLED
from nigiri.domain.standings.standings import standings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import HalfPoints, PlayerId
    from nigiri.domain.standings.standings import Standing

    Games = Mapping[frozenset[PlayerId], tuple["Met", ...]]

#: Half points of a game -> its sign.
_POINTS = {0: "0", 1: "½", 2: "1"}


class Met(NamedTuple):
    """A game of two players, in the round of that number."""

    round_number: int
    game: Game

    def sign(self, player: PlayerId) -> str:
        """Return the point of a player ("1", "½", "0"), "!" behind it by default; "?" for none."""
        result = self.game.result
        if result is None:
            return "?"
        points: HalfPoints = self.game.points_of(player)
        return _POINTS[points] + "!" * result.by_default


class Group(NamedTuple):
    """Players who are ranked together.

    section -- its number, 1 where all are ranked together; members -- in order of the places
    games -- pair of players -> their games
    """

    section: int
    members: tuple[Standing, ...]
    games: Games

    def met(self, one: PlayerId, other: PlayerId) -> tuple[Met, ...]:
        """Return the games of two players, in order of the rounds."""
        return self.games.get(frozenset((one, other)), ())


def crosstable(event: Event, after: int | None = None) -> tuple[Group, ...]:
    """Return the groups after a round, None: the newest (B16)."""
    found: dict[int, list[Standing]] = {}
    for each in standings(event, after):
        found.setdefault(each.section, []).append(each)
    games = _games(event, after)
    return tuple(Group(section, tuple(members), games) for section, members in found.items())


def has_crosstable(event: Event) -> bool:
    """Tell whether a drawn round is of a system that has a crosstable (B16, M22)."""
    return any(drawn.system in CROSSTABLED for drawn in event.rounds)


def _games(event: Event, after: int | None) -> Games:
    """Return pair of players -> their games, in order of the rounds."""
    found: dict[frozenset[PlayerId], tuple[Met, ...]] = {}
    for drawn in sorted(event.rounds, key=lambda drawn: drawn.number):
        for game in drawn.games if after is None or drawn.number <= after else ():
            pair = frozenset(game.players)
            found[pair] = (*found.get(pair, ()), Met(drawn.number, game))
    return found
