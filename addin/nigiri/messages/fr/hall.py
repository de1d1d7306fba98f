"""What the hall says: its page and its window, reports taken in, codes on slips, in French."""

WORDS = {
    # Codes beside the workbook
    "hall.codes.damaged": (
        "Les codes de la salle dans {file} sont illisibles. Reprenez ce fichier d'une "
        "sauvegarde ; ou supprimez-le et imprimez de nouveau les billets et les numéros de "
        "table, qui auront alors de nouveaux codes."
    ),
}
