"""The criteria of the placement on the sheets and in sentences, in English and French.

A criterion without words of its own is called by its code in both languages. What it counts stands
in domain/tiebreaks.
"""

from __future__ import annotations

#: Code -> the heading of its column in Standings; NBW and MMS have the columns Wins and Score.
HEADINGS: dict[str, tuple[str, str]] = {
    "NBW": ("Wins", "Victoires"),
    "MMS": ("Score", "Score"),
    "ALL": ("All\nrounds", "Toutes\nles rondes"),
    "ONE": ("One-\non-One", "Face\nà face"),
    "DC": ("Direct\nconf.", "Confr.\ndirecte"),
    "SDC": ("Direct\ncomp.", "Comp.\ndirecte"),
    "SEQ": ("Results\nin order", "Résultats\ndans l'ordre"),
    "KO": ("Left\nbehind", "Joueurs\ndevancés"),
    "PO": ("Play-off", "Barrage"),
    "RATING": ("Rating", "Cote"),
    "RANK": ("Rank\ntoday", "Rang\nactuel"),
    "LOT": ("Lot", "Sort"),
}

#: Code -> how a sentence calls it.
SAID: dict[str, tuple[str, str]] = {
    "section": ("section", "section"),
    "NBW": ("victories", "victoires"),
    "MMS": ("score", "score"),
    "ALL": ("all rounds played", "toutes les rondes jouées"),
    "ONE": ("one-on-one", "face à face"),
    "DC": ("direct confrontation", "confrontation directe"),
    "SDC": ("direct comparison", "comparaison directe"),
    "SEQ": ("results in their order", "résultats dans l'ordre"),
    "KO": ("players left behind in the knockout", "joueurs devancés dans l'élimination"),
    "PO": ("the play-off", "le barrage"),
    "RATING": ("rating", "cote"),
    "RANK": ("rank", "rang"),
    "LOT": ("the lot", "le sort"),
}

STANDINGS: dict[str, tuple[str, str]] = {
    # Why this place: who is level in what comes first, then what parted them
    "why.level": ("level with {others}; {rest}", "à égalité avec {others} ; {rest}"),
    "why.shared": ("shared with {others}", "partagée avec {others}"),
    "why.final": (
        "the final: {winner} beat {loser}",
        "la finale : {winner} a battu {loser}",
    ),
    "why.third": (
        "the game for third place: {winner} beat {loser}",
        "la partie pour la 3e place : {winner} a battu {loser}",
    ),
    "why.named": ("{name}: {words}", "{name} : {words}"),
    "why.one": ("{winner} beat {loser}", "{winner} a battu {loser}"),
    "why.DC": ("{winner} comes above {loser}", "{winner} passe devant {loser}"),
    "why.ALL": ("{winner} missed no round", "{winner} n'a manqué aucune ronde"),
    "why.LOT": ("{winner} comes before {loser}", "{winner} passe devant {loser}"),
    # Any two players
    "place.before": (
        "{ahead} stands before {behind} {rest}.",
        "{ahead} est classé devant {behind} {rest}.",
    ),
    "place.shared": (
        "{one} and {other} share place {place}: {equal}.",
        "{one} et {other} partagent la place {place} : {equal}.",
    ),
    "place.by": ("by {criterion}, {mine} to {theirs}", "par {criterion}, {mine} contre {theirs}"),
    "place.section": (
        "because section {mine} comes before section {theirs}",
        "car la section {mine} passe avant la section {theirs}",
    ),
    "place.one": (
        "by {criterion}, {winner} beat {loser}",
        "par {criterion}, {winner} a battu {loser}",
    ),
    "place.direct": ("by {criterion}", "par {criterion}"),
    "place.all": (
        "because {winner} missed no round",
        "car {winner} n'a manqué aucune ronde",
    ),
    "place.lot": ("by lot", "par tirage au sort"),
    "place.equal": ("{figures} equal", "{figures} à égalité"),
    "place.and": (" and ", " et "),
    "place.undecided": ("{criterion} parts nobody", "{criterion} ne départage personne"),
    "place.all.both": ("neither missed a round", "aucun n'a manqué de ronde"),
    "place.all.none": ("both missed a round", "les deux ont manqué une ronde"),
}


def heading(code: str) -> tuple[str, str]:
    """Return the heading of a criterion's column in English and French."""
    return HEADINGS.get(code, (code, code))


def said(code: str) -> tuple[str, str]:
    """Return the name of a criterion in sentences, in English and French."""
    return SAID.get(code, (code, code))
