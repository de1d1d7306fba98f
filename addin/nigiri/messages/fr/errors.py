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
}
