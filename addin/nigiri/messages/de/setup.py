"""An event is set up, in German."""

WORDS = {
    # A new event
    "setup.ready": "{name} ist bereit. Die Spieler in „{sheet}“ eintragen, oder: `nigiri import`",
    "setup.ready.nameless": (
        "Das Turnier ist bereit. Die Spieler in „{sheet}“ eintragen, oder: `nigiri import`"
    ),
    # Settings
    "setup.setting.no-row": (
        "Das Blatt „{sheet}“ hat keine Zeile für {asked}; die Bezeichnung in Spalte A schreiben."
    ),
    "setup.setting.unknown": (
        "Eine Einstellung {asked} gibt es nicht; so schreiben, wie sie auf dem Blatt „Turnier“ "
        "heißt."
    ),
    "setup.setting.meant": "Eine Einstellung {asked} gibt es nicht; vielleicht {near}?",
    # A rule set
    "setup.rules.follows": "Das Turnier folgt in allem dem Regelwerk {rules}.",
    "setup.rules.already": "Das Turnier folgt schon in allem dem Regelwerk {rules}.",
    "setup.rules.otherwise": (
        "{settings:# Einstellung|# Einstellungen} anders als im Regelwerk {rules}"
    ),
    "setup.rules.there-are": (
        "Es gibt {sets}. Alle Einstellungen eines davon: `nigiri rules --apply NAME`"
    ),
    "setup.rules.written": (
        "{settings:# Einstellung|# Einstellungen} wie im Regelwerk {rules} eingetragen."
    ),
    "setup.rules.drawn": (
        "Punkte und Plätze werden neu gezählt; schon ausgeloste Runden bleiben, wie sie sind."
    ),
    "setup.rules.starts": "Startpunkte können andere sein: „{sheet}“ ansehen.",
    "setup.column.setting": "Einstellung",
    "setup.column.here": "Hier",
    # Sections
    "setup.sections": "{sections:# Gruppe|# Gruppen}, bis {ranks}.",
    "setup.sections.stand": (
        "{sections:# Gruppe|# Gruppen}, so wie auf dem Blatt; neu vorschlagen: `nigiri sections "
        "--again`"
    ),
    "setup.sections.look": "„{sheet}“ ansehen, nach Wunsch eine Grenze verschieben. {next}",
    "setup.sections.order": "Die Grenzen von stark nach schwach schreiben, nicht {asked}.",
    # The supergroup of a congress
    "setup.supergroup.written": "{scores:# Startpunktzahl|# Startpunktzahlen} eingetragen.",
    "setup.supergroup.next": "Dann: `nigiri sections`, `nigiri draw`",
    "setup.supergroup.keeps": "{name} behält {score}, wie unter „{column}“.",
    "setup.supergroup.no-member": (
        "{name} gehört nicht dazu, startet aber so, wie unter „{column}“ steht; leeren, wenn das "
        "falsch ist."
    ),
    "setup.supergroup.no-congress": (
        "Eine Supergruppe gehört zu einem Kongress: auf „{sheet}“ neben „{rule}“ „{bar}“ wählen "
        "und neben „{by}“ „{congress}“."
    ),
    # An event of another program
    "setup.open": (
        "Aus {source}: {players:# Spieler|# Spieler}, {rounds:# Runde|# Runden}, {games:# Partie|# "
        "Partien}."
    ),
    "setup.open.left-out": "Was in der Arbeitsmappe fehlt oder anders steht:",
    "setup.open.boards": "Die Vorgaben auf Brettern der Größe {size}.",
    "setup.open.boards-far": "Vorgaben auf {size}×{size} ab einem Unterschied von mehr als {most}.",
    "setup.open.result": "In Runde {round} fehlen Ergebnisse. Als Nächstes: `nigiri result`",
    "setup.open.draw": "Ansehen mit: `nigiri check`. Weiter: `nigiri draw`",
    "setup.open.look": "„{grid}“ und „{standings}“ ansehen; prüfen mit: `nigiri check`",
    "setup.open.cannot": "{source} lässt sich nicht öffnen. {why}",
    "setup.open.wrong": "{source} lässt sich nicht öffnen, darin steht etwas Unmögliches. {what}",
}
