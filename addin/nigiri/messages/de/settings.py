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
        "Was eine Auslosung besser macht: 1 zählt am meisten; leer: zählt nicht"
    ),
    "setting.group.starts": "Startpunkte",
    "setting.group.handicaps": "Vorgaben und Komi",
    "setting.group.worth": "Was eine Runde zählt: Punkte · Siege · für Gegner: Punkte · Siege",
    "setting.group.sums": "Was in Hilfswertungen zählt",
    "setting.group.robin": "Jeder gegen jeden und Gruppen",
    "setting.group.knockout": "KO-System und Stichkämpfe",
    "setting.group.teams": "Mannschaften",
    "setting.group.side": "Tafel und Leiter",
    "setting.part.draw": "Die Auslosung im Einzelnen",
    "setting.part.scores": "Startpunkte, Vorgaben und Punkte im Einzelnen",
    "setting.part.systems": "Andere Systeme im Einzelnen",
    "setting.part.note": "Wer es anders will: so, wie es dasteht, folgt es dem Regelwerk.",
    "setting.part.systems.note": "Für Turniere ohne McMahon: siehe „System“ weiter oben.",
    # choices of several settings
    "setting.answer.yes": "ja",
    "setting.answer.no": "nein",
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
    "setting.name.note": "steht auf jedem Blatt",
    "setting.dates": "Termin",
    "setting.place": "Ort",
    "setting.director": "Turnierleiter",
    "setting.host": "Ausrichter (Stadt oder Verein)",
    "setting.host.note": (
        "die ersten Freilose gehen an ihn; seine Spieler dürfen gegeneinander (M6, M10)"
    ),
    "setting.players_from": "Spieler aus",
    "setting.players_from.note": (
        "eine andere Datei in diesem Ordner: `nigiri players` holt ihre Liste und was sich dort "
        "ändert"
    ),
    "setting.family": "Daneben läuft",
    "setting.family.note": (
        "andere Dateien in diesem Ordner, durch Komma getrennt: niemand spielt zwei Partien "
        "zugleich"
    ),
    # Play
    "setting.rules_of_play": "Regeln und Komi",
    "setting.time_limits": "Bedenkzeit",
    "setting.time_by_rank": "Bedenkzeit nach Rang",
    "setting.time_by_rank.note": (
        "wie beim Stärkeren der zwei: 4d: 2h30 + 60s; 30k: 1h30 + 30s (E8); leer: Bedenkzeit"
    ),
    "setting.handicap_reduction": "Vorgabe: Unterschied minus",
    "setting.handicap_reduction.note": (
        "1: ein Rang Unterschied ohne Vorgabe, zwei ohne Komi; bei Gleichstand siegt Weiß (M12)"
    ),
    "setting.handicap_cap": "Höchste Vorgabe",
    "setting.handicap_cap.note": "0: alle Partien ohne Vorgabe",
    # Pairing
    "setting.rules": "Regelwerk",
    "setting.rules.note": (
        "womit das Turnier begann; ein anderes ändert hier sonst nichts: `nigiri rules --apply`"
    ),
    "setting.system": "System",
    "setting.system.note": (
        "wer gegen wen spielt; ein anderes ab einer Runde steht oben neben dieser Runde"
    ),
    "setting.rounds": "Runden",
    "setting.rounds.note": "1 bis 20",
    "setting.gap": "Abstand zwischen Gruppen",
    "setting.gap.note": "leer: nach den Runden (bis 3: 0, 4-6: 1, ab 7: 2) (M3)",
    "setting.strongest": "Höchster zugelassener Rang",
    "setting.strongest.note": (
        "für Anfänger oder begrenzte Turniere: wer stärker ist, wird gemeldet; leer: alle (B26)"
    ),
    "setting.tables_unused": "Nicht benutzte Tische",
    "setting.tables_unused.note": (
        "etwa 7, 13, 20-24: dort wird niemand hingesetzt; leer: alle werden benutzt"
    ),
    # Winners
    "setting.ranked_by": "Plätze gibt es",
    "setting.ranked_by.note": "in jeder Gruppe (M14) oder in einer Liste für alle (E7)",
    "setting.ranked_by.sections": "in jeder Gruppe",
    "setting.ranked_by.all": "für alle zusammen",
    "setting.first": "Zuerst zählt",
    "setting.first.note": (
        "Siege, auch kampflose und Freilose (M14); die Punkte (B1); alle Runden (E7)"
    ),
    "setting.first.NBW": "Siege",
    "setting.first.MMS": "Punkte",
    "setting.first.ALL": "wer alle Runden gespielt hat",
    "setting.tiebreaks": "Hilfswertungen",
    "setting.tiebreaks.note": "in ihrer Reihenfolge, durch Komma getrennt (M15, B30)",
    "setting.tiebreaks.ONE": "Zweikampf",
    "setting.colours": "Farben in der Übersicht",
    "setting.colours.note": "Kreise ○ ● oder Buchstaben",
    "setting.colours.circles": "Kreise",
    "setting.colours.letters": "Buchstaben",
    "setting.standings_after": "Eingefrorene Rangliste",
    "setting.standings_after.note": (
        "3: Aushang, Seiten und Rangliste bleiben beim Stand nach Runde 3, ausgelost wird mit "
        "allem; leer: der neueste"
    ),
    # This file
    "setting.language": "Sprache",
    "setting.language.note": "{languages} oder {last}",
    "setting.event_id": "Kennung",
    "setting.event_id.note": "gehört für immer zu diesem Turnier; nicht ändern",
    "setting.schema": "Aufbau der Datei",
    # Who is kept apart
    "setting.apart.club": "Getrennt: Verein",
    "setting.apart.club.note": (
        "ja: bis zu den letzten Runden, dann weniger (M10); oder Runden wie 1-3 (A7); oder leer"
    ),
    "setting.apart.city": "Getrennt: Stadt",
    "setting.apart.city.note": (
        "ebenso; aus Verein und Stadt des Ausrichters darf man gegeneinander (M10)"
    ),
    "setting.apart.state": "Getrennt: Region",
    "setting.apart.state.note": "ebenso: Bundesland, Kanton, Region (A7)",
    "setting.apart.country": "Getrennt: Land",
    "setting.apart.country.note": "ebenso",
    "setting.apart.family": "Getrennt: Nachname",
    "setting.apart.family.note": (
        "ebenso, auch beim Ausrichter; Verwandte mit anderem Namen: „Wünsche“ (B8)"
    ),
    "setting.apart_gap": "Getrennt: was es kosten darf",
    "setting.apart_gap.note": (
        "0: Punkte gehen vor; 1: lieber ein Punkt Unterschied als so ein Paar (A7)"
    ),
    "setting.apart_free": "Getrennt: ausgenommen",
    "setting.apart_free.note": (
        "leer, oder wer gewinnen kann: oberste Gruppe, Führende (die Hälfte gewonnen) (B8)"
    ),
    "setting.apart_free.bar": "oberste Gruppe",
    "setting.apart_free.leading": "Führende",
    "setting.thresholds": "Schwellen für OpenGotha",
    "setting.thresholds.note": (
        "nur für dessen Datei: bar, 4d, wins. Hier wirkt es nicht; leer: wie oben"
    ),
    # Byes, rematches, colours
    "setting.bye_policy": "Freilos für",
    "setting.bye_policy.note": (
        "bei ungerader Zahl, keinem zweimal (M6); niemand: Ersatz oder Freiwillige springen ein "
        "(B6)"
    ),
    "setting.bye_policy.home": "meiste Niederlagen dann Ausrichter",
    "setting.bye_policy.host": "Ausrichter dann meiste Niederlagen",
    "setting.bye_policy.losses": "meiste Niederlagen",
    "setting.bye_policy.winners": "wer schon gewonnen hat",
    "setting.bye_policy.lowest": "wenigste Punkte",
    "setting.bye_policy.none": "niemand",
    "setting.bye_host_rounds": "Freilose beim Ausrichter bis Runde",
    "setting.bye_host_rounds.note": (
        "bis dahin bei gleich vielen Niederlagen erst der Ausrichter; danach niemand (M6)"
    ),
    "setting.bye_volunteers": "Freiwillige zuerst",
    "setting.bye_volunteers.note": (
        "ja: wer 3? unter „Pausiert in Runden“ hat, bekommt das Freilos der 3; nein: nach Regel "
        "(M6)"
    ),
    "setting.rematches": "Wiederholungen",
    "setting.rematches.note": (
        "nie: ginge keine Runde ohne Wiederholung, wird nicht ausgelost und das gesagt (M7)"
    ),
    "setting.rematches.never": "nie",
    "setting.rematches.allowed": "nur wenn es nicht anders geht",
    "setting.warn_gap": "Warnen ab einem Abstand von",
    "setting.warn_gap.note": "Punkten zwischen zwei Gegnern, auf „Probleme“; leer: nie (M8)",
    "setting.mixing": "Gruppen spielen",
    "setting.mixing.note": (
        "nach Punkten über alle Gruppen (M8); oder jede für sich, mit eigenem Freilos (A5)"
    ),
    "setting.mixing.all": "miteinander",
    "setting.mixing.sections": "jede für sich",
    "setting.colour_rule": "Weiß ohne Vorgabe hat",
    "setting.colour_rule.note": (
        "ausgeglichen; dann der Stärkere (M11), oder im Wechsel und nach Los (B3); Nigiri: Los "
        "(M24)"
    ),
    "setting.colour_rule.stronger": "der Stärkere",
    "setting.colour_rule.balance": "im Wechsel",
    "setting.colour_rule.nigiri": "Nigiri",
    "setting.seed": "Zufallszahl",
    "setting.seed.note": "zählt nur, wo alles andere gleich ist",
    # Who meets whom
    "setting.pattern": "In einer Punktgruppe",
    "setting.pattern.note": (
        "1-5, 2-6, 3-7, 4-8 (M9); Stärkster - Schwächster 1-8, 2-7; Nachbarn 1-2, 3-4"
    ),
    "setting.pattern_until": "So bis Runde",
    "setting.pattern_until.note": "leer: in allen Runden",
    "setting.pattern_after": "Und nach dieser Runde",
    "setting.pattern_after.note": "dieselbe Auswahl; gilt nur mit einer Zahl darüber",
    "setting.seeding": "Reihenfolge in der Punktgruppe",
    "setting.seeding.note": (
        "Nummer: Rang, dann Nummer (M9); Rating; SOS; SOS-2: ohne die zwei niedrigsten (E6)"
    ),
    "setting.seeding.number": "Nummer",
    "setting.seeding.rating": "Rating",
    "setting.float_down": "Wer runtergelost wird",
    "setting.float_down.note": "aus einer ungeraden Gruppe, gegen jemanden der nächsten (M8)",
    "setting.float_up": "Wer hochgelost wird",
    "setting.float_up.note": "aus der nächsten Gruppe, gegen diesen (M8)",
    "setting.last_rounds": "Hälften weichen ab Runde",
    "setting.last_rounds.note": (
        "leer: in der letzten; von oben an nimmt jeder den ersten, gegen den er noch nicht "
        "spielte (M9)"
    ),
    # What makes a draw better
    "setting.criterion.title": "Titel: nahe der Spitze",
    "setting.criterion.title.note": (
        "wer auf „Wünsche“ „Titel“ hat, spielt gegen seinesgleichen, solange vorn dabei ({source})"
    ),
    "setting.criterion.score": "Punktunterschied",
    "setting.criterion.score.note": (
        "gleiche Punkte gegeneinander; sonst die kleinste Summe der Quadrate ({source})"
    ),
    "setting.criterion.boundaries": "Überschrittene Grenzen",
    "setting.criterion.boundaries.note": (
        "wörtlich: die wenigsten Schritte von einer Punktgruppe zur nächsten ({source})"
    ),
    "setting.criterion.floated": "Schon so hoch-/runtergelost",
    "setting.criterion.floated.note": (
        "niemand wird zweimal runter- oder zweimal hochgelost, wenn es geht ({source})"
    ),
    "setting.criterion.again": "Schon hoch-/runtergelost",
    "setting.criterion.again.note": (
        "niemand wird zweimal hoch- oder runtergelost, wenn es geht ({source})"
    ),
    "setting.criterion.balanced": "Hoch und Runter im Ausgleich",
    "setting.criterion.balanced.note": (
        "wer runtergelost war, wird eher hochgelost, und umgekehrt ({source})"
    ),
    "setting.criterion.floats": "Wer hoch-/runtergelost wird",
    "setting.criterion.floats.note": (
        "runter der Schwächste, hoch der Stärkste, oder wie oben gewählt ({source})"
    ),
    "setting.criterion.wishes": "Wünsche",
    "setting.criterion.wishes.note": (
        "„lieber gegeneinander“ und „lieber nicht“ auf dem Blatt „Wünsche“ ({source})"
    ),
    "setting.criterion.children": "Kinder",
    "setting.criterion.children.note": (
        "ein „Kind“ der Wünsche ohne Sieg spielt gegen so ein Kind oder einen Schwachen ({source})"
    ),
    "setting.criterion.halves": "Hälften",
    "setting.criterion.halves.note": (
        "an jedem Tisch je einer der oberen und der unteren Hälfte der Punktgruppe ({source})"
    ),
    "setting.criterion.apart": "Getrennt gehalten",
    "setting.criterion.apart.note": (
        "Vereine, Städte ... wie unter „Wer getrennt gehalten wird“ ({source})"
    ),
    "setting.criterion.place": "Platz in der Punktgruppe",
    "setting.criterion.place.note": "genau nach dem Muster: 1-5, 2-6, 3-7, 4-8 ({source})",
    "setting.criterion.handicap": "Vorgabe",
    "setting.criterion.handicap.note": "die wenigsten Steine an allen Tischen ({source})",
    "setting.criterion.third": "Dritte gleiche Farbe in Folge",
    "setting.criterion.third.note": (
        "niemand hat dreimal in Folge dieselbe Farbe, wenn es geht ({source})"
    ),
    "setting.criterion.colours": "Farben",
    "setting.criterion.colours.note": "Weiß und Schwarz gleichen sich für jeden aus ({source})",
    # Start scores
    "setting.start_rule": "Startpunkte nach",
    "setting.start_rule.note": (
        "Gruppe und Abstand (M3); Rang, mit Bar (B1) oder ohne; Stufen nach Rating (A5)"
    ),
    "setting.start_rule.sections": "Gruppe",
    "setting.start_rule.bar": "Bar",
    "setting.start_rule.grade": "Rang",
    "setting.start_rule.bands": "Stufe",
    "setting.start_rule.none": "nichts: alle 0",
    "setting.bar": "Bar",
    "setting.bar.note": (
        "ab diesem Rang starten alle gleich (B1); leer: Ende von Gruppe 1, oder der Vorschlag"
    ),
    "setting.bar_by": "Bar vorgeschlagen nach",
    "setting.bar_by.note": (
        "der Zahl der Runden (B2); oder wie beim Kongress: 67 Spieler, ab 4 Dan (E5)"
    ),
    "setting.bar_by.rounds": "Runden",
    "setting.bar_by.congress": "Kongress",
    "setting.floor": "Unterste Stufe",
    "setting.floor.note": "niemand startet tiefer als dieser Rang; leer: keine Grenze (B1)",
    "setting.supergroup": "Supergruppe ab Rang",
    "setting.supergroup.note": (
        "sie starten über der Bar (B1, E5); leer: niemand. Einzelne: „Anderer Start“"
    ),
    "setting.supergroup_points": "Supergruppe über der Bar um",
    "setting.supergroup_points.note": "Punkte",
    "setting.band_k": "K der Stufen",
    "setting.band_k.note": (
        "0,67 bis 1,50; Abstand einer Stufe: Spieler / (Runden x K), mindestens 1 (A5)"
    ),
    "setting.band_k_top": "K der obersten Stufe",
    "setting.band_k_top.note": "ebenso (A5)",
    "setting.zero_up": "Niedrigster Start ist 0",
    "setting.zero_up.note": "ja: niemand startet unter 0, alle anderen entsprechend (A5)",
    "setting.zero": "Rang, der bei 0 startet",
    "setting.zero.note": "mit einer Bar; leer: 1 Dan (B1), oder wie oben; 30k wie OpenGotha",
    "setting.rating_scale": "Ratings sind",
    "setting.rating_scale.note": "EGF: 2100 ist 1 Dan; AGA: 1,5 ist 1 Dan, -12,3 ist 12 Kyu (A3)",
    "setting.rating_scale.egf": "EGF",
    "setting.rating_scale.aga": "AGA",
    # Handicaps and komi
    "setting.handicap_by": "Vorgabe nach",
    "setting.handicap_by.note": (
        "Rang (M12), Punkten vor der Runde (B3), Rating oder Rang des Ratings (A6)"
    ),
    "setting.handicap_by.rank": "Rang",
    "setting.handicap_by.score": "Punkten",
    "setting.handicap_by.rating": "Rating",
    "setting.handicap_by.rating-rank": "Rang des Ratings",
    "setting.handicap_even_above": "Ohne Vorgabe ab Rang",
    "setting.handicap_even_above.note": (
        "wer mit ihm oder höher angemeldet ist, spielt ohne; ein Rang, Bar oder leer (B3, E8)"
    ),
    "setting.handicap_even_above.bar": "Bar",
    "setting.handicap_top": "Zählt höchstens als",
    "setting.handicap_top.note": (
        "für Vorgaben nach Rang oder Punkten zählt niemand höher, wie in OpenGotha; oder leer"
    ),
    "setting.komi_even": "Komi ohne Vorgabe",
    "setting.komi_even.note": "Punkte für Weiß; das ½ verhindert Jigo",
    "setting.komi_one": "Komi bei Vorgabe 1",
    "setting.komi_one.note": "½: bei Gleichstand siegt Weiß (M12); -½: Schwarz (A6)",
    "setting.komi_handicap": "Komi mit Steinen",
    "setting.komi_handicap.note": "ab Vorgabe 2",
    "setting.board": "Brettgröße",
    "setting.board.note": (
        "13 und 9: Steine und Komi auf dem Blatt „Vorgaben“, das von selbst dazukommt (B23)"
    ),
    # What a round counts
    "setting.worth.win": "Ein Sieg zählt",
    "setting.worth.win.note": "am Brett gewonnen (M5)",
    "setting.worth.jigo": "Ein Jigo zählt",
    "setting.worth.jigo.note": "Gleichstand am Brett (M5)",
    "setting.worth.loss": "Eine Niederlage zählt",
    "setting.worth.loss.note": "am Brett verloren (M5)",
    "setting.worth.unfinished": "Eine laufende Partie zählt",
    "setting.worth.unfinished.note": "solange das Ergebnis fehlt: für beide eine Niederlage (B11)",
    "setting.worth.default_win": "Ein kampfloser Sieg zählt",
    "setting.worth.default_win.note": "der Gegner kam nicht (M5, B5)",
    "setting.worth.default_jigo": "Ein kampfloses Jigo zählt",
    "setting.worth.default_jigo.note": "die Hälfte für beide, ohne Partie",
    "setting.worth.default_loss": "Eine kampflose Niederlage zählt",
    "setting.worth.default_loss.note": "nicht gekommen; auch wenn beide fehlen (M5, A9)",
    "setting.worth.both_win": "Ein Sieg beider zählt",
    "setting.worth.both_win.note": "gespielt und beiden zugesprochen (A9)",
    "setting.worth.both_lose": "Eine Niederlage beider zählt",
    "setting.worth.both_lose.note": "gespielt und keinem zugesprochen (A9)",
    "setting.worth.bye": "Ein Freilos zählt",
    "setting.worth.bye.note": "spielfrei, weil die Zahl ungerade ist (M6)",
    "setting.worth.missed": "Eine ausgelassene Runde zählt",
    "setting.worth.missed.note": "angekündigt pausiert, oder für einen anderen ausgesetzt (M5, B4)",
    "setting.worth.unassigned": "Unangekündigtes Fehlen zählt",
    "setting.worth.unassigned.note": "weder Partie noch Freilos, und nicht pausiert (E14)",
    "setting.worth.rounded": "Halbe Punkte am Ende",
    "setting.worth.rounded.note": (
        "bleiben; oder die Summe der Runden ohne Partie abgerundet (B4); oder alles (E7)"
    ),
    "setting.worth.rounded.none": "bleiben",
    "setting.worth.rounded.idle": "ausgelassene ab",
    "setting.worth.rounded.all": "ab",
    # What tie-breaks see
    "setting.scoring.after_leaving": "Wer ganz abgereist ist",
    "setting.scoring.after_leaving.note": (
        "nichts mehr: die Punkte enden mit der letzten gespielten Runde (2005); oder es geht weiter"
    ),
    "setting.scoring.after_leaving.nothing": "bekommt nichts mehr",
    "setting.scoring.after_leaving.counted": "bekommt ausgelassene Runden",
    "setting.scoring.missed_sos": "SOS einer ausgelassenen Runde",
    "setting.scoring.missed_sos.note": (
        "was dort für einen Gegner steht: nichts (M17) oder etwas Eigenes (B7)"
    ),
    "setting.scoring.bye_sos": "SOS eines Freiloses",
    "setting.scoring.bye_sos.note": "ebenso",
    "setting.scoring.bye_sdos": "SDOS eines Freiloses",
    "setting.scoring.bye_sdos.note": "ebenso, als wäre jemand besiegt worden",
    "setting.scoring.idle_sosos": "SOSOS einer Runde ohne Partie",
    "setting.scoring.idle_sosos.note": "die eigene SOS (B7), oder die Startpunkte einmal je Runde",
    "setting.scoring.normalised": "SOS auf alle Runden gerechnet",
    "setting.scoring.normalised.note": (
        "ja: geteilt durch die Zahl der Gegner, mal die Runden (M17)"
    ),
    "setting.scoring.handicaps": "Vorgaben in der SOS",
    "setting.scoring.handicaps.note": (
        "gezählt: ein Gegner zählt um die gegebenen Steine mehr, um die erhaltenen weniger"
    ),
    "setting.scoring.handicaps.counted": "gezählt",
    "setting.scoring.handicaps.left-out": "nicht gezählt",
    # Round robin and groups
    "setting.robin_order": "Reihenfolge der Begegnungen",
    "setting.robin_order.note": (
        "fest: Nummer 1 bleibt sitzen (B16); Berger; wie gedruckt für die Liga mit 10 oder 12 (E1)"
    ),
    "setting.robin_order.pivot": "fest",
    "setting.robin_order.berger": "Berger",
    "setting.robin_order.league": "Liga",
    "setting.robin_seats": "Plätze darin",
    "setting.robin_seats.note": (
        "nach den Nummern der Spieler; oder nach Los (E1), je nach Zufallszahl"
    ),
    "setting.robin_seats.number": "nach Nummer",
    "setting.robin_seats.lot": "nach Los",
    "setting.group_size": "Spieler je Gruppe",
    "setting.group_size.note": (
        "als Gruppen vorgeschlagen: Achtergruppen (M22), jeder gegen jeden zu etwa sechst"
    ),
    # Knockouts and play-offs
    "setting.knockout_size": "Spieler im Baum",
    "setting.knockout_size.note": "die stärksten; leer: alle, im Schweizer KO 8 (B19)",
    "setting.third_place": "Spiel um Platz 3",
    "setting.third_place.note": (
        "die Verlierer der Halbfinale spielen es in der letzten Runde (B20)"
    ),
    "setting.playoff_places": "Stichkampf bis Platz",
    "setting.playoff_places.note": (
        "Gleichstände um diese Plätze werden ausgespielt: 1 (E3), 3 oder 4 (E2)"
    ),
    # Teams
    "setting.team_boards": "Mannschaften: Bretter",
    "setting.team_boards.note": (
        "eines Wettkampfs; leer: so viele, wie die meisten Spieler haben (B21)"
    ),
    "setting.team_best": "Mannschaften: was zählt",
    "setting.team_best.note": "so viele der besten Ergebnisse, wo jeder für sich spielt (B14)",
    # Chart and ladder
    "setting.side_games": "Nebenturnier: Partien je Paar",
    "setting.side_games.note": "öfter spielen zwei auf „Tafel“ nicht gegeneinander (B22)",
    "setting.side_won_by": "Nebenturnier: Erster nach",
    "setting.side_won_by.note": "was auf „Tafel“ zählt; bei Gleichstand: Punkte (B22)",
    "setting.side_won_by.wins": "Siegen",
    "setting.side_won_by.wins-losses": "Siegen minus Niederlagen",
    "setting.side_won_by.percentage": "Prozent",
    "setting.side_least": "Nebenturnier: Partien für Platz",
    "setting.side_least.note": "so viele braucht es, wo Prozente zählen",
    "setting.ladder_reach": "Leiter: Plätze nach oben",
    "setting.ladder_reach.note": "so weit nach oben darf man herausfordern",
}
