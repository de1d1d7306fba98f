"""What buttons say in place of a command, in French."""

WORDS = {
    "menu.family.there.differ": "▲ {differ} Pour l'avoir ici, changez-le ici aussi.",
    "menu.family.there.new": (
        "▲ {players:# joueur est|# joueurs sont} dans {name} mais pas ici. Pour les ajouter, "
        "tapez-les dans Joueurs."
    ),
    "menu.family.there.both": (
        "▲ {differ} {players:# joueur est|# joueurs sont} dans {name} mais pas ici. Pour avoir la "
        "même chose ici, changez Joueurs."
    ),
    "menu.side.chart.ready": (
        "La feuille {sheet} est prête : écrivez dans la ligne de chacun les numéros des joueurs "
        "battus. On peut ajouter et vider des lignes."
    ),
    "menu.side.ladder.challenges": (
        "{one} défie {other}. Après la partie, dites qui a gagné : `nigiri ladder`"
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
        "{file} est endommagé : {error}. Prenez une copie, la vôtre ou celle que nigiri a faite à "
        "côté."
    ),
    "menu.problem.log-changed.way": (
        "Les copies du fichier montrent ce qu'il y avait ; le reste demeure."
    ),
    "menu.problem.log-gone.way": (
        "Les copies du fichier montrent ce qu'il y avait ; le reste demeure."
    ),
    "menu.drawing.incomplete.again": (
        "La ronde {earlier} n'est pas complète : entrez les résultats, {tables}, puis faites les "
        "appariements de la ronde {round}.\nPour le faire sans attendre, en comptant pour "
        "l'instant ce qui manque comme perdu : `nigiri draw --provisional`"
    ),
    "menu.drawing.absent.sits": (
        "Absence notée ({rounds}) : {names}. S'ils viennent : `nigiri late` ; sinon la question "
        "revient avant la ronde suivante."
    ),
    "menu.drawing.absent.draft": (
        "{names} : {many:pas venu à la dernière partie|pas venus à leur dernière partie}, et un "
        "brouillon ne change rien d'autre. Indiquez d'abord qui ne joue pas la ronde {round} : "
        "`nigiri out`\nou qui est de nouveau là : `nigiri late`"
    ),
    "menu.problem.relatives.way": (
        "Des parents à ne pas apparier : `nigiri wish`, ou dans Réglages « Séparer : "
        "nom de famille »."
    ),
    "menu.drawing.disputed": (
        "Ronde {round}, {tables} : la relecture ne donne pas le même résultat. Corrigez la saisie "
        "qui est fausse."
    ),
    "menu.results.elsewhere": (
        "Le joueur {number} ne joue pas à la ronde {round} ; sa partie de la ronde {earlier} est "
        "encore en cours. Écrivez son résultat dans la feuille de la ronde {earlier}."
    ),
    "menu.attendance.bye.anew": (
        "{why}\nLe joueur {number} peut être exempt à une ronde suivante ; à la ronde {round}, "
        "changez les appariements à la main."
    ),
    "menu.setup.rules.there-are": "Jeux de règles : {sets}.",
    "menu.members.none": "Aucune liste de membres n'est chargée : `nigiri ratings renew`",
    "menu.members.fill.update": (
        "Elles restent telles quelles ; `nigiri ratings fill` peut aussi prendre celles des listes."
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
        "Personne n'est libre pour jouer contre {names} : la ronde {round} était déjà appariée. "
        "L'exemption, qui compte comme une victoire, n'est pas pour les retardataires. Pour jouer "
        "dès la ronde suivante : `nigiri late`"
    ),
    "menu.drawing.promise.again": (
        "L'exemption de la ronde {round} est promise à {names}, qui a déjà été exempt ; "
        "personne ne l'est deux fois. Retirez d'abord la promesse : `nigiri bye`"
    ),
    "menu.attendance.late.offer": (
        "{had} est exempt à la ronde {round}. Cette exemption lui sera retirée, pour que {late} "
        "joue. Pour ne rien y changer, annulez, et faites jouer les retardataires dès la ronde "
        "suivante : `nigiri late`"
    ),
    "menu.attendance.late.offer.reserve": (
        "{had} ne joue qu'au besoin. À la ronde {round}, {late} jouera à sa place. Pour ne rien y "
        "changer, annulez, et faites jouer les retardataires dès la ronde suivante : `nigiri late`"
    ),
    "menu.attendance.late.offer.waiting": (
        "{had} est aussi arrivé en retard et attend la ronde {next}. Maintenant, {late} et {had} "
        "jouent à la ronde {round}. Sinon, annulez, et faites jouer les retardataires dès la "
        "ronde suivante : `nigiri late`"
    ),
    "menu.attendance.bye.out": (
        "{name} est noté absent à la ronde {round} et n'a pas à y être exempt. S'il vient quand "
        "même : `nigiri back`"
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
    "menu.output.points.more": "... et {more} de plus ; la liste complète : `nigiri preflight`",
    "menu.output.preflight.none": (
        "{name} ne refuserait rien. Pour écrire le fichier : `nigiri export`"
    ),
    "menu.output.preflight.asks": (
        "Tant qu'il reste quelque chose à régler, `nigiri export` vous demande d'abord s'il faut "
        "écrire quand même."
    ),
    "menu.entries.list.none.unknown": (
        "{source} ne peut pas être lu comme une liste de joueurs : aucun en-tête n'est connu "
        "comme le nom ou le rang. Pas connus : {headings}. Si l'un d'eux l'est, appelez-le Nom ou "
        "Rang dans la liste."
    ),
    "menu.entries.headings": (
        "Pas importé, car l'en-tête n'est pas connu : {headings}. S'il correspond à un en-tête de "
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
    "menu.drawing.part.bye.one": (
        "Il ne reste que {name} ({number}) à la ronde {round}, et {who} est exempt. Pour jouer à "
        "la ronde suivante : `nigiri late`. Pour jouer maintenant : videz le numéro dans la ligne "
        "Exempt, puis `nigiri draw --rest`"
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
    "menu.members.fill.more": "Et {more} de plus.",
    "menu.hall.serve.missing": (
        "La page de la salle a besoin d'une partie de nigiri qui n'est pas installée : sa partie "
        "hall (docs/install.md)."
    ),
    "menu.results.back.differ": (
        "Différent de la première saisie : {tables}. La première saisie reste. Si elle est fausse, "
        "corrigez-la dans la feuille de la ronde. Si elle est juste, corrigez-y la relecture."
    ),
    "menu.results.back.differ-round": (
        "Différent de la première saisie : {tables}. La première saisie reste. Si elle est fausse, "
        "corrigez-la dans la feuille de la ronde {round}. Si elle est juste, corrigez-y la "
        "relecture."
    ),
    "menu.results.back.alone": (
        "Relu, mais jamais entré : {tables}. La relecture seule ne compte pas : tapez aussi le "
        "résultat dans la feuille de la ronde."
    ),
    "menu.results.back.alone-round": (
        "Relu, mais jamais entré : {tables}. La relecture seule ne compte pas : tapez aussi le "
        "résultat dans la feuille de la ronde {round}."
    ),
    "menu.drawing.absent": (
        "{names} : {many:pas venu à la dernière partie|pas venus à leur dernièr"
        "e partie}. Dites qui joue la ronde {round}."
    ),
    "menu.drawing.lost": (
        "La ronde {round} a été appariée, mais sa feuille manque, et ses résultats aussi. "
        "Annuler la ramène, ou Ctrl+Z. Pour apparier la ronde de nouveau, dites pourquoi dans"
        " Problèmes."
    ),
    "menu.entries.list.none.lists": (
        "{source} a des noms et des numéros, mais pas de rangs. La liste des membres de la "
        "fédération peut les donner, une fois chargée."
    ),
    "menu.problem.names-moved.way": "Annulez cela. Ou : « Remettre les noms ».",
    "menu.problem.round-lost.way": "Annulez. Pour apparier de nouveau, dites ici pourquoi.",
}
