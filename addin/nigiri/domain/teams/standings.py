"""The standings of teams: by their matches, or by the best results of their players (B21, B14).

code   what counts                                              source
TEAMP  match points: a match won 1, drawn ½, one for a bye      B21, formats 4.4
BDW    boards won: a win 1, a jigo ½, an empty seat 1           B21, formats 4.4
SOST   match points of the opponents                            formats 4.4
BDW3U  boards won on boards 1 to 3; BDW2U, BDW1U likewise       formats 4.4
MNR    mean rating of the players who have one                  formats 4.4

The names are those of OpenGotha. Where players play for themselves the score of a team is the sum
of its best n players (Settings.team_best), and there is no tie-break. Level teams share the place.
Unfinished matches count nothing yet in TEAMP, finished boards count at once.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once_an_event
from nigiri.domain.scores.scores import victories
from nigiri.domain.teams.teams import sides, teams

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.teams.teams import Team

    Figure = Fraction | int | None


class TeamStanding(NamedTuple):
    """A team's place.

    figures -- code -> half points, points of rating for MNR, None for none; in the order that
    decides. counted -- the players whose results count; () where teams meet as teams: all
    """

    place: int
    team: Team
    figures: Mapping[str, Figure]
    counted: tuple[PlayerId, ...] = ()


def _match_points(event: Event, team: Team) -> int:
    """Return TEAMP in half points."""
    return sum(side.match_points for side in sides(event)[team.number])


def _boards(top: int | None) -> Callable[[Event, Team], int]:
    """Return the function that counts BDW of the first `top` boards (None: all), in half points."""
    return lambda event, team: sum(sum(side.boards[:top]) for side in sides(event)[team.number])


def _opponents(event: Event, team: Team) -> int:
    """Return SOST in half points."""
    met = [side.opponent for side in sides(event)[team.number] if side.opponent is not None]
    return sum(_match_points(event, teams(event)[number - 1]) for number in met)


def _mean_rating(event: Event, team: Team) -> Fraction | None:
    """Return MNR in points of rating, None where nobody has a rating."""
    known = [r for p in team.members if (r := event.player(p).rating) is not None]
    return Fraction(sum(known), len(known)) if known else None


CRITERIA: Mapping[str, Callable[[Event, Team], Figure]] = {
    "TEAMP": _match_points,
    "BDW": _boards(None),
    "SOST": _opponents,
    "BDW3U": _boards(3),
    "BDW2U": _boards(2),
    "BDW1U": _boards(1),
    "MNR": _mean_rating,
}
"""The criteria of teams that meet as teams, in the order that decides."""


def best(event: Event, team: Team) -> tuple[PlayerId, ...]:
    """Return the players of a team whose results count together, best first (B14)."""
    order = sorted(team.members, key=lambda player: (-victories(event, player), player))
    return tuple(order[: event.settings.team_best])


@once_an_event
def team_standings(event: Event) -> tuple[TeamStanding, ...]:
    """Return the teams by place; level ones in the order of their numbers."""
    counted = {
        team.number: () if event.played_by_teams else best(event, team) for team in teams(event)
    }
    figures = {team.number: _figures(event, team, counted[team.number]) for team in teams(event)}
    keys = {number: tuple(map(_key, found.values())) for number, found in figures.items()}
    order = sorted(teams(event), key=lambda team: keys[team.number], reverse=True)
    return tuple(
        TeamStanding(
            1 + sum(other > keys[team.number] for other in keys.values()),
            team,
            figures[team.number],
            counted[team.number],
        )
        for team in order
    )


def _figures(event: Event, team: Team, counted: tuple[PlayerId, ...]) -> dict[str, Figure]:
    """Return code -> figure for a team, in the order that decides its place."""
    if event.played_by_teams:
        return {code: criterion(event, team) for code, criterion in CRITERIA.items()}
    return {"BDW": sum(victories(event, player) for player in counted)}


def _key(value: Figure) -> tuple[bool, Figure]:
    """Return the sort key of a figure; None is the least."""
    return (value is not None, 0 if value is None else value)
