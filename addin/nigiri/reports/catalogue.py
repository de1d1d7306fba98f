"""Everything that can be printed: one table for commands, buttons, documentation and tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.messages.message import Message


@dataclass(frozen=True)
class Way:
    """One way to print a report: offered by a button, and among the papers of a round.

    key -- the word a button names it by, and the catalogue its title
    options -- fields of Options that it sets
    text -- as lines of text
    each_round -- every round needs it on paper
    """

    key: str
    options: Mapping[str, object] = field(default_factory=dict)
    text: bool = False
    each_round: bool = False

    @property
    def title(self) -> Message:
        """Return what it is called where one chooses what to print."""
        return message(f"printed.{self.key}")


class Report(NamedTuple):
    """Something to print.

    name -- the word of the command, and of the file
    about -- one sentence for the command's help, with what it does not do
    source -- the rules that ask for it
    options -- the fields of Options it knows, as the command line calls them
    text -- whether it can be had as lines of text
    each_round -- every round needs it on paper
    other_ways -- where there are several ways to print it, all of them; see `ways`
    sizes -- which paper it fits, as a sentence ends
    """

    name: str
    about: str
    source: str
    options: tuple[str, ...] = ()
    text: bool = False
    sizes: str = "A4 and Letter both do"
    each_round: bool = False
    other_ways: tuple[Way, ...] = ()

    @property
    def ways(self) -> tuple[Way, ...]:
        """Return the ways to print it, the usual one first."""
        usual = Way(self.name, each_round=self.each_round)
        return self.other_ways or (usual,)


__all__ = ["BY_NAME", "EACH_ROUND", "REPORTS", "WAYS", "Report", "Way"]

REPORTS = (
    Report(
        "registration",
        "Print who is registered, in order of the names, to be checked on the wall.",
        "A11, M1",
        ("without",),
        text=True,
    ),
    Report(
        "numbers",
        "Print who has which number, for the desk and the wall.",
        "M4, M21",
        ("without",),
        text=True,
    ),
    Report(
        "table-numbers",
        "Print the numbers of the tables, large, to be cut and put beside the boards.",
        "B24",
        ("count", "large"),
    ),
    Report(
        "rules",
        "Print the rules of the event in words, as its settings are.",
        "B24, M12",
        text=True,
    ),
    Report(
        "welcome",
        "Print what to say before round 1; what only you know is left open.",
        "M21",
        text=True,
    ),
    Report(
        "badges",
        "Print a badge for everybody. Eight a page, to be cut out.",
        "B24",
        ("without",),
    ),
    Report(
        "schedule",
        "Print when each round begins and ends. The ends are the latest possible, with the "
        "prize-giving; hours are read from Event, and nothing is changed there.",
        "M21, B24, B29",
        text=True,
    ),
    Report(
        "pairings",
        "Print the pairings of a round, with the results known so far.",
        "M20, B15",
        ("round", "by", "draft", "missing", "large", "parts", "clubs", "without"),
        text=True,
        other_ways=(
            Way("table", each_round=True),
            Way("name", {"order": "name"}, each_round=True),
            Way("table-missing", {"missing": True}),
            Way("text", text=True),
            Way("draft", {"draft": True}),
        ),
    ),
    Report(
        "slips",
        "Print a slip for each game, eight a page, to be cut and signed by the winner.",
        "M21, B15",
        ("round", "draft", "missing"),
        each_round=True,
    ),
    Report(
        "cards",
        "Print a card for each player, twenty a page, filled to date: enough to pair by hand.",
        "M20, A11",
        text=True,
        other_ways=(
            Way("cards", each_round=True),
            Way("cards-text", text=True, each_round=True),
        ),
    ),
    Report(
        "missing",
        "Print whose results are missing, of all rounds or one, to be posted.",
        "B11",
        ("round",),
        text=True,
    ),
    Report(
        "wall-list",
        "Print everybody by number, with the opponent and the score of each round.",
        "B15",
        ("round", "without"),
        text=True,
    ),
    Report(
        "rank-list",
        "Print all players by score and tie-breaks after a round, whatever their section.",
        "B15",
        ("round", "without"),
        text=True,
    ),
    Report(
        "winner-loss",
        "Print who won against whom, round by round.",
        "A11",
        ("round",),
        text=True,
        each_round=True,
    ),
    Report(
        "byes",
        "Print who had a bye or missed a round, with the reason.",
        "A11",
        ("round",),
        text=True,
    ),
    Report(
        "tie-break-list",
        "Print opponents, colours and all tie-breaks of everybody, section by section.",
        "A11, M16, M17",
        ("round", "section", "without"),
        text=True,
    ),
    Report(
        "standings",
        "Print the places of each section, with prizes and what decided between those level.",
        "M14, M15, M26",
        ("round", "section", "without"),
        text=True,
    ),
    Report(
        "teams",
        "Print the places of the teams: matches and boards, or the best results of each team.",
        "B21, B14",
        ("round",),
        text=True,
    ),
    Report(
        "chart",
        "Print the wall chart of the self-paired event, filled or to be filled in by hand.",
        "B22, B15",
        ("blank",),
        text=True,
        other_ways=(
            Way("chart"),
            Way("chart-blank", {"blank": True}),
        ),
    ),
    Report(
        "ladder",
        "Print who stands on which rung of the ladder, and whom each may challenge.",
        "B22",
        text=True,
    ),
    Report(
        "qualification",
        "Print who qualifies from a congress: Europeans alone, in order, each with the reasons.",
        "E7, E9",
        ("round", "without"),
        text=True,
    ),
    Report(
        "crosstable",
        "Print everybody against everybody, in order of the places: the table of a round robin.",
        "B16",
        ("round", "section", "without"),
        text=True,
    ),
    Report(
        "grid",
        "Print the tournament grid. Ten players a page: who played whom, and each score.",
        "M20",
        ("round", "blank"),
        text=True,
        each_round=True,
    ),
    Report(
        "tree",
        "Print the tree of a knockout as far as it is played, or an empty one for so many players.",
        "B20, E2",
        ("round", "blank", "count"),
        text=True,
        other_ways=(
            Way("tree"),
            Way("tree-blank", {"blank": True}),
        ),
    ),
    Report(
        "poster",
        "Print the grid as a poster. Sixteen players a page: on A2, with --paper letter on "
        "17 x 22 inches.",
        "M20",
        ("round", "blank"),
        sizes="on A2 or 17 x 22 inches, as copy shops do",
    ),
    Report(
        "ratings",
        "Print what the event will change in everybody's rating by the EGF: a prediction.",
        "B13",
        ("round", "without"),
        text=True,
    ),
    Report(
        "news",
        "Print the winners, for the news page. The first of each section, and how many played.",
        "B24",
        ("round", "places"),
        text=True,
    ),
    Report(
        "charts",
        "Print charts: players of each rank, scores by section, how long the rounds took.",
        "M2, M20",
        text=True,
    ),
    Report(
        "certificates",
        "Print a certificate for each winner. A page each, the last section first; before the end "
        "only with --round or --blank.",
        "M14, M26",
        ("round", "places", "blank"),
    ),
)  # fmt: skip
"""In the order of a tournament day; what makes each is in makers.py."""

BY_NAME = {report.name: report for report in REPORTS}

WAYS: Mapping[str, tuple[Report, Way]] = {
    way.key: (report, way) for report in REPORTS for way in report.ways
}
"""Key of a way -> the report and the way."""

EACH_ROUND = tuple((report, way) for report, way in WAYS.values() if way.each_round)
"""The papers of a round, in order."""
