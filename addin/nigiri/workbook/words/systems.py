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
    "double round robin": ("double round robin", "aller-retour"),
    "round robin by section": ("round robin by section", "toutes rondes par section"),
    "groups of eight": ("Groups of Eight", "groupes de huit"),
    "knockout": ("knockout", "élimination directe"),
    "generalised knockout": ("generalised knockout", "élimination généralisée"),
    "swiss knockout": ("Swiss knockout", "élimination-suisse"),
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
    "sections.needless": (
        "No sections, and none are needed: all play together. For prizes you may cut some here.",
        "Pas de sections, et il n'en faut pas : tous jouent ensemble. Pour des prix, coupez ici.",
    ),
    "bar.register.draw": (
        "{here} here, {unseen} not seen yet. When all are here, draw round 1.",
        "Présents : {here}, pas encore vus : {unseen}. Quand tous sont là, tirez la ronde 1.",
    ),
    "bar.over": (
        "Round {round} is complete, and everything is played. Look at Standings, then print them.",
        "La ronde {round} est complète, et tout est joué. Voyez Classement, puis imprimez-le.",
    ),
    "bar.over.teams": (
        "Round {round} is complete, and everything is played. Look at Teams and Standings.",
        "La ronde {round} est complète, et tout est joué. Voyez Équipes et Classement.",
    ),
    "answer.white.system": (
        "Colours as {system} has them: {white} has White.",
        "Couleurs selon le système ({system}) : {white} a Blanc.",
    ),
    "answer.bye.system": (
        "As {system} has it: there is nobody opposite, and it counts as a win.",
        "Selon le système ({system}) : il n'y a personne en face, et cela compte comme victoire.",
    ),
    "answer.bye.system.yours": ("✎ you: by your hand: {who}.", "✎ vous : exempt par vous : {who}."),
    "meeting": ("They meet by {system}.", "Ils se rencontrent selon le système : {system}."),
    "meeting.none": (
        "This pair is not one of {system}: it was made by hand.",
        "Cette paire n'est pas du système ({system}) : elle a été faite à la main.",
    ),
    "answer.even.all": (
        "Even game: all games of the event are (Highest handicap is 0).",
        "À égalité : toutes les parties du tournoi le sont (Handicap maximal est 0).",
    ),
    "meeting.even": (
        "Even game: there are no handicaps here.", "À égalité : il n'y a pas de handicaps ici.",
    ),
    "meeting.tree": (
        "Winners meet winners: {one} and {other} are next to each other in the tree ({system}).",
        "Les gagnants se rencontrent : {one} et {other} sont voisins dans l'arbre ({system}).",
    ),
    "meeting.tree third": (
        "{one} and {other} lost the semi-finals and play for the third place.",
        "{one} et {other} ont perdu les demi-finales et jouent pour la troisième place.",
    ),
    "meeting.tree left": (
        "The opponents of both in the tree are seated elsewhere, so the two meet each other.",
        "Les adversaires des deux dans l'arbre jouent ailleurs : ils se rencontrent donc.",
    ),
    "meeting.team.board": (
        "The teams {one} and {other} meet: this is board {board}.",
        "Les équipes {one} et {other} se rencontrent : c'est la table {board}.",
    ),
    "meeting.team.turn": (
        "{one} keep their seats, {other} move on: this is where they are in round {round}.",
        "{one} restent assis, {other} avancent : c'est leur place à la ronde {round}.",
    ),
    "meeting.robin.order": (
        ("Everybody meets everybody: in the order of {rounds:# round|# rounds} "
         "they meet in round {step}."),
        ("Chacun rencontre chacun : dans l'ordre de {rounds:# ronde|# rondes}, "
         "ils se voient à la {step}."),
    ),
    "meeting.knockout.final": (
        "The final: seeds {one} and {other}.", "La finale : têtes de série {one} et {other}.",
    ),
    "meeting.knockout.semi": (
        "A semi-final: seeds {one} and {other}.",
        "Une demi-finale : têtes de série {one} et {other}.",
    ),
    "meeting.knockout.round": (
        ("In the tree they meet in this round, with {left:# place|# places} left: "
         "seeds {one} and {other}."),
        ("Dans l'arbre ils se voient ici, à {left:# place|# places} : têtes de "
         "série {one} et {other}."),
    ),
    "meeting.knockout.third": (
        "For the third place: both lost their semi-finals.",
        "Pour la troisième place : tous deux ont perdu leur demi-finale.",
    ),
    "meeting.knockout.left": (
        "Their opponents of the tree have a place elsewhere; so these two meet.",
        "Leurs adversaires de l'arbre sont placés ailleurs ; ces deux-ci se rencontrent donc.",
    ),
    "meeting.playoff.final": (
        "The last game of the play-off for place {place}: numbers {one} and {other} of it.",
        "La dernière partie du barrage pour la place {place} : ses numéros {one} et {other}.",
    ),
    "meeting.playoff.round": (
        "Play-off for place {place}: lowest number left against highest, its {one} and {other}.",
        "Barrage pour la place {place} : petit numéro contre grand, ses {one} et {other}.",
    ),
    "meeting.playoff.third": (
        "Play-off for place {place}: both lost the round before the last.",
        "Barrage pour la place {place} : tous deux ont perdu l'avant-dernière ronde.",
    ),
    "length.players": ("{count} players", "{count} joueurs"),
    "length.group": ("Groups of {count}", "Des groupes de {count}"),
    "length.teams": ("{count} teams", "{count} équipes"),
    "length.boards": ("Two teams of {count}", "Deux équipes de {count}"),
    "length.rounds": ("{count:# round|# rounds}", "{count:# ronde|# rondes}"),
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
        ("{who} take {needed} ({system}), not {rounds}.",
         "{who} demandent {needed} ({system}), et non {rounds}."),
        ("Set Rounds on Event to {total}, or leave it so.",
         "Mettez Rondes sous Tournoi à {total}, ou laissez ainsi.")),
    "rounds-too-many": ("look",
        ("{who} can play {needed} ({system}) without meeting twice, not {rounds}.",
         "{who} ont {needed} à jouer ({system}) sans se revoir, et non {rounds}."),
        ("Set Rounds on Event to {total} or less, or write another system beside a later round.",
         "Mettez Rondes sous Tournoi à {total} ou moins, ou un autre système plus tard.")),
    "system-other": ("look",
        ("The event is {system} here, and round 1 is played as {other}, as written beside it.",
         "Le tournoi est ici {system}, et la ronde 1 se joue en {other}, comme noté à côté."),
        ("Write the system beside the first round that is to be played so, above.",
         "Notez le système à côté de la première ronde à jouer ainsi, en haut.")),
}  # fmt: skip
"""Code -> weight, sentence and way out in both languages."""
