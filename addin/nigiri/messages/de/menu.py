"""What buttons say in place of a command, in German."""

WORDS = {
    "menu.family.there.differ": "▲ {differ} Um es zu übernehmen, hier ebenso ändern.",
    "menu.family.there.new": (
        "▲ {players:# Spieler ist|# Spieler sind} in {name}, aber nicht hier. Fehlende Spieler in "
        "„Spieler“ nachtragen."
    ),
    "menu.family.there.both": (
        "▲ {differ} {players:# Spieler ist|# Spieler sind} in {name}, aber nicht hier. Um es zu "
        "übernehmen, „Spieler“ hier ebenso ändern."
    ),
    "menu.side.chart.ready": (
        "Das Blatt „{sheet}“ ist bereit: in die Zeile eines Spielers die Nummern der Besiegten "
        "schreiben. Zeilen lassen sich hinzufügen und leeren."
    ),
    "menu.side.ladder.challenges": (
        "{one} fordert {other} heraus. Nach der Partie angeben, wer gewonnen hat: `nigiri ladder`"
    ),
    "menu.output.paper.draft": (
        "Noch ist keine Runde ausgelost, es gibt nur einen Entwurf. Zur Runde machen: `nigiri keep`"
    ),
    "menu.stored.damaged": "Die Liste {list} ist beschädigt. Neu laden: `nigiri ratings renew`",
    "menu.stored.no-database": (
        "Das Python dieses LibreOffice hat keine Datenbank, in der Mitgliederlisten aufbewahrt "
        "werden. Ein neueres LibreOffice hat vielleicht eine."
    ),
    "menu.file.damaged": (
        "{file} ist beschädigt: {error}. Eine Kopie nehmen, die eigene oder die von nigiri daneben."
    ),
    "menu.problem.log-changed.way": (
        "Frühere Kopien der Datei zeigen, was da stand; sonst ist nichts zu tun."
    ),
    "menu.problem.log-gone.way": (
        "Frühere Kopien der Datei zeigen, was da stand; sonst ist nichts zu tun."
    ),
    "menu.drawing.incomplete.again": (
        "Runde {earlier} ist nicht komplett: erst die Ergebnisse eintragen ({tables}), dann Runde "
        "{round} auslosen.\n"
        "Fehlendes vorerst als verloren zählen: `nigiri draw --provisional`"
    ),
    "menu.drawing.absent.sits": (
        "Pausiert in {rounds}: {names}. Kommen sie doch: `nigiri late`; sonst wird vor der "
        "nächsten Runde wieder gefragt."
    ),
    "menu.drawing.absent.draft": (
        "{names}: {many:zur letzten Partie|zu ihrer letzten Partie} nicht gekommen, und ein "
        "Entwurf ändert sonst nichts. Erst eintragen, wer Runde {round} auslässt: `nigiri "
        "out`\noder wer wieder da ist: `nigiri late`"
    ),
    "menu.problem.relatives.way": (
        "Verwandte, die sich nicht treffen sollen: `nigiri wish`, oder unter "
        "Einstellungen „Getrennt: Nachname“."
    ),
    "menu.drawing.disputed": (
        "Runde {round}, {tables}: die Gegenprobe sagt etwas anderes. Berichtigen, was falsch ist."
    ),
    "menu.results.elsewhere": (
        "{number} spielt in Runde {round} nicht; die Partie in Runde {earlier} läuft noch. Das "
        "Ergebnis davon auf dem Blatt von Runde {earlier} eintragen."
    ),
    "menu.attendance.bye.anew": (
        "{why}\n"
        "Spieler {number} kann das Freilos einer späteren Runde haben; in Runde {round} die Paare "
        "von Hand ändern."
    ),
    "menu.setup.rules.there-are": "Regelwerke: {sets}.",
    "menu.members.none": "Keine Mitgliederliste ist geladen: `nigiri ratings renew`",
    "menu.members.fill.update": (
        "Sie bleiben wie eingetragen; `nigiri ratings fill` kann auch die der Listen nehmen."
    ),
    "menu.foreign.library": (
        "Dazu braucht es {library}, und das kommt nicht mit der Erweiterung für LibreOffice; in "
        "docs/install.md steht, wie man nigiri damit installiert."
    ),
    "menu.file.pdf.missing": (
        "Ein PDF braucht einen Browser wie Chrome, Chromium oder Edge, und es gibt keinen. Die "
        "Seite aus dem eigenen Browser drucken."
    ),
    "menu.late.rest": (
        "Für {names} ist niemand frei; Runde {round} war schon ausgelost. Das Freilos dieser "
        "Runde zählt als Sieg und ist nicht für Nachzügler. Ab der nächsten Runde mitspielen: "
        "`nigiri late`"
    ),
    "menu.drawing.promise.again": (
        "Das Freilos von Runde {round} ist {names} versprochen, trotz eines früheren Freiloses; "
        "niemand bekommt zwei. Erst die Zusage zurücknehmen: `nigiri bye`"
    ),
    "menu.attendance.late.offer": (
        "{had} hat das Freilos von Runde {round} und müsste es für eine Partie gegen {late} "
        "abgeben. Soll das Freilos bleiben: abbrechen, und erst ab der nächsten Runde spielen "
        "lassen: `nigiri late`"
    ),
    "menu.attendance.late.offer.reserve": (
        "{had} spielt nur bei Bedarf. In Runde {round} würde stattdessen {late} spielen. Soll "
        "{had} spielen: abbrechen, und erst ab der nächsten Runde spielen lassen: `nigiri late`"
    ),
    "menu.attendance.late.offer.waiting": (
        "{had} kam auch zu spät und wartet auf Runde {next}. Jetzt würden {late} und {had} in "
        "Runde {round} spielen. Soll es so bleiben: abbrechen, und erst ab der nächsten Runde "
        "spielen lassen: `nigiri late`"
    ),
    "menu.attendance.bye.out": (
        "{name} pausiert in Runde {round} und braucht dort kein Freilos. Doch dabei: `nigiri back`"
    ),
    "menu.attendance.bye.other-round": (
        "{name} ist schon das Freilos von Runde {round} versprochen; niemand bekommt zwei. Erst "
        "die Zusage zurücknehmen: `nigiri bye`"
    ),
    "menu.attendance.bye.rival": (
        "Das Freilos von Runde {round} ist {name} versprochen; eine Runde hat nur eines. Erst "
        "die Zusage zurücknehmen: `nigiri bye`"
    ),
    "menu.attendance.bye.even": (
        "In Runde {round} ist die Zahl der Spieler gerade, niemand braucht ein Freilos. Damit "
        "{name} pausiert: `nigiri out`"
    ),
    "menu.output.points.more": "... und {more} weitere: `nigiri preflight` listet alle auf.",
    "menu.output.preflight.none": (
        "Die {name} würde nichts ablehnen. Die Datei schreiben: `nigiri export`"
    ),
    "menu.output.preflight.asks": ("Solange etwas offen ist, fragt `nigiri export` erst nach."),
    "menu.entries.list.none.unknown": (
        "{source} lässt sich nicht als Liste von Spielern lesen: eine Überschrift für den Namen "
        "oder den Rang fehlt. Nicht bekannt: {headings}. Ist es eine davon, sie in der Liste "
        "Name oder Rang nennen."
    ),
    "menu.entries.headings": (
        "Nicht übernommen, da die Überschrift nicht bekannt ist: {headings}. Entspricht sie einer "
        "von „{players}“, sie in der Liste so nennen."
    ),
    "menu.workbook.no-event": (
        "Diese Arbeitsmappe ist kein Turnier von nigiri: Das Blatt „Turnier“ fehlt. Ein neues "
        "anlegen: `nigiri new`"
    ),
    "menu.drawing.part.apart": (
        "In diesem Turnier wird jede Gruppe für sich ausgelost; einzelne Punktgruppen lassen sich "
        "deshalb nicht vorher auslosen. Wenn alle Ergebnisse da sind: `nigiri draw`"
    ),
    "menu.drawing.part.bye.one": (
        "In Runde {round} ist nur noch {name} ({number}) übrig, und {who} hat das Freilos. Erst "
        "ab der nächsten Runde mitspielen: `nigiri late`. Jetzt noch spielen: die Nummer in der "
        "Zeile „Freilos“ löschen, dann `nigiri draw --rest`"
    ),
    "menu.drawing.part.stuck": (
        "Von Runde {round} lässt sich noch nichts auslosen, weder von oben noch von unten, ohne "
        "dass andere festsitzen. Noch am Spielen: {tables}."
    ),
    "menu.results.draft": (
        "Runde {draft} ist nur ein Entwurf: erst `nigiri keep` oder `nigiri discard`. Um Runde "
        "{round} zu berichtigen, das Ergebnis auf ihrem Blatt ändern."
    ),
    "menu.results.named.nobody": (
        "In Runde {round} spielt niemand, der „{asked}“ heißt. Bitte die Nummer des Siegers "
        "eingeben."
    ),
    "menu.results.table.has": (
        "Tisch {table} ({white} gegen {black}) hat schon {result}. Zum Berichtigen auf dem Blatt "
        "der Runde überschreiben."
    ),
    "menu.results.table.has-round": (
        "Tisch {table} ({white} gegen {black}) hat schon {result}. Zum Berichtigen auf dem Blatt "
        "von Runde {round} überschreiben."
    ),
    "menu.members.fill.more": "Und {more} weitere.",
    "menu.hall.serve.missing": (
        "Für die Seite im Spielsaal fehlt ein Teil von nigiri: sein Teil hall (docs/install.md)."
    ),
    "menu.results.back.differ": (
        "Anders als zuerst eingetragen: {tables}. Der erste Eintrag gilt. Ist er falsch, ihn auf "
        "dem Blatt der Runde überschreiben. Stimmt er, dort die Gegenprobe überschreiben."
    ),
    "menu.results.back.differ-round": (
        "Anders als zuerst eingetragen: {tables}. Der erste Eintrag gilt. Ist er falsch, ihn auf "
        "dem Blatt von Runde {round} überschreiben. Stimmt er, dort die Gegenprobe überschreiben."
    ),
    "menu.results.back.alone": (
        "Gegengeprüft, aber nie eingetragen: {tables}. Die Gegenprobe allein zählt nicht: das "
        "Ergebnis auch auf dem Blatt der Runde eintragen."
    ),
    "menu.results.back.alone-round": (
        "Gegengeprüft, aber nie eingetragen: {tables}. Die Gegenprobe allein zählt nicht: das "
        "Ergebnis auch auf dem Blatt von Runde {round} eintragen."
    ),
    "menu.drawing.absent": (
        "{names}: {many:zur letzten Partie|zu ihrer letzten Partie} nicht gekom"
        "men. Sagen Sie, wer in Runde {round} spielt."
    ),
    "menu.drawing.lost": (
        "Runde {round} war ausgelost, aber ihr Blatt ist weg, und die Ergebnisse mit ihm. "
        "Rückgängig oder Strg+Z holt es zurück. Soll neu ausgelost werden: auf „Probleme“ "
        "sagen, warum."
    ),
    "menu.entries.list.none.lists": (
        "{source} hat Namen und Nummern, aber keine Ränge. Sie können aus der Mitgliederliste"
        " des Verbands kommen, wenn sie geladen ist."
    ),
    "menu.problem.names-moved.way": "Das rückgängig machen. Oder: „Namen zurücksetzen“.",
    "menu.problem.round-lost.way": "Rückgängig machen. Um neu auszulosen: hier sagen, warum.",
}
