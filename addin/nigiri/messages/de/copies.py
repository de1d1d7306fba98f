"""What is said of two copies of an event, in German."""

WORDS = {
    "copies.diff.one-event": "A ist {a}, B ist {b}: zwei Kopien von {name_a}.",
    "copies.diff.other-event": (
        "A ist {a} mit dem Turnier {name_a}, B ist {b} mit {name_b}. Es sind zwei Turniere, nicht "
        "zwei Kopien von einem: Ihre Kennungen sind verschieden. Spieler werden nach dem Namen "
        "verglichen."
    ),
    "copies.diff.unknown-event": (
        "A ist {a}, B ist {b}. Ob es Kopien desselben Turniers sind, lässt sich nicht sagen: Eine "
        "Kennung fehlt."
    ),
    "copies.diff.newer.a": (
        "Nach den Protokollen ist A neuer: mit allen Befehlen von B und weiteren, dem letzten "
        "vom {last_a}."
    ),
    "copies.diff.newer.b": (
        "Nach den Protokollen ist B neuer: mit allen Befehlen von A und weiteren, dem letzten "
        "vom {last_b}."
    ),
    "copies.diff.newer.both": (
        "In beiden ging es seit {parted} weiter: in A bis {last_a}, in B bis {last_b}."
    ),
    "copies.diff.newer.neither": "Seit dem Kopieren wurde in keiner von beiden ein Befehl gegeben.",
    "copies.diff.newer.unknown": "Welche neuer ist, geht aus ihren Protokollen nicht hervor.",
    "copies.diff.none": "Kein Unterschied: Die beiden Kopien sind gleich.",
    "copies.diff.about": "Worum es geht",
    "copies.diff.what": "Unterschied",
    "copies.diff.part.players": "Spieler",
    "copies.diff.part.round": "Runde {round}",
    "copies.diff.part.sections": "Gruppen",
    "copies.diff.part.wishes": "Wünsche",
    "copies.diff.part.settings": "Einstellungen",
    "copies.diff.part.others": "Andere Blätter",
    "copies.diff.value": "{what}: {a} in A, {b} in B.",
    "copies.diff.empty": "nichts",
    "copies.diff.of": "{who}, {column}",
    "copies.diff.cell": "{sheet}, {line}, {column}",
    "copies.diff.pair": "{white} – {black}",
    "copies.diff.seats": "{white} – {black} (Tisch {table})",
    "copies.diff.table-of": "Tisch von {white} – {black}",
    "copies.diff.only.a": "Nur in A: {what}.",
    "copies.diff.only.b": "Nur in B: {what}.",
    "copies.diff.by-hand.a": "Nur in A, von Hand geändert: {what}.",
    "copies.diff.by-hand.b": "Nur in B, von Hand geändert: {what}.",
    "copies.diff.player": "{who}, {rank}",
    "copies.diff.player.club": "{who}, {rank}, {club}",
    "copies.diff.clash": (
        "Nr. {number} ist in A {a}, in B aber {b}: zwei Personen mit derselben Nummer."
    ),
    "copies.diff.namesakes": "Vielleicht eine Person, vielleicht zwei: {a} in A, {b} in B.",
    "copies.diff.column": "{column}: bei {many:# Spieler|# Spielern} nicht gleich.",
    "copies.diff.round.a": "Sie ist nur in A ausgelost.",
    "copies.diff.round.b": "Sie ist nur in B ausgelost.",
    "copies.diff.draft.a": "Nur in A gibt es einen Entwurf davon.",
    "copies.diff.draft.b": "Nur in B gibt es einen Entwurf davon.",
    "copies.diff.only-draft.a": "In A ist sie noch ein Entwurf, in B ausgelost.",
    "copies.diff.only-draft.b": "In A ist sie ausgelost, in B noch ein Entwurf.",
    "copies.diff.drawn.alike": (
        "Sie wurde nur einmal ausgelost, aber Paarungen wurden von Hand geändert."
    ),
    "copies.diff.drawn.apart": (
        "Sie wurde in A und B getrennt ausgelost, und die Auslosungen sind verschieden."
    ),
    "copies.diff.turned": "Weiß und Schwarz in B vertauscht: {pairs}.",
    "copies.diff.byes.a": "Freilos nur in A: {who}.",
    "copies.diff.byes.b": "Freilos nur in B: {who}.",
    "copies.diff.tables": "{many:# Partie wird|# Partien werden} an einem anderen Tisch gespielt.",
    "copies.diff.results": "Verschiedene Ergebnisse: {tables}.",
    "copies.diff.result": "Tisch {table} ({result})",
    "copies.diff.results.a": "Ergebnisse nur in A: {results}.",
    "copies.diff.results.b": "Ergebnisse nur in B: {results}.",
    "copies.diff.results.many.a": "{many} Ergebnisse nur in A: {tables}.",
    "copies.diff.results.many.b": "{many} Ergebnisse nur in B: {tables}.",
    "copies.diff.sheet-new": "Das Blatt {sheet} gibt es nur in B.",
    "copies.diff.sheet-gone": "Das Blatt {sheet} gibt es nur in A.",
    "copies.diff.sheet-name": "Die Registerkarte {a} in A heißt in B {b}.",
    "copies.diff.sheet-own": "Auf {sheet}, einem eigenen Blatt, ist etwas verschieden.",
    "copies.diff.columns-own": "In eigenen Spalten auf {sheet} ist etwas verschieden.",
    "copies.diff.row-new": "{sheet}, eine Zeile nur in B: {b}",
    "copies.diff.row-gone": "{sheet}, eine Zeile nur in A: {a}",
    "copies.diff.cells": "{sheet}: {many:# weitere Zelle ist|# weitere Zellen sind} verschieden.",
    "copies.diff.this": "diese Arbeitsmappe",
    "copies.diff.no-event": (
        "{file} ist kein Turnier: Das Blatt Turnier fehlt. Zum Vergleich gehört eine Kopie der "
        "Turnierdatei selbst."
    ),
    "copies.diff.organisers": (
        "{file} ist eine Arbeitsmappe der Veranstalter, kein Turnier. Zum Vergleich gehört eine "
        "Kopie der Turnierdatei selbst."
    ),
    "copies.diff.same-file": "A und B sind dieselbe Datei: {file}.",
    "copies.take": "Übernommen aus {source}: {what}.",
    "copies.take.nothing": "In {source} gibt es nichts zu übernehmen.",
    "copies.take.players": "{many:# Spieler|# Spieler}",
    "copies.take.wishes": "{many:# Wunsch|# Wünsche}",
    "copies.take.results": "{many:# Ergebnis|# Ergebnisse}",
    "copies.take.cells": "{many:# Zelle|# Zellen}",
    "copies.take.new": "Neu: {names}.",
    "copies.take.renumbered": (
        "{name} hat in {source} die Nr. {was}, die hier jemand anders hat, und bekommt Nr. {now}."
    ),
    "copies.take.stays": (
        "{many:# Zelle ist|# Zellen sind} in {source} anders und {many:bleibt|bleiben} wie hier."
    ),
    "copies.take.left.columns": (
        "Nicht übernommen, weil nigiri {many:diese Spalte|diese Spalten} von „{sheet}“ nicht "
        "kennt: {headings}. Was davon gebraucht wird, von Hand übertragen."
    ),
    "copies.take.left.sheets": (
        "Anders, und nicht übernommen: {sheets}. Was von {many:diesem Blatt|diesen Blättern} "
        "gebraucht wird, von Hand übertragen."
    ),
    "copies.take.wrong": (
        "{source}: Dort {many:ist # Zelle|sind # Zellen} falsch, deshalb wurde nichts übernommen. "
        "In dieser Kopie zu berichtigen:"
    ),
    "copies.take.no-event": "{source} ist kein Turnier von nigiri.",
    "copies.take.other": (
        "{source} ist die Kopie eines anderen Turniers, deshalb wurde nichts übernommen."
    ),
    "copies.take.rounds": (
        "Runde {round} ist in {source} ausgelost, hier aber nicht, deshalb wurde nichts "
        "übernommen: Nur eine Kopie kann auslosen. Mit jener Kopie weitermachen, oder die Runde "
        "dort zurücknehmen."
    ),
    "copies.take.drawn": (
        "Runde {round} ist nicht gleich ausgelost, deshalb wurde nichts übernommen. Nur in "
        "{source}: {what}. Die Paarungen in einer der beiden Kopien berichtigen und es noch "
        "einmal versuchen; oder die Ergebnisse hier eintippen."
    ),
    "copies.take.drawn.board": "{table}: {white} – {black}",
    "copies.take.drawn.pair": "{white} – {black}",
    "copies.take.drawn.bye": "Freilos für {who}",
    "copies.take.of": "{column} von {who}",
    "copies.take.board": "{column} in Runde {round}, {white} – {black}",
    "copies.take.listed": "{column} in Runde {round}, {who}",
    "copies.take.wish": "{column} beim Wunsch von {who}",
    "copies.take.round": "{column} von Runde {round}",
    "copies.take.difference": "{what}: hier {file}, in {source} {copy}",
    "copies.take.undecided": (
        "{many:# Zelle ist|# Zellen sind} in {source} anders, deshalb wurde nichts "
        "übernommen:\n{what}\nWas soll gelten? --keep file (diese Datei) oder --keep "
        "copy (die Kopie); im Terminal wird einzeln gefragt."
    ),
    "copies.take.differ": (
        "{many:# Zelle ist|# Zellen sind} in {source} anders, deshalb wurde nichts übernommen."
    ),
    "copies.take.here": "Hier",
    "copies.take.there": "In der Kopie",
    "copies.take.choose": (
        "Zum Übernehmen angeben, was gelten soll, diese Arbeitsmappe oder die Kopie: `nigiri take`"
    ),
    "copies.take.singly": (
        "Stimmen manche Zellen hier und andere in der Kopie: erst hier eintippen, was dort richtig "
        "ist, dann behalten, was hier steht."
    ),
    "copies.take.overwrite": (
        "{many:# Zelle|# Zellen} dieser Arbeitsmappe durch das ersetzen, was in {source} "
        "steht?\n{what}"
    ),
    "copies.take.itself": (
        "{source} ist diese Arbeitsmappe selbst. Bitte die Kopie des Helfers wählen."
    ),
    "copies.take.ask": "Was gilt, {file} oder {copy}?  [{file}]",
    "copies.take.side.file": "Datei",
    "copies.take.side.copy": "Kopie",
}
