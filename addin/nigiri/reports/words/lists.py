"""The words of the lists: standings, winners, players without a game, missing results."""

from __future__ import annotations

LISTS: dict[str, tuple[str, str]] = {
    # Headings
    "place": ("Place", "Place"),
    "score": ("Score", "Score"),
    "victories": ("Wins", "Vict."),
    "why": ("Why this place", "Pourquoi cette place"),
    "prize": ("Prize", "Prix"),
    "winner": ("Winner", "Gagnant"),
    "loser": ("Loser", "Perdant"),
    "how": ("How", "Comment"),
    "reason": ("Reason", "Raison"),
    "what": ("What", "Quoi"),
    "federation": ("Federation no.", "No fédération"),
    "rating before": ("Rating", "Cote"),
    "games": ("Games", "Parties"),
    "rating change": ("Change", "Écart"),
    "rating after": ("Predicted", "Prévue"),
    # Titles
    "rating changes": ("Predicted ratings", "Cotes prévues"),
    "numbers": ("Players by number", "Joueurs par numéro"),
    "crosstable": ("Crosstable after round {number}", "Tableau croisé après la ronde {number}"),
    "read crosstable": (
        "1 won, 0 lost, ½ a jigo, ! by default, ? still playing, · not met yet",
        "1 gagné, 0 perdu, ½ nulle, ! par défaut, ? en cours, · pas encore rencontrés",
    ),
    "wall list": ("Results after round {number}", "Résultats après la ronde {number}"),
    "rank list": ("Ranking after round {number}", "Classement général après la ronde {number}"),
    "standings": ("Standings after round {number}", "Classement après la ronde {number}"),
    "tie-break list": ("Tie-breaks after round {number}", "Départages après la ronde {number}"),
    "winner-loss": ("Winners and losers", "Gagnants et perdants"),
    "byes": ("Byes and rounds missed", "Exempts et rondes manquées"),
    "table numbers": ("Table numbers", "Numéros des tables"),
    "missing results": ("Results missing", "Résultats manquants"),
    # Above and below
    "of rounds": (
        "{number} of {rounds:# round|# rounds}",
        "{number:# ronde|# rondes} sur {rounds}",
    ),
    "provisional": (
        "provisional, results missing: {games}",
        "provisoire, résultats manquants : {games}",
    ),
    "section top": (
        "Section {number}: {lowest} and stronger",
        "Section {number} : {lowest} et plus forts",
    ),
    "section from": (
        "Section {number}: {highest} to {lowest}",
        "Section {number} : {highest} à {lowest}",
    ),
    "section rest": (
        "Section {number}: {highest} and weaker",
        "Section {number} : {highest} et moins forts",
    ),
    "section of": ("Section {number}: {lowest}", "Section {number} : {lowest}"),
    "section only": ("Section {number}", "Section {number}"),
    "nobody ranked": ("Nobody is ranked yet.", "Personne n'est encore classé."),
    "nobody numbered": (
        "Nobody has a number yet: nigiri number",
        "Personne n'a encore de numéro : nigiri number",
    ),
    "no games": ("No game was drawn.", "Aucune partie n'a été tirée."),
    "nobody out": (
        "Nobody had a bye or missed a round.",
        "Personne n'a été exempt ni n'a manqué de ronde.",
    ),
    "no rated games": ("No game counts for ratings yet.", "Aucune partie ne compte encore."),
    "rating class": (
        "Predicted by the formula of the EGF, class {letter} (weight {weight}). Not official.",
        "Prévu par la formule de l'EGF, classe {letter} (poids {weight}). Non officiel.",
    ),
    "rating class guessed": (
        "Predicted by the EGF's formula for class A, as the times are not known. Not official.",
        "Prévu par la formule de l'EGF en classe A, faute de temps connus. Non officiel.",
    ),
    "rating unrated": (
        "These games are not rated: the times are too short, or the board is small.",
        "Ces parties ne comptent pas : temps trop courts, ou petit goban.",
    ),
    "rating of grade": ("{rating} (by rank)", "{rating} (selon le rang)"),
    "all in": ("All results are in.", "Tous les résultats sont là."),
    # How to read them
    "read cells": (
        (
            "12+ won against No. 12, 12- lost, 12= jigo, 12? still playing, ! by default, "
            "bye: a free round, –: did not play."
        ),
        (
            "12+ : gagné contre le no 12, 12- : perdu, 12= : jigo, 12? : en cours, ! : par défaut, "
            "ex. : exempt, – : n'a pas joué."
        ),
    ),
    "read scores": (
        "Behind each opponent stands the score after that round.",
        "Derrière chaque adversaire : le score après cette ronde.",
    ),
    "read colours": (
        "○ White, ● Black, +2 stones taken, −2 given.",
        "○ Blanc, ● Noir, +2 pierres reçues, −2 données.",
    ),
    "report": (
        "Please tell the director who won. Until then neither player has the point.",
        "Merci de dire au directeur qui a gagné. D'ici là, aucun des deux n'a le point.",
    ),
    "report counts": (
        "Please tell the director who won. Until then the game counts {points} for both.",
        "Merci de dire au directeur qui a gagné. D'ici là, la partie compte {points} à chacun.",
    ),
    "shared prizes": (
        "How a prize is shared is the organiser's choice.",
        "Le partage d'un prix est au choix de l'organisateur.",
    ),
    "prizes shared": ("{prizes} (shared)", "{prizes} (à partager)"),
    "bye sign": ("bye", "ex."),
    # What happened
    "played": ("", ""),
    "jigo": ("jigo", "jigo"),
    "default": ("by default", "par défaut"),
    "jigo default": ("jigo by default", "jigo par défaut"),
    "both win": ("both win", "les deux gagnent"),
    "both lose": ("both lose", "les deux perdent"),
    "both default": ("both lose by default", "les deux perdent par défaut"),
    "playing": ("still playing", "en cours"),
    # Why somebody has the bye, or missed a round
    "bye promised": ("promised by the director", "promis par le directeur"),
    "bye volunteer": ("volunteered", "volontaire"),
    "bye lost": (
        "odd number; games lost so far: {lost}",
        "nombre impair ; parties perdues : {lost}",
    ),
    "bye weakest": (
        "odd number; games lost so far: {lost}, the weakest of those equal",
        "nombre impair ; parties perdues : {lost}, le plus faible des égaux",
    ),
    "bye won": ("odd number; games won so far: {won}", "nombre impair ; parties gagnées : {won}"),
    "bye won weakest": (
        "odd number; games won so far: {won}, the weakest of those equal",
        "nombre impair ; parties gagnées : {won}, le plus faible des égaux",
    ),
    "bye score": ("odd number; score so far: {score}", "nombre impair ; score : {score}"),
    "bye score weakest": (
        "odd number; score so far: {score}, the weakest of those equal",
        "nombre impair ; score : {score}, le plus faible des égaux",
    ),
    "bye home": (
        "odd number; games lost so far: {lost}; of the host, {host}",
        "nombre impair ; parties perdues : {lost} ; de l'hôte, {host}",
    ),
    "bye host": (
        "of the host, {host}; odd number; games lost so far: {lost}",
        "de l'hôte, {host} ; nombre impair ; parties perdues : {lost}",
    ),
    "bye again": ("{why}; had a bye before", "{why} ; déjà exempt avant"),
    "out late": (
        "came later: plays from round {number}",
        "arrivé plus tard : joue dès la ronde {number}",
    ),
    "out back": (
        "had said so; plays again from round {number}",
        "annoncé ; rejoue dès la ronde {number}",
    ),
    "out gone": ("had said so; out to the end", "annoncé ; absent jusqu'à la fin"),
    "out reserve": ("plays only if needed", "joue seulement au besoin"),
    "out willing": ("offered to sit out", "offrait de sauter la ronde"),
    "out unseen": ("not here", "pas là"),
    "out unpaired": ("was not paired", "n'a pas été apparié"),
}
"""Key -> the words in English and in French."""


# The words of the printed grid and poster (M20).


GRID: dict[str, tuple[str, str]] = {
    "grid": ("Tournament grid", "Grille du tournoi"),
    "grid after": ("Grid after round {number}", "Grille après la ronde {number}"),
    "grid players": ("{first} – {last}", "{first} – {last}"),
    "grid start": ("Start", "Départ"),
    "grid round": ("R{number}", "R{number}"),
    "grid wins": ("Wins", "Vict."),
    "grid place": ("Place", "Place"),
    "grid bye": ("bye", "ex."),
    "grid director": ("Dir. {name}", "Dir. {name}"),
    "grid winners": ("Winners", "Gagnants"),
    "grid winner": ("Section {section} – {names}", "Section {section} – {names}"),
    "grid nobody": ("Nobody has a number yet.", "Personne n'a encore de numéro."),
    "letter white": ("W", "B"),
    "letter black": ("B", "N"),
    "grid legend": (
        (
            "A box: opponent; {white} White, {black} Black, +n takes, −n gives n stones "
            "(1: no komi); below, the score after the round. Grey: won."
        ),
        (
            "Une case : l'adversaire ; {white} Blanc, {black} Noir, +n reçoit, −n donne n pierres "
            "(1 : sans komi) ; dessous, le score après la ronde. Gris : gagné."
        ),
    ),
    "note default": (
        "Round {round}: {first} beat {second} by default",
        "Ronde {round} : {first} bat {second} par défaut",
    ),
    "note default.none": (
        "Round {round}: {first} and {second} both lose by default",
        "Ronde {round} : {first} et {second} perdent tous deux par défaut",
    ),
    "note default.both": (
        "Round {round}: {first} and {second} both win by default",
        "Ronde {round} : {first} et {second} gagnent tous deux par défaut",
    ),
    "note default.jigo": (
        "Round {round}: {first} and {second} share the point of a game not played",
        "Ronde {round} : {first} et {second} partagent le point d'une partie non jouée",
    ),
    "note provisional": (
        "Round {round}: the result of {first} and {second} is missing",
        "Ronde {round} : le résultat de {first} et {second} manque",
    ),
    "note rank": (
        "{first} is {rank} from round {round}",
        "{first} est {rank} dès la ronde {round}",
    ),
}
"""Key -> the words in English and in French."""


# The words of the printed tree.


TREE: dict[str, tuple[str, str]] = {
    "tree": ("Knockout", "Élimination directe"),
    "tree playoff": ("Play-off for place {place}", "Barrage pour la place {place}"),
    "tree third": ("Third place", "Troisième place"),
    "tree free": ("free", "libre"),
    "tree winner": ("Winner", "Gagnant"),
    "tree none": (
        "No knockout is drawn, and none can begin yet.",
        "Aucune élimination n'est tirée, et aucune ne peut commencer encore.",
    ),
}
"""Key -> the words in English and in French."""
