"""The words on printed sheets and published pages, in German."""

WORDS = {
    "paper.round": "Runde {number}",
    "paper.round.draft": "Runde {number} (Entwurf)",
    "paper.round.to.come": "Runde {number}, noch nicht gelost",
    "paper.round.missing": "Runde {number}: fehlende Ergebnisse",
    "paper.next.round": "Nächste Runde",
    "paper.missing": "Fehlende Ergebnisse",
    "paper.missing.tables": "Runde {number}, Tisch {tables}",
    "paper.tables": "Tische {first} bis {last}",
    "paper.tables.one": "Tisch {first}",
    "paper.letters.one": "{first}",
    "paper.letters": "{first} – {last}",
    "paper.table": "Tisch",
    "paper.number": "Nr.",
    "paper.name": "Name",
    "paper.rank": "Rang",
    "paper.white": "Weiß",
    "paper.black": "Schwarz",
    "paper.plays": "Spielt",
    "paper.opponent": "Gegen",
    "paper.handicap": "Vorgabe",
    "paper.result": "Ergebnis",
    "paper.komi.even": "Komi {even}",
    "paper.komi.both": "Komi {even}, mit Vorgabe {more}",
    "paper.komi.each": "Komi {even}, Vorgabe 1 {one}, Steine {more}",
    "paper.bye": "Freilos",
    "paper.wins": "zählt als Sieg",
    "paper.out": "Pausiert",
    "paper.still.playing": "Spielen noch",
    "paper.plays.still": "spielt noch",
    "paper.to.draw": "Noch nicht ausgelost",
    "paper.yet.undrawn": "noch nicht ausgelost",
    "paper.absent": "Pausiert",
    "paper.perhaps": "Vielleicht",
    "paper.who": "{what}: {who}",
    "paper.if.needed": "spielt bei Bedarf",
    "paper.offered": "pausiert, wie angeboten",
    "paper.no.game": "Keine Partie",
    "paper.players.counted": "{count} Spieler",
    "paper.back": "spielt ab Runde {number}",
    "paper.gone": "bis zum Ende",
    "paper.by.default": "{result} kampflos",
    "paper.registration": "Angemeldete Spieler",
    "paper.club": "Verein",
    "paper.rating": "Rating",
    "paper.section": "Gruppe",
    "paper.start": "Start",
    "paper.here": "Anwesend",
    "paper.not.here": "noch nicht da",
    "paper.how.many": "{here} von {all} sind da.",
    "paper.nobody": "Es ist noch niemand angemeldet.",
    "paper.qualification": "Qualifikation nach Runde {number}",
    "paper.european": "Europäer",
    "paper.european.typed": "{why}",
    "paper.european.eu": "{why}, in der Europäischen Union",
    "paper.european.europe": "{why}, in Europa",
    "paper.european.egf": "{why}, Mitglied der EGF",
    "paper.qualification.order": (
        "Nur Europäer, in dieser Reihenfolge: alle Runden gespielt, Punkte, direkter Vergleich, "
        "Rating, Los."
    ),
    "paper.qualifies": "Qualifikation",
    "paper.is.qualified": "qualifiziert",
    "paper.is.play-off": "Stichkampf",
    "paper.is.substitute": "Ersatz {number}",
    "paper.qualification.substitutes": "Wer nicht annimmt, wird durch den nächsten Ersatz ersetzt.",
    "paper.qualification.play-off": "Der Stichkampf steht noch aus: {players}.",
    "paper.qualification.league": (
        "Nur Europäer, in dieser Reihenfolge: Endplatz mit Stichkämpfen, Rating, Los."
    ),
    "paper.left.unknown": "Nicht aufgeführt, solange unklar ist, ob sie Europäer sind: {who}.",
    "paper.left.league": "Nicht aufgeführt, weil über die Liga qualifiziert: {who}.",
    "paper.in.league.path": "* auf dem Weg der Liga: Liga oder KO-Vorrunde.",
    "paper.time.by.rank": "{rank} oder stärker: {time}",
    "paper.stronger.decides": "nach dem Rang des Stärkeren; beide haben dieselbe Zeit",
    "paper.stages": "Phasen der Meisterschaft",
    "paper.stage.komi": "{time}; Komi {komi}",
    "paper.stage.ing": "{time}; Komi 7½, mit Ing-Material 8",
    "paper.stage.league": "Liga",
    "paper.stage.pko": "KO-Vorrunden (PKO)",
    "paper.stage.mcmahon": "McMahon",
    "paper.stage.playoff.1": "Stichkampf über 1 Runde",
    "paper.stage.playoff.2": "Stichkampf über 2 Runden",
    "paper.stage.playoff.3": "Stichkampf über 3 Runden",
    "paper.stage.playoff.4": "Stichkampf über 4 Runden",
    "paper.stage.qt": "Qualifikationsturnier",
    "paper.stage.qt.of.7.rounds": "Qualifikationsturnier über 7 Runden",
    "paper.stage.qt.round.robin": "Qualifikationsturnier, jeder gegen jeden",
    "paper.stage.qt.knockout": "Qualifikationsturnier, KO-System",
    "paper.clocks": "Uhren",
    "paper.clocks.cannot": (
        "Uhren ohne 45 s: 40 s; ohne 30 s im Qualifikationsturnier: 15 Steine in 5 Minuten"
    ),
    "paper.grid": "Turnierübersicht",
    "paper.grid.after": "Übersicht nach Runde {number}",
    "paper.grid.players": "{first} – {last}",
    "paper.grid.start": "Start",
    "paper.grid.round": "R{number}",
    "paper.grid.wins": "Siege",
    "paper.grid.place": "Platz",
    "paper.grid.bye": "frei",
    "paper.grid.director": "Turnierleitung: {name}",
    "paper.grid.winners": "Sieger",
    "paper.grid.winner.nobody": "niemand ({names} gleichauf)",
    "paper.grid.winner": "Gruppe {section} – {names}",
    "paper.grid.nobody": "Noch hat niemand eine Nummer.",
    "paper.letter.white": "W",
    "paper.letter.black": "S",
    "paper.grid.legend": (
        "Je Feld: Gegner; {white} Weiß, {black} Schwarz, +n bekommt, −n gibt n Steine (1: ohne "
        "Komi); darunter die Punkte nach der Runde. Grau: gewonnen."
    ),
    "paper.grid.open": "◐: die Spieler haben gewählt; wer Weiß hatte, ist nicht notiert.",
    "paper.note.default": "Runde {round}: {first} gewinnt kampflos gegen {second}",
    "paper.note.default.none": "Runde {round}: {first} und {second} verlieren beide kampflos",
    "paper.note.default.both": "Runde {round}: {first} und {second} gewinnen beide kampflos",
    "paper.note.default.jigo": (
        "Runde {round}: {first} und {second} teilen sich den Punkt einer nicht gespielten Partie"
    ),
    "paper.note.provisional": "Runde {round}: das Ergebnis von {first} und {second} fehlt",
    "paper.note.rank": "{first} spielt ab Runde {round} als {rank}",
    "paper.schedule": "Zeitplan",
    "paper.schedule.round": "Runde",
    "paper.schedule.when": "Wann",
    "paper.schedule.end": "Ende spätestens",
    "paper.schedule.next": "Nächste Runde ab",
    "paper.schedule.slack": "Puffer",
    "paper.schedule.spare": "{minutes} min",
    "paper.schedule.short": "{minutes} min zu früh",
    "paper.schedule.prizes": "Siegerehrung: spätestens um {hour}.",
    "paper.schedule.proposed": "Uhrzeiten in Klammern sind die frühestmöglichen.",
    "paper.schedule.long": "{hours} h {minutes}",
    "paper.schedule.rule": (
        "Bedenkzeit: {limits}. Eine Partie kann {long} dauern; auf Partien, die gegen Mittag oder "
        "am Abend enden, folgt eine Essenspause von {meal:# Minute|# Minuten}."
    ),
    "paper.schedule.breaks": (
        "Zwischen zwei Runden liegen mindestens {slack:# Minute|# Minuten}; bei mehr als vier am "
        "Tag vor den letzten zwei {pause:# Minute|# Minuten}."
    ),
    "paper.schedule.no.time": (
        "Damit hier steht, wann die Partien enden, auf „Turnier“ die Bedenkzeit eintragen, etwa 60 "
        "min + 30/5."
    ),
    "paper.schedule.no.hour": (
        "Die Uhrzeiten der Runden auf „Turnier“ eintragen, etwa Samstag 9:30."
    ),
    "paper.news": "Ergebnisse",
    "paper.news.after": "Nach Runde {number} von {rounds}",
    "paper.news.lead": (
        "{players:# Spieler|# Spieler}, {best} bis {last}; gespielte Runden: {rounds}."
    ),
    "paper.news.place": "Platz",
    "paper.news.wins": "Siege",
    "paper.certificates": "Urkunden",
    "paper.certificate": "Urkunde",
    "paper.certificate.to": "verliehen an",
    "paper.certificate.wins": "{wins:# Sieg|# Siege} in {rounds:# Runde|# Runden}",
    "paper.certificate.section": "Gruppe {section}",
    "paper.certificate.director": "Turnierleitung",
    "paper.ordinal.one": "{place}. Platz",
    "paper.ordinal.two": "{place}. Platz",
    "paper.ordinal.few": "{place}. Platz",
    "paper.ordinal.more": "{place}. Platz",
    "paper.plaques": "Plaketten",
    "paper.plaque.section": "{place}, Gruppe {section}",
    "paper.plaque.undated": "Das Jahr fehlt: das Datum in „Turnier“ eintragen.",
    "paper.giving": "Siegerehrung",
    "paper.giving.for": "Für",
    "paper.giving.given": "Vergeben",
    "paper.giving.special": "Sonderpreise",
    "paper.giving.special.one": "Sonderpreis",
    "paper.giving.wins": "Für Siege",
    "paper.giving.places": "Plätze",
    "paper.giving.first": "Erster, {wins:# Sieg|# Siege}",
    "paper.giving.with.wins": "{wins:# Sieg|# Siege}",
    "paper.giving.discretion": "Runde ausgelassen: Turnierleitung fragen",
    "paper.giving.stead": (
        "{first} liegt vor allen, die keine Runde ausgelassen haben; {others} "
        "{many:ließ eine|ließen welche} aus."
    ),
    "paper.giving.without": (
        "Neben dem Turnier liegt keine Arbeitsmappe der Veranstalter: Es gelten die Preise "
        "aus „Gruppen“."
    ),
    "paper.giving.choice": "Wo Preise gewählt werden, in dieser Reihenfolge: {names}.",
    "paper.giving.none": "Keine Preise: Noch ist niemand platziert.",
    "paper.giving.thanks": (
        "Dank an: {who}; alle, die geholfen haben; alle, die Saal und Preise gestiftet haben; "
        "und alle, die da waren."
    ),
    "paper.giving.thanks.all": (
        "Dank an: alle, die geholfen haben; alle, die Saal und Preise gestiftet haben; und "
        "alle, die da waren."
    ),
    "paper.place.one": "{place}. Platz",
    "paper.place.two": "{place}. Platz",
    "paper.place.few": "{place}. Platz",
    "paper.place.more": "{place}. Platz",
    "paper.badges": "Namensschilder",
    "paper.badges.nobody": "Es ist noch niemand angemeldet.",
    "paper.printed": "gedruckt {stamp}",
    "paper.teams": "Mannschaften",
    "paper.teams.after": "Mannschaften nach Runde {number}",
    "paper.teams.best": "Mannschaften: je {best:der beste|die besten #}",
    "paper.team": "Mannschaft",
    "paper.match.points": "Mannsch.-Punkte",
    "paper.boards.won": "Brettpunkte",
    "paper.wins.together": "Siege zusammen",
    "paper.matches": "Wettkämpfe",
    "paper.members": "Spieler",
    "paper.member": "{number} {name}: {won}",
    "paper.match": "{team} {won}–{lost}",
    "paper.match.playing": "{team} {won}–{lost} …",
    "paper.match.title": "Wettkampf {number} · {one} – {other}",
    "paper.match.score": "{won}–{lost}",
    "paper.match.so.far": "{won}–{lost} …",
    "paper.match.other": "Andere Partien",
    "paper.match.board": "Brett {board}",
    "paper.match.free": "spielfrei {won}",
    "paper.teams.none": (
        "Noch ist niemand in einer Mannschaft: auf „Spieler“ die Spalte „Mannschaft“ ausfüllen."
    ),
    "paper.teams.to.come": (
        "Die Mannschaften stehen fest, sobald die Spieler Nummern haben: `nigiri number`, oder "
        "Runde 1 auslosen."
    ),
    "paper.teams.places": "nach Mannschaftspunkten: Sieg 1, Unentschieden ½",
    "paper.teams.order": (
        "Bei gleichen Mannschaftspunkten: Brettpunkte, dann Mannschaftspunkte der Gegner (SOST), "
        "dann Brettpunkte an den obersten 3, 2 und 1 Brettern (BDW3U, BDW2U, BDW1U), dann das "
        "mittlere Rating (MNR)."
    ),
    "paper.teams.brackets": "In Klammern: Ergebnisse, die nicht zählen.",
    "paper.chart": "Nebenturnier",
    "paper.beat": "Besiegt",
    "paper.lost.to": "Verloren gegen",
    "paper.jigo.with": "Jigo",
    "paper.points": "Punkte",
    "paper.stones.against": "Vorgaben: + bekommt, − gibt",
    "paper.chart.rule": (
        "Jeder sucht sich selbst einen Gegner; zwei Spieler treffen höchstens {games}-mal "
        "aufeinander. Der Sieger schreibt die Nummer des Verlierers in das nächste freie Feld der "
        "eigenen Zeile; nach einem Jigo schreibt einer der beiden die Nummer des anderen mit = "
        "dahinter."
    ),
    "paper.chart.by.wins": "Erster ist, wer die meisten Punkte hat.",
    "paper.chart.by.wins.-.losses": (
        "Erster ist, wer die meisten Siege abzüglich der Niederlagen hat; bei Gleichstand: die "
        "meisten Punkte."
    ),
    "paper.chart.by.percentage": (
        "Von allen mit mindestens {least:# Partie|# Partien} ist Erster, wer den größten Anteil "
        "an Punkten hat."
    ),
    "paper.chart.nobody": "Auf der Tafel steht noch niemand. Anlegen: `nigiri chart`",
    "paper.ladder": "Leiter",
    "paper.rung": "Sprosse",
    "paper.may.challenge": "Darf herausfordern",
    "paper.ladder.games": "Herausforderungen",
    "paper.ladder.rule": (
        "Jemanden herausfordern, der höchstens {reach:# Platz|# Plätze} höher steht. Wer damit "
        "gewinnt, bekommt den Platz; der Besiegte und alle dazwischen rücken um einen nach unten."
    ),
    "paper.ladder.nobody": "Auf der Leiter steht noch niemand. Anlegen: `nigiri ladder`",
    "paper.slips": "Ergebniszettel, Runde {number}",
    "paper.slips.draft": "Ergebniszettel, Runde {number} (Entwurf)",
    "paper.slips.none": "In dieser Runde gibt es keine Partie.",
    "paper.agreed.even": "ohne Vorgabe",
    "paper.agreed.even.komi": "ohne Vorgabe, Komi {komi}",
    "paper.agreed.nigiri": "Nigiri",
    "paper.agreed.nigiri.komi": "Nigiri, Komi {komi}",
    "paper.agreed.no.komi": "ohne Komi",
    "paper.agreed.no.komi.komi": "ohne Komi ({komi})",
    "paper.agreed.one.komi": "Schwarz beginnt, Komi {komi}",
    "paper.agreed.stones": "{stones:# Stein|# Steine}",
    "paper.agreed.stones.komi": "{stones:# Stein|# Steine}, Komi {komi}",
    "paper.agreed.listed": "{stones}",
    "paper.agreed.listed.komi": "{stones}, Komi {komi}",
    "paper.agreed.on": "{words}, {size} × {size}",
    "paper.phone": "Ergebnis per Handy: {address} · Tisch {table} · Code {code}",
    "paper.phone.code": "Ergebnis per Handy: Tisch {table} · Code {code}",
    "paper.slip.winner": "Nummer des Siegers",
    "paper.slip.signature": "Unterschrift des Siegers",
    "paper.cards": "Paarungskarten",
    "paper.cards.after": "Paarungskarten, ausgefüllt bis Runde {number}",
    "paper.cards.none": "Es ist noch niemand da.",
    "paper.card.bye": "FREI",
    "paper.card.group": "Punkte {score} · Spieler: {count}",
    "paper.card.rating": "Rating {rating}",
    "paper.card.section": "Gruppe {section}",
    "paper.card.start": "Start {score}",
    "paper.card.out": "pausiert: {rounds}",
    "paper.card.won": "gewonnen",
    "paper.card.lost": "verloren",
    "paper.card.jigo": "Jigo",
    "paper.card.playing": "läuft noch",
    "paper.card.no.opponent": "Freilos",
    "paper.card.missed": "ausgelassen",
    "paper.card.defaulted": "{result}, kampflos",
    "paper.all.play.all": "Jeder gegen jeden: {players} Spieler",
    "paper.all.play.all.round": "Runde {number}:  {pairs}",
    "paper.all.play.all.how": (
        "Ohne Vorgabe hat Schwarz, wer zuerst genannt ist. In die Zeile jedes Spielers: 1 für "
        "einen Sieg, ½ für Jigo, 0 für eine Niederlage."
    ),
    "paper.cards.by.hand": (
        "Von Hand auslosen: Spieler mit gleichen Punkten spielen gegeneinander, niemand trifft "
        "zweimal auf denselben Gegner, niemand bekommt zwei Freilose. ↓ wurde nach unten gelost, "
        "zu weniger Punkten, ↑ nach oben."
    ),
    "paper.tree": "KO-System",
    "paper.tree.playoff": "Stichkampf um Platz {place}",
    "paper.tree.third": "Spiel um Platz 3",
    "paper.tree.free": "frei",
    "paper.tree.winner": "Sieger",
    "paper.tree.none": "Noch gibt es keinen KO-Baum.",
    "paper.charts": "Diagramme",
    "paper.no.charts": "Es gibt noch nichts zu zeigen.",
    "paper.incoming": "Bisherige Ergebnisse der Runde {number}",
    "paper.incoming.about": (
        "{done} von {all} Ergebnissen {done:ist|sind} da. Ein Quadrat ist ein Tisch: ausgefüllt, "
        "sobald sein Ergebnis da ist, leer mit Nummer, solange es fehlt."
    ),
    "paper.incoming.of": "{done} von {all}",
    "paper.incoming.count": "Ergebnisse da",
    "paper.incoming.waiting": "Tische ohne Ergebnis",
    "paper.progress": "Punkte in Gruppe {section}",
    "paper.progress.all": "Punkte aller Spieler",
    "paper.progress.of": "Punkte von {name}",
    "paper.progress.about": (
        "Eine Linie je Spieler, vom Start bis Runde {number}; die ersten fünf mit Namen."
    ),
    "paper.progress.few": "Eine Linie je Spieler, vom Start bis Runde {number}.",
    "paper.progress.own": "Die Punkte am Start und nach {number:der Runde|jeder der # Runden}.",
    "paper.after.round": "Runde {number}",
    "paper.round.short": "R{number}",
    "paper.ranks": "Spieler je Rang",
    "paper.ranks.about": (
        "Ein Balken je Rang bei der Anmeldung, der stärkste links; senkrechte Linien trennen die "
        "Gruppen."
    ),
    "paper.ranks.whole": "Ein Balken je Rang bei der Anmeldung, der stärkste links.",
    "paper.section.short": "G{number}",
    "paper.players": "Spieler",
    "paper.times": "Dauer der Runden",
    "paper.times.about": (
        "Ein Balken je Runde, von der Auslosung bis zum letzten Ergebnis, in Stunden und Minuten."
    ),
    "paper.round.word": "Runde",
    "paper.meetings": "Wer gegen wen gespielt hat",
    "paper.meetings.about": (
        "Ein Quadrat für jedes Paar, das gespielt hat, nach Nummern; gestrichelte Linien "
        "trennen die Gruppen."
    ),
    "paper.meetings.whole": "Ein Quadrat für jedes Paar, das gespielt hat, nach Nummern.",
    "paper.met": "Gegner",
    "paper.drawn": "Ausgelost",
    "paper.last.result": "Letztes Ergebnis",
    "paper.took": "Dauer",
    "paper.hidden": "Spieler {number}",
    "paper.hidden.nobody": "Ein Spieler",
    "paper.site.now": "Jetzt",
    "paper.site.tables": "Tische",
    "paper.site.names": "Namen",
    "paper.site.grid": "Übersicht",
    "paper.site.crosstable": "Kreuztabelle",
    "paper.site.standings": "Rangliste",
    "paper.site.players": "Spieler",
    "paper.site.menu": "Seiten",
    "paper.site.rounds": "Runden",
    "paper.site.skip": "Zur Tabelle springen",
    "paper.site.search": "Name oder Nummer suchen",
    "paper.site.found": "gefunden",
    "paper.site.made": "Stand {stamp}",
    "paper.site.wall": "Für den Beamer",
    "paper.site.wall.off": "Zurück aus der Beamer-Ansicht",
    "paper.site.lost": "Keine Verbindung; dies ist der letzte bekannte Stand.",
    "paper.site.as.table": "Dasselbe als Tabelle",
    "paper.site.none": "Es ist noch niemand angemeldet.",
    "paper.site.before": "Angemeldete Spieler",
    "paper.next.before": (
        "Den eigenen Namen und Rang prüfen; hier stehen später die Paarungen von Runde 1."
    ),
    "paper.next.play": "Den eigenen Namen suchen und an den Tisch gehen.",
    "paper.next.wait": (
        "Alle Ergebnisse von Runde {number} sind da; hier stehen bald die nächsten Paarungen."
    ),
    "paper.next.frozen": (
        "Alle Runden sind gespielt. Die Endrangliste wird noch nicht gezeigt. Danke fürs "
        "Mitspielen!"
    ),
    "paper.next.end": (
        "{number:Die einzige Runde ist|Alle # Runden sind} gespielt. Danke fürs Mitspielen!"
    ),
    "paper.site.nobody": "niemand ({names} gleichauf)",
    "paper.site.winners": "Sieger",
    "paper.site.section": "Gruppe {number}",
    "paper.site.provisional": "Vorläufig: Ergebnisse fehlen.",
    "paper.site.after": "nach Runde {number}",
    "paper.site.no.round": "Noch ist keine Runde ausgelost.",
    "paper.site.ticks": "✓: gewonnen.",
    "paper.state.before": "{number:ein Spieler|# Spieler} angemeldet",
    "paper.state.round": "Runde {number} von {rounds}",
    "paper.state.play": "{done} von {all} Ergebnissen da",
    "paper.state.wait": "alle Ergebnisse da",
    "paper.state.end": "Alle Runden sind gespielt",
    "paper.site.result": "Endstand",
    "paper.site.by.name": "Nach Namen",
    "paper.site.by.table": "Nach Tischen",
    "paper.site.leads": "★: führt.",
    "paper.site.first": "★: erster Platz.",
    "paper.site.defaulted": "!: kampflos.",
    "paper.tree.final": "Finale",
    "paper.tree.semi": "Halbfinale",
    "paper.tree.quarter": "Viertelfinale",
    "paper.site.games": "Partien",
    "paper.site.score": "Punkte",
    "paper.site.wins": "Siege",
    "paper.site.place": "Platz",
    "paper.site.colour": "Farbe",
    "paper.site.won": "gewonnen",
    "paper.site.lost.game": "verloren",
    "paper.site.playing": "läuft noch",
    "paper.site.missed": "nicht gespielt",
    "paper.site.bye": "Freilos",
    "paper.site.jigo": "Jigo",
    "paper.site.takes": "bekommt {stones}",
    "paper.site.gives": "gibt {stones}",
    "paper.place": "Platz",
    "paper.score": "Punkte",
    "paper.score.from.zero": "Punkte (ab 0)",
    "paper.start.from.zero": "Start (ab 0)",
    "paper.from.zero": (
        "Die Punkte sind ab 0 gezeigt. SOS und andere Wertungen zählen die der Paarung: je "
        "{points} weniger."
    ),
    "paper.from.zero.sums": (
        "Punkte, SOS und alle anderen Summen sind ab 0 gezeigt: jeder Punktestand ist um {points} "
        "höher als nach den Graden."
    ),
    "paper.as.drawn": (
        "Punkte unter 0 stehen so da, wie sie sind: ab 0 könnte {code} andere Plätze ergeben."
    ),
    "paper.victories": "Siege",
    "paper.why": "Warum dieser Platz",
    "paper.prize": "Preis",
    "paper.winner": "Sieger",
    "paper.loser": "Verlierer",
    "paper.how": "Wie",
    "paper.reason": "Grund",
    "paper.what": "Was",
    "paper.federation": "Verbandsnr.",
    "paper.aga.number": "AGA-Nr.",
    "paper.entry.rating": "Startrating",
    "paper.rating.before": "Rating",
    "paper.games": "Partien",
    "paper.rating.change": "Änderung",
    "paper.rating.after": "Vorhersage",
    "paper.rating.changes": "Voraussichtliche Ratings",
    "paper.numbers": "Spieler nach Nummer",
    "paper.crosstable": "Kreuztabelle nach Runde {number}",
    "paper.crosstable.large": (
        "{players} Spieler sind zu viele für eine Kreuztabelle auf Papier: alle Partien stehen in "
        "der Übersicht."
    ),
    "paper.read.crosstable": (
        "1 gewonnen, 0 verloren, ½ Jigo, ! kampflos, ? läuft noch, · noch nicht gespielt"
    ),
    "paper.wall.list": "Ergebnisse nach Runde {number}",
    "paper.rank.list": "Gesamtrangliste nach Runde {number}",
    "paper.frozen": "Bis Runde {number}; neuere Ergebnisse werden noch nicht gezeigt.",
    "paper.frozen.round": "Die Ergebnisse dieser Runde werden noch nicht gezeigt.",
    "paper.standings": "Rangliste nach Runde {number}",
    "paper.tie-break.list": "Hilfswertungen nach Runde {number}",
    "paper.winner-loss": "Sieger und Verlierer",
    "paper.byes": "Freilose und ausgelassene Runden",
    "paper.table.numbers": "Tischnummern",
    "paper.missing.results": "Fehlende Ergebnisse",
    "paper.of.rounds": "{number} von {rounds:# Runde|# Runden}",
    "paper.provisional": "vorläufig, fehlende Ergebnisse: {games}",
    "paper.section.top": "Gruppe {number}: {lowest} und stärker",
    "paper.section.from": "Gruppe {number}: {highest} bis {lowest}",
    "paper.section.rest": "Gruppe {number}: {highest} und schwächer",
    "paper.section.of": "Gruppe {number}: {lowest}",
    "paper.section.only": "Gruppe {number}",
    "paper.nobody.ranked": "Noch steht niemand auf der Rangliste.",
    "paper.nobody.numbered": "Noch hat niemand eine Nummer: `nigiri number`",
    "paper.no.games": "Noch ist keine Partie ausgelost.",
    "paper.nobody.out": "Niemand hat ein Freilos oder lässt eine Runde aus.",
    "paper.no.rated.games": "Noch zählt keine Partie für das Rating.",
    "paper.rating.class": (
        "Vorhergesagt nach der Formel der EGF, Klasse {letter} (Gewicht {weight}). Nicht amtlich."
    ),
    "paper.rating.class.guessed": (
        "Vorhergesagt nach der Formel der EGF für Klasse A, da die Bedenkzeit nicht bekannt ist. "
        "Nicht amtlich."
    ),
    "paper.rating.unrated": (
        "Diese Partien zählen nicht für das Rating: die Bedenkzeit ist zu kurz oder das Brett zu "
        "klein."
    ),
    "paper.rating.of.grade": "{rating} (nach Rang)",
    "paper.all.in": "Alle Ergebnisse sind da.",
    "paper.read.cells": (
        "12+ gegen Nr. 12 gewonnen, 12- verloren, 12= Jigo, 12? läuft noch, ! kampflos, frei: "
        "Freilos, –: nicht gespielt."
    ),
    "paper.read.scores": "Hinter jedem Gegner stehen die Punkte nach dieser Runde.",
    "paper.read.colours": "Der Kreis ist die Farbe des Spielers: ○ Weiß, ● Schwarz.",
    "paper.report": (
        "Bitte der Turnierleitung melden, wer gewonnen hat. Bis dahin hat keiner der beiden den "
        "Punkt."
    ),
    "paper.report.counts": (
        "Bitte der Turnierleitung melden, wer gewonnen hat. Bis dahin zählt die Partie für "
        "beide {points}."
    ),
    "paper.shared.prizes": "Wie ein Preis geteilt wird, entscheidet der Veranstalter.",
    "paper.prizes.shared": "{prizes} (geteilt)",
    "paper.bye.sign": "frei",
    "paper.played": "",
    "paper.jigo": "Jigo",
    "paper.default": "kampflos",
    "paper.jigo.default": "kampfloses Jigo",
    "paper.both.win": "beide gewinnen",
    "paper.both.lose": "beide verlieren",
    "paper.both.default": "beide verlieren kampflos",
    "paper.playing": "läuft noch",
    "paper.bye.promised": "von der Turnierleitung versprochen",
    "paper.bye.volunteer": "freiwillig",
    "paper.bye.lost": "ungerade Zahl; Niederlagen bisher: {lost}",
    "paper.bye.weakest": "ungerade Zahl; Niederlagen bisher: {lost}, davon am schwächsten",
    "paper.bye.won": "ungerade Zahl; Siege bisher: {won}",
    "paper.bye.won.weakest": "ungerade Zahl; Siege bisher: {won}, davon am schwächsten",
    "paper.bye.score": "ungerade Zahl; Punkte bisher: {score}",
    "paper.bye.score.weakest": "ungerade Zahl; Punkte bisher: {score}, davon am schwächsten",
    "paper.bye.home": "ungerade Zahl; Niederlagen bisher: {lost}; vom Ausrichter, {host}",
    "paper.bye.host": "vom Ausrichter, {host}; ungerade Zahl; Niederlagen bisher: {lost}",
    "paper.bye.again": "{why}; hatte schon ein Freilos",
    "paper.bye.slips": "Freilos, Runde {number}",
    "paper.bye.slips.ahead": "Freilos in Runde {number}, Vorhersage",
    "paper.bye.slips.none": "In dieser Runde hat niemand ein Freilos.",
    "paper.bye.slip.telephone": "Tel. {telephone}",
    "paper.bye.slip.you": "Freilos in Runde {number}.",
    "paper.bye.slip.ahead": (
        "Freilos in Runde {number}, außer es geht oder kommt noch jemand vor der Auslosung."
    ),
    "paper.bye.slip.perhaps": (
        "Freilos in Runde {number}, {clauses}. Auch wenn noch jemand geht oder kommt, kann es "
        "anders werden."
    ),
    "paper.bye.slip.among": (
        "Vielleicht Freilos in Runde {number}: das hängt von Partien ab, die noch laufen. Auch "
        "wenn noch jemand geht oder kommt, kann es anders werden."
    ),
    "paper.bye.slip.if": "wenn {when}",
    "paper.bye.slip.unless": "außer wenn {other}",
    "paper.bye.slip.both": "wenn {when}, außer wenn {other}",
    "paper.bye.slip.why": "Warum",
    "paper.bye.slip.odd": "Die Zahl der Spieler ist ungerade, also setzt jemand aus.",
    "paper.bye.slip.promised": "Die Turnierleitung hat dieses Freilos versprochen.",
    "paper.bye.slip.volunteer": "Angeboten, diese Runde zu pausieren.",
    "paper.bye.slip.host": (
        "Die Zahl der Spieler ist ungerade, und in den ersten Runden setzen Spieler von {host} vor "
        "den Gästen aus."
    ),
    "paper.bye.slip.home": (
        "Die Zahl der Spieler ist ungerade, und das Freilos geht an die mit den meisten "
        "Niederlagen: bisher {lost:# Niederlage|# Niederlagen}. Bei gleich vielen kommen Spieler "
        "von {host} vor den Gästen."
    ),
    "paper.bye.slip.lost": (
        "Die Zahl der Spieler ist ungerade, und das Freilos geht an die mit den meisten "
        "Niederlagen: bisher {lost:# Niederlage|# Niederlagen}."
    ),
    "paper.bye.slip.won": (
        "Die Zahl der Spieler ist ungerade, und das Freilos geht an jemanden, der schon gewonnen "
        "hat: bisher {won:# Sieg|# Siege}."
    ),
    "paper.bye.slip.score": (
        "Die Zahl der Spieler ist ungerade, und von allen, die in Frage kommen, hat niemand "
        "weniger Punkte."
    ),
    "paper.bye.slip.level": (
        "Die Zahl der Spieler ist ungerade, und bei Gleichstand trifft es den letzten Platz auf "
        "der Liste."
    ),
    "paper.bye.slip.system": "In dieser Runde gibt es keinen Gegner.",
    "paper.bye.slip.once": "Nur einmal",
    "paper.bye.slip.only": "Das bleibt das einzige Freilos: niemand bekommt zwei.",
    "paper.bye.slip.counts": "Zählt",
    "paper.bye.slip.victory": "Ein Freilos zählt wie ein Sieg.",
    "paper.bye.slip.points": "Ein Freilos zählt {points}.",
    "paper.bye.slip.score.now": "Punkte",
    "paper.bye.slip.rises": "Die Punkte steigen von {before} auf {after}.",
    "paper.bye.slip.rises.by": "Die Punkte steigen um {more}.",
    "paper.bye.slip.stays": "Die Punkte bleiben bei {after}.",
    "paper.bye.slip.then": "Danach",
    "paper.bye.slip.next": "Weiter geht es in Runde {number}.",
    "paper.bye.slip.next.when": "Weiter geht es in Runde {number}: {when}.",
    "paper.ends.beats": "{one} gegen {other} gewinnt",
    "paper.ends.beats.table": "{one} an Tisch {table} gegen {other} gewinnt",
    "paper.ends.not": "{one} gegen {other} nicht gewinnt",
    "paper.ends.not.table": "{one} an Tisch {table} gegen {other} nicht gewinnt",
    "paper.ends.jigo": "{one} – {other} mit Jigo endet",
    "paper.ends.jigo.table": "{one} – {other} an Tisch {table} mit Jigo endet",
    "paper.ends.decided": "{one} – {other} nicht mit Jigo endet",
    "paper.ends.decided.table": "{one} – {other} an Tisch {table} nicht mit Jigo endet",
    "paper.ends.both": " und ",
    "paper.ends.or": " oder ",
    "paper.out.late": "kam später: spielt ab Runde {number}",
    "paper.out.comes": "kommt später: spielt ab Runde {number}",
    "paper.out.back": "angekündigt; spielt wieder ab Runde {number}",
    "paper.out.gone": "angekündigt; pausiert bis zum Ende",
    "paper.out.reserve": "spielt nur bei Bedarf",
    "paper.out.willing": "hat angeboten zu pausieren",
    "paper.out.unseen": "nicht da",
    "paper.out.unpaired": "wurde nicht gepaart",
    "paper.heading.NBW": "Siege",
    "paper.heading.MMS": "Punkte",
    "paper.heading.ALL": "Alle Runden",
    "paper.heading.SEQ": "Ergebnisse",
    "paper.heading.KO": "Hinter sich",
    "paper.heading.PO": "Stichkampf",
    "paper.heading.RATING": "Rating",
    "paper.heading.RANK": "Rang",
    "paper.heading.LOT": "Los",
    "paper.counts.NBW": "die Siege, mit Freilosen und kampflosen Siegen",
    "paper.counts.MMS": "die Punkte",
    "paper.counts.ALL": "keine Runde ausgelassen",
    "paper.counts.SOS": "SOS: die Summe der Endpunkte der Gegner",
    "paper.counts.SOS-1": "SOS-1: SOS ohne den Gegner mit den wenigsten Punkten",
    "paper.counts.SOS-2": "SOS-2: SOS ohne die zwei Gegner mit den wenigsten Punkten",
    "paper.counts.SDOS": "{name}: die Summe der Endpunkte der besiegten Gegner",
    "paper.counts.SOSOS": "SOSOS: die Summe der SOS der Gegner",
    "paper.counts.SOSW": "SOSW: die Summe der Siege der Gegner",
    "paper.counts.SOSW-1": "SOSW-1: SOSW ohne den Gegner mit den wenigsten Siegen",
    "paper.counts.SOSW-2": "SOSW-2: SOSW ohne die zwei Gegner mit den wenigsten Siegen",
    "paper.counts.SDOSW": "{name}: die Summe der Siege der besiegten Gegner",
    "paper.counts.SOSOSW": "SOSOSW: die Summe der SOSW der Gegner",
    "paper.counts.CUSS": "CUSS: die Summe der Punktestände nach jeder Runde",
    "paper.counts.CUSSW": "CUSSW: die Summe der Siege nach jeder Runde",
    "paper.counts.CUSP": (
        "CUSP: die Summe der gewonnenen Partien und Jigos (ohne Freilose) nach jeder Runde"
    ),
    "paper.counts.CPS": "CPS: je später eine Runde gewonnen wurde, desto weniger zählt sie",
    "paper.counts.SEQ": (
        "die Ergebnisse in der Folge der Runden: jedes zählt dreimal so viel wie das nächste"
    ),
    "paper.counts.KO": "wie viele man im KO-System hinter sich gelassen hat",
    "paper.counts.PO": "wie viele mit gleichem Stand man im Stichkampf hinter sich gelassen hat",
    "paper.counts.EXT": "EXT: starke Gegner, mit wenigen Steinen Unterschied gespielt",
    "paper.counts.EXR": "EXR: starke Gegner, mit wenigen Steinen Unterschied besiegt",
    "paper.counts.ONE": "Zweikampf: wer die anderen mit gleichem Stand besiegt hat",
    "paper.counts.DC": "direkte Begegnung: wer die anderen mit gleichem Stand besiegt hat",
    "paper.counts.SDC": (
        "direkter Vergleich: Siege gegen die anderen mit gleichem Stand, wenn alle "
        "gegeneinander gespielt haben"
    ),
    "paper.counts.RATING": "das Rating",
    "paper.counts.RANK": "der Rang",
    "paper.counts.LOT": "das Los",
    "paper.why.level": "Gleichauf mit {rival}; {code} entscheidet: {mine} zu {theirs}.",
    "paper.why.NBW": "Gleichauf mit {rival}; die Siege entscheiden: {mine} zu {theirs}.",
    "paper.why.MMS": "Gleichauf mit {rival}; die Punkte entscheiden: {mine} zu {theirs}.",
    "paper.why.ALL": "Gleichauf mit {rival}; {first} hat keine Runde ausgelassen.",
    "paper.why.final": "{first} gewann das Finale gegen {second}.",
    "paper.why.third": "{first} gewann das Spiel um Platz 3 gegen {second}.",
    "paper.why.ONE": "Gleichauf mit {rival}; {first} gewann gegen {second}.",
    "paper.why.DC": "Gleichauf mit {rival}; {first} liegt in der direkten Begegnung vorn.",
    "paper.why.SDC": (
        "Gleichauf mit {rival}; die Siege untereinander entscheiden: {mine} zu {theirs}."
    ),
    "paper.why.SEQ": "Gleichauf mit {rival}; {first} war in den früheren Runden besser.",
    "paper.why.KO": "Gleichauf mit {rival}; {first} kam im KO-System weiter.",
    "paper.why.PO": "Gleichauf mit {rival}; {first} liegt nach dem Stichkampf vorn.",
    "paper.why.RATING": "Gleichauf mit {rival}; das Rating entscheidet: {mine} zu {theirs}.",
    "paper.why.RANK": "Gleichauf mit {rival}; der Rang entscheidet: {mine} zu {theirs}.",
    "paper.why.LOT": "Gleichauf mit {rival}; {first} hatte das bessere Los.",
    "paper.why.first": (
        "Vor allen, die keine Runde ausgelassen haben; {others} {many:ließ eine aus und kann|"
        "ließen eine aus und können} nicht Erster sein."
    ),
    "paper.why.behind": (
        "Hat eine Runde ausgelassen und kann nicht Erster sein; das {many:ist|sind} {first}."
    ),
    "paper.why.vacant": "Gleichauf mit {others}: niemand ist Erster.",
    "paper.why.playoff": "Gleichauf mit {others}: der Stichkampf entscheidet.",
    "paper.why.shared": "Teilt den Platz mit {others}.",
    "paper.rules": "Regeln dieses Turniers",
    "paper.the.event": "Das Turnier",
    "paper.dates": "Wann",
    "paper.where": "Wo",
    "paper.director": "Turnierleitung",
    "paper.rounds": "Runden",
    "paper.the.games": "Die Partien",
    "paper.rules.of.play": "Spielregeln",
    "paper.time": "Bedenkzeit",
    "paper.egf.class": "Klasse für Ratings",
    "paper.time.class": "{letter}: Grundzeit {main} min, angepasst {adjusted} min",
    "paper.time.none": "keine: Grundzeit {main} min, angepasst {adjusted} min",
    "paper.time.lacks.main": "für {letter} fehlen {main} min Grundzeit",
    "paper.time.lacks.adjusted": "für {letter} fehlen {adjusted} min angepasste Zeit",
    "paper.time.lacks.both": (
        "für {letter} fehlen {main} min Grundzeit und {adjusted} min angepasste Zeit"
    ),
    "paper.board": "Brett",
    "paper.board.size": "{size} × {size}",
    "paper.other.boards": "Einige Partien werden auf {sizes} gespielt.",
    "paper.handicaps": "Vorgabe",
    "paper.difference": "Unterschied",
    "paper.by.rank": "nach dem heutigen Rang",
    "paper.by.score": "nach den Punkten vor der Runde",
    "paper.by.rating": "nach dem Rating",
    "paper.by.rating.rank": "nach dem Rang, der dem Rating entspricht",
    "paper.one.difference": "{first}",
    "paper.some.differences": "{first} bis {last}",
    "paper.large.differences": "{first} und mehr",
    "paper.all.even": "Alle Partien sind ohne Vorgabe, Komi {komi}.",
    "paper.who.counts.less": "Die Stärksten",
    "paper.counts.as": "niemand zählt als stärker als {rank}",
    "paper.who.is.even": "Ohne Vorgabe",
    "paper.even.above": "alle Partien der Spieler, die mit {rank} oder stärker angemeldet sind",
    "paper.even.above.bar": "alle Partien der Spieler ab der Bar",
    "paper.the.start": "Startpunkte",
    "paper.everybody": "Alle",
    "paper.starts.with": "Start mit {points}",
    "paper.starts.by.section": "nach der Gruppe, sobald die Gruppen gebildet sind",
    "paper.starts.by.grade": "jeder mit den Punkten des eigenen Rangs",
    "paper.pairing": "Paarungen",
    "paper.who.meets": "Wer gegen wen",
    "paper.same.score": "Spieler mit gleichen Punkten, wo immer das geht",
    "paper.in.sections": "Spieler mit gleichen Punkten, jede Gruppe für sich",
    "paper.title.players": "Letzte zwei Runden",
    "paper.title.Europeans": (
        "Europäer höchstens einen Punkt hinter dem führenden Europäer treffen aufeinander, wenn "
        "es geht"
    ),
    "paper.who.is.first": "Platz 1",
    "paper.winner.played.all": (
        "wer am besten ist und keine Runde ausgelassen hat; Freilose und kampflose Spiele sind "
        "nicht ausgelassen"
    ),
    "paper.level.play.off": "Platz 1: Stichkampf; andere Plätze werden geteilt",
    "paper.level.play.offs": (
        "Stichkampf um {upto:Platz 1|die Plätze 1 bis #}; andere werden geteilt"
    ),
    "paper.level.nobody": "Platz 1 hat niemand; andere Plätze werden geteilt",
    "paper.twice": "Zweimal derselbe Gegner",
    "paper.rematches.never": "nie",
    "paper.rematches.allowed": "nur wenn es nicht anders geht",
    "paper.apart": "Möglichst getrennt",
    "paper.apart.strict": "Streng getrennt",
    "paper.same.club": "gleicher Verein",
    "paper.same.city": "gleiche Stadt",
    "paper.same.state": "gleiche Region",
    "paper.same.country": "gleiches Land",
    "paper.same.family": "gleicher Nachname",
    "paper.sitting.out": "Freilose, ausgelassene Runden, kampflose Partien",
    "paper.odd.number": "Ungerade Zahl von Spielern",
    "paper.policy.home": (
        "Freilos: wer am meisten verloren hat; bei Gleichstand bis Runde {rounds} zuerst jemand "
        "vom Ausrichter ({host}), dann der Schwächste"
    ),
    "paper.policy.host": (
        "Freilos: bis Runde {rounds} zuerst jemand vom Ausrichter ({host}); unter mehreren, wer "
        "am meisten verloren hat, dann der Schwächste"
    ),
    "paper.policy.losses": "Freilos: wer am meisten verloren hat; bei Gleichstand der Schwächste",
    "paper.policy.winners": (
        "Freilos: wer schon eine Partie gewonnen hat; unter mehreren der Schwächste"
    ),
    "paper.policy.lowest": "Freilos: wer die wenigsten Punkte hat; bei Gleichstand der Schwächste",
    "paper.policy.none": "keine Freilose: ein Freiwilliger pausiert",
    "paper.a.bye": "Ein Freilos",
    "paper.bye.once": "zählt {points}; niemand bekommt zwei",
    "paper.missed.round": "Eine ausgelassene Runde",
    "paper.default.games": "Ein kampfloser Sieg",
    "paper.worth": "zählt {points}",
    "paper.places": "Plätze",
    "paper.ranked": "Platziert wird",
    "paper.ranked.by.sections": "in jeder Gruppe",
    "paper.ranked.by.all": "unter allen Spielern zusammen",
    "paper.first": "Zuerst",
    "paper.then": "Bei Gleichstand",
    "paper.at.last": "Immer noch gleich",
    "paper.share": "die Spieler teilen sich den Platz",
    "paper.welcome": "Begrüßung",
    "paper.team.board": "Brett",
    "paper.w.welcome": "Willkommen",
    "paper.w.welcome.to": "Willkommen beim Turnier {event}.",
    "paper.w.welcome.only": "Willkommen.",
    "paper.w.thanks": "Dank",
    "paper.w.thanks.to": (
        "an alle Helfer, an alle, die Bretter und Uhren geliehen haben, an die Sponsoren: ________"
    ),
    "paper.w.players": "{players:# Spieler|# Spieler}, {highest} bis {lowest}",
    "paper.w.sections": (
        "{players:# Spieler|# Spieler}, {highest} bis {lowest}, in {sections:# Gruppe|# Gruppen}"
    ),
    "paper.w.director": "{director} leitet das Turnier. Helfer: ________",
    "paper.w.director.open": "________ leitet das Turnier. Helfer: ________",
    "paper.w.programme": "Programm",
    "paper.w.rounds": "{rounds:# Runde|# Runden}.",
    "paper.w.when": "Runde {number}: {when}.",
    "paper.w.meals": "Essen",
    "paper.w.meals.where": "wo und wann: ________",
    "paper.w.play": "So wird gespielt",
    "paper.w.rules.and.time": (
        "Regeln: {rules}. Bedenkzeit: {time}. Vorgaben und Komi: auf dem Regelblatt an der Wand."
    ),
    "paper.w.pairings": "Paarungen",
    "paper.w.pairings.where": (
        "hängen hier: ________. Den eigenen Namen und Tisch suchen; Rang und Nummer in der Liste "
        "daneben prüfen."
    ),
    "paper.w.results": "Ergebnisse",
    "paper.w.results.how": (
        "Beide Spieler melden das Ergebnis gleich nach der Partie, mit der Nummer des Siegers. "
        "Die Nummern hängen neben den Paarungen."
    ),
    "paper.w.unfinished": (
        "Eine Partie, die beim Auslosen der nächsten Runde noch läuft, zählt bis zu ihrem Ende für "
        "beide {points}."
    ),
    "paper.w.away": "Weggehen",
    "paper.w.away.how": (
        "Wer geht oder eine Runde aussetzt, sagt es vor der Auslosung: sonst wartet jemand "
        "vergeblich."
    ),
    "paper.w.bye": "Freilos",
    "paper.w.bye.is": "Ein Freilos ist keine Strafe: es zählt {points}.",
    "paper.w.dispute": "Fragen",
    "paper.w.dispute.how": (
        "Noch Fragen? Später am Brett: die Steine liegen lassen und die Turnierleitung rufen."
    ),
    "paper.w.prizes": "Sieger",
    "paper.w.prizes.when": "Siegerehrung: ________",
    "paper.w.quiet": "Im Saal",
    "paper.w.quiet.how": "Telefone stumm; wer fertig ist, räumt die Steine auf und redet draußen.",
    "paper.w.go": "Viel Glück",
    "paper.w.good.games": "Verbeugen, Uhren an: schöne Partien!",
    "paper.w.clocks": "Uhren",
    "paper.w.clocks.stay": (
        "Uhren bleiben auf der Seite des Tisches, auf der sie stehen. Weiß wählt den Platz."
    ),
    "paper.w.running": "Keine Pausen",
    "paper.w.running.on": (
        "Niemand hält die Uhr an, um vom Brett wegzugehen, aus welchem Grund auch immer."
    ),
    "paper.w.besides": "Außerdem, wenn Zeit ist",
    "paper.meets.round.robin": "jeder spielt einmal gegen jeden",
    "paper.meets.double.round.robin": (
        "jeder spielt zweimal gegen jeden, beim zweiten Mal mit der anderen Farbe"
    ),
    "paper.meets.round.robin.by.section": "jeder spielt einmal gegen jeden der eigenen Gruppe",
    "paper.meets.groups.of.eight": (
        "in Achtergruppen nach Spielstärke: Sieger gegen Sieger, drei Runden lang"
    ),
    "paper.meets.knockout": "Sieger gegen Sieger; wer verliert, scheidet aus",
    "paper.meets.generalised.knockout": "Spieler mit gleichen Ergebnissen in gleicher Reihenfolge",
    "paper.meets.swiss.knockout": (
        "die Ersten spielen im KO-System; alle anderen und die Ausgeschiedenen nach Punkten"
    ),
    "paper.meets.preliminaries": "KO-Systeme zu acht, nebeneinander",
    "paper.meets.qualification": (
        "Spieler mit gleichen Punkten, bis nur noch einer alle Partien gewonnen hat"
    ),
    "paper.meets.play-off": "wer auf den ersten Plätzen gleich ist, im KO-System",
    "paper.meets.two.teams": "jeder spielt gegen jeden der anderen Mannschaft",
    "paper.meets.team.round.robin": "jede Mannschaft gegen jede andere, Brett für Brett",
    "paper.meets.team.swiss": "Mannschaften mit gleichen Punkten, Brett für Brett",
    "paper.system.rounds": "Runden {rounds}",
    "paper.system.idle": "Weder Partie noch Freilos",
    "paper.idle.counts": "weder gewonnen noch verloren",
    # Ausschreibung, Formulare, Presse, Dank, Aushänge, Bericht
    "paper.announce.what": "Go-Turnier",
    "paper.announce.way": "Anfahrt",
    "paper.announce.registration": "Anmeldung vor Ort",
    "paper.announce.who": "Wer spielen darf",
    "paper.announce.strongest": "alle bis {rank}",
    "paper.announce.fees": "Startgeld",
    "paper.announce.contact": "Fragen an",
    "paper.announce.sponsor": "Sponsor",
    "paper.fee.from": "{rank} und stärker: {fee}",
    "paper.fee.between": "{highest} bis {lowest}: {fee}",
    "paper.fee.of": "{lowest}: {fee}",
    "paper.fee.rest": "{rank} und schwächer: {fee}",
    "paper.entry.form": "Anmeldung",
    "paper.door.slip": "Anmeldung oder Änderung",
    "paper.form.family": "Familienname",
    "paper.form.given": "Vorname",
    "paper.form.rank": "Rang",
    "paper.form.club": "Verein oder Ort",
    "paper.form.country": "Land",
    "paper.form.membership": "Mitgliedsnummer",
    "paper.form.address": "Adresse",
    "paper.form.telephone": "Telefon",
    "paper.form.email": "E-Mail (gut lesbar)",
    "paper.form.concession": "Ermäßigung, weil (Studium, Rente …)",
    "paper.form.ages": "Alter, bei Kindern",
    "paper.form.rounds": "Ich spiele die Runden",
    "paper.form.publish": "Darf mein Name veröffentlicht werden?",
    "paper.form.yes": "ja",
    "paper.form.no": "nein",
    "paper.form.number": "Spielernummer",
    "paper.form.desk": "Füllt die Turnierleitung aus",
    "paper.form.tournament": "Turnier",
    "paper.form.association": "Verband",
    "paper.form.total": "Zusammen",
    "paper.entries": "Eingegangene Anmeldungen",
    "paper.entries.many": "{players:# Anmeldung|# Anmeldungen}",
    "paper.entries.wrong": (
        "Eine Anmeldung fehlt, oder etwas stimmt nicht? Bitte melden: {contact}."
    ),
    "paper.notices": "Aushänge",
    "paper.notice.quiet": "Bitte Ruhe",
    "paper.notice.clocks": "Uhren",
    "paper.notice.results": "Ergebnis melden",
    "paper.letter.event": "unser Go-Turnier",
    "paper.letter.date": "Datum: ________",
    "paper.letter.dear": "Guten Tag {name},",
    "paper.letter.greeting": "Mit freundlichen Grüßen",
    "paper.press": "Pressemitteilung: zur sofortigen Veröffentlichung",
    "paper.press.title": "Go-Spieler treffen sich: {place}",
    "paper.press.photo": "Fototermin: {when}, {place}",
    "paper.press.comes": (
        "{event} findet statt: {dates}, {place}. Gespielt {rounds:wird # Runde|werden # Runden}."
    ),
    "paper.press.entered": (
        "Bisher {players:ist # Spieler|sind # Spieler} angemeldet, von {best} bis {last}."
    ),
    "paper.press.special": "Was in diesem Jahr besonders ist, und wer von hier mitspielt: {gap}",
    "paper.press.contact": "Kontakt",
    "paper.press.notes": "Hinweise für die Redaktion",
    "paper.press.go": (
        "Go ist ein Brettspiel für zwei, ohne Würfel und Karten: Alles hängt vom Können ab. "
        "Schwarz und Weiß setzen abwechselnd einen Stein auf einen Schnittpunkt eines Bretts mit "
        "19 mal 19 Linien; wer mehr davon umschließt, gewinnt. Go kommt aus China, wird seit mehr "
        "als 2500 Jahren gespielt und hat die meisten Spieler in Ostasien."
    ),
    "paper.press.ranks": (
        "Anfänger beginnen um den 30. Kyu. Je stärker jemand spielt, desto kleiner der Kyu; auf "
        "den 1. Kyu folgt der 1. Dan, und die stärksten Amateure haben den 6. oder 7. Dan. "
        "Zwischen ungleich starken Spielern kann eine Vorgabe von einigen Steinen die Aussichten "
        "ausgleichen."
    ),
    "paper.press.won": "Go-Turnier: {name} siegt",
    "paper.press.was": (
        "An diesem Turnier {players:hat # Spieler|haben # Spieler} teilgenommen: {event}, {dates}, "
        "{place}."
    ),
    "paper.press.record": "So viele waren es noch nie; der bisherige Rekord war {record}.",
    "paper.press.equal": "Das sind so viele wie beim Rekord von {record}.",
    "paper.press.player": "{name} ({about})",
    "paper.press.winner": "{many:Gewonnen hat|Gewonnen haben}: {name}.",
    "paper.press.second": "Zweiter Platz: {name}.",
    "paper.press.also": "Ebenfalls mit {wins:# Sieg|# Siegen}: {names}.",
    "paper.press.section": "Gruppe {section}, erster Platz: {name}.",
    "paper.press.local": "Was in der Gegend von Interesse ist: {gap}",
    "paper.press.sponsor": "Möglich wurde das Turnier durch: {name}.",
    "paper.thanks": "Dankschreiben",
    "paper.thanks.sponsor": "vielen Dank für die Unterstützung: {event}, {dates}, {place}.",
    "paper.thanks.hall": "vielen Dank für die Räume: {event}, {dates}, {place}.",
    "paper.thanks.helper": "vielen Dank für die Hilfe: {event}, {dates}, {place}.",
    "paper.thanks.played": "Teilgenommen {players:hat # Spieler|haben # Spieler}.",
    "paper.thanks.again": (
        "Ohne solche Hilfe gäbe es kein Turnier. Wir hoffen auf ein Wiedersehen beim nächsten Mal."
    ),
    "paper.event.report": "Turnierbericht",
    "paper.report.entries": "Teilnahme",
    "paper.report.volunteers": "Helfer",
    "paper.report.notes": "Fußnoten",
    "paper.season": "Saisonwertung",
    "paper.season.total": "Summe",
    "paper.season.best": ("Für alle {best:zählt das beste Turnier|zählen die # besten Turniere}."),
    "paper.season.dropped": "Punkte in Klammern zählen nicht.",
    "paper.season.ties": (
        "Bei gleicher Summe entscheidet das beste einzelne Turnier, dann das nächstbeste."
    ),
    "paper.season.empty": "Noch kein Turnier aufgenommen.",
}
