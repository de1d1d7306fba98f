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

from typing import TYPE_CHECKING

from nigiri.domain.tiebreaks import CALLED, SCORE, TIEBREAKS, VICTORIES, letters
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import message, said
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.column import Column
from nigiri.workbook.layout.spec import Style

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.settings import Settings
    from nigiri.workbook.layout.column import Role


GRID_FIXED = (
    Column("number", "derived", 4.4, Style(align="center", bold=True), optional=False),
    Column("name", "derived", 26.4, Style(bold=True, shrink=True), optional=False),
    Column("club", "derived", 13, Style(size=10, shrink=True)),
    Column("rank", "derived", 5.6, Style(align="center")),
    Column("start", "derived", 6.1, looks.POINTS, optional=False),
)
GRID_LAST = (
    Column("wins", "derived", 8.4, looks.POINTS_BOLD, optional=False),
    Column("place", "derived", 6.7, Style(align="center", bold=True), optional=False),
    Column("section", "helper", 6, looks.HELPER, words=message("column.grid-section")),
)


def grid_rounds(rounds: int) -> tuple[Column, ...]:
    """Return the columns of each round: the opponent, the colour or handicap, and a hidden one.

    The hidden one tells who won, for the shading. It stands beside its box, so that the columns of
    a round are copied together when there is another one.
    """
    box = looks.POINTS
    first = box._replace(left=("thin", looks.HAIR))
    return tuple(
        column
        for n in range(1, rounds + 1)
        for column in (
            Column(f"opponent{n}", "derived", 5, first, words=message("column.opponent-in", n=n)),
            Column(f"colour{n}", "gap", 4.1, box),
            Column(f"won{n}", "helper", 6, looks.HELPER, words=message("column.won-in", n=n)),
        )
    )


ROWS_PER_PLAYER = 2
"""The lines of a player in the grid."""


_ROUNDS_PER_PAGE, _ROUND = 6, 9.1
"""The rounds for which a page of the grid is wide enough, and the width of one."""


def club_width(rounds: int) -> float:
    """Return the width of the grid's column of clubs, which gets the room of further rounds.

    So a page is as wide as the legend below the players, however few the rounds are.
    """
    narrow = next(column.width for column in GRID_FIXED if column.key == "club")
    return round(narrow + _ROUND * max(0, _ROUNDS_PER_PAGE - rounds), 1)


def grid(rounds: int) -> tuple[Column, ...]:
    """Return the columns of the grid of an event with so many rounds."""
    fixed = (
        column._replace(width=club_width(rounds)) if column.key == "club" else column
        for column in GRID_FIXED
    )
    return (*fixed, *grid_rounds(rounds), *GRID_LAST)


TREE_FIRST = Column("seed", "derived", 7, looks.PLAIN_CENTRE, optional=False)
TREE_LAST = Column("winner", "derived", 24, Style(shrink=True), optional=False)


def tree_columns(first: int, rounds: int) -> tuple[Column, ...]:
    """Return the columns of the sheet Tree for so many rounds of the event from one on."""
    return (
        TREE_FIRST,
        *(
            Column(
                f"round{n}",
                "derived",
                24,
                Style(shrink=True),
                words=message("sheet.round", number=n),
            )
            for n in range(first, first + rounds)
        ),
        TREE_LAST,
    )


MOST_OPPONENTS = 40
"""The largest number of players in a group of a round robin."""

CROSSTABLE_FIRST = (
    Column("place", "derived", 7, looks.PLAIN_BOLD, optional=False),
    Column("number", "derived", 5, looks.PLAIN_CENTRE, optional=False),
    Column("name", "derived", 26, Style(align="left", shrink=True, indent=1), optional=False),
    Column("rank", "derived", 6, looks.PLAIN_CENTRE),
)
CROSSTABLE_LAST = (
    Column("wins", "derived", 9, looks.POINTS_BOLD, optional=False),
    Column("group", "helper", 6, looks.HELPER, optional=False),
)
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
            Column(against(n), "derived", 6, style, optional=n > 1, words=str(n))
            for n in range(1, opponents + 1)
        ),
        *CROSSTABLE_LAST,
    )


PLUS, SUM, TICK = "+", "=", "✓"
_SIGNS = {"": "nigiri", PLUS: "plus", SUM: "sum", TICK: "tick"}
SEEN, SEEN_WINS = "SEEN", "SEENW"
"""A player's figures in the sums of opponents, by score and by victories (M16)."""

POINTS = "POINTS"
"""The value of a round, whether or not the player has left since."""

QUEBEC = ("sos", "sos_plain", "sdos", "one")
"""The columns of the rule set `quebec`, in its order."""

_KEYS = {VICTORIES: "wins", SCORE: "score", "RANK": "rank_now"}
_WIDTHS = {"ONE": 8.4, "SDOS": 8.4}
_SPECIAL = {
    "ONE": message("column.proof.one"),
    "SEEN": message("column.proof.seen"),
    "SEENW": message("column.proof.seen-wins"),
    "POINTS": message("column.proof.points"),
}
"""Code -> its name in the headings of Proof, where it has one of its own."""


_CALLED: Mapping[str, str] = {
    code: name for names in CALLED.values() for code, name in names.items()
}
"""Code -> what the tie-break is called where an association has a name of its own for it."""


def criterion_key(code: str) -> str:
    """Return the key of a criterion's column in Standings."""
    return _KEYS.get(code, code.casefold())


STANDINGS_FIRST = (
    Column("section", "derived", 8.7, looks.PLAIN_CENTRE, optional=False),
    Column("place", "derived", 7.3, looks.PLAIN_BOLD, optional=False),
    Column("number", "derived", 6.1, looks.PLAIN_CENTRE),
    Column("name", "derived", 27.9, looks.PLAIN_CELL),
    Column("rank", "derived", 7.3, looks.PLAIN_CENTRE),
    Column("club", "derived", 14.1, looks.PLAIN_CELL),
    Column("wins", "derived", 11.3, looks.POINTS_BOLD),
    Column("score", "derived", 8.4, looks.POINTS_BOLD),
)
STANDINGS_LAST = (Column("why", "derived", 46, looks.REASON, optional=False),)


def _criterion_columns() -> Iterator[Column]:
    """Yield the column of every criterion, the SOS of the grid's scores behind SOS."""
    present = {column.key for column in STANDINGS_FIRST}
    for code, card in TIEBREAKS.items():
        if criterion_key(code) not in present:
            width = _WIDTHS.get(code, 7.9 if len(code) < 5 else 9.4)  # noqa: PLR2004
            look = looks.POINTS if card.kind == "number" else looks.PLAIN_CENTRE
            names = (_CALLED[code],) if code in _CALLED else ()
            yield Column(criterion_key(code), "derived", width, look, names, words=card.heading)
        if code == "SOS":
            yield Column("sos_plain", "derived", 9.4, looks.POINTS, ("SOS as it stands",))


CRITERIA = tuple(_criterion_columns())
STANDINGS = (*STANDINGS_FIRST, *CRITERIA, *STANDINGS_LAST)

PROOF_FIRST = (
    Column("number", "derived", 6.1, looks.PLAIN_CENTRE, optional=False),
    Column("name", "derived", 26, looks.PLAIN_CELL),
    Column("round", "derived", 7.3, looks.PLAIN_CENTRE, optional=False),
    Column(
        "what",
        "derived",
        20,
        looks.PLAIN_CELL,
        optional=False,
        words=message("column.what-happened"),
    ),
    Column("opponent", "derived", 10.5, looks.PLAIN_CENTRE, optional=False),
    Column("counted", "derived", 11, looks.POINTS),
    Column("counted_wins", "derived", 11, looks.POINTS),
    Column("why", "derived", 24, looks.PLAIN_SMALL, words=message("column.adjusted")),
)
PROOF_MIDDLE = (
    Column("place", "derived", 7.3, looks.PLAIN_BOLD),
    Column("start", "derived", 7.3, looks.POINTS),
)
PROOF_LAST = (
    Column("own", "helper", 8, looks.HELPER),
    Column("board", "helper", 8, looks.HELPER, words=message("column.own-board")),
    Column("code", "helper", 8, looks.HELPER, words=message("column.outcome")),
    Column("at", "helper", 8, looks.HELPER),
    Column("idle", "helper", 8, looks.HELPER),
    Column("made", "helper", 8, looks.HELPER),
)


def _column(code: str, sign: str = "", style: Style = looks.POINTS) -> Column:
    """Return a column of Proof of one criterion, or of what opponents see."""
    name = _SPECIAL.get(code) or TIEBREAKS[code].heading
    aliases = _in_all(sign, _CALLED[code]) if code in _CALLED else ()
    role: Role = "helper" if code == POINTS else "derived"
    named = code in _SPECIAL or TIEBREAKS[code].named  # words need more room than codes
    width = (10 if named else 6.5) if sign == TICK else (12 if named else 9.4)
    return Column(code + sign, role, width, style, aliases, words=_signed(sign, name))


def _signed(sign: str, name: str) -> str:
    """Return the heading in Proof of a criterion of that name."""
    return message(f"column.proof.{_SIGNS[sign]}", criterion=name)


def _in_all(sign: str, name: str) -> tuple[str, ...]:
    """Return that heading in every language."""
    return tuple(said(_signed(sign, name), language) for language in LANGUAGES)


PROOF = (
    *PROOF_FIRST,
    *(_column(code, PLUS) for code in (*TIEBREAKS, SEEN, SEEN_WINS)),
    *PROOF_MIDDLE,
    *(_column(code, SUM) for code in (SEEN, SEEN_WINS)),
    *(
        column
        for code in TIEBREAKS
        for column in (
            _column(code, SUM, looks.POINTS_BOLD),
            _column(code),
            _column(code, TICK, looks.PLAIN_BOLD),
        )
    ),
    *PROOF_LAST,
    _column(POINTS, PLUS),
)


def association_headings(kind: str, settings: Settings) -> dict[str, str]:
    """Return key of a column -> its heading in this event, where associations have other names.

    kind -- "standings" or "proof"; headings are messages
    """
    names = {code: letters(settings, code) for code in _CALLED}
    if kind == "standings":
        return {criterion_key(code): name for code, name in names.items()}
    return {code + sign: _signed(sign, name) for code, name in names.items() for sign in _SIGNS}


def standings_columns(keys: tuple[str, ...]) -> tuple[Column, ...]:
    """Return the columns of Standings with those of the criteria in this order."""
    known = {column.key: column for column in CRITERIA}
    return (*STANDINGS_FIRST, *(known[key] for key in keys), *STANDINGS_LAST)


def proof_columns(keys: tuple[str, ...]) -> tuple[Column, ...]:
    """Return the columns of Proof with these keys, in this order."""
    known = {column.key: column for column in PROOF}
    return tuple(known[key] for key in keys)
