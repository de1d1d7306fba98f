"""Other workbooks of the same congress, in French."""

WORDS = {
    # Two rounds at once, and workbooks that cannot be read
    "family.clash": (
        "▲ {names} {many:joue|jouent} la ronde {here} ici ({here_when}) et la ronde {there} de "
        "{sheet} ({there_when}) : écrivez la ronde sous Absent aux rondes dans l'un des deux."
    ),
    "family.names.more": "{names} ; et {more} de plus",
    "family.trouble": "▲ {why} On ne sait pas qui y joue pendant ce temps.",
    # Players of another workbook
    "family.from": "Dites d'où viennent les joueurs : `nigiri players --from MAIN.xlsx`",
    "family.added": (
        "{players:# joueur ajouté|# joueurs ajoutés} de {name}, {cells:# cellule changée|# "
        "cellules changées}."
    ),
    "family.stay": (
        "{name} a autrement {cells:# cellule, qui reste|# cellules, qui restent} comme ici."
    ),
    "family.strong": (
        "{players:# joueur laissé|# joueurs laissés} de côté, trop {players:fort|forts} pour ce "
        "tournoi."
    ),
    "family.alone": "{players:# joueur n'est|# joueurs ne sont} que dans ce classeur.",
    "family.next": "Écrivez oui sous Présent pour qui joue ici, puis : `nigiri draw`",
    "family.differ": "Autrement dans {name} : {cells}.",
    "family.differ.taken": "{differ} C'est repris ici.",
    "family.differ.cell": "{name} : {column} {here} → {there}",
    "family.there.differ": "▲ {differ} Pour le reprendre : `nigiri players`",
    "family.there.new": (
        "▲ {players:# joueur est|# joueurs sont} dans {name} et pas ici. Pour le reprendre : "
        "`nigiri players`"
    ),
    "family.there.both": (
        "▲ {differ} {players:# joueur est|# joueurs sont} dans {name} et pas ici. Pour le "
        "reprendre : `nigiri players`"
    ),
    # Games of another workbook
    "family.no-games": "{name} n'a pas encore de parties.",
    "family.nothing-new": "Rien de nouveau dans {name}.",
    "family.games.begun": (
        "Ronde {round} commencée avec {games:# partie|# parties} de {name}. Pour les autres : "
        "`nigiri draw --rest`"
    ),
    "family.games.results": (
        "{results:# résultat repris|# résultats repris} de {name}, ronde {round}."
    ),
    "family.games.too-many": "La ronde {round} de {name} est une de plus que n'en a ce tournoi.",
    "family.games.waits": "La ronde {round} de {name} attend que la ronde {before} soit finie.",
    "family.games.not-both": "{names}, ronde {round} : les deux ne sont pas dans cette liste.",
    "family.games.not-playing": "{names}, ronde {round} : les deux ne la jouent pas ici.",
    "family.games.none": "{names} : pas de partie à la ronde {round} ici.",
    "family.games.other": "{names}, ronde {round} : autre résultat ici ; il reste.",
}
