"""Everything that can be printed: one table for commands, buttons, documentation and tests."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Report:
    """Something to print.

    name -- the word of the command, and of the file
    titles -- in English and French, as buttons offer it
    about -- one sentence for the command's help, with what it does not do
    source -- the rules that ask for it
    options -- the fields of Options it knows, as the command line calls them
    text -- whether it can be had as lines of text
    """

    name: str
    titles: tuple[str, str]
    about: str
    source: str
    options: tuple[str, ...] = ()
    text: bool = False


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
        ("round", "by", "draft", "missing"),
        text=True,
    ),
    Report(
        "charts",
        ("Charts", "Graphiques"),
        "Print charts: players of each rank, scores by section, how long the rounds took.",
        "M2, M20",
        text=True,
    ),
)
"""In the order of a tournament day; what makes each is in makers.py."""

BY_NAME = {report.name: report for report in REPORTS}
