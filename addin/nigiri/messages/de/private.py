"""What is said of private facts, in German."""

WORDS = {
    "private.cells": "{heading} in {sheet} ({many})",
    "private.lines": (
        "{many:# Zeile|# Zeilen} des Protokolls über das, was in Spieler und Wünsche getippt wurde"
    ),
    "private.users": "wer die Befehle gab, in {many:# Zeile|# Zeilen} des Protokolls",
    "private.none": "Es wurde nichts Privates darin gefunden.",
    "private.named": (
        "{many:# Person|# Personen} mit „ja“ bei „Name verbergen“ {many:steht|stehen} darin mit "
        "vollem Namen: wer die Datei bekommt, liest {many:ihn|sie}."
    ),
    "private.left": "Bleibt, wie es ist: {what}. Bitte nachsehen, ob dort etwas Privates steht.",
    "private.copy": "{copy} ist fertig für das Archiv; {file} ist, wie sie war.",
    "private.copy.unsaved": (
        "Erst die Arbeitsmappe speichern: die Kopie entsteht aus der gespeicherten Datei."
    ),
    "private.copy.out": "Weggelassen: {what}.",
    "private.forget.out": "Zu vergessen: {what}.",
    "private.forget.copies": (
        "{many:# frühere Kopie|# frühere Kopien}, daneben oder für „Rückgängig“ aufbewahrt: "
        "ohne sie lässt sich nichts zurücknehmen oder wiederherstellen."
    ),
    "private.forget.hall": (
        "Was der Saal gemeldet hat, und seine Codes, im Ordner {folder}: was bis dahin nicht "
        "übernommen ist, geht verloren."
    ),
    "private.forget.texts": "{many:# Text, den|# Texte, die} keine Zelle der Datei mehr zeigt.",
    "private.organiser": (
        "{file} daneben enthält Anschriften und Telefonnummern: auch dort vergessen lassen."
    ),
    "private.forget.ask": "Das lässt sich nicht rückgängig machen. Endgültig vergessen?",
    "private.forget.nothing": (
        "In {file} wurde nichts Privates gefunden, und keine frühere Kopie davon."
    ),
    "private.forget.no-more": (
        "{file} hat nichts mehr zu vergessen, und es gibt keine frühere Kopie davon."
    ),
    "private.forget.done": (
        "{file} hat das vergessen. Was gedruckt, exportiert oder verschickt wurde, ist "
        "anderswo und bleibt."
    ),
    "private.log": "Protokoll vom {when}, {who}: {words}",
    "private.log.nobody": "Protokoll vom {when}: {words}",
}
