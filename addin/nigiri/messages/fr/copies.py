"""What is said of two copies of an event, in French."""

WORDS = {
    "copies.diff.one-event": "A est {a}, B est {b} : deux copies de {name_a}.",
    "copies.diff.other-event": (
        "A est {a}, avec le tournoi {name_a} ; B est {b}, avec {name_b}. Ce sont deux tournois, "
        "non deux copies d'un seul : leurs identifiants diffèrent. Les joueurs sont comparés par "
        "leur nom."
    ),
    "copies.diff.unknown-event": (
        "A est {a}, B est {b}. Impossible de dire si ce sont des copies d'un même tournoi : il "
        "manque un identifiant."
    ),
    "copies.diff.newer.a": (
        "Selon les journaux, A est la plus récente : elle a toutes les commandes de B et "
        "d'autres encore, la dernière du {last_a}."
    ),
    "copies.diff.newer.b": (
        "Selon les journaux, B est la plus récente : elle a toutes les commandes de A et "
        "d'autres encore, la dernière du {last_b}."
    ),
    "copies.diff.newer.both": (
        "Les deux ont continué depuis le {parted} : A jusqu'au {last_a}, B jusqu'au {last_b}."
    ),
    "copies.diff.newer.neither": "Aucune commande n'a été donnée depuis la copie.",
    "copies.diff.newer.unknown": "Leurs journaux ne disent pas laquelle est la plus récente.",
    "copies.diff.none": "Aucune différence : les deux copies sont pareilles.",
    "copies.diff.about": "Sujet",
    "copies.diff.what": "Différence",
    "copies.diff.part.players": "Joueurs",
    "copies.diff.part.round": "Ronde {round}",
    "copies.diff.part.sections": "Sections",
    "copies.diff.part.wishes": "Souhaits",
    "copies.diff.part.settings": "Réglages",
    "copies.diff.part.others": "Autres feuilles",
    "copies.diff.value": "{what} : {a} dans A, {b} dans B.",
    "copies.diff.empty": "rien",
    "copies.diff.of": "{who}, {column}",
    "copies.diff.cell": "{sheet}, {line}, {column}",
    "copies.diff.pair": "{white} – {black}",
    "copies.diff.seats": "{white} – {black} (table {table})",
    "copies.diff.table-of": "Table de {white} – {black}",
    "copies.diff.only.a": "Seulement dans A : {what}.",
    "copies.diff.only.b": "Seulement dans B : {what}.",
    "copies.diff.by-hand.a": "Seulement dans A, modifié à la main : {what}.",
    "copies.diff.by-hand.b": "Seulement dans B, modifié à la main : {what}.",
    "copies.diff.player": "{who}, {rank}",
    "copies.diff.player.club": "{who}, {rank}, {club}",
    "copies.diff.clash": (
        "Le no {number} est {a} dans A, mais {b} dans B : deux personnes avec un seul numéro."
    ),
    "copies.diff.namesakes": "Peut-être une personne, peut-être deux : {a} dans A, {b} dans B.",
    "copies.diff.column": "{column} : pas la même chose pour {many:# joueur|# joueurs}.",
    "copies.diff.round.a": "Elle n'est appariée que dans A.",
    "copies.diff.round.b": "Elle n'est appariée que dans B.",
    "copies.diff.draft.a": "Elle n'a de brouillon que dans A.",
    "copies.diff.draft.b": "Elle n'a de brouillon que dans B.",
    "copies.diff.only-draft.a": "C'est encore un brouillon dans A, mais elle est appariée dans B.",
    "copies.diff.only-draft.b": "Elle est appariée dans A, mais c'est encore un brouillon dans B.",
    "copies.diff.drawn.alike": (
        "Elle a été appariée une seule fois, mais des paires ont été modifiées à la main."
    ),
    "copies.diff.drawn.apart": (
        "Elle a été appariée séparément dans A et dans B, et les appariements diffèrent."
    ),
    "copies.diff.turned": "Blanc et Noir intervertis dans B : {pairs}.",
    "copies.diff.byes.a": "Exempt seulement dans A : {who}.",
    "copies.diff.byes.b": "Exempt seulement dans B : {who}.",
    "copies.diff.tables": "{many:# partie est|# parties sont} à une autre table.",
    "copies.diff.results": "Les résultats diffèrent : {tables}.",
    "copies.diff.result": "table {table} ({result})",
    "copies.diff.results.a": "Résultats seulement dans A : {results}.",
    "copies.diff.results.b": "Résultats seulement dans B : {results}.",
    "copies.diff.results.many.a": "{many} résultats seulement dans A : {tables}.",
    "copies.diff.results.many.b": "{many} résultats seulement dans B : {tables}.",
    "copies.diff.sheet-new": "La feuille {sheet} n'est que dans B.",
    "copies.diff.sheet-gone": "La feuille {sheet} n'est que dans A.",
    "copies.diff.sheet-name": "L'onglet {a} de A s'appelle {b} dans B.",
    "copies.diff.sheet-own": "Quelque chose diffère dans {sheet}, une feuille à vous.",
    "copies.diff.columns-own": "Quelque chose diffère dans vos propres colonnes de {sheet}.",
    "copies.diff.row-new": "{sheet}, une ligne seulement dans B : {b}",
    "copies.diff.row-gone": "{sheet}, une ligne seulement dans A : {a}",
    "copies.diff.cells": "{sheet} : {many:# autre cellule diffère|# autres cellules diffèrent}.",
    "copies.diff.this": "ce classeur",
    "copies.diff.no-event": (
        "{file} n'est pas un tournoi : il n'a pas de feuille Tournoi. Comparez avec une copie du "
        "fichier du tournoi lui-même."
    ),
    "copies.diff.organisers": (
        "{file} est un classeur de l'organisateur, pas un tournoi. Comparez avec une copie du "
        "fichier du tournoi lui-même."
    ),
    "copies.diff.same-file": "A et B sont le même fichier : {file}.",
    "copies.take": "Repris de {source} : {what}.",
    "copies.take.nothing": "{source} n'a rien à reprendre.",
    "copies.take.players": "{many:# joueur|# joueurs}",
    "copies.take.wishes": "{many:# souhait|# souhaits}",
    "copies.take.results": "{many:# résultat|# résultats}",
    "copies.take.cells": "{many:# cellule|# cellules}",
    "copies.take.new": "Ajoutés : {names}.",
    "copies.take.renumbered": (
        "{name} a le no {was} dans {source} ; ici, c'est quelqu'un d'autre : ce sera donc le no "
        "{now}."
    ),
    "copies.take.stays": (
        "{many:# cellule est différente|# cellules sont différentes} dans {source} et "
        "{many:reste|restent} comme ici."
    ),
    "copies.take.left.columns": (
        "Pas repris, car nigiri ne connaît pas {many:cette colonne|ces colonnes} de {sheet} : "
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
    "copies.take.drawn.pair": "{white} – {black}",
    "copies.take.drawn.bye": "{who} exempt",
    "copies.take.of": "{column} de {who}",
    "copies.take.board": "{column}, ronde {round}, {white} – {black}",
    "copies.take.listed": "{column}, ronde {round}, {who}",
    "copies.take.wish": "{column} du souhait de {who}",
    "copies.take.round": "{column} de la ronde {round}",
    "copies.take.difference": "{what} : {file} ici, {copy} dans {source}",
    "copies.take.undecided": (
        "{many:# cellule est différente|# cellules sont différentes} dans {source}, rien n'a "
        "donc été repris :\n{what}\nDites ce qui compte : --keep file (ce fichier) ou --keep "
        "copy (la copie) ; dans un terminal, la question est posée point par point."
    ),
    "copies.take.differ": (
        "{many:# cellule est différente|# cellules sont différentes} dans {source}, rien n'a donc "
        "été repris."
    ),
    "copies.take.here": "Ici",
    "copies.take.there": "Dans la copie",
    "copies.take.choose": (
        "Pour reprendre la copie, dites ce qui compte, ce classeur ou la copie : `nigiri take`"
    ),
    "copies.take.singly": (
        "Si certaines cellules sont justes ici et d'autres dans la copie : tapez d'abord ici ce "
        "qui est juste là-bas, puis gardez ce que contient ce classeur."
    ),
    "copies.take.overwrite": (
        "Remplacer {many:# cellule|# cellules} de ce classeur par ce que contient {source} "
        "?\n{what}"
    ),
    "copies.take.itself": "{source} est ce classeur lui-même. Choisissez la copie du bénévole.",
    "copies.take.ask": "Qu'est-ce qui compte, {file} ou {copy} ?  [{file}]",
    "copies.take.side.file": "fichier",
    "copies.take.side.copy": "copie",
}
