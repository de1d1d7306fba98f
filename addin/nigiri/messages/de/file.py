"""What happens to files: missing, open elsewhere, damaged, protected, in German."""

WORDS = {
    # The file as a whole
    "file.missing": "Die Datei {file} gibt es nicht.",
    "file.no-path": "Die Datei {file} gibt es nicht: ein Teil des Pfades ist kein Ordner.",
    "file.is-folder": "{file} ist ein Ordner, keine Arbeitsmappe.",
    "file.exists": "{file} gibt es schon; einen anderen Namen wählen oder die Datei verschieben.",
    "file.no-folder": "Den Ordner {folder} gibt es nicht; erst anlegen.",
    "file.name-long": (
        "Der Name von {file} ist zu lang, allein oder mit dem, was nigiri für die Kopien daneben "
        "anhängt. Einen kürzeren geben."
    ),
    "file.no-file": "{file} ist keine Datei, sondern eine Pipe oder ein Gerät; eine Datei nennen.",
    "file.no-states": (
        "{folder} ist kein Ordner, aber in einem Ordner dieses Namens bewahrt nigiri die Stände "
        "der Arbeitsmappe auf. Anderswohin verschieben und den Befehl noch einmal geben."
    ),
    "file.lock-folder": (
        "In {folder} ist lock ein Ordner; dort legt nigiri eine Datei dieses Namens an, solange es "
        "schreibt. Anderswohin verschieben und den Befehl noch einmal geben."
    ),
    "file.linked": (
        "{file} hat auf diesem Laufwerk {many:einen zweiten Namen|# weitere Namen} (harter Link): "
        "was jetzt geschrieben wird, steht nur unter diesem Namen; {many:der andere behält|die "
        "anderen behalten} den alten Inhalt."
    ),
    "file.denied": (
        "{file} ist nicht zu lesen oder zu schreiben: der Zugriff auf die Datei oder ihren Ordner "
        "ist verweigert. Ist sie anderswo geöffnet, oder gehört sie jemand anderem?"
    ),
    "file.read-only": "{file} lässt sich nicht schreiben: der Datenträger ist schreibgeschützt.",
    "file.full": (
        "{file} lässt sich nicht schreiben: der Datenträger ist voll. Die alte Datei ist "
        "unverändert; erst Platz schaffen."
    ),
    "file.held": (
        "{file} lässt sich nicht schreiben: ein anderes Programm hält die Datei fest; die alte ist "
        "unverändert. Dort schließen und den Befehl noch einmal geben."
    ),
    "file.not-replaced": (
        "{file} lässt sich nicht schreiben: auf diesem Laufwerk darf eine neue Datei nicht an die "
        "Stelle der alten treten; die alte ist unverändert. Die Arbeitsmappe in einen Ordner "
        "dieses Computers kopieren und mit der Kopie weitermachen."
    ),
    "file.drive": (
        "{file} ist nicht zu lesen oder zu schreiben: das Laufwerk meldet Fehler. Nichts wurde "
        "geschrieben. Ist es verbunden? Die Arbeitsmappe auf ein anderes Laufwerk kopieren und "
        "dort weitermachen."
    ),
    "file.error": "{file} ist nicht zu gebrauchen: {error}.",
    "file.unfit": "{file} ist nicht zu gebrauchen. {trouble}",
    "file.damaged": "{file} ist beschädigt: {error}. Wohin man zurückgehen kann: `nigiri history`",
    "file.damaged.unread": "nicht lesbar",
    "file.damaged.part": (
        "Ein Teil ist nicht so lang, wie das Archiv sagt, oder hat eine andere Prüfsumme"
    ),
    "file.damaged.overlap": "die Teile überlappen sich",
    "file.damaged.time": "eine Uhrzeit steht da als {typed}",
    "file.packed": "{file} ist auf eine Art gepackt, die nigiri nicht lesen kann: {error}.",
    "file.password": "{file} ist mit einem Passwort geschützt; öffnen und ohne Passwort speichern.",
    "file.memory": "{file} ist zu groß für den Speicher dieses Computers.",
    # What kind of file it is
    "file.kind.xls": (
        "{file} ist eine alte .xls-Datei oder mit einem Passwort geschützt; als .xlsx ohne "
        "Passwort speichern."
    ),
    "file.kind.old": "{file} ist eine alte .xls; öffnen und als .xlsx speichern.",
    "file.kind.fods": (
        "{file} ist eine unkomprimierte OpenDocument-Datei (.fods); in LibreOffice öffnen und als "
        ".ods oder .xlsx speichern."
    ),
    "file.kind.ods": (
        "{file} ist eine OpenDocument-Datei; ihr einen Namen geben, der auf .ods endet, oder als "
        ".xlsx speichern."
    ),
    "file.kind.no-xlsx": "{file} ist keine .xlsx-Arbeitsmappe.",
    "file.kind.no-ods": "{file} ist keine OpenDocument-Tabelle (.ods).",
    "file.kind.no-list": "{file} ist keine Liste: als .csv, .xlsx oder .ods speichern.",
    "file.kind.bad-list": "{file} ist keine Liste: {error}.",
    # Open elsewhere, being written
    "file.open": (
        "{file} ist geöffnet in {by}. Dort schließen und den Befehl noch einmal geben; ist sie "
        "nirgends mehr geöffnet, die Datei {lock} löschen."
    ),
    "file.open.by": "{program} von {name}",
    "file.locked": (
        "{file} wird gerade von einem anderen Befehl geschrieben; hier wurde nichts geschrieben. "
        "Warten, bis das fertig ist, und den Befehl noch einmal geben; hängt es, jenes Programm "
        "beenden."
    ),
    "file.locked.by": (
        "{file} wird seit {since} von {who} geschrieben; hier wurde nichts geschrieben. Warten, "
        "bis das fertig ist, und den Befehl noch einmal geben; hängt es, den Prozess {process} "
        "beenden."
    ),
    "file.locked.command": (
        "{file} wird seit {since} von {who} mit dem Befehl {command} geschrieben; hier wurde "
        "nichts geschrieben. Warten, bis das fertig ist, und den Befehl noch einmal geben; hängt "
        "es, den Prozess {process} beenden."
    ),
    "file.locked.somebody": "jemandem",
    "file.locked.computer": "{who} an {computer}",
    # States, rights, pages
    "file.state-changed": (
        "Stand {number} wurde geändert, seit er aufbewahrt wurde: {copy} im Ordner {folder}. Diese "
        "Kopie selbst öffnen oder einen anderen Stand nehmen."
    ),
    "file.rights.owner": (
        "{file} gehörte {owner}; jetzt gehört die Datei {user}, weil von dort geschrieben wurde. "
        "Nur wer diesen Computer verwaltet, kann sie zurückgeben: sudo chown {owner} {file}"
    ),
    "file.rights.group": (
        "{file} war für die Benutzergruppe {group} freigegeben und ist es nicht mehr: wer "
        "geschrieben hat, gehört nicht dazu. Wieder freigeben: sudo chgrp {group} {file}, dann "
        "sudo chmod {mode} {file}"
    ),
    "file.rights.list": (
        "Die Zugriffsliste von {file} (ACL) ließ sich nicht erhalten: wer durch sie Zugriff hatte, "
        "hat jetzt keinen. Den Zugriff wieder erlauben."
    ),
    "file.pages.foreign": (
        "{path} stammt nicht von nigiri und wird daher nicht überschrieben; einen anderen Ordner "
        "wählen oder die Datei verschieben."
    ),
    "file.pages.no-folder": "{path} ist eine Datei; für die Seiten einen Ordner nennen.",
    # What is in it and cannot be used
    "file.unfit.large": "Die Datei hat mehr als {size} MB.",
    "file.unfit.large-event": "Die Datei hat mehr als {size} MB, zu viel für ein Turnier.",
    "file.unfit.unpacked": "Entpackt hätte die Datei {size} MB, mehr als ein Turnier braucht.",
    "file.unfit.part-unpacked": (
        "Ihr Teil {part} hätte entpackt {size} MB, so viel braucht kein Turnier."
    ),
    "file.unfit.parts": "Sie hat {count} Teile, mehr als eine Arbeitsmappe braucht.",
    "file.unfit.crowded": "Der Teil {part} hat {count} Elemente; so viele braucht kein Turnier.",
    "file.unfit.part-missing": "Ihr Teil {part} fehlt.",
    "file.unfit.entities": "Sie vereinbart XML-Entitäten; das tut kein Programm für Tabellen.",
    "file.unfit.kind": (
        "Sie ist keine Excel-Arbeitsmappe der üblichen Art (.xlsx); als solche speichern."
    ),
    "file.unfit.strict": (
        "Sie ist als Strict Open XML gespeichert; als „Excel-Arbeitsmappe (.xlsx)“ speichern."
    ),
    "file.unfit.xlsb": (
        "Sie ist eine Binärarbeitsmappe (.xlsb); als „Excel-Arbeitsmappe (.xlsx)“ speichern."
    ),
    "file.unfit.numbers": (
        "Sie ist eine Tabelle von Apple Numbers; dort als Excel (.xlsx) exportieren."
    ),
    "file.unfit.utf-16": (
        "Sie ist in UTF-16 geschrieben, was nigiri nicht liest; in einer Tabellenkalkulation "
        "öffnen und als .xlsx speichern."
    ),
    "file.unfit.far": (
        "Das Blatt „{sheet}“ reicht hinunter bis Zeile {row} und über {width} Spalten; löschen, "
        "was weit außerhalb der Tabellen liegt."
    ),
    "file.unfit.long-text": "In einer ihrer Zellen steht ein Text von {size} Zeichen; löschen.",
    "file.unfit.address": "Eine ihrer Zellen hat die Adresse {address}.",
    "file.unfit.no-cells": (
        "Eines der Blätter, auf die zu schreiben wäre, hat keine Zellen (ein Diagramm oder Makros)."
    ),
    "file.unfit.no-cell": "In Zeile {row}, Spalte {column} gibt es keine Zelle.",
    "file.unfit.no-rows": "Auf dem Blatt „{sheet}“ ist kein Platz für weitere Zeilen.",
    "file.unfit.no-columns": "Auf einem der Blätter ist kein Platz für weitere Spalten.",
    "file.unfit.no-sheet": "Eine Arbeitsmappe braucht mindestens ein sichtbares Blatt.",
    "file.unfit.last-sheet": "Das Blatt „{sheet}“ ist das einzige sichtbare und bleibt.",
    "file.unfit.table-rows": (
        "Mit diesen Zeilen ginge die Tabelle {table} verloren; sie erst verschieben."
    ),
    "file.unfit.table-columns": (
        "Mit diesen Spalten ginge die Tabelle {table} verloren; sie erst verschieben."
    ),
    "file.unfit.table-torn": (
        "Mitten in der Tabelle {table} kämen Spalten dazu oder fielen weg; sie in gewöhnliche "
        "Zellen umwandeln (In Bereich konvertieren) oder erst verschieben."
    ),
    "file.unfit.array": (
        "Die Zellen {cells} haben eine gemeinsame Matrixformel, von der kein Teil zu ändern ist; "
        "die Formel löschen oder verschieben."
    ),
    "file.unfit.number": (
        "Die Zahl oder das Datum für Zelle {cell} kennt keine Tabellenkalkulation."
    ),
    "file.unfit.cell-text": (
        "Der Text für Zelle {cell} hat {size} Zeichen; in eine Zelle passen {most}."
    ),
    # What goes with a sheet or its cells
    "file.goes": (
        "Das alte Blatt „{sheet}“ wird entfernt, und mit ihm, was daraufgesetzt wurde: {things}. "
        "Um das zu behalten, es erst auf ein eigenes Blatt verschieben; danach ist es nur noch im "
        "Stand davor (`nigiri undo`)."
    ),
    "file.goes.open": (
        "Das alte Blatt „{sheet}“ wird entfernt, und mit ihm, was daraufgesetzt wurde: {things}. "
        "„Rückgängig“ bringt das nicht zurück. Um es zu behalten, „Nein“ sagen und es erst auf "
        "ein eigenes Blatt verschieben."
    ),
    "file.closes": (
        "Auf „{sheet}“ fallen Spalten oder Zeilen weg, und mit ihnen: {things}. Um das zu "
        "behalten, es erst verschieben; danach ist es nur noch im Stand davor (`nigiri undo`)."
    ),
    "file.looked-at": (
        "Was unter der Tabelle von „{sheet}“ eingetragen war, rückt unter die neue Tabelle, und "
        "diese Formeln zeigen weiter auf den alten Ort: {formulas}. Danach den neuen Ort in ihnen "
        "eintragen."
    ),
    "file.things.comments": "{many:ein Kommentar|# Kommentare}",
    "file.things.drawings": "{many:ein Bild oder Diagramm|# Bilder oder Diagramme}",
    "file.things.tables": "{many:eine Tabelle|# Tabellen}",
    "file.open-things.notes": "{many:# Kommentar|# Kommentare}",
    "file.open-things.pictures": "{many:# Bild|# Bilder}",
    "file.open-things.charts": "{many:# Diagramm|# Diagramme}",
    "file.open-things.tables": "{many:# Tabelle|# Tabellen}",
    # What writing would lose
    "file.lost": (
        "Beim Schreiben ginge verloren: {what}; nichts wurde geschrieben. Bitte den Fehler melden."
    ),
    "file.lost.of-sheet": "{what} auf dem Blatt „{sheet}“",
    "file.lost.settings": "Einstellungen, Bilder oder Regeln",
    "file.lost.rules": "Regeln oder Verweise",
    "file.lost.row": "Zeile {row}",
    "file.lost.look": "das Aussehen von Zeile {row}",
    "file.lost.cell": "Zelle {cell}",
    "file.lost.page-ends": "Seitenumbrüche",
    "file.lost.widths": "Breiten",
    "file.lost.sheet": "das Blatt „{sheet}“",
    "file.lost.order": "die Reihenfolge der Blätter",
    "file.lost.name": "der Name {name}",
    "file.lost.book": "Einstellungen der Arbeitsmappe",
    "file.lost.records": "der Inhalt von {part}",
    "file.lost.way": "der Verweis auf {part}",
    "file.lost.part": "{word} ({part})",
    "file.lost.kind": "ein Teil (eine Art von Teil)",
    "file.lost.word.picture": "ein Bild",
    "file.lost.word.macros": "Makros",
    "file.lost.word.comments": "Kommentare",
    "file.lost.word.chart": "ein Diagramm",
    "file.lost.word.pivot": "eine Pivot-Tabelle",
    "file.lost.word.slicer": "ein Datenschnitt",
    "file.lost.word.table": "eine Tabelle",
    "file.lost.word.drawing": "Formen oder Bilder",
    "file.lost.word.properties": "Eigenschaften",
    "file.lost.word.part": "ein Teil",
    # .ods and LibreOffice
    "file.ods.cell": (
        "LibreOffice würde nicht behalten, was in {sheet}!{cell} steht: aus {one} würde {other}. "
        "Nichts wurde geschrieben. Die Zelle ändern, oder die Arbeitsmappe als .xlsx speichern und "
        "damit weitermachen."
    ),
    "file.ods.things": (
        "Beim Schreiben ginge verloren, was es nur in .ods-Dateien gibt: {things}. Nichts wurde "
        "geschrieben. Das herausnehmen, oder die Arbeitsmappe als .xlsx speichern und damit "
        "weitermachen."
    ),
    "file.ods.names": (
        "LibreOffice würde die Namen von Blättern ändern; nichts wurde geschrieben. Die Blätter "
        "erst umbenennen."
    ),
    "file.ods.on": "{things} auf „{sheet}“",
    "file.ods.picture": "{many:ein Bild|# Bilder}",
    "file.ods.chart": "{many:ein Diagramm oder Objekt|# Diagramme oder Objekte}",
    "file.ods.shape": "{many:eine Form|# Formen}",
    "file.ods.button": "{many:ein Knopf oder Feld|# Knöpfe oder Felder}",
    "file.ods.comment": "{many:ein Kommentar|# Kommentare}",
    "file.ods.link": "{many:ein Verweis|# Verweise}",
    "file.ods.sparkline": "{many:eine Sparkline|# Sparklines}",
    "file.ods.condition": "{many:eine bedingte Formatierung|# bedingte Formatierungen}",
    "file.ods.scale": "{many:eine Farbskala|# Farbskalen}",
    "file.ods.bar": "{many:ein Datenbalken|# Datenbalken}",
    "file.ods.icons": "{many:ein Symbolsatz|# Symbolsätze}",
    "file.ods.arrow": "{many:ein Pfeil des Detektivs|# Pfeile des Detektivs}",
    "file.ods.name": "{many:ein Name|# Namen}",
    "file.ods.formula": "{many:eine benannte Formel|# benannte Formeln}",
    "file.ods.pivot": "{many:eine Pivot-Tabelle|# Pivot-Tabellen}",
    "file.ods.scenario": "{many:ein Szenario|# Szenarien}",
    "file.ods.consolidation": "{many:eine Konsolidierung|# Konsolidierungen}",
    "file.ods.recorded": "{many:aufgezeichnete Änderungen|aufgezeichnete Änderungen}",
    "file.ods.macros": "Makros",
    "file.ods.signature": "eine Signatur",
    "file.office.missing": (
        "Dafür braucht nigiri LibreOffice auf demselben Computer und findet es nicht. LibreOffice "
        "installieren, oder die Arbeitsmappe als .xlsx speichern und damit weitermachen."
    ),
    "file.office.slow": (
        "LibreOffice war nach {seconds} Sekunden nicht fertig und wurde beendet. Noch einmal "
        "versuchen."
    ),
    "file.office.failed": (
        "LibreOffice hat die Datei nicht als .{kind} geschrieben; sie dort öffnen und speichern, "
        "dann noch einmal versuchen."
    ),
    "file.office.started": "LibreOffice lässt sich nicht starten: {reason}.",
    # Excel
    "file.excel.refused": (
        "Excel hat abgelehnt, und nichts wurde geändert. Die Eingabe in der Zelle abschließen "
        "(Eingabetaste oder Esc), offene Dialoge schließen und den Knopf noch einmal drücken. "
        "Excel sagte dazu: {said}"
    ),
    "file.excel.password": (
        "Das Blatt „{sheet}“ ist mit einem Passwort geschützt; nichts wurde geändert. Den Schutz "
        "aufheben (Überprüfen, Blattschutz aufheben) und den Knopf noch einmal drücken."
    ),
    "file.excel.fixed": (
        "Die Arbeitsmappe ist so geschützt, dass kein Blatt dazukommen oder wegfallen kann; "
        "nichts wurde geändert. Den Schutz aufheben (Überprüfen, Arbeitsmappe schützen) und den "
        "Knopf noch einmal drücken."
    ),
    "file.excel.none": (
        "In Excel ist keine Arbeitsmappe geöffnet. Eine öffnen, dann den Knopf noch einmal drücken."
    ),
    "file.excel.works": "nigiri arbeitet",
    # Cells that another program sent
    "file.sent.large": (
        "Das Blatt „{sheet}“ ist zu groß; löschen, was weit außerhalb der Tabellen liegt."
    ),
    "file.sent.twice": "Zwei Blätter der Anfrage heißen „{sheet}“.",
    "file.sent.no-list": "Die Blätter der Anfrage sind keine Liste von Namen und Zeilen.",
    "file.sent.cell": "Die Zelle {cell} des Blattes „{sheet}“ ist nicht zu lesen.",
    # Printing
    "file.pdf.missing": (
        "Ein PDF braucht WeasyPrint (pip install 'nigiri[pdf]') oder einen Browser wie Chrome, "
        "Chromium oder Edge, und keines davon ist da."
    ),
    "file.pdf.failed": "{browser} hat kein PDF erzeugt. Das HTML darin öffnen und dort drucken.",
    "file.font": (
        "Keine Schrift auf diesem Computer hat das Zeichen {sign}; gedruckt wird dafür ein "
        "Kästchen. Eine installieren, etwa Noto Sans CJK (Debian und Ubuntu: sudo apt install "
        "fonts-noto-cjk), und noch einmal drucken."
    ),
}
