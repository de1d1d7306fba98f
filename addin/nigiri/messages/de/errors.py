"""Files and folders that cannot be read or written, in German."""

WORDS = {
    # the workbook
    "changed.file": (
        "{file} wurde inzwischen von jemand anderem geändert. Nichts wurde geschrieben; den Befehl "
        "noch einmal geben."
    ),
    "changed.sheet": (
        "Das Blatt „{sheet}“ wurde inzwischen von jemand anderem geändert. Nichts wurde "
        "geschrieben; den Befehl noch einmal geben."
    ),
    # lists of members that are kept
    "stored.unwritable": (
        "Die Liste lässt sich nicht aufbewahren: {path} lässt sich nicht schreiben ({why})."
    ),
    "stored.unremovable": "Die Liste {list} lässt sich nicht entfernen ({why}).",
    "stored.no-club": "{file} ist keine Vereinsdatei von nigiri oder beschädigt.",
    "stored.no-database": (
        "Dem Python, in dem nigiri läuft, fehlt die Datenbank (sqlite3): installieren."
    ),
    "stored.damaged": (
        "Die Liste {list} ist beschädigt: neu laden mit `nigiri ratings load`, oder: `nigiri "
        "ratings forget {list}`"
    ),
    # what belongs to nigiri
    "installed.or": " oder ",
    "installed.missing": (
        "Der Ordner „{folder}“ von nigiri fehlt; er müsste hier sein: {places}. nigiri neu "
        "installieren."
    ),
    # what is no event, no sheet, no changes
    "workbook.no-event": (
        "Diese Arbeitsmappe ist kein Turnier von nigiri: Das Blatt „Turnier“ fehlt. Ein neues "
        "anlegen: `nigiri new EVENT.xlsx`"
    ),
    "workbook.no-sheet": (
        "Die Arbeitsmappe hat kein Blatt {name}. Es wurde gelöscht oder umbenannt."
    ),
    "workbook.sheet-there": "Ein Blatt {name} gibt es schon.",
    "workbook.sheet-name": (
        "{name} kann nicht der Name eines Blattes sein; 1 bis 31 Zeichen nehmen, ohne [ ] : * ? / "
        "\\ und ohne Apostroph am Anfang oder Ende."
    ),
    "workbook.last-sheet": "Das Blatt {sheet} ist das einzige der Arbeitsmappe und bleibt.",
    "workbook.changes.version": (
        "Diese Änderungen haben die Version {version}; dieses nigiri kennt die Version {known}. "
        "Das neueste nigiri installieren."
    ),
    "workbook.changes.damaged": "Diese Änderungen sind beschädigt und nicht lesbar.",
    "workbook.changes.none": "Dieser Text enthält keine Änderungen an einer Arbeitsmappe.",
}
