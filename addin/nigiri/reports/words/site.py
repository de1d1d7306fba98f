"""The words of the charts and of the published pages, in English and French."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

CHARTS: Mapping[str, tuple[str, str]] = {
    "charts": ("Charts", "Graphiques"),
    "no charts": ("There is nothing to draw yet.", "Il n'y a encore rien à dessiner."),
    "progress": ("Scores in section {section}", "Scores de la section {section}"),
    "progress all": ("Scores of all", "Scores de tous"),
    "progress of": ("Scores of {name}", "Scores de {name}"),
    "progress about": (
        "A line for each player, from the start to round {number}; the first five are named.",
        "Une ligne par joueur, du départ à la ronde {number} ; les cinq premiers sont nommés.",
    ),
    "progress own": (
        "The score at the start and after {number:the round|each of # rounds}.",
        "Le score au départ et après {number:la ronde|chacune des # rondes}.",
    ),
    "after round": ("Round {number}", "Ronde {number}"),
    "round short": ("R{number}", "R{number}"),
    "ranks": ("Players of each rank", "Joueurs de chaque rang"),
    "ranks about": (
        "A bar for each rank at entry, the strongest left; upright lines part the sections.",
        "Une barre par rang d'inscription, le plus fort à gauche ; les sections sont séparées.",
    ),
    "section short": ("S{number}", "S{number}"),
    "players": ("Players", "Joueurs"),
    "times": ("How long the rounds took", "Durée des rondes"),
    "times about": (
        "A bar for each round, from its draw to its last result, in hours and minutes.",
        "Une barre par ronde, du tirage au dernier résultat, en heures et minutes.",
    ),
    "round word": ("Round", "Ronde"),
    "drawn": ("Drawn", "Tirage"),
    "last result": ("Last result", "Dernier résultat"),
    "took": ("Took", "Durée"),
}

SITE: Mapping[str, tuple[str, str]] = {
    "hidden": ("Player {number}", "Joueur {number}"),
    "hidden nobody": ("A player", "Un joueur"),
    "site now": ("Now", "Maintenant"),
    "site tables": ("Tables", "Tables"),
    "site names": ("Names", "Noms"),
    "site grid": ("Grid", "Grille"),
    "site crosstable": ("Crosstable", "Tableau croisé"),
    "site standings": ("Standings", "Classement"),
    "site players": ("Players", "Joueurs"),
    "site menu": ("Pages", "Pages"),
    "site rounds": ("Rounds", "Rondes"),
    "site skip": ("Skip to the table", "Aller au tableau"),
    "site search": ("Find a name or number", "Chercher un nom ou un numéro"),
    "site found": ("found", "trouvés"),
    "site made": ("as of {stamp}", "en date du {stamp}"),
    "site wall": ("For the projector", "Pour le projecteur"),
    "site wall off": ("Back from the projector view", "Quitter la vue du projecteur"),
    "site lost": (
        "No connection; this is what was known last.",
        "Pas de connexion ; voici le dernier état connu.",
    ),
    "site as table": ("The same as a table", "Les mêmes données en tableau"),
    "site none": ("Nobody is registered yet.", "Personne n'est encore inscrit."),
    "site before": ("Registered players", "Joueurs inscrits"),
    "next before": (
        "Check your name and rank; the pairings of round 1 will stand here.",
        "Vérifiez votre nom et votre rang ; les appariements de la ronde 1 seront ici.",
    ),
    "next play": (
        "Find your name and go to your table. Results in: {done} of {all}.",
        "Trouvez votre nom et allez à votre table. Résultats connus : {done} sur {all}.",
    ),
    "next wait": (
        "All results of round {number} are in; the next pairings will stand here.",
        "La ronde {number} est complète ; les prochains appariements seront ici.",
    ),
    "next end": (
        "{number:The only round is|All # rounds are} played. Thank you for playing!",
        "{number:La seule ronde est jouée|Les # rondes sont jouées}. Merci d'avoir joué !",
    ),
    "site winners": ("Winners", "Gagnants"),
    "site section": ("Section {number}", "Section {number}"),
    "site provisional": (
        "Provisional: results are missing.",
        "Provisoire : des résultats manquent.",
    ),
    "site after": ("after round {number}", "après la ronde {number}"),
    "site no round": ("No round is drawn yet.", "Aucune ronde n'est encore tirée."),
    "site ticks": ("✓: won.", "✓ : gagné."),
    "site games": ("Games", "Parties"),
    "site score": ("Score", "Score"),
    "site wins": ("Wins", "Victoires"),
    "site place": ("Place", "Place"),
    "site colour": ("Colour", "Couleur"),
    "site won": ("won", "gagné"),
    "site lost game": ("lost", "perdu"),
    "site playing": ("playing", "en cours"),
    "site missed": ("not played", "non jouée"),
    "site bye": ("bye", "exempt"),
    "site jigo": ("jigo", "jigo"),
    "site takes": ("takes {stones}", "reçoit {stones}"),
    "site gives": ("gives {stones}", "donne {stones}"),
}
