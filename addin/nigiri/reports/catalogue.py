"""Everything that can be printed: a card for each sheet, which all else reads.

Commands and their options, buttons, `print all`, templates to be changed, documentation and tests
go by these cards; nothing of a sheet is loaded before it is printed. Its words go by its key: the
title is `printed.KEY`, what its file is called `printed.file.KEY`, the help `help.print-KEY`, what
stands on paper `paper.` in every language.

read_by  who asked not to be named is   because
wall     a number                       it hangs where all read it, or leaves the house: lists of
                                        entries, pairings, places, news; the number leads to the
                                        table. What hangs now and then only does so, too; so
                                        do the names that are called at the prize-giving, and
                                        those that go to an engraver
desk     named                          it stays with the director, who calls people, or lies at
                                        one table for two who sit face to face: cards, missing
                                        results, byes with their reasons, slips
own      named                          the player gets it in hand: badge, certificate, slip of
                                        a bye
""       –                              it names no player: rules, timetable, numbers of tables
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.lazy import loaded
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.messages.message import Message
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options
    from nigiri.reports.frame.sheet import Sheet

    Maker = Callable[[Event, Speech, Options], Sheet]

When = Literal["before", "round", "end"]
Readers = Literal["wall", "desk", "own", ""]

WHENS: tuple[When, ...] = ("before", "round", "end")
"""When something is printed, in the order of the day."""


@dataclass(frozen=True)
class Way:
    """One way to print a report: offered by a button, and among the papers of a round.

    key -- the word a button names it by, and the catalogue its title
    options -- fields of Options that it sets
    text -- as lines of text
    each_round -- as of a Report; when -- likewise, None where it is as of its report
    """

    key: str
    options: Mapping[str, object] = field(default_factory=dict)
    text: bool = False
    each_round: bool | str = False
    when: When | None = None

    @property
    def title(self) -> Message:
        """Return the sheet's name where one chooses what to print."""
        return message(f"printed.{self.key}")

    def is_needed(self, event: Event) -> bool:
        """Tell whether every round of that event needs it on paper."""
        if isinstance(self.each_round, bool):
            return self.each_round
        needed: Callable[[Event], bool] = loaded("nigiri", self.each_round)
        return needed(event)


class Report(NamedTuple):
    """The card of something to print.

    key -- the word of the command; its file has that of the catalogue
    made_by -- what makes the sheet of an event, in a language, as chosen: "module:function" in
    this package; see `maker`
    source -- the rules that ask for it
    read_by -- who reads it decides whether it names those who asked not to be named (B31), unless
    the director says otherwise: see the table below; "" for a sheet that names no player
    options -- the fields of Options it knows, as the command line calls them
    text -- whether it can be had as lines of text
    own_template -- whether templates/ has one for it; otherwise it is printed as all lists are
    sizes -- which paper it fits: the end of a key of `command.print.sizes`
    each_round -- whether every round needs it on paper; of some events only: "module:function" in
    nigiri that tells of which
    frozen -- what it leaves out while standings are frozen (Settings.standings_after): "state", all
    newer rounds; "results", those of newer rounds; "" for nothing: it is for the desk
    when -- when it is printed: before the first round, in each, or at the end
    organiser -- whether it takes prizes, or telephone numbers, from the organiser's workbook
    (Options.prizes, Options.telephones)
    codes -- whether it says how to report by phone, where the hall has codes (Options.codes)
    other_ways -- where there are several ways to print it, all of them; see `ways`
    places_too -- whether it has places or scores though it is frozen with nothing; see `has_places`
    """

    key: str
    made_by: str
    source: str
    options: tuple[str, ...] = ()
    text: bool = True
    own_template: bool = False
    sizes: str = "both"
    each_round: bool | str = False
    frozen: Literal["", "state", "results"] = ""
    when: When = "round"
    organiser: bool = False
    codes: bool = False
    other_ways: tuple[Way, ...] = ()
    read_by: Readers = "wall"
    places_too: bool = False

    @property
    def names(self) -> bool:
        """Tell whether it usually names those who asked not to be named."""
        return self.read_by in {"desk", "own"}

    @property
    def has_places(self) -> bool:
        """Tell whether it has places or scores, which somebody should have seen before."""
        return self.frozen == "state" or self.places_too

    @property
    def maker(self) -> Maker:
        """Return the function that makes the sheet; only its module is loaded."""
        made: Maker = loaded("nigiri.reports", self.made_by)
        return made

    @property
    def ways(self) -> tuple[Way, ...]:
        """Return the ways to print it, the usual one first."""
        usual = Way(self.key, each_round=self.each_round)
        return self.other_ways or (usual,)


__all__ = [
    "EACH_ROUND",
    "MOST_PRINTED",
    "OF_SOME_EVENTS",
    "REPORTS",
    "WAYS",
    "WHENS",
    "Report",
    "Way",
    "ways_of",
]

_PEOPLE, _ROUND, _STATE = ("without",), ("round",), ("round", "without")
_PLACES = ("round", "section", "without")
_PAIRINGS = (
    "round",
    "by",
    "draft",
    "missing",
    "large",
    "parts",
    "clubs",
    "federation",
    "without",
)
_FEDERATED = ("federation", "without")

REPORTS: Mapping[str, Report] = {report.key: report for report in (
    Report("announcement", "letters.announcement:announcement", "M29, B24", when="before",
           read_by=""),
    Report("entry-form", "letters.entry_form:entry_form", "M25, B9, B31",
           ("filled", "short", "count"), text=False, own_template=True, when="before",
           read_by="own", other_ways=(Way("entry-form"), Way("door-slips", {"short": True}))),
    Report("press", "letters.press:press", "B24", ("round", "results", "record"), own_template=True,
           when="before", other_ways=(
               Way("press"), Way("press-results", {"results": True}, when="end"),
           )),
    Report("registration", "desk.registration:registration", "A11, M1, B31",
           ("entries", *_FEDERATED), when="before", other_ways=(
               Way("registration"), Way("entries", {"entries": True}),
           )),
    Report("numbers", "desk.numbers:numbers", "M4, M21", _PEOPLE, when="before"),
    Report("table-numbers", "desk.table_numbers:table_numbers", "B24", ("count", "large"),
           text=False, own_template=True, when="before", read_by="", codes=True),
    Report("rules", "desk.rules:rules", "B24, M12", when="before", read_by=""),
    Report("welcome", "desk.welcome:welcome", "M21", when="before", read_by=""),
    Report("notices", "desk.notices:notices", "B24, M31", text=False, own_template=True,
           when="before", read_by=""),
    Report("badges", "desk.badges:badges", "B24", _PEOPLE, text=False, own_template=True,
           when="before", read_by="own"),
    Report("schedule", "desk.schedule:schedule", "M21, B24, B29", when="before", read_by=""),
    Report("all-play-all", "desk.all_play_all:all_play_all", "B23", ("count",), own_template=True,
           when="before", read_by="", other_ways=tuple(
               Way(f"all-play-all-{count}", {"count": count}) for count in (4, 6, 8)
           )),
    Report("pairings", "round.pairings:pairing_sheets", "M20, B15", _PAIRINGS, own_template=True,
           frozen="results",
           other_ways=(
               Way("table", each_round=True),
               Way("name", {"order": "name"}, each_round=True),
               Way("table-missing", {"missing": True}),
               Way("text", text=True),
               Way("draft", {"draft": True}),
           )),
    Report("slips", "round.slips:slips", "M21, B15", ("round", "draft", "missing"),
           text=False, own_template=True, each_round=True, read_by="desk", codes=True),
    Report("cards", "round.cards:cards", "M20, A11", own_template=True, read_by="desk",
           places_too=True,
           other_ways=(Way("cards", each_round=True), Way("cards-text", text=True))),
    Report("missing", "round.games:missing_results", "B11", _ROUND, read_by="desk"),
    Report("wall-list", "results.wall_list:wall_list", "B15", _STATE, frozen="state"),
    Report("rank-list", "results.standings:rank_list", "B15", _STATE, frozen="state", when="end"),
    Report("winner-loss", "round.games:winner_loss", "A11", _ROUND, frozen="state",
           each_round="reports.round.games:any_won"),
    Report("byes", "round.byes:byes", "A11, A8", ("round", *_FEDERATED), read_by="desk"),
    Report("bye-slip", "round.bye_slips:bye_slips", "M6, M30", ("round",), own_template=True,
           each_round="reports.round.byes:has_bye", organiser=True, read_by="own"),
    Report("tie-break-list", "results.standings:tiebreak_list", "A11, M16, M17",
           ("round", "section", *_FEDERATED),
           frozen="state", when="end"),
    Report("standings", "results.standings:standing_list", "M14, M15, M26", _PLACES,
           frozen="state", when="end"),
    Report("teams", "results.teams:team_list", "B21, B14", _ROUND,
           each_round="reports.results.teams:teams_met", frozen="state"),
    Report("chart", "results.side_events:side_chart", "B22, B15", ("blank",), own_template=True,
           other_ways=(Way("chart"), Way("chart-blank", {"blank": True}, when="before"))),
    Report("ladder", "results.side_events:side_ladder", "B22"),
    Report("qualification", "results.qualification:qualification", "E7, E9, E15",
           (*_STATE, "count"),
           frozen="state", when="end"),
    Report("crosstable", "results.crosstable:crosstable", "B16", _PLACES,
           each_round="domain.standings.crosstable:has_crosstable", frozen="state"),
    Report("grid", "results.grid:grid_sheet", "M20", ("round", "blank"), own_template=True,
           each_round=True, frozen="state"),
    Report("tree", "results.tree:tree_sheet", "B20, E2", ("round", "blank", "count"),
           own_template=True, frozen="state", other_ways=(
               Way("tree", each_round="domain.systems.trees:has_drawn_trees"),
               Way("tree-blank", {"blank": True}, when="before"),
           )),
    Report("poster", "results.grid:grid_poster", "M20", ("round", "blank"), text=False,
           own_template=True, sizes="poster", frozen="state", when="end"),
    Report("ratings", "results.rating_changes:rating_changes", "B13", _STATE, frozen="state",
           when="end"),
    Report("news", "results.news:news", "B24", ("round", "places"), frozen="state", when="end"),
    Report("report", "letters.event_report:event_report", "M29", own_template=True, frozen="state",
           when="end"),
    Report("thanks", "letters.thanks:thanks", "B24", own_template=True, when="end"),
    Report("charts", "charts.sheet:charts", "M2, M20", own_template=True, frozen="state",
           when="end"),
    Report("certificates", "results.certificates:certificates", "M14, M26",
           ("round", "places", "blank"), text=False, own_template=True, when="end",
           read_by="own", places_too=True),
    Report("prize-giving", "results.prize_giving:prize_giving", "M26, B14", _ROUND, when="end",
           organiser=True, places_too=True),
    Report("plaques", "results.plaques:plaque_sheet", "M26", ("round", "places"),
           own_template=True, when="end", places_too=True),
)}  # fmt: skip  # a sheet a row
"""By key, in the order of a tournament day."""

WAYS: Mapping[str, tuple[Report, Way]] = {
    way.key: (report, way) for report in REPORTS.values() for way in report.ways
}
"""Key of a way -> the report and the way."""

EACH_ROUND = tuple((report, way) for report, way in WAYS.values() if way.each_round is True)
"""The papers of every round, in order."""
OF_SOME_EVENTS = tuple(
    (report, way) for report, way in WAYS.values() if isinstance(way.each_round, str)
)
"""The papers of a round that some events need besides."""


MOST_PRINTED = ("table", "standings")
"""The ways that are asked for most: in a round, and at the end."""


def ways_of(when: When) -> dict[str, tuple[Report, Way]]:
    """Return key -> report and way of what is printed then, the usual one first."""
    found = {
        key: (report, way)
        for key, (report, way) in WAYS.items()
        if (way.when or report.when) == when
    }
    return {key: found[key] for key in sorted(found, key=lambda key: key not in MOST_PRINTED)}
