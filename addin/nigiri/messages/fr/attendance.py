"""Who is out, back or late, and who has the bye; in French."""

WORDS = {
    # Out and back
    "attendance.out": "Absent, {rounds} : {names}.",
    "attendance.out.promise": "L'exemption promise à {name}, {rounds}, tombe aussi.",
    "attendance.plays": "Joue, {rounds} : {names}.",
    "attendance.plays.unseen": (
        "Joue, {rounds}, dès que oui est écrit sous Présent dans Joueurs : {names}."
    ),
    "attendance.plays.anyway": "Joue de toute façon, {rounds} : {names}.",
    "attendance.alone": (
        "Il ne reste pas d'adversaire pour {names} : `nigiri draw --again`, ou notez l'absence."
    ),
    # New places in the round that is played
    "attendance.table": "Table {table} : {white} (Blanc) contre {black}.",
    "attendance.bye": "{name} est exempt.",
    "attendance.no-game": "Sans partie à cette ronde : {names}.",
    "attendance.print": "Imprimez et affichez la ronde de nouveau : `nigiri print pairings`",
    "attendance.draft": (
        "Le brouillon de la ronde {round} date d'avant ce changement : `nigiri discard`, puis "
        "`nigiri draw --draft`"
    ),
    "attendance.late.offer": (
        "{had} est exempt à la ronde {round}. On lui retire l'exemption, pour que {late} joue. "
        "Pour n'y rien changer, et faire jouer dès la ronde suivante : `nigiri late {who} --next`"
    ),
    # Who is meant, and in which rounds
    "attendance.who.none": (
        "Dites qui : des numéros avec des virgules, ou des noms avec des points-virgules."
    ),
    "attendance.who.new": (
        "« {asked} » n'est pas un joueur de ce tournoi. Pour une nouvelle personne, inscrivez "
        "d'abord nom, prénom et rang dans Joueurs."
    ),
    "attendance.who.several": "« {asked} » ne dit pas qui. Peut-être : {names}.",
    "attendance.rounds.unknown": (
        "« {asked} » ne nomme pas de rondes de ce tournoi, de 1 à {rounds}."
    ),
    "attendance.rounds.over": (
        "La ronde {round} est finie ; ceci vaut à partir de la ronde {first}."
    ),
    "attendance.has-result": (
        "{who} a un résultat à la table {table}, ronde {round}. Dès la ronde suivante : --from "
        "{next}"
    ),
    # The bye of a round
    "attendance.promise": "Exempt à la ronde {round} : {name}.",
    "attendance.promise.none": "L'exemption de la ronde {round} n'était pas promise à {name}.",
    "attendance.promise.gone": "N'est plus promise : l'exemption de la ronde {round} à {name}.",
    "attendance.promise.drawn": (
        "Elle est déjà donnée, et reste. Pour refaire les appariements sans la promesse : `nigiri "
        "draw --again`"
    ),
    "attendance.bye.one": "Une ronde n'a qu'un exempt ; dites lequel : {names}.",
    "attendance.bye.reserve": (
        "{name} ne joue qu'au besoin, et n'a pas à être exempt : voyez Présent dans Joueurs."
    ),
    "attendance.bye.again": (
        "{name} a déjà été exempt ; personne ne l'est deux fois. Pour sauter la ronde : `nigiri "
        "out`"
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
        "{name} n'a pas encore de place à la ronde {round} ; d'abord : `nigiri late`"
    ),
    "attendance.bye.anew": (
        "{why}\nPour refaire les appariements de la ronde {round} avec cette exemption : `nigiri "
        "what-if --bye {number} --keep`"
    ),
    "attendance.bye.even": (
        "La ronde {round} a un nombre pair de joueurs : personne n'a à être exempt. Pour que "
        "{name} saute la ronde : `nigiri out {number} --rounds {round}`"
    ),
}
