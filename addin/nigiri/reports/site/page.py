"""A published page, and the frame that all pages share.

what is shown                                  by
texts escaped, in all templates but .txt.j2    autoescape in reports/frame/render.py
standings of the round that is shown           `Frame.event`: site.py leaves out the later rounds
pairings of all rounds, newer results left     `Frame.drawn`, `Frame.frozen` and
out while standings are frozen                 reports/round/pairings.py
"Player 17" for who asked not to be named      reports/frame/hidden.py, in both events, by site.py
"""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.side_events.ladder import rungs
from nigiri.domain.standings.crosstable import has_crosstable
from nigiri.domain.systems.trees import has_drawn_trees
from nigiri.domain.text import clean
from nigiri.reports.frame.options import Options
from nigiri.reports.frame.render import render
from nigiri.reports.results.standings import standing_list
from nigiri.reports.site.colour import colour_of, icon_of
from nigiri.reports.site.state import State

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence
    from pathlib import Path

    from nigiri.domain.model.event import Event
    from nigiri.domain.teams.standings import TeamStanding
    from nigiri.reports.charts.figure import Figure
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.lists import ListSheet
    from nigiri.reports.frame.logo import Logo
    from nigiri.reports.results.tree import TreePart
    from nigiri.reports.site.colour import Colour
    from nigiri.reports.site.linked_table import Table

STYLE, SCRIPT = "site/_site.css", "site/_site.js"
BAND_STYLE, AGE_SCRIPT = "hall/_band.css", "hall/_age.js"
AGE = "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}age\N{MATHEMATICAL RIGHT WHITE SQUARE BRACKET}"
"""Stands in a page of the hall for how long ago the file was saved, until it is sent."""


class Link(NamedTuple):
    """The words of a link, and the page it leads to."""

    words: str
    file: str


@dataclass(frozen=True)
class Page:
    """One page, as plain data.

    file -- its name in the folder; kind -- its template in templates/site/ and its entry in the
    menu; small -- beside the title; lead -- the next step for players; round_number -- of the page
    above -- charts above the tables, figures -- below them; finds -- its tables can be searched
    """

    file: str
    kind: str
    title: str
    tables: Sequence[Table] = ()
    above: Sequence[Figure] = ()
    figures: Sequence[Figure] = ()
    small: str = ""
    lead: Sequence[str] = ()
    round_number: int | None = None
    rounds: Sequence[Link] = ()
    beside: Link | None = None
    finds: bool = False
    tree: Sequence[TreePart] = ()


class Band(NamedTuple):
    """The line of a page that is served in the hall: how old it is, and where to report.

    before, after -- the sentence around AGE; now, ago -- the words in its place: in the first
    minute, and later, with # for the minutes; asks -- the file that tells of a newer page
    """

    before: str
    after: str
    now: str
    ago: str
    links: Sequence[Link]
    asks: str = ""

    def age(self, minutes: int) -> str:
        """Return the words for an age."""
        return self.ago.replace("#", str(minutes)) if minutes else self.now


MENU = (
    ("index", "site now", "index.html"),
    ("tables", "site tables", ""),
    ("grid", "site grid", "grid.html"),
    ("tree", "tree", "tree.html"),
    ("teams", "teams", "teams.html"),
    ("standings", "site standings", "standings.html"),
    ("crosstable", "site crosstable", "crosstable.html"),
    ("chart", "chart", "chart.html"),
    ("ladder", "ladder", "ladder.html"),
    ("players", "site players", "players.html"),
    ("charts", "charts", "charts.html"),
)
"""Kind of page, its words, its file; "" for those of the newest round."""


@dataclass(frozen=True)
class Frame:
    """The facts that all pages of a site share.

    event -- as its standings are shown; drawn -- with all rounds
    stamp -- when it was made, None to print no time
    own -- the club's folder of templates, None where it has none
    teams -- the places of the teams, () without teams
    frozen -- the round after which no page shows a result, None where all are shown
    logo -- of the club, in the head of all pages; None for none
    version -- of all pages together, by which browsers see that there is news; "" while it is not
    known
    band -- of pages that are served in the hall, None for a folder
    """

    event: Event
    drawn: Event
    speech: Speech
    stamp: dt.datetime | None = None
    own: Path | None = None
    teams: Sequence[TeamStanding] = ()
    frozen: int | None = None
    logo: Logo | None = None
    version: str = ""
    band: Band | None = None

    @property
    def options(self) -> Options:
        """Return the choices for lists that pages show."""
        return Options(frozen=self.frozen)

    @property
    def notices(self) -> Sequence[str]:
        """Return the sentence that newer results are not shown, none where all are."""
        return () if self.frozen is None else (self.speech.say("frozen", number=self.frozen),)

    @property
    def title(self) -> str:
        """Return the name of the event, or a word in its place."""
        return clean(self.event.settings.name) or self.speech.say("site now")

    @property
    def about(self) -> str:
        """Return dates and place."""
        settings = self.event.settings
        return " · ".join(filter(None, [clean(settings.dates), clean(settings.place)]))

    @cached_property
    def state(self) -> State:
        """Return the state of the event: rounds drawn and played, results in."""
        return State(self.drawn, self.frozen)

    @cached_property
    def places(self) -> ListSheet:
        """Return the standings as they are printed; a round must be drawn."""
        return standing_list(self.event, self.speech, self.options)

    @property
    def colour(self) -> Colour:
        """Return the colour of the event."""
        return colour_of(self.event)

    @property
    def icon(self) -> str:
        """Return the picture in the tab of a browser, as an address."""
        return icon_of(self.colour)

    @property
    def newest(self) -> int:
        """Return the newest drawn round, 0 before the first."""
        return self.state.newest

    @property
    def over(self) -> bool:
        """Tell whether nothing will change any more."""
        return self.state.over

    @cached_property
    def crosstabled(self) -> bool:
        """Tell whether any drawn round is of a system that has a crosstable."""
        return has_crosstable(self.event)

    @property
    def menu(self) -> Sequence[tuple[str, str, str]]:
        """Return (kind, words, file) of the menu's entries; rounds only once one is drawn."""
        rounds = f"-{self.newest}.html"
        said = {"index": "site result"} if self.over else {}
        found = [
            (kind, self.speech.say(said.get(kind, words)), file or kind + rounds)
            for kind, words, file in MENU
        ]
        there = {
            **dict.fromkeys(_OF_ROUNDS, bool(self.newest)),
            "tree": has_drawn_trees(self.event),
            "crosstable": self.crosstabled,
            "teams": bool(self.teams),
            "chart": bool(self.event.chart.players),
            "ladder": bool(rungs(self.event)),
        }
        return [entry for entry in found if there.get(entry[0], True)]

    @cached_property
    def policy(self) -> str:
        """Return the content security policy: our own style and script, nothing from elsewhere.

        connect-src -- a page asks whether there is a newer version
        img-src -- the icon, which is in the page, and the logo beside it, also from a folder
        """
        files = "'self' file: " if self.logo else ""
        styles, scripts = [STYLE], [SCRIPT]
        if self.band:
            styles, scripts = [STYLE, BAND_STYLE], [SCRIPT, AGE_SCRIPT]
        return (
            f"default-src 'none'; style-src {self._hashes(styles)}; "
            f"script-src {self._hashes(scripts)}; connect-src 'self'; img-src {files}data:; "
            "base-uri 'none'; form-action 'none'"
        )

    def _hashes(self, names: Sequence[str]) -> str:
        """Return the hashes by which a browser knows texts of ours."""
        digests = (hashlib.sha256(render(name, self.own).encode()).digest() for name in names)
        return " ".join(f"'sha256-{base64.b64encode(each).decode()}'" for each in digests)

    def of_version(self, pages: Sequence[Page]) -> Frame:
        """Return the frame with the version of these pages: it changes with what they show."""
        head = (self.state.words(self.speech), self.state.hour(self.speech), self.over, self.logo)
        shown = (pages, self.menu, head, self.policy, *([self.band] if self.band else []))
        return replace(self, version=hashlib.sha256(repr(shown).encode()).hexdigest()[:12])

    def html(self, page: Page) -> str:
        """Return a whole page."""
        return render(
            f"site/{page.kind}.html.j2", self.own, page=page, site=self, say=self.speech.say
        )


_OF_ROUNDS = ("tables", "grid", "standings")
