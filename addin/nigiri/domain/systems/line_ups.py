"""Teams at the boards: who sits opposite whom when two teams meet (B21).

The players of a team who play in the round move up to the first boards; the others are lost by
default: whoever faces an empty seat has a bye, a full win. Substitutes sit out. Board 1 plays board
1, and colours alternate from board to board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.system import Fixture, Meeting, Stage
from nigiri.domain.teams.teams import boards, sides, team_of, teams
from nigiri.errors import Forbidden

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.teams.teams import Team

_TWO = 2


def teams_of(stage: Stage) -> tuple[Team, ...]:
    """Return the teams of a stage; Forbidden where somebody has none, or there are not two."""
    known = team_of(stage.event)
    alone = [number for number in stage.players if number not in known and number in stage.free]
    if alone:
        names = "; ".join(f"{number} {stage.event.player(number).name}" for number in alone)
        msg = f"Without a team: {names}. Write the team beside the player, in the column Team."
        raise Forbidden(msg)
    found = teams(stage.event)
    if len(found) < _TWO:
        msg = f"Teams need at least two teams, and Players has {len(found)}: see the column Team."
        raise Forbidden(msg)
    return found


def line_up(stage: Stage, team: Team) -> tuple[PlayerId, ...]:
    """Return who of a team sits at boards 1, 2, ... in this round, substitutes left out."""
    there = [player for player in team.members if player in stage.free]
    return tuple(there[: boards(stage.event)])


def match(stage: Stage, one: Team, other: Team) -> Fixture:
    """Return what two teams play: `one` has Black on boards 1, 3, ..., White on the others."""
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
    """Return the game at a board."""
    facts = {"one": one.name, "other": other.name, "board": seat}
    return Meeting(*pair, black=pair[seat % _TWO == 0], why="team.board", facts=facts)


def substitutes(stage: Stage, team: Team) -> tuple[PlayerId, ...]:
    """Return who of a team is here and finds no board free."""
    seated = line_up(stage, team)
    return tuple(p for p in team.members if p in stage.free and p not in seated)


def black_first(stage: Stage, one: Team, other: Team) -> tuple[Team, Team]:
    """Return two teams, first who is to have Black on board 1: who had it less often so far.

    Equal: who did not have it last time; else by lot of the round, so that it alternates.
    """
    mine, theirs = _black_so_far(stage, one), _black_so_far(stage, other)
    return (one, other) if mine <= theirs else (other, one)


def _black_so_far(stage: Stage, team: Team) -> tuple[int, bool]:
    """Return how much more often a team had Black on board 1 than White, and whether last time."""
    known = [side.black for side in sides(stage.event)[team.number] if side.black is not None]
    return sum(1 if black else -1 for black in known), bool(known and known[-1])


def together(parts: Iterable[Fixture], idle: Iterable[PlayerId] = ()) -> Fixture:
    """Return several matches as one round, in the order of the tables."""
    found = tuple(parts)
    return Fixture(
        tuple(meeting for part in found for meeting in part.meetings),
        tuple(player for part in found for player in part.byes),
        (*(player for part in found for player in part.idle), *idle),
    )
