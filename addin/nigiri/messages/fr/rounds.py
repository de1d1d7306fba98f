"""Rounds: drawn, changed since, played, explained; who is out and who has the bye, in French."""

WORDS = {
    # What was drawn
    "drawing.summary": "Ronde {round} : {boards:# table|# tables}, {byes}.",
    "drawing.summary.so-far": "Ronde {round} : {boards:# table|# tables} jusqu'ici.",
    "drawing.summary.idle": "Ronde {round} : {boards:# table|# tables} ; sans partie : {idle}.",
    "drawing.summary.byes-idle": (
        "Ronde {round} : {boards:# table|# tables}, {byes} ; sans partie : {idle}."
    ),
    "drawing.summary.spare": (
        "Ronde {round} : {boards:# table|# tables}, {byes}. Pas besoin de : {spare}."
    ),
    "drawing.summary.out": (
        "Ronde {round} : {boards:# table|# tables}, {byes}. Saute la ronde, comme proposé : {out}."
    ),
    "drawing.summary.spare-out": (
        "Ronde {round} : {boards:# table|# tables}, {byes}. Pas besoin de : {spare}. Saute la "
        "ronde, comme proposé : {out}."
    ),
    "drawing.summary.kept": "{drawn} {kept:# paire gardée|# paires gardées}.",
    "drawing.byes": "{many:exempt|exempts} : {names}",
    "drawing.byes.many": "{many:# exempt|# exempts}",
    "drawing.byes.none": "personne n'est exempt",
    "drawing.idle.many": "{many:# joueur|# joueurs}, sous Absents dans la feuille",
    "drawing.sections": (
        "{sections:# section proposée, qui finit|# sections proposées, qui finissent} à {ranks}."
    ),
    "drawing.bands": (
        "{sections:# bande proposée, qui finit|# bandes proposées, qui finissent} à {ranks}."
    ),
    # Qui n'est pas venu
    "drawing.absent": (
        "{names} : {many:pas venu à la dernière partie|pas venus à leur dernière partie}. "
        "Ajoutez --sits-out {who} s'ils ne jouent pas la ronde {round}, ou --plays {who} s'ils la "
        "jouent."
    ),
    "drawing.absent.choice": "{who}, ronde {round}",
    "drawing.absent.tip": "N'est pas venu à la ronde {away}.",
    "drawing.absent.tip.bye": (
        "N'est pas venu à la ronde {away}. S'il joue, l'exempt qui lui reviendrait va à un autre."
    ),
    "drawing.absent.out": "ne joue pas",
    "drawing.absent.plays": "joue",
    "drawing.absent.sits": (
        "Absence notée ({rounds}) : {names}. S'ils viennent : `nigiri late {who}` ; sinon la "
        "question revient avant la ronde suivante."
    ),
    "drawing.absent.not-asked": (
        "Rien n'est demandé sur {who} à la ronde {round} : --sits-out et --plays sont pour les "
        "numéros de joueurs qui ne sont pas venus à leur dernière partie. Pour d'autres : "
        "`nigiri out`, `nigiri back`"
    ),
    "drawing.absent.numbers": "« {typed} » n'est pas une liste de numéros : tapez 17 ou 17,23.",
    "drawing.absent.both": "On joue ou on ne joue pas : un numéro est dans les deux listes.",
    "drawing.absent.no-draft": (
        "--sits-out et --plays valent pour la ronde même : un brouillon ne change rien d'autre."
    ),
    "drawing.absent.draft": (
        "{names} : {many:pas venu à la dernière partie|pas venus à leur dernière partie}, et un "
        "brouillon ne change rien d'autre. Indiquez d'abord qui ne joue pas : `nigiri out {who} "
        "--rounds {round}`\nou qui est de nouveau là : `nigiri late {who}`"
    ),
    # The bar of round 1
    "drawing.bar": "Barre {bar} : {players:# joueur|# joueurs} à ce rang ou plus haut : {names}.",
    "drawing.bar.proposed": (
        "Barre {bar}, proposée : {players:# joueur|# joueurs} à ce rang ou plus haut : {names}."
    ),
    "drawing.bar.nobody": "Barre {bar} : personne à ce rang ni plus haut.",
    "drawing.bar.ask": (
        "{clash}. Apparier avec la barre à {bar} ? Pour {other}, l'écrire d'abord sous "
        "« {setting} » dans {sheet}."
    ),
    # What comes next
    "drawing.unavoided": "Inévitable : {what}.",
    "drawing.unavoided.price": "Inévitable : {what}. Sinon, {cost}.",
    "drawing.look": "À regarder : {what}.",
    "drawing.look.price": "À regarder : {what}. Sinon, {cost}.",
    "drawing.look.lot": (
        "À regarder : {what}. Moins de telles tables était aussi bien, et le sort a décidé."
    ),
    "drawing.unavoided.many": (
        "À {many} tables, les deux joueurs ont un club ou autre chose en commun, ou un grand "
        "écart de points ou de force : `nigiri check`"
    ),
    "drawing.unavoided.table": "table {table} ({what})",
    "drawing.unavoided.shared": "{what}",
    "drawing.unavoided.gap": "{points:# point|# points} d'écart",
    "drawing.unavoided.stones": "{stones:# pierre|# pierres} de handicap",
    "drawing.strict": (
        "À séparer strictement, mais appariés : {pairs}. Aucun appariement de ces joueurs n'a "
        "moins de telles paires."
    ),
    "drawing.strict.rematch": (
        "À séparer strictement, mais appariés : {pairs}. Sans autre revanche, aucun appariement "
        "de ces joueurs n'a moins de telles paires."
    ),
    "drawing.strict.pair": "{pair} ({what})",
    "drawing.strict.most": "Sur {all:# joueur|# joueurs}, {many} ont « {label} » en commun.",
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
    "drawing.held": "En attente du groupe de score suivant : {names}.",
    "drawing.waiting": (
        "{players:# joueur pas encore apparié|# joueurs pas encore appariés} à la ronde {round} : "
        "{names}."
    ),
    "drawing.waiting.playing": (
        "{players:# joueur pas encore apparié|# joueurs pas encore appariés} à la ronde {round} ; "
        "encore en jeu : {tables}."
    ),
    "drawing.partly": (
        "La ronde {round} n'est appariée qu'en partie ; il reste à apparier : {names}. Pour eux : "
        "`nigiri draw --rest`\nPour un joueur qui ne joue pas la ronde {round}, écrivez-la sous "
        "Absent aux rondes (Joueurs)."
    ),
    "drawing.partly.playing": (
        "La ronde {round} n'est appariée qu'en partie ; il reste à apparier : {names}. Encore en "
        "jeu : {tables}. Quand ces résultats seront là : `nigiri draw --rest`\nPour un joueur qui "
        "ne joue pas la ronde {round}, écrivez-la sous Absent aux rondes (Joueurs)."
    ),
    "drawing.part.one-way": "Choisissez : --again, --ready, --from et --to, --section, ou --rest.",
    "drawing.part.score": "« {asked} » n'est pas un nombre de points ; écrivez 3, 3½ ou -2,5.",
    "drawing.part.sure": (
        "--ready, --from et --to n'apparient que ce qu'aucun résultat manquant ne peut changer. "
        "Ils ne vont pas avec --provisional."
    ),
    "drawing.part.nobody": "Tous ceux qui jouent la ronde {round} sont déjà appariés.",
    "drawing.part.system": (
        "La ronde {round} ne s'apparie pas selon le score ({system}) : on ne peut pas en apparier "
        "une partie. Toute la ronde : `nigiri draw`"
    ),
    "drawing.part.apart": (
        "Dans ce tournoi, chaque section joue à part : appariez-en une seule avec --section."
    ),
    "drawing.part.bye": (
        "{players:Il reste # joueur|Il reste # joueurs} à la ronde {round}, un nombre impair, et "
        "{who} est déjà exempt. Videz le numéro dans la ligne Exempt, et tous pourront jouer : "
        "`nigiri draw --rest`"
    ),
    "drawing.part.bye.one": (
        "Il ne reste que {name} ({number}) à la ronde {round}, et {who} est exempt. Pour jouer à "
        "la ronde suivante : `nigiri late {number} --next`. Pour jouer maintenant : videz le "
        "numéro dans la ligne Exempt, puis `nigiri draw --rest`"
    ),
    "drawing.part.stuck": (
        "Aucun groupe de score de la ronde {round} ne peut encore être apparié, ni par le haut ni "
        "par le bas : quelqu'un pourrait rester sans adversaire. Encore en jeu : {tables}. Pour "
        "des groupes du milieu : --from et --to."
    ),
    "drawing.part.section.nobody": (
        "{many:Section|Sections} {sections} : il ne reste personne à apparier à la ronde {round}."
    ),
    "drawing.part.section.odd": (
        "{many:Section|Sections} {sections} : {players:# joueur|# joueurs}, un nombre impair ; "
        "mais tous ceux qui restent sont un nombre pair, donc personne n'est exempt. Appariez une "
        "autre section en même temps."
    ),
    "drawing.part.section.promised": (
        "{many:Section|Sections} {sections} : {players:# joueur|# joueurs}, un nombre impair, et "
        "l'exemption est promise à {names}. Appariez une autre section en même temps."
    ),
    "drawing.part.section.unknown": "Il n'y a pas de section {asked} ; il y a {sections}.",
    # Before a draw
    "drawing.none": "Aucune ronde n'est encore appariée ; pour la ronde 1 : `nigiri draw`",
    "drawing.lost": (
        "La ronde {round} a été appariée, mais sa feuille manque, et ses résultats aussi. "
        "Annuler la ramène, ou Ctrl+Z ; pour un fichier fermé, `nigiri history` montre ses "
        "états, et `nigiri restore` y revient. Pour apparier la ronde de nouveau, dites pourquoi "
        "dans Problèmes."
    ),
    "drawing.over": (
        "{rounds:La seule ronde est appariée|Les # rondes sont appariées}. Pour une de plus, "
        "augmentez « Rondes » dans la feuille Tournoi."
    ),
    "drawing.over.level": (
        "{rounds:La seule ronde est appariée|Les # rondes sont appariées}, et {players} sont à "
        "égalité pour une {upto:première place|des # premières places}. Pour un barrage, portez « "
        "Rondes » à {last} dans la feuille Tournoi, écrivez barrage à côté de la ronde {round}, "
        "et refaites les appariements."
    ),
    "drawing.incomplete": (
        "La ronde {earlier} n'est pas complète : entrez les résultats ({tables}), puis faites les "
        "appariements de la ronde {round}.\nPour le faire sans attendre, en comptant pour "
        "l'instant les résultats manquants comme perdus : `nigiri draw --provisional`"
    ),
    "drawing.incomplete.again": (
        "La ronde {earlier} n'est pas complète : entrez les résultats ({tables}), puis refaites "
        "les appariements de la ronde {round}.\nPour le faire sans attendre, en comptant pour "
        "l'instant les résultats manquants comme perdus : `nigiri draw --again --provisional`"
    ),
    "drawing.incomplete.groups": (
        "La ronde {earlier} n'est pas complète : entrez les résultats ({tables}), puis faites les "
        "appariements de la ronde {round}. Les groupes de score complets peuvent être appariés dès "
        "maintenant : `nigiri draw --ready`\nPour apparier tout le monde sans attendre, en "
        "comptant pour l'instant les résultats manquants comme perdus : `nigiri draw --provisional`"
    ),
    "drawing.provisional": (
        "Provisoire, encore sans résultat : {tables} ; pour l'instant, {points} pour chacun des "
        "deux. Entrez le résultat quand il arrive. La liste à afficher : `nigiri missing`"
    ),
    "drawing.disputed": (
        "Ronde {round}, {tables} : la relecture ne donne pas le même résultat. Corrigez la saisie "
        "qui est fausse ; pour voir les deux : `nigiri verify --round {round}`"
    ),
    # A draft
    "drawing.draft.open": (
        "La ronde {round} n'est encore qu'un brouillon. Pour la jouer : `nigiri keep`. Pour le "
        "supprimer : `nigiri discard`"
    ),
    "drawing.draft.made": "C'est un brouillon, dans la feuille {sheet} ; rien d'autre n'a changé.",
    "drawing.draft.choose": "Pour le jouer : `nigiri keep`. Pour le supprimer : `nigiri discard`",
    "drawing.draft.gone": "Le brouillon de la ronde {round} est supprimé ; tout est comme avant.",
    "drawing.draft.none": "Il n'y a pas de brouillon. Pour en faire un : `nigiri draw --draft`",
    "drawing.draft.other-round": (
        "Le brouillon est pour la ronde {round}, mais {drawn:# ronde est appariée|# rondes sont "
        "appariées}. Pour le supprimer : `nigiri discard`"
    ),
    "drawing.draft.result": (
        "Ronde {round}, table {table} : un résultat a été entré ou relu après le brouillon. Pour "
        "supprimer le brouillon : `nigiri discard`"
    ),
    "drawing.draft.kept": (
        "Les appariements de la ronde {round} sont ceux du brouillon : {tables:# table|# tables}."
    ),
    "drawing.draft.kept-bye": (
        "Les appariements de la ronde {round} sont ceux du brouillon : {tables:# table|# tables}, "
        "exempt : {byes}."
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
    "drawing.kept-wrong": "Cela reste comme vous l'avez fait, malgré ce problème : {problem}",
    "drawing.pair.dissolved": (
        "Votre paire {white} - {black} n'est plus possible : {names} {many:ne joue|ne jouent} pas "
        "à la ronde {round}."
    ),
    "drawing.bye.needless": (
        "L'exemption que vous avez donnée à {name} est inutile : le nombre de joueurs est pair."
    ),
    "drawing.bye.several": (
        "La ronde {round} ne peut avoir qu'un exempt, et vous en avez mis {many} : {where}. Videz "
        "les autres. Un joueur qui saute la ronde sans être exempt va sous Absents, ou a la ronde "
        "sous Absent aux rondes."
    ),
    "drawing.locked": (
        "La ronde {round} ne peut pas être appariée avec ce que vous avez décidé : {where}. "
        "{many:Changez-le, ou enlevez sa marque sous Fixée|Changez l'un d'eux, ou enlevez une "
        "marque sous Fixée} ; rien n'a été changé."
    ),
    "drawing.locked.why": (
        "La ronde {round} ne peut pas être appariée avec ce que vous avez décidé : {where}. {why} "
        "{many:Changez-le, ou enlevez sa marque sous Fixée|Changez l'un d'eux, ou enlevez une "
        "marque sous Fixée} ; rien n'a été changé."
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
    "drawing.asked.self": "{who} ne peut pas être son propre adversaire.",
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
    "drawing.promise.even": (
        "L'exemption promise à {name} n'est pas donnée : le nombre de joueurs est pair."
    ),
    # What the event has come to
    "drawing.rank": (
        "Rang à revoir avec le joueur : {players}. S'il est d'accord, écrivez le nouveau rang "
        "dans Joueurs : les handicaps en tiennent compte, la section et le score restent."
    ),
    "drawing.rank.player": "{who}, {rank}, victoires : {won}, défaites : {lost}",
    "drawing.winner": (
        "{who} a déjà gagné : personne d'autre ne peut plus atteindre autant de victoires. La "
        "ronde {round} est appariée quand même ; `nigiri undo` l'annule."
    ),
    "drawing.title": (
        "Dès cette ronde, les Européens à un point au plus du premier Européen se rencontrent "
        "autant que possible : {names}."
    ),
    "drawing.title.many": (
        "Dès cette ronde, les Européens à un point au plus du premier Européen se rencontrent "
        "autant que possible : {many} joueurs."
    ),
    "drawing.lot": (
        "Numéros à partir de 1, tirés au sort : {names}. Pour un autre tirage, changez « Nombre "
        "pour le tirage au sort » dans Réglages et refaites les appariements."
    ),
    "drawing.crosstable": (
        "Pas de feuille Tableau croisé : {present} joueurs sont classés ensemble, et elle n'a de "
        "place que pour {room}. Tous sur papier : `nigiri print crosstable`"
    ),
    # Results
    "since.result": (
        "Ronde {round}, table {table}, {white} – {black} : {now} ; mais une ronde suivante a été "
        "appariée avec : {was}."
    ),
    "since.won": "{number} a gagné",
    "since.jigo": "nulle",
    "since.both-lost": "défaite des deux",
    "since.both-won": "victoire des deux",
    "since.no-result": "aucun résultat",
    # Scores
    "since.start-scores": (
        "La ronde {round} a été appariée avec d'autres scores de départ : {players}."
    ),
    "since.scores": "La ronde {round} a été appariée avec d'autres scores : {players}.",
    "since.score": "{who} avait {was}, a maintenant {now}",
    "since.floats": "Ronde {round} : {pairs}.",
    "since.float.now": "{white}–{black} n'ont plus le même score",
    "since.float.no-more": "{white}–{black} ont maintenant le même score",
    "since.handicaps": "Handicaps selon la règle à la ronde {round} : {games}.",
    "since.handicap": "{white}–{black} {was}, maintenant {now}",
    # Pairs and places
    "since.pairs": "Appariée maintenant, la ronde {round} aurait {come} au lieu de {gone}.",
    "since.pairs.same": "Appariée maintenant, la ronde {round} aurait les mêmes paires.",
    "since.bye": "{number} exempt",
    "since.places": "Places qui changent : {places}.",
    "since.place": "{who} : {now} au lieu de {was}",
    "since.more": "{listed} ; et {more} de plus",
    # Ranks and ratings
    "since.rank": (
        "{who} est {now}, apparié comme {was} jusqu'ici : les handicaps en tiennent compte dès la "
        "ronde {round} ; la section et le score de départ restent."
    ),
    "since.rank.score": (
        "{who} est {now}, apparié comme {was} jusqu'ici : les handicaps vont selon le score, non "
        "selon le rang ; la section et le score de départ restent."
    ),
    "since.rank.rating": (
        "{who} est {now}, apparié comme {was} jusqu'ici : les handicaps vont selon la cote, non "
        "selon le rang ; la section et le score de départ restent."
    ),
    "since.rank.rating-rank": (
        "{who} est {now}, apparié comme {was} jusqu'ici : les handicaps vont selon le rang de la "
        "cote, non selon ce rang ; la section et le score de départ restent."
    ),
    "since.rating": (
        "{who} a la cote {now}, apparié avec {was} jusqu'ici : les handicaps en tiennent compte "
        "dès la ronde {round}."
    ),
    # A round that is drawn again, with pairs nobody knows of
    "since.unrecorded": (
        "La feuille Tirage ne contient rien sur la ronde {round} : une paire changée par vous ne "
        "se distingue pas des autres. Toute paire sans résultat ni marque sous Fixée est "
        "appariée de nouveau."
    ),
    # A result is entered
    "results.entered": "Table {table} : {white} - {black}  {result}",
    "results.entered.was": "Table {table} : {white} - {black}  {result} (avant : {was})",
    "results.entered.round": "Ronde {round}, table {table} : {white} - {black}  {result}",
    "results.entered.round-was": (
        "Ronde {round}, table {table} : {white} - {black}  {result} (avant : {was})"
    ),
    "results.settled": "Table {table} : la relecture donnait {result} ; elle a été vidée.",
    # What comes next
    "results.missing": "Ronde {round}, encore sans résultat : {tables}.",
    "results.so-far": (
        "Ronde {round} : tous les résultats attendus sont là ; la ronde {newest} n'est appariée "
        "qu'en partie. {next}"
    ),
    "results.complete.partly": (
        "La ronde {round} est complète ; la ronde {newest} n'est appariée qu'en partie. {next}"
    ),
    "results.complete.earlier": (
        "La ronde {round} est complète. Pour voir ce que cela change : `nigiri standings`"
    ),
    "results.complete.before": "La ronde {round} est complète. Encore sans résultat : {tables}.",
    "results.complete": "La ronde {round} est complète. {next}",
    "results.over": (
        "{rounds:La seule ronde est complète|Les # rondes sont complètes}. Voyez : `nigiri "
        "standings`"
    ),
    "results.next.others": "Les autres : `nigiri draw --rest`",
    "results.next.draw": "Qui est absent ? Ensuite : `nigiri draw`",
    # What cannot be entered
    "results.undrawn": "La ronde {round} n'est pas appariée.",
    "results.draft": (
        "La ronde {draft} n'est qu'un brouillon : d'abord `nigiri keep` ou `nigiri discard`. Pour "
        "corriger la ronde {round} : ajoutez --round {round}"
    ),
    "results.named": "« {typed} » est {number} {name} : sa victoire à la table {table} est entrée.",
    "results.named.several": (
        "« {asked} » peut désigner plusieurs joueurs : {names}. Tapez le numéro du gagnant."
    ),
    "results.named.nobody": (
        "Personne ne s'appelle « {asked} » parmi ceux qui jouent dans la ronde {round}. Tapez le "
        "numéro du gagnant, ou une table et son résultat après --table."
    ),
    "results.twice": (
        "Vous avez donné deux fois le numéro {number} ; vouliez-vous un autre numéro ?"
    ),
    "results.table.twice": (
        "Table {table}, {white} contre {black} : vous avez donné deux résultats pour cette table."
    ),
    "results.table.has": (
        "Table {table}, {white} contre {black} : il y a déjà {result}. Pour le corriger, tapez "
        "--table {table} {winner} au lieu de {winner} seul."
    ),
    "results.table.has-round": (
        "Table {table}, {white} contre {black} : il y a déjà {result}. Pour le corriger, tapez "
        "--round {round} --table {table} {winner} au lieu de {winner} seul."
    ),
    "results.table.none": "Il n'y a pas de table {table} à la ronde {round}.",
    "results.bye": (
        "Le joueur {number} est exempt à la ronde {round} ; cela compte déjà comme une victoire."
    ),
    "results.absent": "Le joueur {number} ne joue pas à la ronde {round}.",
    "results.elsewhere": (
        "Le joueur {number} ne joue pas à la ronde {round} ; sa partie de la ronde {earlier} est "
        "en cours : `nigiri result --round {earlier} {number}`"
    ),
    "results.which": (
        "« {asked} » est un résultat et le nom de l'un des deux : tapez le numéro de qui a "
        "gagné. {names}"
    ),
    "results.unknown": (
        "« {asked} » n'est pas un résultat ; tapez {white} ou {black} (le gagnant), W pour Blanc, "
        "B pour Noir, jigo ou 0-0, suivi de def pour un forfait."
    ),
    "results.unknown.french": (
        "« {asked} » n'est pas un résultat ; tapez {white} ou {black} (le gagnant), blanc, noir, "
        "jigo ou 0-0, suivi de def pour un forfait. Un B seul peut vouloir dire Blanc ou Black."
    ),
    # Which results are missing
    "results.list.all-in": "Tous les résultats sont là.",
    "results.list.title": "Résultats manquants",
    "results.list.print": "Imprimez et affichez : `nigiri print missing`",
    "results.list.counts": "{points} pour les deux",
    "results.column.round": "Ronde",
    "results.column.table": "Table",
    "results.column.number": "No",
    "results.column.white": "Blanc",
    "results.column.black": "Noir",
    "results.column.counts": "Pour l'instant",
    "results.column.first": "Entré d'abord",
    "results.column.now": "Entré maintenant",
    # A second pass: results read back
    "results.back.title": "Ronde {round} : la relecture diffère",
    "results.back.log": "Relu : {tables}",
    "results.back.verified": (
        "Ronde {round} : {verified} sur {boards:# table vérifiée|# tables vérifiées}."
    ),
    "results.back.skipped": "Relu maintenant : {now} ; laissé, car déjà relu : {before}.",
    "results.back.differ": (
        "Différent de la première saisie : {tables}. La première saisie reste. Si elle est fausse "
        ": `nigiri result --table {table} WINNER`. Si elle est juste : `nigiri verify --table "
        "{table} WINNER`"
    ),
    "results.back.differ-round": (
        "Différent de la première saisie : {tables}. La première saisie reste. Si elle est fausse "
        ": `nigiri result --round {round} --table {table} WINNER`. Si elle est juste : `nigiri "
        "verify --round {round} --table {table} WINNER`"
    ),
    "results.back.alone": (
        "Relu, mais jamais entré : {tables}. La relecture seule ne compte pas : `nigiri result "
        "--table {table} WINNER`"
    ),
    "results.back.alone-round": (
        "Relu, mais jamais entré : {tables}. La relecture seule ne compte pas : `nigiri result "
        "--round {round} --table {table} WINNER`"
    ),
    "results.back.left": "Encore à relire : {tables}.",
    "results.back.no-column": (
        "La feuille {sheet} n'a pas de colonne pour une relecture : écrivez Relecture dans une "
        "cellule vide de la ligne {row}, par exemple {cell}."
    ),
    "results.back.twice": "Vous avez donné deux résultats pour la table {table}.",
    "results.back.table": "Table {table} : {why} Rien n'a été noté.",
    "results.back.too-many": (
        "{results:# résultat|# résultats}, mais {left:# table reste|# tables restent} à relire : "
        "{tables}. Rien n'a été noté."
    ),
    "results.back.too-many.none": (
        "{results:# résultat|# résultats}, mais {left:# table reste|# tables restent} à relire. "
        "Rien n'a été noté."
    ),
    "results.back.too-many.from": (
        "{results:# résultat|# résultats}, mais {left:# table|# tables} à partir de la table "
        "{first} : {tables}. Rien n'a été noté."
    ),
    "results.back.list.headings": (
        "La liste doit avoir les en-têtes Table et Résultat dans sa première ligne."
    ),
    "results.back.list.table": "Ligne {row} de la liste : {asked} n'est pas une table.",
    # Out and back
    "attendance.out": "Absence notée ({rounds}) : {names}.",
    "attendance.out.gap": (
        "{name} est {rank} : dès 4 dan, personne ne peut sauter des rondes puis revenir, ici "
        "{rounds}. Prévenez les organisateurs."
    ),
    "attendance.out.promise": "L'exemption promise à {name} ({rounds}) est annulée aussi.",
    "attendance.plays": "Présence notée ({rounds}) : {names}.",
    "attendance.plays.unseen": (
        "À jouer ({rounds}), une fois oui écrit sous « Présent » dans Joueurs : {names}."
    ),
    "attendance.plays.anyway": "Participe déjà ({rounds}) : {names}.",
    "attendance.alone": (
        "Il ne reste pas d'adversaire pour {names} : `nigiri draw --again`, ou notez l'absence."
    ),
    # New places in the round that is played
    "attendance.table": "Table {table} : {white} (Blanc) contre {black}.",
    "attendance.bye": "{name} est exempt.",
    "attendance.reserve": "{name} ne joue qu'au besoin, et n'est plus nécessaire.",
    "attendance.no-game": "Sans partie à cette ronde : {names}.",
    "attendance.print": "Imprimez et affichez la ronde de nouveau : `nigiri print pairings`",
    "attendance.draft": (
        "Le brouillon de la ronde {round} date d'avant ce changement : `nigiri discard`, puis "
        "`nigiri draw --draft`"
    ),
    "attendance.late.offer": (
        "{had} est exempt à la ronde {round}. Cette exemption lui sera retirée, pour que {late} "
        "joue. Pour ne rien y changer et faire jouer les retardataires dès la ronde suivante : "
        "`nigiri late {who} --next`"
    ),
    "attendance.late.offer.reserve": (
        "{had} ne joue qu'au besoin. À la ronde {round}, {late} jouera à sa place. Pour ne rien y "
        "changer et faire jouer les retardataires dès la ronde suivante : `nigiri late {who} "
        "--next`"
    ),
    "attendance.late.offer.waiting": (
        "{had} est aussi arrivé en retard et attend la ronde {next}. Maintenant, {late} et {had} "
        "jouent à la ronde {round}. Sinon, les retardataires jouent dès la ronde suivante : "
        "`nigiri late {who} --next`"
    ),
    # Who is meant, and in which rounds
    "attendance.who.none": (
        "Dites qui : des numéros séparés par des virgules, ou des noms séparés par des "
        "points-virgules."
    ),
    "attendance.who.new": (
        "« {asked} » n'est ni un numéro ni un nom tel qu'il est écrit dans Joueurs. Pour une "
        "nouvelle personne, inscrivez-y d'abord nom, prénom et rang."
    ),
    "attendance.who.several": "« {asked} » peut désigner plusieurs joueurs : {names}.",
    "attendance.rounds.unknown": (
        "« {asked} » n'est pas une ronde de ce tournoi ; ses rondes vont de 1 à {rounds}."
    ),
    "attendance.rounds.over": (
        "La ronde {round} est finie ; c'est possible à partir de la ronde {first}."
    ),
    "attendance.has-result": (
        "{who} a déjà un résultat à la ronde {round}, table {table}. C'est possible dès la ronde "
        "{next}."
    ),
    # The bye of a round
    "attendance.promise": "Exemption de la ronde {round} promise : {name}.",
    "attendance.promise.policy": (
        "Ce tournoi n'exempte personne (Qui est exempt, dans Réglages) ; l'appariement garde "
        "cette exemption, puisque vous l'avez décidée."
    ),
    "attendance.promise.none": "L'exemption de la ronde {round} n'était pas promise à {name}.",
    "attendance.promise.gone": "L'exemption de la ronde {round} n'est plus promise à {name}.",
    "attendance.promise.drawn": (
        "Elle est déjà donnée, et reste. Pour refaire les appariements sans la promesse : `nigiri "
        "draw --again`"
    ),
    "attendance.bye.one": "Une ronde n'a qu'un exempt ; choisissez : {names}.",
    "attendance.bye.reserve": (
        "{name} ne joue qu'au besoin, et n'a pas à être exempt : voyez Présent dans Joueurs."
    ),
    "attendance.bye.again": (
        "{name} a déjà été exempt ; personne ne l'est deux fois. Pour sauter la ronde : `nigiri "
        "out`"
    ),
    "attendance.bye.out": (
        "{name} est noté absent à la ronde {round} et n'a pas à y être exempt. S'il vient quand "
        "même : `nigiri back {who} --rounds {round}`"
    ),
    "attendance.bye.other-round": (
        "L'exemption de la ronde {round} est promise à {name} ; personne n'est exempt deux fois. "
        "D'abord : `nigiri bye {who} --round {round} --undo`"
    ),
    "attendance.bye.rival": (
        "L'exemption de la ronde {round} est promise à {name} ; une ronde n'en a qu'une. D'abord : "
        "`nigiri bye {who} --round {round} --undo`"
    ),
    "attendance.bye.no-place": (
        "{name} n'est pas encore apparié à la ronde {round} ; d'abord : `nigiri late`"
    ),
    "attendance.bye.anew": (
        "{why}\nPour refaire les appariements de la ronde {round} avec cette exemption : `nigiri "
        "what-if --bye {number} --keep`"
    ),
    "attendance.bye.even": (
        "La ronde {round} a un nombre pair de joueurs : personne n'a à être exempt. Pour que "
        "{name} saute la ronde : `nigiri out {number} --rounds {round}`"
    ),
    "explain.no-table": "La ronde {round} n'a pas de table {table} ; il y a {tables}.",
    "explain.no-table.none": "La ronde {round} n'a pas de table {table} ; il n'y en a aucune.",
    "explain.nobody": (
        "« {asked} » n'est ni le numéro d'une table, ni le nom d'un joueur, ni : exempt."
    ),
    "explain.no-game": "{names} : aucune partie à la ronde {round}.",
    "explain.undrawn": "La ronde {round} n'est pas appariée ; les rondes 1 à {last} le sont.",
    "explain.no-bye": "Personne n'est exempt à la ronde {round}.",
    "explain.has-results": (
        "La ronde {round} a des résultats ; on ne peut plus l'apparier autrement. Pour seulement "
        "regarder, enlevez --keep."
    ),
    "explain.no-simulation": (
        "Ces tournois arrivent à une ronde impossible à apparier sans que deux joueurs se "
        "rencontrent de nouveau : simulez moins de rondes."
    ),
}
