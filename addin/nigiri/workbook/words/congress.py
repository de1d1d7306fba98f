"""The words of a congress and of events for weaker players: columns and problems."""

from __future__ import annotations

from typing import Literal

#: Player.path -> what may stand in League path, the first two as the drop-down offers them.
PATH_WORDS: dict[str, tuple[str, ...]] = {
    "league": ("league", "ligue", "qualified", "qualifié"),
    "pko": ("PKO", "TEP", "preliminary knockout", "élimination préliminaire"),
}

CONGRESS_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "european-unknown": ("look",
        ("“{typed}” says neither yes nor no; the country counts (E9).",
         "« {typed} » ne dit ni oui ni non ; le pays compte (E9)."),
        ("Write yes or no, and after a colon why: “yes: lives in Lyon since 2009”.",
         "Écrivez oui ou non, et pourquoi après deux points : « oui : vit à Lyon depuis 2009 ».")),
    "path-unknown": ("look",
        ("“{typed}” is no part of the league path.",
         "« {typed} » ne fait pas partie de la voie de la ligue."),
        ("Write league, PKO, or nothing.", "Écrivez ligue, PKO, ou rien.")),
    "pko-european": ("look",
        ("{name} plays in a PKO, but is not known to be a European (E4, E9).",
         "{name} joue dans un PKO, mais rien ne dit qu'il est européen (E4, E9)."),
        ("Write yes and the reason into European, or empty League path.",
         "Écrivez oui et la raison dans Européen, ou videz Voie de la ligue.")),
    "supergroup-out": ("look",
        ("{name} starts above the bar, but is out in round {rounds} (E5).",
         "{name} part au-dessus de la barre, mais s'absente à la ronde {rounds} (E5)."),
        ("Before round 1 empty Other start; later tell the organisers (E14).",
         "Avant la ronde 1, videz Autre départ ; plus tard, avisez les organisateurs (E14).")),
    "strong-gap": ("look",
        ("{name}, {rank}, omits round {rounds} between others; from 4 dan on nobody may (E14).",
         "{name}, {rank}, saute la ronde {rounds} ; dès 4 dan, ce n'est pas permis (E14)."),
        ("Have them play, or tell the organisers; accept it with the reason.",
         "Faites-le jouer, ou avisez les organisateurs ; acceptez avec la raison.")),
    "strong-default": ("look",
        ("{name}, {rank}, lost by default in round {rounds}: no supergroup next time (E14).",
         "{name}, {rank}, a perdu par défaut (ronde {rounds}) : pas de supergroupe ensuite (E14)."),
        ("Tell the organisers; accept it with the reason.",
         "Avisez les organisateurs ; acceptez avec la raison.")),
    "entry-strong": ("look",
        ("{name} is {rank}; this event is for {limit} and weaker (B26).",
         "{name} est {rank} ; ce tournoi est pour {limit} et plus faible (B26)."),
        ("Correct the rank, send them to another event, or accept it with the reason.",
         "Corrigez le rang, envoyez-le à un autre tournoi, ou acceptez avec la raison.")),
    "time-unknown": ("look",
        ("“{typed}” gives no time for each rank; Time counts for all.",
         "« {typed} » ne donne pas de temps par rang ; Temps vaut pour tous."),
        ("Write it as 4d: 2h30 + 60s; 3k: 2h + 45s; 30k: 1h30 + 30s.",
         "Écrivez ainsi : 4d : 2h30 + 60s ; 30k : 1h30 + 30s.")),
}  # fmt: skip
