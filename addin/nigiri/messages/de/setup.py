"""An event is set up, in German."""

WORDS = {
    "setup.ready": "{name} ist bereit. Die Spieler in „{sheet}“ eintragen, oder: `nigiri import`",
    "setup.ready.nameless": (
        "Das Turnier ist bereit. Die Spieler in „{sheet}“ eintragen, oder: `nigiri import`"
    ),
    "setup.setting.no-row": (
        "Das Blatt „{sheet}“ hat keine Zeile für {asked}; die Bezeichnung in Spalte A schreiben."
    ),
    "setup.setting.unknown": (
        "Eine Einstellung {asked} gibt es nicht; so schreiben, wie sie auf dem Blatt „Turnier“ "
        "heißt."
    ),
    "setup.setting.meant": "Eine Einstellung {asked} gibt es nicht; vielleicht {near}?",
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
    "setup.sections": "{sections:# Gruppe|# Gruppen}, bis {ranks}.",
    "setup.sections.stand": (
        "{sections:# Gruppe|# Gruppen}, so wie auf dem Blatt; neu vorschlagen: `nigiri sections "
        "--again`"
    ),
    "setup.sections.look": "„{sheet}“ ansehen, nach Wunsch eine Grenze verschieben. {next}",
    "setup.sections.order": "Die Grenzen von stark nach schwach schreiben, nicht {asked}.",
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
    "setup.open": (
        "Aus {source}: {players:# Spieler|# Spieler}, {rounds:# Runde|# Runden}, {games:# "
        "Partie|# Partien}."
    ),
    "setup.open.left-out": "Was in der Arbeitsmappe fehlt oder anders steht:",
    "setup.open.boards": "Die Vorgaben auf Brettern der Größe {size}.",
    "setup.open.boards-far": "Vorgaben auf {size}×{size} ab einem Unterschied von mehr als {most}.",
    "setup.open.result": "In Runde {round} fehlen Ergebnisse. Als Nächstes: `nigiri result`",
    "setup.open.draw": "Ansehen mit: `nigiri check`. Weiter: `nigiri draw`",
    "setup.open.look": "„{grid}“ und „{standings}“ ansehen; prüfen mit: `nigiri check`",
    "setup.open.cannot": "{source} lässt sich nicht öffnen. {why}",
    "setup.open.wrong": "{source} lässt sich nicht öffnen, darin steht etwas Unmögliches. {what}",
    "entries.added": "{players:# Spieler|# Spieler} aus {source} übernommen.",
    "entries.added.some": "{players:# Spieler|# Spieler} aus {source} übernommen, {old} schon da.",
    "entries.ratings": (
        "{ratings:# Rating sieht|# Ratings sehen} nicht nach denen der {owner} aus: siehe "
        "„{problems}“, oder auf „{event}“ neben „{label}“ wählen, von wem sie sind."
    ),
    "entries.headings": "Nicht übernommen, da die Überschrift nicht bekannt ist: {headings}.",
    "entries.next.sections": "Dann: `nigiri sections`",
    "entries.next.draw": "Dann: `nigiri draw`",
    "entries.seen.sections": (
        "Unter „{column}“ „{yes}“ eintragen, wenn ein Spieler da ist. Dann: `nigiri sections`"
    ),
    "entries.seen.draw": (
        "Unter „{column}“ „{yes}“ eintragen, wenn ein Spieler da ist. Dann: `nigiri draw`"
    ),
    "entries.list.none": (
        "{source} ist keine Liste von Spielern: die erste Zeile muss die Spalten nennen, darunter "
        "Nachname (oder Name) und Rang."
    ),
    "entries.list.rank": (
        "■ {source}, {cell}: {asked} ist kein Rang; 30k bis 1k oder 1d bis 9d eintragen."
    ),
    "entries.list.rank-missing": "■ {source}, {cell}: der Rang fehlt.",
    "entries.list.family": "■ {source}, {cell}: der Nachname fehlt.",
    "entries.list.number": "■ {source}, {cell}: {asked} ist keine Zahl.",
    "entries.list.whole": "■ {source}, {cell}: {asked} ist keine ganze Zahl.",
    "entries.list.name-twice": "■ {source}, Zeile {row}: {name} steht auch in Zeile {other}.",
    "entries.list.number-twice": (
        "■ {source}, Zeile {row}: Nummer {number} steht auch in Zeile {other}."
    ),
    "entries.list.taken": (
        "In „Spieler“ schon vergeben: {numbers}. Die Spalte mit den Nummern weglassen; `nigiri "
        "number` gibt neue."
    ),
    "entries.numbered": "{players:# Spieler|# Spieler} nummeriert, {total} insgesamt.",
    "entries.numbered.all": "Alle, die teilnehmen, haben eine Nummer.",
    "entries.numbered.fixed": (
        "Runde 1 ist ausgelost: danach ändern sich Nummern nicht mehr. Wer neu ist: `nigiri number`"
    ),
    "entries.next.round": "Nächste Runde: `nigiri draw`",
    "entries.wish": "Gewünscht: {wish}.",
    "entries.wish.counts": "Es gilt ab der nächsten Auslosung. {next}",
    "entries.wish.again": "Auch schon in Runde {round}: `nigiri draw --again`",
    "entries.wish.unknown": (
        "„{asked}“ ist nichts, was man sich wünschen kann; eines davon wählen: {choices}."
    ),
}
