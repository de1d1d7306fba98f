"""What the hall says: its page and its window, reports taken in, codes on slips, in German."""

WORDS = {
    # Codes beside the workbook
    "hall.codes.damaged": (
        "Die Codes des Saals in {file} sind nicht lesbar. Die Datei aus einer Sicherung "
        "zurückholen; oder sie löschen und Ergebniszettel und Tischnummern neu drucken: Sie "
        "tragen dann neue Codes."
    ),
    # Reports taken in
    "hall.take.entered": "Runde {round}, aus dem Saal eingetragen: {tables}.",
    "hall.take.says": "{who} sagt {result}",
    "hall.take.helper": "ein Helfer",
    "hall.take.helper.named": "{name} (Helfer)",
    "hall.take.disagree": (
        "Runde {round}, Tisch {table}: {words}. Nichts wurde eingetragen. Am Tisch nachfragen, "
        "dann das Ergebnis eintippen."
    ),
    "hall.take.stays": "Runde {round}, Tisch {table}: {words}. Eingetragen bleibt {result}.",
    "hall.take.moved": "Nicht übernommen, weil diese beiden dort nicht mehr sitzen: {boards}.",
    "hall.take.board": "Runde {round}, Tisch {table} ({white} - {black})",
    "hall.take.home": "Nach Hause {many:geht|gehen}: {names}. In {rounds} pausieren lassen?",
    "hall.take.unreadable": (
        "{many:# empfangene Zeile ist nicht lesbar und wurde|# empfangene Zeilen sind nicht "
        "lesbar und wurden} übergangen. Alles Empfangene steht im Ordner des Saals neben der "
        "Arbeitsmappe."
    ),
    "hall.take.none": "Aus dem Saal ist nichts Neues gekommen.",
    "hall.take.other-event": (
        "Was der Saal neben dieser Datei gemeldet hat, gehört zu einem anderen Turnier, dessen "
        "Datei genauso hieß. Nichts wurde übernommen."
    ),
    "hall.take.unsaved": (
        "Erst die Arbeitsmappe speichern: was der Saal meldet, liegt neben ihrer Datei."
    ),
    "hall.take.alone": (
        "--inbox übernimmt, was der Saal gemeldet hat, und sonst nichts: ohne Sieger, Tische und "
        "Runde angeben. --no-home gehört dazu."
    ),
    "hall.take.waiting": (
        "Meldungen aus dem Saal warten zu {many:# Tisch|# Tischen}: `nigiri result --inbox`"
    ),
    # The line of the Log
    "hall.take.log": "Aus dem Saal: {parts}",
    "hall.take.log.verified": "bestätigt: {tables}",
    "hall.take.log.other": "Gegenprobe weicht ab: {tables}",
    "hall.take.log.home": "gehen nach Hause: {numbers}",
}
