"""What the command line says itself, in German."""

WORDS = {
    # Written or not
    "command.nothing": "Nichts wurde geschrieben.",
    "command.new.choice": "{at}  {choice}",
    "command.new.other": (
        "Einen Namen aus docs/systems.md oder docs/rules.md eingeben; Eingabetaste für das Übliche."
    ),
    "command.new.keep": (
        "Um das nächste Turnier ebenso zu beginnen, ohne diese Fragen: `nigiri club --from FILE`"
    ),
    "command.club.how": "Aus einem Turnier übernehmen: `nigiri club --from EVENT`",
    "command.club.copy": (
        "{path} kann per E-Mail verschickt werden. Wer die Datei bekommt, tippt: `nigiri club "
        "--take {name}`"
    ),
    "command.club.gone": (
        "Was für den Verein gemerkt war, ist entfernt; neue Turniere beginnen mit ihrem Regelwerk."
    ),
    "command.beside.list": "LISTE.csv",
    "command.nothing.dry-run": "Nichts wurde geschrieben (--dry-run).",
    "command.here": "{event}: {rounds}",
    "command.here.name": "{name} ({file})",
    "command.here.rounds": (
        "Runde {round} von {rounds} ist ausgelost, {players:# Spieler|# Spieler}."
    ),
    "command.here.before": (
        "{players:# Spieler|# Spieler}, {rounds:# Runde|# Runden}, noch keine ausgelost."
    ),
    "command.here.import": "Weiter: `nigiri import`",
    "command.here.draw": "Weiter: `nigiri draw`",
    "command.here.print": "Weiter: `nigiri print pairings`",
    "command.here.result": "Weiter: `nigiri result`",
    "command.here.missing": "Weiter: `nigiri missing`",
    "command.here.verify": "Weiter: `nigiri verify`",
    "command.here.standings": "Weiter: `nigiri standings`",
    "command.here.check": "Weiter: `nigiri check`",
    "command.here.help": "Alle Befehle: `nigiri --help`",
    "command.here.several": "Die Turniere in diesem Ordner:",
    "command.here.line": "{event} ► {step}",
    "command.here.more": "Mehr über eines davon: `nigiri check FILE`",
    "command.here.none": (
        "In diesem Ordner ist kein Turnier. Eines beginnen: `nigiri new open.xlsx`. Ein "
        "Beispiel ansehen: `nigiri demo`. Alle Befehle: `nigiri --help`"
    ),
    "command.next": "► {next}",
    "command.stale": (
        "{many:# eigene Formel zeigt|# eigene Formeln zeigen} einen alten Wert, bis neu gerechnet "
        "wird: {named}. Excel rechnet beim Öffnen der Datei; für LibreOffice und Handys: `nigiri "
        "recalculate`"
    ),
    "command.stale.more": (
        "{many:# eigene Formel zeigt|# eigene Formeln zeigen} einen alten Wert, bis neu gerechnet "
        "wird: {named} und {rest} weitere. Excel rechnet beim Öffnen der Datei; für LibreOffice "
        "und Handys: `nigiri recalculate`"
    ),
    "command.renewed": "Neue Werte: {cells}.",
    "command.renewed.none": (
        "Alle eigenen Formeln zeigen den richtigen Wert; nichts wurde geschrieben."
    ),
    # Questions
    "command.ask": "{question} [j/N]",
    "command.ask.yes": "j ja y yes",
    "command.ask.no": "n nein no",
    "command.ask.unclear": "j eingeben für ja, n für nein.",
    "command.ask.number": "Bitte eine ganze Zahl von {low} bis {high} eingeben.",
    "command.ask.name": "Bitte einen dieser Namen eingeben oder nichts: {names}.",
    "command.ask.agreed": "{question} (--yes)",
    "command.ask.go-on": "Weitermachen?",
    "command.ask.choice": "{what} [{choices}]",
    "command.ask.one-of": "Tippen Sie die ersten Buchstaben eines dieser Wörter: {choices}.",
    "command.ask.machine": "Mit --json wird niemand gefragt: --yes anhängen.",
    "command.ask.nobody": (
        "Hier antwortet niemand, also wurde nichts geschrieben. Vorab zustimmen: --yes anhängen."
    ),
    "command.add.hit": "{at:>2}  {member}",
    "command.add.which": "Wer",
    "command.add.nobody": "{why} Also: `nigiri add FILE {who} --rank 3d`",
    "command.ask.rules": "In die Einstellungen eintragen?",
    # While it takes its time
    "command.works": "nigiri {command} ...",
    "command.works.ods": "nigiri {command} ... LibreOffice braucht für .ods einige Sekunden",
    "command.works.office": "nigiri {command} ... LibreOffice braucht einige Sekunden",
    "command.works.loading": "Laden",
    "command.works.printing": "Drucken",
    "command.works.pdf": "PDF wird erstellt ...",
    "command.works.pdfs": "PDFs werden erstellt",
    "command.works.tournaments": "Turniere",
    # Wrong use
    "command.use.help": "Was es gibt: {command}",
    "command.use.missing": "{name} fehlt.",
    "command.use.more": "Das ist mehr, als der Befehl braucht: {words}",
    "command.use.option": "Eine Option {name} gibt es nicht.",
    "command.use.option.near": "Eine Option {name} gibt es nicht. Gemeint vielleicht: {near}?",
    "command.use.command": "Einen Befehl {name} gibt es nicht.",
    "command.use.command.near": "Einen Befehl {name} gibt es nicht. Gemeint vielleicht: {near}?",
    "command.use.option-value": "Hinter {name} fehlt etwas.",
    "command.use.no-value": "{name} steht allein, ohne Wert.",
    "command.use.value": "{name}: {what}",
    "command.use.choice": "zur Wahl stehen {choices}.",
    "command.use.whole.range": "hier steht eine ganze Zahl von {low} bis {high}.",
    "command.use.whole.from": "hier steht eine ganze Zahl ab {low}.",
    "command.use.number.range": "hier steht eine Zahl von {low} bis {high}.",
    "command.use.number.from": "hier steht eine Zahl ab {low}.",
    "command.use.day": "hier steht ein Tag, geschrieben wie 2005-05-21.",
    "command.use.id": "hier steht die Kennung eines Turniers, kopiert aus „Kennung“.",
    "command.use.file": "hier steht eine Datei, kein Ordner.",
    "command.use.unreadable": "diese Datei darf nicht gelesen werden.",
    "command.use.time": "{asked} ist keine Zeit; so schreiben: 2005-05-21T10:00.",
    "command.use.setting": "{asked} ist keine Einstellung; so schreiben: pattern=adjacent.",
    "command.use.pair": "{asked} ist keine Paarung; die beiden Nummern so schreiben: 3-7.",
    # The file
    "command.open": "{file} ist in {by} geöffnet: was dort nicht gespeichert ist, zählt nicht.",
    "command.name": "Der Name einer Arbeitsmappe endet auf .xlsx oder .ods: {stem}.xlsx schreiben",
    "command.unwritten": "{file} lässt sich nicht schreiben: {reason}.",
    "command.unheard": (
        "Die Antwort lässt sich hier nicht ausgeben: {reason}. Die Arbeitsmappe ist unbeschädigt; "
        "`nigiri history` sagt, ob der Befehl sie geändert hat."
    ),
    "command.interrupted": "Abgebrochen; nichts wurde nur halb geschrieben.",
    "command.fault": (
        "Das ist ein Fehler von nigiri, bitte melden ({kind}). Den Befehl noch einmal so "
        "ausführen: `nigiri --debug ...`; dann ist zu sehen, was zu schicken ist."
    ),
    "command.fault.above": "Das ist ein Fehler von nigiri; bitte mit den Zeilen oben melden.",
    # Going back
    "command.history": "Stände von {file}",
    "command.history.none": "Neben {file} ist kein früherer Stand aufgehoben.",
    "command.history.edited": "{file} wurde seit Stand {number} geändert.",
    "command.history.state": "Stand",
    "command.history.when": "Wann",
    "command.history.who": "Wer",
    "command.history.command": "Befehl",
    "command.history.what": "Was",
    "command.history.found": "(wie vorgefunden)",
    "command.back": "Zurück zu Stand {number}",
    "command.back.ask": "Zurück zu Stand {number}?",
    "command.back.log": "Zurück zu Stand {number}.",
    "command.back.done": "{file} ist wieder wie in Stand {number}.",
    "command.back.copy": "{copy} ist {file} wie in Stand {number}.",
    "command.back.return": "Um es wieder wie eben zu haben: `nigiri restore {number}`",
    "command.back.edited": "Seit dem letzten Befehl von Hand geändert; auch das geht verloren:",
    "command.back.unknown": "{file} wurde seitdem geändert; wo, ist nicht bekannt.",
    "command.back.saved": (
        "Ein anderes Programm hat {file} seitdem gespeichert; Formatierung und Kommentare von "
        "dort gehen auch verloren."
    ),
    "command.back.taken": "Zurückgenommen: {command} vom {when}.",
    "command.back.taken.by": "Zurückgenommen: {command} vom {when} von {who}.",
    "command.back.taken.told": "Zurückgenommen: {command} vom {when}: {told}",
    "command.back.taken.by.told": "Zurückgenommen: {command} vom {when} von {who}: {told}",
    "command.back.aside": (
        "Die früheren Stände neben {file} gehören zu einem anderen Turnier, „{event}“. Sie kommen "
        "bei der nächsten Änderung beiseite; von hier aus geht es nicht zu ihnen zurück."
    ),
    "command.back.put-aside": (
        "Die früheren Stände neben {file} gehörten zu einem anderen Turnier, „{event}“: sie liegen "
        "jetzt im Ordner „{folder}“."
    ),
    "command.back.no-copies": (
        "Es gibt keinen früheren Stand von {file}: die Sicherungen stehen in einem Ordner "
        "daneben, und dieser ist nicht hier. Nichts wurde geändert; die Datei allein enthält das "
        "ganze Turnier."
    ),
    "command.back.none": (
        "Es gibt nichts zurückzunehmen: kein Stand von {file} vor dem letzten Befehl ist "
        "aufgehoben. Siehe: `nigiri history`"
    ),
    "command.back.no-state": (
        "Ein Stand {number} von {file} ist nicht aufgehoben. Siehe: `nigiri history`"
    ),
    # Problems
    "command.check.edited": "Seit dem letzten Befehl von Hand geändert",
    "command.check.typed": (
        "Seit dem letzten Befehl von Hand geändert: {what}. Die Liste: `nigiri check --edits`"
    ),
    "command.check.typed.part": "{sheet}, „{column}“: {many}",
    "command.check.typed.other": "{sheet}: {many}",
    "command.check.since": (
        "Geändert, seit damit Runden ausgelost wurden; die nächste Auslosung fragt danach:"
    ),
    "command.check.since.one": "  {change}",
    # Looks that another program did not save
    "command.looks": "Ein anderes Programm hat diese Datei ohne {things} gespeichert.",
    "command.looks.drop-downs": "Auswahllisten",
    "command.looks.colours": "Farben",
    "command.looks.protection": "Blattschutz",
    "command.looks.styles": "Schriften und Spaltenbreiten",
    "command.looks.ask": "Wiederherstellen? Was eingetippt wurde, bleibt, wie es ist.",
    "command.looks.how": "So kommen sie wieder: `nigiri looks`",
    "command.looks.back": "Wieder da: {things}.",
    "command.looks.none": "Es fehlt nichts: Listen, Farben und Blattschutz sind da.",
    # Results, questions, other events
    "command.verify.how": (
        "Die Nummer des Siegers, oder W (Weiß), S (Schwarz), jigo, 0-0. Eingabetaste: Tisch "
        "auslassen. „{end}“: aufhören."
    ),
    "command.verify.table": "Tisch {table}  {people}",
    "command.chart.two": "Eine Partie braucht zwei Nummern: `nigiri chart FILE WINNER LOSER`",
    "command.ladder.two": (
        "Eine Herausforderung braucht zwei Nummern: `nigiri ladder FILE CHALLENGER CHALLENGED`"
    ),
    "command.what-if.copy": (
        "-o schreibt die Auslosung, die --keep behält; beide angeben oder keines."
    ),
    "command.family.folder": "{other} muss im selben Ordner liegen wie {file}.",
    # Lists of members
    "command.ratings.no-list": "Eine Liste {name} gibt es nicht.",
    "command.ratings.gone": "Die Liste {name} ist entfernt.",
    "command.ratings.no-name": (
        "{name} kann nicht der Name einer Liste sein: kleine Buchstaben und Ziffern, etwa "
        "club-2026."
    ),
    "command.ratings.enter": "Dann hier die Eingabetaste drücken",
    "command.ratings.take": "Dann übernehmen: `nigiri ratings renew {list} --take`",
    # Sheets on paper, pages, pictures
    "command.print.either": "Entweder --text oder --pdf wählen, nicht beide.",
    "command.print.ending": "{name} wäre ein PDF: der Name muss auf .pdf enden.",
    "command.print.folder": "{name} wäre ein Ordner mit Blättern: der Name braucht kein .pdf.",
    "command.print.ready.html": "{path} ist fertig. In einem Browser öffnen und drucken; {sizes}.",
    "command.print.sizes.both": "auf A4 oder Letter",
    "command.print.sizes.poster": "auf A2 oder 17 x 22 Zoll, etwa im Copyshop",
    "command.print.ready.pdf": "{path} ist fertig. Öffnen und in Originalgröße drucken.",
    "command.print.ready.txt": "{path} ist fertig.",
    "command.print.hidden": (
        "{many:1 Name ist|# Namen sind} verborgen, wie in Spieler unter Name verbergen gewünscht; "
        "mit --names stehen alle Namen da."
    ),
    "command.print.all": "{count} Ausdrucke sind in {folder}: {files}.",
    "command.print.instead": (
        "{trouble} Der Ausdruck ist in {path}: aus einem beliebigen Browser drucken."
    ),
    "command.print.instead.all": (
        "{trouble} Die Ausdrucke sind in {folder}: aus einem beliebigen Browser drucken."
    ),
    "command.templates": (
        "{count} Vorlagen und {words} sind in {folder}. Geänderte gehören in einen Ordner "
        "templates neben der Arbeitsmappe."
    ),
    "command.publish": "{count} Seiten sind in {folder}, davon {changed} neu. Öffnen: {first}",
    "command.publish.hidden": (
        "{many:1 Name ist|# Namen sind} verborgen, wie in Spieler unter Name verbergen gewünscht."
    ),
    "command.publish.either": "Entweder --watch oder --json wählen, nicht beide.",
    "command.publish.twice": "Den Ordner einmal nennen: OUT oder -o OUT.",
    "command.publish.watching": (
        "{file} wird beobachtet: bei jedem Speichern werden die Seiten erneuert. Strg+C beendet."
    ),
    "command.publish.ended": "Die Seiten bleiben, wie sie zuletzt veröffentlicht wurden.",
    "command.publish.kept": "Die Seiten bleiben, wie sie waren. {trouble}",
    "command.simulate.takes": "{count:# Turnier dauert|# Turniere dauern} hier etwa {time}.",
    "command.time.seconds": "{count:# Sekunde|# Sekunden}",
    "command.time.minutes": "{count:# Minute|# Minuten}",
    "command.time.hours": "{count:# Stunde|# Stunden}",
    "command.simulate.there": "{address} spielt in {count:# Prozess|# Prozessen}.",
    "command.simulate.either": "Entweder --scheduler oder --jobs wählen, nicht beide.",
    "command.simulate.picture": "{path} ist fertig.",
    "command.simulate.name": "Der Name eines Bildes endet auf .svg oder .png: {stem}.svg schreiben",
    # Add-ins
    "command.serve.port": (
        "Port {port} lässt sich nicht benutzen: {reason}. Ohne --port wird ein freier gewählt."
    ),
    "command.serve.address": "Adresse für die Erweiterung: {address}",
    "command.serve.stops": (
        "Dieses Fenster offen lassen. Ende nach {idle} Minuten ohne Anfrage; oder Strg+C."
    ),
    "command.libreoffice.installed": (
        "Das LibreOffice in {folder} hat jetzt das Menü „Go-Turnier“, nur für dieses "
        "Benutzerkonto. Neu starten, um das Menü zu sehen."
    ),
    "command.libreoffice.installed.all": (
        "Das LibreOffice in {folder} hat jetzt das Menü „Go-Turnier“, für alle an diesem "
        "Computer. Neu starten, um das Menü zu sehen."
    ),
    "command.libreoffice.gone": "Das Menü ist aus LibreOffice entfernt.",
    "command.libreoffice.well": (
        "Alles in Ordnung: LibreOffice hat das Menü, in derselben Version wie nigiri."
    ),
    "command.libreoffice.built": "Die Erweiterung ist in {file}.",
    "command.excel.installed": (
        "Excel hat jetzt die Registerkarte „Go-Turnier“. Excel schließen und neu starten, um sie "
        "zu sehen. In Excel hat das noch niemand ausprobiert: mit einer Kopie der Arbeitsmappe "
        "arbeiten."
    ),
    "command.excel.gone": "Die Registerkarte ist aus Excel entfernt.",
    "command.excel.well": (
        "Alles in Ordnung: Excel hat die Registerkarte, in derselben Version wie nigiri."
    ),
    "command.excel.built": "Das Add-In ist in {file}. Es startet {starts}.",
    # The demo
    "command.demo.begin": (
        "Ein Turnier zum Ausprobieren in {folder}. Diese Befehle haben es gemacht:\n"
    ),
    "command.demo.folder": (
        "{folder} lässt sich nicht anlegen: {reason}. Einen anderen Ordner wählen."
    ),
    "command.demo.told": "    {told}",
    "command.demo.end": (
        "\n"
        "Diese Arbeitsmappe in Excel oder LibreOffice öffnen:\n"
        "    {file}\n"
        "„Runde {round}“ ansehen: {open:# Tisch spielt|# Tische spielen} noch. Dann „Übersicht“ "
        "und „Rangliste“.\n"
        "Dieses Blatt in einem Browser öffnen und drucken:\n"
        "    {paper}\n"
        "\n"
        "Als Nächstes ausprobieren, bei geschlossener Arbeitsmappe:\n"
        "    {check}\n"
        "    {result}\n"
        "    {standings}\n"
        "Und das eigene Turnier:\n"
        "    {begin}\n"
        "    {bring}\n"
        "    {draw}"
    ),
}
