"""What the dialogs of buttons ask for, and what is said of a wrong answer, in German."""

WORDS = {
    # A new event.
    "field.name.tip": "Steht auf jedem Ausdruck",
    "field.rules": "Regelwerk",
    "field.rules.usual": "das übliche zum System",
    "field.none": "–",
    "field.komi.tip": "Üblich sind 6½ bei Gebietszählung, 7½ bei Flächenzählung, 8 bei Ing-Regeln",
    "field.handicaps.usual": "wie dort üblich",
    "field.time.tip": "Zum Beispiel: 45 min + 10 s Fischer",
    "field.tiebreaks.tip": "Der Reihe nach, durch Komma getrennt: SOS, SOSOS",
    "field.mail": "Ergebnisse auch an",
    "field.mail.tip": "E-Mail-Adressen, durch Komma getrennt",
    "field.club.event": "Aus diesem Turnier übernehmen",
    "field.club.event.tip": (
        "System, Regelwerk, Sprache und alle Einstellungen, die davon abweichen; Verband und "
        "Adressen von oben bleiben"
    ),
    "field.club.logo": "Logo",
    "field.club.logo.tip": (
        "PNG, JPEG oder SVG, höchstens 200 KB; es steht oben auf Ausdrucken und Seiten"
    ),
    "field.club.no-logo": "Das Logo entfernen",
    "field.club.take": "Datei eines Vereins übernehmen",
    "field.club.take.tip": (
        "club.json, von einer anderen Turnierleitung per E-Mail: sie ersetzt alles hier"
    ),
    "field.system": "System",
    "field.rounds": "Runden",
    "field.rounds.of-event": "Leer: so viele, wie das Regelwerk vorsieht",
    "field.language": "Sprache",
    "field.language.en": "Englisch",
    "field.language.fr": "Französisch",
    "field.language.de": "Deutsch",
    "field.as-printed": "Wird gedruckt wie eingetragen",
    "field.place": "Ort",
    "field.director": "Turnierleitung",
    "field.host": "Ausrichter",
    "field.host.tip": (
        "Stadt oder Verein des Ausrichters: dessen Spieler bekommen die ersten Freilose"
    ),
    "field.seed": "Zahl für das Los",
    "field.id": "Kennung",
    # A file of another program, a list of players.
    "field.file": "Datei",
    "field.file.tip": (
        ".xml von OpenGotha oder MacMahon, .h9 und .tou, ein Bericht an die AGA, .json"
    ),
    "field.file.copy": "eine andere Kopie dieses Turniers: .xlsx oder .ods",
    "field.file.helper": "Kopie des Helfers",
    "field.keep": "Bei Unterschieden",
    "field.keep.tip": ("Was hier leer ist, wird aus der Kopie gefüllt; geleert wird nichts"),
    "field.keep.ask": "nichts ändern, die Unterschiede auflisten",
    "field.keep.file": "behalten, was hier steht",
    "field.keep.copy": "übernehmen, was in der Kopie steht",
    "field.file.rounds": (
        ".xml von OpenGotha oder MacMahon, von diesem Turnier, mit den dort ausgelosten Runden"
    ),
    "field.list": "Liste",
    "field.list.tip": "Die erste Zeile nennt die Spalten, darunter Nachname und Rang",
    "field.list.of": "Welche Liste",
    "field.list.file.tip": (
        "Leer: nigiri öffnet die Seite und nimmt dann die neueste Liste aus den Downloads"
    ),
    "field.here": "Alle sind anwesend",
    "field.columns": "Überschriften",
    "field.columns.tip": "Für Überschriften, die nigiri nicht kennt: Einstufung=Rang; T-Shirt=-",
    "field.gone": "Nicht mehr in der Liste",
    "field.who.member": "Name oder Nummer",
    "field.who.member.tip": "Ein paar Buchstaben genügen; Nachname zuerst: Alder, Anna",
    "field.rank": "Rang",
    "field.rank.tip": "Leer: der Rang aus der Liste",
    "field.club": "Verein",
    "field.here.one": "Ist da",
    "field.listed": "Nur Mitglieder einer Liste",
    "field.update": "Eingetragene Ratings und Mitgliedschaften ersetzen",
    "field.update.tip": "Bei Abweichungen wird erst gefragt",
    # Sections and numbers.
    "field.again.sections": "Neu vorschlagen",
    "field.again.sections.tip": "Sonst bleiben die Grenzen auf dem Blatt",
    "field.count": "Wie viele",
    "field.count.tip": "Leer: nigiri entscheidet",
    "field.down-to": "Eigene Grenzen",
    "field.down-to.tip": (
        "Der schwächste Rang jeder Gruppe oder Stufe, die stärkste zuerst: 3d, 1k, 8k, 30k"
    ),
    "field.again.numbers": "Alle neu nummerieren",
    # Drawing a round.
    "field.absent": "Nicht gekommen: pausiert oder spielt",
    "field.choose": "(bitte wählen)",
    "field.provisional": "Fehlende Ergebnisse vorerst als verloren zählen",
    "field.how": "Wer ausgelost wird",
    "field.how.ready": "Die Punktgruppen, die komplett sind",
    "field.how.rest": "Alle, die noch keine Partie haben",
    "field.how.provisional": "Alle; fehlende Ergebnisse zählen vorerst als verloren",
    # Who plays, and in which rounds.
    "field.who": "Spieler",
    "field.who.tip": "Nummern oder Namen: 3, 5, 12-15 oder Roy; Ota, Yuzo",
    "field.who.wish.tip": "3, 5, 12-15 oder Roy; Ota, Yuzo. Leer: nur das Blatt",
    "field.who.one": "Spieler",
    "field.who.one.tip": "Eine Nummer oder ein Name",
    "field.rounds.out": "3-4 oder 3, 5. Leer: ab der nächsten Auslosung",
    "field.rounds.wish": "1-3. Leer: alle",
    "field.round": "Runde",
    "field.round.newest": "Leer: die neueste",
    "field.round.next": "Leer: die nächste, die ausgelost wird",
    "field.later": "Erst ab der nächsten Runde",
    "field.later.tip": "Sie verpassen diese Runde, und wer das Freilos hat, behält es",
    "field.undo": "Die Zusage zurücknehmen",
    "field.what": "Wunsch",
    "field.note": "Warum",
    # Results, side events, reasons.
    "field.winners": "Sieger",
    "field.winners.tip": "Ihre Nummern, in beliebiger Reihenfolge",
    "field.table": "Tisch",
    "field.table.tip": "Seine Nummer, der Name von jemand dort, oder: Freilos",
    "field.result": "Ergebnis",
    "field.inbox.home": "Auch, wer nach Hause geht",
    "field.inbox.home.tip": "Bevor jemand pausiert, wird gefragt",
    "field.back": "Ergebnisse",
    "field.back.tip": (
        "In der Reihenfolge der Tische, von den Zetteln: die Nummer des Siegers oder Jigo. Ein "
        "Strich lässt einen Tisch aus"
    ),
    "field.back.first": "Ab Tisch",
    "field.back.first.tip": "Leer: der erste ohne Gegenprobe",
    "field.winner": "Sieger",
    "field.winner.tip": "Eine Nummer. Leer: nur die Tafel zeigen",
    "field.loser": "Verlierer",
    "field.jigo": "Jigo: niemand hat gewonnen",
    "field.challenger": "Herausforderer",
    "field.challenger.tip": "Eine Nummer. Leer: nur die Leiter zeigen",
    "field.challenged": "Herausgeforderter",
    "field.won": "Wer gewonnen hat",
    "field.won.nobody": "läuft noch",
    "field.won.challenger": "der Herausforderer",
    "field.won.challenged": "der andere",
    "field.one": "Nummer",
    "field.other": "Verglichen mit",
    # What to print, and what to send.
    "field.which": "Was drucken",
    "field.language.event": "Die des Turniers",
    "field.language.both": "Beide auf einem Blatt",
    "field.names": "Mit allen Namen",
    "field.names.tip": "Wer nicht genannt werden will, ist auf Aushängen sonst eine Nummer",
    "field.form": "Als",
    "field.form.page": "Seite für den Browser, der sie druckt",
    "field.form.pdf": "PDF, für einen USB-Stick oder eine E-Mail",
    "field.federation": "Verband",
    "field.country": "Land aller, die keines haben",
    "field.country.tip": "Zwei Buchstaben oder der Name; die EGF fragt danach",
    "field.format": "Für",
    "field.format.tip": "Eine ältere Datei dort bleibt unter anderem Namen erhalten",
    "field.format.aga": "Bericht an die AGA",
    "field.format.aga-2008": "Bericht an die AGA, Form von 2008",
    "field.format.egf": "Ergebnisse für die EGF",
    "field.format.egf-defaults": "Ergebnisse für die EGF, auch kampflose Partien",
    "field.format.ffg": "Ergebnisse für die FFG",
    "field.format.opengotha": "OpenGotha",
    "field.format.macmahon": "MacMahon",
    "field.format.json": "JSON: das ganze Turnier",
    "field.format.xlsx": "Excel: drei Tabellen",
    "field.format.csv": "CSV: drei Tabellen",
    "field.format.parquet": "Parquet: drei Tabellen",
    "field.to": "Senden an",
    "field.also": "Auch an",
    "field.season": "Arbeitsmappe der Saison",
    "field.season.tip": (
        "Auswählen, oder einen neuen Namen wie 2026 tippen: die Arbeitsmappe entsteht dann neben "
        "dem Turnier"
    ),
    "field.season.list": "Liste der Wertung zum Drucken",
    "field.season.page": "Seite der Wertung",
    "field.season.page.tip": (
        "Für die Website des Vereins; wie die Liste entsteht sie neben der Arbeitsmappe der Saison"
    ),
    # Wrong answers.
    "field.needed": "{label}: hier fehlt eine Antwort.",
    "field.unknown": "Eine Frage {field} gibt es hier nicht; es gibt: {fields}.",
    "field.unknown.none": "Eine Frage {field} gibt es hier nicht; nach nichts wird gefragt.",
    "field.not.yes": "{label}: {answer} ist weder ja noch nein.",
    "field.not.text": "{label}: {answer} ist kein Text.",
    "field.not.whole": "{label}: {answer} ist keine ganze Zahl.",
    "field.not.between": "{label}: {answer} ist keine Zahl von {least} bis {most}.",
    "field.not.choice": "{label}: {answer} ist nicht unter {choices}.",
}
