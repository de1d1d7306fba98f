"""The buttons: what they are called, what they do, and why they do not apply, in German."""

WORDS = {
    # The menu and its groups; a button in a toolbar and in a ribbon.
    "action.menu": "Go-Turnier",
    "action.group.new": "Turnier",
    "action.group.check": "Spieler",
    "action.group.draw": "Runde",
    "action.group.result": "Ergebnisse",
    "action.group.print": "Drucken",
    "action.group.undo": "Rückgängig",
    "action.submenu.begin": "Anders anfangen",
    "action.submenu.prepare": "Vorbereiten",
    "action.submenu.copies": "Kopien des Turniers",
    "action.submenu.draws": "Anders auslosen",
    "action.submenu.who": "Wer spielt",
    "action.submenu.hall": "Ergebnisse aus dem Saal",
    "action.submenu.why": "Erklären und nachrechnen",
    "action.submenu.side": "Nebenturniere",
    "action.submenu.paper": "Drucken und veröffentlichen",
    "action.submenu.send": "Ergebnisse und Dateien senden",
    "action.entry": "{label}…",
    "action.supertip": "{tip}.",
    # The actions, and what each does.
    "action.new": "Neues Turnier",
    "action.new.tip": "Die Blätter eines neuen Turniers anlegen",
    "action.sample": "Beispielturnier",
    "action.sample.tip": (
        "Ein Turnier mit erfundenen Spielern und drei gespielten Runden anlegen, um alles zu "
        "probieren"
    ),
    "action.open": "Datei eines anderen Programms",
    "action.open.tip": (
        "Das Turnier aus einer Datei von OpenGotha, MacMahon, EGF, FFG oder AGA anlegen"
    ),
    "action.club": "Vereinseinstellungen",
    "action.club.tip": (
        "System, Zeit, Komi, Hilfswertungen, Ausrichter und Adressen des Vereins für jedes neue "
        "Turnier merken"
    ),
    "action.import": "Spieler aus einer Liste",
    "action.import.tip": "Spieler aus einer .csv-, .xlsx- oder .ods-Datei übernehmen",
    "action.add": "Spieler eintragen",
    "action.add.tip": (
        "Ein Mitglied nach ein paar Buchstaben oder Ziffern suchen oder jemand anderen eintragen"
    ),
    "action.fill": "Aus Mitgliederlisten ergänzen",
    "action.fill.tip": (
        "Leere Nummern, Ratings, Vereine und Mitgliedschaften aus den geladenen Listen ergänzen"
    ),
    "action.renew": "Neue Mitgliederliste holen",
    "action.renew.tip": (
        "Die Seite öffnen, auf der ein Verband seine Listen hat, dann die gespeicherte Liste aus "
        "den Downloads nehmen"
    ),
    "action.check": "Prüfen",
    "action.check.tip": "Zeigen, was falsch oder auffällig ist; nichts ändern",
    "action.diff": "Vergleichen mit",
    "action.diff.tip": ("Sagen, was in einer anderen Kopie des Turniers anders ist"),
    "action.take": "Kopie übernehmen",
    "action.take.tip": (
        "Übernehmen, was Helfer in eine Kopie des Turniers eingetragen haben: Anmeldungen oder "
        "Ergebnisse"
    ),
    "action.sections": "Gruppen",
    "action.sections.tip": "McMahon-Gruppen oder Stufen vorschlagen oder eigene eintragen",
    "action.number": "Nummerieren",
    "action.number.tip": "Den Spielern Nummern nach Spielstärke geben",
    "action.names": "Namen zurücksetzen",
    "action.names.tip": "Allein sortierte Namen wieder neben die Nummern der Auslosung setzen",
    "action.draw": "Auslosen",
    "action.draw.tip": "Die nächste Runde auslosen",
    "action.draw-again": "Neu auslosen",
    "action.draw-again.tip": (
        "Die neueste Runde noch einmal auslosen; Ergebnisse und eigene Änderungen bleiben"
    ),
    "action.draw-early": "Vorab auslosen",
    "action.draw-early.tip": "Auslosen, während noch Partien laufen",
    "action.draw-draft": "Als Entwurf auslosen",
    "action.draw-draft.tip": "Die nächste Runde zum Ansehen auf einem eigenen Blatt auslosen",
    "action.keep": "Entwurf übernehmen",
    "action.keep.tip": "Aus dem Entwurf die Runde machen",
    "action.discard": "Entwurf verwerfen",
    "action.discard.tip": "Den Entwurf entfernen; alles andere bleibt, wie es ist",
    "action.late": "Nachzügler",
    "action.late.tip": "Spieler in der schon ausgelosten Runde noch paaren",
    "action.out": "Pausieren",
    "action.out.tip": "Spieler Runden aussetzen oder ausscheiden lassen",
    "action.back": "Wieder mitspielen",
    "action.back.tip": "Spieler Runden spielen lassen, in denen sie pausiert hätten",
    "action.bye": "Freilos",
    "action.bye.tip": (
        "Jemandem das Freilos einer Runde zusagen oder es in der laufenden Runde geben"
    ),
    "action.rounds": "Runden aus einer Datei",
    "action.rounds.tip": "Runden zurückholen, die in OpenGotha oder MacMahon ausgelost wurden",
    "action.wish": "Wunsch",
    "action.wish.tip": "Wer gegen wen spielen soll, oder lieber nicht",
    "action.result": "Ergebnisse",
    "action.result.tip": "Die Sieger aus der Liste übernehmen und sagen, welche Tische fehlen",
    "action.missing": "Fehlende Ergebnisse",
    "action.missing.tip": "Die Spieler zeigen, die noch kein Ergebnis gemeldet haben",
    "action.hall": "Seite für den Spielsaal",
    "action.hall.tip": (
        "Handys im Spielsaal die Seiten zeigen und Ergebnisse melden lassen, bis die "
        "Arbeitsmappe geschlossen wird"
    ),
    "action.inbox": "Ergebnisse übernehmen",
    "action.inbox.tip": (
        "Übernehmen, was Handys aus dem Saal gemeldet haben; was schon eingetragen ist, bleibt"
    ),
    "action.verify": "Gegenprobe",
    "action.verify.tip": (
        "Die Ergebnisse noch einmal von den Zetteln eingeben und sagen, wo sie abweichen"
    ),
    "action.standings": "Rangliste und Übersicht",
    "action.standings.tip": "Alle Blätter auf den neuesten Stand bringen und die Rangliste zeigen",
    "action.grid": "Übersicht",
    "action.grid.tip": "Alle Blätter auf den neuesten Stand bringen und die Übersicht zeigen",
    "action.proof": "Nachrechnung",
    "action.proof.tip": "Jede Summe der Rangliste auf einem eigenen Blatt noch einmal bilden",
    "action.chart": "Nebenturnier",
    "action.chart.tip": (
        "Die Tafel eines Turniers anlegen, in dem man sich Gegner selbst sucht, oder eine Partie "
        "eintragen"
    ),
    "action.ladder": "Leiter",
    "action.ladder.tip": (
        "Eine Leiter anlegen oder eine Herausforderung oder ihr Ergebnis eintragen"
    ),
    "action.why": "Warum diese Paarung",
    "action.why.tip": "Sagen, warum zwei gegeneinander spielen oder jemand das Freilos hat",
    "action.why-place": "Warum dieser Platz",
    "action.why-place.tip": "Sagen, warum ein Spieler vor oder hinter einem anderen steht",
    "action.print": "Drucken",
    "action.print.tip": (
        "Drucken, was vorne liegt: Rangliste, Übersicht oder Runde; sonst die neuesten Paarungen"
    ),
    "action.print-before": "Vor dem Turnier drucken",
    "action.print-before.tip": (
        "Listen für die Anmeldung, Namensschilder, Tischnummern, Regeln, leere Bäume"
    ),
    "action.print-round": "Für eine Runde drucken",
    "action.print-round.tip": (
        "Paarungen, Zettel, Karten, Listen zum Aushängen, Übersicht und Bäume"
    ),
    "action.print-end": "Am Ende drucken",
    "action.print-end.tip": ("Rangliste, Urkunden, Plakat, Diagramme, Bericht für die Presse"),
    "action.reports": "Andere Ausdrucke",
    "action.reports.tip": "Auswählen, was gedruckt wird: Listen, Paarungen, Ergebniszettel, Karten",
    "action.publish": "Veröffentlichen",
    "action.publish.tip": (
        "Seiten für Handys und Beamer in einem Ordner neben der Arbeitsmappe machen"
    ),
    "action.organise": "Veranstalter",
    "action.organise.tip": (
        "Geld, Anschriften und Telefonnummern, in einer eigenen Arbeitsmappe neben dem Turnier"
    ),
    "action.season": "Saison",
    "action.season.tip": (
        "Das beendete Turnier in die Arbeitsmappe einer Saison aufnehmen: mehrere Turniere, die "
        "zusammen zählen"
    ),
    "action.rules": "Regelwerk",
    "action.rules.tip": "Zeigen, wo das Turnier von seinem Regelwerk abweicht",
    "action.preflight": "Für einen Verband prüfen",
    "action.preflight.tip": (
        "Auflisten, was ein Verband ablehnen würde, mit einem Link zu jeder Zelle"
    ),
    "action.export": "Datei schreiben",
    "action.export.tip": (
        "Die Datei für einen Verband oder ein anderes Programm neben die Arbeitsmappe schreiben"
    ),
    "action.send": "Ergebnisse senden",
    "action.send.tip": (
        "Ergebnisse prüfen und schreiben und eine E-Mail an den Verband öffnen; Sie senden sie "
        "selbst"
    ),
    "action.archive-copy": "Kopie für das Archiv",
    "action.archive-copy.tip": (
        "Eine Kopie ohne Startgelder, Notizen und Anschriften neben die Arbeitsmappe legen"
    ),
    "action.undo": "Rückgängig",
    "action.undo.tip": "Den letzten Befehl zurücknehmen",
    # Why one does not apply.
    "action.not.new": "In dieser Arbeitsmappe ist schon ein Turnier.",
    "action.not.event": "In dieser Arbeitsmappe ist noch kein Turnier.",
    "action.not.round": "Noch ist keine Runde ausgelost.",
    "action.not.draft": "Es gibt keinen Entwurf.",
    "action.not.no-draft": "Es gibt einen Entwurf: ihn erst übernehmen oder verwerfen.",
    # A command in a sentence, by the button that does it.
    "action.named": "„{label}“",
    # What one would lose.
    "action.loses.all": "Runde {number} noch einmal auslosen? Keine ihrer Paarungen bleibt.",
    "action.loses.rest": (
        "Runde {number} noch einmal auslosen? {stay:# Paarung bleibt|# Paarungen bleiben} von "
        "{pairs}: was ein Ergebnis hat, als fest markiert oder von Hand geändert ist."
    ),
    "action.loses.draft": "Das Blatt {sheet} entfernen, mit allem, was darin eingetragen wurde?",
    # What is asked of buttons that are not there.
    "action.unknown": "Eine Aktion {tag} gibt es nicht; es gibt {tags}.",
    "action.by-program": "„{label}“ macht das Tabellenprogramm selbst.",
}
