"""Files and folders that cannot be read or written, in French."""

WORDS = {
    # the workbook
    "changed.file": (
        "Quelqu'un d'autre a modifié {file} entre-temps. Rien n'a été écrit ; relancez la commande."
    ),
    "changed.sheet": (
        "Quelqu'un d'autre a modifié la feuille {sheet} entre-temps. Rien n'a été écrit ; relancez "
        "la commande."
    ),
    # lists of members that are kept
    "stored.unwritable": ("La liste ne peut pas être gardée : impossible d'écrire {path} ({why})."),
    "stored.unremovable": "La liste {list} ne peut pas être supprimée ({why}).",
    "stored.no-club": "{file} n'est pas un fichier de club de nigiri, ou il est abîmé.",
    "stored.no-database": (
        "Le Python qui lance nigiri n'a pas de base de données (sqlite3) : installez-la."
    ),
    "stored.damaged": (
        "La liste {list} est abîmée : chargez-la de nouveau avec `nigiri ratings load`, ou : "
        "`nigiri ratings forget {list}`"
    ),
    # what belongs to nigiri
    "installed.or": " ou ",
    "installed.missing": (
        "Il manque le dossier « {folder} » de nigiri ; il devrait être ici : {places}. Réinstallez "
        "nigiri."
    ),
    # what is no event, no sheet, no changes
    "workbook.no-event": (
        "Ce classeur n'est pas un tournoi de nigiri : il n'a pas de feuille Tournoi. Pour en "
        "créer un : `nigiri new EVENT.xlsx`"
    ),
    "workbook.no-sheet": "Le classeur n'a pas de feuille {name}. Elle a été supprimée ou renommée.",
    "workbook.sheet-there": "Il y a déjà une feuille {name}.",
    "workbook.sheet-name": (
        "{name} ne peut pas être le nom d'une feuille ; prenez de 1 à 31 caractères, sans [ ] : * "
        "? / \\ et sans apostrophe au début ni à la fin."
    ),
    "workbook.last-sheet": "La feuille {sheet} est la seule du classeur : elle reste.",
    "workbook.changes.version": (
        "Ces changements sont de la version {version} ; ce nigiri connaît la version {known}. "
        "Installez le nigiri le plus récent."
    ),
    "workbook.changes.damaged": "Ces changements sont abîmés et illisibles.",
    "workbook.changes.none": "Ce texte ne contient pas de changements à un classeur.",
}
