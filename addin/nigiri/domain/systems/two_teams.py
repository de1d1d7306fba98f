"""Two teams by the method of S. Niwa of the Nippon Club (B21).

The first team stays at its boards. From round 2 on the players of the other go down by one board,
and who drops off the far end goes to board 1. So after as many rounds as there are boards everybody
has met everybody of the other team once. All of a team have the same colour, which changes from
round to round; the first team begins with Black.

Where one team is smaller its last boards are empty seats: who comes to face one sits out that
round, everybody of the larger team once. The seat of a player who is out goes on turning, and
whoever faces it has a bye, a full win. Everybody of a team has a board: there are no substitutes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.system import Fixture, Meeting, Stage, System
from nigiri.domain.systems.defaults import TEAM_PLAY
from nigiri.domain.systems.line_ups import teams_of
from nigiri.errors import Forbidden, StageOver
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.teams.teams import Team

_TWO = 2


def fixture(stage: Stage) -> Fixture:
    """Return the games of a round.

    Raises Forbidden where there are not two teams; StageOver when everybody has met.
    """
    first, second = _two(stage)
    seats = max(len(first.members), len(second.members))
    if stage.step > seats:
        raise StageOver(message("team.all-met", seats=seats))
    pairs = zip(_filled(first, seats), _turned(second, seats, stage.step), strict=True)
    both: list[tuple[PlayerId, PlayerId]] = []
    alone: list[PlayerId] = []
    for one, other in pairs:
        if one is not None and other is not None:
            both.append((one, other))
        else:
            alone += [player for player in (one, other) if player is not None]
    games = [pair for pair in both if stage.free.issuperset(pair)]
    unpaired = (player for pair in both if pair not in games for player in pair)
    return Fixture(
        tuple(_meeting(stage, first, second, pair) for pair in games),
        tuple(player for player in unpaired if player in stage.free),
        tuple(player for player in alone if player in stage.free),
    )


def _two(stage: Stage) -> tuple[Team, Team]:
    """Return the two teams; raise Forbidden for more or fewer."""
    found = teams_of(stage)
    if len(found) > _TWO:
        names = ", ".join(team.name for team in found)
        raise Forbidden(message("team.two", count=len(found), names=names))
    return found[0], found[1]


def _filled(team: Team, seats: int) -> tuple[PlayerId | None, ...]:
    """Return the players at the boards from 1 on, None for an empty seat."""
    return (*team.members, *(None for _ in range(seats - len(team.members))))


def _turned(team: Team, seats: int, step: int) -> tuple[PlayerId | None, ...]:
    """Return the players at the boards after the team went down by one board for each round."""
    chairs = _filled(team, seats)
    turned = (step - 1) % seats
    return (*chairs[seats - turned :], *chairs[: seats - turned])


def _meeting(stage: Stage, first: Team, second: Team, pair: tuple[PlayerId, PlayerId]) -> Meeting:
    """Return the game of two players: all of a team have one colour, which changes."""
    board = first.members.index(pair[0]) + 1
    facts = {"one": first.name, "other": second.name, "board": board, "round": stage.number}
    why = "team.turn" if stage.step > 1 else "team.board"
    return Meeting(*pair, black=pair[not stage.step % _TWO], why=why, facts=facts)


TWO_TEAMS = System(
    "two teams", "B21", fixture, rounds=lambda boards: boards, unit="boards", defaults=TEAM_PLAY
)
