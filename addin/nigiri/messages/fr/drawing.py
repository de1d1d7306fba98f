"""The draw, in French."""

WORDS = {
    # What was drawn
    "drawing.summary": "Ronde {round} : {boards:# table|# tables}, {byes}.",
    "drawing.summary.so-far": "Ronde {round} : {boards:# table|# tables} jusqu'ici.",
    "drawing.summary.idle": "Ronde {round} : {boards:# table|# tables} ; sans partie : {idle}.",
    "drawing.summary.byes-idle": (
        "Ronde {round} : {boards:# table|# tables}, {byes} ; sans partie : {idle}."
    ),
    "drawing.summary.spare": (
        "Ronde {round} : {boards:# table|# tables}, {byes}. Pas requis : {spare}."
    ),
    "drawing.summary.out": (
        "Ronde {round} : {boards:# table|# tables}, {byes}. Saute la ronde, comme offert : {out}."
    ),
    "drawing.summary.spare-out": (
        "Ronde {round} : {boards:# table|# tables}, {byes}. Pas requis : {spare}. Saute la ronde, "
        "comme offert : {out}."
    ),
    "drawing.summary.kept": "{drawn} {kept:# paire gardée|# paires gardées}.",
    "drawing.byes": "{many:exempt|exempts} : {names}",
    "drawing.byes.many": "{many:# exempt|# exempts}",
    "drawing.byes.none": "personne n'est exempt",
    "drawing.idle.many": "{many:# joueur|# joueurs}, sous Absents dans la feuille",
    "drawing.sections": "{sections:# section proposée|# sections proposées} : jusqu'à {ranks}.",
    # What comes next
    "drawing.next": (
        "Imprimez et affichez : `nigiri print pairings`. Entrez ensuite les résultats de la ronde "
        "{round}."
    ),
    "drawing.next.print": "Imprimez et affichez : `nigiri print pairings`.",
    "drawing.next.ready": (
        "Imprimez et affichez : `nigiri print pairings`. Au fur et à mesure des résultats : "
        "`nigiri draw --ready`, et quand ils sont tous là : `nigiri draw --rest`"
    ),
    "drawing.next.rest": (
        "Imprimez et affichez : `nigiri print pairings`. Pour les autres : `nigiri draw --rest`"
    ),
    # A round drawn in part
    "drawing.held": "Retenu pour le groupe suivant : {names}.",
    "drawing.waiting": "{players:# joueur|# joueurs} sans place à la ronde {round} : {names}.",
    "drawing.waiting.playing": (
        "{players:# joueur|# joueurs} sans place à la ronde {round} ; encore en jeu : {tables}."
    ),
    "drawing.partly": (
        "La ronde {round} n'est appariée qu'en partie ; sans place : {names}. Pour leur en donner "
        "une : `nigiri draw --rest`\nPour qui ne joue pas la ronde {round}, écrivez-la sous Absent "
        "aux rondes (Joueurs)."
    ),
    "drawing.partly.playing": (
        "La ronde {round} n'est appariée qu'en partie ; sans place : {names}. Encore en jeu : "
        "{tables}. Quand ces résultats seront là : `nigiri draw --rest`\nPour qui ne joue pas la "
        "ronde {round}, écrivez-la sous Absent aux rondes (Joueurs)."
    ),
    "drawing.part.one-way": "Choisissez : --again, --ready, --from et --to, --section, ou --rest.",
    "drawing.part.sure": (
        "--ready, --from et --to n'apparient que ce qu'aucun résultat manquant ne peut changer. "
        "Avec --provisional, laissez-les."
    ),
    "drawing.part.nobody": "Tous ceux qui jouent la ronde {round} ont déjà une place.",
    "drawing.part.system": (
        "La ronde {round} ne s'apparie pas selon le score ({system}) : elle n'a pas de parties à "
        "apparier seules. Toute la ronde : `nigiri draw`"
    ),
    "drawing.part.apart": (
        "Dans ce tournoi, chaque section joue à part : appariez-en une seule avec --section."
    ),
    "drawing.part.bye": (
        "{players:Il reste # joueur|Il reste # joueurs} à la ronde {round}, un nombre impair, et "
        "{who} est exempt. Videz le numéro dans la ligne Exempt, et tous pourront jouer : `nigiri "
        "draw --rest`"
    ),
    "drawing.part.stuck": (
        "Rien de la ronde {round} ne peut encore être apparié, ni par le haut ni par le bas, sans "
        "bloquer les autres. Encore en jeu : {tables}. Les groupes du milieu se nomment avec "
        "--from et --to."
    ),
    "drawing.part.section.nobody": (
        "{many:Section|Sections} {sections} : il ne reste personne à apparier à la ronde {round}."
    ),
    "drawing.part.section.odd": (
        "{many:Section|Sections} {sections} : {players:# joueur|# joueurs}, un nombre impair, "
        "alors que tous ceux qui restent sont un nombre pair et que personne n'est exempt. "
        "Appariez une autre section avec."
    ),
    "drawing.part.section.promised": (
        "{many:Section|Sections} {sections} : {players:# joueur|# joueurs}, un nombre impair, et "
        "l'exemption est promise à {names}. Appariez une autre section avec."
    ),
    "drawing.part.section.unknown": "Il n'y a pas de section {asked} ; il y a {sections}.",
    # Before a draw
    "drawing.none": "Aucune ronde n'est encore appariée ; pour la ronde 1 : `nigiri draw`",
    "drawing.over": (
        "{rounds:La seule ronde est appariée|Les # rondes sont appariées}. Pour une de plus, "
        "augmentez Rondes dans la feuille Tournoi."
    ),
    "drawing.incomplete": (
        "La ronde {earlier} n'est pas complète : entrez les résultats, {tables}, puis faites les "
        "appariements de la ronde {round}.\nPour compter ce qui manque comme perdu d'ici là : "
        "`nigiri draw --provisional`"
    ),
    "drawing.incomplete.again": (
        "La ronde {earlier} n'est pas complète : entrez les résultats, {tables}, puis refaites les "
        "appariements de la ronde {round}.\nPour compter ce qui manque comme perdu d'ici là : "
        "`nigiri draw --again --provisional`"
    ),
    "drawing.incomplete.groups": (
        "La ronde {earlier} n'est pas complète : entrez les résultats, {tables}, puis faites les "
        "appariements de la ronde {round}. Les groupes de score complets peuvent passer avant : "
        "`nigiri draw --ready`\nPour compter ce qui manque comme perdu d'ici là : `nigiri draw "
        "--provisional`"
    ),
    "drawing.provisional": (
        "Provisoire, sans résultat : {tables} ; {points} pour les deux d'ici là. Tapez le résultat "
        "quand il arrive. À afficher : `nigiri missing`"
    ),
    "drawing.disputed": (
        "Ronde {round}, {tables} : la seconde lecture dit autre chose. Corrigez celle qui est "
        "fausse ; ce que dit chacune : `nigiri verify --round {round}`"
    ),
    # A draft
    "drawing.draft.open": (
        "La ronde {round} est ouverte comme brouillon. Pour la jouer : `nigiri keep`. Pour la "
        "retirer : `nigiri discard`"
    ),
    "drawing.draft.made": "C'est un brouillon, dans la feuille {sheet} ; rien d'autre n'a changé.",
    "drawing.draft.choose": "Pour le jouer : `nigiri keep`. Pour le retirer : `nigiri discard`",
    "drawing.draft.gone": "Le brouillon de la ronde {round} est retiré ; tout est comme avant.",
    "drawing.draft.none": "Il n'y a pas de brouillon. Pour en faire un : `nigiri draw --draft`",
    "drawing.draft.other-round": (
        "Le brouillon est celui de la ronde {round}, mais {drawn:# ronde est appariée|# rondes "
        "sont appariées}. Pour le retirer : `nigiri discard`"
    ),
    "drawing.draft.result": (
        "Ronde {round}, table {table} : il y a un résultat que le brouillon n'a pas, entré ou relu "
        "après lui. Pour retirer le brouillon : `nigiri discard`"
    ),
    "drawing.draft.kept": (
        "Les appariements de la ronde {round} sont faits : le brouillon est gardé, {tables:# "
        "table|# tables}."
    ),
    "drawing.draft.kept-bye": (
        "Les appariements de la ronde {round} sont faits : le brouillon est gardé, {tables:# "
        "table|# tables}, exempt : {byes}."
    ),
    "drawing.draft.unprepared.sections": (
        "Il n'y a pas encore de sections, et un brouillon ne change que sa propre feuille. D'abord "
        ": `nigiri sections`"
    ),
    "drawing.draft.unprepared.number": (
        "Quelqu'un n'a pas encore de numéro, et un brouillon ne change que sa propre feuille. "
        "D'abord : `nigiri number`"
    ),
    "drawing.draft.unprepared.sections-number": (
        "Il n'y a encore ni sections ni numéros, et un brouillon ne change que sa propre feuille. "
        "D'abord : `nigiri sections`, puis `nigiri number`"
    ),
    # The director's own pairs and byes
    "drawing.kept-wrong": (
        "Gardé comme vous l'avez fait, bien que ce ne soit pas en règle : {problem}"
    ),
    "drawing.pair.dissolved": (
        "Votre paire {white} - {black} est défaite : {names} {many:ne joue|ne jouent} pas à la "
        "ronde {round}."
    ),
    "drawing.bye.needless": (
        "L'exemption que vous avez donnée à {name} est inutile : le nombre est pair."
    ),
    "drawing.bye.several": (
        "La ronde {round} ne peut avoir qu'un exempt, et vous en avez mis {many} : {where}. Videz "
        "les autres : qui saute la ronde sans être exempt va sous Absents, ou a la ronde sous "
        "Absent aux rondes."
    ),
    "drawing.locked": (
        "La ronde {round} ne peut pas être appariée avec ce que vous avez décidé : {where}. "
        "{many:Changez-le, ou ôtez sa marque sous Garder|Changez l'un d'eux, ou ôtez une marque "
        "sous Garder} ; rien n'a été changé."
    ),
    "drawing.locked.why": (
        "La ronde {round} ne peut pas être appariée avec ce que vous avez décidé : {where}. {why} "
        "{many:Changez-le, ou ôtez sa marque sous Garder|Changez l'un d'eux, ou ôtez une marque "
        "sous Garder} ; rien n'a été changé."
    ),
    "drawing.locked.bye": "l'exemption de {names}",
    "drawing.locked.at": "{what} ({cell})",
    "drawing.stuck.one": "Il ne reste pas d'adversaire pour {names}.",
    "drawing.stuck.group": (
        "Ces {many} joueurs ne peuvent jouer qu'entre eux, et leur nombre est impair : {names}."
    ),
    "drawing.stuck.helpers": (
        "Ces {many} joueurs n'ont que {helpers:# adversaire possible|# adversaires possibles} "
        "parmi les autres ({among}) : {names}."
    ),
    "drawing.stuck.groups": (
        "Ces {many} groupes, chacun d'un nombre impair de joueurs qui ne peuvent jouer qu'entre "
        "eux, n'ont que {helpers:# adversaire possible|# adversaires possibles} parmi les autres "
        "({among}) : {names}."
    ),
    # What the director asks for
    "drawing.asked.out": "{who} ne joue pas à la ronde {round} : voyez Joueurs.",
    "drawing.asked.self": "{who} ne peut pas jouer contre soi-même.",
    "drawing.asked.both": "{one}-{other} ne peut pas être à la fois imposé et interdit.",
    "drawing.asked.never": "{one} et {other} ne doivent jamais se rencontrer : voyez {sheet}.",
    "drawing.asked.met": (
        "{one} et {other} se sont rencontrés à la ronde {round} ; on ne joue pas deux fois le même "
        "adversaire."
    ),
    "drawing.asked.result": (
        "{white}-{black} ont déjà un résultat ; corrigez-le d'abord dans la feuille."
    ),
    "drawing.bye.again": "{who} a déjà été exempt ; personne ne l'est deux fois.",
    # Promised byes
    "drawing.promise.again": (
        "L'exemption de la ronde {round} est promise à {names}, qui a déjà été exempt ; personne "
        "ne l'est deux fois. D'abord : `nigiri bye {number} --round {round} --undo`"
    ),
    "drawing.promise.taken": "L'exemption promise à {name} n'est pas donnée : {others} est exempt.",
    "drawing.promise.even": "L'exemption promise à {name} n'est pas donnée : le nombre est pair.",
    # What the event has come to
    "drawing.winner": (
        "{who} a déjà gagné : personne ne peut plus atteindre autant de victoires. La ronde "
        "{round} est appariée quand même ; `nigiri undo` la reprend."
    ),
    "drawing.crosstable": (
        "Pas de feuille Tableau croisé : {present} joueurs sont classés ensemble, et elle en tient "
        "{room}. Tous sur papier : `nigiri print crosstable`"
    ),
}
