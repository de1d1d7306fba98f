"""Everything that can be printed: one table for commands, buttons, documentation and tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

Both = tuple[str, str]
"""English and French."""


@dataclass(frozen=True)
class Way:
    """One way to print a report: what a button offers, and what lies among the papers of a round.

    key -- the word a button names it by
    titles -- in English and French
    options -- fields of Options that it sets
    text -- as lines of text
    each_round -- every round needs it on paper
    """

    key: str
    titles: Both
    options: Mapping[str, object] = field(default_factory=dict)
    text: bool = False
    each_round: bool = False


@dataclass(frozen=True)
class Report:
    """Something to print.

    name -- the word of the command, and of the file
    titles -- in English and French, as buttons offer it
    about -- one sentence for the command's help, with what it does not do
    source -- the rules that ask for it
    options -- the fields of Options it knows, as the command line calls them
    text -- whether it can be had as lines of text
    each_round -- every round needs it on paper
    other_ways -- where there are several ways to print it, all of them; see `ways`
    """

    name: str
    titles: Both
    about: str
    source: str
    options: tuple[str, ...] = ()
    text: bool = False
    each_round: bool = False
    other_ways: tuple[Way, ...] = ()

    @property
    def ways(self) -> tuple[Way, ...]:
        """Return the ways to print it, the usual one first."""
        usual = Way(self.name, self.titles, each_round=self.each_round)
        return self.other_ways or (usual,)


REPORTS = (
    Report(
        "registration",
        ("Registration list", "Liste des inscrits"),
        "Print who is registered, in order of the names, to be checked on the wall.",
        "A11, M1",
        ("without",),
        text=True,
    ),
    Report(
        "pairings",
        ("Pairings", "Appariements"),
        "Print the pairings of a round, with the results known so far.",
        "M20, B15",
        ("round", "by", "draft", "missing", "large", "parts", "clubs", "without"),
        text=True,
        other_ways=(
            Way("table", ("Pairings by table", "Appariements par table"), each_round=True),
            Way("name", ("Pairings by name", "Appariements par nom"), {"order": "name"},
                each_round=True),
            Way("missing", ("Tables without a result", "Tables sans résultat"), {"missing": True}),
            Way("text", ("Pairings as text, for an e-mail",
                         "Appariements en texte, pour un courriel"), text=True),
            Way("draft", ("The draft", "Le brouillon"), {"draft": True}),
        ),
    ),
    Report(
        "slips",
        ("Result slips", "Billets de résultat"),
        "Print a slip for each game, eight a page, to be cut and signed by the winner.",
        "M21, B15",
        ("round", "draft", "missing"),
        each_round=True,
    ),
    Report(
        "cards",
        ("Pairing cards", "Cartes d'appariement"),
        "Print a card for each player, twenty a page, filled to date: enough to pair by hand.",
        "M20, A11",
        text=True,
        other_ways=(
            Way("cards", ("Pairing cards", "Cartes d'appariement"), each_round=True),
            Way("cards-text", ("Emergency cards as text", "Cartes de secours en texte"),
                text=True, each_round=True),
        ),
    ),
)  # fmt: skip
"""In the order of a tournament day; what makes each is in makers.py."""

BY_NAME = {report.name: report for report in REPORTS}

WAYS: Mapping[str, tuple[Report, Way]] = {
    way.key: (report, way) for report in REPORTS for way in report.ways
}
"""What a button names it by -> the report and the way it is printed."""

EACH_ROUND = tuple((report, way) for report, way in WAYS.values() if way.each_round)
"""What a round needs on paper, in order."""
