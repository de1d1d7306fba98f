"""Was zu Runden gesagt wird, die aus einem anderen Programm zurückkommen, und zum Schattenlauf."""

WORDS = {
    "returned": (
        "Aus {source}: {rounds:# Runde|# Runden} mit {games:# Partie|# Partien} und {byes:# "
        "Freilos|# Freilosen}, {results:# Ergebnis|# Ergebnisse}, {players:# neuer Spieler|# "
        "neue Spieler}."
    ),
    "returned.nothing": "{source} enthält nichts, was in der Arbeitsmappe fehlt.",
    "returned.new": (
        "{names}: nicht auf „{sheet}“. {players:Soll der Spieler|Sollen die Spieler} eingetragen "
        "werden?"
    ),
    "returned.unclear": (
        "{source}: Es ist nicht klar, wer das auf „{sheet}“ ist: {names}. Geben Sie ihnen auf "
        "beiden Seiten denselben Namen und dieselbe Verbandsnummer, und niemandem zweimal; "
        "nichts wurde geändert."
    ),
    "returned.broken": (
        "{source}: Die Runden sind nicht vollständig, deshalb wurde nichts geändert. {what}"
    ),
    "returned.differs": (
        "{source} und die Arbeitsmappe widersprechen sich, deshalb wurde nichts geändert: "
        "{what}. Berichtigen Sie, was falsch ist, und holen Sie die Runden dann noch einmal."
    ),
    "returned.differs.pair.there": (
        "Runde {round}: {players} spielen dort gegeneinander, hier nicht"
    ),
    "returned.differs.pair.here": "Runde {round}: {players} spielen hier gegeneinander, dort nicht",
    "returned.differs.bye.there": "Runde {round}: {who} hat dort ein Freilos, hier nicht",
    "returned.differs.bye.here": "Runde {round}: {who} hat hier ein Freilos, dort nicht",
    "returned.differs.colours": "Runde {round}: {players} haben dort die anderen Farben",
    "returned.differs.handicap": "Runde {round}: {players} haben dort Vorgabe {there}, hier {here}",
    "returned.differs.result": "Runde {round}: {players} steht dort {there}, hier {here}",
    "returned.rounds": (
        "{source} hat eine Runde {round}, das Turnier hat {rounds:# Runde|# Runden}. Ändern Sie "
        "zuerst „Runden“ auf „{event}“."
    ),
    "returned.system": (
        "{source}: Runde {round} ist auf „{event}“ als „{system}“ angesetzt, das selbst "
        "bestimmt, wer gegen wen spielt. Nur Runden eines McMahon- oder Schweizer Turniers "
        "lassen sich holen."
    ),
    "returned.players": "{source}: Mit den neuen Spielern sind es mehr als {most}.",
    "returned.ranks": "Ränge, die dort anders sind und hier so bleiben: {what}.",
    "returned.rank": "{name} {there} (hier {here})",
}
