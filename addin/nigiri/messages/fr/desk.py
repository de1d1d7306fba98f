"""What commands have in common, in French."""

WORDS = {
    # Small parts of sentences
    "desk.tables": "{many:table|tables} {tables}",
    "desk.tables.of-round": "ronde {round}, {many:table|tables} {tables}",
    "desk.rounds": "{many:ronde|rondes} {rounds}",
    "desk.names.more": "{names} ; et {more:# autre|# autres}",
    # Who is there
    "desk.nobody-here": (
        "Personne n'est encore là : écrivez {yes} dans la colonne {column} de {sheet}."
    ),
    # Sheets that a command adds by itself
    "desk.sheet.anew": "La feuille {sheet} manquait ; elle a été refaite.",
    "desk.sheet.tree": "Nouvelle feuille {sheet} : où chacun en est dans l'élimination directe.",
    "desk.sheet.crosstable": "Nouvelle feuille {sheet} : qui a battu qui.",
    "desk.sheet.handicaps": (
        "Nouvelle feuille {sheet} : pierres et komi sur petits gobans, tels que publiés par "
        "{author}. Changez-y ce que votre tournoi joue autrement."
    ),
    "desk.sheet.teams": "Nouvelle feuille {sheet} : quelle équipe est en tête.",
    "desk.no-headings": (
        "Aucune feuille n'a les titres de colonnes de {sheet}. Corrigez-les, ou renommez cette "
        "feuille : la prochaine commande la refera."
    ),
    # An older workbook
    "desk.layout": "Classeur mis à jour : de la version {was} à la version {now} des feuilles.",
    # Notes around a table that goes
    "desk.notes.beside": (
        "L'ancienne feuille {sheet} n'est plus là ; ce que vous aviez écrit à côté de son tableau, "
        "en {cells}, n'est plus que dans l'état d'avant (`nigiri undo`). Pour garder des notes, "
        "écrivez-les sur une feuille à vous."
    ),
    "desk.notes.below": (
        "L'ancienne feuille {sheet} n'est plus là ; ce que vous aviez écrit sous son tableau, en "
        "{cells}, n'est plus que dans l'état d'avant (`nigiri undo`). Pour garder des notes, "
        "écrivez-les sur une feuille à vous."
    ),
    "desk.notes.above": (
        "Avec une colonne de {sheet} disparaît ce que vous aviez écrit au-dessus : {words}. C'est "
        "encore dans l'état d'avant (`nigiri undo`)."
    ),
    "desk.notes.along": (
        "Ce que vous aviez écrit sous le tableau de {sheet} est maintenant sous le nouveau "
        "tableau, sans ses couleurs ; une formule y est devenue une valeur."
    ),
    # What was edited by hand, and what a command would change
    "desk.edited": "{what} à la main : {sheets}",
    "desk.edited.cell": "{many:# cellule changée|# cellules changées}",
    "desk.edited.row": "{many:# ligne changée|# lignes changées}",
    "desk.edited.sheet": "{many:# feuille changée|# feuilles changées}",
    "desk.edited.column": "{many:# colonne changée|# colonnes changées}",
    "desk.column.sheet": "Feuille",
    "desk.column.cell": "Cellule",
    "desk.column.before": "Avant",
    "desk.column.after": "Après",
    "desk.preview": "{changes:# changement|# changements} dans {sheets:# feuille|# feuilles}",
    "desk.preview.removed": "retirée",
    "desk.preview.new-sheet": "nouvelle feuille",
    "desk.preview.rows-added": "lignes ajoutées",
    "desk.preview.rows-removed": "lignes retirées",
    "desk.preview.columns-added": "colonnes ajoutées",
    "desk.preview.columns-removed": "colonnes retirées",
    # Lists of sentences
    "desk.item": "- {what}",
}
