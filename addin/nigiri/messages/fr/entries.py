"""Players: lists brought in, numbers, wishes; in French."""

WORDS = {
    # A list is brought in
    "entries.added": "{players:# joueur ajouté|# joueurs ajoutés} de {source}.",
    "entries.added.some": "{players:# joueur ajouté|# joueurs ajoutés} de {source}, {old} déjà là.",
    "entries.ratings": (
        "{ratings:# cote ne ressemble|# cotes ne ressemblent} pas à celles de {owner} : voyez "
        "{problems}, ou choisissez à côté de {label}, dans {event}, de qui elles sont."
    ),
    "entries.headings": "Pas importé, car le titre n'est pas connu : {headings}.",
    "entries.next.sections": "Ensuite : `nigiri sections`",
    "entries.next.draw": "Ensuite : `nigiri draw`",
    "entries.seen.sections": (
        "Écrivez {yes} sous {column} quand quelqu'un arrive. Ensuite : `nigiri sections`"
    ),
    "entries.seen.draw": (
        "Écrivez {yes} sous {column} quand quelqu'un arrive. Ensuite : `nigiri draw`"
    ),
    # What is wrong in a list
    "entries.list.none": (
        "{source} n'est pas une liste de joueurs : sa première ligne doit nommer les colonnes, "
        "dont Nom et Rang."
    ),
    "entries.list.rank": (
        "■ {source}, {cell} : {asked} n'est pas un rang ; écrivez 30k à 1k ou 1d à 9d."
    ),
    "entries.list.rank-missing": "■ {source}, {cell} : le rang manque.",
    "entries.list.family": "■ {source}, {cell} : le nom de famille manque.",
    "entries.list.number": "■ {source}, {cell} : {asked} n'est pas un nombre.",
    "entries.list.whole": "■ {source}, {cell} : {asked} n'est pas un nombre entier.",
    "entries.list.name-twice": "■ {source}, ligne {row} : {name} est aussi à la ligne {other}.",
    "entries.list.number-twice": (
        "■ {source}, ligne {row} : le numéro {number} est aussi à la ligne {other}."
    ),
    "entries.list.taken": (
        "Les numéros {numbers} sont déjà pris dans Joueurs. Laissez la colonne de côté ; `nigiri "
        "number` en donne de nouveaux."
    ),
    # Numbers
    "entries.numbered": "{players:# joueur numéroté|# joueurs numérotés}, {total} en tout.",
    "entries.numbered.all": "Tous ceux qui participent ont un numéro.",
    "entries.numbered.fixed": (
        "La ronde 1 est appariée : après cela, les numéros ne changent plus. Pour les nouveaux : "
        "`nigiri number`"
    ),
    "entries.next.round": "Ronde suivante : `nigiri draw`",
    # Wishes
    "entries.wish": "Souhait noté : {wish}.",
    "entries.wish.counts": "Il compte dès les prochains appariements. {next}",
    "entries.wish.again": "Aussi à la ronde {round} : `nigiri draw --again`",
    "entries.wish.unknown": "« {asked} » n'est pas un souhait possible ; choisissez : {choices}.",
}
