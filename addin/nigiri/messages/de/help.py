"""The helps of the commands and of their options, in German."""

WORDS = {
    # The program
    "help.nigiri": (
        "Ein Go-Turnier in einer einzigen .xlsx-Arbeitsmappe leiten.\n\n"
        "\b\n"
        '  nigiri new open.xlsx --name "Club Open"\n'
        "  nigiri import open.xlsx players.csv\n"
        "  nigiri draw open.xlsx\n"
        "  nigiri print pairings open.xlsx\n"
        "  nigiri result open.xlsx 12 3 7\n"
        "  nigiri standings open.xlsx\n\n"
        "Jeder Befehl sagt, was als Nächstes zu tun ist. Mit --dry-run zeigt er, was er ändern "
        "würde. Ohne Befehl wird gesagt, wie weit das Turnier in diesem Ordner ist."
    ),
    "help.nigiri.language": "Sprache der Antworten.  [die des Turniers]",
    "help.nigiri.debug": "Zeigen, wo ein Fehler steckt.",
    "help.nigiri.version": "Die Version zeigen.",
    # The hours of the day, over their commands
    "help.hour.event": "Ein Turnier, vom Anfang bis zum Ende",
    "help.hour.organiser": "Der Schreibtisch der Veranstalter",
    "help.hour.registration": "Anmeldung",
    "help.hour.before": "Vor einer Runde",
    "help.hour.round": "Während der Runde",
    "help.hour.after": "Nach der Runde",
    "help.hour.paper": "Papier und Webseiten",
    "help.hour.end": "Am Ende, und für die Verbände",
    "help.hour.beside": "Nebenturniere und andere Arbeitsmappen",
    "help.hour.programs": "Andere Programme",
    "help.hour.archives": "Das Archiv eines Verbands",
    "help.hour.back": "Zurücknehmen und in Ordnung bringen",
    "help.hour.try": "Zum Ausprobieren",
    "help.hour.installation": "Installation",
    # What click says besides
    "help.click.usage": "Aufruf: ",
    "help.click.options": "Optionen",
    "help.click.commands": "Befehle",
    "help.click.help": "Diese Hilfe zeigen.",
    "help.click.default": "[sonst: ",
    "help.click.required": "[nötig]",
    # Options that many commands have
    "help.shared.output": "Eine Kopie dieses Namens schreiben; FILE bleibt, wie es ist.",
    "help.shared.dry-run": "Nur die Zellen aufzählen, die sich ändern würden; nichts schreiben.",
    "help.shared.json": "Stattdessen ein JSON-Objekt ausgeben.",
    "help.shared.yes": "Nicht erst fragen.",
    "help.shared.user": "Wer es tut, für das Protokoll.  [wer angemeldet ist]",
    "help.shared.now": "Wann, für Protokoll und Sicherungen: 2005-05-21T10:00.  [jetzt]",
    "help.shared.round": "Welche Runde.  [die neueste]",
    # Before the first round
    "help.new": "FILE anlegen, die Arbeitsmappe eines neuen Turniers.",
    "help.new.system": "Wer gegen wen spielt: mcmahon, swiss, round robin, ...",
    "help.new.federation": (
        "Verband oder Land: entscheidet, wie gespielt wird, wenn nichts anderes gesagt ist."
    ),
    "help.new.kind": (
        "Spielweise: sections (Gruppen), bands (Stufen), bar, swiss oder other.  [wie dort üblich]"
    ),
    "help.new.komi": "Komi ohne Vorgabe, etwa 7.5.  [wie dort üblich]",
    "help.new.handicaps": (
        "Vorgaben: der Unterschied (full), less-1, less-2 oder keine (none).  [wie dort üblich]"
    ),
    "help.new.time": "Die Bedenkzeit, wie sie gedruckt wird: 45 min.",
    "help.new.no-club": "Ohne das, was für den Verein gemerkt ist.",
    "help.new.rules": "Das Regelwerk, mit dem es beginnt.  [nach dem System]",
    "help.new.rounds": "Wie viele Runden.  [nach dem Regelwerk]",
    "help.new.name": "Der Name; er steht auf jedem Blatt.",
    "help.new.language": "Sprache der Blätter.  [die des Vereins oder dieses Computers]",
    "help.new.host": "Ausrichter, Stadt oder Verein: die ersten Freilose gehen dorthin.",
    "help.new.dates": "Das Datum, wie es gedruckt wird: 21.-22. Mai 2005.",
    "help.new.place": "Der Ort, wie er gedruckt wird.",
    "help.new.director": "Die Turnierleitung, wie sie gedruckt wird.",
    "help.new.seed": "Die Zahl für das Los: andere Zahl, anderes Los.",
    "help.new.id": "Unterscheidet dieses Turnier von allen anderen.  [eine neue]",
    "help.organise": (
        "Die Arbeitsmappe der Veranstalter neben FILE anlegen oder auf den neuesten Stand "
        "bringen.\n\nDarin steht, was nicht ins Turnier gehört: Budget, Startgeld, Anschriften "
        "und Telefonnummern; dazu ein Zeitplan und eine Checkliste. Neue Spieler kommen dazu; "
        "was dort eingetragen wurde, bleibt. FILE wird nur gelesen, außer mit --when."
    ),
    "help.organise.when": (
        "Die Uhrzeiten des Blattes Zeitplan in die Spalte Wann von FILE schreiben, wo "
        "sie leer ist. Sonst ändert sich nichts."
    ),
    "help.season": (
        "Beendete Turniere in FILE aufnehmen, die Arbeitsmappe einer Saison, oder sie anlegen.\n\n"
        "Jeder Platz zählt die Punkte, die der Verein auf dem Blatt Saisonpunkte einträgt; auf "
        "Wunsch zählen nur die besten Turniere. Ein Turnier, das schon darin steht, wird erneuert; "
        "was von Hand eingetragen ist, bleibt. Ohne EVENT folgen nur die Summen dem, was "
        "eingetragen wurde. Die Turniere werden nur gelesen."
    ),
    "help.season.print": "Eine Liste der Wertung zum Drucken neben FILE anlegen.",
    "help.season.page": "Eine Seite mit der Wertung für die Website des Vereins anlegen.",
    "help.club": (
        "Merken, was die Turniere eines Vereins gemeinsam haben; ohne Optionen: zeigen.\n\nNeue "
        "Turniere beginnen damit: Verband, System, Regelwerk, Sprache, Zeit, Komi, "
        "Hilfswertungen, Ausrichter, Ort und jede andere Einstellung; und wer die Ergebnisse noch "
        "bekommt."
    ),
    "help.club.set": (
        'Eine Angabe: time_limits="45 min", komi_even=7.5, mail=a@b.org; leer entfernt sie. '
        "Beliebig oft."
    ),
    "help.club.logo": (
        "Das Bild des Vereins, PNG, JPEG oder SVG mit höchstens 200 KB; es steht oben auf "
        "Ausdrucken und Seiten. --set logo= entfernt es."
    ),
    "help.club.from": "Aus diesem Turnier übernehmen.",
    "help.club.take": "Die Datei einer anderen Turnierleitung nehmen.",
    "help.club.copy": "Alles Gemerkte in FILE schreiben, um es zu verschicken.",
    "help.club.forget": "Alles Gemerkte entfernen.",
    "help.import": (
        "Die Spieler aus LIST (.csv, .tsv, .xlsx oder .ods) in FILE übernehmen.\n"
        "\n"
        "Die erste Zeile von LIST hat Überschriften, mindestens ein Name und Rang, auf Deutsch, "
        "Englisch oder Französisch und in beliebiger Reihenfolge; nach unbekannten wird einmal "
        "gefragt. Eine Liste, die schon übernommen wurde, wird abgeglichen: neue Spieler, "
        "geänderte Zellen, wer fehlt. Was seither eingetragen wurde, gilt."
    ),
    "help.import.here": "Alle als anwesend vermerken; für Archive und Versuche.",
    "help.import.column": (
        "Was eine Überschrift ist: „Einstufung=Rang“, oder „T-Shirt=-“ für nichts. Beliebig "
        "oft; es wird gemerkt."
    ),
    "help.import.gone": "Was aus Spielern wird, die nicht mehr in der Liste stehen.  [leave]",
    "help.add": (
        "Jemanden eintragen: ein Mitglied einer geladenen Liste, oder wer in keiner "
        "steht.\n\nWORDS ist eine Nummer oder ein Name, dessen Anfang genügt; Tippfehler werden "
        "verziehen. Die ganze Zeile der Liste wird eingetragen, und es wird gesagt, was der "
        "Verband dazu fragen würde. Wer schon eingetragen ist, wird genannt und nicht noch einmal "
        "eingetragen. Wer in keiner Liste steht, braucht --rank."
    ),
    "help.add.rank": "Ein anderer Rang als in der Liste.",
    "help.add.club": "Ein anderer Verein als in der Liste.",
    "help.add.here": "Als anwesend eintragen.",
    "help.add.from": "Nur in dieser Liste suchen.",
    "help.sections": (
        "McMahon-Gruppen vorschlagen oder eigene eintragen.\n\n"
        "Für alle, die anwesend sind. Grenzen, die auf dem Blatt stehen, gehen einem Vorschlag "
        "vor."
    ),
    "help.sections.again": "Neu vorschlagen; sonst gehen die Grenzen auf dem Blatt vor.",
    "help.sections.count": "Wie viele Gruppen.",
    "help.sections.down-to": (
        "Eigene Grenzen, der schwächste Rang jeder Gruppe, von oben: 3d,1k,8k,30k."
    ),
    "help.number": (
        "Den Spielern Nummern nach Spielstärke geben.\n\n"
        "Die Auslosung tut es auch, für alle, die neu sind."
    ),
    "help.number.again": "Allen neue Nummern geben; nur vor Runde 1.",
    "help.names": (
        "Die Namen auf Spieler zurücksetzen wie bei der Auslosung.\n\nFür Namen, die ohne die "
        "Nummern sortiert wurden, oder nach einer gelöschten Zelle; wurden die Nummern sortiert, "
        "kommen sie zurück."
    ),
    "help.names.keep": "Die Namen stimmen, wie sie sind: sie gelten als ausgelost.",
    "help.supergroup": (
        "Bei einem Kongress eintragen, wer über der Bar startet, mit den Zahlen dazu.\n\n"
        "Was unter „Anderer Start“ von Hand steht, bleibt."
    ),
    "help.players": (
        "Spieler aus einer anderen Arbeitsmappe holen. Später auch, was sich dort geändert "
        "hat.\n\n"
        "Name, Rang, Rating, Verein und dergleichen; wer anwesend ist und wer pausiert, bleibt "
        "Sache jedes Turniers."
    ),
    "help.players.from": "Die andere Arbeitsmappe, im selben Ordner.  [wie bisher]",
    "help.players.keep": "Was in FILE anders steht, bleibt; nur die Neuen ergänzen.",
    "help.bring": (
        "Partien aus einer anderen Arbeitsmappe holen. Sie werden Runden dieses Turniers, dann "
        "kommen ihre Ergebnisse.\n\n"
        "Für die Vorrunde im KO-System, die bei einem Kongress für das McMahon zählt."
    ),
    "help.bring.from": "Die andere Arbeitsmappe, in einem beliebigen Ordner.",
    "help.take": (
        "COPY, die Kopie eines Helfers, in FILE übernehmen: Anmeldung oder Ergebnisse.\n\nWas "
        "nur COPY hat, kommt dazu: Spieler, leere Zellen, die dort ausgefüllt sind, Wünsche, "
        "Ergebnisse von Runden, die gleich ausgelost sind. Nichts wird geleert. Wo beide "
        "verschieden sind, wird einzeln gefragt, was gilt. Ein Neuer, dessen Nummer in FILE "
        "vergeben ist, bekommt die nächste freie. Eine Runde, die anders ausgelost ist, wird "
        "abgelehnt. Ein `undo` nimmt alles zurück."
    ),
    "help.take.keep": "Wo beide verschieden sind, das aus FILE behalten, oder das aus COPY.",
    "help.rules": (
        "Abweichungen vom Regelwerk zeigen, oder ein anderes geben.\n"
        "\n"
        "Mit einem Regelwerk beginnt ein Turnier; alles daraus steht dann in Zellen von "
        "„Turnier“ und „Einstellungen“. Namen, Runden und die Zahl für das Los gibt kein "
        "Regelwerk vor; sie bleiben."
    ),
    "help.rules.than": "Mit einem anderen Regelwerk vergleichen.",
    "help.rules.apply": "Alles aus diesem Regelwerk in die Einstellungen eintragen.",
    # Lists of members
    "help.ratings": (
        "Mitgliederlisten laden, durchsuchen, übernehmen. Ohne Unterbefehl werden die geladenen "
        "gezeigt."
    ),
    "help.ratings-fill": (
        "Leere Zellen von „Spieler“ aus Listen ergänzen: Nummern, Ratings, Vereine, "
        "Mitgliedschaften.\n\nWas eingetragen ist, wird nicht überschrieben; was abweicht, wird "
        "gezählt."
    ),
    "help.ratings-fill.update": "Auch eingetragene Ratings und Mitgliedschaften ersetzen.",
    "help.ratings-find": (
        "Jemanden nach Name oder Nummer suchen. Auch mit Tippfehlern, ohne Akzente, in beliebiger "
        "Reihenfolge."
    ),
    "help.ratings-forget": "Die Liste NAME von diesem Computer entfernen.",
    "help.ratings-list": (
        "Die geladenen Listen zeigen. Von welchem Tag sie sind, wie viele Mitglieder sie "
        "haben.\n\n"
        "Dasselbe wie: nigiri ratings"
    ),
    "help.ratings-load": (
        "LIST laden, Mitglieder eines Verbands oder eigene. Sie ersetzt eine ältere Liste.\n\n"
        "Eine TDList der AGA, allworld der EGF, die échelle der FFG, auch in einer .zip-Datei; "
        "oder jede .csv, .xlsx oder .ods mit Überschriften wie Nachname und Rating."
    ),
    "help.ratings-load.name": "Wie sie heißen soll.  [aga, egf, ffg, oder wie die Datei]",
    "help.ratings-load.date": "Von welchem Tag sie ist: 2026-05-01.  [was sie selbst sagt]",
    "help.ratings-renew": (
        "Die Seite öffnen, auf der ein Verband seine Liste hat, dann die neueste aus dem Ordner "
        "für Downloads nehmen.\n\nLIST ist aga, egf oder ffg und kann fehlen, wenn nur eine davon "
        "geladen ist. Keine Liste kommt von selbst: Sie speichern sie von der Seite. Sie wird an "
        "ihrem Inhalt erkannt, wie die Datei auch heißt."
    ),
    "help.ratings-renew.take": "Keine Seite öffnen, sondern nehmen, was schon da ist.",
    "help.ratings-renew.folder": "Hier suchen.  [der Ordner für Downloads]",
    # Events without rounds
    "help.chart": (
        "Tafel eines Nebenturniers: anlegen, eintragen, zeigen.\n\n"
        "Die Spieler suchen sich ihre Gegner selbst. WINNER (wer gewonnen hat) und LOSER (wer "
        "verloren hat) sind Nummern."
    ),
    "help.chart.jigo": "Niemand hat gewonnen.",
    "help.ladder": (
        "Leiter: anlegen, Herausforderungen eintragen, zeigen.\n\n"
        "Wer gewinnt, bekommt den Platz des Herausgeforderten. CHALLENGER (wer fordert) und "
        "CHALLENGED (wer gefordert ist) sind Nummern."
    ),
    "help.ladder.won": "Gewonnen hat, wer gefordert hat.  [läuft noch]",
    "help.ladder.lost": "Verloren hat, wer gefordert hat.",
    # Wishes
    "help.wish": (
        "Einen Wunsch auf das Blatt „Wünsche“ schreiben, das mit dem ersten kommt.\n\nWHO sind "
        'Nummern oder Namen: "3, 5, 12-15", "Roy; Ota, Yuzo". WHAT ist eines von: never (nie '
        'gegeneinander), must (nur gegeneinander), rather (lieber gegeneinander), "rather not" '
        "(lieber nicht), title (um den Titel), child (Kind).\n\nOhne WHO kommt nur das Blatt, und "
        "man trägt dort ein."
    ),
    "help.wish.rounds": "In welchen Runden: 1-3.  [alle]",
    "help.wish.note": "Warum, für das Blatt und das Protokoll.",
    "help.wishes": "Die Wünsche aufzählen; nichts ändern.",
    # Every round
    "help.draw": (
        "Die nächste Runde auslosen.\n\n"
        "Mit --again bleiben Paare, die ein Ergebnis haben oder unter „Fest“ markiert sind, und "
        "was von Hand geändert ist. Die anderen Optionen losen einen Teil der Runde aus; was "
        "schon darin steht, bleibt."
    ),
    "help.draw.again": "Die neueste Runde noch einmal auslosen.",
    "help.draw.ready": "Die Punktgruppen auslosen, die komplett sind, von oben und von unten.",
    "help.draw.from": "Die Punktgruppen ab dieser Punktzahl abwärts auslosen.",
    "help.draw.to": "Die Punktgruppen bis hinab zu dieser Punktzahl auslosen.",
    "help.draw.section": (
        "Nur diese Gruppe auslosen: ihre Nummer oder ein Rang aus ihr; so oft wie nötig."
    ),
    "help.draw.rest": "Alle auslosen, die in der neuesten Runde noch keine Partie haben.",
    "help.draw.provisional": "Fehlende Ergebnisse vorerst für beide als verloren zählen.",
    "help.draw.draft": (
        "Zum Ansehen auf ein eigenes Blatt: dann keep (übernehmen) oder discard (verwerfen)."
    ),
    "help.draw.sits-out": "Von denen, die nicht kamen: wer diese Runde pausiert.",
    "help.draw.plays": "Von denen, die nicht kamen: wer diese Runde spielt.",
    "help.keep": "Den Entwurf zur Runde machen, mit allem, was darin geändert wurde.",
    "help.discard": "Den Entwurf verwerfen; alles andere ist wie vorher.",
    "help.result": (
        "Ergebnisse eintragen. Die Nummer jedes Siegers (WINNER), in beliebiger Reihenfolge; oder "
        "ein Name, den in der Runde nur eine Person hat.\n\nOhne Nummer sagt der Befehl, welche "
        "Ergebnisse fehlen."
    ),
    "help.result.table": (
        "Ein Tisch und sein Ergebnis: 4 S, 4 1-0, 4 jigo, oder 4 12 und 4 Roy mit dem Sieger."
    ),
    "help.result.inbox": (
        "Übernehmen, was Handys aus dem Saal gemeldet haben. Was schon eingetragen ist, bleibt; "
        "bevor jemand pausiert, der nach Hause geht, wird gefragt."
    ),
    "help.result.no-home": "Nur die Ergebnisse übernehmen, nicht, wer nach Hause geht.",
    "help.verify": (
        "Gegenprobe der Ergebnisse. Jedes (RESULT) in der Reihenfolge der Tische, - für einen "
        "ausgelassenen Tisch.\n\n"
        "Zeigt nur, wo zuerst etwas anderes eingetragen wurde, und ändert daran nichts. Ohne "
        "Ergebnisse fragt der Befehl in einem Terminal Tisch für Tisch danach."
    ),
    "help.verify.from": "Der erste Tisch.  [der erste ohne Gegenprobe]",
    "help.verify.table": "Ein einzelner Tisch und sein Ergebnis; so oft wie nötig.",
    "help.verify.list": (
        "Eine .csv- oder .xlsx-Datei mit den Überschriften „Tisch“ und „Ergebnis“."
    ),
    # Who is there, who has the bye
    "help.out": (
        "Spieler Runden aussetzen lassen. Wenn nicht anders gesagt, ab der nächsten Auslosung.\n\n"
        'WHO sind Nummern oder Namen: "3, 5, 12-15", "Roy; Ota, Yuzo". In einer schon ausgelosten '
        "Runde bekommt, wer gegen sie spielen sollte, einen anderen Gegner oder das Freilos."
    ),
    "help.out.rounds": "Welche Runden: 3-4, oder 3, 5.",
    "help.out.from": "Ab dieser Runde.",
    "help.back": (
        "Spieler wieder mitspielen lassen. In Runden, in denen sie pausiert hätten; wenn nicht "
        "anders gesagt, ab der nächsten Auslosung.\n\n"
        "In einer schon ausgelosten Runde werden sie gepaart wie Nachzügler."
    ),
    "help.back.rounds": "Welche Runden: 3-4, oder 3, 5.",
    "help.back.from": "Ab dieser Runde.",
    "help.late": (
        "Nachzügler in der ausgelosten Runde noch paaren. Sie gelten dann als "
        "anwesend.\n\nMiteinander oder, mit Zustimmung, mit dem Spieler, der das Freilos hat. "
        "Nachzügler, für die niemand frei ist, spielen ab der nächsten Runde: wer nach der "
        "Auslosung kommt, bekommt nicht das Freilos dieser Runde."
    ),
    "help.late.next": "Sie spielen ab der nächsten Runde.",
    "help.bye": (
        "Jemandem ein Freilos zusagen oder geben. Zusagen für eine kommende Runde, geben in der "
        "laufenden.\n"
        "\n"
        "WHO ist eine Nummer oder ein Name. Ein zugesagtes Freilos vergibt die Auslosung nur, "
        "wenn die Zahl der Spieler ungerade ist."
    ),
    "help.bye.round": "Welche Runde.  [die nächste]",
    "help.bye.undo": "Die Zusage zurücknehmen.",
    # Questions
    "help.why": (
        "Sagen, warum es diese Paarung oder dieses Freilos gibt.\n\n"
        "TABLE ist die Nummer eines Tisches, ein Name, oder: bye (das Freilos). Mit bye und "
        "der Nummer der "
        "nächsten Runde: wer dann das Freilos hat, je nachdem, wie die offenen Partien ausgehen."
    ),
    "help.why.all": (
        "Mit den Zahlen jedes Kriteriums, für alle, die die Regeln der Auslosung kennen."
    ),
    "help.why-place": "Sagen, warum Nummer ONE vor oder hinter OTHER steht. In einem Satz.",
    "help.what-if": (
        "Die Runde damit vergleichen, wie sie sonst ausgelost würde.\n\n"
        "Die neueste Runde, solange Ergebnisse fehlen, sonst die nächste. Ohne --keep wird "
        "nichts geschrieben."
    ),
    "help.what-if.forbid": "Diese zwei spielen nicht gegeneinander; so oft wie nötig.",
    "help.what-if.force": "Diese zwei spielen gegeneinander; so oft wie nötig.",
    "help.what-if.bye": "Nummer N hat das Freilos.",
    "help.what-if.set": (
        "Eine Einstellung, wie sie auf „Turnier“ oder „Einstellungen“ heißt; so oft wie nötig."
    ),
    "help.what-if.keep": "Die Runde so auslosen.",
    "help.simulate": (
        "Das Turnier viele Male nach Zufall durchspielen. So, wie es ist, und so, wie es sein "
        "könnte.\n\nWelche Bar, welcher Abstand ist besser? In beiden Fällen spielen dieselben "
        "Spieler mit demselben Glück; jede Zahl sagt, wie sicher sie ist. Immer ab Runde 1; in "
        "FILE wird nichts geschrieben."
    ),
    "help.simulate.set": "Diese Einstellung versuchen; so oft wie nötig.",
    "help.simulate.sections": "Diese Grenzen versuchen: 3d,5k,12k; oder eine Zahl von Gruppen.",
    "help.simulate.against-set": (
        "Mit dieser Einstellung vergleichen, statt mit dem Turnier, wie es ist."
    ),
    "help.simulate.against-sections": "Mit diesen Grenzen vergleichen.",
    "help.simulate.tournaments": "Wie viele Turniere in jedem der beiden Fälle gespielt werden.",
    "help.simulate.spread": (
        "Wie weit die wahre Stärke von der Liste abliegt, in Rating-Punkten; ein Rang hat 100."
    ),
    "help.simulate.all": "Mit allen auf der Liste, anwesend oder nicht.",
    "help.simulate.seed": "Eine andere Zufallszahl, anderes Glück.",
    "help.simulate.jobs": "In wie vielen Prozessen zugleich.  [so viele wie Prozessoren]",
    "help.simulate.scheduler": "Auf dem Dask-Cluster dieses Schedulers spielen.",
    "help.simulate.plot": "Auch ein Bild davon machen: .svg oder .png.",
    # What is shown
    "help.standings": "Die Rangliste zeigen; alle Blätter auf den neuesten Stand bringen.",
    "help.grid": "Die Übersicht zeigen; alle Blätter auf den neuesten Stand bringen.",
    "help.proof": (
        "Das Blatt „Nachrechnung“ anlegen. Jede Summe der Rangliste bildet die "
        "Tabellenkalkulation noch einmal.\n\n"
        "Von da an hält jeder Befehl es auf dem neuesten Stand."
    ),
    "help.check": (
        "Alle Probleme aufzählen; nichts ändern. Auch Änderungen von Hand und Abweichungen vom "
        "Regelwerk.\n\nUnd wo Mitgliederlisten von Anmeldungen abweichen, wenn welche geladen "
        "sind (nigiri ratings).\n\nEndet mit Code 3, wenn vor der nächsten Auslosung etwas zu "
        "beheben ist."
    ),
    "help.check.edits": (
        "Jede Zelle aufzählen, die seit dem letzten Befehl von Hand geändert wurde."
    ),
    "help.missing": "Fehlende Ergebnisse aufzählen. Tisch für Tisch, zum Aushängen oder Vorlesen.",
    # Paper, pages, pictures
    "help.print": (
        "Drucken, was an der Wand hängt und auf Tischen liegt.\n\n"
        "Eine HTML-Datei neben FILE: im Browser öffnen und von dort drucken. Vorlagen in einem "
        "Ordner `templates` neben FILE gehen denen von nigiri vor."
    ),
    "help.print-registration": "Die Angemeldeten nach Namen, zum Prüfen an der Wand.",
    "help.print-numbers": "Wer welche Nummer hat, für Turnierleitung und Wand.",
    "help.print-table-numbers": (
        "Große Tischnummern, zum Ausschneiden und Aufstellen neben den Brettern."
    ),
    "help.print-rules": "Die Regeln des Turniers in Worten, nach den Einstellungen.",
    "help.print-welcome": "Was vor Runde 1 zu sagen ist. Wo nigiri etwas nicht weiß, bleibt Platz.",
    "help.print-badges": "Namensschilder für alle. Acht je Seite, zum Ausschneiden.",
    "help.print-schedule": (
        "Wann jede Runde beginnt und endet. Das Ende ist das spätestmögliche, mit Siegerehrung; "
        "die Uhrzeiten kommen von „Turnier“, wo nichts geändert wird."
    ),
    "help.print-all-play-all": (
        "Ein leeres Blatt für wenige, die alle gegeneinander spielen. Mit den Paarungen jeder "
        "Runde und Kästchen für die Ergebnisse."
    ),
    "help.print-pairings": "Die Paarungen einer Runde, mit Ergebnissen, soweit da.",
    "help.print-slips": (
        "Ergebniszettel für jede Partie. Acht je Seite, zum Ausschneiden; der Sieger unterschreibt."
    ),
    "help.print-cards": (
        "Karten für alle Spieler. Zwanzig je Seite, ausgefüllt bis heute: das reicht, um von Hand "
        "zu paaren."
    ),
    "help.print-missing": (
        "Wessen Ergebnisse fehlen, zum Aushängen. Aus allen Runden oder aus einer."
    ),
    "help.print-wall-list": "Alle nach Nummer, mit Gegner und Punkten jeder Runde.",
    "help.print-rank-list": (
        "Alle nach Punkten und Hilfswertungen. Nach einer Runde, gleich aus welcher Gruppe."
    ),
    "help.print-winner-loss": "Wer gegen wen gewonnen hat, Runde für Runde.",
    "help.print-byes": "Wer ein Freilos hat oder eine Runde auslässt, auch künftig, und warum.",
    "help.print-bye-slip": (
        "Einen Zettel fürs Freilos: warum, dass es das einzige ist, was es zählt, die neuen Punkte "
        "und die nächste Runde. Für die nächste Runde als Vorhersage."
    ),
    "help.print-tie-break-list": "Gegner, Farben und Hilfswertungen aller, nach Gruppen.",
    "help.print-standings": (
        "Die Plätze jeder Gruppe, mit Preisen. Und was zwischen Gleichen entschied."
    ),
    "help.print-teams": (
        "Die Plätze der Mannschaften. Wettkämpfe und Bretter, oder die besten Ergebnisse jeder "
        "Mannschaft."
    ),
    "help.print-chart": "Die Tafel des Nebenturniers. Ausgefüllt oder zum Ausfüllen von Hand.",
    "help.print-ladder": "Wer auf der Leiter wo steht und wen herausfordern darf.",
    "help.print-qualification": (
        "Wer sich bei einem Kongress qualifiziert. Nur Europäer, der Reihe nach, mit Begründung."
    ),
    "help.print-crosstable": "Alle gegen alle, nach Plätzen. Die Tabelle für „jeder gegen jeden“.",
    "help.print-grid": (
        "Die Turnierübersicht. Zehn Spieler je Seite: wer gegen wen gespielt hat, und alle Punkte."
    ),
    "help.print-tree": (
        "Den Baum eines KO-Systems. Soweit gespielt, oder einen leeren für so viele Spieler."
    ),
    "help.print-poster": (
        "Die Übersicht als Plakat. Sechzehn Spieler je Seite: auf A2, mit --paper letter auf 17 x "
        "22 Zoll."
    ),
    "help.print-ratings": (
        "Was das Turnier an den Ratings der EGF ändert. Eine Vorhersage, für alle."
    ),
    "help.print-news": (
        "Die Sieger, für die Nachrichten. Die Ersten jeder Gruppe, und wie viele gespielt haben."
    ),
    "help.print-charts": "Diagramme. Spieler je Rang, Punkte je Gruppe, Dauer der Runden.",
    "help.print-certificates": (
        "Urkunden für die Sieger. Je eine Seite, die letzte Gruppe zuerst; vor dem Ende nur mit "
        "--round oder --blank."
    ),
    "help.print-prize-giving": (
        "Wer für welchen Preis aufgerufen wird. Von der letzten Gruppe bis zum ersten Platz, "
        "und wem zu danken ist; die Preise stehen in der Arbeitsmappe der Veranstalter neben "
        "FILE."
    ),
    "help.print-plaques": (
        "Die drei Zeilen jeder Plakette. Name; Platz und Gruppe; Turnier und Jahr: für die Gravur."
    ),
    "help.print-announcement": (
        "Die Ausschreibung: was, wann, wo, Startgeld, wen man fragt. Was auf Turnier fehlt, ist "
        "eine Zeile zum Ausfüllen; verschickt wird sie am besten drei Wochen vorher."
    ),
    "help.print-entry-form": (
        "Anmeldeformulare, zwei je Seite; mit --short Zettel für den Eingang, acht je Seite."
    ),
    "help.print-press": (
        "Eine Pressemitteilung. Halb geschrieben: vor dem Turnier mit Fototermin, mit --results "
        "oder --record danach."
    ),
    "help.print-notices": (
        "Aushänge für den Saal: Ruhe, Uhren, Ergebnisse. Je eine Seite in großer Schrift."
    ),
    "help.print-report": (
        "Der Turnierbericht für Verband und Archiv, dahinter die fertige Turniertabelle."
    ),
    "help.print-thanks": (
        "Dankschreiben, je eine Seite: an die Sponsoren auf Turnier, für den Saal, an die Helfer."
    ),
    "help.print-all": (
        "Alles, was die neueste Runde auf Papier braucht. In einen Ordner: für Wand, Tische und "
        "Turnierleitung.\n\n"
        "Wer alles allein macht, lässt zuerst die Plakate weg, dann die Turniertabelle, aber nie "
        "die Karten: mit ihnen geht es auch von Hand weiter."
    ),
    "help.print.by": "Nach Tischen oder nach Namen.",
    "help.print.draft": "Die Runde, die nur ein Entwurf ist.",
    "help.print.missing": "Nur die Tische ohne Ergebnis.",
    "help.print.section": "Nur diese.  [alle]",
    "help.print.count": "Wie viele.  [so viele wie nötig]",
    "help.print.large": "Größere Schrift, weniger Zeilen je Seite.",
    "help.print.parts": "In wie vielen Teilen, für ebenso viele Tafeln an der Wand.",
    "help.print.clubs": "Auch die Vereine.",
    "help.print.federation": (
        "Verbandsnummern und Startratings neben den Namen.  [bei Turnieren der AGA]"
    ),
    "help.print.names": "Alle nennen, oder Namen verbergen wie gewünscht.  [je nach Ausdruck]",
    "help.print.entries": "Als Bestätigung: wer angemeldet ist.",
    "help.print.filled": "Für alle, ausgefüllt mit dem, was auf Spieler steht.",
    "help.print.short": "Kurze Zettel, am Eingang auszufüllen.",
    "help.print.results": "Nach dem Turnier, mit den Siegern.",
    "help.print.record": "Die bisher meisten Anmeldungen; schließt --results ein.",
    "help.print.blank": "Zum Ausfüllen von Hand.",
    "help.print.places": "Wie viele Plätze jeder Gruppe.",
    "help.print.without": "Was nicht gezeigt wird; so oft wie nötig.",
    "help.print.text": "Zeilen als Text, für eine E-Mail oder dieses Terminal.",
    "help.print.pdf": "Ein PDF statt HTML.",
    "help.print.paper": "[wie im Drucker]",
    "help.print.output": "Wohin die Ausgabe kommt.  [neben FILE]",
    "help.print.language": (
        "de, en, fr, both (beide) oder ein eigener Katalog.  [die des Turniers]"
    ),
    "help.print.open": "Öffnen.",
    "help.templates": (
        "Vorlagen und Wörter zum Ändern nach FOLDER kopieren.\n\n"
        "Ein Ordner `templates` neben einer Arbeitsmappe geht denen von nigiri vor. Behalten, was "
        "geändert ist, den Rest wegwerfen. Zum Übersetzen words.pot als nl.po kopieren und "
        "ausfüllen. Dateien, die schon da sind, werden nie überschrieben."
    ),
    "help.publish": (
        "Seiten für Handys und Beamer in einen Ordner schreiben: -o OUT oder nur OUT.\n\n"
        "Paarungen, Ergebnisse, Übersicht, Rangliste und eine Seite für jeden Spieler; jeder "
        "Webserver kann sie zeigen, und ohne einen öffnen sie sich aus dem Ordner. Sonst wird in "
        "OUT nichts angetastet."
    ),
    "help.publish.output": "Wohin die Ausgabe kommt.  [neben FILE]",
    "help.publish.language": (
        "de, en, fr, both (beide) oder ein eigener Katalog.  [die des Turniers]"
    ),
    "help.publish.watch": "Wieder veröffentlichen, sooft FILE gespeichert wird.",
    "help.publish.open": "Die erste Seite öffnen.",
    "help.hall": (
        "Handys im Spielsaal die Seiten zeigen und Ergebnisse melden lassen, über das WLAN des "
        "Saals.\n\nZeigt FILE, wie es zuletzt gespeichert wurde, und schreibt nie hinein: was "
        "gemeldet wird, wartet daneben, bis es übernommen wird. Gibt die Adresse aus, den Code der "
        "Helfer und eine Zeile für jede Meldung; Strg+C beendet es."
    ),
    "help.hall.address": "Welche Adresse dieses Computers; 0.0.0.0 für alle.  [die in seinem Netz]",
    "help.hall.port": "Welcher Port; gedruckte Zettel nennen ihn.",
    "help.hall.while-open": "Enden, sobald kein Tabellenprogramm FILE mehr offen hat.",
    "help.hall.json": "Adresse und Code als ein JSON-Objekt ausgeben, und danach nichts.",
    "help.preflight": (
        "Aufzählen, was FEDERATION ablehnen würde. FEDERATION ist aga, egf oder ffg; zu jeder "
        "Zelle führt ein Link.\n"
        "\n"
        "Legt das Blatt „Prüfung“ an, das jeder Befehl auf dem neuesten Stand hält; löschen, "
        "wenn alles erledigt ist."
    ),
    "help.preflight.country": (
        "Land aller, die keines haben, in zwei Buchstaben oder mit Namen; im Terminal wird einmal "
        "danach gefragt, wo FEDERATION es braucht."
    ),
    # Going back
    "help.undo": (
        "Den letzten Befehl zurücknehmen. FILE ist wieder, was es davor war, Byte für Byte.\n"
        "\n"
        "Ein zweites Mal geht einen Befehl weiter zurück. Was seither geändert wurde, wird "
        "aufgezählt, und es wird gefragt; auch das bleibt als Stand erhalten, sodass `nigiri "
        "restore` es zurückbringt."
    ),
    "help.history": (
        "Die Stände von FILE aufzählen, den neuesten zuerst. Zu ihnen gehen `undo` und `restore` "
        "zurück."
    ),
    "help.restore": (
        "FILE auf einen früheren Stand bringen. Auf den mit der NUMBER aus `nigiri history`, Byte "
        "für Byte.\n\n"
        "Was es jetzt ist, wird zuerst als Stand aufbewahrt. Auch ein beschädigtes FILE wird "
        "ersetzt."
    ),
    # Besides
    "help.demo": (
        "Ein Beispielturnier in DIR vorführen, Befehl für Befehl.\n\n"
        "Seine Spieler sind erfunden. Ein älteres Beispiel dort wird nie überschrieben; das "
        "neue bekommt die nächste Nummer."
    ),
    "help.demo.language": "Sprache der Blätter.  [die dieses Computers]",
    "help.demo.seed": "Eine andere Zufallszahl, andere Ergebnisse.",
    "help.replay": (
        "Die Runden eines gespielten Turniers aus GAMES ausfüllen.\n\n"
        "GAMES hat die Überschriften round, white, black, winner und, wo bekannt, table, "
        "handicap und by_default; Spieler stehen darin mit ihren Nummern."
    ),
    "help.replay.byes": "Eine Liste mit round und player.",
    "help.recalculate": (
        "Eigene Formeln durch LibreOffice neu berechnen.\n"
        "\n"
        "Was nigiri selbst schreibt, ist immer berechnet, in einer .ods-Datei auch alles "
        "andere."
    ),
    "help.looks": (
        "Auswahllisten, Farben und Blattschutz wiederherstellen, die ein anderes Programm nicht "
        "gespeichert hat.\n\n"
        "Nur das Aussehen der Blätter von nigiri ändert sich; was eingetippt wurde, bleibt."
    ),
    "help.open": (
        "Das Turnier eines anderen Programms öffnen. Aus FILE wird eine Arbeitsmappe.\n\nFILE ist "
        "etwa von OpenGotha oder MacMahon; nigiri erkennt, von welchem Programm. Die Arbeitsmappe "
        "ist OUT oder steht neben FILE. Sie enthält Spieler, Einstellungen, Runden und Ergebnisse, "
        "sodass es von dort weitergehen kann; was nicht hineinpasst, wird gesagt und steht in "
        "ihrem „Protokoll“."
    ),
    "help.open.language": "Sprache der Blätter.  [die dieses Computers]",
    "help.open.id": "Unterscheidet dieses Turnier von allen anderen.  [eine neue]",
    "help.archive-copy": (
        "Eine Kopie von FILE als Archiv zum Verschicken machen, ohne Privates.\n\nWeggelassen"
        " werden Startgelder, Zahlungen, Notizen, eigene Spalten mit Anschriften oder "
        "Ähnlichem, und was das Protokoll davon sagt. FILE bleibt, wie es ist; die Kopie ist "
        "OUT, das es noch nicht geben darf."
    ),
    "help.forget": (
        "Privates endgültig aus FILE entfernen, wenn das Turnier vorbei ist.\n\nAußer dem, "
        "was `nigiri archive-copy` weglässt, vergisst das Protokoll, wer Befehle gab, und "
        "alle früheren Kopien der Datei werden gelöscht. Vorher wird gefragt; rückgängig "
        "machen lässt es sich nicht."
    ),
    "help.export": (
        "Das Turnier für Verband oder anderes Programm schreiben.\n\n"
        "FORMAT ist etwa opengotha, egf, ffg oder aga. Die neue Datei ist OUT oder steht neben "
        "FILE, wo eine ältere unter anderem Namen erhalten bleibt. Was sich in dem Format nicht "
        "sagen lässt, wird aufgezählt. Würde ein Verband etwas ablehnen, wird erst gefragt, und "
        "es steht als Kommentar in der Datei (siehe `preflight`)."
    ),
    "help.send": (
        "Die Ergebnisse für einen Verband fertig machen und die E-Mail an ihn öffnen. Gesendet "
        "wird sie von Ihnen.\n\nTO ist aga, bga, ffg oder egf und kann fehlen, wenn der Verein "
        "einen Verband hat. Was abgelehnt würde, wird zuerst aufgelistet. Die Dateien stehen "
        "neben FILE; das Mailprogramm öffnet sich mit dem Text, dazu der Ordner zum Anhängen."
    ),
    "help.send.also": "Wer sie noch bekommt.  [wie für den Verein gemerkt]",
    "help.send.no-open": "Nichts öffnen: nur die Dateien schreiben und nennen.",
    "help.rounds": (
        "Die Runden von EVENT, einer Datei eines anderen Programms, in FILE zurückholen.\n\nDas "
        "Turnier ging mit `export` hinaus und wurde in OpenGotha oder MacMahon ausgelost, "
        "vielleicht auch gespielt. Runden, die es nur dort gibt, kommen mit Paaren, Farben, "
        "Vorgaben, Freilosen und Ergebnissen herein; Ergebnisse, die hier fehlen, auch. Runden, "
        "die beide haben, müssen übereinstimmen, sonst wird aufgezählt, was sich unterscheidet, "
        "und nichts geändert. Neue Spieler werden genannt und eingetragen. Ein `undo` nimmt "
        "alles zurück."
    ),
    "help.diff": (
        "FILE mit OTHER vergleichen, einer anderen Kopie des Turniers.\n\nSagt, was verschieden "
        "ist, in den Worten einer Turnierleitung: Spieler, die dazukamen oder fehlen, Ränge, "
        "Ergebnisse, von Hand geänderte Paarungen, Einstellungen; und in welcher es weiterging. "
        "Spieler werden am Namen erkannt, auch unter einer anderen Nummer. Nichts wird "
        "geschrieben."
    ),
    "help.shadow": (
        "FILE, ein Turnier eines anderen Programms, mit dem vergleichen, was nigiri getan "
        "hätte.\n\nFILE ist ein Turnier, das OpenGotha oder MacMahon leitet. Jede Runde wird vom "
        "Stand davor aus neu ausgelost; Freilose, Paare, hoch- und runtergeloste Spieler, "
        "Vorgaben, Farben und Rangliste stehen auf einer Seite neben den dortigen, jeder "
        "Unterschied mit seinem Grund. Geschrieben wird nur die Seite: OUT, oder neben FILE."
    ),
    "help.shadow.results": (
        "Die Ergebnisdatei desselben Turniers für die EGF (.h9): Ihre Plätze und Zahlen werden "
        "verglichen."
    ),
    "help.shadow.output": "Wohin die Ausgabe kommt.  [neben FILE]",
    "help.shadow.language": "Sprache der Seite.  [die der Antworten]",
    # The archive of a federation
    "help.archive": (
        "Die Turniere eines Verbands in einem Ordner sammeln und befragen.\n\nARCHIVE ist ein "
        "eigener Ordner, den die erste Datei anlegt. Wer nicht genannt werden will, steht nicht"
        " darin. docs/archive.md sagt, was vor dem Veröffentlichen zu bedenken ist."
    ),
    "help.archive.json": "Stattdessen ein JSON-Objekt ausgeben.",
    "help.archive.csv": "Als Text mit Kommas ausgeben, für eine Tabellenkalkulation.",
    "help.archive.plot": "Auch ein Bild davon machen: .svg oder .png.",
    "help.archive.since": "Nur Turniere ab diesem Jahr.",
    "help.archive-add": (
        "Beendete Turniere in ARCHIVE aufnehmen.\n\nFILE ist eine fertige Arbeitsmappe oder eine "
        "Datei von OpenGotha, MacMahon, EGF, FFG oder AGA. Was schon da ist, kommt nicht "
        "zweimal hinein; eine berichtigte Datei wird eine neue Fassung, und nur die zählt."
    ),
    "help.archive-add.year": "Das Jahr der Turniere, deren Datei es nicht sagt.",
    "help.archive-add.unfinished": "Auch Turniere aufnehmen, denen Ergebnisse oder Runden fehlen.",
    "help.archive-check": (
        "Personen mit zwei Namen oder Nummern suchen, und Partien, die in zwei Turnieren stehen."
    ),
    "help.archive-share": "ARCHIVE in ein neues Archiv TO kopieren, ohne ältere Fassungen.",
    "help.archive-share.pseudonyms": (
        "Mit erfundenen Namen, in jeder Kopie dieselben; ohne Nummern, Wertungszahlen und Clubs."
    ),
    "help.archive-share.clubs": "Clubs, Orte und Länder neben den erfundenen Namen behalten.",
    "help.archive-tables": "Die Tabellen von ARCHIVE und ihre Spalten zeigen.",
    "help.archive-ask": "ARCHIVE in SQL nach allem fragen: ein SELECT, das nichts ändert.",
    "help.archive-career": (
        "Alle Turniere von WHO zeigen: ein Name oder eine Nummer in einem Verband."
    ),
    "help.archive-meet": "Alle Partien von ONE gegen OTHER zeigen.",
    "help.archive-improve": (
        "Zeigen, wer zwischen dem ersten und dem letzten Turnier am meisten aufgestiegen ist."
    ),
    "help.archive-improve.most": "Höchstens so viele Personen.",
    "help.archive-fields": "Zeigen, wie stark das Feld jedes Turniers war.",
    "help.archive-handicaps": (
        "Zeigen, wie Partien mit jeder Vorgabe ausgingen: Stimmt die Vorgabe?"
    ),
    "help.archive-byes": (
        "Freilose jedes Clubs zeigen, und wie oft er runter- oder hochgelost wurde."
    ),
    "help.archive-attendance": "Zeigen, wie viele kamen: nach Jahr, nach Rang oder nach Startgeld.",
    "help.archive-attendance.by": "Wonach gezählt wird.",
    "help.archive-attendance.fees": "Nach diesen Stufen zählen: „4d 25, 1d 20, 10k 15, 30k 10“.",
    # Add-ins
    "help.completion": (
        "Ausgeben, was SHELL (bash, zsh oder fish) zum Ergänzen von Befehlen, Optionen und Namen "
        "braucht.\n\nDann schreibt die Tabulatortaste weiter: aus dr wird draw. "
        "Wohin damit, sagt docs/install.md."
    ),
    "help.pipe": (
        "Eine Anfrage eines Add-ins beantworten. JSON hinein, JSON heraus.\n\n"
        "docs/protocol.md sagt, was sie einander mitteilen. Sonst wird nichts ausgegeben."
    ),
    "help.pipe.ahead": "Noch gibt es nichts zu fragen: laden, was Zeit braucht.",
    "help.pipe.stay": "Zeile für Zeile Anfragen beantworten, bis die Eingabe endet.",
    "help.serve": (
        "Add-ins antworten, die nichts starten dürfen. Nur auf diesem Computer.\n\n"
        "Das Menü in LibreOffice findet es von selbst; andere Add-ins brauchen die Adresse, jedes "
        "Mal eine andere."
    ),
    "help.serve.port": "Auf welchem Port.  [einer, der frei ist]",
    "help.serve.idle": "Aufhören, wenn so lange niemand gefragt hat.",
    "help.serve.json": "Die Adresse als ein JSON-Objekt ausgeben.",
    "help.libreoffice": "Menü und Symbolleiste von nigiri in LibreOffice einbauen.",
    "help.libreoffice-build": "Die Erweiterung in FILE schreiben, zum Installieren von Hand.",
    "help.libreoffice-build.self-contained": (
        "nigiri mitbringen, für ein System, etwa windows-x86_64."
    ),
    "help.libreoffice-doctor": "Sagen, was fehlt, je in einem Satz.",
    "help.libreoffice-install": "Das Menü in LibreOffice einbauen.",
    "help.libreoffice-uninstall": "Das Menü aus LibreOffice entfernen.",
    "help.excel": "Die Registerkarte von nigiri in Excel einbauen.",
    "help.excel-build": "Das Add-in in FILE schreiben, zum Installieren von Hand.",
    "help.excel-build.python": "Das Python, in dem nigiri auf dem anderen Computer ist.",
    "help.excel-build.language": "Sprache der Registerkarte.",
    "help.excel-doctor": "Sagen, was fehlt, je in einem Satz.",
    "help.excel-install": "Die Registerkarte in Excel einbauen.",
    "help.excel-install.language": "Sprache der Registerkarte.",
    "help.excel-doctor.report": (
        "Alles, was gefunden wird, in eine Datei zum Abschicken schreiben; ohne Namen "
        "nigiri-excel.txt."
    ),
    "help.excel-kit": (
        "Einen Ordner schreiben, mit dem jemand nigiri in zehn Minuten in Excel ausprobiert."
    ),
    "help.excel-kit.language": "Sprache der Schritte und der Registerkarte.",
    "help.excel-kit.python": "Das Python, in dem nigiri auf dem anderen Computer ist.",
    "help.excel-judge": (
        "Was in FOLDER gespeichert wurde mit dem vergleichen, was nigiri schrieb; einen Bericht "
        "zum Abschicken schreiben."
    ),
    "help.excel-uninstall": "Die Registerkarte aus Excel entfernen.",
}
