"""What the hall says: its page and its window, reports taken in, codes on slips, in German."""

WORDS = {
    # Codes beside the workbook
    "hall.codes.damaged": (
        "Die Codes des Saals in {file} sind nicht lesbar. Die Datei aus einer Sicherung "
        "zurückholen; oder sie löschen und Ergebniszettel und Tischnummern neu drucken: Sie tragen "
        "dann neue Codes."
    ),
    # The page of the hall: the line on every page, and its doors
    "hall.page.saved": "Gespeichert um {time}, {age}.",
    "hall.page.now": "gerade eben",
    "hall.page.ago": "vor {minutes} min",
    "hall.page.start": "Alle Seiten",
    "hall.page.report": "Ergebnis melden",
    "hall.page.helpers": "Für Helfer",
    "hall.page.who": "Wer darf was",
    # Questions to players
    "hall.page.table": "Tisch",
    "hall.page.table.number": "Welcher Tisch? Bitte seine Nummer eingeben.",
    "hall.page.code": "Code des Tisches",
    "hall.page.code.tip": "Vier Ziffern, auf dem Ergebniszettel und auf der Tischnummer.",
    "hall.page.go-on": "Weiter",
    "hall.page.board": "Runde {round}, Tisch {table}",
    "hall.page.who-are-you": "Wer meldet?",
    "hall.page.not-you": "Wer keiner von beiden ist, ist am falschen Tisch.",
    "hall.page.find": "Meinen Tisch finden",
    "hall.page.not-me": "Das bin ich nicht",
    "hall.page.who-won": "Wer hat gewonnen?",
    "hall.page.won": "{name} hat gewonnen",
    "hall.page.won-default": "{name} hat kampflos gewonnen",
    "hall.page.jigo": "Jigo: niemand hat gewonnen",
    "hall.page.other": "Ergebnis: {result}",
    "hall.page.confirm": "Stimmt das?",
    "hall.page.pair": "{white} – {black}",
    "hall.page.send": "Ja, senden",
    "hall.page.no-back": "Nein, zurück",
    # What came of it
    "hall.page.received": "Angekommen",
    "hall.page.same": "{who} sagt das auch: {result}.",
    "hall.page.otherwise": "{who} sagt etwas anderes: {result}.",
    "hall.page.nothing-yet": "Von {name} ist noch nichts gekommen.",
    "hall.page.a-helper": "Ein Helfer",
    "hall.page.counts": (
        "Es zählt, sobald die Turnierleitung es übernommen hat. Mehr ist nicht zu tun."
    ),
    "hall.page.go-to-desk": "Bitte zusammen zur Turnierleitung gehen.",
    "hall.page.look-again": "Noch einmal nachsehen",
    "hall.page.change": "Das war falsch: ändern",
    "hall.page.settled": "Die Turnierleitung hat das Ergebnis dieses Tisches schon",
    "hall.page.settled.wrong": "Wenn daran etwas falsch ist: bitte der Turnierleitung sagen.",
    "hall.page.home": "Ich gehe nach dieser Runde nach Hause",
    "hall.page.goes-home": "{name} geht nach Runde {round} nach Hause",
    "hall.page.home.tip": (
        "In den Runden danach gibt es keine Partie mehr. Wer doch weiterspielt, sagt es der "
        "Turnierleitung."
    ),
    "hall.page.home.told": (
        "Es zählt, sobald die Turnierleitung es übernommen hat. Wer es sich anders überlegt, sagt "
        "es der Turnierleitung."
    ),
    # Helpers
    "hall.page.helper.code": "Code der Helfer",
    "hall.page.helper.tip": "Die Turnierleitung gibt ihn aus.",
    "hall.page.helper.tables": "Tische ohne Ergebnis",
    "hall.page.helper.table": "Tisch {table}: {white} – {black}",
    "hall.page.helper.came": "Gemeldet, noch nicht übernommen",
    "hall.page.helper.none": "Zu keinem Tisch muss noch jemand gehen.",
    "hall.page.helper.done": "Tisch {table}: angekommen.",
    # Marks beside results
    "hall.page.not-taken": "noch nicht übernommen",
    "hall.page.disagree": "die beiden sind sich nicht einig",
    "hall.page.said": "gemeldet: {result}",
    # What is refused
    "hall.page.no-page": "Diese Seite gibt es nicht",
    "hall.page.no-board": "An Tisch {table} spielt niemand",
    "hall.page.wrong-code": "Das ist nicht der Code von Tisch {table}",
    "hall.page.wrong-code.tip": (
        "Bitte noch einmal auf den Ergebniszettel oder die Tischnummer sehen, oder den Zettel "
        "einem Helfer geben."
    ),
    "hall.page.wrong-helper": "Das ist nicht der Code der Helfer",
    "hall.page.wait": "Zu viele falsche Codes: bitte {seconds:1 Sekunde|# Sekunden} warten",
    "hall.page.too-many": "Zu viel auf einmal: bitte eine Minute warten",
    "hall.page.pair-changed": "An diesem Tisch spielen inzwischen andere: nichts wurde gesendet",
    "hall.page.too-large": "Das ist zu viel Text",
    "hall.page.too-slow": "Die Verbindung war zu langsam: bitte noch einmal versuchen",
    "hall.page.elsewhere": "Eine andere Seite wollte das senden: nichts ist angekommen",
    "hall.page.other-name": (
        "Diese Seite antwortet nur unter der Adresse, die die Turnierleitung genannt hat"
    ),
    "hall.page.fault": "Das hat nicht geklappt: nichts ist angekommen",
    "hall.page.fault.slip": (
        "Bitte den Ergebniszettel ausfüllen oder der Turnierleitung Bescheid sagen."
    ),
    "hall.page.full": "Für weitere Meldungen ist kein Platz mehr.",
    # Who may do what
    "hall.page.who.all": (
        "Wer in diesem WLAN ist, darf alle Seiten ansehen. Sie zeigen dasselbe wie die "
        "veröffentlichten Seiten; wer nicht genannt werden will, ist auch hier nur eine Nummer."
    ),
    "hall.page.who.table": (
        "Mit dem Code eines Tisches dürfen seine Spieler sagen, wer dort gewonnen hat, und dass "
        "sie nach Hause gehen."
    ),
    "hall.page.who.helper": (
        "Mit dem Code der Helfer darf ein Helfer das Ergebnis jedes Tisches melden."
    ),
    "hall.page.who.director": (
        "Nur die Turnierleitung trägt Ergebnisse ein. Was von hier kommt, wartet, bis sie es "
        "übernimmt, und was sie eingetippt hat, bleibt, wie es ist."
    ),
    "hall.page.who.again": (
        "Bis dahin darf jeder berichtigen, was er gesagt hat; das letzte Wort zählt."
    ),
    "hall.page.who.kept": (
        "Gespeichert werden Uhrzeit, Runde, Tisch, was gesagt wurde und eine zufällige Nummer "
        "für das Handy (ein Cookie), in einer Datei auf dem Computer der Turnierleitung. Andere "
        "Cookies gibt es nicht, und ins Internet geht nichts."
    ),
    "hall.page.who.open": (
        "Die Seite ist nicht verschlüsselt. Wer in diesem WLAN mithört, könnte einen Code "
        "mitlesen; im Zweifel entscheidet, was die beiden auf ihren Ergebniszettel geschrieben "
        "haben."
    ),
    "hall.page.who.paper": "Ein Handy braucht niemand: der Ergebniszettel genügt immer.",
    # The director's window
    "hall.serve.address": "Die Seite für den Spielsaal: {address}",
    "hall.serve.code": "Code der Helfer: {code}",
    "hall.serve.others": (
        "Andere Adressen dieses Computers: {addresses}. Wenn Handys die Seite nicht finden, eine "
        "davon mit --address versuchen."
    ),
    "hall.serve.alone": (
        "Dieser Computer ist mit keinem Netz verbunden: niemand sonst sieht die Seite. Mit dem "
        "WLAN des Spielsaals verbinden und noch einmal starten."
    ),
    "hall.serve.ends": (
        "Sie zeigt die Datei, wie sie zuletzt gespeichert wurde, und ändert nie etwas darin. "
        "Strg+C beendet sie."
    ),
    "hall.serve.ended": (
        "Die Seite für den Spielsaal ist beendet; mit Ergebniszetteln geht es weiter."
    ),
    "hall.serve.missing": (
        "Für die Seite im Spielsaal fehlt ein Teil von nigiri; eintippen: pip install "
        "'nigiri[hall]'"
    ),
    "hall.serve.port": (
        "Die Seite kann nicht unter {address}, Port {port}, sein ({reason}): mit --address oder "
        "--port etwas anderes wählen. Vielleicht läuft sie schon in einem anderen Fenster."
    ),
    "hall.serve.report": "{time}  Tisch {table}: {result} ({by})",
    "hall.serve.by.white": "sagt Weiß",
    "hall.serve.by.black": "sagt Schwarz",
    "hall.serve.by.helper": "sagt ein Helfer",
    "hall.serve.home": "{time}  {name} geht nach Runde {round} nach Hause",
    "hall.serve.saved": (
        "{time}  Die Datei wurde gespeichert: die Seiten sind auf dem neuesten Stand."
    ),
    "hall.serve.kept": "{time}  Die Seiten bleiben, wie sie waren: {trouble}",
    "hall.serve.tries": "Bei {address} probiert jemand falsche Codes und muss jetzt warten.",
    "hall.serve.not-written": (
        "Eine Meldung konnte nicht gespeichert werden; das Handy hat es erfahren: {trouble}"
    ),
    "hall.serve.fault": (
        "Ein Fehler von nigiri; das Handy wurde auf den Ergebniszettel verwiesen: {kind}"
    ),
    # The menu
    "hall.serve.begun": (
        "Die Seite für den Spielsaal ist unter {address}. Code der Helfer: {code}. Sie endet, wenn "
        "die Arbeitsmappe geschlossen wird."
    ),
    "hall.serve.runs": (
        "Die Seite für den Spielsaal läuft schon unter {address}. Code der Helfer: {code}."
    ),
    "hall.serve.other": (
        "Eine andere Arbeitsmappe hat schon ihre Seite für den Spielsaal (Port {port}): diese "
        "zuerst schließen."
    ),
    "hall.serve.not-begun": (
        "Die Seite für den Spielsaal ist nicht gestartet. Vielleicht belegt ein anderes Programm "
        "ihren Platz, oder eine Firewall verbietet es."
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
    "hall.take.other": (
        "Runde {round}, Tisch {table}: {words}. Eingetragen bleibt {result}; was der Saal sagt, "
        "steht daneben unter Gegenprobe. Den falschen Eintrag berichtigen, oder die Gegenprobe "
        "leeren."
    ),
    "hall.take.moved": "Nicht übernommen, weil dort inzwischen andere sitzen: {boards}.",
    "hall.take.board": "Runde {round}, Tisch {table} ({white} - {black})",
    "hall.take.home": "Nach Hause {many:geht|gehen}: {names}. In {rounds} pausieren lassen?",
    "hall.take.unreadable": (
        "{many:# Meldung aus dem Saal ist nicht lesbar und wurde|# Meldungen aus dem Saal sind "
        "nicht lesbar und wurden} übergangen. Alles Empfangene steht im Ordner des Saals neben "
        "der Arbeitsmappe."
    ),
    "hall.take.none": "Aus dem Saal ist nichts Neues gekommen.",
    "hall.take.other-event": (
        "Die Meldungen neben dieser Datei gehören zu einem anderen Turnier, dessen Datei genauso "
        "hieß. Nichts wurde übernommen."
    ),
    "hall.take.unsaved": (
        "Erst die Arbeitsmappe speichern: Meldungen aus dem Saal liegen neben ihrer Datei."
    ),
    "hall.take.alone": (
        "--inbox übernimmt, was aus dem Saal gemeldet wurde, und sonst nichts: Sieger, Tische "
        "und Runde weglassen. --no-home geht nur zusammen mit --inbox."
    ),
    "hall.take.waiting": (
        "Aus dem Saal warten Meldungen zu {many:# Tisch|# Tischen}: `nigiri result --inbox`"
    ),
    # The line of the Log
    "hall.take.log": "Aus dem Saal: {parts}",
    "hall.take.log.verified": "bestätigt: {tables}",
    "hall.take.log.other": "Gegenprobe weicht ab: {tables}",
    "hall.take.log.home": "gehen nach Hause: {numbers}",
}
