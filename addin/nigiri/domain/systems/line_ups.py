"""Line-ups of teams: the players at the boards when two teams meet (B21).

The players of a team who play in the round move up to the first boards; the last boards are lost
by default: whoever faces an empty seat has a bye, a full win. Substitutes sit out. Board 1 plays
board 1, and colours alternate from board to board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.system import Fixture, Meeting, Stage
from nigiri.domain.teams.teams import boards, sides, team_of, teams
from nigiri.errors import Forbidden
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.teams.teams import Team

_TWO = 2


def teams_of(stage: Stage) -> tuple[Team, ...]:
    """Return the teams of a stage.

    Raises Forbidden where a player has no team, or there are fewer than two teams.
    """
    known = team_of(stage.event)
    alone = [number for number in stage.players if number not in known and number in stage.free]
    if alone:
        named = (f"{number} {stage.event.player(number).name}" for number in alone)
        names = several(named, message("pairing.names"))
        raise Forbidden(message("team.none", names=names))
    found = teams(stage.event)
    if len(found) < _TWO:
        raise Forbidden(message("team.few", teams=len(found)))
    return found


def line_up(stage: Stage, team: Team) -> tuple[PlayerId, ...]:
    """Return the players of a team at boards 1, 2, ... in this round, without substitutes."""
    present = [player for player in team.members if player in stage.free]
    return tuple(present[: boards(stage.event)])


def match(stage: Stage, one: Team, other: Team) -> Fixture:
    """Return the fixture of two teams: `one` has Black on boards 1, 3, ..., White on the others."""
    mine, theirs = line_up(stage, one), line_up(stage, other)
    both = min(len(mine), len(theirs))
    meetings = tuple(
        _at_board(one, other, seat, pair)
        for seat, pair in enumerate(zip(mine, theirs, strict=False), 1)
    )
    return Fixture(
        meetings,
        (*mine[both:], *theirs[both:]),
        (*substitutes(stage, one), *substitutes(stage, other)),
    )


def _at_board(one: Team, other: Team, seat: int, pair: tuple[PlayerId, PlayerId]) -> Meeting:
    """Return the meeting at a board (`seat`, from 1)."""
    facts = {"one": one.name, "other": other.name, "board": seat}
    return Meeting(*pair, black=pair[seat % _TWO == 0], why="team.board", facts=facts)


def substitutes(stage: Stage, team: Team) -> tuple[PlayerId, ...]:
    """Return the players of a team who are here and have no board."""
    seated = line_up(stage, team)
    return tuple(p for p in team.members if p in stage.free and p not in seated)


def black_first(stage: Stage, one: Team, other: Team) -> tuple[Team, Team]:
    """Return two teams, the one with Black on board 1 in front: who had it less often so far.

    If equal, who did not have it last time; else `one`.
    """
    mine, theirs = _black_so_far(stage, one), _black_so_far(stage, other)
    return (one, other) if mine <= theirs else (other, one)


def _black_so_far(stage: Stage, team: Team) -> tuple[int, bool]:
    """Return the balance of Black over White on board 1, and whether Black was the last colour."""
    known = [side.black for side in sides(stage.event)[team.number] if side.black is not None]
    return sum(1 if black else -1 for black in known), bool(known and known[-1])


def combined(parts: Iterable[Fixture], idle: Iterable[PlayerId] = ()) -> Fixture:
    """Return several matches as one fixture, in the order of the tables.

    idle -- further players who sit out
    """
    found = tuple(parts)
    return Fixture(
        tuple(meeting for part in found for meeting in part.meetings),
        tuple(player for part in found for player in part.byes),
        (*(player for part in found for player in part.idle), *idle),
    )
