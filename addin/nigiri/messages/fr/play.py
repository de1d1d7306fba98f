"""What a draw and a system of play cannot do, and what they remark, in French."""

WORDS = {
    # nobody can be paired
    "pairing.nobody": (
        "Personne ne peut être apparié à la ronde {round} : notez dans Joueurs qui est présent."
    ),
    "pairing.no-game": (
        "La ronde {round} n'a aucune partie : il ne reste personne à rencontrer pour {names}. "
        "Voyez Problèmes et la ronde précédente."
    ),
    "pairing.impossible": (
        "La ronde {round} ne peut pas être appariée : {reason}. Marquez quelqu'un absent, exemptez "
        "quelqu'un vous-même, ou formez ces paires à la main."
    ),
    # why they cannot all be paired: inside another sentence
    "pairing.names": " ; ",
    "pairing.alone": "il ne reste pas d'adversaire pour {names}",
    "pairing.among-themselves": (
        "ces {players} joueurs ne peuvent jouer qu'entre eux, et leur nombre est impair : {names}"
    ),
    "pairing.few-opponents": (
        "ces {players} joueurs {opponents:n'ont qu'un adversaire possible|n'ont que # adversaires "
        "possibles} parmi les autres ({among}) : {names}"
    ),
    "pairing.odd-groups": (
        "ces {many} groupes, chacun de joueurs en nombre impair qui ne peuvent jouer qu'entre eux, "
        "{opponents:n'ont qu'un adversaire possible|n'ont que # adversaires possibles} parmi les "
        "autres ({among}) : {names}"
    ),
    # who is named
    "pairing.no-number": "Aucun joueur n'a le numéro {number}.",
    "pairing.named-twice": (
        "{who} figure {times} fois à la ronde {round} ; ne gardez qu'une de ces places."
    ),
    "pairing.wished-apart": (
        "{one} et {other} doivent se rencontrer à la ronde {round}, mais Souhaits les sépare : "
        "supprimez le souhait, marquez l'un des deux absent, ou appariez-les à la main."
    ),
    # byes
    "pairing.bye.promised": (
        "Impossible d'apparier la ronde {round} avec l'exemption promise à {who} : les autres "
        "n'ont pas tous un adversaire. Supprimez la promesse sous Absent aux rondes (Joueurs), ou "
        "marquez quelqu'un absent."
    ),
    "pairing.bye.odd": (
        "Il reste {present} joueurs à apparier à la ronde {round}, un nombre impair : exemptez-en "
        "un, ou marquez quelqu'un absent."
    ),
    "pairing.bye.everybody-had": (
        "Il faut un exempt à la ronde {round}, mais tous les présents l'ont déjà été : "
        "marquez quelqu'un absent, ou faites venir quelqu'un."
    ),
    "pairing.bye.system": (
        "La ronde {round} n'est pas appariée selon le score : son système dit qui est exempt, il "
        "n'y a donc rien à prévoir."
    ),
    "pairing.bye.none": (
        "{present} joueurs à apparier à la ronde {round}, un nombre impair, et dans ce tournoi "
        "personne n'est exempt : demandez qui veut sauter la ronde et marquez-le absent, par "
        "exemple {names} ; ou trouvez quelqu'un qui joue au besoin."
    ),
    # some score groups of a round drawn early
    "pairing.groups": "de {high} à {low}",
    "pairing.groups.one": "de {score:# point|# points}",
    "pairing.groups.top": "la tête",
    "pairing.groups.bottom": "la fin",
    "pairing.groups.nobody": (
        "Il ne reste personne à apparier à la ronde {round} avec un score {groups}."
    ),
    "pairing.groups.rematch": (
        "Les groupes {groups} ne peuvent pas être appariés seuls : il faudrait une revanche, chez "
        "eux ou chez ceux qui restent."
    ),
    "pairing.groups.parts": (
        "Certains joueurs ne jouent qu'entre eux à la ronde {round} (Souhaits, Les sections "
        "jouent), avec leur propre exempt : attendez tous les résultats et appariez tout le monde."
    ),
    "pairing.groups.open": (
        "Les groupes {groups} ne sont pas complets : des parties en cours décident si ces joueurs "
        "en font partie ou sont exempts : {who}."
    ),
    "pairing.groups.bye": (
        "Il reste {present} joueurs, un nombre impair, et l'exempt n'est pas encore sûr : les "
        "groupes {groups}, au milieu, doivent attendre."
    ),
    "pairing.groups.odd": (
        "Les groupes {groups} ont {players} joueurs, un nombre impair, et on ne sait pas encore "
        "si l'un d'eux monte ou descend : ajoutez un groupe, ou attendez."
    ),
    "pairing.too-many": (
        "{players} joueurs, c'est trop pour un appariement exact selon "
        "{criteria:# critère|# critères} : appariez-les en plusieurs groupes."
    ),
    # knockouts and play-offs
    "knockout.number": (
        "Une élimination directe se joue de {least} à {most} joueurs, et ils seraient {players}. "
        "Notez dans Joueurs qui est présent."
    ),
    "knockout.preliminaries": (
        "Les préliminaires se jouent à 24 ou 32 joueurs, et il y en a {players}. Notez dans "
        "Joueurs qui joue, ou donnez à la ronde le système élimination directe."
    ),
    "knockout.promised": (
        "{who} a la promesse d'être exempt à la ronde {round} et doit rencontrer {other} : des "
        "deux, un seul continue. Retirez la promesse dans Joueurs, ou marquez l'un d'eux absent."
    ),
    "knockout.at": "Ronde {round}",
    "knockout.at.table": "Ronde {round}, table {table}",
    "knockout.open": (
        "{at} : la partie de {one} et {other} n'a pas encore de résultat, et l'un des deux doit "
        "continuer. Faites-les rejouer, ou tranchez, et tapez comme résultat le numéro du joueur "
        "qui continue."
    ),
    "knockout.tie": (
        "{at} : la partie de {one} et {other} est nulle, et l'un des deux doit continuer. "
        "Faites-les rejouer, ou tranchez, et tapez comme résultat le numéro du joueur qui "
        "continue."
    ),
    "knockout.both-lost": (
        "{at} : la partie de {one} et {other} est perdue pour les deux, et l'un des deux doit "
        "continuer. Faites-les rejouer, ou tranchez, et tapez comme résultat le numéro du joueur "
        "qui continue."
    ),
    "knockout.both-won": (
        "{at} : la partie de {one} et {other} est gagnée pour les deux, et un seul peut "
        "continuer. Faites-les rejouer, ou tranchez, et tapez comme résultat le numéro du joueur "
        "qui continue."
    ),
    "knockout.over": (
        "L'élimination directe est terminée. Pour continuer, donnez un autre système à la ronde "
        "suivante, dans la feuille Tournoi."
    ),
    "knockout.over.won": (
        "L'élimination directe est terminée ; victoire : {names}. Pour continuer, donnez un autre "
        "système à la ronde suivante, dans la feuille Tournoi."
    ),
    "knockout.playoff.over": (
        "Le barrage est terminé. Pour continuer, donnez un autre système à la ronde suivante, "
        "dans la feuille Tournoi."
    ),
    "knockout.playoff.over.won": (
        "Le barrage est terminé ; victoire : {names}. Pour continuer, donnez un autre système à "
        "la ronde suivante, dans la feuille Tournoi."
    ),
    "knockout.playoff.first": (
        "Personne n'est à égalité pour la première place avant la ronde {round} : il n'y a pas de "
        "barrage à jouer. Dans la feuille Tournoi, réduisez « Rondes », ou donnez un autre système "
        "à la ronde."
    ),
    "knockout.playoff.waits": (
        "Le barrage est pour ceux qui sont à égalité à la fin ; il attend donc tous les "
        "résultats : ronde {round}, {many:table|tables} {tables}."
    ),
    "knockout.playoff.later": (
        "Le barrage pour la place {place} ({names}) est plus court et commence à la ronde {round}."
    ),
    "knockout.playoff.places": (
        "Personne n'est à égalité pour les places 1 à {last} avant la ronde {round} : il n'y a pas "
        "de barrage à jouer. Dans la feuille Tournoi, réduisez « Rondes », ou donnez un autre "
        "système à la ronde."
    ),
    # round robins
    "robin.over": (
        "Tous ceux qui jouent encore se sont rencontrés. Pour continuer, donnez un autre système "
        "à la ronde suivante, dans la feuille Tournoi."
    ),
    "robin.alone": (
        "Pour que chacun rencontre chacun, il faut de {least} à {most} joueurs, et {number} est "
        "seul dans son groupe."
    ),
    "robin.number": (
        "Pour que chacun rencontre chacun, il faut de {least} à {most} joueurs, et un groupe en a "
        "{players}."
    ),
    "robin.few-rounds": (
        "Il faut {needed:# ronde|# rondes} pour que {players:# joueur|# joueurs} se rencontrent "
        "tous, et {rounds:# est prévue|# sont prévues} : mettez « Rondes » à {total} dans la "
        "feuille Tournoi."
    ),
    "robin.never-meeting": (
        "Il ne reste aucune ronde pour {pairs} : ils pourront se rencontrer si vous augmentez « "
        "Rondes » dans la feuille Tournoi."
    ),
    # teams
    "team.none": "Sans équipe : {names}. Écrivez l'équipe à côté du joueur, colonne Équipe.",
    "team.few": (
        "Il faut au moins deux équipes, et Joueurs en a {teams} : voyez la colonne Équipe."
    ),
    "team.two": (
        "Il y a {count} équipes ({names}), et ce système est pour deux. Corrigez la colonne "
        "Équipe de Joueurs, ou choisissez « toutes rondes par équipes » ou « suisse par équipes » "
        "dans la feuille Tournoi."
    ),
    "team.all-met": (
        "Après {seats:# ronde|# rondes}, chacun a rencontré toute l'autre équipe. Pour continuer, "
        "donnez un autre système à la ronde suivante, dans la feuille Tournoi."
    ),
    "team.no-pairs": (
        "Ronde {round} : impossible d'apparier toutes les équipes sans que deux d'entre elles se "
        "rencontrent de nouveau. Cette partie du tournoi est terminée ; un autre système peut "
        "suivre, dans la feuille Tournoi."
    ),
    # standings and ratings
    "standing.same": (
        "{number} est nommé deux fois ; nommez deux joueurs différents du classement."
    ),
    "standing.missing": "{number} n'est pas au classement ; nommez deux joueurs qui y sont.",
    "standing.no-change": (
        "Les changements de cote ne sont prévus que pour les cotes de l'EGF : voyez « Les cotes "
        "sont » dans les réglages."
    ),
    # settings that there are not
    "choice.or": " ou ",
    "choice.and": " et ",
    "choice.typed": "« {text} »",
    "choice.system": "Il n'y a pas de système « {asked} » ; il y a {choices}.",
    "choice.tiebreak": "Il n'y a pas de départage « {asked} » ; il y a {choices}.",
    "choice.criterion": "Il n'y a pas de critère « {asked} » ; choisissez parmi {choices}.",
    "choice.pattern": (
        "Il n'y a pas de façon d'apparier « {asked} » ; choisissez parmi {choices}."
    ),
    "choice.seeding": (
        "Il n'y a pas d'ordre dans le groupe « {asked} » ; choisissez parmi {choices}."
    ),
    "choice.bye-policy": (
        "Il n'y a pas de règle « {asked} » pour l'exempt ; choisissez parmi {choices}."
    ),
    "choice.start-rule": (
        "Il n'y a pas de règle de départ « {asked} » ; choisissez parmi {choices}."
    ),
    "choice.bar": "Il n'y a pas de barre selon « {asked} » ; choisissez parmi {choices}.",
    "choice.band": "K des bandes est {k} ; choisissez de 0,67 à 1,50.",
    "choice.sections": "{asked:# section|# sections}, c'est impossible ; demandez-en une ou plus.",
    "choice.colours": (
        "Il n'y a pas de règle des couleurs « {asked} » ; choisissez parmi {choices}."
    ),
    "choice.handicap": ("Il n'y a pas de handicap selon « {asked} » ; choisissez parmi {choices}."),
    "choice.board": (
        "Il n'y a pas de handicaps pour un goban de {size} ; choisissez parmi {choices}."
    ),
    "choice.ratings": "Il n'y a pas d'échelle de cotes « {asked} » ; choisissez parmi {choices}.",
    "choice.rule-set": "Il n'y a pas de jeu de règles {name} ; il y a {known}.",
}
