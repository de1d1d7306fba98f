"""What commands have in common, in German."""

WORDS = {
    "desk.tables": "{many:Tisch|Tische} {tables}",
    "desk.tables.of-round": "Runde {round}, {many:Tisch|Tische} {tables}",
    "desk.rounds": "{many:Runde|Runden} {rounds}",
    "desk.names.more": "{names}; und {more:# weiterer|# weitere}",
    "desk.nobody-here": (
        "Noch ist niemand anwesend: „{yes}“ in die Spalte „{column}“ von „{sheet}“ schreiben."
    ),
    "desk.sheet.anew": "Das Blatt „{sheet}“ fehlte; es wurde neu angelegt.",
    "desk.sheet.tree": "Neues Blatt „{sheet}“: wer im KO-System wo steht.",
    "desk.sheet.crosstable": "Neues Blatt „{sheet}“: wer gegen wen gewonnen hat.",
    "desk.sheet.handicaps": (
        "Neues Blatt „{sheet}“: Steine und Komi auf kleinen Brettern, wie von {author} "
        "veröffentlicht. Dort ändern, was in diesem Turnier anders gilt."
    ),
    "desk.sheet.teams": "Neues Blatt „{sheet}“: welche Mannschaft vorn liegt.",
    "desk.no-headings": (
        "Kein Blatt hat die Überschriften von „{sheet}“. Die Überschriften berichtigen oder das "
        "Blatt umbenennen: der nächste Befehl legt es dann neu an."
    ),
    "desk.layout": "Arbeitsmappe umgestellt: von Aufbau {was} auf Aufbau {now}.",
    "desk.notes.beside": (
        "Das alte Blatt „{sheet}“ ist weg, und was neben seiner Tabelle stand, in {cells}, gibt "
        "es nur noch im Stand von vorher (`nigiri undo`); Notizen bleiben auf einem eigenen Blatt "
        "erhalten."
    ),
    "desk.notes.below": (
        "Das alte Blatt „{sheet}“ ist weg, und was unter seiner Tabelle stand, in {cells}, gibt "
        "es nur noch im Stand von vorher (`nigiri undo`); Notizen bleiben auf einem eigenen Blatt "
        "erhalten."
    ),
    "desk.notes.above": (
        "Mit einer Spalte von „{sheet}“ geht, was darüber stand: {words}. Es ist noch im Stand "
        "von vorher (`nigiri undo`)."
    ),
    "desk.notes.along": (
        "Was unter der Tabelle von „{sheet}“ stand, steht jetzt unter der neuen, ohne seine "
        "Farben; aus einer Formel wurde dort ein Wert."
    ),
    "desk.edited": "{what} von Hand geändert: {sheets}",
    "desk.edited.cell": "{many:# Zelle|# Zellen}",
    "desk.edited.row": "{many:# Zeile|# Zeilen}",
    "desk.edited.sheet": "{many:# Blatt|# Blätter}",
    "desk.edited.column": "{many:# Spalte|# Spalten}",
    "desk.column.sheet": "Blatt",
    "desk.column.cell": "Zelle",
    "desk.column.before": "Vorher",
    "desk.column.after": "Nachher",
    "desk.preview": "{changes:# Änderung|# Änderungen} auf {sheets:# Blatt|# Blättern}",
    "desk.preview.removed": "entfernt",
    "desk.preview.new-sheet": "neues Blatt",
    "desk.preview.rows-added": "neue Zeilen",
    "desk.preview.rows-removed": "Zeilen entfernt",
    "desk.preview.columns-added": "neue Spalten",
    "desk.preview.columns-removed": "Spalten entfernt",
    "desk.item": "- {what}",
}
