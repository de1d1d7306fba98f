"""The draw, in German."""

WORDS = {
    # What was drawn
    "drawing.summary": "Runde {round}: {boards:# Tisch|# Tische}, {byes}.",
    "drawing.summary.so-far": "Runde {round}: bisher {boards:# Tisch|# Tische}.",
    "drawing.summary.idle": "Runde {round}: {boards:# Tisch|# Tische}; ohne Partie: {idle}.",
    "drawing.summary.byes-idle": (
        "Runde {round}: {boards:# Tisch|# Tische}, {byes}; ohne Partie: {idle}."
    ),
    "drawing.summary.spare": (
        "Runde {round}: {boards:# Tisch|# Tische}, {byes}. Nicht gebraucht: {spare}."
    ),
    "drawing.summary.out": (
        "Runde {round}: {boards:# Tisch|# Tische}, {byes}. Pausiert, wie angeboten: {out}."
    ),
    "drawing.summary.spare-out": (
        "Runde {round}: {boards:# Tisch|# Tische}, {byes}. Nicht gebraucht: {spare}. Pausiert, wie "
        "angeboten: {out}."
    ),
    "drawing.summary.kept": "{drawn} {kept:# Paarung bleibt|# Paarungen bleiben}.",
    "drawing.byes": "{many:Freilos|Freilose}: {names}",
    "drawing.byes.many": "{many:# Freilos|# Freilose}",
    "drawing.byes.none": "kein Freilos",
    "drawing.idle.many": "{many:# Spieler|# Spieler}, auf dem Blatt unter „Pausiert“",
    "drawing.sections": "{sections:# Gruppe|# Gruppen} vorgeschlagen: bis {ranks}.",
    # What comes next
    "drawing.next": (
        "Drucken und aushängen: `nigiri print pairings`. Dann die Ergebnisse von Runde {round} "
        "eintragen."
    ),
    "drawing.next.print": "Drucken und aushängen: `nigiri print pairings`.",
    "drawing.next.ready": (
        "Drucken und aushängen: `nigiri print pairings`. Sobald Ergebnisse kommen: `nigiri draw "
        "--ready`, und wenn alle da sind: `nigiri draw --rest`"
    ),
    "drawing.next.rest": (
        "Drucken und aushängen: `nigiri print pairings`. Für die anderen: `nigiri draw --rest`"
    ),
    # A round drawn in part
    "drawing.held": "Für die nächste Punktgruppe zurückgehalten: {names}.",
    "drawing.waiting": (
        "In Runde {round} noch nicht ausgelost: {players:# Spieler|# Spieler} ({names})."
    ),
    "drawing.waiting.playing": (
        "In Runde {round} noch nicht ausgelost: {players:# Spieler|# Spieler}; noch am Spielen: "
        "{tables}."
    ),
    "drawing.partly": (
        "Runde {round} ist erst teilweise ausgelost; ohne Platz: {names}. Auslosen mit: `nigiri "
        "draw --rest`\n"
        "Wer Runde {round} nicht spielt, braucht sie unter „Pausiert in Runden“ (Blatt „Spieler“)."
    ),
    "drawing.partly.playing": (
        "Runde {round} ist erst teilweise ausgelost; ohne Platz: {names}. Noch am Spielen: "
        "{tables}. Wenn diese Ergebnisse da sind: `nigiri draw --rest`\n"
        "Wer Runde {round} nicht spielt, braucht sie unter „Pausiert in Runden“ (Blatt „Spieler“)."
    ),
    "drawing.part.one-way": (
        "Eines davon wählen: --again, --ready, --from und --to, --section oder --rest."
    ),
    "drawing.part.sure": (
        "--ready, --from und --to losen nur aus, was kein fehlendes Ergebnis mehr ändern kann. Mit "
        "--provisional weglassen."
    ),
    "drawing.part.nobody": "Alle, die Runde {round} spielen, haben schon einen Platz.",
    "drawing.part.system": (
        "Runde {round} wird nicht nach Punkten ausgelost ({system}): Teile davon gehen nicht "
        "einzeln. Die ganze Runde: `nigiri draw`"
    ),
    "drawing.part.apart": (
        "In diesem Turnier wird jede Gruppe für sich ausgelost: eine allein mit --section."
    ),
    "drawing.part.bye": (
        "In Runde {round} {players:ist noch # Spieler|sind noch # Spieler} übrig, eine ungerade "
        "Zahl, und {who} hat das Freilos. Die Nummer in der Zeile „Freilos“ löschen, dann können "
        "alle spielen: `nigiri draw --rest`"
    ),
    "drawing.part.stuck": (
        "Von Runde {round} lässt sich noch nichts auslosen, weder von oben noch von unten, ohne "
        "dass andere festsitzen. Noch am Spielen: {tables}. Gruppen in der Mitte lassen sich mit "
        "--from und --to nennen."
    ),
    "drawing.part.section.nobody": (
        "{many:Gruppe|Gruppen} {sections}: in Runde {round} ist niemand mehr auszulosen."
    ),
    "drawing.part.section.odd": (
        "{many:Gruppe|Gruppen} {sections}: {players:# Spieler|# Spieler}, eine ungerade Zahl; "
        "insgesamt ist die Zahl der übrigen aber gerade, und niemand bekommt ein Freilos. Eine "
        "weitere Gruppe mit auslosen."
    ),
    "drawing.part.section.promised": (
        "{many:Gruppe|Gruppen} {sections}: {players:# Spieler|# Spieler}, eine ungerade Zahl, und "
        "das Freilos ist {names} versprochen. Eine weitere Gruppe mit auslosen."
    ),
    "drawing.part.section.unknown": "Eine Gruppe {asked} gibt es nicht; es gibt {sections}.",
    # Before a draw
    "drawing.none": "Noch ist keine Runde ausgelost; Runde 1 auslosen mit: `nigiri draw`",
    "drawing.over": (
        "{rounds:Die einzige Runde ist|Alle # Runden sind} ausgelost. Für eine weitere „Runden“ "
        "auf dem Blatt „Turnier“ erhöhen."
    ),
    "drawing.incomplete": (
        "Runde {earlier} ist nicht komplett: erst die Ergebnisse eintragen ({tables}), dann Runde "
        "{round} auslosen.\n"
        "Fehlendes vorerst als verloren zählen: `nigiri draw --provisional`"
    ),
    "drawing.incomplete.again": (
        "Runde {earlier} ist nicht komplett: erst die Ergebnisse eintragen ({tables}), dann Runde "
        "{round} auslosen.\n"
        "Fehlendes vorerst als verloren zählen: `nigiri draw --again --provisional`"
    ),
    "drawing.incomplete.groups": (
        "Runde {earlier} ist nicht komplett: erst die Ergebnisse eintragen ({tables}), dann Runde "
        "{round} auslosen. Komplette Punktgruppen lassen sich schon vorher auslosen: `nigiri draw "
        "--ready`\n"
        "Fehlendes vorerst als verloren zählen: `nigiri draw --provisional`"
    ),
    "drawing.provisional": (
        "Vorläufig, ohne Ergebnis: {tables}; bis dahin {points} für beide. Das Ergebnis eintragen, "
        "sobald es da ist. Zum Aushängen: `nigiri missing`"
    ),
    "drawing.disputed": (
        "Runde {round}, {tables}: die Gegenprobe sagt etwas anderes. Berichtigen, was falsch ist; "
        "was da jeweils steht: `nigiri verify --round {round}`"
    ),
    # A draft
    "drawing.draft.open": (
        "Runde {round} ist als Entwurf offen. Ihn spielen: `nigiri keep`. Ihn verwerfen: `nigiri "
        "discard`"
    ),
    "drawing.draft.made": (
        "Das ist ein Entwurf, auf dem Blatt „{sheet}“; sonst hat sich nichts geändert."
    ),
    "drawing.draft.choose": "Ihn spielen: `nigiri keep`. Ihn verwerfen: `nigiri discard`",
    "drawing.draft.gone": "Der Entwurf von Runde {round} ist weg; alles ist wie vor ihm.",
    "drawing.draft.none": "Es gibt keinen Entwurf. Einen anlegen: `nigiri draw --draft`",
    "drawing.draft.other-round": (
        "Der Entwurf ist der von Runde {round}, ausgelost {drawn:ist aber # Runde|sind aber # "
        "Runden}. Ihn verwerfen: `nigiri discard`"
    ),
    "drawing.draft.result": (
        "Runde {round}, Tisch {table} hat ein Ergebnis, das dem Entwurf fehlt: eingetragen oder "
        "gegengeprüft, als er schon ausgelost war. Den Entwurf verwerfen: `nigiri discard`"
    ),
    "drawing.draft.kept": (
        "Runde {round} ist ausgelost: der Entwurf gilt, {tables:# Tisch|# Tische}."
    ),
    "drawing.draft.kept-bye": (
        "Runde {round} ist ausgelost: der Entwurf gilt, {tables:# Tisch|# Tische}, Freilos: {byes}."
    ),
    "drawing.draft.unprepared.sections": (
        "Es gibt noch keine Gruppen, und ein Entwurf ändert nur sein eigenes Blatt. Erst: `nigiri "
        "sections`"
    ),
    "drawing.draft.unprepared.number": (
        "Jemand hat noch keine Nummer, und ein Entwurf ändert nur sein eigenes Blatt. Erst: "
        "`nigiri number`"
    ),
    "drawing.draft.unprepared.sections-number": (
        "Es gibt noch keine Gruppen und keine Nummern, und ein Entwurf ändert nur sein eigenes "
        "Blatt. Erst: `nigiri sections`, dann `nigiri number`"
    ),
    # The director's own pairs and byes
    "drawing.kept-wrong": "Bleibt wie von Hand gemacht, obwohl es nicht in Ordnung ist: {problem}",
    "drawing.pair.dissolved": (
        "Das Paar {white} - {black} von Hand ist aufgelöst: {names} {many:spielt|spielen} Runde "
        "{round} nicht."
    ),
    "drawing.bye.needless": "Das Freilos von Hand für {name} ist nicht nötig: die Zahl ist gerade.",
    "drawing.bye.several": (
        "Runde {round} kann nur ein Freilos haben, von Hand sind es {many}: {where}. Die anderen "
        "löschen: wer ohne Freilos pausiert, kommt unter „Pausiert“ oder hat die Runde unter "
        "„Pausiert in Runden“."
    ),
    "drawing.locked": (
        "Runde {round} lässt sich neben dem, was festgelegt ist, nicht auslosen: {where}. "
        "{many:Das ändern oder seine Markierung unter „Fest“ löschen|Eines davon ändern oder eine "
        "Markierung unter „Fest“ löschen}; nichts wurde geändert."
    ),
    "drawing.locked.why": (
        "Runde {round} lässt sich neben dem, was festgelegt ist, nicht auslosen: {where}. {why} "
        "{many:Das ändern oder seine Markierung unter „Fest“ löschen|Eines davon ändern oder eine "
        "Markierung unter „Fest“ löschen}; nichts wurde geändert."
    ),
    "drawing.locked.bye": "das Freilos von {names}",
    "drawing.locked.at": "{what} ({cell})",
    "drawing.stuck.one": "Für {names} bleibt kein Gegner.",
    "drawing.stuck.group": (
        "Diese {many} Spieler können nur untereinander spielen, und ihre Zahl ist ungerade: "
        "{names}."
    ),
    "drawing.stuck.helpers": (
        "Diese {many} Spieler haben unter den anderen nur {helpers:# möglichen Gegner|# mögliche "
        "Gegner} ({among}): {names}."
    ),
    "drawing.stuck.groups": (
        "Diese {many} Gruppen, jede mit einer ungeraden Zahl von Spielern, die nur untereinander "
        "spielen können, haben unter den anderen nur {helpers:# möglichen Gegner|# mögliche "
        "Gegner} ({among}): {names}."
    ),
    # What the director asks for
    "drawing.asked.no-number": "Einen Spieler mit der Nummer {number} gibt es nicht.",
    "drawing.asked.out": "{who} spielt Runde {round} nicht: siehe „Spieler“.",
    "drawing.asked.self": "{who} kann nicht gegen sich selbst spielen.",
    "drawing.asked.both": "{one}-{other} kann nicht zugleich gewünscht und ausgeschlossen sein.",
    "drawing.asked.never": "{one} und {other} sollen nie gegeneinander spielen: siehe „{sheet}“.",
    "drawing.asked.met": (
        "{one} und {other} haben schon in Runde {round} gespielt; niemand spielt zweimal gegen "
        "denselben Gegner."
    ),
    "drawing.asked.result": (
        "{white}-{black} haben schon ein Ergebnis; erst dieses auf dem Blatt berichtigen."
    ),
    "drawing.bye.again": "{who} hatte schon ein Freilos; niemand bekommt zwei.",
    # Promised byes
    "drawing.promise.again": (
        "Das Freilos von Runde {round} ist {names} versprochen, wo es schon eines gab; niemand "
        "bekommt zwei. Erst: `nigiri bye {number} --round {round} --undo`"
    ),
    "drawing.promise.taken": "{name} bekommt das versprochene Freilos nicht: {others} hat es.",
    "drawing.promise.even": "{name} bekommt das versprochene Freilos nicht: die Zahl ist gerade.",
    # What the event has come to
    "drawing.winner": (
        "{who} hat schon gewonnen: so viele Siege erreicht niemand mehr. Runde {round} ist "
        "trotzdem ausgelost; `nigiri undo` nimmt das zurück."
    ),
    "drawing.crosstable": (
        "Kein Blatt „Kreuztabelle“: {present} Spieler in einer Wertung, Platz ist für {room}. Alle "
        "auf Papier: `nigiri print crosstable`"
    ),
}
