"""The columns of every table: key, headings in both languages, role, width, style.

A table's headings stand in row 3, its data from row 4; columns are found again by heading, in
any known language and any order, so a director may move them and add others between.

role     who writes it                         may be typed over
input    the director                          yes
drawn    a command, the director may correct   yes: it wins, and is marked
derived  nigiri or a formula                   no: an overwritten cell is put right again
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from collections.abc import Mapping

# The columns of the sheets that list points: Problems and Preflight.


PROBLEMS = (
    Column("symbol", "", "", "gap", 4.4, looks.PLAIN_CENTRE),
    Column("where", "Where", "Où", "derived", 17.9, looks.LINK_STYLE, optional=False),
    Column("what", "What", "Quoi", "derived", 49.3, looks.PLAIN_WRAP, optional=False),
    Column("way_out", "Way out", "Remède", "derived", 42.1, looks.PLAIN_WRAP),
    Column(
        "accepted",
        "Accepted, because",
        "Accepté, parce que",
        "input",
        29.3,
        looks.FREE_WRAP,
        optional=False,
    ),
    Column("code", "Code", "Code", "derived", 10.7, looks.PLAIN_SMALL),
)

PREFLIGHT = (
    Column("symbol", "", "", "gap", 4.4, looks.PLAIN_CENTRE),
    Column("where", "Where", "Où", "derived", 20, looks.LINK_STYLE, optional=False),
    Column("what", "What", "Quoi", "derived", 56, looks.PLAIN_WRAP, optional=False),
    Column("way_out", "Way out", "Remède", "derived", 50, looks.PLAIN_WRAP, optional=False),
    Column("rule", "Rule", "Règle", "derived", 15, looks.PLAIN_SMALL, optional=False),
)


# The columns of Teams, and of the side events without rounds: the chart and the ladder.


MOST_WINS = 40
"""The largest number of columns for wins on a chart."""
USUAL_WINS = 12
"""Their number on a new chart; another is added for a player who wins more."""

TEAMS = (
    Column("place", "Place", "Place", "derived", 7.3, looks.PLAIN_BOLD, optional=False),
    Column("team", "Team", "Équipe", "derived", 24, looks.PLAIN_CELL, optional=False),
    Column("TEAMP", "Match\npoints", "Points de\nmatch", "derived", 9, looks.PLAIN_BOLD,
           optional=False),
    Column("BDW", "Boards\nwon", "Parties\ngagnées", "derived", 9, looks.PLAIN_BOLD,
           optional=False),
    Column("SOST", "SOST", "SOST", "derived", 7.9, looks.PLAIN_CENTRE),
    Column("BDW3U", "BDW3U", "BDW3U", "derived", 8.4, looks.PLAIN_CENTRE),
    Column("BDW2U", "BDW2U", "BDW2U", "derived", 8.4, looks.PLAIN_CENTRE),
    Column("BDW1U", "BDW1U", "BDW1U", "derived", 8.4, looks.PLAIN_CENTRE),
    Column("MNR", "MNR", "MNR", "derived", 8.4, looks.PLAIN_CENTRE),
    Column("matches", "Matches", "Matchs", "derived", 44, looks.PLAIN_WRAP),
    Column("members", "Players, by board", "Joueurs, par table", "derived", 60, looks.PLAIN_WRAP),
)  # fmt: skip

CHART = (
    Column("number", "No.", "No", "input", 6.1, looks.PLAYER_NUMBER, optional=False),
    Column("name", "Name", "Nom", "derived", 26, looks.PLAIN_COMPUTED_LEFT),
    Column("rank", "Rank", "Rang", "derived", 7.3, looks.PLAIN_COMPUTED),
    Column("played", "Games", "Parties", "derived", 7.9, looks.PLAIN_COMPUTED, optional=False),
    Column("points", "Points", "Points", "derived", 7.9, replace(looks.PLAIN_COMPUTED, bold=True),
           optional=False),
    Column("place", "Place", "Place", "derived", 7.3, replace(looks.PLAIN_COMPUTED, bold=True)),
    *(
        Column(f"win{n}", f"Beat {n}", f"A battu {n}", "input", 7.3,
               replace(looks.FREE_CENTRE, number_format="0"), optional=n > 1, spare=n > 1)
        for n in range(1, MOST_WINS + 1)
    ),
    Column("handicaps", "Handicaps: + takes, − gives", "Handicaps : + reçoit, − donne", "derived",
           44, looks.PLAIN_COMPUTED_WRAP),
    Column("note", "Note", "Remarque", "input", 30, looks.FREE, spare=True),
    Column("player", "player", "joueur", "helper", 8, looks.HELPER),
    Column("won", "won", "gagnées", "helper", 8, looks.HELPER),
    Column("jigo", "jigo", "jigo", "helper", 8, looks.HELPER),
    Column("counts", "counts", "compte", "helper", 8, looks.HELPER),
)  # fmt: skip

LADDER = (
    Column("rung", "Rung", "Échelon", "derived", 7.9, looks.PLAIN_BOLD, optional=False),
    Column("number", "No.", "No", "derived", 6.1, looks.PLAIN_CENTRE),
    Column("name", "Name", "Nom", "derived", 26, looks.PLAIN_CELL),
    Column("rank", "Rank", "Rang", "derived", 7.3, looks.PLAIN_CENTRE),
    Column("start", "Begins\nwith", "Début", "input", 8.4, looks.FREE_NUMBER, optional=False),
    Column("challenger", "Challenger", "Qui défie", "input", 11, looks.FREE_NUMBER, optional=False),
    Column("challenged", "Challenged", "Qui est défié", "input", 11, looks.FREE_NUMBER,
           optional=False),
    Column("winner", "Winner", "Gagnant", "input", 9, looks.FREE_NUMBER, optional=False),
    Column("happened", "What follows", "Ce qui suit", "derived", 60, looks.PLAIN_COMPUTED_WRAP),
    Column("note", "Note", "Remarque", "input", 30, looks.FREE),
)  # fmt: skip

SIDE_EVENTS: Mapping[str, tuple[Column, ...]] = {
    "teams": TEAMS,
    "chart": CHART,
    "ladder": LADDER,
}
"""Sheet kind -> its columns."""


BAR_ROW, TITLE_ROW, HEADING_ROW, FIRST_ROW = 1, 2, 3, 4
MOST_ROWS = 4000
"""The rows of conditional formats of growing lists: 3,200 players and 500 more."""
ROWS_AHEAD = 500
"""The rows below the last player that have formats and drop-downs."""
FORMULAS_AHEAD = 40
"""The rows below the last player that have live formulas; every command moves them on."""

PLAYERS = (
    Column("number", "No.", "No", "drawn", 5.6, looks.PLAYER_NUMBER, ("ID", "Number", "Numéro")),
    Column("here", "Here", "Présent", "input", 9.9, looks.FREE_CENTRE, ("Present",),
           optional=False),
    Column("family", "Family name", "Nom", "input", 20.7, looks.FREE,
           ("Surname", "Last name", "Nom de famille", "Name"), optional=False),
    Column("given", "Given name", "Prénom", "input", 17.9, looks.FREE, ("First name", "Forename")),
    Column("rank", "Rank", "Rang", "input", 7.3, looks.FREE_CENTRE,
           ("Grade", "Niveau"), optional=False),
    Column("club", "Club", "Club", "input", 14.1, looks.FREE),
    Column("out", "Out in rounds", "Absent aux rondes", "input", 11.3, looks.FREE_CENTRE,
           ("Rounds out", "Out", "Absent")),
    Column("where", "Where now", "Où est-il", "derived", 37.3, looks.PLAIN_COMPUTED_LEFT),
    Column("section_now", "Section", "Section", "derived", 10.1, looks.PLAIN_COMPUTED),
    Column("start", "Start", "Départ", "derived", 8.4, looks.PLAIN_COMPUTED),
    Column("score", "Score", "Score", "derived", 7.9, looks.PLAIN_COMPUTED),
    Column("section", "Other section", "Autre section", "input", 11.3, looks.FREE_NUMBER),
    Column("other_start", "Other start", "Autre départ", "input", 9, looks.FREE_CENTRE,
           spare=True),
    Column("rating", "Rating", "Cote", "input", 8.4,
           replace(looks.FREE_NUMBER, number_format="General"), ("GoR", "Elo")),
    Column("published", "Published rating", "Cote publiée", "input", 9.9,
           replace(looks.FREE_NUMBER, number_format="General"), spare=True,
           topic="members"),
    Column("order", "Order in rank", "Ordre dans le rang", "input", 8.4, looks.FREE_NUMBER,
           ("Order", "Ordre")),
    Column("city", "City", "Ville", "input", 13.6, looks.FREE, ("Town",)),
    Column("state", "State", "Province", "input", 9.9, looks.FREE, ("Région", "Region"),
           spare=True),
    Column("country", "Country", "Pays", "input", 7.9, looks.FREE_CENTRE),
    Column("team", "Team", "Équipe", "input", 13.6, looks.FREE, spare=True,
           topic="teams"),
    Column("board", "Board", "Table d'équipe", "input", 7.9, looks.FREE_NUMBER, spare=True,
           topic="teams"),
    Column("federation_id", "Federation no.", "No fédération", "input", 12.1, looks.FREE,
           ("PIN", "EGD", "EGD PIN", "AGA", "AGA ID", "Federation id")),
    Column("expires", "Member until", "Membre jusqu'au", "input", 12.1, looks.FREE_CENTRE,
           ("Expires", "Expiration", "Membre jusqu’au"), spare=True,
           topic="members"),
    Column("fee", "Fee", "Tarif", "input", 8.4, looks.FREE_CENTRE, ("Fee level",)),
    Column("paid", "Paid", "Payé", "input", 8.4, looks.FREE_CENTRE),
    Column("hide", "Hide name", "Cacher le nom", "input", 9.9, looks.FREE_CENTRE,
           ("Anonymous", "Anonyme"), spare=True),
    Column("european", "European", "Européen", "input", 12.1, looks.FREE, spare=True,
           topic="congress"),
    Column("path", "League path", "Voie de la ligue", "input", 9.9, looks.FREE_CENTRE,
           spare=True, topic="congress"),
    Column("notes", "Notes", "Remarques", "input", 30.7, looks.FREE,
           ("Note", "Comment", "Comments")),
    Column("key", "key", "clé", "helper", 8, looks.HELPER),
    Column("absent", "out now", "absent maintenant", "helper", 8, looks.HELPER),
    Column("free", "free", "libre", "helper", 8, looks.HELPER),
    Column("name", "name printed", "nom imprimé", "helper", 8, looks.HELPER),
    Column("steps", "rank in steps", "rang en échelons", "helper", 8, looks.HELPER),
    Column("away", "away now", "pas là maintenant", "helper", 8, looks.HELPER),
)  # fmt: skip

SECTIONS = (
    Column("section", "Section", "Section", "derived", 9, looks.DERIVED_BOLD, optional=False),
    Column("from", "From", "De", "derived", 7.9, looks.COMPUTED_CENTRE),
    Column("down_to", "Down to", "Jusqu'à", "drawn", 10.1, looks.BOXED_CENTRE, ("Jusqu’à",),
           optional=False),
    Column("players", "Players", "Joueurs", "derived", 9, looks.COMPUTED_CENTRE),
    Column("bar", " ", " ", "gap", 16.4, looks.PLAIN),
    Column("start", "Start", "Départ", "derived", 7.9, looks.COMPUTED_CENTRE),
    Column("other_start", "Other start", "Autre départ", "input", 11.3, looks.BOXED_CENTRE),
    Column("equal", "1 About equal size", "1 Tailles semblables", "derived", 20.7, looks.DERIVED),
    Column("ranks", "2 At most 3 ranks", "2 Au plus 3 rangs", "derived", 20.7, looks.DERIVED),
    Column("split", "3 No rank split", "3 Aucun rang partagé", "derived", 20.7, looks.DERIVED),
    Column("fees", "4 One fee level", "4 Un seul tarif", "derived", 25, looks.DERIVED),
    Column("prizes", "Prizes\n1st; 2nd; 3rd", "Prix\n1er ; 2e ; 3e", "input", 44,
           looks.BOXED, ("Prizes", "Prize", "Prix"), spare=True),
)  # fmt: skip

WISHES = (
    Column("who", "Who", "Qui", "input", 25, looks.FREE_WRAP, optional=False),
    Column("wish", "Wish", "Souhait", "input", 25, looks.FREE, ("What",), optional=False),
    Column("rounds", "Rounds", "Rondes", "input", 9, looks.FREE_CENTRE),
    Column("meant", "Who is meant", "Qui est visé", "derived", 50, looks.PLAIN_COMPUTED_WRAP,
           optional=False),
    Column("note", "Note", "Remarque", "input", 34, looks.FREE_WRAP),
)  # fmt: skip

HANDICAPS = (
    Column("difference", "Difference", "Écart", "derived", 17, looks.COMPUTED_CENTRE,
           optional=False),
    Column("stones13", "13 × 13\nStones", "13 × 13\nPierres", "input", 13, looks.BOXED_CENTRE,
           ("13x13 stones", "13x13 pierres"), optional=False),
    Column("komi13", "13 × 13\nKomi", "13 × 13\nKomi", "input", 13, looks.BOXED_CENTRE,
           ("13x13 komi",), optional=False),
    Column("stones9", "9 × 9\nStones", "9 × 9\nPierres", "input", 13, looks.BOXED_CENTRE,
           ("9x9 stones", "9x9 pierres"), optional=False),
    Column("komi9", "9 × 9\nKomi", "9 × 9\nKomi", "input", 13, looks.BOXED_CENTRE,
           ("9x9 komi",), optional=False),
    Column("about", "How to read it", "Comment lire", "derived", 78,
           replace(looks.PLAIN_SMALL, indent=1)),
    Column("note", "Note", "Remarque", "input", 34, looks.FREE),
)  # fmt: skip

ROUND = (
    Column("mark", "", "", "gap", 3, Style(size=12, bold=True, align="center")),
    Column("table", "Table", "Table", "drawn", 7, looks.TABLE_NUMBER, optional=False),
    Column("white_no", "○ No.", "○ No", "drawn", 5, looks.DRAWN_NUMBER, optional=False),
    Column("white", "○ White", "○ Blanc", "drawn", 26, looks.DRAWN_NAME),
    Column("white_rank", "○\nRank", "○\nRang", "drawn", 5.6, looks.DRAWN_RANK),
    Column("result", "Result", "Résultat", "input", 10.7,
           replace(looks.BOXED_CENTRE, size=13, bold=True), optional=False),
    Column("black_no", "● No.", "● No", "drawn", 5, looks.DRAWN_NUMBER, optional=False),
    Column("black", "● Black", "● Noir", "drawn", 26, looks.DRAWN_NAME),
    Column("black_rank", "●\nRank", "●\nRang", "drawn", 5.6, looks.DRAWN_RANK),
    Column("handicap", "Handicap", "Handicap", "drawn", 10, looks.DRAWN_NUMBER),
    Column("in_force", "In force", "Retenu", "derived", 6.3, looks.IN_FORCE, spare=True),
    Column("check", "Check", "Vérification", "derived", 30,
           Style(size=10, colour=looks.LOCKED_INK, bottom=("hair", looks.HAIR), shrink=True)),
    Column("gap1", "", "", "gap", 1, looks.PLAIN),
    Column("winners", "Winners,\nany order", "Gagnants,\nen vrac", "input", 10.7,
           replace(looks.BOXED_NUMBER, size=13)),
    Column("gap2", "", "", "gap", 1, looks.PLAIN),
    Column("komi", "Komi", "Komi", "input", 7, looks.BOXED_CENTRE),
    Column("komi_rule", "Komi\nby rule", "Komi\nde règle", "derived", 7.5,
           looks.COMPUTED_SMALL, spare=True),
    Column("second", "Second\npass", "Seconde\nlecture", "input", 8,
           replace(looks.BOXED_CENTRE, size=13, bold=True), ("Read back", "Again", "Relu"),
           spare=True),
    Column("keep", "Keep", "Garder", "input", 7, looks.BOXED_CENTRE),
    Column("note", "Note, reason", "Remarque, raison", "input", 27.9, looks.BOXED),
    Column("drawn_white", "W draw", "B tirage", "helper", 8, looks.HELPER),
    Column("drawn_black", "B draw", "N tirage", "helper", 8, looks.HELPER),
    Column("drawn_handicap", "Hd draw", "Hd tirage", "helper", 8, looks.HELPER),
    Column("by_hand", "by hand", "à la main", "helper", 8, looks.HELPER),
    Column("norm", "norm", "norme", "helper", 8, looks.HELPER),
    Column("outcome", "outcome", "issue", "helper", 8, looks.HELPER),
    Column("second_norm", "norm 2", "norme 2", "helper", 8, looks.HELPER),
    Column("second_outcome", "outcome 2", "issue 2", "helper", 8, looks.HELPER),
    Column("missing", "missing", "manque", "helper", 8, looks.HELPER),
    Column("white_steps", "W rank in steps", "B rang en échelons", "helper", 8, looks.HELPER,
           ("W rank now", "B rang actuel")),
    Column("black_steps", "B rank in steps", "N rang en échelons", "helper", 8, looks.HELPER,
           ("B rank now", "N rang actuel")),
    Column("white_stale", "W name old", "B nom ancien", "helper", 8, looks.HELPER),
    Column("black_stale", "B name old", "N nom ancien", "helper", 8, looks.HELPER),
    Column("rule", "rule", "règle", "helper", 8, looks.HELPER),
    Column("third", "third", "troisième", "helper", 8, looks.HELPER),
    Column("warn", "to look at", "à voir", "helper", 8, looks.HELPER),
    Column("found", "found", "trouvé", "helper", 8, looks.HELPER),
    Column("list_bad", "list bad", "liste fausse", "helper", 8, looks.HELPER),
    Column("white_at", "W in Players", "B dans Joueurs", "helper", 8, looks.HELPER),
    Column("black_at", "B in Players", "N dans Joueurs", "helper", 8, looks.HELPER),
    Column("white_away", "W away now", "B pas là", "helper", 8, looks.HELPER),
    Column("black_away", "B away now", "N pas là", "helper", 8, looks.HELPER),
    Column("drawn_table", "table draw", "table tirage", "helper", 8, looks.HELPER),
    Column("pair", "pair key", "clé de paire", "helper", 8, looks.HELPER),
    Column("met", "times met", "fois rencontrés", "helper", 8, looks.HELPER),
    Column("said", "in words", "en mots", "helper", 8, looks.HELPER),
    Column("white_printed", "W rank printed", "B rang imprimé", "helper", 8, looks.HELPER),
    Column("black_printed", "B rank printed", "N rang imprimé", "helper", 8, looks.HELPER),
    Column("stones", "Hd in force", "Hd retenu", "helper", 8, looks.HELPER),
)  # fmt: skip

AS_DRAWN = (
    Column("round", "Round", "Ronde", "drawn", 7, looks.PLAIN_CENTRE, optional=False),
    Column("table", "Table", "Table", "drawn", 7, looks.PLAIN_BOLD),
    Column("white_no", "○ No.", "○ No", "drawn", 6, looks.PLAIN_CENTRE, optional=False),
    Column("white", "○ White", "○ Blanc", "drawn", 28.7, looks.PLAIN_CELL),
    Column("black_no", "● No.", "● No", "drawn", 6, looks.PLAIN_CENTRE, optional=False),
    Column("black", "● Black", "● Noir", "drawn", 28.7, looks.PLAIN_CELL),
    Column("handicap", "Handicap", "Handicap", "drawn", 10, looks.PLAIN_CENTRE),
    Column("bye_no", "Bye No.", "Exempt No", "drawn", 9, looks.PLAIN_CENTRE, optional=False),
    Column("bye", "Bye", "Exempt", "drawn", 28.7, looks.PLAIN_CELL),
    Column("white_known", "○ Rank, score", "○ Rang, score", "drawn", 18, looks.PLAIN_CELL,
           spare=True),
    Column("black_known", "● Rank, score", "● Rang, score", "drawn", 18, looks.PLAIN_CELL,
           spare=True),
    Column("bye_known", "Bye: rank, score", "Exempt : rang, score", "drawn", 19, looks.PLAIN_CELL,
           spare=True),
)  # fmt: skip

LOG = (
    Column("when", "When", "Quand", "drawn", 20.5, looks.PLAIN_CELL, optional=False),
    Column("who", "Who", "Qui", "drawn", 12, looks.PLAIN_CELL),
    Column("command", "Command", "Commande", "drawn", 15, looks.PLAIN_CELL, optional=False),
    Column("sheet", "Sheet", "Feuille", "drawn", 12.1, looks.PLAIN_CELL),
    Column("cell", "Cell", "Cellule", "drawn", 9.3, looks.PLAIN_CELL),
    Column("was", "Was", "Avant", "drawn", 20.7, looks.SMALL_WRAP),
    Column("became", "Became", "Après", "drawn", 50, looks.SMALL_WRAP, optional=False),
    Column("reason", "Reason", "Raison", "input", 44, looks.FREE_SMALL_WRAP),
    Column("seal", "Seal", "Sceau", "drawn", 13.5, looks.SEAL),
)

EVENT = (
    Column("round", "Round", "Ronde", "derived", 33, looks.LINK_STYLE, optional=False),
    Column("results", "Results", "Résultats", "derived", 42, Style(shrink=True), optional=False),
    Column("when", "When", "Quand", "input", 50, looks.BOXED, optional=False),
    Column("system", "System", "Système", "input", 22, looks.BOXED),
)

#: Sheet kind -> its columns; the grid's depend on the number of rounds, see `columns_of`;
#: Standings and Proof have those of the event's criteria (varying_columns.py).
TABLES: Mapping[str, tuple[Column, ...]] = {
    "event": EVENT,
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


@cache
def columns_of(kind: str) -> tuple[Column, ...]:
    """Return every column a sheet of that kind can have."""
    if kind == "tree":
        return tree_columns(1, MOST_ROUNDS)
    if kind == "crosstable":
        return crosstable_columns(MOST_OPPONENTS)
    return grid(MOST_ROUNDS) if kind == "grid" else TABLES[kind]
