"""The systems of play in words: their names, and why two meet."""

from __future__ import annotations

from typing import Literal

from nigiri.domain.systems.registry import SYSTEMS

#: Key of a system -> its name in both languages.
NAMES: dict[str, tuple[str, str]] = {
    "mcmahon": ("McMahon", "McMahon"),
    "swiss": ("Swiss", "suisse"),
    "novices": ("novices", "débutants"),
    "round robin": ("round robin", "toutes rondes"),
    "double round robin": ("double round robin", "toutes rondes aller-retour"),
    "round robin by section": ("round robin by section", "toutes rondes par section"),
    "knockout": ("knockout", "élimination directe"),
    "generalised knockout": ("generalised knockout", "élimination généralisée"),
    "swiss knockout": ("Swiss knockout", "élimination et suisse"),
    "preliminaries": ("preliminaries", "préliminaires"),
    "qualification": ("qualification", "qualification"),
    "play-off": ("play-off", "barrage"),
    "two teams": ("two teams", "deux équipes"),
    "team round robin": ("team round robin", "toutes rondes par équipes"),
    "team swiss": ("team Swiss", "suisse par équipes"),
}

#: The systems as choices of a setting: key, name in both languages.
SYSTEM_CHOICES = tuple((key, *NAMES[key]) for key in SYSTEMS)


def name_of(key: str, language: str) -> str:
    """Return the name of a system in that language."""
    return NAMES[key][int(language == "fr")]


SYSTEM_TEXTS: dict[str, tuple[str, str]] = {
    "bar.over": (
        "Round {round} is complete, and everything is played. Look at Standings, then print them.",
        "La ronde {round} est complète, et tout est joué. Voyez Classement, puis imprimez-le.",
    ),
    "answer.white.system": (
        "Colours as {system} has them: {white} has White.",
        "Couleurs selon le système ({system}) : {white} a Blanc.",
    ),
    "meeting": ("They meet by {system}.", "Ils se rencontrent selon le système : {system}."),
    "meeting.none": (
        "This pair is not one of {system}: it was made by hand.",
        "Cette paire n'est pas du système ({system}) : elle a été faite à la main.",
    ),
    "meeting.even": (
        "Even game: there are no handicaps here.", "À égalité : il n'y a pas de handicaps ici.",
    ),
    "meeting.robin.order": (
        "Everybody meets everybody: in the order of {rounds} rounds they meet in round {step}.",
        "Chacun rencontre chacun : dans l'ordre de {rounds} rondes, ils se voient à la {step}.",
    ),
    "meeting.robin.moved": (
        "Everybody meets everybody: their meeting lost its round, and both are free in this one.",
        "Chacun rencontre chacun : leur rencontre a perdu sa ronde ; celle-ci leur est libre.",
    ),
}  # fmt: skip
"""Words for sheets and answers; {system} is the name of the system of the round."""

SYSTEM_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "rounds-other": ("look",
        ("{players} players take {needed} rounds ({system}), and there are {rounds}.",
         "{players} joueurs demandent {needed} rondes ({system}), et il y en a {rounds}."),
        ("Set Rounds on Event to {total}, or leave it so.",
         "Mettez Rondes sous Tournoi à {total}, ou laissez ainsi.")),
    "system-other": ("look",
        ("The event is {system} here, and round 1 is played as {other}, as written beside it.",
         "Le tournoi est ici {system}, et la ronde 1 se joue en {other}, comme noté à côté."),
        ("Write the system beside the first round that is to be played so, above.",
         "Notez le système à côté de la première ronde à jouer ainsi, en haut.")),
}  # fmt: skip
"""Code -> weight, sentence and way out in both languages."""
