"""The matches of a round: two teams, the games between them, and the score so far (B21).

They follow from the games that were drawn. Which teams meet is decided by systems/team_events.py
and systems/two_teams.py, who sits at which board, and at an empty seat, by systems/line_ups.py, who
is of a team, and what each side has from its boards, by teams.py (`Side`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.cached import once_an_event
from nigiri.domain.teams.teams import sides, team_of, teams

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import HalfPoints
    from nigiri.domain.teams.teams import Side, Team


@dataclass(frozen=True)
class Match:
    """Two teams that met in a round.

    number -- from 1, in order of the tables; one, other -- the teams, the lower number first
    games -- from board 1 on; won, lost -- what each of the two has, in half points, empty seats
    opposite included; begun -- whether any result is in; finished -- whether all are
    """

    number: int
    one: Team
    other: Team
    games: tuple[Game, ...]
    won: HalfPoints
    lost: HalfPoints
    begun: bool
    finished: bool


@once_an_event
def matches(event: Event, round_number: int) -> tuple[Match, ...]:
    """Return the matches of a round, by table; () where players play for themselves."""
    games = _games(event, round_number)
    met = [
        (side, (team, teams(event)[side.opponent - 1]))
        for team in teams(event)
        for side in sides(event)[team.number]
        if side.round_number == round_number
        if side.opponent is not None and side.opponent > team.number
    ]
    order = sorted(met, key=lambda each: by_table(games[frozenset(each[1])][0]))
    return tuple(
        _match(number, side, pair, games[frozenset(pair)])
        for number, (side, pair) in enumerate(order, 1)
    )


def by_table(game: Game) -> tuple[bool, int]:
    """Return the key that sorts games by table, those without one last."""
    return game.table is None, game.table or 0


def _match(number: int, side: Side, pair: tuple[Team, Team], games: tuple[Game, ...]) -> Match:
    """Return a match from the side of the first of its teams."""
    begun = any(game.result for game in games)
    return Match(number, *pair, games, side.won, side.lost, begun, side.finished)


def _games(event: Event, round_number: int) -> Mapping[frozenset[Team], tuple[Game, ...]]:
    """Return pair of teams -> their games in the round, by table."""
    found: dict[frozenset[Team], list[Game]] = {}
    for this in (each for each in event.rounds if each.number == round_number):
        for game in sorted(this.games, key=by_table):
            both = frozenset(team for n in game.players if (team := team_of(event).get(n)))
            found.setdefault(both, []).append(game)
    return {both: tuple(each) for both, each in found.items()}
