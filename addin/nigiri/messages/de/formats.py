"""Files of other programs and of federations, in German."""

WORDS = {
    # what the formats are called
    "format.aga": "Bericht an die AGA",
    "format.aga-2008": "Bericht an die AGA, Form von 2008",
    "format.egf": "Ergebnisse für die EGF",
    "format.egf-defaults": "Ergebnisse für die EGF, kampflose Partien als solche vermerkt",
    "format.ffg": "Ergebnisse für die FFG (.tou)",
    # files that cannot be read
    "foreign.empty": "Die Datei ist leer. Eine andere nehmen oder sie noch einmal holen.",
    "foreign.unknown": "Das ist kein Turnier, das nigiri lesen kann; es liest: {formats}.",
    "foreign.unwritable": "Das Format „{asked}“ schreibt nigiri nicht. Möglich sind: {choices}.",
    "foreign.packed": "Die Datei ist gepackt, und beschädigt oder geschützt: erst entpacken.",
    "foreign.workbook": (
        "Das ist eine Arbeitsmappe; für eine Liste von Spielern darin: `nigiri import`."
    ),
    "foreign.files": "Darin sind {count} Dateien: entpacken und die gemeinte nennen.",
    "foreign.unpacked-large": (
        "Entpackt hat die Datei mehr als {most} MB, so viel hat kein Turnier."
    ),
    "foreign.large": "Die Datei hat mehr als {most} MB, so viel hat kein Turnier.",
    "foreign.players": "Darin sind {players} Spieler; nigiri hat Platz für höchstens {most}.",
    "foreign.library": (
        "Dazu braucht es {library}, und das ist nicht installiert: pip install 'nigiri[tables]'"
    ),
    # XML that cannot be read
    "foreign.xml.entities": (
        "Die Datei vereinbart eigene XML-Entitäten; das tut kein Turnierprogramm."
    ),
    "foreign.xml.elements": (
        "Die Datei hat mehr als eine Million Elemente, so viele hat kein Turnier."
    ),
    "foreign.xml.attributes": (
        "Die Datei hat an einer Stelle {many} Attribute, so viele hat kein Turnier."
    ),
    "foreign.xml.damaged": (
        "Das ist kein XML, oder es ist beschädigt oder abgeschnitten (Zeile {line}). Die Datei "
        "noch einmal holen."
    ),
    "foreign.xml.macmahon": (
        "Das ist XML, aber kein Turnier von MacMahon: weder Spieler noch Einstellungen sind da."
    ),
    "foreign.xml.opengotha": (
        "Das ist XML, aber kein Turnier von OpenGotha: weder Spieler noch Einstellungen sind da."
    ),
    # JSON that cannot be read
    "foreign.json.damaged": "Das ist kein lesbares JSON: {why}. Die Datei noch einmal holen.",
    "foreign.json.other": "Das ist JSON, aber kein Turnier von nigiri.",
    "foreign.json.version": "Die Datei hat Version „{version}“; dieses nigiri kennt {known}.",
    "foreign.json.missing": "{at} fehlt.",
    "foreign.json.value": "{at}: „{found}“ kann in einem Turnier dort nicht stehen.",
    "foreign.json.many": "Darin sind {players} Spieler und {count} Runden: zu viele.",
    "foreign.json.numbers": "Zwei Spieler haben dieselbe Nummer, oder eine Nummer ist keine Zahl.",
    "foreign.json.names": "Ein Spieler hat keinen Namen.",
    "foreign.json.rounds": "Die Runden sind nicht 1, 2, 3 und so weiter nummeriert.",
    "foreign.json.wish": "Ein Wunsch nennt eine Nummer, die niemand hat.",
    "foreign.json.stranger": "In Runde {round} steht eine Nummer, die niemand hat.",
    "foreign.json.twice": "In Runde {round} spielt jemand zweimal.",
    # tables and reports that cannot be read
    "foreign.aga.no-players": (
        "Das ist kein Bericht an die AGA: keine Zeile nennt einen Spieler (Nummer, Name, Stärke)."
    ),
    "foreign.egf.no-players": (
        "Das ist keine Ergebnisdatei der EGF: keine Zeile nennt einen Spieler."
    ),
    "foreign.ffg.no-players": "Das ist keine .tou-Datei der FFG: keine Zeile nennt einen Spieler.",
    # lists of members that cannot be read
    "foreign.members.large": "Das ist keine Mitgliederliste: die Datei hat mehr als 64 Megabyte.",
    "foreign.members.damaged": (
        "Das sieht nach einer Liste der {federation} aus, aber {damaged:# Zeile ist|# Zeilen "
        "sind} beschädigt, {sound} nicht. Die Liste noch einmal von ihrer Seite holen; "
        "eine eigene Liste hat in der ersten Zeile die Überschriften Name und Rang."
    ),
    "foreign.members.shifted.rating": (
        "Die Spalten dieser Liste sind nicht die der AGA: Wo das Rating hingehört, steht {typed}. "
        "Die Liste noch einmal von der Seite der AGA speichern und unverändert laden."
    ),
    "foreign.members.shifted.expires": (
        "Die Spalten dieser Liste sind nicht die der AGA: Wo das Ende der Mitgliedschaft "
        "hingehört, steht {typed}. Die Liste noch einmal von der Seite der AGA speichern und "
        "unverändert laden."
    ),
    "foreign.members.shifted.state": (
        "Die Spalten dieser Liste sind nicht die der AGA: Wo der Bundesstaat hingehört, steht "
        "{typed}. Die Liste noch einmal von der Seite der AGA speichern und unverändert laden."
    ),
    # what kinds of files never hold
    "lost.aga": (
        "Ein Bericht an die AGA hat keine Tische, Freilose und Startpunkte: alle starten mit 0, "
        "und wer in einer Runde keine Partie hat, hat sie ausgelassen."
    ),
    "lost.egf": (
        "Eine Ergebnisdatei der EGF hat keine Tische, kein Komi einzelner Partien und keine "
        "Gruppen; die Startpunkte stehen in der Spalte „Anderer Start“."
    ),
    "lost.ffg": (
        "Eine .tou-Datei hat keine Tische, keine Plätze und keine Einstellungen der Auslosung."
    ),
    # lists of what is lost
    "lost.and": "; ",
    "lost.more": "{things} und {more} weitere",
    "lost.not-understood": "Nicht verstanden: {things}.",
    "lost.words": "Nicht oder nur zum Teil verstanden: {things}.",
    "lost.said": "Die Datei sagt auch: {key}: {value}",
    "lost.said.all": "Die Datei sagt auch: {things}.",
    "lost.line": "Zeile {line} nennt keinen Spieler: {words}",
    "lost.field": "{at}.{name} ist nicht bekannt.",
    # players
    "lost.cities": "Städte: {things}.",
    "lost.states": "Regionen: {things}.",
    "lost.nationalities": "Nationalitäten: {things}.",
    "lost.teams": "Mannschaften: {things}.",
    "lost.coaches": "Trainer: {things}.",
    "lost.notes": "Notizen: {things}.",
    "lost.fees": "Startgelder: {things}.",
    "lost.asian-names": "Namen in asiatischer Schrift: {things}.",
    "lost.hidden": (
        "Namen, die veröffentlichte Seiten verbergen und die in der Datei stehen: {things}."
    ),
    "lost.reserves": "Spieler, die nur bei Bedarf spielen: {things}.",
    "lost.offers": "Angebote zu pausieren: {things}.",
    "lost.promised-byes": "Versprochene Freilose: {things}.",
    "lost.own-sections": "Andere Gruppen als nach dem Rang: {things}.",
    "lost.ranks-today": "Ränge von heute, die anders sind als bei der Anmeldung: {things}.",
    "lost.federation-numbers": "Verbandsnummern: {things}.",
    "lost.wrong-numbers": "Nummern, die nicht die ihres Verbands sind: {things}.",
    "lost.licences": "Der Stand der Lizenz der FFG von {players:# Spieler|# Spielern}.",
    "lost.evidence": "Warum {name} anders als veröffentlicht angemeldet ist: {why}",
    "lost.no-family": "Spieler ohne Nachnamen heißen so: {things}.",
    "lost.same-names": "Namen, die dort zweimal stehen, haben eine Nummer bekommen: {things}.",
    "lost.alike-names": "Namen, die dort gleich wären, haben eine Nummer bekommen: {things}.",
    "lost.no-figure": "Keine Zahl: {things}.",
    # ranks, ratings, start scores
    "lost.ranks-missing": "Ränge, die fehlen oder nicht verstanden werden: {things}.",
    "lost.ranks-beyond": "Ränge außerhalb von 30k bis 9d: {things}.",
    "lost.grades": "Amtliche Ränge, die anders sind als die gespielten: {things}.",
    "lost.ratings-beyond": "Ratings, die niemand haben kann: {things}.",
    "lost.ratings-old": (
        "Die Ratings dort sind von einer alten Skala; zu jedem kamen {points} dazu."
    ),
    "lost.own-starts": "Eigene Startpunkte: {things}.",
    "lost.corrections": (
        "Berichtigte Startpunkte von {players:# Spieler|# Spielern}: alle starten mit 0."
    ),
    "lost.quarters": "Viertelpunkte in Berichtigungen: {things}.",
    "lost.half-starts": "Startpunkte mit halbem Punkt sind abgerundet: {things}.",
    "lost.higher": (
        "Alle Punkte sind dort um {points:# Punkt|# Punkte} höher: niemand startet unter 0."
    ),
    "lost.lower": "Alle Punkte sind dort um {points:# Punkt|# Punkte} niedriger.",
    # teams
    "lost.teams.empty": "Mannschaften ohne Spieler: {things}.",
    "lost.teams.twice": "Spieler zweier Mannschaften, hier in der ersten: {things}.",
    "lost.teams.names": (
        "Namen von Mannschaften, die dort zweimal stehen, haben eine Nummer bekommen: {things}."
    ),
    "lost.teams.strangers": "Spieler von Mannschaften, die nicht in der Liste stehen: {things}.",
    "lost.teams.boards": (
        "Bretter, die von Runde zu Runde wechseln, hier wie in der ersten: {things}."
    ),
    "lost.teams.unnumbered": "Mannschaften von Spielern ohne Nummer: {things}.",
    # games and byes that are left out, or read otherwise
    "lost.games.strangers": (
        "Partien und Freilose von Spielern, die nicht in der Liste stehen: {things}."
    ),
    "lost.games.seated": (
        "Partien und Freilose von Spielern, die in der Runde schon einen Platz haben: {things}."
    ),
    "lost.games.oneself": "Partien gegen sich selbst: {things}.",
    "lost.games.no-round": "Partien und Freilose außerhalb der Runden 1 bis {most}: {things}.",
    "lost.games.not-both": (
        "Weggelassene Partien, da einer von beiden nicht in der Spielerliste steht: {things}."
    ),
    "lost.games.busy": (
        "Weggelassene Partien, da einer von beiden in der Runde schon spielt: {things}."
    ),
    "lost.games.one-sided": (
        "Weggelassene Partien, da sie in der Zeile des Gegners fehlen: {things}."
    ),
    "lost.games.unlike": (
        "Partien, deren zwei Zeilen sich widersprechen, hier ohne Ergebnis: {things}."
    ),
    "lost.games.short-lines": "Zeilen ohne {results:# Ergebnis|# Ergebnisse}: {things}.",
    "lost.games.colours": (
        "{games:# Vorgabepartie kommt|# Vorgabepartien kommen} ohne Farben: Weiß hat, wer höher "
        "steht."
    ),
    "lost.games.unknown-colours": (
        "Dass die Farben nicht bekannt sind, bei {games:# Vorgabepartie|# Vorgabepartien}."
    ),
    "lost.games.handicaps": "Vorgaben außerhalb von 0 bis {most}: {things}.",
    "lost.games.jigos": "Kampflose Jigos, die hier als gespielte Partien stehen: {things}.",
    "lost.games.tables": "Tische, die in einer Runde doppelt vergeben sind: {things}.",
    "lost.games.komi-besides": "Abweichendes Komi: {things}.",
    "lost.games.komi": "Komi einzelner Partien: {things}.",
    "lost.games.size": "Brettgröße einzelner Partien: {things}.",
    "lost.games.open-colours": (
        "Dass die Farben nicht notiert sind; wer zuerst steht, wird als Weiß gesendet: {things}."
    ),
    "lost.games.kept": "Paare, die bei neuer Auslosung fest bleiben: {things}.",
    "lost.games.side": "Die Partien von Nebenturnieren: auf deren Blättern eintragen.",
    # rounds
    "lost.rounds.byes": (
        "Runden mit mehreren Freilosen, von denen die Datei nur eines fasst: {things}."
    ),
    "lost.rounds.played": (
        "Die Zahl der Runden ist {rounds}, aber {played:# ist|# sind} dort gespielt."
    ),
    "lost.rounds.beyond": (
        "Eine Arbeitsmappe hat höchstens {most} Runden; weggelassen {more:ist # weitere|sind # "
        "weitere}."
    ),
    "lost.rounds.unsaid": (
        "Die Datei nennt die Runden nicht: eine neue beginnt, wo jemand wieder spielt."
    ),
    "lost.rounds.systems": "Die Systeme einzelner Runden.",
    # places
    "lost.places.first": "Dass für die Plätze zuerst {code} zählt: hier kommt {first} davor.",
    "lost.places.unknown": "Das Kriterium {name} der Plätze, das hier nicht bekannt ist.",
    "lost.places.word": "Dass für die Plätze {code} zählt: die Datei hat kein Wort dafür.",
    "lost.places.room": "Dass für die Plätze {code} zählt: die Datei hat keine Stelle dafür.",
    "lost.places.silent": (
        "Die Datei sagt nichts über Punkte: die Startpunkte sind die, aus denen sich ihre Plätze "
        "ergeben."
    ),
    "lost.places.uneven": (
        "Die Datei hat nicht in allen Zeilen dieselben Angaben: die Startpunkte sind die, aus "
        "denen sich ihre Plätze ergeben."
    ),
    "lost.places.columns": (
        "Spalte {columns} der Zahlen ist weggelassen: keine hier bekannte Hilfswertung."
    ),
    "lost.places.elsewhere": (
        "Auf einem anderen Platz als in der Datei: {players:# Spieler|# Spieler}."
    ),
    # settings
    "lost.settings": "Einstellungen, die so nicht sein können, wie sie dort stehen: {things}.",
    "lost.set.description": "Die Beschreibung: {words}.",
    "lost.set.about": "Ort, Tage und Turnierleitung.",
    "lost.set.dates-unclear": "Der Termin, der nicht verstanden wird: {typed}.",
    "lost.set.dates-none": "Der Termin: auf „Turnier“ steht keiner.",
    "lost.set.times": "Die Bedenkzeit.",
    "lost.set.times-unclear": "Die Bedenkzeit, die nicht verstanden wird: {typed}.",
    "lost.set.times-part": "Die Bedenkzeit zum Teil, nur ihr Anfang: {typed}.",
    "lost.set.times-none": "Die Bedenkzeit: auf „Turnier“ steht keine.",
    "lost.set.times-unsaid": (
        "Die Datei sagt nicht, woraus ihre angepasste Zeit besteht: die Bedenkzeit auf „Turnier“ "
        "eintragen."
    ),
    "lost.set.board": "Die Brettgröße {size}: hier ist sie 19.",
    "lost.set.small-boards": "Die Vorgaben auf kleinen Brettern.",
    "lost.set.komi": "Das Komi.",
    "lost.set.rules": "Die Spielregeln.",
    "lost.set.host": "Der Ausrichter.",
    "lost.set.tables": "Die nicht benutzten Tische: {tables}.",
    "lost.set.winner": (
        "Dass {name} auf Platz 1 ist: das Programm fragt nicht, wer eine Runde ausließ."
    ),
    "lost.set.wishes": "Die Wünsche.",
    "lost.set.prizes": "Die Preise der Gruppen.",
    "lost.set.categories": (
        "Die Kategorien, bis {ranks}, für dessen Datei behalten: hier ist Gruppe 1 die oberste "
        "Gruppe."
    ),
    "lost.set.weights": (
        "Gewichte seiner Auslosung, die nicht die üblichen sind, während hier ein Kriterium vor "
        "dem anderen kommt: {things}."
    ),
    "lost.set.club-groups": (
        "{groups:# Verbund|# Verbünde} von Vereinen: für dessen Datei behalten, hier ohne Wirkung."
    ),
    "lost.set.supergroup": "Die Supergruppe über der Bar.",
    "lost.set.rating-ranks": "Dass sich die Ränge aus den Ratings ergeben.",
    "lost.set.rating-starts": "Dass sich die Startpunkte aus den Ratings ergeben.",
    "lost.set.half-groups": "Dass Punktgruppen mit halbem Punkt abgerundet werden.",
    "lost.set.handicap-ratings": "Dass Vorgaben nach Ratings gehen: dort gehen sie nach Rängen.",
    "lost.set.even": (
        "Wer immer ohne Vorgabe spielt: dort zählt niemand als stärker als dieser Rang."
    ),
    "lost.set.victories": (
        "Dass nach Siegen gepaart wird: hier nach Punkten, da einige Kriterien der Plätze sie "
        "brauchen."
    ),
    "lost.set.by-victories": (
        "Gepaart wird dort nach Siegen, da für die Plätze zuerst die Siege zählen."
    ),
    "lost.set.scoring": "Wie viel Runden zählen: dort können Plätze andere sein.",
    "lost.set.sums": "Wie viel Runden und Summen zählen: dort können Plätze andere sein.",
    "lost.set.pairing": "Wie die Spieler gepaart werden.",
    "lost.set.pattern": (
        "Wie in einer Punktgruppe gepaart wird: die Datei kennt weder Nachbarn noch bloßes Los."
    ),
    "lost.set.criteria": "Kriterien der Auslosung: {names}.",
    "lost.set.apart": (
        "Dass Spieler aus derselben Stadt, Region oder Familie getrennt gehalten werden."
    ),
    # what is listed above, one by one
    "thing.game": "Runde {round}: {players}",
    "thing.game.table": "Runde {round}: {players}, Tisch {table}",
    "thing.game.handicap": "Runde {round}: {players}: {stones}",
    "thing.game.komi": "Runde {round}: {white} - {black}, {komi}",
    "thing.game.pair": "Runde {round}, {white} - {black}",
    "thing.game.against": "Runde {round}, {one} gegen {other}",
    "thing.game.both": "Runde {round}, {one} und {other}",
    "thing.at": "Runde {round}, Tisch {table}",
    "thing.line": "Zeile {line}: {words}",
    "thing.in-line": "{word} in Zeile {line}",
    "thing.half-game": "eine unvollständige Partie: {words}",
    "thing.no-game": "keine Partie: {words}",
    "thing.number-again": "Nummer {number} zum zweiten Mal, {name}",
    "thing.results": "{number} hat {results}",
    "thing.rank-here": "{name} {typed}, hier {rank}",
    "thing.rank-taken": "{name}, genommen als {rank}",
    "thing.rank-played": "{name} {typed}, spielt als {rank}",
    "thing.setting": "{name} ist {typed}, hier {here}",
    "thing.setting.usual": "wie üblich",
    # what is sent to a federation, and how
    "unsent.no-round": "Noch ist keine Runde ausgelost, also ist nichts zu senden: `nigiri draw`",
    "unsent.small-board.aga": (
        "Für das Rating der AGA zählen nur Partien auf 19×19; hier wird auf {size}×{size} gespielt."
    ),
    "unsent.small-board.egf": (
        "Partien auf {size}×{size} zählen nicht für das Rating: die Datei hat Klasse X."
    ),
    "unsent.same-number": (
        "{one} und {other} haben beide die AGA-Nummer {number}, also wird nichts geschrieben: die "
        "AGA würde ihre Partien einem einzigen Mitglied zählen. „Verbandsnr.“ in „Spieler“ "
        "berichtigen; bei Spielern ohne Nummer leer lassen."
    ),
    "unsent.no-game": "Nicht gesendet, da ohne Partie, die sich senden lässt: {things}.",
    "unsent.letters": (
        "Es wird keine Datei geschrieben, weil diese Namen noch keine lateinischen Buchstaben "
        "haben: {names}. In Spieler hinter den Namen eintragen, in Klammern: 太田 (Ota)."
    ),
    "unsent.absent": "Nicht gesendet, da in keiner Runde dabei: {things}.",
    "unsent.open": (
        "Runde {round}: {players} hat kein Ergebnis und wird als nicht beendet gesendet."
    ),
    "unsent.draw": "Runde {round}: {players} ist Jigo und wird nicht gesendet.",
    "unsent.both-lost": "Runde {round}: {players} haben beide verloren; das wird nicht gesendet.",
    "unsent.both-won": "Runde {round}: {players} haben beide gewonnen; das wird nicht gesendet.",
    "unsent.default": "Runde {round}: {players} endete kampflos und wird nicht gesendet.",
    "unsent.default.no-game": (
        "Runde {round}: {players} endete kampflos und wird als Runde ohne Partie gesendet."
    ),
    "unsent.bye": "Runde {round}: das Freilos von {name} wird nicht gesendet.",
    "unsent.komi": "Komi {komi} wird als {sent} gesendet, was die AGA als {sent},5 liest.",
    "unsent.for-now": "{name} hat keine AGA-Nummer und wird vorerst unter {number} gesendet.",
    "unsent.no-new-member": (
        "{name} ist in diesem Bericht kein neues Mitglied: was hinter END stand, ist nicht darin."
    ),
}
