"""The words of a congress on paper: the qualification list, times by rank, stages.

Then those of schedule, news, certificates and badges, and of result slips and pairing cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

# The words of the schedule, the news, the certificates and the badges.


DAY: dict[str, tuple[str, str]] = {
    "schedule": ("Schedule", "Horaire"),
    "schedule round": ("Round", "Ronde"),
    "schedule when": ("When", "Quand"),
    "schedule end": ("Games end by", "Fin au plus tard"),
    "schedule next": ("Next round from", "Ronde suivante dès"),
    "schedule slack": ("To spare", "Marge"),
    "schedule spare": ("{minutes} min", "{minutes} min"),
    "schedule short": ("{minutes} min too early", "{minutes} min trop tôt"),
    "schedule prizes": (
        "Prize-giving: at {hour} at the latest.",
        "Remise des prix : à {hour} au plus tard.",
    ),
    "schedule proposed": (
        "Hours in brackets are the earliest possible.",
        "Les heures entre parenthèses sont les premières possibles.",
    ),
    "schedule long": ("{hours} h {minutes}", "{hours} h {minutes}"),
    "schedule rule": (
        (
            "Time: {limits}. A game may last {long}; games that end near noon or in the evening "
            "are followed by a meal of {meal:# minute|# minutes}."
        ),
        (
            "Temps : {limits}. Une partie peut durer {long} ; les parties qui finissent vers midi "
            "ou le soir sont suivies d'un repas de {meal:# minute|# minutes}."
        ),
    ),
    "schedule no time": (
        "To see when games end, type the time limits on Event, such as 60 min + 30/5.",
        "Pour voir la fin des parties, écrivez le temps dans Tournoi, comme 60 min + 30/5.",
    ),
    "schedule no hour": (
        "The hours of the rounds stand on Event, such as Saturday 9:30.",
        "Les heures des rondes sont dans Tournoi, comme samedi 9 h 30.",
    ),
    "news": ("Results", "Résultats"),
    "news after": (
        "After round {number} of {rounds}",
        "Après la ronde {number} sur {rounds}",
    ),
    "news lead": (
        "{players:# player|# players}, {best} to {last}; rounds played: {rounds}.",
        "{players:# joueur|# joueurs}, de {best} à {last} ; rondes jouées : {rounds}.",
    ),
    "news place": ("Place", "Place"),
    "news wins": ("Wins", "Victoires"),
    "certificates": ("Certificates", "Certificats"),
    "certificate": ("Certificate", "Certificat"),
    "certificate to": ("awarded to", "décerné à"),
    "certificate wins": (
        "{wins:# win|# wins} in {rounds:# round|# rounds}",
        "{wins:# victoire|# victoires} en {rounds:# ronde|# rondes}",
    ),
    "certificate section": ("Section {section}", "Section {section}"),
    "certificate director": ("Director", "Directeur"),
    "place 1": ("1st place", "1re place"),
    "place 2": ("2nd place", "2e place"),
    "place 3": ("3rd place", "3e place"),
    "place more": ("{place}th place", "{place}e place"),
    "badges": ("Badges", "Porte-noms"),
    "badges nobody": ("Nobody is registered yet.", "Personne n'est encore inscrit."),
}
"""Key -> the words in English and in French."""


# The words on result slips and pairing cards, in English and French.


#: Key -> the words in English and in French.
SLIPS: Mapping[str, tuple[str, str]] = {
    "slips": ("Result slips, round {number}", "Billets de résultat, ronde {number}"),
    "slips draft": (
        "Result slips, round {number} (draft)",
        "Billets de résultat, ronde {number} (brouillon)",
    ),
    "slips none": ("There is no game in this round.", "Il n'y a aucune partie dans cette ronde."),
    "agreed even": ("even", "égal"),
    "agreed even komi": ("even, komi {komi}", "égal, komi {komi}"),
    "agreed no komi": ("no komi", "sans komi"),
    "agreed no komi komi": ("no komi ({komi})", "sans komi ({komi})"),
    "agreed one komi": ("Black begins, komi {komi}", "Noir commence, komi {komi}"),
    "agreed stones": ("{stones:# stone|# stones}", "{stones:# pierre|# pierres}"),
    "agreed stones komi": (
        "{stones:# stone|# stones}, komi {komi}",
        "{stones:# pierre|# pierres}, komi {komi}",
    ),
    "agreed listed": ("{stones}", "{stones}"),
    "agreed listed komi": ("{stones}, komi {komi}", "{stones}, komi {komi}"),
    "slip winner": ("Winner's number", "No du gagnant"),
    "slip signature": ("Winner's signature", "Signature du gagnant"),
    "cards": ("Pairing cards", "Cartes d'appariement"),
    "cards after": (
        "Pairing cards, filled to round {number}",
        "Cartes d'appariement, remplies jusqu'à la ronde {number}",
    ),
    "cards none": ("Nobody is here yet.", "Personne n'est encore là."),
    "card bye": ("BYE", "EX."),
    "card group": ("Score {score} · players: {count}", "Score {score} · joueurs : {count}"),
    "card rating": ("rating {rating}", "cote {rating}"),
    "card section": ("section {section}", "section {section}"),
    "card start": ("start {score}", "départ {score}"),
    "card out": ("out: {rounds}", "absent : {rounds}"),
    "card won": ("won", "gagné"),
    "card lost": ("lost", "perdu"),
    "card jigo": ("jigo", "jigo"),
    "card playing": ("playing", "en cours"),
    "card no opponent": ("bye", "exempt"),
    "card missed": ("missed", "absent"),
    "card defaulted": ("{result}, by default", "{result}, par défaut"),
    "cards by hand": (
        (
            "To pair by hand: players with the same score meet, nobody meets the same player "
            "twice, nobody gets two byes."
        ),
        (
            "Pour apparier à la main : les joueurs du même score se rencontrent, personne ne "
            "rencontre deux fois le même joueur, personne n'est exempt deux fois."
        ),
    ),
}


CONGRESS: dict[str, tuple[str, str]] = {
    # The qualification list (E7, E9)
    "qualification": (
        "Qualification after round {number}",
        "Qualification après la ronde {number}",
    ),
    "european": ("European", "Européen"),
    "european typed": ("{why}", "{why}"),
    "european eu": ("{why}, in the European Union", "{why}, dans l'Union européenne"),
    "european europe": ("{why}, in Europe", "{why}, en Europe"),
    "european egf": ("{why}, a member of the EGF", "{why}, membre de l'EGF"),
    "qualification order": (
        (
            "Europeans alone: first who played all rounds, then the score, direct comparison, the "
            "rating, a lottery (E7)."
        ),
        (
            "Européens seuls : d'abord qui a joué toutes les rondes, puis le score, la comparaison "
            "directe, la cote, le sort (E7)."
        ),
    ),
    "left unknown": (
        "Left out until it is known whether they are Europeans (E9): {who}.",
        "Laissés de côté tant qu'on ignore s'ils sont européens (E9) : {who}.",
    ),
    "left league": (
        "Left out, since they are qualified through the league: {who}.",
        "Laissés de côté, car qualifiés par la ligue : {who}.",
    ),
    "in league path": (
        "* in the league path: the league or a preliminary knockout (E7).",
        "* dans la voie de la ligue : la ligue ou un tour préliminaire (E7).",
    ),
    # Times by rank, and the stages of a championship (E8, E10, E11)
    "time by rank": (
        "{rank} or stronger: {time}",
        "{rank} ou plus fort : {time}",
    ),
    "stronger decides": (
        "as the stronger of the two is; the same for both",
        "selon le plus fort des deux ; le même pour les deux",
    ),
    "stages": ("Stages of the championship", "Étapes du championnat"),
    "stage komi": ("{time}; komi {komi}", "{time} ; komi {komi}"),
    "stage ing": (
        "{time}; komi 7½, or 8 on Ing material",
        "{time} ; komi 7½, ou 8 sur matériel Ing",
    ),
    "stage league": ("League", "Ligue"),
    "stage pko": ("Preliminary knockouts", "Tours préliminaires"),
    "stage mcmahon": ("McMahon", "McMahon"),
    "stage playoff 1": ("Play-off of 1 round", "Barrage d'une ronde"),
    "stage playoff 2": ("Play-off of 2 rounds", "Barrage de 2 rondes"),
    "stage playoff 3": ("Play-off of 3 rounds", "Barrage de 3 rondes"),
    "stage playoff 4": ("Play-off of 4 rounds", "Barrage de 4 rondes"),
    "stage qt": ("Qualification tournament", "Tournoi qualificatif"),
    "stage qt of 7 rounds": (
        "Qualification tournament of 7 rounds",
        "Tournoi qualificatif de 7 rondes",
    ),
    "stage qt round robin": (
        "Qualification tournament, round robin",
        "Tournoi qualificatif, toutes rondes",
    ),
    "stage qt knockout": ("Its knockout", "Sa phase à élimination"),
    "clocks": ("Clocks", "Pendules"),
    "clocks cannot": (
        "without 45 s: 40 s; a qualification tournament without 30 s: 15 stones in 5 minutes",
        "sans 45 s : 40 s ; un tournoi qualificatif sans 30 s : 15 pierres en 5 min",
    ),
}
"""Key -> the words in English and in French."""
