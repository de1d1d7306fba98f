"""Several teams: each meets each, or teams near one another by their matches meet (B21).

system            which teams meet
team round robin  by the circle: over the rounds each meets each other once
team swiss        by match points, then boards won; level ones upper half against lower half

Two teams meet no more than once. Of an odd number one is free: in the round robin it sits out, and
each does once; in the Swiss it has byes on all boards, the last one of those least often free.
Where the circle would let two teams meet again, because a table was changed or a team came later,
teams that have not met meet in order of their numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.domain.model.system import Fixture, Stage, System
from nigiri.domain.systems.defaults import TEAM_PLAY
from nigiri.domain.systems.line_ups import (
    black_first,
    combined,
    line_up,
    match,
    substitutes,
    teams_of,
)
from nigiri.domain.systems.round_robin import rounds_of
from nigiri.domain.teams.standings import CRITERIA
from nigiri.domain.teams.teams import sides
from nigiri.errors import StageOver
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from nigiri.domain.teams.teams import Team

    Pairs = tuple[tuple[Team, Team], ...]

    Wanted = Callable[[Sequence[Team]], Iterator[Team]]


@dataclass
class _Search:
    """A search for pairs of all teams, one team after the other.

    met -- pairs of numbers that may not meet again
    wanted -- opponents for the first of some teams, best first
    dead -- teams for which there are no pairs, so that they are tried only once
    """

    met: frozenset[frozenset[int]]
    wanted: Wanted
    dead: set[tuple[Team, ...]] = field(default_factory=set)

    def pairs(self, rest: tuple[Team, ...]) -> Pairs | None:
        """Return pairs of all these teams, None where there are none."""
        if not rest:
            return ()
        if rest in self.dead:
            return None
        for other in self.wanted(rest):
            if frozenset((rest[0].number, other.number)) not in self.met:
                found = self.pairs(tuple(team for team in rest[1:] if team is not other))
                if found is not None:
                    return (rest[0], other), *found
        self.dead.add(rest)
        return None


def _met(stage: Stage) -> frozenset[frozenset[int]]:
    """Return the pairs of teams that met before, in any stage."""
    return frozenset(
        frozenset((number, side.opponent))
        for number, played in sides(stage.event).items()
        for side in played
        if side.opponent is not None
    )


def _paired(stage: Stage, order: Sequence[Team], wanted: Wanted) -> tuple[Pairs, Team | None]:
    """Return pairs of teams that have not met, and the free team or None.

    Raises StageOver where there are none.
    """
    search = _Search(_met(stage), wanted)
    for free in _free(stage, order):
        pairs = search.pairs(tuple(team for team in order if team is not free))
        if pairs is not None:
            return pairs, free
    raise StageOver(message("team.no-pairs", round=stage.number))


def _free(stage: Stage, order: Sequence[Team]) -> Iterator[Team | None]:
    """Yield the teams that may be free, best first: fewest free rounds, then the last in order.

    Yield None alone for an even number.
    """
    if len(order) % 2 == 0:
        yield None
        return
    played = sides(stage.event)

    def last(team: Team) -> tuple[int, int]:
        met = sum(side.opponent is not None for side in played[team.number])
        return met, order.index(team)

    yield from sorted(order, key=last, reverse=True)


def _circle(found: Sequence[Team], step: int) -> tuple[Pairs, Team | None]:
    """Return the pairs of a round of the circle, and the free team of an odd number or None.

    The last seat stays, the others turn by one each round; of an odd number it is empty.
    """
    seats: list[Team | None] = [*found, None] if len(found) % 2 else [*found]
    turn = len(seats) - 1
    pairs = [(seats[turn], seats[(step - 1) % turn])]
    pairs += (
        (seats[(step - 1 + away) % turn], seats[(step - 1 - away) % turn])
        for away in range(1, len(seats) // 2)
    )
    free = next((one or other for one, other in pairs if one is None or other is None), None)
    whole = tuple((one, other) for one, other in pairs if one is not None and other is not None)
    return whole, free


def _all_play_all(stage: Stage) -> tuple[Pairs, Team | None]:
    """Return the pairs by the circle, or in order where the circle would repeat a match."""
    found = teams_of(stage)
    pairs, free = _circle(found, stage.step)
    again = {frozenset((one.number, other.number)) for one, other in pairs} & _met(stage)
    return _paired(stage, found, lambda rest: iter(rest[1:])) if again else (pairs, free)


def _near(stage: Stage) -> tuple[Pairs, Team | None]:
    """Return the pairs by match points, boards won and the order of the teams."""
    standing = {
        team: (CRITERIA["TEAMP"](stage.event, team), CRITERIA["BDW"](stage.event, team))
        for team in teams_of(stage)
    }
    order = sorted(standing, key=lambda team: standing[team], reverse=True)

    def half(rest: Sequence[Team]) -> Iterator[Team]:
        group = sum(standing[team][0] == standing[rest[0]][0] for team in rest)
        middle = max(group // 2, 1)
        yield from rest[middle:group]
        yield from reversed(rest[1:middle])
        yield from rest[group:]

    return _paired(stage, order, half)


def _round(stage: Stage, paired: tuple[Pairs, Team | None], *, byes: bool) -> Fixture:
    """Return the matches of a round, the best table first.

    byes -- whether the free team wins on all boards; else it sits out
    """
    pairs, free = paired
    matches = [match(stage, *black_first(stage, *sorted(pair, key=_number))) for pair in pairs]
    if free is None:
        return combined(matches)
    if byes:
        matches.append(Fixture((), line_up(stage, free), substitutes(stage, free)))
        return combined(matches)
    return combined(matches, (p for p in free.members if p in stage.free))


def _number(team: Team) -> int:
    """Return a team's number."""
    return team.number


def _team_round_robin(stage: Stage) -> Fixture:
    """Return a round in which the team that is free of an odd number sits out."""
    return _round(stage, _all_play_all(stage), byes=False)


def _team_swiss(stage: Stage) -> Fixture:
    """Return a round in which the team that is free of an odd number wins."""
    return _round(stage, _near(stage), byes=True)


TEAM_ROUND_ROBIN = System(
    "team round robin",
    "B21",
    _team_round_robin,
    rounds=rounds_of,
    unit="teams",
    defaults=TEAM_PLAY,
)
TEAM_SWISS = System(
    "team swiss",
    "B21",
    _team_swiss,
    rounds=rounds_of,
    unit="teams",
    fewer=True,
    defaults=TEAM_PLAY,
)
