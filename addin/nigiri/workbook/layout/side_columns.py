"""The columns of Teams, and of the side events without rounds: the chart and the ladder."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.workbook.layout import looks
from nigiri.workbook.layout.column import Column

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_WINS = 40
"""How many columns for wins a chart can have."""
USUAL_WINS = 12
"""How many a new one has; who wins more gets another column."""

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
