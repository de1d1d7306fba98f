"""What commands have in common, in German."""

WORDS = {
    # Small parts of sentences
    "desk.tables": "{many:Tisch|Tische} {tables}",
    "desk.tables.of-round": "Runde {round}, {many:Tisch|Tische} {tables}",
    "desk.rounds": "{many:Runde|Runden} {rounds}",
    "desk.names.more": "{names}; und {more:# weiterer|# weitere}",
    # Who is there
    "desk.nobody-here": (
        "Noch ist niemand anwesend: „{yes}“ in die Spalte „{column}“ von „{sheet}“ schreiben."
    ),
    # Sheets that a command adds by itself
    "desk.sheet.anew": "Das Blatt „{sheet}“ fehlte; es wurde neu angelegt.",
    "desk.sheet.sections": "Neues Blatt „{sheet}“: es zeigt, wer in welcher Gruppe ist.",
    "desk.sheet.tree": "Neues Blatt „{sheet}“: es zeigt, wer im KO-System wo steht.",
    "desk.sheet.crosstable": "Neues Blatt „{sheet}“: es zeigt, wer gegen wen gewonnen hat.",
    "desk.sheet.handicaps": (
        "Neues Blatt „{sheet}“: Steine und Komi auf kleinen Brettern, wie von {author} "
        "veröffentlicht. Dort ändern, was in diesem Turnier anders gilt."
    ),
    "desk.sheet.teams": "Neues Blatt „{sheet}“: es zeigt, welche Mannschaft vorn liegt.",
    "desk.grid.none": "Das Blatt „{sheet}“ kommt mit der ersten Runde.",
    "desk.no-headings": (
        "Kein Blatt hat die Überschriften von „{sheet}“. Die Überschriften berichtigen oder das "
        "Blatt umbenennen: der nächste Befehl legt es dann neu an."
    ),
    # An older workbook
    "desk.unseen": (
        "Seit dem letzten Befehl hat anderes als Ergebnisse die Rangliste geändert: {places:# "
        "Platz ist|# Plätze sind} jetzt anders."
    ),
    "desk.unseen.starts": (
        "Seit dem letzten Befehl {starts:hat # Spieler|haben # Spieler} andere Startpunkte, und "
        "{places:# Platz ist|# Plätze sind} jetzt anders."
    ),
    "desk.unseen.scale": ("Seit dem letzten Befehl sind Punkte anders gezeigt."),
    "desk.unseen.stop.scale": (
        "Noch geht nichts hinaus: seit dem letzten Befehl sind Punkte anders gezeigt. Erst "
        "ansehen: `nigiri standings`"
    ),
    "desk.unseen.first": "Auf Platz 1 steht jetzt {names}.",
    "desk.unseen.first.section": "Auf Platz 1 der Gruppe {section} steht jetzt {names}.",
    "desk.unseen.stop": (
        "Noch geht nichts hinaus: anderes als Ergebnisse hat die Rangliste geändert, {places:# "
        "Platz ist|# Plätze sind} jetzt anders. Erst ansehen: `nigiri standings`"
    ),
    "desk.unseen.stop.starts": (
        "Noch geht nichts hinaus: {starts:# Spieler hat|# Spieler haben} andere Startpunkte, "
        "{places:# Platz ist|# Plätze sind} jetzt anders. Erst ansehen: `nigiri standings`"
    ),
    "desk.standings.frozen": (
        "Das ist die Rangliste mit allen Ergebnissen. Aushang und Seiten zeigen die nach Runde "
        "{round}, bis {cell} leer ist."
    ),
    "desk.layout": "Arbeitsmappe umgestellt: von Aufbau {was} auf Aufbau {now}.",
    "desk.newer": (
        "Zuletzt hat nigiri {theirs} in diese Datei geschrieben, und dies ist nigiri {ours}. "
        "Beide können damit arbeiten; bei einem Turnier besser auf jedem Computer dieselbe "
        "Version installieren."
    ),
    # Notes around a table that goes
    "desk.notes.beside": (
        "Das alte Blatt „{sheet}“ ist weg. Was neben seiner Tabelle stand, in {cells}, kommt nur "
        "mit `nigiri undo` zurück; Notizen bleiben auf einem eigenen Blatt erhalten."
    ),
    "desk.notes.below": (
        "Das alte Blatt „{sheet}“ ist weg. Was unter seiner Tabelle stand, in {cells}, kommt nur "
        "mit `nigiri undo` zurück; Notizen bleiben auf einem eigenen Blatt erhalten."
    ),
    "desk.notes.above": (
        "Eine Spalte von „{sheet}“ ist weg, und mit ihr, was darüber stand: {words}. Es kommt nur "
        "mit `nigiri undo` zurück."
    ),
    "desk.notes.along": (
        "Was unter der Tabelle von „{sheet}“ stand, steht jetzt unter der neuen, ohne seine "
        "Farben; aus einer Formel wurde dort ein Wert."
    ),
    # What was edited by hand, and what a command would change
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
    # Lists of sentences
    "desk.item": "- {what}",
    # Two rounds at once, and workbooks that cannot be read
    "family.clash": (
        "▲ {names} {many:spielt|spielen} hier Runde {here} ({here_when}) und Runde {there} von "
        "{sheet} ({there_when}): die Runde in einem der beiden unter „Pausiert in Runden“ "
        "eintragen."
    ),
    "family.names.more": "{names}; und {more} weitere",
    "family.trouble": "▲ {why} Daher weiß nigiri nicht, wer dort zur selben Zeit spielt.",
    # Players of another workbook
    "family.from": "Angeben, woher die Spieler kommen: `nigiri players --from MAIN.xlsx`",
    "family.added": (
        "{players:# Spieler|# Spieler} aus {name} übernommen, {cells:# Zelle|# Zellen} geändert."
    ),
    "family.stay": (
        "{cells:# Zelle, die|# Zellen, die} in {name} anders {cells:ist, bleibt|sind, bleiben} wie "
        "hier."
    ),
    "family.strong": "{players:# Spieler|# Spieler} ausgelassen, für dieses Turnier zu stark.",
    "family.alone": "{players:# Spieler|# Spieler} nur in dieser Arbeitsmappe.",
    "family.next": (
        "Für alle, die hier spielen, „ja“ unter „Anwesend“ eintragen, dann: `nigiri draw`"
    ),
    "family.differ": "In {name} anders: {cells}.",
    "family.differ.taken": "{differ} Es wird übernommen.",
    "family.differ.cell": "{name}: {column} {here} → {there}",
    "family.there.differ": "▲ {differ} Übernehmen: `nigiri players`",
    "family.there.new": (
        "▲ {players:# Spieler ist|# Spieler sind} in {name}, aber nicht hier. Übernehmen: `nigiri "
        "players`"
    ),
    "family.there.both": (
        "▲ {differ} {players:# Spieler ist|# Spieler sind} in {name}, aber nicht hier. Alles "
        "übernehmen: `nigiri players`"
    ),
    # Games of another workbook
    "family.no-games": "{name} hat noch keine Partien.",
    "family.nothing-new": "Nichts Neues in {name}.",
    "family.games.begun": (
        "Runde {round} mit {games:# Partie|# Partien} aus {name} begonnen. Für die anderen: "
        "`nigiri draw --rest`"
    ),
    "family.games.results": (
        "{results:# Ergebnis|# Ergebnisse} von Runde {round} aus {name} geholt."
    ),
    "family.games.too-many": "Runde {round} von {name} ist eine mehr, als dieses Turnier hat.",
    "family.games.waits": "Runde {round} von {name} wartet, bis Runde {before} vorbei ist.",
    "family.games.not-both": (
        "{names}, Runde {round}: einer der beiden steht nicht in dieser Liste."
    ),
    "family.games.not-playing": "{names}, Runde {round}: einer der beiden spielt sie hier nicht.",
    "family.games.none": "{names}: hier keine Partie in Runde {round}.",
    "family.games.other": "{names}, Runde {round}: hier ein anderes Ergebnis; es bleibt.",
    "side.new": "Neues Blatt: {sheet}",
    "side.nobody": "Niemand hat die Nummer {number}; die Nummern stehen in „Spieler“.",
    # The chart
    "side.chart.ready": (
        "Das Blatt „{sheet}“ ist bereit: in die Zeile eines Spielers die Nummern der Besiegten "
        "schreiben. Zeilen lassen sich hinzufügen und leeren. Eine leere Tafel für die Wand: "
        "`nigiri print chart --blank`"
    ),
    "side.chart.beat": "{winner} hat {loser} besiegt.",
    "side.chart.jigo": "{winner} und {loser}: Jigo.",
    "side.chart.self": "Eine Partie braucht zwei Spieler; {number} steht zweimal da.",
    "side.chart.often": (
        "{one} und {other} haben schon {met:# Partie|# Partien} gespielt; die Einstellungen "
        "erlauben im Nebenturnier {most:# Partie|# Partien} je Paar."
    ),
    "side.chart.full": (
        "{number} hat schon {count} Partien gewonnen: für mehr ist auf der Tafel kein Platz."
    ),
    # The ladder
    "side.ladder.ready": (
        "Das Blatt „{sheet}“ ist bereit; die Reihenfolge unter „Anfang“ lässt sich nach Wunsch "
        "ändern."
    ),
    "side.ladder.challenges": (
        "{one} fordert {other} heraus. Wenn {one} gewinnt: `nigiri ladder {challenger} "
        "{challenged} --won`; wenn nicht, mit --lost"
    ),
    "side.ladder.won": "{one} hat {other} besiegt und bekommt den Platz.",
    "side.ladder.lost": "{other} hat {one} besiegt: alles bleibt, wie es ist.",
    "side.ladder.self": "Niemand fordert sich selbst heraus: Nr. {one} steht zweimal da. {may}",
    "side.ladder.below": "Nr. {one} steht auf Platz {place}, über Nr. {other}. {may}",
    "side.ladder.far": (
        "Nr. {other} steht {apart:# Platz|# Plätze} über Nr. {one}; erlaubt {reach:ist höchstens "
        "#|sind höchstens #}. {may}"
    ),
    "side.ladder.may": "Nr. {one} darf herausfordern: {others}.",
    "side.ladder.top": "Nr. {one} steht ganz oben.",
    # Headings
    "side.column.place": "Platz",
    "side.column.number": "Nr.",
    "side.column.name": "Name",
    "side.column.games": "Partien",
    "side.column.points": "Punkte",
    "side.column.beat": "Besiegt",
    "side.column.rung": "Sprosse",
    "side.column.may": "Darf fordern",
    # Files for federations and other programs
    "output.file": "{format}: {players:# Spieler|# Spieler}, {rounds:# Runde|# Runden}.",
    "output.hidden": (
        "{many:1 Name steht|# Namen stehen} darin, obwohl sonst verborgen "
        "(Name verbergen, Spieler)."
    ),
    "output.not-sent": "Was darin fehlt oder anders steht:",
    "output.ready": "{path} ist fertig. {what}",
    "output.older": "Die ältere bleibt als {name} erhalten.",
    "output.points.ask": "Noch offen: {count:# Hinweis|# Hinweise}. Die Datei trotzdem schreiben?",
    "output.send.unknown": "An wen gehen die Ergebnisse? Nennen Sie einen davon: {choices}.",
    "output.send.subject": "Ergebnisse: {name}",
    "output.send.body": (
        "Guten Tag,\n\nhier sind die Ergebnisse von {name} ({when}): {players:# Spieler|# "
        "Spieler}, {rounds:# Runde|# Runden}.\nAngehängt: {files}\n\n{director}"
    ),
    "output.send.to": "An: {addresses}",
    "output.send.page": (
        "Die {name} nimmt Ergebnisse auf ihrer Website an, wenn man dort ein Konto hat: {page}"
    ),
    "output.send.checked": "Am {day} hat jemand Ergebnisse dorthin gesendet.",
    "output.send.not-checked": (
        "Diese Adresse ist nicht geprüft: vergleichen Sie sie mit der Website des Verbands."
    ),
    "output.send.text": "Die E-Mail:\n\n{subject}\n\n{body}\n",
    "output.send.mail.open": (
        "Ihr Mailprogramm sollte diese E-Mail offen haben. Hängen Sie {files} aus dem Ordner "
        "{folder} an und senden Sie sie selbst: nichts wurde gesendet."
    ),
    "output.send.mail.closed": (
        "Kopieren Sie die E-Mail in Ihr Mailprogramm, hängen Sie {files} aus dem Ordner {folder} "
        "an und senden Sie sie selbst: nichts wurde gesendet."
    ),
    "output.send.page.open": (
        "Ihr Browser sollte diese Seite offen haben. Laden Sie dort {files} aus dem Ordner "
        "{folder} hoch: nichts wurde gesendet."
    ),
    "output.send.page.closed": (
        "Öffnen Sie diese Seite und laden Sie dort {files} aus dem Ordner {folder} hoch: nichts "
        "wurde gesendet."
    ),
    "output.points.more": (
        "... und {more} weitere: `nigiri preflight {federation}` listet alle auf."
    ),
    "output.remark.accepted": "Angenommen: {what} {reason}",
    # Preflight
    "output.preflight.unknown": (
        "Einen Verband {asked} gibt es hier nicht; einen davon wählen: {choices}."
    ),
    "output.preflight.none": (
        "Die {name} würde nichts ablehnen. Die Datei schreiben: `nigiri export {federation}`"
    ),
    "output.preflight.points": (
        "{points:# Hinweis|# Hinweise}; wegen {refused} davon würde die {name} ablehnen. Auf dem "
        "Blatt „{sheet}“ führt ein Link zu jeder Zelle; jeder Befehl bringt es auf den neuesten "
        "Stand."
    ),
    "output.preflight.points.none": (
        "{points:# Hinweis|# Hinweise}; wegen keinem davon würde die {name} ablehnen. Auf dem "
        "Blatt „{sheet}“ führt ein Link zu jeder Zelle; jeder Befehl bringt es auf den neuesten "
        "Stand."
    ),
    "output.preflight.country.ask": (
        "{players:# Spieler hat|# Spieler haben} kein Land. Welches für alle? Zwei Buchstaben oder "
        "der Name; - lässt sie, wie sie sind"
    ),
    "output.preflight.country.unknown": (
        "{asked} ist als Land nicht bekannt: zwei Buchstaben oder den Namen eingeben."
    ),
    "output.preflight.country.set": (
        "{players:# Spieler|# Spieler} ohne Land {players:hat|haben} jetzt {country}."
    ),
    "output.preflight.asks": (
        "Solange etwas offen ist, fragt `nigiri export {federation}` erst nach."
    ),
    # Proof
    "output.proof.undrawn": (
        "Noch ist keine Runde ausgelost, also gibt es nichts nachzurechnen: `nigiri draw`"
    ),
    "output.proof.new": (
        "Das Blatt „{sheet}“ bildet jede Summe mit Formeln. Ein Ergebnis von Hand ändern, und ✗ "
        "zeigt, welche Summen sich ändern."
    ),
    "output.proof.kept": (
        "Jeder Befehl bringt „{sheet}“ auf den neuesten Stand; wird es nicht gebraucht, das Blatt "
        "löschen."
    ),
    # Paper
    "output.paper.unknown": "Einen Ausdruck {asked} gibt es nicht; einen davon wählen: {choices}.",
    "output.paper.draft": (
        "Noch ist keine Runde ausgelost, es gibt nur einen Entwurf: `nigiri print {name} --draft`"
    ),
}
