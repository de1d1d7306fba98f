"""The answers to why, what if and where, in French."""

WORDS = {
    "answer.bye.title": "Ronde {round}, exempt : {who}",
    "answer.bye.odd": (
        "Le nombre de joueurs est impair : quelqu'un est exempt, et personne ne l'est deux fois. "
        "Joueurs déjà exempts avant cette ronde : {had}."
    ),
    "answer.bye.odd.none": (
        "Le nombre de joueurs est impair : quelqu'un est exempt, et personne ne l'est deux fois. "
        "Personne ici ne l'a encore été."
    ),
    "answer.bye.again": "■ {who} a déjà été exempt ; l'être deux fois est contraire aux règles.",
    "answer.bye.host.first": (
        "À la ronde 1, l'exempt est un joueur de l'hôte ({host}), comme {who}."
    ),
    "answer.bye.guest.first": (
        "À la ronde 1, l'exempt est un joueur de l'hôte ({host}), et {who} n'en est pas."
    ),
    "answer.bye.host": (
        "Jusqu'à la ronde {until}, les joueurs de l'hôte ({host}) passent d'abord, après une "
        "défaite ; {who} en est."
    ),
    "answer.bye.guest": (
        "Jusqu'à la ronde {until}, les joueurs de l'hôte ({host}) passent d'abord, après une "
        "défaite ; {who} n'en est pas."
    ),
    "answer.bye.home": (
        "À défaites égales, les joueurs de l'hôte ({host}) passent d'abord jusqu'à la ronde "
        "{until} ; {who} en est."
    ),
    "answer.bye.away": (
        "À défaites égales, les joueurs de l'hôte ({host}) passent d'abord jusqu'à la ronde "
        "{until} ; {who} n'en est pas."
    ),
    "answer.bye.none": (
        "Dans ce tournoi, personne n'est exempt : un remplaçant joue, ou un volontaire saute la "
        "ronde."
    ),
    "answer.bye.promised": "Cette exemption était promise à {who} : voyez Absent aux rondes.",
    "answer.bye.volunteer": (
        "{who} a proposé de sauter cette ronde, et les volontaires passent d'abord ici."
    ),
    "answer.bye.reserve": (
        "▲ {who} est là pour jouer au besoin ; avec un joueur de plus, personne ne serait exempt."
    ),
    "answer.bye.lost.only": (
        "{who} a perdu {value:# partie|# parties}, plus que tout autre qui pourrait être exempt."
    ),
    "answer.bye.lost.weakest": (
        "{who} a perdu {value:# partie|# parties}, et personne d'autre qui pourrait être exempt "
        "n'en a perdu plus. C'est aussi le cas de {others:# autre|# autres}, et {who} est le plus "
        "faible d'entre eux."
    ),
    "answer.bye.lost.home.only": (
        "{who} a perdu {value:# partie|# parties} ; aucun autre joueur de l'hôte qui pourrait être "
        "exempt n'en a perdu autant."
    ),
    "answer.bye.lost.home.weakest": (
        "{who} a perdu {value:# partie|# parties}, et personne d'autre qui pourrait être exempt "
        "n'en a perdu plus. C'est aussi le cas de {others:# autre joueur|# autres joueurs} de "
        "l'hôte, et {who} est le plus faible d'entre eux."
    ),
    "answer.bye.lost.host.weakest": (
        "{who} a perdu {value:# partie|# parties}, et aucun autre joueur de l'hôte qui pourrait "
        "être exempt n'en a perdu plus. C'est aussi le cas de {others:# autre|# autres} d'entre "
        "eux, et {who} est le plus faible."
    ),
    "answer.bye.lost": "{who} a perdu {value:# partie|# parties}.",
    "answer.bye.lost.none": "{who} n'a perdu aucune partie.",
    "answer.bye.lost.none.weakest": (
        "{who} n'a perdu aucune partie, pas plus que {others:# autre|# autres}, et {who} est le "
        "plus faible d'entre eux."
    ),
    "answer.bye.lost.none.home.weakest": (
        "{who} n'a perdu aucune partie, pas plus que {others:# autre joueur|# autres joueurs} de "
        "l'hôte, et {who} est le plus faible d'entre eux."
    ),
    "answer.bye.won.only": (
        "{who} a gagné {value:# partie|# parties} ; aucun autre qui pourrait être exempt n'en a "
        "gagné."
    ),
    "answer.bye.won.weakest": (
        "{who} a gagné {value:# partie|# parties}. C'est aussi le cas de {others:# autre|# "
        "autres} (seul compte d'avoir gagné ou non), et {who} est le plus faible d'entre eux."
    ),
    "answer.bye.won": "{who} a gagné {value:# partie|# parties}.",
    "answer.bye.won.none": "{who} n'a gagné aucune partie.",
    "answer.bye.won.none.weakest": (
        "{who} n'a gagné aucune partie, pas plus que {others:# autre|# autres}, et {who} est le "
        "plus faible d'entre eux."
    ),
    "answer.bye.score.only": (
        "{who} a {value:# point|# points}, moins que tout autre qui pourrait être exempt."
    ),
    "answer.bye.score.weakest": (
        "{who} a {value:# point|# points}, et personne d'autre qui pourrait être exempt n'en a "
        "moins. C'est aussi le cas de {others:# autre|# autres}, et {who} est le plus faible "
        "d'entre eux."
    ),
    "answer.bye.score": "{who} a {value:# point|# points}.",
    "answer.bye.passed": (
        "{who} venait d'abord, mais alors les autres ne pouvaient pas tous être appariés."
    ),
    "answer.bye.absent": (
        "{who} n'est pas venu à la ronde {round} : l'exempt est pour les autres, tant que l'un "
        "d'eux peut l'avoir."
    ),
    "answer.bye.absent.others": (
        "{who} : viendrait avant, mais n'est pas venu à sa dernière partie ; cela ne donne pas "
        "l'exempt, tant qu'un autre peut l'avoir."
    ),
    "answer.bye.next": "Sans cela, l'exempt serait {who}.",
    "answer.bye.placed": (
        "Les autres étaient déjà appariés ; avec tout le monde ensemble, selon la règle ce serait "
        "{who}."
    ),
    "answer.bye.placed.nobody": (
        "Les autres étaient déjà appariés ; selon la règle, personne ici ne serait exempt."
    ),
    "answer.ahead.title": "Exempt de la ronde {round}, dans l'état actuel",
    "answer.ahead.part": "{players:# joueur|# joueurs} de {first} à {last}, appariés à part :",
    "answer.ahead.certain": "Dans l'état actuel, l'exempt est {who}.",
    "answer.ahead.certain.open": (
        "L'exempt est {who}, quelle que soit l'issue {games:de la partie en cours|des # parties "
        "en cours}."
    ),
    "answer.ahead.odd": "Le nombre de joueurs est impair : {then}.",
    "answer.ahead.odd.list": (
        "Le nombre de joueurs est impair. L'exempt dépend des parties en cours ; la première ligne "
        "qui se réalise compte :"
    ),
    "answer.ahead.even": "Le nombre de joueurs est pair ({players}) : personne n'est exempt.",
    "answer.ahead.one-leaves": (
        "Si un joueur part, ou s'il en vient un de plus, le nombre est pair et personne n'est "
        "exempt."
    ),
    "answer.ahead.leaves": "Si {who} part : {then}.",
    "answer.ahead.leaves.any": "Si un joueur part : {then}.",
    "answer.ahead.leaves.else": "Si quelqu'un d'autre part : {then}.",
    "answer.ahead.leaves.many": (
        "L'exempt peut être un autre si {many:ce joueur part|l'un de ceux-ci part} : {who}."
    ),
    "answer.ahead.leaves.else.list": (
        "Si quelqu'un d'autre part, l'exempt dépend des parties en cours ; la première ligne qui "
        "se réalise compte :"
    ),
    "answer.ahead.line": "– {who}, si {when}",
    "answer.ahead.line.last": "– sinon {who}",
    "answer.ahead.then.bye": "l'exempt est {cases}",
    "answer.ahead.then.reserve": "{who} joue, et personne n'est exempt",
    "answer.ahead.then.volunteer": "{who} saute la ronde, comme proposé",
    "answer.ahead.then.stuck": "personne ici ne peut être exempt, et l'appariement s'arrêtera",
    "answer.ahead.among": "l'un de ceux-ci, {who} (trop de parties en cours pour en dire plus)",
    "answer.ahead.if": "{who} si {when} ; sinon {other}",
    "answer.ahead.or": " ou ",
    "answer.ahead.awaited": "Attendus, pas encore là et donc pas comptés : {who}.",
    "answer.even": "Partie à égalité : écart de rangs {difference}, moins {minus}.",
    "answer.top": "Pour le handicap, personne ne compte plus haut que {rank} : {who}.",
    "answer.even.above": (
        "Partie à égalité : {who} s'est inscrit à un rang où l'on joue toujours ainsi."
    ),
    "answer.even.by": (
        "Partie à égalité (handicap selon : {by}) : écart {difference}, moins {minus}."
    ),
    "answer.even.close": (
        "Partie à égalité (handicap selon : {by}) : écart {difference} ; jusqu'à {close}, pas de "
        "handicap."
    ),
    "answer.board": (
        "Handicap {stones}, komi {komi} : feuille {sheet}, {board} × {board} (selon : {by}) ; "
        "écart {difference}, moins {minus}, au plus {cap}."
    ),
    "answer.by": (
        "Handicap {stones} (selon : {by}) : écart {difference}, moins {minus}, au plus {cap}."
    ),
    "answer.by.rating": (
        "Handicap {stones} (selon : {by}) : écart {difference}, moins {minus}, arrondi, au plus "
        "{cap}."
    ),
    "answer.by.score": (
        "Handicap {stones} (selon : {by}) : écart {difference}, moins {minus}, arrondi vers le "
        "bas, au plus {cap}."
    ),
    "answer.stones": (
        "Handicap {stones} : écart de rangs {difference}, moins {minus}, au plus {cap}."
    ),
    "answer.unrated": "{who} n'a pas de cote : le milieu de {rank} compte.",
    "answer.unrated.rank": "{who} n'a pas de cote : le rang à l'inscription compte, {rank}.",
    "answer.entry.raised": "{who} est inscrit avec {entry}, au-dessus de la cote publiée {rating}.",
    "answer.entry.lowered": (
        "{who} est inscrit avec {entry}, sous la cote publiée {rating}, pour la raison notée "
        "dans Problèmes."
    ),
    "answer.entry.unproved": (
        "{who} demande à jouer comme {rank}, mais sans justificatif la cote publiée compte, "
        "{rating}."
    ),
    "place.before": "{ahead} est devant {behind} : {rest}.",
    "place.shared": "{one} et {other} partagent la place {place} : {equal}.",
    "place.by": "{criterion} {mine} contre {theirs}",
    "place.section": "la section {mine} passe avant la section {theirs}",
    "place.winner": (
        "{winner} n'a manqué aucune ronde, et qui en a manqué une ne peut être premier"
    ),
    "place.one": "{criterion}, {winner} a battu {loser}",
    "place.direct": "{criterion}",
    "place.all": "{winner} n'a manqué aucune ronde",
    "place.lot": "tirage au sort",
    "place.equal": "{figures} pour les deux",
    "place.and": " et ",
    "place.undecided": "{criterion} ne départage personne",
    "place.all.both": "aucun n'a manqué de ronde",
    "place.all.none": "les deux ont manqué une ronde",
    "draw.rematch": "revanche",
    "draw.strict": "strictement séparés",
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
    "draw.top": "groupes du haut d'abord",
    "draw.lot": "tirage au sort",
    "shared.club": "même club",
    "shared.city": "même ville",
    "shared.state": "même région",
    "shared.country": "même pays",
    "shared.family": "même nom de famille",
    "cost.apart": "même club, ville ou famille",
    "cost.rematch": "déjà rencontrés",
    "cost.strict": "ils sont strictement séparés",
    "cost.title": "l'un joue le titre ; l'autre ne le joue pas, ou n'a pas le même score",
    "cost.boundaries": "groupes de score d'écart : {cost}",
    "cost.again": "fois que les deux ont déjà joué hors de leur groupe : {cost}",
    "cost.balanced": (
        "fois vers le bas moins fois vers le haut, au carré, après cette partie : {cost}"
    ),
    "cost.wishes": "un souhait n'est pas exaucé",
    "cost.children": "un enfant sans victoire : plus l'adversaire est faible, mieux c'est",
    "cost.handicap": "pierres : {cost}",
    "cost.third": "trois fois de suite la même couleur : {cost}×",
    "cost.later": "séparés auparavant ; aux dernières rondes cela compte moins",
    "cost.top": "scores différents : à égalité de tout le reste, le haut reste entre soi",
    "cost.fewer.never": "moins de telles tables n'était pas possible",
    "cost.fewer.worse": "avec moins de telles tables, pire : {cost}",
    "cost.fewer.lot": "moins de telles tables était aussi bien, et le sort a décidé",
    "answer.title": "Ronde {round}, table {table} : {white} (Blanc) – {black} (Noir)",
    "answer.criterion": "Critère",
    "answer.here": "Ici",
    "answer.all": "Total",
    "answer.why": "Pourquoi",
    "answer.then": "{who} : {then} alors, {now} maintenant",
    "answer.then.changed": (
        "Changé depuis les appariements de cette ronde : {who}. La réponse s'en tient à ce qui "
        "valait alors."
    ),
    "answer.then.unexplained": (
        "Mais il n'y a pas que des résultats ou des scores de départ qui ont changé : ce qui a "
        "décidé alors peut être autre chose."
    ),
    "answer.same": "tous deux ont {score}, dans un groupe de {group}",
    "answer.group.odd": "groupe de {group} à {score} : l'un d'eux devait en sortir",
    "answer.group.met": "{who} a rencontré tous les autres à {score}",
    "answer.group.floaters": (
        "{floaters} du groupe de {group} à {score} {floaters:devait|devaient} en sortir, pour que "
        "tous soient appariés"
    ),
    "answer.group.left": (
        "{floaters} du groupe de {group} à {score} en {floaters:est sorti|sont sortis}"
    ),
    "answer.floated.never": "aucun n'a encore joué hors de son groupe dans ce sens",
    "answer.floated": "{who} a déjà joué hors de son groupe dans ce sens : {times}×",
    "answer.floats.down.bottom": "{who} descend : le plus faible du groupe",
    "answer.floats.down.middle": "{who} descend : celui du milieu du groupe",
    "answer.floats.down.top": "{who} descend : le plus fort du groupe",
    "answer.floats.up.bottom": "{who} monte : le plus faible du groupe",
    "answer.floats.up.middle": "{who} monte : celui du milieu du groupe",
    "answer.floats.up.top": "{who} monte : le plus fort du groupe",
    "answer.floats.down.too": "{who} descend : le suivant du groupe",
    "answer.floats.up.too": "{who} monte : le suivant du groupe",
    "answer.floats.never": (
        "{who} quitte le groupe plutôt que {others} : sinon quelqu'un resterait seul"
    ),
    "answer.floats.worse": "{who} quitte le groupe plutôt que {others} : sinon pire : {cost}",
    "answer.floats.lot": "{who} quitte le groupe, et non {others} : le sort a décidé",
    "answer.floats.unknown": "{who} quitte le groupe, et non {others}",
    "answer.floats.unlike": "{who} n'a pas encore quitté son groupe, au contraire de {others}",
    "answer.halves.kept": "un de chaque moitié",
    "answer.halves.first": (
        "les moitiés se sont trop rencontrées : à partir du haut, chacun prend le premier "
        "adversaire nouveau"
    ),
    "answer.halves.broken": "tous deux de la même moitié",
    "answer.pattern": "selon le schéma d'appariement",
    "answer.pattern.met": "le schéma donne {partner} : ils se sont déjà rencontrés",
    "answer.pattern.shared": "le schéma donne {partner} : {shared}",
    "answer.pattern.never": (
        "le schéma donne {partner} : mais alors les autres ne peuvent pas tous être appariés"
    ),
    "answer.pattern.worse": "le schéma donne {partner} : mais alors pire : {cost}",
    "answer.pattern.lot": "le schéma donne {partner} : aussi bien, et le sort a décidé",
    "answer.pattern.unknown": "le schéma donne {partner}",
    "answer.pattern.apart": "le schéma donne {partner} ; on sépare de tels joueurs ({shared})",
    "answer.colours": (
        "plus souvent Blanc que Noir : {upper} {upper_balance}, {lower} {lower_balance}"
    ),
    "answer.lot": "décide quand tout le reste est égal",
    "answer.white.stronger": "Blanc selon la règle : {white}, le plus fort.",
    "answer.white.balance": (
        "Blanc selon la règle : {white}, car {black} a été plus souvent Blanc."
    ),
    "answer.white.alternate": (
        "Blanc selon la règle : {white}, qui avait Noir en dernier, ou {black} Blanc ; sinon, "
        "tout est égal."
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
    "answer.yours": "✎ vous : cette paire est la vôtre ; les appariements donnaient {pairs}.",
    "answer.yours.new": "✎ vous : cette paire est la vôtre.",
    "answer.yours.changed": "✎ vous : {what}",
    "answer.yours.bye": "✎ vous : vous avez choisi l'exempt ; selon la règle, ce serait {who}.",
    "answer.yours.nobody": (
        "✎ vous : vous avez choisi l'exempt ; selon la règle, ce ne serait personne ici."
    ),
    "answer.else": "Sinon {come} au lieu de {gone} : {what}",
    "answer.else.none": "Sans cette paire, la ronde ne peut pas être appariée.",
    "answer.else.none.given": (
        "Avec les exempts et vos propres paires tels quels, la ronde ne peut pas être "
        "appariée sans cette paire."
    ),
    "answer.else.worse": "{criterion} {more} de plus ({before} → {after}), pour {where}.",
    "answer.else.better": (
        "{criterion} {less} de moins ({before} → {after}) : mieux, mais la ronde n'a pas été "
        "appariée ainsi."
    ),
    "answer.else.lot": "égal en tout, sauf au tirage au sort.",
    "answer.else.equal": "égal en tout.",
    "answer.pair": "{one} – {other}",
    "answer.words.same": (
        "Chacun a {score:# point|# points}, comme {others:# autre joueur|# autres joueurs}."
    ),
    "answer.words.same.only": "Ils sont les seuls à avoir {score:# point|# points}.",
    "answer.words.same.only.here": (
        "Dans ces appariements, ils sont les seuls à avoir {score:# point|# points}."
    ),
    "answer.words.apart": "{upper} a {mine:# point|# points}, {lower} en a {theirs}.",
    "answer.words.elsewhere": (
        "{others:# autre joueur a|# autres joueurs ont} {score:# point|# points}, mais hors de ces "
        "appariements."
    ),
    "answer.words.group.alone": "Personne d'autre n'a {score:# point|# points}.",
    "answer.words.group.alone.here": (
        "Dans ces appariements, personne d'autre n'a {score:# point|# points}."
    ),
    "answer.words.group.met": (
        "{who} a déjà rencontré tous les autres à {score:# point|# points}."
    ),
    "answer.words.group.met.here": (
        "Dans ces appariements, {who} a déjà rencontré tous les autres à {score:# point|# points}."
    ),
    "answer.words.group.odd": (
        "{group:# joueur a|# joueurs ont} {score:# point|# points}, un nombre impair : l'un d'eux "
        "devait rencontrer quelqu'un d'un autre score."
    ),
    "answer.words.group.never": (
        "Des {group:# joueur|# joueurs} à {score:# point|# points}, {floaters:# devait|# devaient} "
        "rencontrer quelqu'un d'un autre score, pour que tous puissent être appariés."
    ),
    "answer.words.group.worse": (
        "Des {group:# joueur|# joueurs} à {score:# point|# points}, {floaters:# a|# ont} rencontré "
        "quelqu'un d'un autre score : sinon, {cost}."
    ),
    "answer.words.group.lot": (
        "Des {group:# joueur|# joueurs} à {score:# point|# points}, {floaters:# a|# ont} rencontré "
        "quelqu'un d'un autre score : le sort a décidé."
    ),
    "answer.words.group.unknown": (
        "Des {group:# joueur|# joueurs} à {score:# point|# points}, {floaters:# a|# ont} rencontré "
        "quelqu'un d'un autre score."
    ),
    "answer.words.floated": "{who} a déjà joué hors de son groupe dans ce sens : {times} fois.",
    "answer.words.down.bottom": "{who} descend : c'est le plus faible d'entre eux.",
    "answer.words.down.middle": "{who} descend : c'est celui du milieu.",
    "answer.words.down.top": "{who} descend : c'est le plus fort d'entre eux.",
    "answer.words.up.bottom": "{who} monte : c'est le plus faible d'entre eux.",
    "answer.words.up.middle": "{who} monte : c'est celui du milieu.",
    "answer.words.up.top": "{who} monte : c'est le plus fort d'entre eux.",
    "answer.words.down.too": "{who} descend : c'est le suivant.",
    "answer.words.up.too": "{who} monte : c'est le suivant.",
    "answer.words.goes.never": (
        "Il fallait que ce soit {who} plutôt que {others} : sinon, tous n'auraient pas pu être "
        "appariés."
    ),
    "answer.words.goes.worse": "Il fallait que ce soit {who} plutôt que {others} : sinon, {cost}.",
    "answer.words.goes.lot": "C'était {who} et non {others} : le sort a décidé.",
    "answer.words.goes.unknown": "C'était {who} et non {others}.",
    "answer.words.goes.unlike": (
        "C'était le tour de {who}, qui n'avait pas encore quitté son groupe, au contraire de "
        "{others}."
    ),
    "answer.words.first-new": (
        "Les deux moitiés se sont trop rencontrées : à partir du haut, chacun a eu le premier "
        "adversaire nouveau."
    ),
    "answer.words.lot": "À score égal, on apparie ainsi : {pattern}.",
    "answer.words.pattern": (
        "Dans l'ordre de leur groupe, ce sont les places {one} et {two} sur {group}, et l'on "
        "apparie ainsi : {pattern}."
    ),
    "answer.words.pattern.met": (
        "Dans l'ordre habituel, {upper} aurait rencontré {partner}, mais ils ont déjà joué "
        "ensemble."
    ),
    "answer.words.pattern.shared": (
        "Dans l'ordre habituel, {upper} aurait rencontré {partner}, mais on les sépare ({shared})."
    ),
    "answer.words.pattern.never": (
        "Dans l'ordre habituel, {upper} aurait rencontré {partner}, mais alors les autres "
        "n'auraient pas tous pu être appariés."
    ),
    "answer.words.pattern.worse": (
        "Dans l'ordre habituel, {upper} aurait rencontré {partner}, mais alors {cost}."
    ),
    "answer.words.pattern.lot": (
        "Dans l'ordre habituel, {upper} aurait rencontré {partner} ; c'était aussi bien, et le "
        "sort a décidé."
    ),
    "answer.words.pattern.unknown": "Dans l'ordre habituel, {upper} aurait rencontré {partner}.",
    "answer.words.pattern.apart": (
        "Dans l'ordre habituel, {upper} aurait rencontré {partner} ; on sépare de tels "
        "joueurs ({shared})."
    ),
    "answer.words.cost.rematch": "Ils se sont déjà rencontrés.",
    "answer.words.cost.strict": "Ces deux-là sont strictement séparés.",
    "answer.words.cost.title": (
        "L'un d'eux joue le titre ; l'autre ne le joue pas, ou n'a pas le même score."
    ),
    "answer.words.cost.wishes": "Un souhait n'est pas exaucé ici.",
    "answer.words.cost.children": (
        "L'un d'eux est un enfant sans victoire, à qui l'on cherche un adversaire faible."
    ),
    "answer.words.cost.apart": "D'habitude on sépare ces joueurs (club, ville ou famille).",
    "answer.words.cost.third": "Quelqu'un a la même couleur pour la troisième fois de suite.",
    "answer.words.cost.later": (
        "On les a séparés aux rondes précédentes ; aux dernières rondes, cela compte moins."
    ),
    "answer.fewer.never": "Moins de telles tables n'était pas possible.",
    "answer.fewer.worse": "Avec moins de telles tables, {cost}.",
    "answer.fewer.lot": "Moins de telles tables était aussi bien, et le sort a décidé.",
    "answer.instead": "{upper} aurait pu rencontrer {one} (et {lower} contre {two}) : {what}.",
    "answer.instead.more": (
        "{upper} aurait pu rencontrer {one} (et {lower} contre {two}), avec {more:# autre table "
        "changée|# autres tables changées} : {what}."
    ),
    "answer.price.at": "{what} : {who}",
    "answer.price.then": "mais alors {cost}",
    "answer.price.rematch": "deux joueurs se seraient rencontrés de nouveau",
    "answer.price.strict": "deux joueurs strictement séparés se seraient rencontrés",
    "answer.price.title": (
        "quelqu'un qui joue le titre aurait rencontré quelqu'un qui ne le joue pas, ou d'un autre "
        "score"
    ),
    "answer.price.score": (
        "{one} et {other} se seraient rencontrés à {points:# point|# points} d'écart"
    ),
    "answer.price.boundaries": "on aurait franchi plus de limites entre groupes de score",
    "answer.price.floated": "quelqu'un serait descendu ou monté une fois de plus",
    "answer.price.again": "quelqu'un aurait quitté son groupe une fois de plus",
    "answer.price.balanced": "descendre et monter se seraient moins bien compensés",
    "answer.price.floats": "un autre joueur que ne le veut la règle serait descendu ou monté",
    "answer.price.wishes": "un souhait n'aurait pas été exaucé",
    "answer.price.children": "un enfant sans victoire aurait eu une partie plus difficile",
    "answer.price.halves": "deux joueurs de la même moitié de leur groupe se seraient rencontrés",
    "answer.price.apart": "deux joueurs que l'on sépare se seraient rencontrés",
    "answer.price.place": "l'ordre du groupe aurait été moins bien suivi",
    "answer.price.handicap": "on aurait donné plus de pierres de handicap",
    "answer.price.third": "quelqu'un aurait eu la même couleur trois fois de suite",
    "answer.price.colours": "Blanc et Noir auraient été moins bien partagés",
    "answer.price.later": "deux joueurs séparés aux rondes précédentes se seraient rencontrés",
    "answer.price.top": "plus haut, davantage de joueurs auraient rencontré un autre score",
    "answer.price.lot": "c'était aussi bien, et le sort a décidé",
    "answer.price.equal": "c'était aussi bien en tout",
    "answer.price.better": (
        "c'était même mieux ({criterion}), mais la ronde n'a pas été appariée ainsi"
    ),
    "whatif.title": "Ronde {round}, et si : {wish}",
    "whatif.forbid": "{pairs} ne se rencontrent pas",
    "whatif.force": "{pairs} se rencontrent",
    "whatif.bye": "{who} est exempt",
    "whatif.nothing": "appariée de nouveau",
    "whatif.changed": "tables qui changent : {changed} sur {boards}",
    "whatif.locked": (
        "tables qui restent : {kept} (résultat reçu, marque sous Fixée, ou appariées par vous)"
    ),
    "whatif.table": "Table",
    "whatif.old": "Maintenant",
    "whatif.next": "Les prochains appariements",
    "whatif.new": "Alors",
    "whatif.bye.row": "Exempt",
    "whatif.totals": "Toutes les tables, par critère",
    "whatif.difference": "Différence",
    "whatif.note": (
        "Les deux sont comptés avec les réglages demandés ; moins est mieux, la première ligne "
        "compte le plus."
    ),
    "whatif.unkept": (
        "Rien n'a été écrit. Pour garder ces appariements, répétez la commande avec --keep."
    ),
    "answer.asked": (
        "Souhaité : ces deux joueurs ne jouent qu'entre eux ; voyez la feuille Souhaits."
    ),
    "answer.white.system": "Couleurs selon le système ({system}) : {white} a Blanc.",
    "answer.bye.system": (
        "Selon le système ({system}), il n'y a pas d'adversaire ici ; l'exemption compte comme "
        "une victoire."
    ),
    "answer.bye.system.yours": "✎ vous : vous avez exempté {who}.",
    "meeting": "Ils se rencontrent selon le système : {system}.",
    "meeting.none": "Cette paire ne vient pas du système ({system}) : elle a été faite à la main.",
    "answer.even.all": "Partie à égalité, comme toutes celles du tournoi (Handicap maximal est 0).",
    "meeting.even": "Partie à égalité : il n'y a pas de handicaps ici.",
    "meeting.tree": (
        "Les gagnants se rencontrent : {one} et {other} sont voisins dans l'arbre ({system})."
    ),
    "meeting.tree third": (
        "{one} et {other} ont perdu les demi-finales et jouent pour la troisième place."
    ),
    "meeting.tree left": (
        "Leurs adversaires de l'arbre sont placés ailleurs ; ces deux-ci se rencontrent donc."
    ),
    "meeting.team.board": "Les équipes {one} et {other} se rencontrent : c'est la table {board}.",
    "meeting.team.turn": (
        "{one} restent assis, {other} avancent : c'est leur place à la ronde {round}."
    ),
    "meeting.robin.order": (
        "Chacun rencontre chacun : dans l'ordre de {rounds:# ronde|# rondes}, ils se rencontrent "
        "à la ronde {step}."
    ),
    "meeting.knockout.final": "La finale : têtes de série {one} et {other}.",
    "meeting.knockout.semi": "Une demi-finale : têtes de série {one} et {other}.",
    "meeting.knockout.round": (
        "Dans l'arbre, ils se rencontrent à cette ronde, quand il reste {left:# place|# places} : "
        "têtes de série {one} et {other}."
    ),
    "meeting.knockout.third": "Pour la troisième place : tous deux ont perdu leur demi-finale.",
    "meeting.knockout.left": (
        "Leurs adversaires de l'arbre sont placés ailleurs ; ces deux-ci se rencontrent donc."
    ),
    "meeting.playoff.final": (
        "La dernière partie du barrage pour la place {place} : ses numéros {one} et {other}."
    ),
    "meeting.playoff.round": (
        "Barrage pour la place {place} : le plus petit numéro restant contre le plus grand, ici "
        "{one} et {other}."
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
        "Chacun rencontre chacun : leur partie n'a pas pu se jouer à sa ronde, et tous deux sont "
        "libres à celle-ci."
    ),
}
