"""Who meets whom, in the words of the printed rules; `meets ` and the key of the system."""

from __future__ import annotations

SYSTEMS: dict[str, tuple[str, str]] = {
    "meets round robin": ("everybody meets everybody once", "chacun rencontre chacun une fois"),
    "meets double round robin": (
        "everybody meets everybody twice, the second time with the other colours",
        "chacun rencontre chacun deux fois, la seconde avec l'autre couleur",
    ),
    "meets round robin by section": (
        "everybody meets everybody of the same section once",
        "chacun rencontre une fois chacun de sa section",
    ),
    "meets groups of eight": (
        "in groups of eight by strength: winner meets winner, for three rounds",
        "par groupes de huit selon la force : les gagnants entre eux, trois rondes",
    ),
    "meets knockout": (
        "winner meets winner; who loses is out",
        "les gagnants entre eux ; qui perd est éliminé",
    ),
    "meets generalised knockout": (
        "players with the same results, in the same order",
        "les joueurs aux mêmes résultats, dans le même ordre",
    ),
    "meets swiss knockout": (
        "the first ones play a knockout; all others meet by score, and so do those who lost",
        "les premiers jouent une élimination ; les autres et les perdants, selon le score",
    ),
    "meets preliminaries": (
        "knockouts of eight beside one another", "des éliminations à huit, en parallèle",
    ),
    "meets qualification": (
        "equal scores, so that one is left with all games won",
        "les scores égaux, pour qu'un seul reste avec tout gagné",
    ),
    "meets play-off": (
        "who is level for the first places, in a knockout",
        "les ex aequo des premières places, par élimination",
    ),
    "meets two teams": (
        "everybody meets everybody of the other team",
        "chacun rencontre chacun de l'autre équipe",
    ),
    "meets team round robin": (
        "every team meets every team, board by board",
        "chaque équipe rencontre chaque équipe, table par table",
    ),
    "meets team swiss": (
        "teams with equal points, board by board",
        "les équipes à égalité de points, table par table",
    ),
    "system rounds": ("Rounds {rounds}", "Rondes {rounds}"),
    "system idle": ("No game and no bye", "Ni partie ni exemption"),
    "idle counts": ("neither wins nor loses anything", "ne fait ni gagner ni perdre"),
}  # fmt: skip
