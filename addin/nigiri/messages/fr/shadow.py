"""Ce qui est dit des rondes qui reviennent d'un autre programme, et du mode ombre."""

WORDS = {
    "returned": (
        "De {source} : {rounds:# ronde|# rondes} avec {games:# partie|# parties} et {byes:# "
        "exemption|# exemptions}, {results:# résultat|# résultats}, {players:# nouveau joueur|# "
        "nouveaux joueurs}."
    ),
    "returned.nothing": "{source} n'a rien qui manque au classeur.",
    "returned.new": (
        "{names} : pas sur la feuille {sheet}. Faut-il {players:ajouter ce joueur|ajouter ces "
        "joueurs} ?"
    ),
    "returned.unclear": (
        "{source} : on ne sait pas bien qui est qui sur {sheet} : {names}. Donnez-leur des deux "
        "côtés le même nom et le même numéro de fédération, et personne deux fois ; rien n'a été "
        "modifié."
    ),
    "returned.broken": (
        "{source} : ses rondes ne sont pas entières, rien n'a donc été modifié. {what}"
    ),
    "returned.differs": (
        "{source} et le classeur ne sont pas d'accord, rien n'a donc été modifié : {what}. "
        "Corrigez celui qui se trompe, puis reprenez les rondes."
    ),
    "returned.differs.pair.there": "ronde {round} : {players} se rencontrent là-bas, pas ici",
    "returned.differs.pair.here": "ronde {round} : {players} se rencontrent ici, pas là-bas",
    "returned.differs.bye.there": "ronde {round} : {who} est exempt là-bas, pas ici",
    "returned.differs.bye.here": "ronde {round} : {who} est exempt ici, pas là-bas",
    "returned.differs.colours": "ronde {round} : {players} ont les autres couleurs là-bas",
    "returned.differs.handicap": (
        "ronde {round} : {players} ont un handicap de {there} là-bas, de {here} ici"
    ),
    "returned.differs.result": "ronde {round} : {players} font {there} là-bas, {here} ici",
    "returned.rounds": (
        "{source} a une ronde {round}, le tournoi a {rounds:# ronde|# rondes}. Changez d'abord « "
        "Rondes » sur {event}."
    ),
    "returned.system": (
        "{source} : la ronde {round} est « {system} » sur {event}, qui décide de lui-même qui "
        "rencontre qui. On ne peut reprendre que des rondes d'un McMahon ou d'un suisse."
    ),
    "returned.players": "{source} : avec ses nouveaux joueurs il y en a plus de {most}.",
    "returned.ranks": "Rangs qui sont autres là-bas, et restent ici comme ils sont : {what}.",
    "returned.rank": "{name} {there} ({here} ici)",
    "shadow.title": "{name} : à côté de nigiri",
    "shadow.lead": (
        "{source} ({format}), chaque ronde appariée de nouveau par nigiri à partir du même état, "
        "avec les mêmes joueurs et les réglages du fichier."
    ),
    "shadow.verdict.alike": "nigiri aurait tout fait de la même façon.",
    "shadow.verdict.lot": "Rien ne diffère que ce que décide le sort.",
    "shadow.verdict.differs": (
        "nigiri aurait fait certaines choses autrement. Chaque différence est ci-dessous, avec "
        "sa raison."
    ),
    "shadow.verdict.pairs": (
        "Paires : {same} sur {boards} {boards:table pareille|tables pareilles}, {lot} autrement "
        "par le seul sort, {other} par un critère."
    ),
    "shadow.verdict.byes": "Exemptions : {same} sur {byes} comme le veut la règle de nigiri.",
    "shadow.verdict.games": (
        "Handicaps et couleurs : {same} sur {boards} {boards:table pareille|tables pareilles}, "
        "{lot} d'autres couleurs par le seul sort, {other} autrement par une règle."
    ),
    "shadow.verdict.places": (
        "Classement : {differ} sur {players} {players:joueur placé|joueurs placés} autrement."
    ),
    "shadow.verdict.places.alike": "Classement : chaque place et chaque chiffre sont pareils.",
    "shadow.verdict.places.none": (
        "Classement : le fichier du tournoi n'en a pas. Donnez aussi le fichier de résultats "
        "pour l'EGF (.h9), et il est comparé : --results"
    ),
    "shadow.no-round": (
        "{source} n'a pas encore de ronde avec une partie : il n'y a rien à comparer."
    ),
    "shadow.results.none": (
        "{source} n'est pas un fichier de résultats : il n'a aucune ligne de joueur. Donnez le "
        "fichier .h9 du tournoi."
    ),
    "shadow.lost": "Ce que nigiri n'a pas du fichier, ou a autrement",
    "shadow.key": "Les critères qui ont décidé, dans leur ordre",
    "shadow.note": (
        "Quand deux programmes pèsent autrement les mêmes choses, aucun n'a tort : OpenGotha "
        "additionne ses poids, nigiri suit un critère après l'autre ; pour une exemption "
        "OpenGotha compte ensemble rang et score. Ce qui y a été modifié après un appariement, "
        "comme un résultat, le fichier ne le sait pas."
    ),
    "shadow.round": "Ronde {round}",
    "shadow.round.alike": "Tout est pareil.",
    "shadow.round.differs": "Tout n'est pas pareil.",
    "shadow.undrawn": "Non comparée : {why}",
    "shadow.system": "{system} décide de lui-même qui rencontre qui.",
    "shadow.table": "Table",
    "shadow.there": "Là-bas",
    "shadow.here": "nigiri",
    "shadow.reason": "Raison",
    "shadow.totals": "Toutes les tables",
    "shadow.floats": (
        "Tables entre scores différents (↕) : {theirs} là-bas, {ours} dans la ronde de nigiri."
    ),
    "shadow.reason.met": (
        "{pairs} s'étaient déjà rencontrés ; nigiri n'apparie personne deux fois tant qu'on peut "
        "l'éviter."
    ),
    "shadow.reason.equal": "Égal selon chaque critère.",
    "shadow.reason.lot": "Égal selon chaque critère : seul le sort diffère.",
    "shadow.reason.worse": (
        "{criterion} : {there} là-bas, {here} chez nigiri. Ce qui compte davantage est égal."
    ),
    "shadow.reason.better": (
        "{criterion} : {there} là-bas, {here} chez nigiri. L'appariement de là-bas est meilleur "
        "sur ce point ; nigiri a apparié un groupe à partir du haut, comme aux dernières rondes."
    ),
    "shadow.bye.same": "Exemption : {who}, comme le veut la règle.",
    "shadow.bye.again": "Exemption : {who} en avait déjà eu une, ce que nigiri ne donne jamais.",
    "shadow.bye.nobody": "Exemption : {who} ; d'après la règle, personne ici n'en a.",
    "shadow.bye.other": (
        "Exemption : {who} là-bas ; d'après la règle ({by}) c'est {other}. Score {score} là-bas, "
        "{least} ici ; parties perdues {lost} là-bas, {most} ici."
    ),
    "shadow.handicap": (
        "Table {table}, {players} : handicap {there} là-bas, {here} d'après la règle. {why}"
    ),
    "shadow.colours": "Table {table}, {players} : les autres couleurs d'après la règle. {why}",
    "shadow.places": "Classement",
    "shadow.places.none": "Comme nigiri le compte ; rien n'a été donné pour le comparer.",
    "shadow.places.alike": "Tout est pareil.",
    "shadow.places.differ": (
        "Tout n'est pas pareil : dans un chiffre, ce qu'a le fichier vient d'abord."
    ),
    "shadow.place.there": "Là-bas",
    "shadow.place.here": "nigiri",
    "shadow.player": "Joueur",
    "shadow.place.nobody": "{who} n'est pas dans le fichier de résultats, ou pas à coup sûr.",
    "shadow.place.rounds": (
        "{who} : pour la ronde {rounds}, le fichier de résultats dit autre chose que le tournoi."
    ),
    "shadow.place.figure": "{who} : {criterion} vaut {there} là-bas, {here} ici.",
    "shadow.place.moved": (
        "{who} : les mêmes chiffres ; d'autres, aux chiffres différents, sont passés devant ou "
        "derrière."
    ),
    "shadow.scoring.same": (
        "Tous les chiffres seraient comme là-bas si une exemption comptait {bye} et une ronde "
        "manquée {missed}, pour les adversaires aussi."
    ),
    "shadow.scoring.half": (
        "Tous les chiffres seraient comme là-bas si une exemption comptait {bye}, une ronde "
        "manquée {missed}, et pour les adversaires un demi-point chaque ronde sans partie."
    ),
    "shadow.unknown": "Seulement dans le fichier de résultats : {names}.",
    "shadow.means.rematch": "A décidé {times}× : deux qui se sont déjà rencontrés.",
    "shadow.means.strict": "A décidé {times}× : des joueurs strictement séparés.",
    "shadow.means.title": "A décidé {times}× : ceux de tête se rencontrent.",
    "shadow.means.score": "A décidé {times}× : la somme des carrés des écarts de score.",
    "shadow.means.boundaries": "A décidé {times}× : pas d'un groupe de score au suivant.",
    "shadow.means.floated": (
        "A décidé {times}× : joueurs qui quittent leur groupe de score encore du même côté."
    ),
    "shadow.means.again": (
        "A décidé {times}× : joueurs qui quittent encore leur groupe de score, de n'importe quel "
        "côté."
    ),
    "shadow.means.balanced": (
        "A décidé {times}× : qui est descendu remonte plutôt ensuite, et inversement."
    ),
    "shadow.means.floats": (
        "A décidé {times}× : qui du groupe de score le quitte, en places depuis celui qui devrait."
    ),
    "shadow.means.wishes": "A décidé {times}× : souhaits de joueurs.",
    "shadow.means.children": (
        "A décidé {times}× : les enfants sans victoire rencontrent quelqu'un à leur portée."
    ),
    "shadow.means.halves": (
        "A décidé {times}× : la moitié haute d'un groupe de score rencontre la moitié basse."
    ),
    "shadow.means.apart": "A décidé {times}× : les joueurs d'un même club ou pays sont séparés.",
    "shadow.means.place": (
        "A décidé {times}× : l'écart d'une paire à sa place dans le schéma du groupe de score, "
        "au carré."
    ),
    "shadow.means.handicap": "A décidé {times}× : pierres de handicap.",
    "shadow.means.third": "A décidé {times}× : la même couleur trois fois de suite.",
    "shadow.means.colours": "A décidé {times}× : Blanc et Noir aussi souvent pour chacun.",
    "shadow.means.later": "A décidé {times}× : ce qui était séparé aux rondes précédentes.",
    "shadow.means.top": (
        "A décidé {times}× : à partir du haut, le plus possible de joueurs rencontrent le même "
        "score."
    ),
    "shadow.written": (
        "{path} a chaque différence avec sa raison : ouvrez-le dans un navigateur, ou imprimez-le."
    ),
    "shadow.verdict.lost": "Rondes : {lost} sur {rounds} n'ont pas pu être comparées.",
    "shadow.reason.apart": (
        "{reason} Deux d'un même club ou pays y coûtent aussi : {there} là-bas, {here} chez nigiri."
    ),
}
