"""What stands on the sheets while results are typed, in French."""

WORDS = {
    "round.find": "◄ Chercher",
    "round.bye.note": "compte comme une victoire",
    "round.back": "joue dès la ronde {number}",
    "round.free": "pas de partie à cette ronde",
    "round.gone": "absent jusqu'à la fin",
    "round.in": "résultats : {done} sur {boards}",
    "round.more": " · encore {more} ▲ : `nigiri check`",
    "round.last": "   dernier entré : {number} {where}",
    "round.last.table": "{name}, table {table}",
    "found.none": "◄ personne",
    "found.round": "► {count} en tout, aller à la table {table}",
    "found.row": "► aller à la ligne {row}",
    "check.twice": "{number} est deux fois dans cette ronde",
    "check.met": "ces deux se sont déjà rencontrés",
    "check.list": "la liste dit autre chose",
    "check.both": "{white} et {black} sont tous deux dans la liste",
    "check.result": "« {typed} » n'est pas un résultat : tapez {white} ou {black}",
    "check.letter": "« {typed} » : Blanc, ou Black (Noir) ? Tapez {white} ou {black}",
    "check.you": "à la main : ",
    "check.new": "nouvel appariement ",
    "check.colours": "couleurs inversées ",
    "check.white": "Blanc (prévu : {number}) ",
    "check.black": "Noir (prévu : {number}) ",
    "check.table": "table (prévue : {table}) ",
    "check.handicap": "handicap (prévu : {stones}) ",
    "check.is": " · {number} = {name} {rank}",
    "check.next": "· la prochaine commande met le handicap ",
    "check.rule": "· handicap selon la règle : {stones} ",
    "check.weaker": "· selon la règle {number} prend Noir, handicap {stones} ",
    "check.out": "{number} est absent à cette ronde",
    "check.unseen": "· {number} n'est pas noté présent ",
    "check.out.result": "· {number} est absent, mais a un résultat ",
    "check.bye.black": "le numéro va sous Blanc",
    "check.bye.unseen": "{number} n'est pas noté présent",
    "check.table.none": "· sans numéro de table ",
    "check.table.twice": "· la table {table} sert deux fois ",
    "check.third.white": "· {number} a Blanc une troisième fois de suite ",
    "check.third.black": "· {number} a Noir une troisième fois de suite ",
    "check.rank": "· rang de {number} : {printed} ici, {rank} dans Joueurs ",
    "share.club": "même club",
    "share.city": "même ville",
    "share.state": "même province",
    "share.country": "même pays",
    "share.family": "même nom de famille",
    "check.playing": "en cours",
    "check.provisional": "manque, compté pour l'instant",
    "check.won": "{number} gagne",
    "check.jigo": "jigo",
    "check.none": "les deux perdent",
    "check.bothwin": "les deux gagnent",
    "check.default": " par forfait",
    "check.inlist": "  (liste)",
    "check.bye.again": "{number} a déjà été exempt",
    "check.bye.you": "à la main : exempt (prévu : {number})",
    "where.new": "nouveau : aura le numéro {number}",
    "where.unseen": "pas encore vu",
    "where.here": "présent",
    "where.reserve": "présent, au besoin",
    "where.spare": "pas nécessaire à cette ronde",
    "where.offered": "saute la ronde, comme proposé",
    "where.bye": "exempt",
    "where.plays": "contre {number} {name}",
    "where.out": "absent",
    "where.twice": "le numéro {number} sert deux fois",
    "where.moved": "le numéro {number} était à un autre joueur",
    "where.rank": "« {typed} » n'est pas un rang",
    "where.idle": "pas de partie à cette ronde",
    "where.playing": "joue encore la ronde {round}",
    "where.waits": "attend le reste de la ronde {round}",
    "where.free": "présent, sans adversaire",
    "players.count": "présents {here}  ·  pas vus {unseen}",
    "bar.empty": "Inscrivez les joueurs dans Joueurs, puis notez qui est présent.",
    "bar.register": (
        "Présents : {here}, pas encore vus : {unseen}. Quand tous sont là : `nigiri sections`, "
        "puis appariez la ronde 1."
    ),
    "bar.sections": (
        "Présents : {here}, pas encore vus : {unseen}. Voyez Sections, puis appariez la ronde 1."
    ),
    "bar.problem": "Ronde {round}, table {table} : {what}",
    "bar.free": (
        "Ronde {round} : {number} {name} est sans adversaire. Notez l'absence, ou : `nigiri draw "
        "--rest`, `nigiri late`"
    ),
    "bar.part": (
        "Ronde {round}, tables encore en jeu : {tables}. Entrez les résultats, puis : `nigiri draw "
        "--ready`"
    ),
    "bar.list": "Liste des gagnants : un numéro est faux, voyez la cellule rouge",
    "bar.complete": (
        "Ronde {round} complète. Dans Joueurs : qui sera absent ? Puis appariez la ronde {next}."
    ),
    "bar.finished": (
        "{round:La seule ronde est complète|Les # rondes sont complètes}. Voyez Classement et "
        "Grille, puis imprimez-les."
    ),
    "bar.level": (
        "Une première place est à départager : portez Rondes à {last}, écrivez barrage à côté de "
        "la ronde {round}, puis appariez-la."
    ),
    "bar.level.places": (
        "Des places sont à départager : portez Rondes à {last}, écrivez barrage à côté de la ronde "
        "{round}, puis appariez-la."
    ),
    "bar.drawn": (
        "Ronde {round} : imprimez, affichez, lancez les pendules, entrez {missing:# résultat|# "
        "résultats}."
    ),
    "bar.last": "Ronde {round} : entrez le dernier résultat, table {tables}",
    "bar.missing": "Ronde {round} : entrez {missing:# résultat|# résultats}, tables {tables}",
    "bar.moved": (
        "Joueurs : {name} avait le numéro {number}. Annulez le tri, ou retapez {number} à sa place"
    ),
    "bar.names": (
        "Joueurs : {many} noms sont à côté d'un autre numéro. Annulez le tri, ou : `nigiri names`"
    ),
    "bar.player.twice": (
        "Joueurs : le numéro {number} sert deux fois. Changez ou videz l'un des deux"
    ),
    "bar.player.rank": (
        "Joueurs : « {typed} » n'est pas un rang ({name}). Tapez 30k à 1k ou 1d à 9d"
    ),
    "bar.player.rankless": "Joueurs : {name} n'a pas encore de rang. Tapez 30k à 1k ou 1d à 9d",
    "bar.player.more": " · et {more} de plus",
    "bar.new": " · À placer : {count} (`nigiri late`)",
    "late.offer": (
        "{had} est exempt à la ronde {round}. Cette exemption lui sera retirée, pour que {late} "
        "joue."
    ),
    "late.offer.reserve": (
        "{had} ne joue qu'au besoin. À la ronde {round}, {late} jouera à sa place."
    ),
    "late.later": (
        "Dès la ronde {next} : {names}. La ronde {round} est manquée : elle compte {points}, sans "
        "être une victoire."
    ),
    "late.last": "Pas de partie pour {names} : la ronde {round} est la dernière.",
    "late.rest": (
        "Personne n'est libre pour jouer contre {names} : la ronde {round} était déjà appariée. "
        "L'exemption, qui compte comme une victoire, n'est pas pour les retardataires. Pour jouer "
        "dès la ronde suivante : `nigiri late {who}`"
    ),
    "bar.stops": "Corrigez d'abord ce que ■ marque ci-dessus ({stops}) ; puis : `nigiri check`",
    "bar.awaited": " · Annoncés, pas encore vus : {who}",
    "bar.absent": " · Pas venu, à apparier ? {who}",
    "bar.forced": " · Ronde {next} : les Européens de tête se rencontrent",
    "bar.foretold": " · Exempt de la ronde {next}, si personne ne part : {who}",
    "awaited.said": (
        "{who} {count:a été annoncé|ont été annoncés} pour la ronde {round} et {count:n'a pas "
        "encore été vu|n'ont pas encore été vus}."
    ),
    "awaited.draw": (
        "{who} {count:a été annoncé|ont été annoncés} pour la ronde {round} et {count:n'a pas "
        "encore été vu|n'ont pas encore été vus}. Faire les appariements sans attendre ?"
    ),
    "awaited.keep": (
        "{who} {count:a été annoncé|ont été annoncés} pour la ronde {round} et {count:n'a pas "
        "encore été vu|n'ont pas encore été vus}. Jouer ces appariements sans attendre ?"
    ),
    "awaited.and": " et ",
    "check.stones": "« {typed} » n'est pas un handicap : tapez 0 à 9",
    "check.unknown": "numéro inconnu dans Joueurs",
    "check.self": "{number} a Blanc et Noir à la fois",
    "check.alone": "{number} n'a pas d'adversaire ici",
    "check.name": "Si « {typed} » est un nom, la prochaine commande trouve le numéro",
    "check.verified": ", vérifié",
    "check.second": "{first}, mais {second} à la relecture",
    "check.second.none": "aucun résultat",
    "bar.second": (
        "Ronde {round} complète, vérifiés : {verified} sur {boards}. Continuez la relecture."
    ),
    "bar.lacks": "La ronde {round} est complète",
    "bar.before": " · Sans résultat : ronde {before}, table {table}",
    "bar.draft": (
        "La ronde {round} n'est qu'un brouillon. Regardez-la, puis : `nigiri keep` ou `nigiri "
        "discard`"
    ),
    "bar.draft.results": (
        "La ronde {round} n'est qu'un brouillon : ses résultats ne comptent qu'après `nigiri keep`"
    ),
    "round.verified": ", vérifiés : {verified}",
    "bar.register.draw": (
        "Présents : {here}, pas encore vus : {unseen}. Quand tous sont là, appariez la ronde 1."
    ),
    "bar.over": (
        "La ronde {round} est complète, et tout est joué. Voyez Classement, puis imprimez-le."
    ),
    "bar.over.teams": (
        "La ronde {round} est complète, et tout est joué. Voyez Équipes et Classement."
    ),
}
