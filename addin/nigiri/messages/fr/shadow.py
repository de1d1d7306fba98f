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
        "{source} a une ronde {round}, le tournoi a {rounds:# ronde|# rondes}. Changez d'abord "
        "Rondes sur {event}."
    ),
    "returned.system": (
        "{source} : la ronde {round} est « {system} » sur {event}, qui décide de lui-même qui "
        "rencontre qui. On ne peut reprendre que des rondes d'un McMahon ou d'un suisse."
    ),
    "returned.players": "{source} : avec ses nouveaux joueurs il y en a plus de {most}.",
    "returned.ranks": "Rangs qui sont autres là-bas, et restent ici comme ils sont : {what}.",
    "returned.rank": "{name} {there} ({here} ici)",
}
