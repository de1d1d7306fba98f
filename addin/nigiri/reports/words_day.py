"""The words of the schedule, the news, the certificates and the badges."""

from __future__ import annotations

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
