"""Derive the sheet Teams: matches and boards, or the best results of each team (B21, B14)."""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.scores.scores import victories
from nigiri.domain.standings.shown import as_shown, frozen_after
from nigiri.domain.teams.standings import TeamStanding, team_standings
from nigiri.domain.teams.teams import Side, boards, sides, teams
from nigiri.domain.text import width
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.derive.written_cells import written_cells
from nigiri.workbook.layout.tables import TEAMS

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.teams.standings import Figure
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Cell, Value
    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.model.locations import Location

#: Signs of a match without the name of the team, "R10  2½–1½ … · ", and of a player.
_MATCH, _MEMBER = 12, 10
#: Lines of a row.
_LEAST = 2


def teams_options(context: Context) -> dict[str, Option]:
    """Return the options of the layout for Teams: lines of a row, for players and matches."""
    event, found = context.event, teams(context.event)
    named = max((width(team.name) for team in found), default=0)
    matches = event.settings.rounds * (named + _MATCH)
    players = (sum(width(event.player(n).name) + _MEMBER for n in t.members) for t in found)
    wide = {column.key: column.width for column in TEAMS}
    lines = (ceil(matches / wide["matches"]), ceil(max(players, default=0) / wide["members"]))
    return {"language": context.language, "lines": max(_LEAST, *lines)}


def teams_target(context: Context, location: Location) -> Target:
    """Return the cells of Teams."""
    target, sheet = Target(location), context.sheet(location)
    shown = as_shown(context.event)
    for row, standing in enumerate(team_standings(shown), location.first_row):
        target.put_row(row, _cells(context, shown, standing))
    target.clear(sheet, written_cells(location, sheet), location.columns.values())
    target.cells[location.heading_row - 1, location.columns["place"]] = _title(context)
    return target


def _title(context: Context) -> str:
    """Return the title: the way of counting, and the round it stands after."""
    event = context.event
    if not teams(event):
        return context.say("teams.none")
    if not event.rounds:
        return context.say("teams.before", boards=boards(event))
    frozen = frozen_after(event)
    if frozen is not None:
        return context.say("teams.frozen", number=frozen, rounds=event.settings.rounds)
    if not event.played_by_teams:
        return context.say("teams.best", best=event.settings.team_best)
    return context.say("teams.after", number=len(event.rounds), rounds=event.settings.rounds)


def _cells(context: Context, event: Event, standing: TeamStanding) -> dict[str, Value]:
    """Return the cells of a team's line; places only once something was played.

    event -- as it is shown
    """
    number = standing.team.number
    figures = {
        code: _figure(code, value) for code, value in standing.figures.items() if event.rounds
    }
    played = sides(event)[number] if event.played_by_teams else ()
    return {
        "place": standing.place if event.rounds else None,
        "team": standing.team.name,
        **figures,
        "matches": " · ".join(_match(context, side) for side in played) or None,
        "members": " · ".join(_member(context, event, standing, p) for p in standing.team.members),
    }


def _figure(code: str, value: Figure) -> Cell:
    """Return a criterion's cell: a mean rating to a tenth, though places go by its exact value."""
    if code != "MNR" or value is None:
        return points_cell(value)
    return points_cell(round(Fraction(value), 1), 1)


def _match(context: Context, side: Side) -> str:
    """Return a match in words: "R2 Lyon 2½–1½"."""
    won = points_words(side.won)
    if side.opponent is None:
        return context.say("teams.free", round=side.round_number, won=won)
    team, lost = teams(context.event)[side.opponent - 1].name, points_words(side.lost)
    key = "teams.match" if side.finished else "teams.playing"
    return context.say(key, round=side.round_number, team=team, won=won, lost=lost)


def _member(context: Context, event: Event, standing: TeamStanding, player: PlayerId) -> str:
    """Return a player with the points won in all; in brackets if the result does not count."""
    name = event.player(player).name
    if not event.rounds:
        return context.say("teams.member", number=player, name=name)
    won = points_words(victories(event, player))
    words = context.say("teams.result", number=player, name=name, won=won)
    return f"({words})" if standing.counted and player not in standing.counted else words
