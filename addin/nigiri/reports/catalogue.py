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
    source -- the rules that ask for it
    options -- the fields of Options it knows, as the command line calls them
    text -- whether it can be had as lines of text
    each_round -- every round needs it on paper
    other_ways -- where there are several ways to print it, all of them; see `ways`
    sizes -- which paper it fits: the end of a key of `command.print.sizes`
    """

    name: str
    source: str
    options: tuple[str, ...] = ()
    text: bool = False
    sizes: str = "both"
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
        "A11, M1",
        ("without",),
        text=True,
    ),
    Report(
        "numbers",
        "M4, M21",
        ("without",),
        text=True,
    ),
    Report(
        "table-numbers",
        "B24",
        ("count", "large"),
    ),
    Report(
        "rules",
        "B24, M12",
        text=True,
    ),
    Report(
        "welcome",
        "M21",
        text=True,
    ),
    Report(
        "badges",
        "B24",
        ("without",),
    ),
    Report(
        "schedule",
        "M21, B24, B29",
        text=True,
    ),
    Report(
        "pairings",
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
        "M21, B15",
        ("round", "draft", "missing"),
        each_round=True,
    ),
    Report(
        "cards",
        "M20, A11",
        text=True,
        other_ways=(
            Way("cards", each_round=True),
            Way("cards-text", text=True, each_round=True),
        ),
    ),
    Report(
        "missing",
        "B11",
        ("round",),
        text=True,
    ),
    Report(
        "wall-list",
        "B15",
        ("round", "without"),
        text=True,
    ),
    Report(
        "rank-list",
        "B15",
        ("round", "without"),
        text=True,
    ),
    Report(
        "winner-loss",
        "A11",
        ("round",),
        text=True,
        each_round=True,
    ),
    Report(
        "byes",
        "A11",
        ("round",),
        text=True,
    ),
    Report(
        "tie-break-list",
        "A11, M16, M17",
        ("round", "section", "without"),
        text=True,
    ),
    Report(
        "standings",
        "M14, M15, M26",
        ("round", "section", "without"),
        text=True,
    ),
    Report(
        "teams",
        "B21, B14",
        ("round",),
        text=True,
    ),
    Report(
        "chart",
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
        "B22",
        text=True,
    ),
    Report(
        "qualification",
        "E7, E9",
        ("round", "without"),
        text=True,
    ),
    Report(
        "crosstable",
        "B16",
        ("round", "section", "without"),
        text=True,
    ),
    Report(
        "grid",
        "M20",
        ("round", "blank"),
        text=True,
        each_round=True,
    ),
    Report(
        "tree",
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
        "M20",
        ("round", "blank"),
        sizes="poster",
    ),
    Report(
        "ratings",
        "B13",
        ("round", "without"),
        text=True,
    ),
    Report(
        "news",
        "B24",
        ("round", "places"),
        text=True,
    ),
    Report(
        "charts",
        "M2, M20",
        text=True,
    ),
    Report(
        "certificates",
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
