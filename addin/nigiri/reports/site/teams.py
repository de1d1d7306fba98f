"""The page of the teams: their places, matches and players (B21, B14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.scores.scores import victories
from nigiri.domain.text import clean
from nigiri.reports.results.teams import matches_words, team_places
from nigiri.reports.site.linked_table import Cell, Heading, Row, Table, found_by, named
from nigiri.reports.site.page import Page
from nigiri.reports.site.standings import tables_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.teams.teams import Team
    from nigiri.reports.site.page import Frame


def team_pages(site: Frame) -> Iterator[Page]:
    """Yield the page of the teams; none where there are none."""
    if not site.teams:
        return
    say = site.speech.say
    sheet = team_places(site.event, site.speech, site.options, site.teams)
    places = tables_of(site, sheet, without={say("members"), say("matches")})
    members = [_members(site, each.team) for each in site.teams]
    yield Page(
        "teams.html",
        "teams",
        sheet.title,
        [*(places if site.newest else ()), *members],
        small=sheet.details,
        lead=sheet.notes,
        finds=True,
    )


def _members(site: Frame, team: Team) -> Table:
    """Return the table of a team's players, from board 1 on."""
    say, event = site.speech.say, site.event
    headings = [Heading(say("name"), "name")]
    headings += [Heading(say("site wins"), "centre")] if event.rounds else []
    rows = []
    for number in team.members:
        player = event.player(number)
        won = [Cell(points_words(victories(event, number)))] if event.rounds else []
        rows.append(Row([named(player), *won], found_by(player)))
    matches = matches_words(event, team, site.speech)
    return Table(clean(team.name), headings, rows, [matches] if matches else [])
