"""The Event sheet: its settings, what explains them, and what can be chosen, in German."""

WORDS = {
    # the groups and the parts of the sheet
    "setting.group.event": "Das Turnier",
    "setting.group.play": "Die Partien",
    "setting.group.pairing": "Die Auslosung",
    "setting.group.winners": "Die Sieger",
    "setting.group.file": "Diese Datei",
    "setting.group.apart": "Wer getrennt gehalten wird",
    "setting.group.byes": "Freilose, Wiederholungen, Farben",
    "setting.group.inside": "Wer gegen wen spielt",
    "setting.group.criteria": (
        "Was eine Auslosung besser macht: 1 zählt am meisten; leer lassen, was nicht zählen soll"
    ),
    "setting.group.starts": "Startpunkte",
    "setting.group.handicaps": "Vorgaben und Komi",
    "setting.group.worth": "Was eine Runde zählt: Punkte · Siege · bei den Gegnern: Punkte · Siege",
    "setting.group.sums": "Was in den Hilfswertungen zählt",
    "setting.group.robin": "Jeder gegen jeden und Gruppen",
    "setting.group.knockout": "KO-System und Stichkämpfe",
    "setting.group.teams": "Mannschaften",
    "setting.group.side": "Tafel und Leiter",
    "setting.group.opengotha": "Aus OpenGotha übernommen",
    "setting.part.draw": "Die Auslosung im Einzelnen",
    "setting.part.scores": "Startpunkte, Vorgaben und Punkte im Einzelnen",
    "setting.part.systems": "Andere Systeme im Einzelnen",
    "setting.part.note": (
        "Alles folgt schon Ihrem Regelwerk. Ändern Sie nur, was Sie anders wollen."
    ),
    "setting.part.systems.note": (
        "Nur für andere Systeme als McMahon; gewählt wird es auf „Turnier“."
    ),
    "setting.part.others": "Aus anderen Programmen",
    "setting.part.others.note": "Was deren Dateien mitbrachten und zurückbekommen.",
    # choices of several settings
    "setting.answer.yes": "ja",
    "setting.answer.no": "nein",
    "setting.answer.strict": "streng",
    "setting.pattern.slide": "obere Hälfte - untere Hälfte",
    "setting.pattern.fold": "Stärkster - Schwächster",
    "setting.pattern.adjacent": "Nachbarn",
    "setting.pattern.halves": "obere Hälfte - untere Hälfte nach Los",
    "setting.pattern.random": "nach Los",
    "setting.floater.bottom": "der Schwächste",
    "setting.floater.middle": "der Mittlere",
    "setting.floater.top": "der Stärkste",
    "setting.stand-in.nothing": "nichts",
    "setting.stand-in.zero": "0",
    "setting.stand-in.start": "die eigenen Startpunkte",
    "setting.stand-in.own-less-one": "die eigenen Punkte minus 1",
    "setting.stand-in.own": "die eigene SOS",
    # The event
    "setting.name": "Name",
    "setting.name.note": "Steht oben auf jedem gedruckten Blatt.",
    "setting.dates": "Termin",
    "setting.place": "Ort",
    "setting.getting_there": "Anfahrt",
    "setting.getting_there.note": "Adresse, Parkplätze, Bahn oder Bus, für die Ausschreibung.",
    "setting.registration": "Anmeldung vor Ort",
    "setting.registration.note": "Von wann bis wann: 9:00–9:30.",
    "setting.entry_fees": "Startgeld",
    "setting.entry_fees.note": (
        "Jeweils bis zu einem Rang: 4d 25, 1d 20, 10k 15, 30k 10; ein Betrag für alle; oder ein "
        "Satz."
    ),
    "setting.director": "Turnierleitung",
    "setting.telephone": "Telefon",
    "setting.email": "E-Mail",
    "setting.sponsor": "Sponsor",
    "setting.host": "Ausrichter",
    "setting.host.note": (
        "Stadt oder Verein. Spieler von dort bekommen die ersten Freilose und dürfen gegeneinander "
        "spielen."
    ),
    "setting.players_from": "Spieler aus",
    "setting.players_from.note": (
        "Eine andere Datei in diesem Ordner, etwa open.xlsx: `nigiri players` übernimmt ihre "
        "Spieler und spätere Änderungen."
    ),
    "setting.family": "Turniere zur selben Zeit",
    "setting.family.note": (
        "Andere Dateien in diesem Ordner, durch Komma getrennt: niemand spielt zwei Partien "
        "zugleich."
    ),
    # Play
    "setting.rules_of_play": "Regeln und Komi",
    "setting.time_limits": "Bedenkzeit",
    "setting.time_by_rank": "Bedenkzeit nach Rang",
    "setting.time_by_rank.note": (
        "Nach dem Stärkeren der beiden: 4d: 2h30 + 60s; 30k: 1h30 + 30s. Leer: „Bedenkzeit“ gilt "
        "für alle."
    ),
    "setting.handicap_reduction": "Vorgabe: Unterschied minus",
    "setting.handicap_reduction.note": (
        "Bei 1 gibt ein Rang Unterschied noch keine Vorgabe; zwei Ränge: ohne Komi, und bei "
        "Gleichstand gewinnt Weiß."
    ),
    "setting.handicap_cap": "Höchste Vorgabe",
    "setting.handicap_cap.note": "0: alle Partien ohne Vorgabe.",
    # Pairing
    "setting.rules": "Regelwerk",
    "setting.rules.note": (
        "Die Regeln, mit denen das Turnier begann. Wechseln mit `nigiri rules --apply`."
    ),
    "setting.system": "System",
    "setting.system.note": (
        "Entscheidet, wer gegen wen spielt. Ein anderes ab einer späteren Runde: neben der Runde "
        "wählen."
    ),
    "setting.rounds": "Runden",
    "setting.rounds.note": "Von 1 bis 20.",
    "setting.gap": "Abstand zwischen Gruppen",
    "setting.gap.note": (
        "Leer: 0 bei bis zu 3 Runden, 1 bei 4 bis 6, sonst 2. Die Auslosung von Runde 1 trägt ihn "
        "ein."
    ),
    "setting.strongest": "Höchster zugelassener Rang",
    "setting.strongest.note": (
        "Für Anfängerturniere: wer stärker ist, wird gemeldet. Leer: alle dürfen mitspielen."
    ),
    "setting.tables_unused": "Nicht benutzte Tische",
    "setting.tables_unused.note": (
        "Etwa 7, 13, 20-24: dort wird niemand hingesetzt. Leer: alle werden benutzt."
    ),
    # Winners
    "setting.ranked_by": "Plätze gibt es",
    "setting.ranked_by.note": "Ein erster Platz in jeder Gruppe, oder eine Liste für alle.",
    "setting.ranked_by.sections": "in jeder Gruppe",
    "setting.ranked_by.all": "für alle zusammen",
    "setting.first": "Zuerst zählt",
    "setting.first.note": (
        "Bei Siegen zählen Freilose und kampflose Siege mit, bei Punkten auch die Startpunkte."
    ),
    "setting.first.NBW": "Siege",
    "setting.first.MMS": "Punkte",
    "setting.first.ALL": "wer alle Runden gespielt hat",
    "setting.tiebreaks": "Hilfswertungen",
    "setting.tiebreaks.note": (
        "In dieser Reihenfolge, durch Komma getrennt: die nächste zählt, wo alle vorigen gleich "
        "sind."
    ),
    "setting.tiebreaks.ONE": "Zweikampf",
    "setting.level_first": "In allem gleichauf",
    "setting.level_first.note": (
        "Auf Platz 1 einer Gruppe: teilen, Stichkampf, oder niemand ist Erster; „Stichkämpfe“ "
        "reicht bis „Stichkampf bis Platz“."
    ),
    "setting.level_first.share": "teilen",
    "setting.level_first.play-off": "Stichkampf",
    "setting.level_first.play-offs": "Stichkämpfe",
    "setting.level_first.nobody": "niemand Erster",
    "setting.winner_played_all": "Platz 1: alle Runden gespielt",
    "setting.winner_played_all.note": (
        "Ja: wer eine Runde ausließ, steht hinter dem Besten ohne Lücke; Freilose sind keine."
    ),
    "setting.colours": "Farben in der Übersicht",
    "setting.colours.note": "Kreise ○ ● oder Buchstaben.",
    "setting.colours.circles": "Kreise",
    "setting.colours.letters": "Buchstaben",
    "setting.standings_after": "Eingefrorene Rangliste",
    "setting.standings_after.note": (
        "3: Aushang und Seiten bleiben bei Runde 3, Auslosungen nicht. Leer: der neueste Stand."
    ),
    "setting.shown_scores": "Gezeigte Punkte",
    "setting.shown_scores.note": (
        "Ab 0: niemand steht unter 0. SOS und Nachrechnung behalten die echten Punkte, wenn "
        "nicht auch die Summen ab 0 sind."
    ),
    "setting.shown_scores.as-drawn": "wie bei der Paarung",
    "setting.shown_scores.from-zero": "ab 0",
    "setting.shown_scores.sums-too": "ab 0 mit Summen",
    # This file
    "setting.language": "Sprache",
    "setting.language.note": "{languages} oder {last}",
    "setting.event_id": "Kennung",
    "setting.event_id.note": "Unterscheidet dieses Turnier von allen anderen. Bitte nicht ändern.",
    "setting.schema": "Aufbau der Datei",
    # Who is kept apart
    "setting.apart.club": "Getrennt: Verein",
    "setting.apart.club.note": (
        "Ja: bis zu den letzten Runden. Oder Runden nennen, etwa 1-3. „streng 1-3“: vor allem "
        "anderen. Leer: nein."
    ),
    "setting.apart.city": "Getrennt: Stadt",
    "setting.apart.city.note": (
        "Wie bei Vereinen. Spieler des Ausrichters dürfen immer gegeneinander spielen."
    ),
    "setting.apart.state": "Getrennt: Region",
    "setting.apart.state.note": "Wie bei Vereinen: Bundesland, Kanton oder Region.",
    "setting.apart.country": "Getrennt: Land",
    "setting.apart.country.note": "Wie bei Vereinen.",
    "setting.apart.family": "Getrennt: Nachname",
    "setting.apart.family.note": (
        "Wie bei Vereinen, auch beim Ausrichter. Verwandte mit anderem Namen: Blatt „Wünsche“."
    ),
    "setting.apart_gap": "Getrennt: Punktunterschied dafür",
    "setting.apart_gap.note": (
        "0: gleiche Punkte gehen vor. 1: dann lieber Gegner mit einem Punkt Unterschied."
    ),
    "setting.country_gap": "Getrennt: Punktunterschied beim Land",
    "setting.country_gap.note": "Leer: wie bei den anderen.",
    "setting.apart_free": "Getrennt: ausgenommen",
    "setting.apart_free.note": (
        "Nicht getrennt wird, wer um den Sieg spielt: oberste Gruppe, Führende (die Hälfte "
        "gewonnen). Leer: niemand ausgenommen."
    ),
    "setting.apart_free.bar": "oberste Gruppe",
    "setting.apart_free.leading": "Führende",
    "setting.thresholds": "Schwellen für OpenGotha",
    "setting.thresholds.note": (
        "Stehen nur in dessen Datei, etwa: bar, 4d, wins. Hier ohne Wirkung."
    ),
    "setting.kept": "Weitere Parameter von OpenGotha",
    "setting.kept.note": (
        "Für die Datei von OpenGotha aufgehoben, hier ohne Wirkung. Leer: die üblichen."
    ),
    # Byes, rematches, colours
    "setting.bye_policy": "Freilos für",
    "setting.bye_policy.note": (
        "Bei ungerader Zahl; niemand bekommt zwei. Bei „niemand“ spielt ein Ersatz oder jemand "
        "setzt aus."
    ),
    "setting.bye_policy.home": "meiste Niederlagen (Ausrichter zuerst)",
    "setting.bye_policy.host": "Ausrichter (meiste Niederlagen zuerst)",
    "setting.bye_policy.losses": "meiste Niederlagen",
    "setting.bye_policy.winners": "wer schon gewonnen hat",
    "setting.bye_policy.lowest": "wenigste Punkte",
    "setting.bye_policy.none": "niemand",
    "setting.bye_host_rounds": "Freilose für den Ausrichter bis Runde",
    "setting.bye_host_rounds.note": (
        "Bis dahin kommen bei gleich vielen Niederlagen Spieler des Ausrichters zuerst, danach "
        "nicht mehr."
    ),
    "setting.bye_volunteers": "Freiwillige zuerst",
    "setting.bye_volunteers.note": (
        "Ja: mit „3?“ unter „Pausiert in Runden“ bietet sich ein Spieler für das Freilos der "
        "Runde 3 an."
    ),
    "setting.rematches": "Wiederholungen",
    "setting.rematches.note": (
        "Nie: geht eine Runde nicht ohne Wiederholung, wird sie nicht ausgelost, und Sie erfahren "
        "warum."
    ),
    "setting.rematches.never": "nie",
    "setting.rematches.allowed": "nur wenn es nicht anders geht",
    "setting.warn_gap": "Warnen ab Punktunterschied",
    "setting.warn_gap.note": "Punkte zwischen zwei Gegnern; steht auf „Probleme“. Leer: nie.",
    "setting.mixing": "Gruppen spielen",
    "setting.mixing.note": (
        "Nach Punkten über alle Gruppen, oder jede für sich mit eigenem Freilos."
    ),
    "setting.mixing.all": "miteinander",
    "setting.mixing.sections": "jede für sich",
    "setting.colour_rule": "Weiß ohne Vorgabe hat",
    "setting.colour_rule.note": (
        "Wer es seltener hatte; hatten es beide gleich oft, nach Ihrer Wahl. Nigiri: durch Los. "
        "Wahl der Spieler: offen, bis Sie es eintragen."
    ),
    "setting.colour_rule.stronger": "der Stärkere",
    "setting.colour_rule.balance": "im Wechsel",
    "setting.colour_rule.nigiri": "Nigiri",
    "setting.colour_rule.players": "Wahl der Spieler",
    "setting.seed": "Zahl für das Los",
    "setting.seed.note": "Zählt nur, wo sonst alles gleich ist. Andere Zahl, anderes Los.",
    # Who meets whom
    "setting.pattern": "In einer Punktgruppe",
    "setting.pattern.note": (
        "Bei 8 Spielern: Hälften 1-5, 2-6, 3-7, 4-8; Stärkster - Schwächster 1-8, 2-7; Nachbarn "
        "1-2, 3-4."
    ),
    "setting.pattern_until": "Diese Paarung bis Runde",
    "setting.pattern_until.note": "Leer: in allen Runden.",
    "setting.pattern_after": "Nach dieser Runde",
    "setting.pattern_after.note": "Die Paarung der späteren Runden, wenn darüber eine Runde steht.",
    "setting.seeding": "Reihenfolge in der Punktgruppe",
    "setting.seeding.note": (
        "Nummer: nach Rang, dann nach Nummer. SOS-2: SOS ohne die zwei niedrigsten Gegner."
    ),
    "setting.seeding.number": "Nummer",
    "setting.seeding.rating": "Rating",
    "setting.float_down": "Wer runtergelost wird",
    "setting.float_down.note": "Aus einer ungeraden Gruppe, gegen jemanden aus der nächsten.",
    "setting.float_up": "Wer hochgelost wird",
    "setting.float_up.note": "Der aus der nächsten Gruppe, der gegen diesen spielt.",
    "setting.last_rounds": "Von oben herab paaren ab Runde",
    "setting.last_rounds.note": (
        "Jeder, von oben an, spielt gegen den nächsten, den er noch nicht hatte. Leer: nur in der "
        "letzten Runde."
    ),
    "setting.title_players": "Um den Titel spielen",
    "setting.title_players.note": (
        "Nahe der Spitze treffen sie aufeinander: wer auf „Wünsche“ steht, oder in den letzten "
        "zwei Runden alle Europäer."
    ),
    "setting.title_players.wishes": "wie auf „Wünsche“",
    "setting.title_players.Europeans": "Europäer",
    # What makes a draw better
    "setting.criterion.title": "Titel: nahe der Spitze",
    "setting.criterion.title.note": (
        "Wer auf „Wünsche“ mit „Titel“ steht, spielt gegen seinesgleichen, solange er vorn dabei "
        "ist."
    ),
    "setting.criterion.score": "Punktunterschied",
    "setting.criterion.score.note": (
        "Gleiche Punkte spielen gegeneinander. Geht das nicht, sind zwei kleine Unterschiede "
        "besser als ein großer."
    ),
    "setting.criterion.boundaries": "Übersprungene Punktgruppen",
    "setting.criterion.boundaries.note": (
        "Möglichst wenige Schritte von einer Punktgruppe zur nächsten."
    ),
    "setting.criterion.floated": "Zweimal runter- oder hochgelost",
    "setting.criterion.floated.note": (
        "Niemand wird zweimal runter- oder zweimal hochgelost, wenn es geht."
    ),
    "setting.criterion.again": "Zweimal aus der Gruppe gelost",
    "setting.criterion.again.note": (
        "Niemand spielt zweimal außerhalb seiner Punktgruppe, ob runter oder hoch, wenn es geht."
    ),
    "setting.criterion.balanced": "Hoch und runter im Ausgleich",
    "setting.criterion.balanced.note": (
        "Wer einmal runtergelost war, wird eher hochgelost, und umgekehrt."
    ),
    "setting.criterion.floats": "Wer die Gruppe wechselt",
    "setting.criterion.floats.note": (
        "Runter der Schwächste, hoch der Stärkste, oder wie oben gewählt."
    ),
    "setting.criterion.wishes": "Wünsche",
    "setting.criterion.wishes.note": (
        "„lieber gegeneinander“ und „lieber nicht“ auf dem Blatt „Wünsche“, das mit dem "
        "ersten Wunsch kommt."
    ),
    "setting.criterion.children": "Kinder",
    "setting.criterion.children.note": (
        "Ein auf „Wünsche“ vermerktes Kind ohne Sieg spielt gegen so ein Kind oder einen "
        "Schwächeren."
    ),
    "setting.criterion.halves": "Hälften",
    "setting.criterion.halves.note": (
        "An jedem Tisch einer aus der oberen und einer aus der unteren Hälfte der Gruppe."
    ),
    "setting.criterion.apart": "Getrennt gehalten",
    "setting.criterion.apart.note": "Vereine, Städte und was Sie oben sonst noch trennen.",
    "setting.criterion.later": "Früher getrennt gehalten",
    "setting.criterion.later.note": (
        "In den letzten Runden, wer bis dahin getrennt blieb. Leer: nach allem anderen, vor dem "
        "Los."
    ),
    "setting.criterion.place": "Platz in der Punktgruppe",
    "setting.criterion.place.note": "Genau nach dem Muster: 1-5, 2-6, 3-7, 4-8.",
    "setting.criterion.handicap": "Vorgabe",
    "setting.criterion.handicap.note": "Möglichst wenige Steine an allen Tischen zusammen.",
    "setting.criterion.third": "Dreimal dieselbe Farbe",
    "setting.criterion.third.note": (
        "Niemand hat dreimal nacheinander dieselbe Farbe, wenn es geht."
    ),
    "setting.criterion.colours": "Farben",
    "setting.criterion.colours.note": "Jeder hat Weiß so oft wie Schwarz, wenn es geht.",
    # Start scores
    "setting.start_rule": "Startpunkte nach",
    "setting.start_rule.note": (
        "Gruppe: Gruppen und ihr Abstand. Bar oder Rang: ein Punkt je Rang. Stufe: nach Rating."
    ),
    "setting.start_rule.sections": "Gruppe",
    "setting.start_rule.bar": "Bar",
    "setting.start_rule.grade": "Rang",
    "setting.start_rule.bands": "Stufe",
    "setting.start_rule.none": "nichts: alle 0",
    "setting.bar": "Bar",
    "setting.bar.note": (
        "Ab diesem Rang starten alle mit gleichen Punkten. Leer: wo Gruppe 1 endet, oder der "
        "Vorschlag, bis Runde 1 ausgelost ist."
    ),
    "setting.bar_by": "Bar vorgeschlagen nach",
    "setting.bar_by.note": (
        "Nach der Rundenzahl, oder wie beim Europäischen Kongress: höchstens 67 Spieler, ab 4 Dan."
    ),
    "setting.bar_by.rounds": "Runden",
    "setting.bar_by.congress": "Kongress",
    "setting.floor": "Unterste Stufe",
    "setting.floor.note": "Niemand startet tiefer als dieser Rang. Leer: keine Grenze.",
    "setting.supergroup": "Supergruppe ab Rang",
    "setting.supergroup.note": (
        "Sie starten über der Bar. Leer: niemand. Für Einzelne: „Anderer Start“."
    ),
    "setting.supergroup_points": "Supergruppe über der Bar um",
    "setting.supergroup_points.note": "Punkte.",
    "setting.band_k": "Breite der Stufen (K)",
    "setting.band_k.note": (
        "Von 0,67 bis 1,50. Abstand der Startpunkte: Spieler / (Runden x K), mindestens 1."
    ),
    "setting.band_k_top": "Breite der obersten Stufe (K)",
    "setting.band_k_top.note": "Dasselbe nur für die oberste Stufe.",
    "setting.zero_up": "Niedrigster Start ist 0",
    "setting.zero_up.note": "Ja: niemand startet unter 0; alle Startpunkte steigen gemeinsam.",
    "setting.zero": "Rang, der bei 0 startet",
    "setting.zero.note": "Mit einer Bar. Leer: 1 Dan, oder wie oben. OpenGotha zählt ab 30k.",
    "setting.rating_scale": "Ratings sind",
    "setting.rating_scale.note": "EGF: 2100 ist 1 Dan. AGA: 1,5 ist 1 Dan, -12,3 ist 12 Kyu.",
    "setting.rating_scale.egf": "EGF",
    "setting.rating_scale.aga": "AGA",
    "setting.entry_by": "Startrating",
    "setting.entry_by.note": (
        "Wenn der Rang nicht der des Ratings ist. Rang: seine Mitte zählt, unter dem Rating nur "
        "mit Nachweis."
    ),
    "setting.entry_by.rating": "Rating",
    "setting.entry_by.rank": "Rang",
    # Handicaps and komi
    "setting.handicap_by": "Vorgabe nach",
    "setting.handicap_by.note": (
        "Es zählt der Rang, die Punkte vor der Runde, das Rating oder der Rang zum Rating."
    ),
    "setting.handicap_by.rank": "Rang",
    "setting.handicap_by.score": "Punkten",
    "setting.handicap_by.rating": "Rating",
    "setting.handicap_by.rating-rank": "Rang des Ratings",
    "setting.handicap_even_above": "Ohne Vorgabe ab Rang",
    "setting.handicap_even_above.note": (
        "Wer mit diesem Rang oder höher gemeldet ist, spielt alles ohne Vorgabe: ein Rang oder "
        "Bar. Leer: niemand."
    ),
    "setting.handicap_even_above.bar": "Bar",
    "setting.handicap_top": "Für Vorgaben höchstens",
    "setting.handicap_top.note": (
        "Nach Rang oder Punkten zählt niemand höher als dieser Rang, wie in OpenGotha. Leer: ohne "
        "Grenze."
    ),
    "setting.komi_even": "Komi ohne Vorgabe",
    "setting.komi_even.note": "Punkte für Weiß; durch das ½ gibt es kein Unentschieden.",
    "setting.komi_one": "Komi bei Vorgabe 1",
    "setting.komi_one.note": "½: bei Gleichstand gewinnt Weiß; -½: Schwarz.",
    "setting.komi_handicap": "Komi mit Vorgabesteinen",
    "setting.komi_handicap.note": "Ab Vorgabe 2.",
    "setting.board": "Brettgröße",
    "setting.board.note": (
        "Bei 13 und 9 kommt das Blatt „Vorgaben“ mit Steinen und Komi von selbst dazu."
    ),
    # What a round counts
    "setting.worth.win": "Ein Sieg zählt",
    "setting.worth.win.note": "Am Brett gewonnen.",
    "setting.worth.jigo": "Ein Jigo zählt",
    "setting.worth.jigo.note": "Unentschieden am Brett.",
    "setting.worth.loss": "Eine Niederlage zählt",
    "setting.worth.loss.note": "Am Brett verloren.",
    "setting.worth.unfinished": "Eine laufende Partie zählt",
    "setting.worth.unfinished.note": "Für beide, solange das Ergebnis fehlt.",
    "setting.worth.default_win": "Ein kampfloser Sieg zählt",
    "setting.worth.default_win.note": "Der Gegner kam nicht.",
    "setting.worth.default_jigo": "Ein kampfloses Unentschieden zählt",
    "setting.worth.default_jigo.note": "Für jeden die Hälfte, ohne Partie.",
    "setting.worth.default_loss": "Eine kampflose Niederlage zählt",
    "setting.worth.default_loss.note": "Nicht gekommen; auch wenn beide fehlten.",
    "setting.worth.both_win": "Ein Sieg für beide zählt",
    "setting.worth.both_win.note": "Gespielt, und beide bekommen den Sieg.",
    "setting.worth.both_lose": "Eine Niederlage für beide zählt",
    "setting.worth.both_lose.note": "Gespielt, und beide bekommen die Niederlage.",
    "setting.worth.bye": "Ein Freilos zählt",
    "setting.worth.bye.note": "Ohne Gegner, weil die Zahl der Spieler ungerade ist.",
    "setting.worth.missed": "Eine ausgelassene Runde zählt",
    "setting.worth.missed.note": "Angekündigt pausiert, oder für jemanden ausgesetzt.",
    "setting.worth.unassigned": "Unangekündigtes Fehlen zählt",
    "setting.worth.unassigned.note": (
        "Weder Partie noch Freilos, und nicht als pausiert eingetragen."
    ),
    "setting.worth.rounded": "Halbe Punkte am Ende",
    "setting.worth.rounded.note": (
        "Bleiben, werden für Runden ohne Partie abgerundet, oder insgesamt abgerundet."
    ),
    "setting.worth.rounded.none": "bleiben",
    "setting.worth.rounded.idle": "ohne Partie abgerundet",
    "setting.worth.rounded.all": "abgerundet",
    # What tie-breaks see
    "setting.scoring.after_leaving": "Wer ganz abgereist ist",
    "setting.scoring.after_leaving.note": (
        "Die Punkte enden mit der letzten gespielten Runde, oder ausgelassene Runden zählen weiter."
    ),
    "setting.scoring.after_leaving.nothing": "bekommt nichts mehr",
    "setting.scoring.after_leaving.counted": "bekommt ausgelassene Runden",
    "setting.scoring.missed_sos": "SOS einer ausgelassenen Runde",
    "setting.scoring.missed_sos.note": "Was anstelle eines Gegners zählt.",
    "setting.scoring.bye_sos": "SOS eines Freiloses",
    "setting.scoring.bye_sos.note": "Dasselbe für ein Freilos.",
    "setting.scoring.bye_sdos": "SDOS eines Freiloses",
    "setting.scoring.bye_sdos.note": "Dasselbe, wie für einen besiegten Gegner.",
    "setting.scoring.idle_sosos": "SOSOS einer Runde ohne Partie",
    "setting.scoring.idle_sosos.note": "Die eigene SOS, oder die Startpunkte einmal je Runde.",
    "setting.scoring.normalised": "SOS auf alle Runden gerechnet",
    "setting.scoring.normalised.note": (
        "Ja: geteilt durch die Zahl der Gegner, mal die Zahl der Runden."
    ),
    "setting.scoring.handicaps": "Vorgaben in der SOS",
    "setting.scoring.handicaps.note": (
        "Gezählt: ein Gegner zählt um gegebene Steine mehr, um erhaltene weniger."
    ),
    "setting.scoring.handicaps.counted": "gezählt",
    "setting.scoring.handicaps.left-out": "nicht gezählt",
    # Round robin and groups
    "setting.robin_order": "Reihenfolge der Begegnungen",
    "setting.robin_order.note": (
        "Fest: Nummer 1 bleibt sitzen. Berger: die üblichen Tafeln. Liga: Tafeln für 10 oder 12."
    ),
    "setting.robin_order.pivot": "fest",
    "setting.robin_order.berger": "Berger",
    "setting.robin_order.league": "Liga",
    "setting.robin_seats": "Plätze darin",
    "setting.robin_seats.note": "Nach den Nummern der Spieler oder nach Los.",
    "setting.robin_seats.number": "nach Nummer",
    "setting.robin_seats.lot": "nach Los",
    "setting.group_size": "Spieler je Gruppe",
    "setting.group_size.note": "Für Gruppen, die vorgeschlagen werden, etwa Achtergruppen.",
    # Knockouts and play-offs
    "setting.knockout_size": "Spieler im Baum",
    "setting.knockout_size.note": "Die stärksten. Leer: alle, im Schweizer KO 8.",
    "setting.third_place": "Spiel um Platz 3",
    "setting.third_place.note": "Zwischen den Verlierern der Halbfinale, in der letzten Runde.",
    "setting.playoff_places": "Stichkampf bis Platz",
    "setting.playoff_places.note": (
        "Gleichstände um diese Plätze werden ausgespielt: 1 nur um den Sieg."
    ),
    # Teams
    "setting.team_boards": "Mannschaften: Bretter im Wettkampf",
    "setting.team_boards.note": "Leer: so viele, wie die meisten Mannschaften Spieler haben.",
    "setting.team_best": "Mannschaften: gezählte Ergebnisse",
    "setting.team_best.note": "So viele der besten Ergebnisse, wo jeder für sich spielt.",
    # Chart and ladder
    "setting.side_games": "Nebenturnier: Partien je Paar",
    "setting.side_games.note": "Öfter spielen zwei auf dem Blatt „Tafel“ nicht gegeneinander.",
    "setting.side_won_by": "Nebenturnier: Erster nach",
    "setting.side_won_by.note": "Was auf „Tafel“ entscheidet; bei Gleichstand die Punkte.",
    "setting.side_won_by.wins": "Siegen",
    "setting.side_won_by.wins-losses": "Siegen minus Niederlagen",
    "setting.side_won_by.percentage": "Prozent",
    "setting.side_least": "Nebenturnier: Partien für einen Platz",
    "setting.side_least.note": "So viele Partien braucht es, wo Prozente entscheiden.",
    "setting.ladder_reach": "Leiter: Plätze nach oben",
    "setting.ladder_reach.note": "So viele Plätze nach oben darf man herausfordern.",
}
