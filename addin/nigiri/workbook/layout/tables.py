"""The columns of every table: key, role, width, style; their headings are keys of the catalogue.

A table's headings stand in row 3, its data from row 4; columns are found again by heading, in
any known language and any order, so a director may move them and add others between.

role     who writes it                         may be typed over
input    the director                          yes
drawn    a command, the director may correct   yes: it wins, and is marked
derived  nigiri or a formula                   no: an overwritten cell is put right again
helper   a formula, in a hidden column         no, likewise
record   a command, in a hidden column         no: what it must know the next time
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from nigiri.messages.message import message
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.column import Column
from nigiri.workbook.layout.spec import Style
from nigiri.workbook.layout.varying_columns import (
    MOST_OPPONENTS,
    PROOF,
    STANDINGS,
    crosstable_columns,
    grid,
    tree_columns,
)
from nigiri.workbook.model.figure_format import FIGURES

if TYPE_CHECKING:
    from collections.abc import Mapping

# The columns of the sheets that list points: Problems and Preflight.


PROBLEMS = (
    Column("symbol", "gap", 4.4, looks.PLAIN_CENTRE),
    Column("where", "derived", 17.9, looks.LINK_STYLE, optional=False),
    Column("what", "derived", 49.3, looks.PLAIN_WRAP, optional=False),
    Column("way_out", "derived", 42.1, looks.PLAIN_WRAP, ("Way out", "Remède", "Abhilfe")),
    Column("accepted", "input", 29.3, looks.FREE_WRAP, optional=False),
    Column("code", "derived", 10.7, looks.PLAIN_SMALL),
)

PREFLIGHT = (
    Column("symbol", "gap", 4.4, looks.PLAIN_CENTRE),
    Column("where", "derived", 20, looks.LINK_STYLE, optional=False),
    Column("what", "derived", 56, looks.PLAIN_WRAP, optional=False),
    Column("way_out", "derived", 50, looks.PLAIN_WRAP, PROBLEMS[3].aliases, optional=False),
    Column("rule", "derived", 15, looks.PLAIN_SMALL, optional=False),
)


# The columns of Teams, and of the side events without rounds: the chart and the ladder.


MOST_WINS = 40
"""The largest number of columns for wins on a chart."""
USUAL_WINS = 12
"""Their number on a new chart; another is added for a player who wins more."""

TEAMS = (
    Column("place", "derived", 7.3, looks.PLAIN_BOLD, optional=False),
    Column("team", "derived", 24, looks.PLAIN_CELL, optional=False),
    Column("TEAMP", "derived", 9, looks.PLAIN_BOLD, optional=False),
    Column("BDW", "derived", 9, looks.PLAIN_BOLD, optional=False),
    Column("SOST", "derived", 7.9, looks.PLAIN_CENTRE, words="SOST"),
    Column("BDW3U", "derived", 8.4, looks.PLAIN_CENTRE, words="BDW3U"),
    Column("BDW2U", "derived", 8.4, looks.PLAIN_CENTRE, words="BDW2U"),
    Column("BDW1U", "derived", 8.4, looks.PLAIN_CENTRE, words="BDW1U"),
    Column("MNR", "derived", 8.4, looks.PLAIN_CENTRE, words="MNR"),
    Column("matches", "derived", 44, looks.PLAIN_WRAP),
    Column("members", "derived", 60, looks.PLAIN_WRAP),
)

CHART = (
    Column("number", "input", 6.1, looks.PLAYER_NUMBER, optional=False),
    Column("name", "derived", 26, looks.PLAIN_COMPUTED_LEFT),
    Column("rank", "derived", 7.3, looks.PLAIN_COMPUTED),
    Column("played", "derived", 7.9, looks.PLAIN_COMPUTED, optional=False),
    Column("points", "derived", 7.9, looks.POINTS_COMPUTED._replace(bold=True), optional=False),
    Column("place", "derived", 7.3, looks.PLAIN_COMPUTED._replace(bold=True)),
    *(
        Column(
            f"win{n}",
            "input",
            7.3,
            looks.FREE_CENTRE._replace(number_format="0"),
            optional=n > 1,
            spare=n > 1,
            words=message("column.beat", number=n),
        )
        for n in range(1, MOST_WINS + 1)
    ),
    Column("handicaps", "derived", 44, looks.PLAIN_COMPUTED_WRAP),
    Column("note", "input", 30, looks.FREE, spare=True),
    Column("player", "helper", 8, looks.HELPER),
    Column("won", "helper", 8, looks.HELPER),
    Column("jigo", "helper", 8, looks.HELPER),
    Column("counts", "helper", 8, looks.HELPER),
)

LADDER = (
    Column("rung", "derived", 7.9, looks.PLAIN_BOLD, optional=False),
    Column("number", "derived", 6.1, looks.PLAIN_CENTRE),
    Column("name", "derived", 26, looks.PLAIN_CELL),
    Column("rank", "derived", 7.3, looks.PLAIN_CENTRE),
    Column(
        "start",
        "input",
        8.4,
        looks.FREE_NUMBER,
        optional=False,
        words=message("column.begins-with"),
    ),
    Column("challenger", "input", 11, looks.FREE_NUMBER, optional=False),
    Column("challenged", "input", 11, looks.FREE_NUMBER, optional=False),
    Column("winner", "input", 9, looks.FREE_NUMBER, optional=False),
    Column("happened", "derived", 60, looks.PLAIN_COMPUTED_WRAP),
    Column("note", "input", 30, looks.FREE),
)

SIDE_EVENTS: Mapping[str, tuple[Column, ...]] = {
    "teams": TEAMS,
    "chart": CHART,
    "ladder": LADDER,
}
"""Sheet kind -> its columns."""


BAR_ROW, TITLE_ROW, HEADING_ROW, FIRST_ROW = 1, 2, 3, 4
MOST_PLAYERS = 3200
"""The players of the largest event that formats, formulas and the draw are made for."""
MOST_ROWS = 4000
"""The rows of conditional formats of growing lists: all those players and 500 more."""
ROWS_AHEAD = 500
"""The rows below the last player that have formats and drop-downs."""
FORMULAS_AHEAD = 40
"""The rows below the last player that have live formulas; every command moves them on."""

# A column a row, with what it was called once in a second.
# fmt: off
PLAYERS = (
    Column("number", "drawn", 5.6, looks.PLAYER_NUMBER, ("ID", "Number", "Numéro")),
    Column("here", "input", 9.9, looks.FREE_CENTRE, ("Present",), optional=False),
    Column("family", "input", 20.7, looks.FREE,
           ("Surname", "Last name", "Nom de famille", "Name"), optional=False),
    Column("given", "input", 17.9, looks.FREE, ("First name", "Forename")),
    Column("rank", "input", 7.3, looks.FREE_CENTRE, ("Grade", "Niveau"), optional=False),
    Column("club", "input", 14.1, looks.FREE),
    Column("out", "input", 11.3, looks.FREE_CENTRE, ("Rounds out", "Out", "Absent")),
    Column("where", "derived", 37.3, looks.PLAIN_COMPUTED_LEFT, ("Où est-il",),
           words=message("column.where-now")),
    Column("section_now", "derived", 10.1, looks.PLAIN_COMPUTED),
    Column("start", "derived", 8.4, looks.POINTS_COMPUTED),
    Column("score", "derived", 9.9, looks.POINTS_COMPUTED),
    Column("section", "input", 11.3, looks.FREE_NUMBER, words=message("column.other-section")),
    Column("other_start", "input", 9, looks.FREE_CENTRE, spare=True),
    Column("rating", "input", 8.4,
           looks.FREE_NUMBER._replace(number_format="General"), ("GoR", "Elo")),
    Column("published", "input", 9.9,
           looks.FREE_NUMBER._replace(number_format="General"), spare=True,
           topic="members"),
    Column("entry_rating", "derived", 8.4, looks.PLAIN_COMPUTED._replace(number_format="General"),
           spare=True, topic="entry"),
    Column("order", "input", 8.4, looks.FREE_NUMBER, ("Order", "Ordre", "Folge im Rang")),
    Column("city", "input", 13.6, looks.FREE, ("Town",)),
    Column("state", "input", 9.9, looks.FREE, ("Région", "Region"), spare=True),
    Column("country", "input", 7.9, looks.FREE_CENTRE),
    Column("team", "input", 13.6, looks.FREE, spare=True, topic="teams"),
    Column("board", "input", 7.9, looks.FREE_NUMBER, spare=True, topic="teams"),
    Column("federation_id", "input", 12.1, looks.FREE,
           ("PIN", "EGD", "EGD PIN", "AGA", "AGA ID", "Federation id")),
    Column("expires", "input", 12.1, looks.FREE_CENTRE,
           ("Expires", "Expiration", "Membre jusqu’au"), spare=True,
           topic="members"),
    Column("earlier", "input", 9.9, looks.FREE_CENTRE, spare=True, topic="grades"),
    Column("foreign", "input", 12.1, looks.FREE, spare=True, topic="grades"),
    Column("server", "input", 9.9, looks.FREE_CENTRE, spare=True, topic="grades"),
    Column("approved", "input", 12.1, looks.FREE, spare=True, topic="grades"),
    Column("fee", "input", 8.4, looks.FREE_CENTRE, ("Fee level",), spare=True, topic="money"),
    Column("paid", "input", 8.4, looks.FREE_CENTRE, spare=True, topic="money"),
    Column("hide", "input", 9.9, looks.FREE_CENTRE, ("Anonymous", "Anonyme"), spare=True),
    Column("european", "input", 12.1, looks.FREE, spare=True, topic="congress"),
    Column("path", "input", 9.9, looks.FREE_CENTRE, spare=True, topic="congress"),
    Column("notes", "input", 30.7, looks.FREE, ("Note", "Comment", "Comments")),
    Column("key", "helper", 8, looks.HELPER),
    Column("absent", "helper", 8, looks.HELPER),
    Column("free", "helper", 8, looks.HELPER),
    Column("name", "helper", 8, looks.HELPER, words=message("column.name-printed")),
    Column("steps", "helper", 8, looks.HELPER),
    Column("away", "helper", 8, looks.HELPER),
    Column("imported", "record", 8, looks.HELPER, topic="import"),
)

SECTIONS = (
    Column("section", "derived", 9, looks.DERIVED_BOLD, optional=False),
    Column("from", "derived", 7.9, looks.COMPUTED_CENTRE),
    Column("down_to", "drawn", 10.1, looks.BOXED_CENTRE, ("Jusqu’à",), optional=False),
    Column("players", "derived", 9, looks.COMPUTED_CENTRE),
    Column("bar", "gap", 16.4, looks.PLAIN),
    Column("start", "derived", 7.9, looks.COMPUTED_CENTRE._replace(number_format=FIGURES)),
    Column("other_start", "input", 11.3, looks.BOXED_CENTRE),
    Column("equal", "derived", 20.7, looks.DERIVED,
           ("1 About equal size", "1 Tailles semblables", "1 Etwa gleich groß")),
    Column("ranks", "derived", 20.7, looks.DERIVED,
           ("2 At most 3 ranks", "2 Au plus 3 rangs", "2 Höchstens 3 Ränge")),
    Column("split", "derived", 20.7, looks.DERIVED,
           ("3 No rank split", "3 Aucun rang partagé", "3 Kein Rang geteilt")),
    Column("fees", "derived", 25, looks.DERIVED,
           ("4 One fee level", "4 Un seul tarif", "4 Ein Startgeld", "Ein Startgeld")),
    Column("prizes", "input", 44, looks.BOXED, ("Prizes", "Prize", "Prix"), spare=True),
)

WISHES = (
    Column("who", "input", 25, looks.FREE_WRAP, optional=False),
    Column("wish", "input", 25, looks.FREE, ("What",), optional=False),
    Column("rounds", "input", 9, looks.FREE_CENTRE),
    Column("meant", "derived", 50, looks.PLAIN_COMPUTED_WRAP, optional=False),
    Column("note", "input", 34, looks.FREE_WRAP),
)

HANDICAPS = (
    Column("difference", "derived", 17, looks.COMPUTED_CENTRE, optional=False),
    Column("stones13", "input", 13, looks.BOXED_CENTRE,
           ("13x13 stones", "13x13 pierres"), optional=False),
    Column("komi13", "input", 13, looks.BOXED_CENTRE, ("13x13 komi",), optional=False),
    Column("stones9", "input", 13, looks.BOXED_CENTRE,
           ("9x9 stones", "9x9 pierres"), optional=False),
    Column("komi9", "input", 13, looks.BOXED_CENTRE, ("9x9 komi",), optional=False),
    Column("about", "derived", 78, looks.PLAIN_SMALL._replace(indent=1)),
    Column("note", "input", 34, looks.FREE),
)

ROUND = (
    Column("mark", "gap", 3, Style(size=12, bold=True, align="center")),
    Column("table", "drawn", 7, looks.TABLE_NUMBER, optional=False),
    Column("white_no", "drawn", 5, looks.DRAWN_NUMBER, optional=False),
    Column("white", "drawn", 26, looks.DRAWN_NAME),
    Column("white_rank", "drawn", 5.6, looks.DRAWN_RANK),
    Column("result", "input", 10.7,
           looks.BOXED_CENTRE._replace(size=13, bold=True), optional=False),
    Column("black_no", "drawn", 5, looks.DRAWN_NUMBER, optional=False),
    Column("black", "drawn", 26, looks.DRAWN_NAME),
    Column("black_rank", "drawn", 5.6, looks.DRAWN_RANK),
    Column("handicap", "drawn", 10, looks.DRAWN_NUMBER),
    Column("in_force", "derived", 6.3, looks.IN_FORCE, spare=True),
    Column("check", "derived", 30,
           Style(size=10, colour=looks.LOCKED_INK, bottom=("hair", looks.HAIR), shrink=True)),
    Column("gap1", "gap", 1, looks.PLAIN),
    Column("winners", "input", 10.7, looks.BOXED_NUMBER._replace(size=13),
           ("Gagnants, en vrac", "Sieger, beliebig")),
    Column("gap2", "gap", 1, looks.PLAIN),
    Column("komi", "input", 7, looks.BOXED_CENTRE),
    Column("komi_rule", "derived", 7.5, looks.COMPUTED_SMALL, ("Komi de règle",), spare=True),
    Column("size", "input", 7, looks.BOXED_CENTRE, ("Brettgröße",), spare=True, topic="sizes"),
    Column("second", "input", 8,
           looks.BOXED_CENTRE._replace(size=13, bold=True),
           ("Read back", "Again", "Relu", "Seconde lecture"), spare=True),
    Column("keep", "input", 7, looks.BOXED_CENTRE, ("Keep", "Garder")),
    Column("note", "input", 27.9, looks.BOXED, words=message("column.note-reason")),
    Column("drawn_white", "helper", 8, looks.HELPER),
    Column("drawn_black", "helper", 8, looks.HELPER),
    Column("drawn_handicap", "helper", 8, looks.HELPER),
    Column("by_hand", "helper", 8, looks.HELPER),
    Column("norm", "helper", 8, looks.HELPER),
    Column("outcome", "helper", 8, looks.HELPER),
    Column("second_norm", "helper", 8, looks.HELPER),
    Column("second_outcome", "helper", 8, looks.HELPER),
    Column("missing", "helper", 8, looks.HELPER),
    Column("white_steps", "helper", 8, looks.HELPER, ("W rank now", "B rang actuel")),
    Column("black_steps", "helper", 8, looks.HELPER, ("B rank now", "N rang actuel")),
    Column("white_stale", "helper", 8, looks.HELPER),
    Column("black_stale", "helper", 8, looks.HELPER),
    Column("rule", "helper", 8, looks.HELPER, words=message("column.handicap-by-rule")),
    Column("third", "helper", 8, looks.HELPER),
    Column("warn", "helper", 8, looks.HELPER),
    Column("found", "helper", 8, looks.HELPER),
    Column("list_bad", "helper", 8, looks.HELPER),
    Column("white_at", "helper", 8, looks.HELPER),
    Column("black_at", "helper", 8, looks.HELPER),
    Column("white_away", "helper", 8, looks.HELPER),
    Column("black_away", "helper", 8, looks.HELPER),
    Column("drawn_table", "helper", 8, looks.HELPER),
    Column("pair", "helper", 8, looks.HELPER),
    Column("met", "helper", 8, looks.HELPER),
    Column("said", "helper", 8, looks.HELPER),
    Column("white_printed", "helper", 8, looks.HELPER),
    Column("black_printed", "helper", 8, looks.HELPER),
    Column("stones", "helper", 8, looks.HELPER),
    Column("finding", "helper", 8, looks.HELPER),
    Column("look", "helper", 8, looks.HELPER),
)

AS_DRAWN = (
    Column("round", "drawn", 7, looks.PLAIN_CENTRE, optional=False),
    Column("table", "drawn", 7, looks.PLAIN_BOLD),
    Column("white_no", "drawn", 6, looks.PLAIN_CENTRE, optional=False),
    Column("white", "drawn", 28.7, looks.PLAIN_CELL),
    Column("black_no", "drawn", 6, looks.PLAIN_CENTRE, optional=False),
    Column("black", "drawn", 28.7, looks.PLAIN_CELL),
    Column("handicap", "drawn", 10, looks.PLAIN_CENTRE),
    Column("bye_no", "drawn", 9, looks.PLAIN_CENTRE, optional=False),
    Column("bye", "drawn", 28.7, looks.PLAIN_CELL),
    Column("white_known", "drawn", 18, looks.PLAIN_CELL, spare=True),
    Column("black_known", "drawn", 18, looks.PLAIN_CELL, spare=True),
    Column("bye_known", "drawn", 19, looks.PLAIN_CELL, spare=True),
)
# fmt: on

LOG = (
    Column("when", "drawn", 20.5, looks.PLAIN_CELL, optional=False),
    Column("who", "drawn", 12, looks.PLAIN_CELL),
    Column("command", "drawn", 15, looks.PLAIN_CELL, optional=False),
    Column("sheet", "drawn", 12.1, looks.PLAIN_CELL),
    Column("cell", "drawn", 9.3, looks.PLAIN_CELL),
    Column("was", "drawn", 20.7, looks.SMALL_WRAP),
    Column("became", "drawn", 50, looks.SMALL_WRAP, optional=False),
    Column("reason", "input", 44, looks.FREE_SMALL_WRAP),
    Column("seal", "drawn", 13.5, looks.SEAL),
)

EVENT = (
    Column("round", "derived", 12, looks.LINK_STYLE, optional=False),
    Column("results", "derived", 32, Style(shrink=True), optional=False),
    Column("when", "input", 16, looks.BOXED, optional=False),
    Column("system", "input", 14, looks.BOXED),
    Column("gap1", "gap", 1.5, looks.PLAIN),
    Column("setting", "derived", 18, Style(wrap=True), words=message("column.about-event")),
    Column("value", "input", 29, looks.BOXED_TEXT, spare=True, words=message("column.entry")),
    Column("meaning", "derived", 40, looks.NOTE_SMALL),
)

SETTINGS = (
    Column("setting", "derived", 36, Style(), optional=False),
    Column("value", "input", 30, looks.BOXED_TEXT, optional=False, words=message("column.set-to")),
    Column("usual", "derived", 24, looks.USUAL, optional=False),
    Column("meaning", "derived", 66, looks.NOTE_SMALL),
    Column("differs", "helper", 8, looks.HELPER),
)

#: Sheet kind -> its columns; the grid's depend on the number of rounds, see `columns_of`;
#: Standings and Proof have those of the event's criteria (varying_columns.py).
TABLES: Mapping[str, tuple[Column, ...]] = {
    "event": EVENT,
    "settings": SETTINGS,
    "players": PLAYERS,
    "sections": SECTIONS,
    "wishes": WISHES,
    "handicaps": HANDICAPS,
    "round": ROUND,
    "drawn": AS_DRAWN,
    "standings": STANDINGS,
    "proof": PROOF,
    "problems": PROBLEMS,
    "preflight": PREFLIGHT,
    "log": LOG,
    **SIDE_EVENTS,
}

MOST_ROUNDS = 20

ORGANISERS = ("budget", "fees", "contacts", "prizes", "timetable", "checklist")
"""The kinds of sheets of the organiser's workbook, which is no event, in the order of its tabs."""

SEASONS = ("season-standings", "season-results", "season-points")
"""Likewise of the workbook of a season, which is no event either."""


@cache
def columns_of(kind: str) -> tuple[Column, ...]:
    """Return every column a sheet of that kind can have."""
    if kind == "tree":
        return tree_columns(1, MOST_ROUNDS)
    if kind == "crosstable":
        return crosstable_columns(MOST_OPPONENTS)
    if kind in ORGANISERS:
        from nigiri.workbook.layout.organiser.columns import COLUMNS  # noqa: PLC0415 -- seldom

        return COLUMNS[kind]
    if kind in SEASONS:
        from nigiri.workbook.layout.season import columns  # noqa: PLC0415 -- seldom

        return columns.COLUMNS[kind]
    return grid(MOST_ROUNDS) if kind == "grid" else TABLES[kind]
