"""The names of tie-breaks, their meaning, and how each parts two players, in words."""

from __future__ import annotations

TIEBREAK_WORDS: dict[str, tuple[str, str]] = {
    # Headings; a tie-break without words of its own is called by its code
    "heading NBW": ("Wins", "Vict."),
    "heading MMS": ("Score", "Score"),
    "heading ALL": ("All rounds", "Assidu"),
    "heading SEQ": ("Results", "Résultats"),
    "heading KO": ("Left behind", "Devancés"),
    "heading PO": ("Play-off", "Barrage"),
    "heading RATING": ("Rating", "Cote"),
    "heading RANK": ("Rank", "Rang"),
    "heading LOT": ("Lot", "Sort"),
    # What it counts
    "counts NBW": (
        "victories, byes and wins by default included",
        "les victoires, exempts et gains par défaut compris",
    ),
    "counts MMS": ("the score", "le score"),
    "counts ALL": ("who missed no round", "qui n'a manqué aucune ronde"),
    "counts SOS": (
        "SOS: the final scores of the opponents, added up",
        "SOS : la somme des scores finaux des adversaires",
    ),
    "counts SOS-1": (
        "SOS-1: SOS without the lowest score",
        "SOS-1 : SOS sans le score le plus bas",
    ),
    "counts SOS-2": (
        "SOS-2: SOS without the two lowest scores",
        "SOS-2 : SOS sans les deux scores les plus bas",
    ),
    "counts SDOS": (
        "SDOS: the final scores of the opponents beaten, added up",
        "SDOS : la somme des scores finaux des adversaires battus",
    ),
    "counts SOSOS": (
        "SOSOS: the SOS of the opponents, added up",
        "SOSOS : la somme des SOS des adversaires",
    ),
    "counts SOSW": (
        "SOSW: the victories of the opponents, added up",
        "SOSW : la somme des victoires des adversaires",
    ),
    "counts SOSW-1": (
        "SOSW-1: SOSW without the opponent who won least",
        "SOSW-1 : SOSW sans l'adversaire qui a le moins gagné",
    ),
    "counts SOSW-2": (
        "SOSW-2: SOSW without the two who won least",
        "SOSW-2 : SOSW sans les deux qui ont le moins gagné",
    ),
    "counts SDOSW": (
        "SDOSW: the victories of the opponents beaten, added up",
        "SDOSW : la somme des victoires des adversaires battus",
    ),
    "counts SOSOSW": (
        "SOSOSW: the SOSW of the opponents, added up",
        "SOSOSW : la somme des SOSW des adversaires",
    ),
    "counts CUSS": (
        "CUSS: the scores after each round, added up",
        "CUSS : la somme des scores après chaque ronde",
    ),
    "counts CUSSW": (
        "CUSSW: the victories after each round, added up",
        "CUSSW : la somme des victoires après chaque ronde",
    ),
    "counts CUSP": (
        "CUSP: games won and jigos (no byes) after each round, added up",
        "CUSP : la somme des parties gagnées et jigos (sans exemptions) après chaque ronde",
    ),
    "counts CPS": (
        "CPS: the later a round was won, the less it counts",
        "CPS : plus une ronde est gagnée tard, moins elle compte",
    ),
    "counts SEQ": (
        "the results in their order: each counts three times the next",
        "les résultats dans l'ordre : chacun compte trois fois le suivant",
    ),
    "counts KO": (
        "how many of the knockout one has left behind",
        "combien de joueurs de l'élimination on a devancés",
    ),
    "counts PO": (
        "how many of those level the play-off has put behind",
        "combien de joueurs à égalité le barrage a mis derrière",
    ),
    "counts EXT": (
        "EXT: strong opponents met with few stones",
        "EXT : les adversaires forts rencontrés avec peu de pierres",
    ),
    "counts EXR": (
        "EXR: strong opponents beaten with few stones",
        "EXR : les adversaires forts battus avec peu de pierres",
    ),
    "counts ONE": (
        "one-on-one: who beat the others who are level",
        "face à face : qui a battu les autres à égalité",
    ),
    "counts DC": (
        "direct confrontation: who beat those who are level",
        "confrontation directe : qui a battu ceux à égalité",
    ),
    "counts SDC": (
        "direct comparison: wins among those who are level, if all of them met",
        "comparaison directe : victoires entre ceux à égalité, si tous se sont rencontrés",
    ),
    "counts RATING": ("the rating", "la cote"),
    "counts RANK": ("the rank", "le rang"),
    "counts LOT": ("the lot", "le sort"),
    # Why this place; a tie-break without a sentence of its own has that of "why level"
    "why level": (
        "level with {rival}; {code} {mine} to {theirs}",
        "à égalité avec {rival} ; {code} {mine} contre {theirs}",
    ),
    "why NBW": (
        "level with {rival}; wins {mine} to {theirs}",
        "à égalité avec {rival} ; victoires {mine} contre {theirs}",
    ),
    "why MMS": (
        "level with {rival}; score {mine} to {theirs}",
        "à égalité avec {rival} ; score {mine} contre {theirs}",
    ),
    "why ALL": (
        "level with {rival}; {first} missed no round",
        "à égalité avec {rival} ; {first} n'a manqué aucune ronde",
    ),
    "why final": ("the final: {first} beat {second}", "la finale : {first} a battu {second}"),
    "why third": (
        "the game for third place: {first} beat {second}",
        "la partie pour la troisième place : {first} a battu {second}",
    ),
    "why ONE": (
        "level with {rival}; {first} beat {second}",
        "à égalité avec {rival} ; {first} a battu {second}",
    ),
    "why DC": (
        "level with {rival}; direct confrontation",
        "à égalité avec {rival} ; confrontation directe",
    ),
    "why SDC": (
        "level with {rival}; wins among those level {mine} to {theirs}",
        "à égalité avec {rival} ; victoires entre égaux {mine} contre {theirs}",
    ),
    "why SEQ": (
        "level with {rival}; results in their order {mine} to {theirs}",
        "à égalité avec {rival} ; résultats dans l'ordre {mine} contre {theirs}",
    ),
    "why KO": (
        "level with {rival}; left behind in the knockout {mine} to {theirs}",
        "à égalité avec {rival} ; devancés dans l'élimination {mine} contre {theirs}",
    ),
    "why PO": (
        "level with {rival}; by the play-off",
        "à égalité avec {rival} ; par le barrage",
    ),
    "why RATING": (
        "level with {rival}; rating {mine} to {theirs}",
        "à égalité avec {rival} ; cote {mine} contre {theirs}",
    ),
    "why RANK": (
        "level with {rival}; rank {mine} to {theirs}",
        "à égalité avec {rival} ; rang {mine} contre {theirs}",
    ),
    "why LOT": ("level with {rival}; by lot", "à égalité avec {rival} ; par le sort"),
    "why shared": ("shared with {others}", "partagée avec {others}"),
}
"""Key -> the words in English and in French."""
