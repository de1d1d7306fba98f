"""What stands on the sheets while results are typed, in German."""

WORDS = {
    "round.find": "◄ Spieler suchen",
    "round.bye.note": "zählt als Sieg",
    "round.back": "spielt ab Runde {number}",
    "round.free": "keine Partie in dieser Runde",
    "round.gone": "pausiert bis zum Ende",
    "round.in": "{done} von {boards} Ergebnissen",
    "round.more": " · {more} weitere ▲: `nigiri check`",
    "round.last": "   zuletzt eingetragen: {number} {where}",
    "round.last.table": "{name}, Tisch {table}",
    "found.none": "◄ niemand",
    "found.round": "► {count} gefunden, zu Tisch {table}",
    "found.row": "► zu Zeile {row}",
    "check.twice": "{number} steht hier zweimal",
    "check.met": "diese zwei haben schon gegeneinander gespielt",
    "check.list": "die Liste der Sieger sagt etwas anderes",
    "check.both": "{white} und {black} stehen beide in der Liste",
    "check.result": "„{typed}“ ist kein Ergebnis: {white} oder {black} eintragen",
    "check.letter": "„{typed}“: Black oder Blanc? {white} oder {black} eintragen",
    "check.you": "von Hand: ",
    "check.new": "neue Paarung ",
    "check.colours": "Farben getauscht ",
    "check.white": "Weiß (Auslosung: {number}) ",
    "check.black": "Schwarz (Auslosung: {number}) ",
    "check.table": "Tisch (Auslosung: {table}) ",
    "check.handicap": "Vorgabe (Auslosung: {stones}) ",
    "check.is": " · {number} = {name} {rank}",
    "check.next": "· der nächste Befehl setzt die Vorgabe ",
    "check.rule": "· Vorgabe nach der Regel: {stones} ",
    "check.weaker": "· nach der Regel hat {number} Schwarz, Vorgabe {stones} ",
    "check.out": "{number} pausiert in dieser Runde",
    "check.unseen": "· {number} ist nicht anwesend ",
    "check.out.result": "· {number} pausiert, hat aber ein Ergebnis ",
    "check.bye.black": "die Nummer gehört unter Weiß",
    "check.bye.unseen": "{number} ist nicht anwesend",
    "check.table.none": "· ohne Tischnummer ",
    "check.table.twice": "· Tisch {table} ist doppelt vergeben ",
    "check.third.white": "· {number} hat dreimal in Folge Weiß ",
    "check.third.black": "· {number} hat dreimal in Folge Schwarz ",
    "check.rank": "· Rang von {number}: hier {printed}, in „Spieler“ {rank} ",
    "share.club": "gleicher Verein",
    "share.city": "gleiche Stadt",
    "share.state": "gleiche Region",
    "share.country": "gleiches Land",
    "share.family": "gleicher Nachname",
    "check.playing": "läuft",
    "check.provisional": "fehlt, zählt vorerst",
    "check.won": "{number} gewinnt",
    "check.jigo": "Jigo",
    "check.none": "beide verlieren",
    "check.bothwin": "beide gewinnen",
    "check.default": " kampflos",
    "check.inlist": "  (Liste)",
    "check.bye.again": "{number} hatte schon ein Freilos",
    "check.bye.you": "von Hand: Freilos (Auslosung: {number})",
    "where.new": "neu: bekommt Nummer {number}",
    "where.unseen": "noch nicht da",
    "where.here": "anwesend",
    "where.reserve": "anwesend, bei Bedarf",
    "where.spare": "in dieser Runde nicht gebraucht",
    "where.offered": "pausiert, wie angeboten",
    "where.bye": "Freilos",
    "where.plays": "gegen {number} {name}",
    "where.out": "pausiert",
    "where.twice": "Nummer {number} ist doppelt vergeben",
    "where.moved": "Nummer {number} war bei der Auslosung jemand anders",
    "where.rank": "„{typed}“ ist kein Rang",
    "where.idle": "keine Partie in dieser Runde",
    "where.playing": "spielt noch Runde {round}",
    "where.waits": "wartet auf den Rest von Runde {round}",
    "where.free": "anwesend, ohne Gegner",
    "players.count": "anwesend {here}  ·  noch nicht da {unseen}",
    "bar.empty": "Die Spieler in „Spieler“ eintragen, dann vermerken, wer anwesend ist.",
    "bar.register": (
        "{here} anwesend, {unseen} noch nicht. Wenn alle da sind: `nigiri sections`, dann Runde 1 "
        "auslosen."
    ),
    "bar.sections": (
        "{here} anwesend, {unseen} noch nicht. „Gruppen“ ansehen, dann Runde 1 auslosen."
    ),
    "bar.problem": "Runde {round}, Tisch {table}: {what}",
    "bar.free": (
        "Runde {round}: {number} {name} hat keinen Gegner. Pause eintragen oder: `nigiri draw "
        "--rest`, `nigiri late`"
    ),
    "bar.part": (
        "Runde {round} läuft noch an Tisch {tables}. Ergebnisse eintragen, dann: `nigiri draw "
        "--ready`"
    ),
    "bar.list": "Liste der Sieger: eine Nummer ist falsch, siehe die rote Zelle",
    "bar.complete": (
        "Runde {round} ist komplett. In „Spieler“: wer pausiert? Dann Runde {next} auslosen."
    ),
    "bar.finished": (
        "{round:Die einzige Runde ist|Alle # Runden sind} komplett. „Rangliste“ und „Übersicht“ "
        "ansehen, dann drucken."
    ),
    "bar.level": (
        "Ein erster Platz ist auszuspielen: „Runden“ auf {last} erhöhen, neben Runde {round} "
        "Stichkampf eintragen, dann auslosen."
    ),
    "bar.level.places": (
        "Plätze sind auszuspielen: „Runden“ auf {last} erhöhen, neben Runde {round} Stichkampf "
        "eintragen, dann auslosen."
    ),
    "bar.drawn": (
        "Runde {round}: drucken, aushängen, Uhren starten, {missing:# Ergebnis|# Ergebnisse} "
        "eintragen."
    ),
    "bar.last": "Runde {round}: das letzte Ergebnis eintragen, Tisch {tables}",
    "bar.missing": ("Runde {round}: {missing:# Ergebnis|# Ergebnisse} eintragen, Tische {tables}"),
    "bar.moved": (
        "Spieler: {name} hatte Nummer {number}. Das Sortieren rückgängig machen oder dort wieder "
        "{number} eintragen"
    ),
    "bar.names": (
        "Spieler: {many} Namen neben anderen Nummern. Sortieren rückgängig machen, oder: "
        "`nigiri names`"
    ),
    "bar.player.twice": (
        "Spieler: Nummer {number} ist doppelt vergeben. Eine davon ändern oder leeren"
    ),
    "bar.player.rank": (
        "Spieler: „{typed}“ bei {name} ist kein Rang. 30k bis 1k oder 1d bis 9d eintragen"
    ),
    "bar.player.rankless": (
        "Spieler: {name} hat noch keinen Rang. 30k bis 1k oder 1d bis 9d eintragen"
    ),
    "bar.player.more": " · und {more} weitere",
    "bar.new": " · Ohne Gegner: {count} (`nigiri late`)",
    "late.offer": (
        "{had} hat das Freilos von Runde {round} und müsste es für eine Partie gegen {late} "
        "abgeben."
    ),
    "late.offer.reserve": (
        "{had} spielt nur bei Bedarf. In Runde {round} würde stattdessen {late} spielen."
    ),
    "late.later": (
        "Ab Runde {next}: {names}. Runde {round} ist ausgelassen: das zählt {points} und nicht "
        "als Sieg."
    ),
    "late.last": "Keine Partie für {names}: Runde {round} ist die letzte.",
    "late.rest": (
        "Für {names} ist niemand frei; Runde {round} war schon ausgelost. Das Freilos dieser "
        "Runde zählt als Sieg und ist nicht für Nachzügler. Ab der nächsten Runde mitspielen: "
        "`nigiri late {who}`"
    ),
    "bar.stops": "Zuerst in Ordnung bringen, was oben ■ hat ({stops}); dann: `nigiri check`",
    "bar.awaited": " · Angekündigt, noch nicht da: {who}",
    "bar.absent": " · Nicht gekommen, noch dabei? {who}",
    "bar.forced": " · Runde {next}: führende Europäer treffen aufeinander",
    "bar.foretold": " · Freilos in Runde {next}, falls niemand geht: {who}",
    "awaited.said": "{who} {count:ist|sind} für Runde {round} angekündigt, aber noch nicht da.",
    "awaited.draw": (
        "{who} {count:ist|sind} für Runde {round} angekündigt, aber noch nicht da. Trotzdem "
        "auslosen?"
    ),
    "awaited.keep": (
        "{who} {count:ist|sind} für Runde {round} angekündigt, aber noch nicht da. Den Entwurf "
        "trotzdem spielen?"
    ),
    "awaited.and": " und ",
    "check.stones": "„{typed}“ ist keine Vorgabe (0 bis 9)",
    "check.unknown": "diese Nummer fehlt in „Spieler“",
    "check.self": "{number} hat Weiß und Schwarz zugleich",
    "check.alone": "{number} hat hier keinen Gegner",
    "check.name": "Ist „{typed}“ ein Name, findet der nächste Befehl die Nummer",
    "check.verified": ", bestätigt",
    "check.second": "zuerst: {first}; Gegenprobe: {second}",
    "check.second.none": "kein Ergebnis",
    "bar.second": (
        "Runde {round} ist komplett, bestätigt: {verified} von {boards}. Mit der Gegenprobe "
        "weitermachen."
    ),
    "bar.lacks": "Runde {round} ist komplett",
    "bar.before": " · Offen: Runde {before}, Tisch {table}",
    "bar.draft": (
        "Runde {round} ist nur ein Entwurf. Ansehen, dann: `nigiri keep` oder `nigiri discard`"
    ),
    "bar.draft.results": (
        "Runde {round} ist nur ein Entwurf: Ergebnisse zählen erst nach `nigiri keep`"
    ),
    "round.verified": ", {verified} bestätigt",
    "bar.register.draw": (
        "{here} anwesend, {unseen} noch nicht. Wenn alle da sind, Runde 1 auslosen."
    ),
    "bar.over": (
        "Runde {round} ist komplett, alles ist gespielt. „Rangliste“ ansehen, dann drucken."
    ),
    "bar.over.teams": (
        "Runde {round} ist komplett, alles ist gespielt. „Mannschaften“ und „Rangliste“ ansehen."
    ),
}
