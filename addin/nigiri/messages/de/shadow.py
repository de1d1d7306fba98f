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
    "shadow.title": "{name}: neben nigiri",
    "shadow.lead": (
        "{source} ({format}), jede Runde von nigiri neu ausgelost: vom selben Stand aus, mit "
        "denselben Spielern und den Einstellungen der Datei."
    ),
    "shadow.verdict.alike": "nigiri hätte alles genauso gemacht.",
    "shadow.verdict.lot": "Nichts unterscheidet sich außer dem, was das Los entscheidet.",
    "shadow.verdict.differs": (
        "Einiges hätte nigiri anders gemacht. Jeder Unterschied steht unten, mit seinem Grund."
    ),
    "shadow.verdict.pairs": (
        "Paare: {same} von {boards} {boards:Tisch|Tischen} gleich, {lot} allein durch das Los "
        "anders, {other} durch ein Kriterium."
    ),
    "shadow.verdict.byes": "Freilose: {same} von {byes} nach der Regel von nigiri.",
    "shadow.verdict.games": (
        "Vorgaben und Farben: {same} von {boards} {boards:Tisch|Tischen} gleich, {lot} allein "
        "durch das Los mit anderen Farben, {other} durch eine Regel anders."
    ),
    "shadow.verdict.places": "Rangliste: {differ} von {players} {players:Spieler|Spielern} anders.",
    "shadow.verdict.places.alike": "Rangliste: jeder Platz und jede Zahl gleich.",
    "shadow.verdict.places.none": (
        "Rangliste: Die Datei des Turniers enthält keine. Geben Sie die Ergebnisdatei für die "
        "EGF (.h9) dazu, dann wird verglichen: --results"
    ),
    "shadow.no-round": (
        "{source} hat noch keine Runde mit einer Partie: Es gibt nichts zu vergleichen."
    ),
    "shadow.results.none": (
        "{source} ist keine Ergebnisdatei, denn kein Spieler steht darin. Die Datei mit den "
        "Ergebnissen für die EGF (.h9) nennen."
    ),
    "shadow.lost": "Was nigiri von der Datei nicht hat oder anders hat",
    "shadow.key": "Die Kriterien, die entschieden haben, in ihrer Reihenfolge",
    "shadow.note": (
        "Gewichten zwei Programme dasselbe verschieden, so ist keines im Unrecht: OpenGotha "
        "zählt seine Gewichte zusammen, nigiri geht ein Kriterium nach dem anderen durch; für "
        "ein Freilos zählt OpenGotha Rang und Punkte gemeinsam. Was dort nach einer Auslosung "
        "geändert wurde, etwa ein Ergebnis, weiß die Datei nicht."
    ),
    "shadow.round": "Runde {round}",
    "shadow.round.alike": "Alles gleich.",
    "shadow.round.differs": "Nicht alles gleich.",
    "shadow.undrawn": "Nicht verglichen: {why}",
    "shadow.system": "{system} bestimmt selbst, wer gegen wen spielt.",
    "shadow.table": "Tisch",
    "shadow.there": "Dort",
    "shadow.here": "nigiri",
    "shadow.reason": "Grund",
    "shadow.totals": "Alle Tische zusammen",
    "shadow.floats": (
        "Tische zwischen verschiedenen Punktzahlen (↕): dort {theirs}, in der Runde von nigiri "
        "{ours}."
    ),
    "shadow.reason.met": (
        "{pairs} hatten schon gegeneinander gespielt; nigiri lost niemanden zweimal zusammen, "
        "solange es anders geht."
    ),
    "shadow.reason.equal": "Nach jedem Kriterium gleich gut.",
    "shadow.reason.lot": "Nach jedem Kriterium gleich gut: Nur das Los ist ein anderes.",
    "shadow.reason.worse": (
        "{criterion}: dort {there}, bei nigiri {here}. Was mehr zählt, ist gleich."
    ),
    "shadow.reason.better": (
        "{criterion}: dort {there}, bei nigiri {here}. Hierin ist die Auslosung dort die "
        "bessere; nigiri hat eine Gruppe von oben gepaart, wie in letzten Runden."
    ),
    "shadow.bye.same": "Freilos: {who}, nach der Regel.",
    "shadow.bye.again": "Freilos: {who} hatte schon eines, was nigiri nie gibt.",
    "shadow.bye.nobody": "Freilos: {who}; nach der Regel hat hier niemand eines.",
    "shadow.bye.other": (
        "Freilos: dort {who}; nach der Regel ({by}) ist es {other}. Punkte: dort {score}, hier "
        "{least}; verlorene Partien: dort {lost}, hier {most}."
    ),
    "shadow.handicap": (
        "Tisch {table}, {players}: dort Vorgabe {there}, nach der Regel {here}. {why}"
    ),
    "shadow.colours": "Tisch {table}, {players}: nach der Regel die anderen Farben. {why}",
    "shadow.places": "Rangliste",
    "shadow.places.none": "Wie nigiri sie zählt; zum Vergleichen wurde nichts angegeben.",
    "shadow.places.alike": "Alles gleich.",
    "shadow.places.differ": "Nicht alles gleich: Was die Datei hat, steht bei einer Zahl vorn.",
    "shadow.place.there": "Dort",
    "shadow.place.here": "nigiri",
    "shadow.player": "Spieler",
    "shadow.place.nobody": "{who} steht nicht in der Ergebnisdatei, oder nicht sicher.",
    "shadow.place.rounds": (
        "{who}: Zu Runde {rounds} sagt die Ergebnisdatei etwas anderes als das Turnier."
    ),
    "shadow.place.figure": "{who}: {criterion} ist dort {there}, hier {here}.",
    "shadow.place.moved": "{who}: dieselben Zahlen; andere mit anderen Zahlen sind vorbeigezogen.",
    "shadow.scoring.same": (
        "Alle Zahlen wären wie dort, wenn ein Freilos {bye} zählte und eine versäumte Runde "
        "{missed}, auch für die Gegner."
    ),
    "shadow.scoring.half": (
        "Alle Zahlen wären wie dort, wenn ein Freilos {bye} zählte, eine versäumte Runde "
        "{missed} und für die Gegner jede Runde ohne Partie einen halben Punkt."
    ),
    "shadow.unknown": "Nur in der Ergebnisdatei: {names}.",
    "shadow.means.rematch": "Entschied {times}×: zwei, die schon gegeneinander gespielt haben.",
    "shadow.means.strict": "Entschied {times}×: streng getrennte Spieler.",
    "shadow.means.title": "Entschied {times}×: Wer vorn liegt, spielt gegeneinander.",
    "shadow.means.score": (
        "Entschied {times}×: die Quadrate der Punktunterschiede, zusammengezählt."
    ),
    "shadow.means.boundaries": "Entschied {times}×: Schritte von einer Punktgruppe zur nächsten.",
    "shadow.means.floated": (
        "Entschied {times}×: Spieler, die ihre Punktgruppe noch einmal in dieselbe Richtung "
        "verlassen."
    ),
    "shadow.means.again": (
        "Entschied {times}×: Spieler, die ihre Punktgruppe noch einmal verlassen, gleich in "
        "welche Richtung."
    ),
    "shadow.means.balanced": (
        "Entschied {times}×: Wer nach unten gelost wurde, kommt danach eher nach oben, und "
        "umgekehrt."
    ),
    "shadow.means.floats": (
        "Entschied {times}×: wer die Punktgruppe verlässt, und wie viele Plätze neben dem, der "
        "dran gewesen wäre."
    ),
    "shadow.means.wishes": "Entschied {times}×: Wünsche von Spielern.",
    "shadow.means.children": (
        "Entschied {times}×: Kinder ohne Sieg treffen jemanden, den sie schlagen können."
    ),
    "shadow.means.halves": (
        "Entschied {times}×: Die obere Hälfte einer Punktgruppe spielt gegen die untere."
    ),
    "shadow.means.apart": (
        "Entschied {times}×: Spieler eines Vereins oder Landes werden getrennt gehalten."
    ),
    "shadow.means.place": (
        "Entschied {times}×: wie weit ein Paar von seinem Platz im Muster der Punktgruppe liegt, "
        "im Quadrat."
    ),
    "shadow.means.handicap": "Entschied {times}×: Vorgabesteine.",
    "shadow.means.third": "Entschied {times}×: dreimal hintereinander dieselbe Farbe.",
    "shadow.means.colours": "Entschied {times}×: für jeden gleich oft Weiß und Schwarz.",
    "shadow.means.later": "Entschied {times}×: was in früheren Runden getrennt gehalten wurde.",
    "shadow.means.top": (
        "Entschied {times}×: von oben her spielen möglichst viele gegen jemanden mit gleichen "
        "Punkten."
    ),
    "shadow.written": (
        "{path} enthält jeden Unterschied mit seinem Grund: im Browser öffnen oder drucken."
    ),
    "shadow.verdict.lost": "Runden: {lost} von {rounds} ließen sich nicht vergleichen.",
    "shadow.reason.apart": (
        "{reason} Zwei aus einem Verein oder Land kosten darin mit: dort {there}, bei nigiri "
        "{here}."
    ),
}
