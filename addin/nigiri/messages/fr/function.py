"""The functions of the worksheet as the wizards of spreadsheets show them, in French."""

WORDS = {
    # The functions of the worksheet: what each answers.
    "function.rank-difference": (
        "De combien de pierres le premier rang est plus fort ; sous 0 : plus faible"
    ),
    "function.handicap": (
        "Le handicap entre deux rangs : 0 à égalité, 1 sans komi, dès 2 des pierres"
    ),
    "function.start-by-section": "Le score McMahon de départ d'un rang dans un tournoi à sections",
    "function.start-by-bar": (
        "Le score McMahon de départ d'un rang dans un tournoi à barre : 1d 0, 1k -1"
    ),
    "function.score": (
        "Le score de départ d'un joueur et ses points de toutes les rondes, additionnés"
    ),
    "function.sos": "SOS : la somme des scores des adversaires d'un joueur",
    "function.sdos": "SDOS : la somme des scores des adversaires battus, la moitié pour un jigo",
    "function.egf-expected": "Le résultat attendu selon la formule de l'EGF, entre 0 et 1",
    "function.egf-change": "De combien de points une partie change une cote EGF (formule de 2021)",
    "function.aga-entry-rating": (
        "La cote d'inscription à un tournoi AGA : celle du joueur, sinon le milieu du rang"
    ),
    # The arguments of functions, and what each is.
    "argument.rank": "rang",
    "argument.rank.help": "Un rang : 30k à 1k, 1d à 9d",
    "argument.other-rank": "autre rang",
    "argument.other-rank.help": "Le rang de l'adversaire",
    "argument.reduction": "réduction",
    "argument.reduction.help": "Ce qu'on retranche de la différence des rangs ; sans : 1",
    "argument.cap": "maximum",
    "argument.cap.help": "Le plus grand handicap ; sans : 9",
    "argument.lowest-ranks": "rangs les plus bas",
    "argument.lowest-ranks.help": "Le plus bas rang de chaque section, la plus forte d'abord",
    "argument.rounds": "rondes",
    "argument.rounds.help.of-event": "Le nombre de rondes du tournoi",
    "argument.rounds.help.of-sum": (
        "Pour diviser par le nombre d'adversaires et multiplier par ces rondes ; sans : la somme "
        "même"
    ),
    "argument.gap": "écart",
    "argument.gap.help": (
        "Scores sautés entre sections ; sans : 0 jusqu'à 3 rondes, 1 jusqu'à 6, sinon 2"
    ),
    "argument.bar": "barre",
    "argument.bar.help": "Dès ce rang tous partent du même score",
    "argument.floor": "plancher",
    "argument.floor.help": "Personne ne part sous ce rang",
    "argument.supergroup": "supergroupe",
    "argument.supergroup.help": "Dès ce rang les joueurs partent plus haut",
    "argument.points-above": "points de plus",
    "argument.points-above.help": "De combien de points au-dessus de la barre ; sans : 1",
    "argument.line": "ligne",
    "argument.line.help": (
        "Les rondes d'un joueur, une case chacune : 12+ gagnée, 3- perdue, 5= jigo, ! derrière par "
        "forfait ; 0+ exempt, 0= un demi-point, vide rien"
    ),
    "argument.start": "départ",
    "argument.start.help": "Le score de départ ; sans : 0",
    "argument.unplayed": "non jouée",
    "argument.unplayed.help": (
        "Ce que comptent plutôt exemptions, rondes manquées et forfaits, pour le SOS des "
        "adversaires : 0,5 au Québec"
    ),
    "argument.numbers": "numéros",
    "argument.numbers.help": "Les numéros de tous les joueurs",
    "argument.scores": "scores",
    "argument.scores.help": "Leurs scores, dans le même ordre",
    "argument.rating": "cote",
    "argument.rating.help.egf": "La cote EGF du joueur ; ou un rang, pour la cote de ce rang",
    "argument.rating.help.aga": "La cote AGA du joueur, qui compte avant le rang",
    "argument.opponent": "adversaire",
    "argument.opponent.help": "La cote de l'adversaire, ou son rang",
    "argument.handicap": "handicap",
    "argument.handicap.help": (
        "Pierres que le joueur reçoit ; sous 0 : celles qu'il donne ; sans : à égalité"
    ),
    "argument.result": "résultat",
    "argument.result.help": "1 gagnée, 0,5 jigo, 0 perdue",
    "argument.tournament-class": "classe du tournoi",
    "argument.tournament-class.help": "La classe du tournoi, A à D ; sans : A",
}
