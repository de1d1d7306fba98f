"""What can be wrong in a workbook, and the way out, in German."""

WORDS = {
    "problem.sheet-missing": (
        "Das Blatt „{sheet}“ fehlt: seine Überschriften {headings} stehen nirgends in einer Zeile."
    ),
    "problem.sheet-missing.way": (
        "Die Überschriften wieder eintragen oder eine Sicherung zurückholen."
    ),
    "problem.heading-gone": (
        "Die Überschrift „{heading}“ fehlt in Zeile {row} des Blatts „{sheet}“."
    ),
    "problem.heading-gone.way": "Sie wieder in diese Zelle eintragen.",
    "problem.sheet-twice": "Es gibt zwei Blätter „{sheet}“: {first} und {second}.",
    "problem.sheet-twice.way": (
        "Eines löschen. Eine Kopie, die bleiben soll, braucht andere Überschriften oder im Titel "
        "eine andere Runde."
    ),
    "problem.round-untitled": "Dies ist das Blatt einer Runde, aber kein Titel sagt, welcher.",
    "problem.round-untitled.way": "In diese Zelle „Runde 1“ schreiben, oder welche Runde es ist.",
    "problem.column-missing": (
        "Die Überschrift „{heading}“ fehlt in Zeile {row} des Blatts „{sheet}“; ihre Spalte wird "
        "gelesen, als wäre sie leer."
    ),
    "problem.column-missing.way": (
        "Die Überschrift wieder eintragen, falls die Spalte nicht absichtlich fehlt."
    ),
    "problem.round-gap": "Es gibt ein Blatt von Runde {number}, aber keines von Runde {before}.",
    "problem.round-gap.way": (
        "Das fehlende Blatt zurückholen oder die richtige Nummer in den Titel schreiben."
    ),
    "problem.round-lost": (
        "Runde {number} war ausgelost, aber ihr Blatt ist weg, und die Ergebnisse mit ihm."
    ),
    "problem.round-lost.way": (
        "Rückgängig machen, oder einen Stand holen (`nigiri history`). Um neu auszulosen: hier "
        "sagen, warum."
    ),
    "problem.setting-missing": (
        "Die Einstellung „{label}“ steht nicht auf diesem Blatt; es gilt {value}."
    ),
    "problem.setting-missing.way": "In diese Zelle die Bezeichnung schreiben, daneben den Wert.",
    "problem.setting-count": "„{typed}“ ist keine ganze Zahl von {least} bis {most} ({label}).",
    "problem.setting-count.way": "Eine Zahl eintragen.",
    "problem.setting-choice": "„{typed}“ steht bei {label} nicht zur Wahl.",
    "problem.setting-choice.way": "Eines davon eintragen: {choices}.",
    "problem.setting-rounds": (
        "„{typed}“ ist weder „ja“ noch eine Runde dieses Turniers, 1 bis {rounds} ({label})."
    ),
    "problem.setting-rounds.way": (
        "„ja“ eintragen, oder Runden wie 1-3, oder „streng“ davor, oder leer lassen."
    ),
    "problem.setting-rank": "„{typed}“ ist kein Rang ({label}).",
    "problem.setting-rank.way": (
        "30k bis 1k oder 1d bis 9d eintragen, oder was der Hinweis daneben anbietet."
    ),
    "problem.setting-points": "„{typed}“ ist keine Punktzahl ({label}).",
    "problem.setting-points.way": "Etwa 7, 6½ oder -0,5 eintragen.",
    "problem.setting-hundredths": "„{typed}“ ist keine Zahl von {least} bis {most} ({label}).",
    "problem.setting-hundredths.way": "Eine Zahl eintragen.",
    "problem.setting-four": "„{typed}“: hier steht ein einziger Wert oder vier ({label}).",
    "problem.setting-four.way": (
        "Einen Wert für alle oder vier mit · oder ; dazwischen eintragen, je aus: {choices}."
    ),
    "problem.setting-tables": "„{typed}“ ist keine Liste von Tischnummern, 1 bis {most} ({label}).",
    "problem.setting-tables.way": "Etwa 7, 13, 20-24 eintragen oder leer lassen.",
    "problem.system-unknown": "„{typed}“ ist kein Spielsystem.",
    "problem.system-unknown.way": (
        "Leer lassen oder {choices} eintragen; dahinter, mit Kommas, Phase und Gruppe."
    ),
    "problem.schema": (
        "Diese Datei wurde von {theirs} geschrieben; hier ist nigiri {ours}, das sie nicht lesen "
        "kann (Aufbau {typed}, bekannt bis {known})."
    ),
    "problem.schema.way": "Das neuere auch hier installieren.",
    "problem.writer.unknown": "einem neueren nigiri",
    "problem.name-missing": "Der Nachname fehlt.",
    "problem.name-missing.way": "Den Namen eintragen oder die Zeile leeren.",
    "problem.name-double": "{name} steht zweimal in der Liste, auch in Zeile {other}.",
    "problem.name-double.way": (
        "Einen löschen. Sind es zwei Personen, beim Vornamen etwas ergänzen."
    ),
    "problem.rank-missing": "{name} hat keinen Rang.",
    "problem.rank-missing.way": "30k bis 1k oder 1d bis 9d eintragen.",
    "problem.rank-unknown": "„{typed}“ ist kein Rang.",
    "problem.rank-unknown.way": "30k bis 1k oder 1d bis 9d eintragen.",
    "problem.number-unknown": "„{typed}“ ist keine Spielernummer.",
    "problem.number-unknown.way": (
        "Eine ganze Zahl ab 1 eintragen oder leer lassen: `nigiri number`."
    ),
    "problem.number-double": "Nummer {number} ist doppelt vergeben, auch in Zeile {other}.",
    "problem.number-double.way": "Eine davon leeren, dann: `nigiri number`.",
    "problem.here-unknown": "„{typed}“ ist weder „ja“ noch leer.",
    "problem.here-unknown.way": (
        "„ja“ eintragen, wenn der Spieler da ist; „bei Bedarf“, wenn er nur bei ungerader Zahl "
        "einspringt; sonst nichts."
    ),
    "problem.out-unknown": "„{typed}“ nennt keine Runden dieses Turniers (1 bis {rounds}).",
    "problem.out-unknown.way": (
        "2 oder 2-3 eintragen; „2?“, wenn jemand anbietet zu pausieren; „2 Freilos“, wenn ein "
        "Freilos versprochen ist; „2 da“, wenn jemand wieder da ist."
    ),
    "problem.formula-empty": "Diese Formel wurde nie berechnet; ihr Wert ist nicht bekannt.",
    "problem.formula-empty.way": (
        "Die Datei in Excel oder LibreOffice öffnen und speichern, oder den Wert eintragen."
    ),
    "problem.number-bad": "„{typed}“ ist keine ganze Zahl ({heading}).",
    "problem.number-bad.way": "Eine ganze Zahl eintragen oder leer lassen.",
    "problem.section-unknown": "Eine Gruppe {typed} gibt es nicht.",
    "problem.section-unknown.way": "1 bis {last} eintragen oder leer lassen.",
    "problem.section-order": (
        "Gruppe {number} reicht bis {rank}, aber schon die Gruppe davor reicht bis {before}."
    ),
    "problem.section-order.way": "Die Grenzen von stark nach schwach ordnen.",
    "problem.section-gap": "Hier fehlt eine Grenze, weiter unten stehen aber welche.",
    "problem.section-gap.way": "Einen Rang eintragen oder die Grenzen darunter hochrücken.",
    "problem.points-unknown": "„{typed}“ ist keine Punktzahl.",
    "problem.points-unknown.way": "Etwa -4, 0 oder -2,5 eintragen.",
    "problem.met": "{white} und {black} haben schon gegeneinander gespielt, in Runde {before}.",
    "problem.met.way": "Das Paar ändern: niemand spielt zweimal gegen denselben Gegner.",
    "problem.met-allowed": (
        "{white} und {black} haben schon gegeneinander gespielt, in Runde {before}."
    ),
    "problem.met-allowed.way": (
        "Nichts zu tun: dieses Turnier erlaubt es („Wiederholungen“ in den Einstellungen)."
    ),
    "problem.met-played": (
        "{white} und {black} haben noch einmal gegeneinander gespielt, nach Runde {before}."
    ),
    "problem.met-played.way": "Nichts zu tun: die Partie zählt.",
    "problem.result-unknown": "„{typed}“ ist kein Ergebnis von {white} gegen {black}.",
    "problem.result-unknown.way": (
        "{white} oder {black} eintragen (wer gewonnen hat), oder aus der Liste wählen."
    ),
    "problem.result-letter": "„{typed}“ kann Black (Schwarz) oder Blanc (Weiß) heißen.",
    "problem.result-letter.way": (
        "Die Nummer des Siegers eintragen, oder 1-0 (Weiß), 0-1 (Schwarz)."
    ),
    "problem.result-date": "Die Tabellenkalkulation hat das Ergebnis in ein Datum verwandelt.",
    "problem.result-date.way": (
        "{white} oder {black} eintragen (wer gewonnen hat), oder aus der Liste wählen."
    ),
    "problem.result-bye": "Hier steht ein Ergebnis, wo niemand spielt.",
    "problem.result-bye.way": "Die Zelle leeren; ein Freilos zählt von selbst als Sieg.",
    "problem.result-list": "Das Ergebnis sagt {result}, die Liste der Sieger {listed}.",
    "problem.result-list.way": "Eines von beiden berichtigen.",
    "problem.list-both": "{white} und {black} stehen beide in der Liste der Sieger.",
    "problem.list-both.way": "Wer verloren hat, aus der Liste löschen.",
    "problem.list-unknown": (
        "„{typed}“ in der Liste der Sieger spielt an keinem Tisch dieser Runde."
    ),
    "problem.list-unknown.way": "Die Nummer des Siegers eintragen.",
    "problem.list-double": "{number} steht zweimal in der Liste der Sieger.",
    "problem.list-double.way": "Eine von beiden löschen.",
    "problem.handicap-unknown": "„{typed}“ ist keine Vorgabe.",
    "problem.handicap-unknown.way": (
        "0 (ohne Vorgabe), 1 (ohne Komi) oder 2 bis 9 Steine eintragen."
    ),
    "problem.size-unknown": "„{typed}“ ist keine Brettgröße.",
    "problem.size-unknown.way": (
        "9, 13 oder 19 eintragen oder die Zelle leeren: Dann gilt die Brettgröße des Turniers."
    ),
    "problem.size-full": (
        "Dieses Turnier wird auf 19 × 19 gespielt; eine Partie auf einem anderen Brett gibt es nur "
        "in einem Turnier auf kleinen Brettern."
    ),
    "problem.size-full.way": (
        "Bei „Brettgröße“ in den Einstellungen 13 oder 9 wählen oder die Zelle leeren."
    ),
    "problem.table-unknown": "„{typed}“ ist keine Tischnummer.",
    "problem.table-unknown.way": "Die Nummer des Tisches eintragen.",
    "problem.table-double": "Tisch {number} ist doppelt vergeben.",
    "problem.table-double.way": "Einer davon braucht eine andere Nummer.",
    "problem.bye-again": "{number} hatte schon in Runde {before} ein Freilos.",
    "problem.bye-again.way": "Das Freilos jemand anderem geben: niemand bekommt zwei.",
    "problem.bye-twice": "{number} hatte ein zweites Freilos; das erste in Runde {before}.",
    "problem.bye-twice.way": "Nichts zu tun: beide zählen.",
    "problem.free": "{number} {name} ist anwesend und hat in Runde {round} keinen Gegner.",
    "problem.free.way": (
        "Paaren: `nigiri draw --rest`; Nachzügler: `nigiri late`. Oder Freilos geben, oder als "
        "pausiert eintragen."
    ),
    "problem.handicap-rule": (
        "Tisch {table}: {white} - {black} spielen mit Vorgabe {given}; nach der Regel ist es "
        "{rule}."
    ),
    "problem.handicap-rule.way": (
        "Kann so bleiben, wenn es so vereinbart ist; sonst {rule} eintragen."
    ),
    "problem.handicap-black": (
        "Tisch {table}: {white} - {black}, Vorgabe {given}; nach der Regel hat {white} Schwarz, "
        "mit Vorgabe {rule}."
    ),
    "problem.handicap-black.way": (
        "Kann so bleiben, wenn es so vereinbart ist; sonst beide Nummern tauschen und {rule} "
        "eintragen."
    ),
    "problem.by-hand": "Tisch {table}: {what}",
    "problem.by-hand.way": "Nichts zu tun; es bleibt so.",
    "problem.section-size": "Gruppe {number} hat {players} Spieler; im Schnitt sind es {average}.",
    "problem.section-size.way": "Kann so bleiben; sonst „Bis Rang“ ändern.",
    "problem.section-ranks": (
        "Gruppe {number} umfasst {ranks:# Rang|# Ränge}; üblich sind höchstens drei."
    ),
    "problem.section-ranks.way": "Kann so bleiben; sonst „Bis Rang“ ändern.",
    "problem.bar-other": (
        "Gruppe 1 reicht bis {rank}, aber die Bar in den Einstellungen ist {bar}; die Bar zählt."
    ),
    "problem.bar-other.way": "Hier {bar} eintragen oder die Bar leeren.",
    "problem.player-unknown": "„{typed}“ ist weder eine Nummer noch ein Name in „Spieler“.",
    "problem.player-unknown.way": "Die Nummer eines Spielers eintragen.",
    "problem.seat-black": "„{typed}“ steht unter Schwarz in einer Zeile „Freilos“ oder „Pausiert“.",
    "problem.seat-black.way": "Die Nummer unter Weiß eintragen, in jede Zeile einen Spieler.",
    "problem.plays-self": "{number} steht auf beiden Seiten dieses Tisches.",
    "problem.plays-self.way": "Eine der zwei Nummern ändern.",
    "problem.plays-twice": "{number} ist zweimal in Runde {round}, auch in Zeile {other}.",
    "problem.plays-twice.way": "Eine von beiden ändern oder leeren.",
    "problem.alone": "{number} hat an diesem Tisch keinen Gegner.",
    "problem.alone.way": "Den Gegner eintragen, oder {number} zu „Freilos“ oder „Pausiert“ setzen.",
    "problem.player-gone": "{who} steht in einer Runde, aber nicht mehr in „Spieler“.",
    "problem.player-gone.way": (
        "Den Spieler mit Nummer {number} wieder in „Spieler“ eintragen. Ist er abgereist, die "
        "Runden unter „Pausiert in Runden“ eintragen."
    ),
    "problem.names-moved": (
        "Namen ohne die Nummern sortiert, oder eine Zelle gelöscht? {many} Nummern haben andere"
        " Namen als bei der Auslosung: {number} war {was}, jetzt ist es {now}."
    ),
    "problem.names-moved.way": (
        "Das rückgängig machen. Oder: `nigiri names`, das die Namen zurücksetzt, oder gelten "
        "lässt, wie sie sind (`--keep`)."
    ),
    "problem.number-moved": (
        "{was} hatte Nummer {number}, als Runde {round} ausgelost wurde; jetzt hat {now} diese "
        "Nummer."
    ),
    "problem.number-moved.way": (
        "Sortieren rückgängig machen, oder hier wieder {number} eintragen und den Rang daneben "
        "ansehen; nur ganze Zeilen sortieren. Hat {now} wirklich als {number} gespielt: Schutz von "
        "„Auslosung“ aufheben, dort berichtigen."
    ),
    "problem.name-other": (
        "Nummer {number} war {was}, als Runde {round} ausgelost wurde; jetzt ist es {now}."
    ),
    "problem.name-other.way": (
        "Ist es dieselbe Person, das auf „Probleme“ daneben schreiben. Sonst den Namen "
        "zurückändern."
    ),
    "problem.seat-name": "„{typed}“ kann mehrere Spieler meinen: {names}.",
    "problem.seat-name.way": "Die Nummer oder den ganzen Namen eintragen.",
    "problem.seat-new": "{typed} hat noch keine Nummer.",
    "problem.seat-new.way": (
        "Diese Zelle leeren, in „Spieler“ unter „Anwesend“ „ja“ eintragen: `nigiri draw --rest` "
        "paart dann."
    ),
    "problem.late": "{name} kam, als Runde {round} schon ausgelost war.",
    "problem.late.way": (
        "`nigiri late` paart mit jemandem, der frei ist; ist niemand frei, ab der nächsten "
        "Runde mitspielen lassen."
    ),
    "problem.board-twice": (
        "Brett {board} von {team} steht auch in Zeile {other}; die kleinere Nummer geht vor."
    ),
    "problem.board-twice.way": "Einem der zwei ein anderes Brett geben.",
    "problem.chart-who": "„{typed}“ ist keine Nummer aus „Spieler“; die Zeile zählt nicht.",
    "problem.chart-who.way": "Die Nummer eines Spielers eintragen, jede nur einmal.",
    "problem.chart-row": "Eine Partie steht in einer Zeile ohne Spieler.",
    "problem.chart-row.way": "Unter „Nr.“ die Nummer des Spielers eintragen oder die Zelle leeren.",
    "problem.chart-cell": "„{typed}“ ist keine Partie und zählt nicht.",
    "problem.chart-cell.way": "Die Nummer des Besiegten eintragen, etwa 12; bei einem Jigo 12=.",
    "problem.chart-unknown": "{number} steht nicht auf dieser Tafel; die Partie zählt nicht.",
    "problem.chart-unknown.way": (
        "Berichtigen, oder {number} in der nächsten freien Zeile unter „Nr.“ eintragen."
    ),
    "problem.chart-self": "Niemand besiegt sich selbst; das zählt nicht.",
    "problem.chart-self.way": "Die Nummer des anderen Spielers eintragen.",
    "problem.chart-often": (
        "Dies ist Partie {games} zwischen {one} und {other}; {most:# ist|# sind} erlaubt."
    ),
    "problem.chart-often.way": (
        "Die Zelle leeren oder in den Einstellungen mehr erlauben (Partien je Paar). Noch zählt "
        "sie."
    ),
    "problem.ladder-who": "„{typed}“ ist keine Nummer aus „Spieler“.",
    "problem.ladder-who.way": "Die Nummer eines Spielers eintragen.",
    "problem.ladder-start": "{number} steht schon unter „Anfang“, in Zeile {other}.",
    "problem.ladder-start.way": "Eine der zwei Zellen leeren.",
    "problem.ladder-half": "Zu einer Herausforderung gehören zwei Spieler; sie zählt nicht.",
    "problem.ladder-half.way": "Beide Nummern eintragen oder die Zeile leeren.",
    "problem.ladder-winner": (
        "{typed} ist weder {one} noch {other}; die Herausforderung zählt noch nicht."
    ),
    "problem.ladder-winner.way": "Die Nummer des Siegers eintragen.",
    "problem.ladder-self": "Niemand fordert sich selbst heraus.",
    "problem.ladder-self.way": "Die Nummer von jemandem weiter oben eintragen.",
    "problem.komi-league": (
        "In einer Liga ist das Komi ohne Vorgabe {proposed}, hier ist es {komi}."
    ),
    "problem.komi-league.way": (
        "„{label}“ auf „Einstellungen“ auf {proposed} setzen; kann auch so bleiben."
    ),
    "problem.ladder-below": (
        "{one} stand auf Platz {place}, über {other} auf {of}; die Herausforderung zählt nicht."
    ),
    "problem.ladder-below.way": "Jemanden weiter oben herausfordern oder die Zeile leeren.",
    "problem.ladder-far": (
        "{one}, auf Platz {place}, darf höchstens {reach:# Platz|# Plätze} nach oben fordern, "
        "nicht Platz {of}; es zählt nicht."
    ),
    "problem.ladder-far.way": (
        "Die Zeile leeren oder in den Einstellungen mehr erlauben (Leiter: Plätze nach oben)."
    ),
    "problem.rounds-other": "{who} brauchen {needed} ({system}), nicht {rounds}.",
    "problem.rounds-other.way": "„Runden“ auf „Turnier“ auf {total} setzen; kann auch so bleiben.",
    "problem.rounds-too-many": (
        "{who} können {needed} ({system}) ohne Wiederholung spielen, nicht {rounds}."
    ),
    "problem.rounds-too-many.way": (
        "„Runden“ auf „Turnier“ auf höchstens {total} setzen, oder neben eine spätere Runde ein "
        "anderes System schreiben."
    ),
    "problem.system-other": (
        "Das Turnier ist hier {system}, Runde 1 aber wird als {other} gespielt, wie daneben steht."
    ),
    "problem.system-other.way": (
        "Das System oben neben die erste Runde schreiben, die so gespielt werden soll."
    ),
    "problem.european-unknown": "„{typed}“ ist weder „ja“ noch „nein“; bis dahin zählt das Land.",
    "problem.european-unknown.way": (
        "„ja“ oder „nein“ eintragen, nach Doppelpunkt warum: „ja: lebt seit 2009 in Lyon“."
    ),
    "problem.path-unknown": "„{typed}“ gehört nicht zum Weg der Liga.",
    "problem.path-unknown.way": "„Liga“, „PKO“ oder nichts eintragen.",
    "problem.pko-european": ("{name} spielt in einem PKO, ist aber nicht als Europäer bekannt."),
    "problem.pko-european.way": (
        "Unter „Europäer“ „ja“ und den Grund eintragen, oder „Weg der Liga“ leeren."
    ),
    "problem.supergroup-out": "{name} startet über der Bar, pausiert aber in Runde {rounds}.",
    "problem.supergroup-out.way": (
        "Vor Runde 1 „Anderer Start“ leeren; später den Veranstaltern Bescheid geben."
    ),
    "problem.strong-gap": (
        "{name}, {rank}, lässt mittendrin Runde {rounds} aus; ab 4 Dan darf das niemand."
    ),
    "problem.strong-gap.way": (
        "Mitspielen lassen oder den Veranstaltern Bescheid geben; oder auf „Probleme“ daneben "
        "den Grund schreiben."
    ),
    "problem.strong-default": (
        "{name}, {rank}, hat in Runde {rounds} kampflos verloren: nächstes Mal keine Supergruppe."
    ),
    "problem.strong-default.way": (
        "Den Veranstaltern Bescheid geben: wer unangekündigt fehlt, kann ausgeschlossen werden; "
        "oder auf „Probleme“ daneben den Grund schreiben."
    ),
    "problem.entry-strong": ("{name} ist {rank}; dieses Turnier ist für {limit} und schwächer."),
    "problem.entry-strong.way": (
        "Den Rang berichtigen, an ein anderes Turnier verweisen, oder auf „Probleme“ daneben "
        "den Grund schreiben."
    ),
    "problem.top-reserve": "{name} spielt nur bei Bedarf, startet aber an der Bar.",
    "problem.top-reserve.way": (
        "Lieber jemanden unterhalb der Bar bitten; an der Bar zählt dieser Spieler nicht mit."
    ),
    "problem.top-sleeper": (
        "{name} startet an der Bar, lässt aber {many:Runde|die Runden} {rounds} aus."
    ),
    "problem.top-sleeper.way": (
        "Alle Runden mitspielen lassen, oder unter „Anderer Start“ einen niedrigeren Start "
        "eintragen: {start}."
    ),
    "problem.standings-frozen": (
        "Das Turnier ist zu Ende, aber Aushang und Seiten zeigen noch die Rangliste nach Runde "
        "{round}."
    ),
    "problem.standings-frozen.way": "Die Zelle leeren, dann sehen alle die Endrangliste.",
    "problem.frozen-late": (
        "Die Rangliste soll nach Runde {round} eingefroren sein, aber das Turnier hat "
        "{rounds:# Runde|# Runden}: eingefroren wird nichts."
    ),
    "problem.frozen-late.way": "Eine seiner Runden eintragen, oder die Zelle leeren.",
    "problem.rounds-drawn": (
        "Runde {drawn} ist ausgelost, aber hier hat das Turnier {rounds:# Runde|# Runden}."
    ),
    "problem.rounds-drawn.way": "Hier {drawn} eintragen, oder mehr.",
    "problem.tiebreaks-both": "CUSS und CUSP gehen als Hilfswertungen nicht zusammen.",
    "problem.tiebreaks-both.way": "Eine der beiden herausnehmen.",
    "problem.tiebreaks-changed": (
        "Als Runde 1 ausgelost wurde, galt für die Plätze: {was}; jetzt gilt: {now}."
    ),
    "problem.tiebreaks-changed.way": (
        "Angesagt war etwas anderes: die früheren wieder eintragen, oder es allen sagen und den "
        "Grund notieren."
    ),
    "problem.first-level": (
        "{players} liegen auf {upto:Platz 1|einem der ersten # Plätze} gleichauf; ein Stichkampf "
        "steht aus."
    ),
    "problem.first-level.way": (
        "„Runden“ auf {last} erhöhen, neben Runde {round} Stichkampf eintragen und auslosen; oder "
        "in den Einstellungen bei „In allem gleichauf“ etwas anderes wählen."
    ),
    "problem.winner-missed": (
        "Auf Platz 1, aber eine Runde ausgelassen: {players}. Wer gewinnt, muss alle Runden "
        "gespielt haben."
    ),
    "problem.winner-missed.way": (
        "In „Einstellungen“ bei „Platz 1: alle Runden gespielt“ ja eintragen; oder es so lassen "
        "und den Grund notieren."
    ),
    "problem.time-unknown": "„{typed}“ nennt keine Zeit je Rang; für alle gilt „Bedenkzeit“.",
    "problem.time-unknown.way": "So eintragen: 4d: 2h30 + 60s; 3k: 2h + 45s; 30k: 1h30 + 30s.",
    "problem.promise-again": (
        "{who} ist das Freilos von Runde {round} versprochen, und das von Runde {before} auch."
    ),
    "problem.promise-again.way": (
        "Niemand bekommt zwei: eines der Versprechen aus dieser Zelle löschen."
    ),
    "problem.promise-had": (
        "{who} ist das Freilos von Runde {round} versprochen, hatte aber schon eines in Runde "
        "{before}."
    ),
    "problem.promise-had.way": ("Niemand bekommt zwei: das Versprechen aus dieser Zelle löschen."),
    "problem.promise-double": (
        "Das Freilos von Runde {round} ist {who} versprochen, und {other} auch (Zeile {at})."
    ),
    "problem.promise-double.way": (
        "Eine Runde hat nur ein Freilos: eines stehen lassen; pausiert dieser Spieler nur, hier "
        "{round} eintragen."
    ),
    "problem.no-show": "{who} kam nicht zu Runde {away} und würde für Runde {round} ausgelost.",
    "problem.no-show.way": (
        "Hier {round} eintippen, wenn die Runde ausgelassen wird, „{round} da“, wenn gespielt "
        "wird; die Auslosung fragt auch danach."
    ),
    "problem.promise-idle": (
        "{who} ist das Freilos von Runde {round} versprochen, pausiert aber oder spielt nur bei "
        "Bedarf."
    ),
    "problem.promise-idle.way": (
        "Das Versprechen aus dieser Zelle löschen, oder {name} in Runde {round} spielen lassen."
    ),
    "problem.promise-open": "{who} war das Freilos von Runde {round} versprochen und hat es nicht.",
    "problem.promise-open.way": (
        "Ist die Zahl der Spieler ungerade, das Freilos geben: `nigiri bye`; sonst das Versprechen "
        "aus dieser Zelle löschen."
    ),
    "problem.prize-section": "Diese Preise gehören zu keiner Gruppe: {typed}.",
    "problem.prize-section.way": (
        "Unter „Bis Rang“ den schwächsten Rang der Gruppe eintragen, oder die Preise verschieben."
    ),
    "problem.wish-unknown": "„{typed}“ ist kein Wunsch, den man eintragen kann.",
    "problem.wish-unknown.way": "Einen davon wählen: {choices}.",
    "problem.wish-blank": "Es fehlt, was gewünscht wird.",
    "problem.wish-blank.way": "Einen davon wählen: {choices}; oder die Zeile leeren.",
    "problem.wish-who": "„{typed}“ ist kein Spieler in „Spieler“.",
    "problem.wish-who.way": (
        "Nummern eintragen: 3, 5, 12-15; oder Namen, mit Strichpunkt getrennt: Roy; Ota, Yuzo."
    ),
    "problem.wish-name": "„{typed}“ kann {names} meinen.",
    "problem.wish-name.way": "Den ganzen Namen oder die Nummer eintragen.",
    "problem.wish-rounds": "„{typed}“ nennt keine Runden dieses Turniers (1 bis {rounds}).",
    "problem.wish-rounds.way": (
        "3 eintragen, oder 1-3, oder 1, 5; leer lassen gilt für alle Runden."
    ),
    "problem.wish-few": "„{wish}“ braucht mindestens {least} Spieler.",
    "problem.wish-few.way": "Unter „Wer“ alle eintragen, oder die Zeile leeren.",
    "problem.wish-both": (
        "Diese sollen nur gegeneinander spielen, und auch nie gegeneinander (Zeile {other})."
    ),
    "problem.wish-both.way": "Eine der zwei Zeilen leeren oder ihnen verschiedene Runden geben.",
    "problem.relatives": "Gleicher Nachname: {names}.",
    "problem.relatives.way": (
        'Verwandte, die sich nicht treffen sollen: `nigiri wish "{who}" never`, oder unter '
        "Einstellungen „Getrennt: Nachname“."
    ),
    "problem.wish-twice": "Derselbe Wunsch steht schon in Zeile {other}.",
    "problem.wish-twice.way": "Eine der zwei Zeilen leeren.",
    "problem.never": (
        "Tisch {table}: {white} und {black} sollen nie gegeneinander spielen („Wünsche“, Zeile "
        "{wish})."
    ),
    "problem.never.way": "Kann so bleiben, wenn alle einverstanden sind; sonst das Paar ändern.",
    "problem.stones-unknown": "„{typed}“ ist keine Zahl von Steinen.",
    "problem.stones-unknown.way": "0 (ohne Vorgabe), 1 (Schwarz beginnt) oder 2 bis 9 eintragen.",
    "problem.stones-missing": (
        "Die Vorgabe für einen Unterschied von {difference} ist unvollständig."
    ),
    "problem.stones-missing.way": (
        "Steine und Komi eintragen, oder diese Zeile und alle darunter leeren."
    ),
    "problem.stones-equal": (
        "Gleich Starke spielen ohne Vorgabe: ein Unterschied von 0 hat 0 Steine."
    ),
    "problem.stones-equal.way": "0 eintragen.",
    "problem.stones-open": (
        "Bei 0 Steinen ist offen, wer Schwarz hat; das Komi ist nicht das der Partien ohne Vorgabe."
    ),
    "problem.stones-open.way": "1 eintragen, wenn der Schwächere Schwarz haben soll, ohne Stein.",
    "problem.stones-order": (
        "Ein Unterschied von {difference} gibt Schwarz weniger als einer von {before}."
    ),
    "problem.stones-order.way": "Eine der Zeilen berichtigen; kann auch so bleiben.",
    "problem.rating-unknown": (
        "„{typed}“ ist kein Rating, wie es die {list} schreibt; es zählt nicht."
    ),
    "problem.rating-unknown.way": (
        "Ein Rating wie {example} eintragen, oder in den Einstellungen unter „Ratings sind“ die "
        "andere Liste wählen."
    ),
    "problem.rating-odd": (
        "„{typed}“ zählt als Rating der {list}, sieht aber nach einer anderen Liste aus."
    ),
    "problem.rating-odd.way": (
        "Stimmt es, so lassen; sonst in den Einstellungen unter „Ratings sind“ die andere Liste "
        "wählen."
    ),
    "problem.hide-unknown": (
        "„{typed}“ ist weder „ja“ noch „nein“; bis dahin verbergen veröffentlichte Seiten den "
        "Namen."
    ),
    "problem.hide-unknown.way": "„ja“ eintragen oder die Zelle leeren.",
    "problem.expires-unknown": (
        "„{typed}“ ist kein Datum; das Ende der Mitgliedschaft ist daher nicht bekannt."
    ),
    "problem.expires-unknown.way": "Das Jahr zuerst, etwa 2026-12-31, oder die Zelle leeren.",
    "problem.member-lapsed": (
        "Die Mitgliedschaft von {name} endet am {until}, noch vor dem Ende des Turniers."
    ),
    "problem.member-lapsed.way": (
        "Verlängern und das neue Ende eintragen; oder auf „Probleme“ daneben den Grund schreiben."
    ),
    "problem.entry-below": (
        "{name} ist als {entry} angemeldet, niedriger als veröffentlicht: {published}."
    ),
    "problem.entry-below.way": (
        "Berichtigen, oder auf „Probleme“ daneben den Grund schreiben; er kommt in den Bericht. "
        "Bei der AGA zählen nur medizinische Gründe, nicht fehlende Übung."
    ),
    "problem.entry-evidence": (
        "{name} ist als {entry} angemeldet, niedriger als veröffentlicht: {published}."
    ),
    "problem.entry-evidence.way": (
        "Das Veröffentlichte zählt, bis auf „Probleme“ daneben unter „In Ordnung, weil“ der "
        "Nachweis steht; er kommt in den Bericht. Nur medizinische Gründe zählen, nicht fehlende "
        "Übung. Oder den Rang berichtigen."
    ),
    "problem.entry-above": (
        "{name} ist als {entry} angemeldet, zwei Steine oder mehr höher als veröffentlicht: "
        "{published}."
    ),
    "problem.entry-above.way": (
        "Nachfragen; ein Stein ist erlaubt. Oder auf „Probleme“ daneben den Grund schreiben."
    ),
    "problem.entry-raised": (
        "{name} ist als {entry} angemeldet, zwei Ränge oder mehr über einer früheren "
        "Anmeldung: {known}."
    ),
    "problem.entry-raised.way": (
        "Fragen, wer Ränge genehmigt, und es unter „Genehmigt“ eintragen; oder den Rang "
        "berichtigen."
    ),
    "problem.entry-server": (
        "{name} ist als {entry} angemeldet; der Server-Rang {known} erlaubt hier höchstens {most}."
    ),
    "problem.entry-server.way": (
        "Den Rang berichtigen, oder unter „Genehmigt“ eintragen, wer es erlaubt."
    ),
    "problem.entry-unrated": "{name} hat kein Rating und ist als {entry} angemeldet, also über 2d.",
    "problem.entry-unrated.way": (
        "Unter „Genehmigt“ eintragen, wer es erlaubt, oder das Rating suchen; sonst den Rang "
        "berichtigen."
    ),
    "problem.grade-unknown": "„{typed}“ ist kein Rang.",
    "problem.grade-unknown.way": "Einen Rang wie 3k oder 2d eintragen, oder die Zelle leeren.",
    "problem.tree-tie": "Die Partie von {who} hat niemand gewonnen, und jemand muss weiterkommen.",
    "problem.tree-tie.way": (
        "Noch einmal spielen lassen oder entscheiden, und die Nummer dessen eintragen, der "
        "weiterkommt."
    ),
    "problem.tree-full": (
        "{who}: kein Platz im Baum ist mehr frei; andere Partien und Freilose dieser Runde belegen "
        "alle."
    ),
    "problem.tree-full.way": (
        "Nur einer von beiden kann weiterkommen: spielen lassen, oder ein Freilos wegnehmen."
    ),
    "problem.tree-empty": (
        "{who}: weder Partie noch Freilos in dieser Runde; von dort kommt im Baum niemand weiter."
    ),
    "problem.tree-empty.way": (
        "Paaren, oder das Freilos dem geben, der weiterkommt. Wer abgereist ist: „Pausiert in "
        "Runden“."
    ),
    "problem.tree-out": "{who}: in dieser Runde nicht im Baum; was hier steht, ändert dort nichts.",
    "problem.tree-out.way": "Kann so bleiben; sonst wegnehmen.",
    "problem.draft-result": (
        "Tisch {table} hat ein Ergebnis, aber Runde {number} ist nur ein Entwurf: es zählt nicht."
    ),
    "problem.draft-result.way": "Erst `nigiri keep`, oder die Zelle leeren.",
    "problem.provisional": (
        "Runde {round}, Tisch {table}: kein Ergebnis; vorläufig {points} für beide."
    ),
    "problem.provisional.way": (
        "Das Ergebnis eintragen, sobald es da ist. Die Liste zum Aushängen: `nigiri missing`."
    ),
    "problem.record-lost": (
        "„Auslosung“ sagt nichts über Runde {round}: was Sie geändert haben, ist nicht mehr zu "
        "erkennen."
    ),
    "problem.record-lost.way": (
        "Vor neuem Auslosen unter „Fest“ markieren, was bleibt, oder eine Sicherung zurückholen."
    ),
    "problem.second-other": (
        "Tisch {table}: zuerst {first} eingetragen, bei der Gegenprobe {second}."
    ),
    "problem.second-other.way": "Den falschen Eintrag berichtigen, oder die Gegenprobe leeren.",
    "problem.out-plays": "{number} steht auf diesem Blatt, pausiert aber in Runde {round}.",
    "problem.out-plays.way": (
        "Die Runde aus „Pausiert in Runden“ löschen, oder die Partie kampflos eintragen, oder: "
        "`nigiri draw --again`."
    ),
    "problem.unseen-plays": (
        "{number} steht auf diesem Blatt, ist aber nicht als anwesend eingetragen."
    ),
    "problem.unseen-plays.way": "Unter „Anwesend“ „ja“ eintragen oder die Nummer ändern.",
    "problem.out-result": "{number} pausiert in Runde {round}, hat aber ein Ergebnis.",
    "problem.out-result.way": (
        "„Pausiert in Runden“ oder das Ergebnis berichtigen; wurde nicht gespielt, kampflos "
        "eintragen."
    ),
    "problem.table-missing": "{white} - {black} haben keinen Tisch.",
    "problem.table-missing.way": "Die Nummer eines freien Tisches eintragen.",
    "problem.colour-third": "{number} hat in drei Runden in Folge dieselbe Farbe.",
    "problem.colour-third.way": (
        "Kann so bleiben; da ohne Vorgabe gespielt wird, lassen sich auch die zwei Nummern "
        "tauschen."
    ),
    "problem.rank-old": "{number} ist hier {printed} und in „Spieler“ {rank}.",
    "problem.rank-old.way": (
        "Kann so bleiben: in dieser Runde gilt der alte Rang; sonst auch hier {rank} eintragen."
    ),
    "problem.apart": "{white} und {black}: {what}; das Paar wurde von Hand gesetzt.",
    "problem.apart.way": (
        "Kann so bleiben, wenn beide einverstanden sind; sonst werden solche Spieler hier getrennt."
    ),
    "problem.apart-drawn": "{white} und {black}: {what}.",
    "problem.apart-drawn.way": "Kann so bleiben; sonst das Paar vor dem Aushang ändern.",
    "problem.apart-half": (
        "„{label}“ gilt über Runde {half} hinaus: Die AGA erlaubt es nur in der ersten Hälfte der "
        "{rounds} Runden."
    ),
    "problem.apart-half.way": (
        "{first} eintragen; oder auf „Probleme“ daneben den Grund schreiben."
    ),
    "problem.family": "{white} und {black} haben denselben Nachnamen.",
    "problem.family.way": (
        "Kann so bleiben, wenn sie nicht verwandt oder einverstanden sind; sonst das Paar ändern."
    ),
    "problem.gap-wide": "{white} und {black} liegen {points:# Punkt|# Punkte} auseinander.",
    "problem.gap-wide.way": "Kann so bleiben; sonst das Paar ändern.",
    "problem.mixed": (
        "{white} und {black} sind aus verschiedenen Gruppen, die jede für sich spielen."
    ),
    "problem.mixed.way": "Kann so bleiben, wenn alle einverstanden sind; sonst das Paar ändern.",
    "problem.bye-needless": "{number} hat ein Freilos, und {other} hat auch keinen Gegner.",
    "problem.bye-needless.way": (
        "Kann so bleiben, wenn es so gewollt ist; sonst die zwei gegeneinander setzen."
    ),
    "problem.bye-none": "{number} hat ein Freilos, aber dieses Turnier vergibt keine.",
    "problem.bye-none.way": (
        "Kann so bleiben, wenn niemand einspringen konnte; sonst einen Gegner suchen."
    ),
    "problem.bye-by-hand": "Das Freilos hat von Hand {number} bekommen; ausgelost war {drawn}.",
    "problem.bye-by-hand.way": "Nichts zu tun; es bleibt so.",
    "problem.section-split": (
        "Spieler mit Rang {ranks} sind in Gruppe {number} und auch in anderen."
    ),
    "problem.section-split.way": "Kann so bleiben; sonst in „Spieler“ „Andere Gruppe“ leeren.",
    "problem.section-fees": "In Gruppe {number} gibt es verschiedene Startgelder: {fees}.",
    "problem.section-fees.way": "Kann so bleiben; sonst „Bis Rang“ ändern.",
    "problem.federation-double": "{name} hat die Verbandsnummer {typed}, ebenso Zeile {other}.",
    "problem.federation-double.way": (
        "Eine berichtigen; sonst würden die Partien beider einer Person gutgeschrieben."
    ),
    "problem.federation-long": (
        "{name} hat die AGA-Nummer {number}; kein Mitglied hat eine mit mehr als fünf Ziffern."
    ),
    "problem.federation-long.way": (
        "Nachsehen und eintragen; die Zelle leeren, wenn jemand ein neues Mitglied ist."
    ),
    "problem.log-changed": "Zeilen auf „Protokoll“ wurden geändert: Zeile {rows}.",
    "problem.log-changed.way": (
        "Die Sicherungen neben der Datei (`nigiri history`) zeigen, was da stand."
    ),
    "problem.log-added": "Zeilen auf „Protokoll“ hat nicht nigiri geschrieben: Zeile {rows}.",
    "problem.log-added.way": "Löschen; Notizen gehören unter „Grund“.",
    "problem.log-gone": "Zeilen auf „Protokoll“ fehlen: Nummer {numbers}.",
    "problem.log-gone.way": (
        "Die Sicherungen neben der Datei (`nigiri history`) zeigen, was da stand."
    ),
}
