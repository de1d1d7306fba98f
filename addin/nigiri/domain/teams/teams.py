"""Teams: their members, the order of the boards, and the matches they played (B21).

A player's team is the name in Players, however it is spelled in capitals, accents and spaces. The
boards of a team go by the director's numbers, then by the players' own. A match of a round is all
games between players of two teams. Who has a bye because a seat opposite is empty wins that board;
a team whose players all have byes won a match against nobody, one that sits out played none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.settings import BY_TEAMS
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Round
    from nigiri.domain.model.units import PlayerId

NOTHING = HalfPoints(0)


class Team(NamedTuple):
    """A team.

    number -- from 1, in order of the lowest number among its players; name -- as that player has it
    members -- in order of the boards; those beyond the boards of a match are substitutes
    """

    number: int
    name: str
    members: tuple[PlayerId, ...]


class Side(NamedTuple):
    """A team's side of a match in a round.

    opponent -- the number of the other team, None when all its players had byes
    boards -- half points on each board, from board 1; lost -- half points of the other team
    black -- whether its first board with a game had Black, None without a game
    finished -- whether every game has a result
    """

    round_number: int
    opponent: int | None
    boards: tuple[HalfPoints, ...]
    lost: HalfPoints = NOTHING
    black: bool | None = None
    finished: bool = True

    @property
    def won(self) -> HalfPoints:
        """Return the sum of the boards, in half points."""
        return HalfPoints(sum(self.boards))

    @property
    def match_points(self) -> HalfPoints:
        """Return 2 for a match won, 1 for a drawn one, else 0, in half points.

        A match that is lost or not finished counts 0.
        """
        if not self.finished or self.won < self.lost:
            return HalfPoints(0)
        return HalfPoints(2 if self.won > self.lost else 1)


@once_an_event
def teams(event: Event) -> tuple[Team, ...]:
    """Return the teams of the numbered players, by the lowest number among their members."""
    members: dict[str, list[PlayerId]] = {}
    for number, player in sorted(event.by_number.items()):
        if plain(player.team):
            members.setdefault(plain(player.team), []).append(number)
    return tuple(
        Team(at, " ".join(event.player(numbers[0]).team.split()), _by_board(event, numbers))
        for at, numbers in enumerate(members.values(), 1)
    )


def _by_board(event: Event, numbers: list[PlayerId]) -> tuple[PlayerId, ...]:
    """Return players in the order of the boards: the director's numbers first, then their own."""
    boards = {number: event.player(number).board for number in numbers}
    return tuple(sorted(numbers, key=lambda n: (boards[n] is None, boards[n] or 0, n)))


@once_an_event
def team_of(event: Event) -> Mapping[PlayerId, Team]:
    """Return player -> team, for every numbered player with a team."""
    return {number: team for team in teams(event) for number in team.members}


def boards(event: Event) -> int:
    """Return the number of boards of a match: as set, or the size that most teams can fill.

    That is the largest number that more than half of the teams can fill; of two teams, both.
    """
    sizes = sorted((len(team.members) for team in teams(event)), reverse=True)
    return event.settings.team_boards or (sizes[len(sizes) // 2] if sizes else 0)


@once_an_event
def sides(event: Event) -> Mapping[int, tuple[Side, ...]]:
    """Return team number -> its matches, round by round, without rounds in which it sat out.

    Rounds in which players play for themselves are left out, too. Where a table was changed so that
    a team met several others in a round, each is a match.
    """
    found: dict[int, list[Side]] = {team.number: [] for team in teams(event)}
    for this in (each for each in event.rounds if each.system in BY_TEAMS):
        for team in teams(event):
            found[team.number] += _sides(event, this, team)
    return {number: tuple(played) for number, played in found.items()}


def _sides(event: Event, this: Round, team: Team) -> list[Side]:
    """Return the matches of a team in a round; boards won by a bye belong to the first."""
    rivals = _rivals(event, this, team)
    if rivals:
        return [_side(event, this, team, rival) for rival in rivals]
    free = _free(this, team)
    return [Side(this.number, None, tuple(free.values()))] if free else []


def _rivals(event: Event, this: Round, team: Team) -> tuple[Team, ...]:
    """Return the teams that players of a team met in a round, in order of the boards."""
    games = (this.game_by_player[p] for p in team.members if p in this.game_by_player)
    met = (team_of(event).get(player) for game in games for player in game.players)
    return tuple(dict.fromkeys(other for other in met if other and other is not team))


def _free(this: Round, team: Team) -> dict[PlayerId, HalfPoints]:
    """Return player -> half points won by a bye, for the players of a team."""
    return {player: HalfPoints(2) for player in team.members if player in this.byes}


def _side(event: Event, this: Round, team: Team, rival: Team) -> Side:
    """Return a team's side of its match against another one."""
    both = frozenset((team, rival))
    games = [g for g in this.games if {team_of(event).get(p) for p in g.players} == both]
    won = {p: game.points_of(p) for game in games for p in game.players}
    if _rivals(event, this, team)[0] is rival:
        won |= _free(this, team)
    if _rivals(event, this, rival)[0] is team:
        won |= _free(this, rival)
    mine = tuple(won[player] for player in team.members if player in won)
    lost = HalfPoints(sum(won[player] for player in rival.members if player in won))
    seated = {player: game for game in games for player in game.players}
    first = next(player for player in team.members if player in seated)
    black = seated[first].black == first
    return Side(this.number, rival.number, mine, lost, black, all(game.result for game in games))
