"""What a federation would refuse, and the way out, in German."""

WORDS = {
    "defect.no-id": "{name} hat keine Verbandsnummer ({federation}).",
    "defect.no-id.many": "{players} Spieler haben keine Verbandsnummer ({federation}).",
    "defect.no-id.way": "Nachschlagen und eintragen; wer neu ist, hat noch keine: leer lassen.",
    "defect.id-unreadable": "„{typed}“ bei {name} ist keine Verbandsnummer.",
    "defect.id-unreadable.way": (
        "8 Ziffern eintragen für die EGF, 7 für die FFG, bis zu 5 für die AGA."
    ),
    "defect.id-long": "{name} hat die AGA-Nummer {number}; keine hat mehr als fünf Ziffern.",
    "defect.id-long.way": "Nachschlagen und eintragen; wer neu ist, hat noch keine: leer lassen.",
    "defect.id-twice": "{name} hat dieselbe Nummer wie {other}: {number}.",
    "defect.id-twice.way": "Eines von beiden berichtigen.",
    "defect.name-twice": "{name} steht zweimal in der Liste, mit den Nummern {number} und {other}.",
    "defect.name-twice.way": "Kann so bleiben, wenn es zwei Personen sind; sonst berichtigen.",
    "defect.lapsed": "Die Mitgliedschaft von {name} endete am {until}, noch vor dem Turnier.",
    "defect.lapsed.many": (
        "Die Mitgliedschaft von {players} Spielern endete noch vor dem Turnier."
    ),
    "defect.lapsed.way": "Verlängern und den neuen Tag eintragen.",
    "defect.no-end": "Niemand weiß, bis wann {name} Mitglied der AGA ist.",
    "defect.no-end.many": "Von {players} Spielern weiß niemand, bis wann sie in der AGA sind.",
    "defect.no-end.way": (
        "Auf der Liste der AGA nachsehen und unter „Mitglied bis“ eintragen; auf Lebenszeit: "
        "2099-12-31."
    ),
    "defect.rank-low": "{name} ist als {rank} angemeldet; nach dem Rating wäre es {rated}.",
    "defect.rank-low.many": (
        "{players} Spieler sind unter dem Rang angemeldet, den das Rating ergibt."
    ),
    "defect.rank-low.way": "Den Rang berichtigen oder dem Verband den Grund mitteilen.",
    "defect.rank-high": (
        "{name} ist als {rank} angemeldet, mehr als einen Rang über {rated} nach dem Rating."
    ),
    "defect.rank-high.many": (
        "{players} Spieler sind mehr als einen Rang über dem nach dem Rating angemeldet."
    ),
    "defect.rank-high.way": "Den Rang berichtigen oder genehmigen lassen.",
    "defect.unrated-high": "{name} hat kein Rating und ist als {rank} angemeldet.",
    "defect.unrated-high.many": (
        "{players} Spieler haben kein Rating und sind über 2d angemeldet."
    ),
    "defect.unrated-high.way": (
        "Das Rating eintragen oder den Rang genehmigen lassen (bis 2d nicht nötig)."
    ),
    "defect.given": "{name} hat keinen Vornamen.",
    "defect.given.many": "{players} Spieler haben keinen Vornamen.",
    "defect.given.way": "Den Vornamen eintragen: der Verband braucht beide Namen.",
    "defect.letters": "{letters} im Namen von {name} lässt sich in der Datei nicht schreiben.",
    "defect.letters.many": "{players} Namen lassen sich in der Datei nicht schreiben.",
    "defect.letters.way": (
        "Den Namen in lateinischen Buchstaben eintragen, so wie ihn der Verband kennt, oder diese "
        "dahinter in Klammern: 太田 (Ota). Bis dahin wird keine Datei geschrieben."
    ),
    "defect.player-country": "Das Land von {name} fehlt.",
    "defect.player-country.many": "{players} Spieler haben kein Land.",
    "defect.player-country.way": "Zwei Buchstaben oder den Namen eintragen: IE oder Irland.",
    "defect.country-unknown": "„{typed}“, das Land von {name}, ist nicht bekannt.",
    "defect.country-unknown.way": "Zwei Buchstaben oder den Namen eintragen: IE oder Irland.",
    "defect.event-name": "Der Name des Turniers fehlt.",
    "defect.event-name.way": (
        "Eintragen, wie das Turnier in der Turnierliste heißen soll: Frühlingsturnier 2026."
    ),
    "defect.dates-missing": "Der Termin des Turniers fehlt.",
    "defect.dates-missing.way": "2026-05-12 - 2026-05-13 eintragen, oder 12.05.2026 - 13.05.2026.",
    "defect.dates": "Es ist nicht sicher, welche Tage mit „{typed}“ gemeint sind.",
    "defect.dates.way": "2026-05-12 - 2026-05-13 eintragen, oder 12.05.2026 - 13.05.2026.",
    "defect.late": (
        "Das Turnier endete vor {days:# Tag|# Tagen}; nach 30 Tagen kann die AGA es ablehnen."
    ),
    "defect.late.way": "Erst der AGA schreiben; oder die Tage berichtigen.",
    "defect.place": "Der Ort fehlt.",
    "defect.place.way": (
        "Stadt und Land eintragen, in den USA den Bundesstaat: Lyon, FR oder Princeton, NJ."
    ),
    "defect.region": "Land oder Bundesstaat von {typed} fehlt.",
    "defect.region.way": "Zwei Buchstaben ergänzen: Lyon, FR oder Princeton, NJ.",
    "defect.times-missing": "Die Bedenkzeit fehlt.",
    "defect.times-missing.way": (
        "So eintragen: 60 min + 30 s byo-yomi, 60 min + 15/5, 45 min + 10 s Fischer; "
        "ohne Byo-yomi: 45 min sudden death."
    ),
    "defect.times": "„{typed}“ sagt nicht alles über die Bedenkzeit.",
    "defect.times.way": (
        "So eintragen: 60 min + 30 s byo-yomi, 60 min + 15/5, 45 min + 10 s Fischer; "
        "ohne Byo-yomi: 45 min sudden death."
    ),
    "defect.class": (
        "Grundbedenkzeit {main} min, angepasst {adjusted} min: zu kurz für jede Klasse der EGF."
    ),
    "defect.class.way": "Die Bedenkzeit berichtigen; solche Partien zählen nicht für das Rating.",
    "defect.times-short": "„{typed}“ ist kürzer, als die AGA für das Rating zulässt.",
    "defect.times-short.way": (
        "Die Bedenkzeit berichtigen; solche Partien zählen nicht für das Rating."
    ),
    "defect.board": "Partien auf {size}×{size} zählen nicht für das Rating.",
    "defect.board.way": "Nur Turniere auf 19×19 einsenden.",
    "defect.rounds": "Ausgeloste Runden: {drawn} von {rounds}.",
    "defect.rounds.way": "Die anderen auslosen oder die Zahl der Runden berichtigen.",
    "defect.result": "Runde {round}: {white} - {black} hat kein Ergebnis.",
    "defect.result.way": "Das Ergebnis eintragen.",
    "defect.default": (
        "Runde {round}: {white} - {black} zählt als gespielt, aber {name} pausiert in dieser Runde."
    ),
    "defect.default.way": (
        "Wenn niemand spielte, den Sieger mit def eintragen; sonst „Pausiert in Runden“ "
        "berichtigen."
    ),
    "defect.unsayable": (
        "Runde {round}: {white} - {black} hat nicht genau einen Sieger und wird nicht gesendet."
    ),
    "defect.unsayable.way": "Das Ergebnis berichtigen oder dem Verband mitteilen.",
    "defect.both": "Runde {round}: {white} - {black} hat dasselbe Ergebnis für beide.",
    "defect.both.way": "Das Ergebnis berichtigen oder dem Verband mitteilen.",
    "defect.read-back": "Runde {round}: {white} - {black}: die Gegenprobe ergab etwas anderes.",
    "defect.read-back.way": "Eines von beiden berichtigen.",
}
