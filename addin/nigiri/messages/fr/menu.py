"""What buttons say in place of a command, in French."""

WORDS = {
    "menu.family.there.differ": "▲ {differ} Pour le reprendre, changez-le ici aussi.",
    "menu.family.there.new": (
        "▲ {players:# joueur est|# joueurs sont} dans {name} et pas ici. Pour reprendre qui "
        "manque, ajoutez-le aux Joueurs."
    ),
    "menu.family.there.both": (
        "▲ {differ} {players:# joueur est|# joueurs sont} dans {name} et pas ici. Pour le "
        "reprendre, changez les Joueurs ici aussi."
    ),
    "menu.side.chart.ready": (
        "La feuille {sheet} est prête : écrivez dans la ligne de chacun qui il ou elle a battu. "
        "On peut ajouter et vider des lignes."
    ),
    "menu.output.paper.draft": (
        "Aucune ronde n'est encore appariée, il n'y a qu'un brouillon. Pour en faire la ronde : "
        "`nigiri keep`"
    ),
    "menu.stored.damaged": (
        "La liste {list} est abîmée ; pour la charger de nouveau : `nigiri ratings renew`"
    ),
    "menu.stored.no-database": (
        "Le Python de ce LibreOffice n'a pas de base de données, où se gardent les listes de "
        "membres. Un LibreOffice plus récent en a peut-être une."
    ),
    "menu.file.damaged": (
        "{file} est endommagé : {error}. Prenez une copie, de vous ou de nigiri, à côté."
    ),
    "menu.problem.log-changed.way": (
        "Les copies du fichier montrent ce qu'il y avait ; le reste demeure."
    ),
    "menu.problem.log-gone.way": (
        "Les copies du fichier montrent ce qu'il y avait ; le reste demeure."
    ),
    "menu.drawing.incomplete.again": (
        "La ronde {earlier} n'est pas complète : entrez les résultats, {tables}, puis refaites "
        "les appariements de la ronde {round}.\n"
        "Pour compter ce qui manque comme perdu d'ici là : `nigiri draw --provisional`"
    ),
    "menu.drawing.disputed": (
        "Ronde {round}, {tables} : la seconde lecture dit autre chose. Corrigez celle qui est "
        "fausse."
    ),
    "menu.results.elsewhere": (
        "{number} ne joue pas à la ronde {round} ; sa partie de la ronde {earlier} est en cours. "
        "Écrivez son résultat dans la feuille de la ronde {earlier}."
    ),
    "menu.attendance.bye.anew": (
        "{why}\n"
        "Le joueur {number} peut être exempt d'une ronde suivante ; à la ronde {round}, changez "
        "les paires à la main."
    ),
    "menu.setup.rules.there-are": "Il y a {sets}.",
    "menu.members.none": "Aucune liste de membres n'est chargée : `nigiri ratings renew`",
    "menu.members.fill.update": (
        "Elles restent telles quelles ; le dialogue de `nigiri ratings fill` peut prendre celles "
        "des listes."
    ),
    "menu.foreign.library": (
        "Il faut pour cela {library}, qui ne vient pas avec l'extension de LibreOffice ; "
        "docs/install.md dit comment installer nigiri avec."
    ),
    "menu.file.pdf.missing": (
        "Un PDF demande un navigateur comme Chrome, Chromium ou Edge, et il n'y en a pas. "
        "Imprimez la page depuis votre navigateur."
    ),
    "menu.late.rest": (
        "Personne n'est libre pour {names}, après l'appariement de la ronde {round}. Son "
        "exemption est une victoire, pas pour un retardataire. Dès la ronde suivante : `nigiri "
        "late`"
    ),
    "menu.drawing.promise.again": (
        "L'exemption de la ronde {round} est promise à {names}, qui a déjà été exempt ; "
        "personne ne l'est deux fois. Retirez d'abord la promesse : `nigiri bye`"
    ),
    "menu.attendance.late.offer": (
        "{had} est exempt à la ronde {round}. On lui retire l'exemption, pour que {late} joue. "
        "Pour n'y rien changer, annulez, et faites jouer dès la ronde suivante : `nigiri late`"
    ),
    "menu.attendance.late.offer.reserve": (
        "{had} ne joue qu'au besoin. À la ronde {round}, {late} joue à sa place. Pour n'y rien "
        "changer, annulez, et faites jouer dès la ronde suivante : `nigiri late`"
    ),
    "menu.attendance.bye.other-round": (
        "L'exemption de la ronde {round} est promise à {name} ; personne n'est exempt deux "
        "fois. Retirez d'abord la promesse : `nigiri bye`"
    ),
    "menu.attendance.bye.rival": (
        "L'exemption de la ronde {round} est promise à {name} ; une ronde n'en a qu'une. "
        "Retirez d'abord la promesse : `nigiri bye`"
    ),
    "menu.attendance.bye.even": (
        "La ronde {round} a un nombre pair de joueurs : personne n'a à être exempt. Pour que "
        "{name} saute la ronde : `nigiri out`"
    ),
    "menu.output.preflight.none": "Rien que {name} refuserait : `nigiri export`",
    "menu.output.preflight.asks": (
        "`nigiri export` demande d'abord tant qu'il y a des points, et les liste dans le fichier."
    ),
    "menu.entries.list.none.unknown": (
        "{source} n'est pas une liste de joueurs, tant qu'aucun titre n'est connu comme le nom "
        "ou le rang. Pas connu : {headings}. Si l'un d'eux l'est, appelez-le Nom ou Rang dans "
        "la liste."
    ),
    "menu.entries.headings": (
        "Pas importé, car le titre n'est pas connu : {headings}. Si c'est un titre de "
        "{players}, donnez-lui ce nom dans la liste."
    ),
    "menu.workbook.no-event": (
        "Ce classeur n'est pas un tournoi de nigiri : il n'a pas de feuille Tournoi. Pour en "
        "créer un : `nigiri new`"
    ),
    "menu.drawing.part.apart": (
        "Dans ce tournoi, chaque section joue à part : aucun groupe de score ne peut être apparié "
        "avant les autres. Quand tous les résultats sont là : `nigiri draw`"
    ),
    "menu.drawing.part.stuck": (
        "Rien de la ronde {round} ne peut encore être apparié, ni par le haut ni par le bas, sans "
        "bloquer les autres. Encore en jeu : {tables}."
    ),
    "menu.results.draft": (
        "La ronde {draft} n'est qu'un brouillon : d'abord `nigiri keep` ou `nigiri discard`. Pour "
        "corriger la ronde {round}, changez le résultat sur sa feuille."
    ),
    "menu.results.named.nobody": (
        "Personne ne s'appelle « {asked} » parmi ceux qui jouent dans la ronde {round}. Tapez le "
        "numéro du gagnant."
    ),
    "menu.results.table.has": (
        "Table {table}, {white} contre {black} : il y a déjà {result}. Pour le corriger, "
        "changez-le sur la feuille de la ronde."
    ),
    "menu.results.table.has-round": (
        "Table {table}, {white} contre {black} : il y a déjà {result}. Pour le corriger, "
        "changez-le sur la feuille de la ronde {round}."
    ),
    "menu.attendance.has-result": (
        "{who} a un résultat à la table {table}, ronde {round}. Dès la ronde suivante : laissez "
        "les rondes vides."
    ),
    "menu.members.fill.more": "Et {more} de plus.",
}
