"""Results: entered, missing, read back; in German."""

WORDS = {
    # A result is entered
    "results.entered": "Tisch {table}: {white} - {black}  {result}",
    "results.entered.was": "Tisch {table}: {white} - {black}  {result} (vorher {was})",
    "results.entered.round": "Runde {round}, Tisch {table}: {white} - {black}  {result}",
    "results.entered.round-was": (
        "Runde {round}, Tisch {table}: {white} - {black}  {result} (vorher {was})"
    ),
    "results.settled": (
        "Tisch {table}: die Gegenprobe sagte etwas anderes, {result}; sie wurde geleert."
    ),
    # What comes next
    "results.missing": "Runde {round}, noch ohne Ergebnis: {tables}.",
    "results.so-far": (
        "Runde {round}: alle Ergebnisse bis jetzt sind da; Runde {newest} ist erst teilweise "
        "ausgelost. {next}"
    ),
    "results.complete.partly": (
        "Runde {round} ist komplett; Runde {newest} ist erst teilweise ausgelost. {next}"
    ),
    "results.complete.earlier": "Runde {round} ist komplett. Was das ändert: `nigiri standings`",
    "results.complete.before": "Runde {round} ist komplett. Noch ohne Ergebnis: {tables}.",
    "results.complete": "Runde {round} ist komplett. {next}",
    "results.over": (
        "{rounds:Die einzige Runde ist|Alle # Runden sind} komplett. Ansehen: `nigiri standings`"
    ),
    "results.next.others": "Die anderen: `nigiri draw --rest`",
    "results.next.draw": "Wer pausiert? Dann: `nigiri draw`",
    # What cannot be entered
    "results.none": "Noch ist keine Runde ausgelost: `nigiri draw`",
    "results.undrawn": "Runde {round} ist nicht ausgelost.",
    "results.draft": (
        "Runde {draft} ist nur ein Entwurf: erst `nigiri keep` oder `nigiri discard`. Um Runde "
        "{round} zu berichtigen: --round {round} anhängen"
    ),
    "results.twice": "{number} kommt zweimal vor; vielleicht ist eine andere Nummer gemeint.",
    "results.table.twice": "Tisch {table}, {white} gegen {black}, kommt zweimal vor.",
    "results.table.has": (
        "Tisch {table}, {white} gegen {black}, hat schon {result}. Berichtigen: --table {table} "
        "{winner}"
    ),
    "results.table.has-round": (
        "Tisch {table}, {white} gegen {black}, hat schon {result}. Berichtigen: --round {round} "
        "--table {table} {winner}"
    ),
    "results.table.none": "In Runde {round} gibt es keinen Tisch {table}.",
    "results.bye": "{number} hat in Runde {round} das Freilos; es zählt von selbst als Sieg.",
    "results.absent": "{number} spielt Runde {round} nicht.",
    "results.elsewhere": (
        "{number} spielt Runde {round} nicht; die Partie in Runde {earlier} läuft noch: `nigiri "
        "result --round {earlier} {number}`"
    ),
    "results.unknown": (
        "„{asked}“ ist kein Ergebnis; {white} oder {black} eingeben (wer gewonnen hat), W (Weiß), "
        "S (Schwarz), jigo, 0-0, oder eines davon mit def."
    ),
    "results.unknown.french": (
        "„{asked}“ ist kein Ergebnis; {white} oder {black} eingeben (wer gewonnen hat), W (Weiß), "
        "N (Schwarz; B allein kann Black oder Blanc sein), jigo, 0-0, oder eines davon mit def."
    ),
    # Which results are missing
    "results.list.all-in": "Alle Ergebnisse sind da.",
    "results.list.title": "Fehlende Ergebnisse",
    "results.list.print": "Drucken und aushängen: `nigiri print missing`",
    "results.list.counts": "{points} für beide",
    "results.column.round": "Runde",
    "results.column.table": "Tisch",
    "results.column.number": "Nr.",
    "results.column.white": "Weiß",
    "results.column.black": "Schwarz",
    "results.column.counts": "Vorläufig",
    "results.column.first": "Zuerst eingetragen",
    "results.column.now": "Jetzt eingetragen",
    # A second pass: results read back
    "results.back.title": "Runde {round}: anders eingetragen",
    "results.back.log": "Gegenprobe: {tables}",
    "results.back.verified": "Runde {round}: {verified} von {boards:# Tisch|# Tischen} bestätigt.",
    "results.back.skipped": (
        "Gegenprobe jetzt: {now}; ausgelassen, da schon gegengeprüft: {before}."
    ),
    "results.back.differ": (
        "Zuerst anders eingetragen: {tables}. Der erste Eintrag gilt. Ist er falsch: `nigiri "
        "result --table {table} WINNER`. Stimmt er: `nigiri verify --table {table} WINNER`"
    ),
    "results.back.differ-round": (
        "Zuerst anders eingetragen: {tables}. Der erste Eintrag gilt. Ist er falsch: `nigiri "
        "result --round {round} --table {table} WINNER`. Stimmt er: `nigiri verify --round {round} "
        "--table {table} WINNER`"
    ),
    "results.back.alone": (
        "Gegengeprüft, aber nie eingetragen: {tables}. Die Gegenprobe allein zählt nicht: `nigiri "
        "result --table {table} WINNER`"
    ),
    "results.back.alone-round": (
        "Gegengeprüft, aber nie eingetragen: {tables}. Die Gegenprobe allein zählt nicht: `nigiri "
        "result --round {round} --table {table} WINNER`"
    ),
    "results.back.left": "Noch ohne Gegenprobe: {tables}.",
    "results.back.no-column": (
        "Das Blatt „{sheet}“ hat keine Spalte für eine Gegenprobe: „Gegen- probe“ in eine leere "
        "Zelle von Zeile {row} schreiben, etwa {cell}."
    ),
    "results.back.twice": "Tisch {table} kommt in der Gegenprobe zweimal vor.",
    "results.back.table": "Tisch {table}: {why} Nichts wurde vermerkt.",
    "results.back.too-many": (
        "{results:# Ergebnis|# Ergebnisse}, aber nur noch {left:# Tisch|# Tische} ohne Gegenprobe: "
        "{tables}. Nichts wurde vermerkt."
    ),
    "results.back.too-many.none": (
        "{results:# Ergebnis|# Ergebnisse}, aber nur noch {left:# Tisch|# Tische} ohne Gegenprobe. "
        "Nichts wurde vermerkt."
    ),
    "results.back.too-many.from": (
        "{results:# Ergebnis|# Ergebnisse}, aber ab Tisch {first} nur {left:# Tisch|# Tische}: "
        "{tables}. Nichts wurde vermerkt."
    ),
    "results.back.list.headings": (
        "Die Liste braucht in der ersten Zeile die Überschriften „Tisch“ und „Ergebnis“."
    ),
    "results.back.list.table": "Zeile {row} der Liste: {asked} ist kein Tisch.",
}
