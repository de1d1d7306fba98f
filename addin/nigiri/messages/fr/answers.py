"""The answers to why, what if and where, in French."""

WORDS = {
    "answer.bye.title": "Ronde {round}, exempt : {who}",
    "answer.bye.odd": (
        "Le nombre est impair ; personne n'est exempt deux fois. Déjà exemptés ici : {had}."
    ),
    "answer.bye.again": "■ {who} a déjà été exempt : contraire à la règle.",
    "answer.bye.host.first": (
        "À la ronde 1 l'exempt est un joueur de l'hôte ({host}) : {who} en est."
    ),
    "answer.bye.guest.first": "À la ronde 1 l'exempt est un joueur de l'hôte ({host}), pas {who}.",
    "answer.bye.host": (
        "Jusqu'à la ronde {until} d'abord l'hôte ({host}), après une défaite ; {who} en est."
    ),
    "answer.bye.guest": (
        "Jusqu'à la ronde {until} d'abord l'hôte ({host}), après une défaite ; pas {who}."
    ),
    "answer.bye.home": (
        "À défaites égales l'hôte ({host}) passe d'abord jusqu'à la ronde {until} ; {who} en est."
    ),
    "answer.bye.away": (
        "À défaites égales l'hôte ({host}) passe d'abord jusqu'à la ronde {until} ; pas {who}."
    ),
    "answer.bye.none": (
        "Ici personne n'est exempt : une réserve joue, ou un volontaire se retire."
    ),
    "answer.bye.promised": "Cet exempt était promis à {who} : voir Absent aux rondes.",
    "answer.bye.volunteer": (
        "{who} a offert de sauter cette ronde, et les volontaires passent d'abord ici."
    ),
    "answer.bye.reserve": (
        "▲ {who} est là pour jouer au besoin ; ainsi personne ne serait exempt."
    ),
    "answer.bye.lost.only": "Parties perdues par {who} : {value}, plus que tout autre en question.",
    "answer.bye.lost.weakest": (
        "Parties perdues par {who} : {value}, le plus, comme {others} de plus ; le plus faible."
    ),
    "answer.bye.lost.home.only": (
        "Parties perdues par {who} : {value}, le plus ; nul autre de l'hôte n'en a perdu autant."
    ),
    "answer.bye.lost.home.weakest": (
        "Défaites de {who} : {value}, le plus, comme {others} de plus de l'hôte ; le plus faible."
    ),
    "answer.bye.lost": "Parties perdues par {who} : {value}.",
    "answer.bye.won.only": "Parties gagnées par {who} : {value} ; nul autre en question n'a gagné.",
    "answer.bye.won.weakest": (
        "Parties gagnées par {who} : {value} ; comme {others} (gagné ou non) ; le plus faible."
    ),
    "answer.bye.won": "Parties gagnées par {who} : {value}.",
    "answer.bye.score.only": (
        "Score de {who} : {value}, le plus bas de ceux qui n'ont pas été exempts."
    ),
    "answer.bye.score.weakest": (
        "Score de {who} : {value}, le plus bas, comme {others} de plus ; le plus faible."
    ),
    "answer.bye.score": "Score de {who} : {value}.",
    "answer.bye.passed": (
        "Avant selon la règle : {who} ; mais sans eux les autres n'avaient pas de paires."
    ),
    "answer.bye.next": "Le suivant selon la règle : {who}.",
    "answer.bye.placed": (
        "Les autres étaient déjà placés ; tirés tous ensemble, selon la règle ce serait {who}."
    ),
    "answer.bye.placed.nobody": (
        "Les autres étaient déjà placés ; selon la règle personne ici ne l'aurait."
    ),
    "answer.even": "Partie égale : écart de rangs {difference}, moins {minus}.",
    "answer.top": "Pour le handicap, personne ne compte plus haut que {rank} : {who}.",
    "answer.even.above": (
        "Partie égale : {who} s'est inscrit assez haut pour jouer toujours à égalité."
    ),
    "answer.even.by": "Partie égale : selon {by}, écart {difference}, moins {minus}.",
    "answer.even.close": (
        "Partie égale : selon {by}, écart {difference} ; jusqu'à {close}, c'est égal."
    ),
    "answer.board": (
        "Handicap {stones}, komi {komi} : feuille {sheet}, {board} × {board} ; selon {by}, écart "
        "{difference}, moins {minus}, au plus {cap}."
    ),
    "answer.by": (
        "Handicap {stones} : selon {by}, écart {difference}, moins {minus}, au plus {cap}."
    ),
    "answer.by.rating": (
        "Handicap {stones} : selon {by}, écart {difference}, moins {minus}, arrondi, au plus {cap}."
    ),
    "answer.by.score": (
        "Handicap {stones} : selon {by}, écart {difference}, moins {minus}, arrondi vers le bas, "
        "au plus {cap}."
    ),
    "answer.stones": (
        "Handicap {stones} : écart de rangs {difference}, moins {minus}, au plus {cap}."
    ),
    "answer.unrated": "{who} n'a pas de cote : le milieu de {rank} compte.",
    "answer.unrated.rank": "{who} n'a pas de cote : le rang à l'inscription compte, {rank}.",
    "why.level": "à égalité avec {others} ; {rest}",
    "why.vacant": "à égalité avec {others} : personne n'est premier",
    "why.shared": "partagée avec {others}",
    "why.final": "la finale : {winner} a battu {loser}",
    "why.third": "la partie pour la 3e place : {winner} a battu {loser}",
    "why.named": "{name} : {words}",
    "why.one": "{winner} a battu {loser}",
    "why.direct": "{winner} passe devant {loser}",
    "why.all": "{winner} n'a manqué aucune ronde",
    "why.lot": "{winner} passe devant {loser}",
    "place.before": "{ahead} est classé devant {behind} {rest}.",
    "place.shared": "{one} et {other} partagent la place {place} : {equal}.",
    "place.by": "par {criterion}, {mine} contre {theirs}",
    "place.section": "car la section {mine} passe avant la section {theirs}",
    "place.one": "par {criterion}, {winner} a battu {loser}",
    "place.direct": "par {criterion}",
    "place.all": "car {winner} n'a manqué aucune ronde",
    "place.lot": "par tirage au sort",
    "place.equal": "{figures} à égalité",
    "place.and": " et ",
    "place.undecided": "{criterion} ne départage personne",
    "place.all.both": "aucun n'a manqué de ronde",
    "place.all.none": "les deux ont manqué une ronde",
    "draw.rematch": "revanche",
    "draw.title": "titre : près de la tête",
    "draw.score": "écart de score",
    "draw.boundaries": "groupes de score traversés",
    "draw.floated": "deux fois dans le même sens",
    "draw.again": "deux fois hors de son groupe",
    "draw.balanced": "bas et haut compensés",
    "draw.floats": "qui quitte le groupe",
    "draw.wishes": "souhaits",
    "draw.children": "enfants",
    "draw.halves": "moitiés",
    "draw.apart": "séparés",
    "draw.place": "place dans le groupe",
    "draw.handicap": "handicap",
    "draw.third": "trois fois de suite la même couleur",
    "draw.colours": "couleurs",
    "draw.later": "séparés auparavant",
    "draw.lot": "sort",
    "shared.club": "même club",
    "shared.city": "même ville",
    "shared.state": "même région",
    "shared.country": "même pays",
    "shared.family": "même nom de famille",
    "cost.apart": "même club, ville ou famille : rien de mieux sans nuire à ce qui précède",
    "cost.rematch": "déjà rencontrés : personne d'autre n'était possible",
    "cost.title": "joue le titre, et aucun autre qui le joue n'a le même score et n'est libre",
    "cost.boundaries": "groupes de score d'écart : {cost}",
    "cost.again": "flottements antérieurs des deux, dans un sens ou l'autre : {cost}",
    "cost.balanced": "flottements en bas moins en haut, au carré, après cette table : {cost}",
    "cost.wishes": "un souhait reste ouvert : ce qui précède compte davantage",
    "cost.children": "un enfant sans victoire rencontre le plus faible possible",
    "cost.handicap": "pierres : {cost}",
    "cost.third": "trois fois de suite la même couleur : {cost}×, c'était inévitable",
    "cost.later": "séparés auparavant ; aux dernières rondes cela compte le moins",
    "answer.title": "Ronde {round}, table {table} : {white} (Blanc) – {black} (Noir)",
    "answer.criterion": "Critère",
    "answer.here": "Ici",
    "answer.all": "Total",
    "answer.why": "Pourquoi",
    "answer.and": " ; ",
    "answer.then": "{who} : {then} alors, {now} maintenant",
    "answer.then.changed": (
        "Changé depuis le tirage de cette ronde : {who}. Ce qui est dit ici vaut pour alors."
    ),
    "answer.then.unexplained": (
        "Mais pas par un seul résultat ou score de départ : ce qui est dit ici peut ne pas être "
        "ce qui a décidé alors."
    ),
    "answer.same": "tous deux ont {score}, un groupe de {group}",
    "answer.group.odd": "groupe de {group} à {score} : il fallait un flotteur",
    "answer.group.met": "{who} a rencontré tous les autres à {score}",
    "answer.group.floaters": (
        "{floaters} du groupe de {group} à {score} flottent, pour que tous aient une paire"
    ),
    "answer.floated.never": "aucun n'a encore flotté ainsi",
    "answer.floated": "{who} a déjà flotté ainsi : {times}×",
    "answer.floats.down.bottom": "{who} descend : le plus faible du groupe",
    "answer.floats.down.middle": "{who} descend : celui du milieu du groupe",
    "answer.floats.down.top": "{who} descend : le plus fort du groupe",
    "answer.floats.up.bottom": "{who} monte : le plus faible du groupe",
    "answer.floats.up.middle": "{who} monte : celui du milieu du groupe",
    "answer.floats.up.top": "{who} monte : le plus fort du groupe",
    "answer.floats.others": "{who} flotte plutôt que {others} : sinon ce qui précède serait pire",
    "answer.floats.unlike": "{who} n'a pas encore flotté, au contraire de {others}",
    "answer.halves.kept": "un de chaque moitié",
    "answer.halves.first": (
        "les moitiés se sont trop rencontrées : chacun prend le premier non rencontré"
    ),
    "answer.halves.broken": (
        "tous deux de la même moitié : sinon ce qui précède serait pire, ou quelqu'un bloqué"
    ),
    "answer.pattern": "comme le veut le schéma",
    "answer.pattern.met": "le schéma donne {partner} : déjà rencontrés",
    "answer.pattern.shared": "le schéma donne {partner} : {shared}",
    "answer.pattern.others": (
        "le schéma donne {partner} : mais les autres doivent aussi avoir une paire"
    ),
    "answer.colours": (
        "plus souvent Blanc que Noir : {upper} {upper_balance}, {lower} {lower_balance}"
    ),
    "answer.lot": "décide quand tout le reste est égal",
    "answer.white.stronger": "Blanc selon la règle : {white}, le plus fort.",
    "answer.white.balance": (
        "Blanc selon la règle : {white}, car {black} a été plus souvent Blanc."
    ),
    "answer.white.alternate": (
        "Blanc selon la règle : {white}, qui avait Noir en dernier, ou {black} Blanc."
    ),
    "answer.white.lot": (
        "Blanc tiré au sort : {white} ; les deux ont eu les mêmes couleurs jusqu'ici."
    ),
    "answer.white.nigiri": (
        "Blanc au nigiri : {white} ; s'ils ont choisi autrement, échangez les numéros."
    ),
    "answer.white.players": "{white} et {black} choisissent eux-mêmes leurs couleurs.",
    "answer.white.third": (
        "Blanc selon la règle : {white}, pour éviter une même couleur trois fois de suite."
    ),
    "answer.white.handicap": "Noir selon la règle : {black}, le plus faible.",
    "answer.reserve": "{who} ne joue qu'au besoin : sans cette partie quelqu'un restait seul.",
    "answer.yours": "✎ vous : cette paire est la vôtre ; le tirage avait {pairs}.",
    "answer.yours.new": "✎ vous : cette paire est la vôtre.",
    "answer.yours.changed": "✎ vous : {what}",
    "answer.yours.bye": "✎ vous : cet exempt est le vôtre ; selon la règle c'est {who}.",
    "answer.yours.nobody": "✎ vous : cet exempt est le vôtre ; selon la règle personne ici ne l'a.",
    "answer.else": "Sinon {come} au lieu de {gone} : {what}",
    "answer.else.none": "Sans cette paire la ronde ne peut être tirée.",
    "answer.else.worse": "{criterion} {more} de plus ({before} → {after}), en {where}.",
    "answer.else.better": (
        "{criterion} {less} de moins ({before} → {after}) : mieux, mais ce n'est pas le tirage."
    ),
    "answer.else.lot": "égal en tout sauf le sort.",
    "answer.else.equal": "égal en tout.",
    "whatif.title": "Ronde {round}, et si : {wish}",
    "whatif.forbid": "pas {pairs}",
    "whatif.force": "{pairs} jouent",
    "whatif.bye": "exempt pour {who}",
    "whatif.nothing": "tirée à nouveau",
    "whatif.changed": "tables qui changent : {changed} sur {boards}",
    "whatif.locked": "tables laissées : {kept} (résultat reçu, marque garder, ou vôtres)",
    "whatif.table": "Table",
    "whatif.old": "Maintenant",
    "whatif.next": "Le prochain tirage",
    "whatif.new": "Alors",
    "whatif.bye.row": "Exempt",
    "whatif.totals": "Toutes les tables, par critère",
    "whatif.difference": "Différence",
    "whatif.note": (
        "Les deux selon les réglages demandés ; moins est mieux, la première ligne compte le plus."
    ),
    "whatif.unkept": "Rien n'a été écrit. Pour garder ce tirage, redonnez la commande avec --keep.",
    "answer.asked": "Souhaité : ces deux jouent seulement entre eux, voyez la feuille Souhaits.",
    "answer.white.system": "Couleurs selon le système ({system}) : {white} a Blanc.",
    "answer.bye.system": (
        "Selon le système ({system}) : il n'y a personne en face, et cela compte comme victoire."
    ),
    "answer.bye.system.yours": "✎ vous : exempt par vous : {who}.",
    "meeting": "Ils se rencontrent selon le système : {system}.",
    "meeting.none": "Cette paire n'est pas du système ({system}) : elle a été faite à la main.",
    "answer.even.all": (
        "À égalité : toutes les parties du tournoi le sont (Handicap maximal est 0)."
    ),
    "meeting.even": "À égalité : il n'y a pas de handicaps ici.",
    "meeting.tree": (
        "Les gagnants se rencontrent : {one} et {other} sont voisins dans l'arbre ({system})."
    ),
    "meeting.tree third": (
        "{one} et {other} ont perdu les demi-finales et jouent pour la troisième place."
    ),
    "meeting.tree left": (
        "Les adversaires des deux dans l'arbre jouent ailleurs : ils se rencontrent donc."
    ),
    "meeting.team.board": "Les équipes {one} et {other} se rencontrent : c'est la table {board}.",
    "meeting.team.turn": (
        "{one} restent assis, {other} avancent : c'est leur place à la ronde {round}."
    ),
    "meeting.robin.order": (
        "Chacun rencontre chacun : dans l'ordre de {rounds:# ronde|# rondes}, ils se voient à la "
        "{step}."
    ),
    "meeting.knockout.final": "La finale : têtes de série {one} et {other}.",
    "meeting.knockout.semi": "Une demi-finale : têtes de série {one} et {other}.",
    "meeting.knockout.round": (
        "Dans l'arbre ils se voient ici, à {left:# place|# places} : têtes de série {one} et "
        "{other}."
    ),
    "meeting.knockout.third": "Pour la troisième place : tous deux ont perdu leur demi-finale.",
    "meeting.knockout.left": (
        "Leurs adversaires de l'arbre sont placés ailleurs ; ces deux-ci se rencontrent donc."
    ),
    "meeting.playoff.final": (
        "La dernière partie du barrage pour la place {place} : ses numéros {one} et {other}."
    ),
    "meeting.playoff.round": (
        "Barrage pour la place {place} : petit numéro contre grand, ses {one} et {other}."
    ),
    "meeting.playoff.third": (
        "Barrage pour la place {place} : tous deux ont perdu l'avant-dernière ronde."
    ),
    "length.players": "{count} joueurs",
    "length.group": "Des groupes de {count}",
    "length.teams": "{count} équipes",
    "length.boards": "Deux équipes de {count}",
    "length.rounds": "{count:# ronde|# rondes}",
    "meeting.robin.moved": (
        "Chacun rencontre chacun : leur rencontre a perdu sa ronde ; celle-ci leur est libre."
    ),
}
