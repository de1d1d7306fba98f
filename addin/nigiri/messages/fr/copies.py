"""What is said of two copies of an event, in French."""

WORDS = {
    "copies.diff.none": "Aucune différence : les deux copies sont pareilles.",
    "copies.take": "Repris de {source} : {what}.",
    "copies.take.players": "{many:# joueur|# joueurs}",
    "copies.take.wishes": "{many:# souhait|# souhaits}",
    "copies.take.results": "{many:# résultat|# résultats}",
    "copies.take.cells": "{many:# cellule|# cellules}",
    "copies.take.new": "Nouveaux : {names}.",
    "copies.take.renumbered": (
        "{name} a le n° {was} dans {source} ; ici c'est quelqu'un d'autre, ce sera donc le n° "
        "{now}."
    ),
    "copies.take.stays": (
        "{many:# cellule est différente|# cellules sont différentes} dans {source} et "
        "{many:reste|restent} comme ici."
    ),
    "copies.take.left.columns": (
        "Pas repris, car nigiri ne connaît pas {many:cette colonne|ces colonnes} de Joueurs : "
        "{headings}. Recopiez à la main ce qu'il vous en faut."
    ),
    "copies.take.left.sheets": (
        "Différent, et pas repris : {sheets}. Recopiez à la main ce qu'il vous faut de {many:cette "
        "feuille|ces feuilles}."
    ),
    "copies.take.wrong": (
        "{source} : {many:# cellule y est fausse|# cellules y sont fausses}, rien n'a donc été "
        "repris. À corriger dans cette copie :"
    ),
    "copies.take.no-event": "{source} n'est pas un tournoi de nigiri.",
    "copies.take.other": "{source} est la copie d'un autre tournoi, rien n'a donc été repris.",
    "copies.take.rounds": (
        "La ronde {round} est appariée dans {source}, mais pas ici, rien n'a donc été repris : une "
        "seule copie peut apparier. Continuez avec cette copie, ou retirez-y la ronde."
    ),
    "copies.take.drawn": (
        "La ronde {round} n'est pas appariée de la même façon, rien n'a donc été repris. Seulement "
        "dans {source} : {what}. Corrigez les paires dans l'une des deux copies, puis recommencez "
        "; ou tapez les résultats ici."
    ),
    "copies.take.drawn.board": "{table} : {white} – {black}",
    "copies.take.drawn.bye": "{who} exempt",
    "copies.take.of": "{column} de {who}",
    "copies.take.board": "{column}, ronde {round}, {white} – {black}",
    "copies.take.listed": "{column}, ronde {round}, {who}",
    "copies.take.wish": "{column} du souhait de {who}",
    "copies.take.round": "{column} de la ronde {round}",
    "copies.take.difference": "{what} : {file} ici, {copy} dans {source}",
    "copies.take.undecided": (
        "{many:# cellule est différente|# cellules sont différentes} dans {source}, rien n'a donc "
        "été repris :\n{what}\nDites ce qui compte : --keep file (ce fichier) ou "
        "--keep copy (la copie) ; dans un terminal, chacune est demandée."
    ),
    "copies.take.ask": "Qu'est-ce qui compte, {file} ou {copy} ?  [{file}]",
    "copies.take.side.file": "fichier",
    "copies.take.side.copy": "copie",
}
