"""Sheets: titles, notes, and what stands on them after a command, in German."""

WORDS = {
    "sheet.event": "Turnier",
    "sheet.settings": "Einstellungen",
    "sheet.players": "Spieler",
    "sheet.sections": "Gruppen",
    "sheet.round": "Runde {number}",
    "sheet.drawn": "Auslosung",
    "sheet.grid": "Übersicht",
    "sheet.standings": "Rangliste",
    "sheet.problems": "Probleme",
    "sheet.log": "Protokoll",
    "sheet.lists": "Listen",
    "title.drawn": "Auslosung: die Paarungen vor Änderungen von Hand",
    "title.drawn.note": "Zum Vergleich. Paarungen auf dem Blatt der Runde ändern, nicht hier.",
    "title.log": "Protokoll: Neuestes zuerst",
    "title.standings": "Rangliste nach Runde {number} von {rounds}",
    "title.standings.frozen": (
        "Rangliste nach Runde {number} von {rounds}; neuere Ergebnisse werden noch nicht gezeigt"
    ),
    "title.standings.none": "Rangliste: erst ab Runde 1",
    "title.provisional": "(vorläufig)",
    "title.from-zero": "Punkte ab 0 (SOS zählt sie um {points} niedriger)",
    "title.from-zero.sums": "Punkte ab 0: {points} mehr als nach den Startpunkten",
    "title.as-drawn": "Punkte unter 0 bleiben: ab 0 könnte {code} andere Plätze ergeben",
    "sections.summary": (
        "{players} Spieler in {sections:# Gruppe|# Gruppen}, im Schnitt {average}. Eine Grenze "
        "verschieben: „Bis Rang“ ändern."
    ),
    "sections.summary.best": (
        "{players} Spieler in {sections:# Gruppe|# Gruppen}, im Schnitt {average}. Was kein ✓ hat, "
        "geht mit diesen Spielern nicht besser. Eine Grenze trotzdem verschieben: „Bis Rang“ "
        "ändern."
    ),
    "sections.summary.best.number": (
        "{players} Spieler in {sections:# Gruppe|# Gruppen}, im Schnitt {average}. Was kein ✓ hat, "
        "geht mit {sections:# Gruppe|# Gruppen} nicht besser. Eine Grenze trotzdem verschieben: "
        "„Bis Rang“ ändern."
    ),
    "sections.summary.best.other": (
        "{players} Spieler in {sections:# Gruppe|# Gruppen}, im Schnitt {average}. Was kein ✓ hat, "
        "geht mit {sections:# Gruppe|# Gruppen} nicht besser, aber mit {other}. Eine Grenze "
        "verschieben: „Bis Rang“ ändern."
    ),
    "sections.summary.drawn": (
        "{players} Spieler in {sections:# Gruppe|# Gruppen}, im Schnitt {average}. Mit diesen "
        "Gruppen ist Runde 1 ausgelost."
    ),
    "sections.none": (
        "Noch keine Gruppen: in „Spieler“ eintragen, wer anwesend ist, dann: `nigiri sections`"
    ),
    "sections.ranks": "Rang",
    "sections.equal": "{players}",
    "sections.unequal": "{players}, im Schnitt {average}",
    "sections.span.rest": "letzte: der Rest",
    "sections.wide": "{ranks:# Rang|# Ränge}",
    "sections.split": "{ranks} geteilt",
    "nobody": "niemand",
    "problems.summary": (
        "■ {stop} vor der nächsten Auslosung beheben     ▲ {look} ansehen     ✎ {hand} von Hand"
    ),
    "problems.summary.more": (
        "■ {stop} vor der nächsten Auslosung beheben     ▲ {shown} von {look} ansehen, alle: "
        "`nigiri check`     ✎ {hand} von Hand"
    ),
    "problems.none": "Nichts zu beheben.",
    "problems.made": "     Geprüft am {day} um {hour}:{minute} Uhr beim Befehl „{command}“",
    "problems.day.0": "Montag",
    "problems.day.1": "Dienstag",
    "problems.day.2": "Mittwoch",
    "problems.day.3": "Donnerstag",
    "problems.day.4": "Freitag",
    "problems.day.5": "Samstag",
    "problems.day.6": "Sonntag",
    "problems.since": "     {more} weitere seither: siehe Spalte „Kontrolle“",
    "event.notdrawn": "nicht ausgelost",
    "event.missing": "   offen {missing}",
    "event.bye": "    Freilos: {name}",
    "event.time.class": "Grundzeit {main} min, angepasst {adjusted}: EGF-Klasse {letter}.",
    "event.time.none": "Grundzeit {main} min, angepasst {adjusted}: keine EGF-Klasse.",
    "event.time.lacks-main": "Für {letter} fehlen {main} min Grundzeit.",
    "event.time.lacks-adjusted": "Für {letter} fehlen angepasst {adjusted} min.",
    "event.time.lacks-both": "Für {letter} fehlen {main} min Grundzeit, angepasst {adjusted}.",
    "event.time.half": (
        "Grundzeit {main} min. Auch die Zusatzzeit angeben: 60 min + 15/5, 45 min + 10 s "
        "Fischer, 45 min SD."
    ),
    "event.time.unread": (
        "Nicht verstanden, wird aber so gedruckt. Schreibweise: 60 min + 15/5 oder 45 min + "
        "10 s Fischer."
    ),
    "settings.note": (
        "Das + links öffnet einen Abschnitt. Fett: anders als mit diesem Regelwerk üblich."
    ),
    "settings.usual": "wie üblich",
    "settings.rest": "sonst wie üblich",
    "settings.none": "leer",
    "settings.is": "{setting}: {value}",
    "key.title": "Legende",
    "key.waiting": "wartet",
    "key.waiting.note": "gelb mit Rahmen: hier eintragen",
    "key.yours": "Eingabe",
    "key.yours.note": "mit Rahmen: hier eintragen oder ändern",
    "key.draw": "Auslosung",
    "key.draw.note": "ohne Rahmen: von nigiri; was von Hand geändert wird, bleibt (✎)",
    "key.computed": "berechnet",
    "key.computed.note": "grau: von nigiri berechnet",
    "yes": "ja",
    "here.reserve": "bei Bedarf",
    "migrate.byes.stay": (
        "Freilose gehen in diesem Turnier weiter zuerst an Spieler des Ausrichters, dann an die "
        "mit den meisten Niederlagen. Die Regeln zählen jetzt zuerst die Niederlagen: siehe die "
        "Einstellung „Freilos für“."
    ),
    "migrate.byes.today": (
        "Freilose bekommt, wer am meisten verloren hat, bei gleich vielen Niederlagen die Spieler "
        "des Ausrichters: siehe die Einstellung „Freilos für“."
    ),
    "grid.legend.circles": (
        "Je Feld: Gegner, ○ Weiß oder ● Schwarz ohne Vorgabe; +n bekommt, −n gibt n Steine (1: "
        "ohne Komi). Darunter: Punkte danach. Fett, grau: gewonnen."
    ),
    "grid.legend.letters": (
        "Je Feld: Gegner, W Weiß oder S Schwarz ohne Vorgabe; +n bekommt, −n gibt n Steine (1: "
        "ohne Komi). Darunter: Punkte danach. Fett, grau: gewonnen."
    ),
    "grid.open": "{mark} Die Spieler haben ihre Farben gewählt; wer Weiß hatte, ist nicht notiert.",
    "grid.bye": "frei",
    "grid.default": "{mark} Runde {round}: {first} gewinnt kampflos gegen {second}.",
    "grid.default.none": "{mark} Runde {round}: {first} und {second} verlieren beide kampflos.",
    "grid.default.both": "{mark} Runde {round}: {first} und {second} gewinnen beide kampflos.",
    "grid.default.jigo": (
        "{mark} Runde {round}: {first} und {second} haben nicht gespielt und teilen den Punkt."
    ),
    "grid.provisional": (
        "{mark} Runde {round}: das Ergebnis {first} gegen {second} fehlt noch und zählt vorerst "
        "{points}."
    ),
    "grid.rank": "{mark} {first} {name} spielte ab Runde {round} als {rank}.",
    "grid.winner": "Gruppe {section}: {name}",
    "grid.winner.nobody": "niemand ({names} gleichauf)",
    "grid.winners": "Sieger",
    "grid.director": "Turnierleitung: {name}",
    "grid.after": "nach Runde {number}",
    "grid.from-zero": "Punkte ab 0",
    "grid.from-zero.sums": "Punkte ab 0",
    "sheet.handicaps": "Vorgaben",
    "handicaps.counts": "✓ gilt",
    "handicaps.idle": "gilt nicht",
    "handicaps.size": (
        "„Brettgröße“ in den Einstellungen sagt, welche Tabelle gilt: jetzt {board} × {board}."
    ),
    "handicaps.difference": (
        "Unterschied ({by}) minus {minus} („Vorgabe nach“, „Vorgabe: Unterschied minus“ in den "
        "Einstellungen)."
    ),
    "handicaps.stones": "Steine: 0 ohne Vorgabe, 1 Schwarz beginnt ohne Stein, 2 bis 9 Steine.",
    "handicaps.komi": "Komi: Punkte für Weiß. Unter 0 bekommt sie Schwarz.",
    "handicaps.last": "Größere Unterschiede zählen wie die letzte Zeile.",
    "handicaps.published": "{board} × {board}: die Tabelle von {author}, wie veröffentlicht.",
    "handicaps.changed": (
        "{board} × {board}: die Tabelle von {author}, hier geändert bei Unterschied {differences}."
    ),
    "handicaps.source": (
        "Quelle: Sensei's Library, HandicapForSmallerBoardSizes. Nicht von einem Verband."
    ),
    "sheet.preflight": "Prüfung",
    "preflight.title": "Prüfung {federation}, {day}",
    "preflight.none": "Bereit zum Abschicken.",
    "preflight.summary": "{stop:# führt|# führen} zur Ablehnung (■) · {look} ansehen (▲)",
    "sheet.proof": "Nachrechnung",
    "proof.title": "Nachrechnung: jede Summe neu gebildet",
    "proof.from-zero": "Nachrechnung mit echten Punkten",
    "proof.agree": "✓ alle {sums} Summen stimmen",
    "proof.differ": "✗ {wrong} von {sums} Summen anders als von nigiri berechnet",
    "proof.total": "Summe",
    "proof.win": "gewonnen",
    "proof.jigo": "Jigo",
    "proof.loss": "verloren",
    "proof.coming": "noch nicht ausgelost",
    "proof.unfinished": "läuft noch",
    "proof.default_win": "kampflos gewonnen",
    "proof.default_jigo": "kampfloses Jigo",
    "proof.default_loss": "kampflos verloren",
    "proof.both_win": "beide gewinnen",
    "proof.both_lose": "beide verlieren",
    "proof.bye": "Freilos",
    "proof.missed": "ausgelassen",
    "proof.unassigned": "ohne Paarung",
    "proof.gone_missed": "abgereist",
    "proof.gone_unassigned": "ohne Abmeldung weg",
    "proof.handicap": "Vorgabe {points}",
    "sheet.crosstable": "Kreuztabelle",
    "crosstable.title": "Kreuztabelle nach Runde {number}",
    "crosstable.large": (
        "Hier keine Kreuztabelle: {players} Spieler in einer Wertung, Platz ist für {most}. "
        "Ausdrucken geht."
    ),
    "crosstable.section": "Gruppe {number}",
    "crosstable.points": "1³: in Runde 3 gewonnen. 0 verloren, ½ Jigo, ! kampflos",
    "crosstable.signs": "? läuft noch, · noch nicht gespielt; Spalte 1 ist der Spieler in Zeile 1",
    "sheet.wishes": "Wünsche",
    "wishes.note": (
        "Familien, Fahrgemeinschaften, Titelanwärter, Kinder: wer gegen wen spielen soll, wer "
        "nicht. Wer: 3, 5, 12-15 oder Namen: Roy; Ota, Yuzo."
    ),
    "wishes.rounds": "Runden: {rounds}",
    "wishes.all": "alle Runden",
    "wishes.none": "Keine Wünsche.",
    "sheet.teams": "Mannschaften",
    "sheet.chart": "Tafel",
    "sheet.ladder": "Leiter",
    "teams.none": "Mannschaften",
    "teams.before": "Mannschaften: {boards:# Brett|# Bretter} je Wettkampf",
    "teams.after": "Mannschaften nach Runde {number} von {rounds}",
    "teams.frozen": (
        "Mannschaften nach Runde {number} von {rounds}; neuere Ergebnisse werden noch nicht gezeigt"
    ),
    "teams.best": (
        "Mannschaften: Siege {best:des besten Spielers|der besten # Spieler} zusammengezählt"
    ),
    "teams.match": "R{round} {team} {won}–{lost}",
    "teams.free": "R{round} spielfrei, {won}",
    "teams.playing": "R{round} {team} {won}–{lost} …",
    "teams.member": "{number} {name}",
    "teams.result": "{number} {name}: {won}",
    "chart.note": (
        "In die eigene Zeile schreiben, wer besiegt wurde: 12. Jigo: 12= in einer der zwei Zeilen."
    ),
    "ladder.note": (
        "Jemanden weiter oben herausfordern; wer gewinnt, bekommt den Platz. Nummern eintragen."
    ),
    "ladder.takes": "{name} erobert Platz {of}, bisher Platz {place}",
    "ladder.stays": "{name} bleibt auf Platz {place}",
    "ladder.playing": "um Platz {of}; {game}",
    "ladder.even": "ohne Vorgabe",
    "ladder.stones": "Vorgabe {stones}, Schwarz {number}",
    "starts.bar": "Die Bar {bar}: {players} Spieler mit diesem Rang oder höher",
    "starts.bar.free": ("Bar {bar}, vorgeschlagen: {players} Spieler mit diesem Rang oder höher"),
    "starts.bar.proposed": "Bar {bar}: {players} Spieler mit diesem Rang oder höher",
    "starts.bar.own": (
        "Eigene Bar {bar}: {players} Spieler mit diesem Rang oder höher. Vorschlag: {proposed}"
    ),
    "starts.grade": "Jeder startet mit den Punkten des eigenen Rangs: eine Bar gibt es nicht",
    "starts.rounds": " ({least} bis {most} bei {rounds:# Runde|# Runden})",
    "starts.congress": " (höchstens {most})",
    "starts.tried": "; {rank}: {players}, {verdict}",
    "starts.few": "zu wenige",
    "starts.many": "zu viele",
    "starts.limit": "zu viele, um sie zu unterscheiden",
    "starts.deep": "mehr als zwei Ränge unter dem stärksten",
    "starts.fits": "ginge auch",
    "starts.unmet": " – {verdict}, aber nichts passt besser",
    "starts.unmet.both": " – {verdict} und {further}, aber nichts passt besser",
    "starts.clash": (
        "Kein Rang passt als Bar. Bei {bar} {players:startet # Spieler|starten # Spieler} gleich, "
        "mehr als sich in {rounds:# Runde|# Runden} unterscheiden lassen: mehrere können alle "
        "Partien gewinnen. Bei {other} {few:startet # Spieler|starten # Spieler} "
        "{ahead:# Punkt|# Punkte} vor allen anderen und {few:ist|sind} kaum einzuholen"
    ),
    "starts.league": ", dazu {league} aus der Liga, die nicht zählen",
    "starts.supergroup": (
        "Supergruppe: {members} starten mit {start}: {pko} aus den PKOs, {bar} ab der Bar "
        "für alle Runden, {league} aus der Liga; {left} bleiben auf der Bar mit {at_bar}"
    ),
    "starts.supergroup.one": (
        "Supergruppe: {members}: {pko} aus den PKOs, {bar} ab der Bar für alle Runden, {league} "
        "aus der Liga; nur {left}, weniger als {least}, blieben auf der Bar: alle bilden eine "
        "Gruppe und starten mit {start}"
    ),
    "starts.bands": (
        "{bands:# Stufe|# Stufen} nach Rating; jede liegt einen Punkt über der nächsten"
    ),
    "starts.band": (
        ", {rank} mit {players:# Spieler|# Spielern} (K {k}) {separation:# Punkt|# Punkte}"
    ),
    "starts.groups": "Jeder startet mit 0; jede Gruppe spielt für sich",
    "starts.none": "Jeder startet mit 0; Gruppen gibt es nur für Preise",
    "starts.line": "{players} mit diesem Rang oder höher: {verdict}",
    "starts.line.bar": "► Bar: {players} mit diesem Rang oder höher",
    "starts.line.band": "in der Stufe {players}, K {k}: {separation} über der nächsten",
    "starts.by_grade": "nach Rang",
    "sheet.tree": "Baum",
    "tree.title": "KO-System",
    "tree.playoff": "Stichkampf um Platz {place}",
    "tree.third": "Spiel um Platz 3",
    "tree.free": "Freilos",
    "sheet.draft": "Runde {number} (Entwurf)",
    "drawn.draft": "{number} (Entwurf)",
    "log.count": "Zeilen: {many}",
    "log.by_hand": "von Hand",
    "log.taken-out": (
        "{many:# Zeile|# Zeilen} mit Privatem entfernt; die Siegel aller anderen sind neu."
    ),
    "log.taken-out.changed": (
        "{many:# Zeile|# Zeilen} mit Privatem entfernt; die Siegel aller anderen sind neu, "
        "auch von dem, was von Hand geändert war."
    ),
    "log.unknown": (
        "Kein früherer Stand ist vorhanden: was vorher von Hand geändert wurde, steht hier nicht."
    ),
    "log.row-new": "neue Zeile: {became}",
    "log.row-gone": "(Zeile gelöscht)",
    "log.sheet-new": "neues Blatt",
    "log.sheet-gone": "(Blatt gelöscht)",
    "log.sheet-name": "{became}",
    "log.sheet-own": "eigenes Blatt geändert",
    "log.columns-own": "eigene Spalten geändert",
    "log.cell": "{became}",
    "log.order": "Plätze nach: {codes}",
    "log.results": "{many} Ergebnisse: {results}",
    "log.results.one": "{table}: {result}",
    "log.more": "und hier noch {many}",
    "sections.needless": (
        "Keine Gruppen, und es braucht keine: alle spielen zusammen. Für Preise hier welche "
        "eintragen."
    ),
}
