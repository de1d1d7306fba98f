"""The words of the sheets about teams and side events."""

from __future__ import annotations

SIDE: dict[str, tuple[str, str]] = {
    "teams": ("Teams", "Équipes"),
    "teams after": ("Teams after round {number}", "Équipes après la ronde {number}"),
    "teams best": (
        "Teams: the best {best} of each",
        "Équipes : {best:le meilleur|les # meilleurs}",
    ),
    "team": ("Team", "Équipe"),
    "match points": ("Match points", "Points de match"),
    "boards won": ("Boards won", "Parties gagnées"),
    "wins together": ("Wins together", "Victoires ensemble"),
    "matches": ("Matches", "Matchs"),
    "members": ("Players", "Joueurs"),
    "member": ("{number} {name}: {won}", "{number} {name} : {won}"),
    "match": ("{team} {won}–{lost}", "{team} {won}–{lost}"),
    "match playing": ("{team} {won}–{lost} …", "{team} {won}–{lost} …"),
    "match title": ("Match {number} · {one} – {other}", "Match {number} · {one} – {other}"),
    "match score": ("{won}–{lost}", "{won}–{lost}"),
    "match so far": ("{won}–{lost} …", "{won}–{lost} …"),
    "match other": ("Other games", "Autres parties"),
    "match board": ("board {board}", "table {board} du match"),
    "match free": ("free {won}", "libre {won}"),
    "teams none": (
        "Nobody has a team: see the column Team of Players.",
        "Personne n'a d'équipe : voyez la colonne Équipe de Joueurs.",
    ),
    "teams to come": (
        "The teams are known once the players have numbers: nigiri number, or draw round 1.",
        "Les équipes se forment avec les numéros : nigiri number, ou tirez la ronde 1.",
    ),
    "teams places": (
        "by match points: a match won 1, drawn ½",
        "par points de match : un match gagné 1, nul ½",
    ),
    "teams order": (
        (
            "Level match points: boards won, then match points of the opponents (SOST), then "
            "boards won on the upper 3, 2 and 1 boards (BDW3U, BDW2U, BDW1U), then the mean "
            "rating (MNR)."
        ),
        (
            "À égalité de points de match : parties gagnées, puis points de match des adversaires"
            " (SOST), puis parties gagnées aux 3, 2 et 1 premières tables (BDW3U, BDW2U, BDW1U), "
            "puis la cote moyenne (MNR)."
        ),
    ),
    "teams brackets": (
        "In brackets: results that do not count.",
        "Entre parenthèses : résultats qui ne comptent pas.",
    ),
    "chart": ("Side event", "Tournoi libre"),
    "beat": ("Beat", "A battu"),
    "lost to": ("Lost to", "A perdu contre"),
    "jigo with": ("Jigo", "Jigo"),
    "points": ("Points", "Points"),
    "stones against": ("Handicaps: + takes, − gives", "Handicaps : + reçoit, − donne"),
    "chart rule": (
        (
            "Find an opponent yourself; two players meet at most "
            "{games:# time|# times}. Whoever wins writes the other's number into the next free "
            "box of his or her own row; after a jigo one of the two writes it with = behind."
        ),
        (
            "Trouvez vous-même un adversaire ; deux joueurs se rencontrent {games} fois au plus. "
            "Qui gagne écrit le numéro de l'autre dans la prochaine case libre de sa propre ligne"
            " ; après un jigo l'un des deux l'écrit suivi de =."
        ),
    ),
    "chart by wins": ("First is who has most points.", "Premier est qui a le plus de points."),
    "chart by wins - losses": (
        "First is who has most wins less losses; level: most points.",
        "Premier est qui a le plus de victoires moins les défaites ; à égalité : les points.",
    ),
    "chart by percentage": (
        "First is who has the largest share of points in at least {least:# game|# games}.",
        "Premier est qui a la plus grande part de points en {least:# partie|# parties} au moins.",
    ),
    "chart nobody": ("Nobody is on the chart: nigiri chart", "Personne au tableau : nigiri chart"),
    "ladder": ("Ladder", "Échelle"),
    "rung": ("Rung", "Échelon"),
    "may challenge": ("May challenge", "Peut défier"),
    "ladder games": ("Challenges", "Défis"),
    "ladder rule": (
        (
            "Challenge somebody at most {reach:# place|# places} above you. Who wins takes the "
            "place; who was challenged and everybody between go down by one."
        ),
        (
            "Défiez quelqu'un au plus {reach:# place|# places} au-dessus. Qui gagne prend la "
            "place ; qui était défié et tous ceux entre les deux descendent d'une place."
        ),
    ),
    "ladder nobody": (
        "Nobody is on the ladder: nigiri ladder",
        "Personne sur l'échelle : nigiri ladder",
    ),
}
"""Key -> the words in English and in French."""
