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
    sizes -- which paper it fits, as a sentence ends
    """

    name: str
    titles: tuple[str, str]
    about: str
    source: str
    options: tuple[str, ...] = ()
    text: bool = False
    sizes: str = "A4 and Letter both do"


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
        "badges",
        ("Badges", "Porte-noms"),
        "Print a badge for everybody. Eight a page, to be cut out.",
        "B24",
        ("without",),
    ),
    Report(
        "schedule",
        ("Schedule", "Horaire"),
        "Print when each round begins and ends. The ends are the latest possible, with the "
        "prize-giving; hours are read from Event, and nothing is changed there.",
        "M21, B24, B29",
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
        "grid",
        ("Tournament grid", "Grille du tournoi"),
        "Print the tournament grid. Ten players a page: who played whom, and each score.",
        "M20",
        ("round", "blank"),
        text=True,
    ),
    Report(
        "poster",
        ("Grid poster", "Affiche de la grille"),
        "Print the grid as a poster. Sixteen players a page: on A2, with --paper letter on "
        "17 x 22 inches.",
        "M20",
        ("round", "blank"),
        sizes="on A2 or 17 x 22 inches, as copy shops do",
    ),
    Report(
        "news",
        ("Summary for the news", "Résumé pour les nouvelles"),
        "Print the winners, for the news page. The first of each section, and how many played.",
        "B24",
        ("round", "places"),
        text=True,
    ),
    Report(
        "certificates",
        ("Certificates", "Certificats"),
        "Print a certificate for each winner. A page each, the last section first; before the end "
        "only with --round or --blank.",
        "M14, M26",
        ("round", "places", "blank"),
    ),
)
"""In the order of a tournament day; what makes each is in makers.py."""

BY_NAME = {report.name: report for report in REPORTS}
