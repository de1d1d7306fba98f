"""The words of Teams, of the chart and of the ladder, in English and French, and their problems.

`words.text` finds the sentences, `problems.CODES` the problems. Nothing that is wrong in a side
event keeps a round from being drawn.
"""

from __future__ import annotations

from typing import Literal

SIDE: dict[str, tuple[str, str]] = {
    "sheet.teams": ("Teams", "Équipes"),
    "sheet.chart": ("Chart", "Tableau"),
    "sheet.ladder": ("Ladder", "Échelle"),
    "teams.none": ("Teams", "Équipes"),
    "teams.before": (
        "Teams: {boards:# board|# boards} a match",
        "Équipes : {boards:# table|# tables} par match",
    ),
    "teams.after": (
        "Teams after round {number} of {rounds}",
        "Équipes après la ronde {number} sur {rounds}",
    ),
    "teams.best": (
        "Teams: the best {best} of each, wins together",
        "Équipes : {best:le meilleur|les # meilleurs}, victoires ensemble",
    ),
    "teams.match": ("R{round} {team} {won}–{lost}", "R{round} {team} {won}–{lost}"),
    "teams.free": ("R{round} free, {won}", "R{round} libre, {won}"),
    "teams.playing": ("R{round} {team} {won}–{lost} …", "R{round} {team} {won}–{lost} …"),
    "teams.member": ("{number} {name}", "{number} {name}"),
    "teams.result": ("{number} {name}: {won}", "{number} {name} : {won}"),
    "chart.note": (
        "Write into your own row whom you beat: 12. A jigo: 12= in one of the two rows.",
        "Écrivez dans votre ligne qui vous avez battu : 12. Un jigo : 12= dans l'une des deux.",
    ),
    "ladder.note": (
        "Challenge somebody above; who wins takes the place. Write numbers.",
        "Défiez quelqu'un au-dessus ; qui gagne prend la place. Écrivez des numéros.",
    ),
    "ladder.takes": (
        "{name} takes place {of}, from {place}",
        "{name} prend la place {of}, depuis la {place}",
    ),
    "ladder.stays": ("{name} stays in place {place}", "{name} reste à la place {place}"),
    "ladder.playing": ("for place {of}; {game}", "pour la place {of} ; {game}"),
    "ladder.even": ("even", "à égalité"),
    "ladder.stones": ("handicap {stones}, Black {number}", "handicap {stones}, Noir {number}"),
}

_PROBLEMS_OF_CHART: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "chart-who": ("look",
        ("“{typed}” is no player's number; the row does not count.",
         "« {typed} » n'est le numéro de personne ; la ligne ne compte pas."),
        ("Write a number from Players, each once.",
         "Écrivez un numéro de Joueurs, chacun une fois.")),
    "chart-row": ("look",
        ("A game stands in a row without a player.", "Une partie est dans une ligne sans joueur."),
        ("Write the player's number under No., or empty the cell.",
         "Écrivez le numéro du joueur sous No, ou videz la cellule.")),
    "chart-cell": ("look",
        ("“{typed}” is no game, so it does not count.",
         "« {typed} » n'est pas une partie et ne compte pas."),
        ("Write the number of who was beaten, such as 12; a jigo 12=.",
         "Écrivez le numéro de qui a été battu, comme 12 ; un jigo 12=.")),
    "chart-unknown": ("look",
        ("{number} is not on this chart, so the game does not count.",
         "{number} n'est pas sur ce tableau ; la partie ne compte pas."),
        ("Correct it, or write {number} under No. in the next free row.",
         "Corrigez, ou écrivez {number} sous No dans la ligne libre suivante.")),
    "chart-self": ("look",
        ("Nobody beats oneself; this does not count.",
         "Personne ne se bat soi-même ; cela ne compte pas."),
        ("Write the number of the other player.", "Écrivez le numéro de l'autre joueur.")),
    "chart-often": ("look",
        ("This is game {games} of {one} and {other}; {most:# is|# are} allowed.",
         "C'est la partie {games} de {one} et {other} ; {most:# est permise|# sont permises}."),
        ("Empty the cell, or allow more on Event (games a pair). It counts meanwhile.",
         "Videz la cellule, ou permettez-en plus sur Tournoi. Elle compte d'ici là.")),
}  # fmt: skip

_PROBLEMS_OF_LADDER: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "ladder-who": ("look",
        ("“{typed}” is no player's number.", "« {typed} » n'est le numéro de personne."),
        ("Write a number from Players.", "Écrivez un numéro de Joueurs.")),
    "ladder-start": ("look",
        ("{number} stands under Begins with already, in row {other}.",
         "{number} est déjà sous Début, ligne {other}."),
        ("Empty one of the two cells.", "Videz l'une des deux cellules.")),
    "ladder-half": ("look",
        ("A challenge needs both players; it does not count.",
         "Un défi veut deux joueurs ; il ne compte pas."),
        ("Write both numbers, or empty the row.", "Écrivez les deux numéros, ou videz la ligne.")),
    "ladder-winner": ("look",
        ("{typed} is neither {one} nor {other}; the challenge does not count yet.",
         "{typed} n'est ni {one} ni {other} ; le défi ne compte pas encore."),
        ("Write the number of who won.", "Écrivez le numéro du gagnant.")),
    "ladder-self": ("look",
        ("Nobody challenges oneself.", "Personne ne se défie soi-même."),
        ("Write the number of somebody above.", "Écrivez le numéro de quelqu'un au-dessus.")),
    "ladder-below": ("look",
        ("{one} stood at place {place}, above {other} at {of}; the challenge does not count.",
         "{one} était à la place {place}, au-dessus de {other} à la {of} ; le défi ne compte pas."),
        ("Challenge somebody above, or empty the row.",
         "Défiez quelqu'un au-dessus, ou videz la ligne.")),
    "ladder-far": ("look",
        (("{one}, at place {place}, may go up {reach:# place|# places}, not to "
          "{of}; it does not count."),
         "{one}, à la place {place}, peut monter de {reach}, pas à la {of} ; il ne compte pas."),
        ("Empty the row, or allow more on Event (Ladder: places above).",
         "Videz la ligne, ou permettez-en plus sur Tournoi (Échelle : places au-dessus).")),
}  # fmt: skip

_PROBLEMS_OF_TEAMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "board-twice": ("look",
        ("Board {board} of {team} is also that of row {other}; the lower number sits first.",
         "La table {board} de {team} est aussi ligne {other} ; le plus petit numéro reste."),
        ("Give one of the two another board.", "Donnez à l'un des deux une autre table.")),
}  # fmt: skip

SIDE_PROBLEMS = {**_PROBLEMS_OF_TEAMS, **_PROBLEMS_OF_CHART, **_PROBLEMS_OF_LADDER}
