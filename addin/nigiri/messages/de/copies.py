"""What is said of two copies of an event, in German."""

WORDS = {
    "copies.diff.none": "Kein Unterschied: Die beiden Kopien sind gleich.",
    "copies.take": "Übernommen aus {source}: {what}.",
    "copies.take.players": "{many:# Spieler|# Spieler}",
    "copies.take.wishes": "{many:# Wunsch|# Wünsche}",
    "copies.take.results": "{many:# Ergebnis|# Ergebnisse}",
    "copies.take.cells": "{many:# Zelle|# Zellen}",
    "copies.take.new": "Neu: {names}.",
    "copies.take.renumbered": (
        "{name} hat in {source} die Nr. {was}; die hat hier jemand anders, es wird also Nr. {now}."
    ),
    "copies.take.stays": (
        "{many:# Zelle ist|# Zellen sind} in {source} anders und {many:bleibt|bleiben} wie hier."
    ),
    "copies.take.left.columns": (
        "Nicht übernommen, weil nigiri {many:diese Spalte|diese Spalten} von „Spieler“ nicht "
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
        "{source}: {what}. Die Paare in einer der beiden Kopien berichtigen und es noch einmal "
        "versuchen; oder die Ergebnisse hier eintippen."
    ),
    "copies.take.drawn.board": "{table}: {white} – {black}",
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
    "copies.take.ask": "Was gilt, {file} oder {copy}?  [{file}]",
    "copies.take.side.file": "Datei",
    "copies.take.side.copy": "Kopie",
}
