"""Die Mappe zum Ausprobieren in Excel, der Bericht darüber und der über die Registerkarte."""

WORDS = {
    # The page with eight steps.
    "kit.title": "Zehn Minuten für nigiri",
    "kit.lead": (
        "nigiri leitet Go-Turniere in einer Tabellenkalkulation. Ob alles auch in Excel geht, "
        "kann nur herausfinden, wer Excel hat. Nötig sind Excel für Windows oder Mac und zehn "
        "Minuten. Go muss man nicht kennen, und kaputt gehen kann nichts."
    ),
    "kit.head.sheet": "Blatt",
    "kit.head.cell": "Zelle",
    "kit.head.typed": "Eintippen",
    "kit.step.begin": "Den Ordner entpacken",
    "kit.unpack": (
        "Kam der Ordner als .zip, dann zuerst alles extrahieren und den neuen Ordner öffnen. "
        "Arbeitsmappen, die in der .zip geöffnet sind, lassen sich dort nicht speichern."
    ),
    "kit.enable": (
        "Zeigt Excel beim Öffnen eine gelbe Leiste, dann auf „Bearbeitung aktivieren“ drücken. "
        "Bitte merken, was Excel sonst noch fragt."
    ),
    "kit.step.book": "{file} öffnen",
    "kit.open": "In diese Zellen tippen, nach jeder die Eingabetaste drücken:",
    "kit.pick": "die Liste der Zelle öffnen und {typed} wählen",
    "kit.save": "Dann speichern (Strg+S, auf dem Mac Cmd+S) und die Arbeitsmappe schließen.",
    "kit.step.look": "Hinsehen",
    "kit.look": (
        "{file} noch einmal öffnen, Blatt {sheet}. Welche Zellen sind farbig? Gehen die Listen "
        "auf, mit allen Einträgen?"
    ),
    "kit.look.page": (
        "Datei, Drucken wählen und die Vorschau ansehen; gedruckt werden muss nicht. Ist etwas "
        "abgeschnitten?"
    ),
    "kit.step.copy": "Unter anderem Namen speichern",
    "kit.copy": (
        "Datei, Speichern unter wählen und die Arbeitsmappe als {copy} im selben Ordner "
        "speichern. Schließen."
    ),
    "kit.step.tab": "Das Add-in, wer mag",
    "kit.tab": (
        "Auf {addin} doppelklicken und die Makros erlauben. Erscheint die Registerkarte "
        "„Go-Turnier“, mit einem Bild auf jeder Schaltfläche? Erscheinen Worte, wenn der "
        "Mauszeiger darauf steht?"
    ),
    "kit.tab.draw": (
        "Die Schaltflächen gehen nur dort, wo nigiri selbst installiert ist. Wenn ja: {copy} "
        "öffnen, auf „Prüfen“ drücken, dann auf „Auslosen“. Excel ohne Speichern schließen."
    ),
    "kit.no-tab": "Hier ist kein Add-in dabei. Weiter mit dem letzten Schritt.",
    "kit.step.send": "Antworten und abschicken",
    "kit.send": (
        "{answers} öffnen, unter jede Frage schreiben, was zu sehen war, und speichern. Dann aus "
        "dem ganzen Ordner eine .zip machen und an die Person schicken, von der er kam. Danke!"
    ),
    # The questions.
    "kit.ask": "Bitte die Antwort unter jeder Frage hinter das Zeichen > schreiben.",
    "kit.ask.version": (
        "Welche Version von Excel? Sie steht unter Datei, Konto, Info zu Excel; auf dem Mac "
        "unter Excel, Über Microsoft Excel."
    ),
    "kit.ask.system": "Windows oder macOS, und welche Version? In welcher Sprache ist Excel?",
    "kit.ask.bar": (
        "Hat Excel beim Öffnen oder Speichern eine Leiste, eine Warnung oder eine Frage gezeigt? "
        "Mit welchen Worten?"
    ),
    "kit.ask.lists": "Gingen die Listen in den Zellen auf, mit allen Einträgen?",
    "kit.ask.colours": "Welche Zellen waren auf dem Blatt {sheet} von {file} farbig?",
    "kit.ask.page": "War in der Druckvorschau etwas abgeschnitten?",
    "kit.ask.tab": "Erschien die Registerkarte, mit ihren Bildern? Was hat Excel vorher gefragt?",
    "kit.ask.else": "Was sah sonst falsch aus oder dauerte lange?",
    # What the commands say.
    "kit.made": (
        "In {folder} liegen drei Arbeitsmappen, das Add-in und {page} mit den Schritten. Den "
        "Ordner als .zip an jemanden schicken, der Excel hat. Ist er zurück: `nigiri excel judge "
        "FOLDER`"
    ),
    "kit.made-without": (
        "In {folder} liegen drei Arbeitsmappen und {page} mit den Schritten, aber kein Add-in. "
        "{reason} Den Ordner als .zip an jemanden schicken, der Excel hat. Ist er zurück: "
        "`nigiri excel judge FOLDER`"
    ),
    "kit.not-empty": (
        "{folder} gibt es schon, und er ist nicht leer. Bitte einen Ordner nennen, den es noch "
        "nicht gibt."
    ),
    "kit.none": (
        "In {folder} ist keine Arbeitsmappe zum Ausprobieren. Die .zip extrahieren und den "
        "Ordner nennen, in dem {file} liegt."
    ),
    "kit.judged": (
        "{judged:# Arbeitsmappe|# Arbeitsmappen} verglichen, kein Unterschied. Der Bericht zum "
        "Abschicken: {file}"
    ),
    "kit.unsaved": (
        "Noch ist keine dieser Arbeitsmappen gespeichert worden, es gibt nichts zu vergleichen. "
        "Der Bericht ist in {file}"
    ),
    "kit.judged-otherwise": (
        "{differences:# Unterschied|# Unterschiede} gefunden. Der Bericht zum Abschicken: {file}"
    ),
    # The report on a kit.
    "kit.report": "Bericht: nigiri in Excel ausprobiert",
    "kit.report.by": "Verglichen von nigiri {version}, Python {python}, {system}.",
    "kit.report.same": (
        "Geschrieben von nigiri {theirs}; verglichen wird mit denselben Arbeitsmappen."
    ),
    "kit.report.otherwise": (
        "Geschrieben von nigiri {theirs}. Dieses nigiri schreibt andere Arbeitsmappen; manche "
        "Unterschiede können daher kommen."
    ),
    "kit.report.nameless": (
        "Die Datei, die sagt, welches nigiri alles geschrieben hat, ist weg: Manche Unterschiede "
        "können von einer anderen Version kommen."
    ),
    "kit.report.saved": "{file}: gespeichert von {program}",
    "kit.report.unsaid": "{file}: gespeichert von einem Programm, das seinen Namen nicht nennt",
    "kit.report.untouched": "{file}: wie nigiri sie schrieb, niemand hat sie gespeichert",
    "kit.report.missing": "{file}: fehlt",
    "kit.report.foreign": "{file}: gehört nicht dazu",
    "kit.report.unread": "{file}: nicht lesbar. {trouble}",
    "kit.report.agree": "stimmen überein: {aspects}",
    "kit.report.typed": "eingetippt wie erbeten: {cells}",
    "kit.report.untyped": "nichts eingetippt: {cells}",
    "kit.report.mistyped": "{place}: erbeten war {asked}, in der Zelle steht {saved}",
    "kit.report.differ": "{aspect}, {place}: erwartet {expected}, gespeichert {saved}",
    "kit.report.more": "{aspect}: noch {count}",
    "kit.report.known": "{places:# Stelle|# Stellen}: {reason}",
    "kit.report.nothing": "nichts",
    "kit.report.whole": "die Arbeitsmappe",
    "kit.report.answers": "Was geantwortet wurde:",
    "kit.report.no-answers": "{file} fehlt: Es gibt keine Antworten.",
    "kit.aspect.sheets": "Blätter",
    "kit.aspect.values": "Werte",
    "kit.aspect.formulas": "Formeln",
    "kit.aspect.looks": "Formate",
    "kit.aspect.colours": "Farbregeln",
    "kit.aspect.lists": "Auswahllisten",
    "kit.aspect.protection": "Blattschutz",
    "kit.aspect.names": "Namen",
    "kit.aspect.page": "Seite",
    "kit.aspect.view": "Ansicht",
    "kit.aspect.widths": "Breiten und Höhen",
    # Why something saved otherwise is no loss.
    "kit.known.view": (
        "LibreOffice ohne Fenster vergisst fixierte Zeilen und zeigt die Gitterlinien"
    ),
    "kit.known.tab": "LibreOffice vergisst die Farbe der Registerkarte eines geschützten Blattes",
    "kit.known.format": (
        "LibreOffice gibt einer Formel in einer Zelle ohne Format das der Zellen ringsum"
    ),
    "kit.known.line": "LibreOffice schreibt die Linien von Farbregeln ohne ihre Farbe",
    "kit.known.page": (
        "LibreOffice nennt für jede Seite auch, was niemand eingestellt hat, und die Höhe der "
        "Kopfzeile"
    ),
    "kit.known.list": "LibreOffice beendet Listen tausend Zeilen unter der letzten benutzten",
    # The report on the tab.
    "kit.doctor": "Bericht über die Registerkarte von nigiri in Excel",
    "kit.doctor.nigiri": "nigiri {version}, Python {python} ({program})",
    "kit.doctor.system": "System: {system}",
    "kit.doctor.excel": "Excel: {version}",
    "kit.doctor.no-excel": "Excel: nicht gefunden",
    "kit.doctor.part": "{name}: {version}",
    "kit.doctor.no-part": "{name}: fehlt",
    "kit.doctor.addin": "Add-in: {file}, {size} Bytes, {sum}",
    "kit.doctor.no-addin": "Add-in: fehlt",
    "kit.doctor.language": "Es ist das, was dieses nigiri schreiben würde: {languages}",
    "kit.doctor.other": "Es ist nicht das, was dieses nigiri schreiben würde.",
    "kit.doctor.setting": "Einstellung {name}: {value}",
    "kit.doctor.script": "Skript, das Python startet: {file}",
    "kit.doctor.no-script": "Skript, das Python startet: fehlt",
    "kit.doctor.found": "Was nicht stimmt:",
    "kit.doctor.well": "Alles in Ordnung.",
    "kit.doctor.written": "Der Bericht ist in {file}. Er nennt Pfade und Versionen, keine Spieler.",
}
