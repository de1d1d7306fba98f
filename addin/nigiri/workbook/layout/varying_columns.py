"""The columns that depend on the event: rounds of Grid and Tree, opponents, criteria.

Grid and Tree have columns for each round, Crosstable one for each opponent, Standings and Proof
those of the criteria of the event's placement. A criterion has one column in Standings, called by
its code in small letters; in Proof its code and

sign  value of the column             line
+     what a round adds to the sum    a line of a round
=     the sum, by a formula           a player's own line
none  the value nigiri computed       a player's own line
✓     whether the two are equal       a player's own line

A sheet has the columns its options name; these are all there can be.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.tiebreaks import TIEBREAKS
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.column import Column
from nigiri.workbook.layout.spec import Style
from nigiri.workbook.words.criteria import HEADED, heading

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.layout.column import Role


GRID_FIXED = (
    Column("number", "No.", "No", "derived", 4.4, Style(align="center", bold=True), optional=False),
    Column("name", "Name", "Nom", "derived", 26.4, Style(bold=True, shrink=True), optional=False),
    Column("club", "Club", "Club", "derived", 13, Style(size=10, shrink=True)),
    Column("rank", "Rank", "Rang", "derived", 5.6, Style(align="center")),
    Column("start", "Start", "Départ", "derived", 6.1, Style(align="center"), optional=False),
)
GRID_LAST = (
    Column(
        "wins",
        "Wins",
        "Victoires",
        "derived",
        8.4,
        Style(align="center", bold=True),
        optional=False,
    ),
    Column(
        "place", "Place", "Place", "derived", 6.7, Style(align="center", bold=True), optional=False
    ),
    Column("section", "section", "section", "helper", 6, looks.HELPER),
)


def grid_rounds(rounds: int) -> tuple[Column, ...]:
    """Return the columns of each round: the opponent, the colour or handicap, and a hidden one.

    The hidden one tells who won, for the shading. It stands beside its box, so that the columns of
    a round are copied together when there is another one.
    """
    box = Style(align="center")
    return tuple(
        column
        for n in range(1, rounds + 1)
        for column in (
            Column(
                f"opponent{n}",
                f"R{n}",
                f"R{n}",
                "derived",
                5,
                replace(box, left=("thin", looks.HAIR)),
            ),
            Column(f"colour{n}", "", "", "gap", 4.1, box),
            Column(f"won{n}", f"won {n}", f"gagné {n}", "helper", 6, looks.HELPER),
        )
    )


def grid(rounds: int) -> tuple[Column, ...]:
    """Return the columns of the grid of an event with so many rounds."""
    return (*GRID_FIXED, *grid_rounds(rounds), *GRID_LAST)


TREE_FIRST = Column(
    "seed", "Seed", "Tête de série", "derived", 7, looks.PLAIN_CENTRE, optional=False
)
TREE_LAST = Column("winner", "Winner", "Gagnant", "derived", 24, Style(shrink=True), optional=False)


def tree_columns(first: int, rounds: int) -> tuple[Column, ...]:
    """Return the columns of the sheet Tree for so many rounds of the event from one on."""
    return (
        TREE_FIRST,
        *(
            Column(f"round{n}", f"Round {n}", f"Ronde {n}", "derived", 24, Style(shrink=True))
            for n in range(first, first + rounds)
        ),
        TREE_LAST,
    )


MOST_OPPONENTS = 40
"""The largest number of players in a group of a round robin."""

CROSSTABLE_FIRST = (
    Column("place", "Place", "Place", "derived", 7, looks.PLAIN_BOLD, optional=False),
    Column("number", "No.", "No", "derived", 5, looks.PLAIN_CENTRE, optional=False),
    Column("name", "Name", "Nom", "derived", 26, Style(align="left", shrink=True, indent=1),
           optional=False),
    Column("rank", "Rank", "Rang", "derived", 6, looks.PLAIN_CENTRE),
)  # fmt: skip
CROSSTABLE_LAST = (
    Column("wins", "Wins", "Victoires", "derived", 9, looks.PLAIN_BOLD, optional=False),
    Column("group", "crosstable group", "groupe du tableau croisé", "helper", 6, looks.HELPER,
           optional=False),
)  # fmt: skip
"""The hidden column tells the sheet from a table of results that a director made."""


AGAINST = "against"
"""The prefix of the keys of the opponents' columns."""


def against(line: int) -> str:
    """Return the key of the column of the opponent in that line of a group, from 1."""
    return f"{AGAINST}{line}"


def crosstable_columns(opponents: int) -> tuple[Column, ...]:
    """Return the columns of the sheet Crosstable for groups of at most so many players."""
    style = Style(align="center", shrink=True)
    return (
        *CROSSTABLE_FIRST,
        *(
            Column(against(n), str(n), str(n), "derived", 6, style, optional=n > 1)
            for n in range(1, opponents + 1)
        ),
        *CROSSTABLE_LAST,
    )


PLUS, SUM, TICK = "+", "=", "✓"
SEEN, SEEN_WINS = "SEEN", "SEENW"
"""A player's figures in the sums of opponents, by score and by victories (M16)."""

POINTS = "POINTS"
"""The value of a round, whether or not the player has left since."""

QUEBEC = ("sos", "sos_plain", "sdos", "one")
"""The columns of the rule set `quebec`, in its order."""

_KEYS = {"NBW": "wins", "MMS": "score", "RANK": "rank_now"}
_WIDTHS = {"ONE": 8.4, "SDOS": 8.4}
_SPECIAL = {
    "SEEN": ("For\nopponents", "Pour les\nadversaires"),
    "SEENW": ("Wins for\nopponents", "Victoires\npour adv."),
    "POINTS": ("Points", "Points"),
}


def criterion_key(code: str) -> str:
    """Return the key of a criterion's column in Standings."""
    return _KEYS.get(code, code.casefold())


STANDINGS_FIRST = (
    Column("section", "Section", "Section", "derived", 8.7, looks.PLAIN_CENTRE, optional=False),
    Column("place", "Place", "Place", "derived", 7.3, looks.PLAIN_BOLD, optional=False),
    Column("number", "No.", "No", "derived", 6.1, looks.PLAIN_CENTRE),
    Column("name", "Name", "Nom", "derived", 27.9, looks.PLAIN_CELL),
    Column("rank", "Rank", "Rang", "derived", 7.3, looks.PLAIN_CENTRE),
    Column("club", "Club", "Club", "derived", 14.1, looks.PLAIN_CELL),
    Column("wins", "Wins", "Victoires", "derived", 11.3, looks.PLAIN_BOLD),
    Column("score", "Score", "Score", "derived", 8.4, looks.PLAIN_BOLD),
)
STANDINGS_LAST = (
    Column("why", "Why this place", "Pourquoi cette place", "derived", 37.9, looks.PLAIN_SMALL,
           optional=False),
)  # fmt: skip


def _criterion_columns() -> Iterator[Column]:
    """Yield the column of every criterion, the SOS of the grid's scores behind SOS."""
    present = {column.key for column in STANDINGS_FIRST}
    for code in TIEBREAKS:
        if criterion_key(code) not in present:
            words, width = heading(code), _WIDTHS.get(code, 7.9 if len(code) < 5 else 9.4)  # noqa: PLR2004
            yield Column(criterion_key(code), *words, "derived", width, looks.PLAIN_CENTRE)
        if code == "SOS":
            yield Column(
                "sos_plain", "SOS as it stands", "SOS brut", "derived", 9.4, looks.PLAIN_CENTRE
            )


CRITERIA = tuple(_criterion_columns())
STANDINGS = (*STANDINGS_FIRST, *CRITERIA, *STANDINGS_LAST)

PROOF_FIRST = (
    Column("number", "No.", "No", "derived", 6.1, looks.PLAIN_CENTRE, optional=False),
    Column("name", "Name", "Nom", "derived", 26, looks.PLAIN_CELL),
    Column("round", "Round", "Ronde", "derived", 7.3, looks.PLAIN_CENTRE, optional=False),
    Column("what", "What happened", "Ce qui s'est passé", "derived", 20, looks.PLAIN_CELL,
           optional=False),
    Column("opponent", "Opponent", "Adversaire", "derived", 10.5, looks.PLAIN_CENTRE,
           optional=False),
    Column("counted", "Opponent\ncounts", "L'adversaire\ncompte", "derived", 11,
           looks.PLAIN_CENTRE),
    Column("counted_wins", "Opponent's\nwins", "Victoires de\nl'adversaire", "derived", 11,
           looks.PLAIN_CENTRE),
    Column("why", "Adjusted for", "Ajusté pour", "derived", 24, looks.PLAIN_SMALL),
)  # fmt: skip
PROOF_MIDDLE = (
    Column("place", "Place", "Place", "derived", 7.3, looks.PLAIN_BOLD),
    Column("start", "Start", "Départ", "derived", 7.3, looks.PLAIN_CENTRE),
)
PROOF_LAST = (
    Column("own", "own line", "sa ligne", "helper", 8, looks.HELPER),
    Column("board", "board", "table", "helper", 8, looks.HELPER),
    Column("code", "outcome", "issue", "helper", 8, looks.HELPER),
    Column("at", "line", "ligne", "helper", 8, looks.HELPER),
    Column("idle", "no game", "sans partie", "helper", 8, looks.HELPER),
    Column("made", "formulas", "formules", "helper", 8, looks.HELPER),
)


def _column(code: str, sign: str = "", style: Style = looks.PLAIN_CENTRE) -> Column:
    """Return a column of Proof of one criterion, or of what opponents see."""
    behind = f" {sign}" if sign else "\nnigiri"
    en, fr = (name.replace("-\n", "-") + behind for name in _SPECIAL.get(code) or heading(code))
    role: Role = "helper" if code == POINTS else "derived"
    named = code in HEADED or code in _SPECIAL  # words need more room than codes
    width = (10 if named else 6.5) if sign == TICK else (12 if named else 9.4)
    return Column(code + sign, en, fr, role, width, style)


PROOF = (
    *PROOF_FIRST,
    *(_column(code, PLUS) for code in (*TIEBREAKS, SEEN, SEEN_WINS)),
    *PROOF_MIDDLE,
    *(_column(code, SUM) for code in (SEEN, SEEN_WINS)),
    *(
        column
        for code in TIEBREAKS
        for column in (
            _column(code, SUM, looks.PLAIN_BOLD),
            _column(code),
            _column(code, TICK, looks.PLAIN_BOLD),
        )
    ),
    *PROOF_LAST,
    _column(POINTS, PLUS),
)


def standings_columns(keys: tuple[str, ...]) -> tuple[Column, ...]:
    """Return the columns of Standings with those of the criteria in this order."""
    known = {column.key: column for column in CRITERIA}
    return (*STANDINGS_FIRST, *(known[key] for key in keys), *STANDINGS_LAST)


def proof_columns(keys: tuple[str, ...]) -> tuple[Column, ...]:
    """Return the columns of Proof with these keys, in this order."""
    known = {column.key: column for column in PROOF}
    return tuple(known[key] for key in keys)
