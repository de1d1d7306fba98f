"""The event to be sent to a federation, and a defect of it: the rule, the cell, the facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.domain.players.federation_ids import FEDERATIONS, ids
from nigiri.domain.scores.scores import participations

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from datetime import date

    from nigiri.domain.model.event import Event, Game, Player

    Found = tuple["Spot", dict[str, object]]


@dataclass(frozen=True)
class Spot:
    """The cell of a defect: in a setting, at a player, or in a game of a round.

    key -- the field of Settings; else the column of the player's row or of the game's
    """

    key: str
    player: Player | None = None
    round_number: int = 0
    game: Game | None = None


@dataclass(frozen=True)
class Sending:
    """An event to be sent to a federation, on a day."""

    event: Event
    federation: str
    today: date

    @property
    def people(self) -> list[Player]:
        """Return the players who took part, by number."""
        return [
            player
            for number, player in sorted(self.event.by_number.items())
            if not all(each.missed for each in participations(self.event, number))
        ]

    @property
    def games(self) -> Iterator[tuple[int, Game]]:
        """Yield all games, each after the number of its round."""
        return ((each.number, game) for each in self.event.rounds for game in each.games)

    def number_of(self, player: Player) -> str:
        """Return the player's number in the federation, "" for none."""
        return ids(player.federation_id).get(self.federation, "")


@dataclass(frozen=True)
class Rule:
    """One rule of the table of the package; the facts for its words come with what it finds.

    federations -- those that have it; find -- yields the cells where it is broken
    together -- of most players it is told once
    """

    code: str
    find: Callable[[Sending], Iterator[Found]]
    federations: tuple[str, ...] = tuple(FEDERATIONS)
    together: bool = False


@dataclass(frozen=True)
class Defect:
    """A rule that is broken in one cell; many -- and in as many as its facts say."""

    rule: str
    spot: Spot
    facts: Mapping[str, object] = field(default_factory=dict)
    many: bool = False


def at(player: Player, key: str, **facts: object) -> Found:
    """Return a cell in a player's row, with the name."""
    return Spot(key, player), {"name": player.name, **facts}


def in_game(sending: Sending, round_number: int, game: Game, **facts: object) -> Found:
    """Return the cell of a game's result, with both names."""
    white, black = (sending.event.player(number).name for number in game.players)
    said = {"round": round_number, "white": white, "black": black, **facts}
    return Spot("result", None, round_number, game), said


def setting(key: str, **facts: object) -> Iterator[Found]:
    """Yield the cell of a setting."""
    yield Spot(key), facts
