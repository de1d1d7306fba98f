"""The whole site: every page of an event by its file name, the first page last but the version.

page                                     module
index, rounds by table and by name       rounds
standings, crosstable, grid              standings
a player                                 players
knockout, teams, chart and ladder        knockout, teams, side
the frame around each                    page, state, colour; its tables: linked_table

Players who asked not to be named are "Player 17" on all of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.standings.shown import as_shown, frozen_after
from nigiri.domain.standings.standings import standings
from nigiri.domain.teams.standings import team_standings
from nigiri.reports.charts.sheet import figures
from nigiri.reports.frame.hidden import without_names
from nigiri.reports.site.knockout import knockout_pages
from nigiri.reports.site.page import Frame, Page
from nigiri.reports.site.players import player_pages
from nigiri.reports.site.rounds import first_page, players_table, round_pages
from nigiri.reports.site.side import side_pages
from nigiri.reports.site.standings import crosstable_page, grid_page, standings_page
from nigiri.reports.site.teams import team_pages

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.logo import Logo
    from nigiri.reports.frame.options import Options
    from nigiri.reports.site.page import Band


VERSION = "nigiri-version.txt"
"""The small file that pages look at to see whether there are newer ones."""


class Site(NamedTuple):
    """All pages as plain data, the first one last, and the frame around each."""

    frame: Frame
    pages: Sequence[Page]

    def files(self) -> Mapping[str, str]:
        """Return file name -> page, in the order in which they are written, VERSION last.

        Raises WrongTemplate for a mistake in a template of the club.
        """
        return {
            **{page.file: self.frame.html(page) for page in self.pages},
            VERSION: f"{self.frame.version}\n",
        }

    def in_hall(self, band: Band) -> Site:
        """Return the same for a server in the hall, with its line on every page."""
        return Site(replace(self.frame, band=band).of_version(self.pages), self.pages)


def site(
    event: Event,
    speech: Speech,
    options: Options,
    own: Path | None = None,
    logo: Logo | None = None,
) -> Mapping[str, str]:
    """Return file name -> page of all that is published, in the order in which it is written.

    The last file is VERSION, by which open pages see that there is something new. The parameters
    are those of `site_of`. Raises WrongTemplate for a mistake in a template of the club.
    """
    return site_of(event, speech, options, own, logo).files()


def site_of(
    event: Event,
    speech: Speech,
    options: Options,
    own: Path | None = None,
    logo: Logo | None = None,
) -> Site:
    """Return all that is published.

    logo -- of the club, a file beside the pages, which is not made here; None for none

    Players who asked not to be named are a number on all pages. The first page comes behind all
    pages it links to.
    """
    shown = as_shown(event)
    frame = Frame(
        without_names(shown, speech),
        without_names(event, speech),
        speech,
        options.stamp,
        own,
        team_standings(shown),
        frozen_after(event),
        logo,
    )
    found = [*_pages(frame, options)]
    return Site(frame.of_version(found), found)


def _pages(frame: Frame, options: Options) -> Iterator[Page]:
    """Yield every page."""
    say = frame.speech.say
    yield from player_pages(frame, _places(frame.event))
    yield Page("players.html", "players", say("site players"), [players_table(frame)], finds=True)
    found = figures(frame.event, frame.speech, options.timings)
    yield Page(
        "charts.html",
        "charts",
        say("charts"),
        figures=found,
        lead=[*frame.notices, *([] if found else [say("no charts")])],
    )
    if frame.newest:
        yield grid_page(frame)
        yield from knockout_pages(frame)
        yield standings_page(frame)
        if frame.crosstabled:
            yield crosstable_page(frame)
        yield from round_pages(frame)
    yield from team_pages(frame)
    yield from side_pages(frame)
    yield first_page(frame)


def _places(event: Event) -> Mapping[PlayerId, str]:
    """Return the place of everybody who is ranked, in words."""
    found = standings(event) if event.rounds else ()
    return {each.number: str(each.place) for each in found}
