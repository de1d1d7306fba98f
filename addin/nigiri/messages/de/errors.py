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
        "Die Liste lässt sich nicht aufbewahren: {path} ist nicht zu schreiben ({why})."
    ),
    "stored.unremovable": "Die Liste {list} lässt sich nicht entfernen ({why}).",
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
}
