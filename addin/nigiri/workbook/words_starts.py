"""The words of start scores: bars and bands with their numbers, on Sections and in commands."""

from __future__ import annotations

STARTS: dict[str, tuple[str, str]] = {
    "starts.bar": (
        "Bar {bar}: {players:# player|# players} at or above it",
        "Barre {bar} : {players:# joueur|# joueurs} à ce rang ou plus haut",
    ),
    "starts.bar.own": (
        "Your bar {bar}: {players:# player|# players} at or above it. Proposed: {proposed}",
        (
            "Votre barre {bar} : {players:# joueur|# joueurs} à ce rang ou plus "
            "haut. Proposée : {proposed}"
        ),
    ),
    "starts.grade": (
        "Everybody starts with the score of their own grade: there is no bar",
        "Chacun part du score de son propre grade : il n'y a pas de barre",
    ),
    "starts.rounds": (
        " ({least} to {most} for {rounds:# round|# rounds}, B2)",
        " ({least} à {most} pour {rounds:# ronde|# rondes}, B2)",
    ),
    "starts.congress": (" (at most {most}, E5)", " (au plus {most}, E5)"),
    "starts.tried": ("; {rank}: {players}, {verdict}", " ; {rank} : {players}, {verdict}"),
    "starts.few": ("too few", "trop peu"),
    "starts.many": ("too many", "trop"),
    "starts.limit": ("more than could be told apart", "plus qu'on ne peut départager"),
    "starts.deep": ("over two grades below the strongest", "plus de deux grades sous le plus fort"),
    "starts.fits": ("would do, too", "conviendrait aussi"),
    "starts.unmet": (" – {verdict}, but nothing fits better", " – {verdict}, mais rien de mieux"),
    "starts.league": (
        ", and {league} of the league, who do not count",
        ", et {league} de la ligue, qui ne comptent pas",
    ),
    "starts.supergroup": (
        (
            "Supergroup (E5): {members} start with {start}: {pko} of the PKOs, {bar} from the bar "
            "up for all rounds, {league} of the league; {left} stay at the bar with {at_bar}"
        ),
        (
            "Supergroupe (E5) : {members} partent de {start} : {pko} des PKO, {bar} dès la barre à "
            "toutes les rondes, {league} de la ligue ; {left} restent à la barre avec {at_bar}"
        ),
    ),
    "starts.supergroup.one": (
        (
            "Supergroup (E5): {members}: {pko} of the PKOs, {bar} from the bar up for all rounds, "
            "{league} of the league; fewer than {least}, {left}, would be left at the bar: all are "
            "one group, from {start}"
        ),
        (
            "Supergroupe (E5) : {members} : {pko} des PKO, {bar} dès la barre à toutes les rondes, "
            "{league} de la ligue ; moins de {least}, {left}, resteraient à la barre : tous font "
            "un seul groupe, dès {start}"
        ),
    ),
    "starts.bands": (
        "{bands:# band|# bands} of ratings (A5); each lies a point above the next",
        "{bands:# bande|# bandes} de cotes (A5) ; chacune un point au-dessus de la suivante",
    ),
    "starts.band": (
        ", {rank} with {players:# player|# players} (K {k}) {separation:# point|# points}",
        ", {rank} avec {players:# joueur|# joueurs} (K {k}) {separation:# point|# points}",
    ),
    "starts.groups": (
        "Everybody starts with 0; each section plays by itself",
        "Chacun part de 0 ; chaque section joue à part",
    ),
    "starts.none": (
        "Everybody starts with 0; sections are for prizes alone",
        "Tous partent de 0 ; les sections ne servent qu'aux prix",
    ),
    "starts.line": (
        "{players} at or above it: {verdict}",
        "{players} à ce rang ou plus haut : {verdict}",
    ),
    "starts.line.bar": ("► bar: {players} at or above it", "► barre : {players} dès ce rang"),
    "starts.line.band": (
        "in the band {players}, K {k}: {separation} above the next",
        "dans la bande {players}, K {k} : {separation} au-dessus de la suivante",
    ),
    "starts.by_grade": ("by grade", "au grade"),
}
"""Key -> words in English and French."""
