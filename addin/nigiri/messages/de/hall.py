"""What the hall says: its page and its window, reports taken in, codes on slips, in German."""

WORDS = {
    # Codes beside the workbook
    "hall.codes.damaged": (
        "Die Codes des Saals in {file} sind nicht lesbar. Die Datei aus einer Sicherung "
        "zurückholen; oder sie löschen und Ergebniszettel und Tischnummern neu drucken: Sie "
        "tragen dann neue Codes."
    ),
}
