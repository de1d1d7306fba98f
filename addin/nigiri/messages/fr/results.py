"""Results: entered, missing, read back; in French."""

WORDS = {
    # A result is entered
    "results.entered": "Table {table} : {white} - {black}  {result}",
    "results.entered.was": "Table {table} : {white} - {black}  {result} (avant : {was})",
    "results.entered.round": "Ronde {round}, table {table} : {white} - {black}  {result}",
    "results.entered.round-was": (
        "Ronde {round}, table {table} : {white} - {black}  {result} (avant : {was})"
    ),
    "results.settled": (
        "Table {table} : la seconde lecture disait autre chose, {result} ; elle a été vidée."
    ),
    # What comes next
    "results.missing": "Ronde {round} : il manque encore {tables}.",
    "results.so-far": (
        "Ronde {round} : tous les résultats attendus sont là ; la ronde {newest} n'est appariée "
        "qu'en partie. {next}"
    ),
    "results.complete.partly": (
        "La ronde {round} est complète ; la ronde {newest} n'est appariée qu'en partie. {next}"
    ),
    "results.complete.earlier": (
        "La ronde {round} est complète. Ce que cela change : `nigiri standings`"
    ),
    "results.complete.before": "La ronde {round} est complète. Il manque encore : {tables}.",
    "results.complete": "La ronde {round} est complète. {next}",
    "results.over": (
        "{rounds:La seule ronde est complète|Les # rondes sont complètes}. Voyez : `nigiri "
        "standings`"
    ),
    "results.next.others": "Les autres : `nigiri draw --rest`",
    "results.next.draw": "Qui est absent ? Ensuite : `nigiri draw`",
    # What cannot be entered
    "results.undrawn": "La ronde {round} n'est pas appariée.",
    "results.draft": (
        "La ronde {draft} n'est qu'un brouillon : d'abord `nigiri keep` ou `nigiri discard`. Pour "
        "corriger la ronde {round} : ajoutez --round {round}"
    ),
    "results.twice": "{number} est nommé deux fois ; vouliez-vous un autre numéro ?",
    "results.table.twice": "Table {table}, {white} contre {black} : nommée deux fois.",
    "results.table.has": (
        "Table {table}, {white} contre {black} : il y a déjà {result}. Pour le corriger : --table "
        "{table} {winner}"
    ),
    "results.table.has-round": (
        "Table {table}, {white} contre {black} : il y a déjà {result}. Pour le corriger : --round "
        "{round} --table {table} {winner}"
    ),
    "results.table.none": "Il n'y a pas de table {table} à la ronde {round}.",
    "results.bye": "{number} est exempt à la ronde {round} ; cela compte déjà comme une victoire.",
    "results.absent": "{number} ne joue pas à la ronde {round}.",
    "results.elsewhere": (
        "{number} ne joue pas à la ronde {round} ; sa partie de la ronde {earlier} est en cours : "
        "`nigiri result --round {earlier} {number}`"
    ),
    "results.unknown": (
        "« {asked} » n'est pas un résultat ; tapez {white} ou {black} (le gagnant), W, B, jigo, "
        "0-0, ou l'un d'eux avec def."
    ),
    "results.unknown.french": (
        "« {asked} » n'est pas un résultat ; tapez {white} ou {black} (le gagnant), W, N (un B "
        "seul peut être Black ou Blanc), jigo, 0-0, ou l'un d'eux avec def."
    ),
    # Which results are missing
    "results.list.all-in": "Tous les résultats sont là.",
    "results.list.title": "Résultats manquants",
    "results.list.print": "Imprimez et affichez : `nigiri print missing`",
    "results.list.counts": "{points} pour les deux",
    "results.column.round": "Ronde",
    "results.column.table": "Table",
    "results.column.number": "N°",
    "results.column.white": "Blanc",
    "results.column.black": "Noir",
    "results.column.counts": "D'ici là",
    "results.column.first": "Entré d'abord",
    "results.column.now": "Entré maintenant",
    # A second pass: results read back
    "results.back.title": "Ronde {round} : entré autrement",
    "results.back.log": "Relu : {tables}",
    "results.back.verified": (
        "Ronde {round} : {verified} sur {boards:# table vérifiée|# tables vérifiées}."
    ),
    "results.back.skipped": "Relu maintenant : {now} ; laissé, car déjà relu : {before}.",
    "results.back.differ": (
        "Entré autrement avant : {tables}. La première entrée reste. Si elle est fausse : `nigiri "
        "result --table {table} WINNER`. Si elle est juste : `nigiri verify --table {table} WINNER`"
    ),
    "results.back.differ-round": (
        "Entré autrement avant : {tables}. La première entrée reste. Si elle est fausse : `nigiri "
        "result --round {round} --table {table} WINNER`. Si elle est juste : `nigiri verify "
        "--round {round} --table {table} WINNER`"
    ),
    "results.back.alone": (
        "Relu, mais jamais entré : {tables}. La seconde lecture seule ne compte pas : `nigiri "
        "result --table {table} WINNER`"
    ),
    "results.back.alone-round": (
        "Relu, mais jamais entré : {tables}. La seconde lecture seule ne compte pas : `nigiri "
        "result --round {round} --table {table} WINNER`"
    ),
    "results.back.left": "Pas encore relu : {tables}.",
    "results.back.no-column": (
        "La feuille {sheet} n'a pas de colonne pour une seconde lecture : écrivez Seconde lecture "
        "dans une cellule vide de la ligne {row}, par exemple {cell}."
    ),
    "results.back.twice": "La table {table} est relue deux fois.",
    "results.back.table": "Table {table} : {why} Rien n'a été noté.",
    "results.back.too-many": (
        "{results:# résultat|# résultats}, mais {left:# table reste|# tables restent} à relire : "
        "{tables}. Rien n'a été noté."
    ),
    "results.back.too-many.none": (
        "{results:# résultat|# résultats}, mais {left:# table reste|# tables restent} à relire. "
        "Rien n'a été noté."
    ),
    "results.back.too-many.from": (
        "{results:# résultat|# résultats}, mais {left:# table|# tables} à partir de la table "
        "{first} : {tables}. Rien n'a été noté."
    ),
    "results.back.list.headings": (
        "Il faut à la liste les titres Table et Résultat dans sa première ligne."
    ),
    "results.back.list.table": "Ligne {row} de la liste : {asked} n'est pas une table.",
}
