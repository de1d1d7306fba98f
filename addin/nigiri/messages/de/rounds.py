"""Rounds: drawn, changed since, played, explained; who is out and who has the bye, in German."""

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
    "drawing.bands": "{sections:# Stufe|# Stufen} vorgeschlagen: bis {ranks}.",
    # Wer nicht kam
    "drawing.absent": (
        "{names}: {many:zur letzten Partie|zu ihrer letzten Partie} nicht gekommen. Dazu: "
        "--sits-out {who}, wenn sie in Runde {round} fehlen, oder --plays {who}, wenn sie spielen."
    ),
    "drawing.absent.choice": "{who}, Runde {round}",
    "drawing.absent.tip": "Kam nicht zu Runde {away}.",
    "drawing.absent.tip.bye": (
        "Kam nicht zu Runde {away}. Bei Teilnahme geht das Freilos, das sonst hierher käme, an "
        "jemand anders."
    ),
    "drawing.absent.out": "pausiert",
    "drawing.absent.plays": "spielt",
    "drawing.absent.sits": (
        "Pausiert in {rounds}: {names}. Kommen sie doch: `nigiri late {who}`; sonst wird vor "
        "der nächsten Runde wieder gefragt."
    ),
    "drawing.absent.not-asked": (
        "Nach {who} wird in Runde {round} nicht gefragt: --sits-out und --plays sind für Nummern "
        "von Spielern, die zu ihrer letzten Partie nicht kamen. Für andere: `nigiri out`, "
        "`nigiri back`"
    ),
    "drawing.absent.numbers": "„{typed}“ ist keine Liste von Nummern: Tippen Sie 17 oder 17,23.",
    "drawing.absent.both": "Pausieren oder spielen: Eine Nummer steht in beiden Listen.",
    "drawing.absent.no-draft": (
        "--sits-out und --plays gelten für die Runde selbst: Ein Entwurf ändert sonst nichts."
    ),
    "drawing.absent.draft": (
        "{names}: {many:zur letzten Partie|zu ihrer letzten Partie} nicht gekommen, und ein "
        "Entwurf ändert sonst nichts. Erst eintragen, wer fehlt: `nigiri out {who} --rounds "
        "{round}`\noder wer wieder da ist: `nigiri late {who}`"
    ),
    # The bar of round 1
    "drawing.bar": "Bar {bar}: {players} Spieler mit diesem Rang oder höher: {names}.",
    "drawing.bar.proposed": (
        "Bar {bar}, vorgeschlagen: {players} Spieler mit diesem Rang oder höher: {names}."
    ),
    "drawing.bar.nobody": "Bar {bar}: niemand mit diesem Rang oder höher.",
    "drawing.bar.ask": (
        "{clash}. Mit der Bar {bar} auslosen? Für {other} diesen Rang vorher unter „{setting}“ "
        "auf „{sheet}“ eintragen."
    ),
    # What comes next
    "drawing.unavoided": "Ließ sich nicht vermeiden: {what}.",
    "drawing.unavoided.price": "Ließ sich nicht vermeiden: {what}. Sonst {cost}.",
    "drawing.look": "Bitte ansehen: {what}.",
    "drawing.look.price": "Bitte ansehen: {what}. Sonst {cost}.",
    "drawing.look.lot": (
        "Bitte ansehen: {what}. Weniger solche Tische wären genauso gut gewesen, und das Los hat "
        "entschieden."
    ),
    "drawing.unavoided.many": (
        "An {many} Tischen sind beide aus demselben Verein, derselben Stadt oder Familie, oder "
        "nach Punkten oder Stärke weit auseinander: `nigiri check`"
    ),
    "drawing.unavoided.table": "Tisch {table} ({what})",
    "drawing.unavoided.shared": "{what}",
    "drawing.unavoided.gap": "{points:# Punkt|# Punkte} Abstand",
    "drawing.unavoided.stones": "{stones:# Stein|# Steine} Vorgabe",
    "drawing.strict": (
        "Streng zu trennen, aber gepaart: {pairs}. Keine Auslosung dieser Spieler hat weniger "
        "solche Paare."
    ),
    "drawing.strict.rematch": (
        "Streng zu trennen, aber gepaart: {pairs}. Ohne weitere Wiederholung hat keine Auslosung "
        "dieser Spieler weniger solche Paare."
    ),
    "drawing.strict.pair": "{pair} ({what})",
    "drawing.strict.most": "Von {all:# Spieler|# Spielern} haben {many} „{label}“ gemeinsam.",
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
    "drawing.held": "Zurückgestellt bis zur nächsten Punktgruppe: {names}.",
    "drawing.waiting": (
        "In Runde {round} noch nicht ausgelost: {players:# Spieler|# Spieler} ({names})."
    ),
    "drawing.waiting.playing": (
        "In Runde {round} noch nicht ausgelost: {players:# Spieler|# Spieler}; noch am Spielen: "
        "{tables}."
    ),
    "drawing.partly": (
        "Runde {round} ist erst teilweise ausgelost; noch nicht dabei: {names}. Auslosen mit: "
        "`nigiri draw --rest`\n"
        "Bei allen, die Runde {round} nicht spielen: die Runde unter „Pausiert in Runden“ "
        "eintragen (Blatt „Spieler“)."
    ),
    "drawing.partly.playing": (
        "Runde {round} ist erst teilweise ausgelost; noch nicht dabei: {names}. Noch am "
        "Spielen: {tables}. Wenn diese Ergebnisse da sind: `nigiri draw --rest`\n"
        "Bei allen, die Runde {round} nicht spielen: die Runde unter „Pausiert in Runden“ "
        "eintragen (Blatt „Spieler“)."
    ),
    "drawing.part.one-way": (
        "Eines davon wählen: --again, --ready, --from und --to, --section oder --rest."
    ),
    "drawing.part.score": "„{asked}“ ist keine Punktzahl; etwa 3, 3½ oder -2,5 schreiben.",
    "drawing.part.sure": (
        "--ready, --from und --to losen nur aus, was kein fehlendes Ergebnis mehr ändern kann. "
        "Mit --provisional gehen sie nicht."
    ),
    "drawing.part.nobody": "Alle, die Runde {round} spielen, sind schon ausgelost.",
    "drawing.part.system": (
        "Runde {round} wird nicht nach Punkten ausgelost ({system}): ein Teil davon geht nicht "
        "allein. Die ganze Runde: `nigiri draw`"
    ),
    "drawing.part.apart": (
        "In diesem Turnier wird jede Gruppe für sich ausgelost: eine allein mit --section."
    ),
    "drawing.part.bye": (
        "In Runde {round} {players:ist noch # Spieler|sind noch # Spieler} übrig, eine ungerade "
        "Zahl, und {who} hat das Freilos. Die Nummer in der Zeile „Freilos“ löschen, dann können "
        "alle spielen: `nigiri draw --rest`"
    ),
    "drawing.part.bye.one": (
        "In Runde {round} ist nur noch {name} ({number}) übrig, und {who} hat das Freilos. Erst "
        "ab der nächsten Runde mitspielen: `nigiri late {number} --next`. Jetzt noch spielen: die "
        "Nummer in der Zeile „Freilos“ löschen, dann `nigiri draw --rest`"
    ),
    "drawing.part.stuck": (
        "Von Runde {round} lässt sich noch keine Punktgruppe auslosen, weder von oben noch von "
        "unten: jemand könnte ohne Gegner bleiben. Noch am Spielen: {tables}. Für Gruppen in der "
        "Mitte: --from und --to."
    ),
    "drawing.part.section.nobody": (
        "{many:Gruppe|Gruppen} {sections}: in Runde {round} ist niemand mehr auszulosen."
    ),
    "drawing.part.section.odd": (
        "{many:Gruppe|Gruppen} {sections}: {players:# Spieler|# Spieler}, eine ungerade Zahl; "
        "insgesamt ist die Zahl der übrigen aber gerade, und niemand bekommt ein Freilos. Eine "
        "weitere Gruppe zusammen damit auslosen."
    ),
    "drawing.part.section.promised": (
        "{many:Gruppe|Gruppen} {sections}: {players:# Spieler|# Spieler}, eine ungerade Zahl, und "
        "das Freilos ist {names} versprochen. Eine weitere Gruppe zusammen damit auslosen."
    ),
    "drawing.part.section.unknown": "Eine Gruppe {asked} gibt es nicht; es gibt {sections}.",
    # Before a draw
    "drawing.none": "Noch ist keine Runde ausgelost; Runde 1 auslosen mit: `nigiri draw`",
    "drawing.lost": (
        "Runde {round} war ausgelost, aber ihr Blatt ist weg, und die Ergebnisse mit ihm. "
        "Rückgängig oder Strg+Z holt es zurück; bei geschlossener Datei zeigt `nigiri history` "
        "die Stände, und `nigiri restore` holt einen davon. Soll neu ausgelost werden: auf "
        "„Probleme“ sagen, warum."
    ),
    "drawing.over": (
        "{rounds:Die einzige Runde ist|Alle # Runden sind} ausgelost. Für eine weitere „Runden“ "
        "auf dem Blatt „Turnier“ erhöhen."
    ),
    "drawing.over.level": (
        "{rounds:Die einzige Runde ist|Alle # Runden sind} ausgelost, und {players} liegen auf "
        "{upto:Platz 1|einem der ersten # Plätze} gleichauf. Für einen Stichkampf „Runden“ auf "
        "dem Blatt „Turnier“ auf {last} erhöhen, neben Runde {round} Stichkampf eintragen und "
        "noch einmal auslosen."
    ),
    "drawing.incomplete": (
        "Runde {earlier} ist nicht komplett: erst die Ergebnisse eintragen ({tables}), dann Runde "
        "{round} auslosen.\nFehlende Ergebnisse vorerst als verloren zählen: `nigiri draw "
        "--provisional`"
    ),
    "drawing.incomplete.again": (
        "Runde {earlier} ist nicht komplett: erst die Ergebnisse eintragen ({tables}), dann Runde "
        "{round} auslosen.\nFehlende Ergebnisse vorerst als verloren zählen: `nigiri draw --again "
        "--provisional`"
    ),
    "drawing.incomplete.groups": (
        "Runde {earlier} ist nicht komplett: erst die Ergebnisse eintragen ({tables}), dann Runde "
        "{round} auslosen. Komplette Punktgruppen lassen sich schon jetzt auslosen: `nigiri draw "
        "--ready`\nFehlende Ergebnisse vorerst als verloren zählen: `nigiri draw --provisional`"
    ),
    "drawing.provisional": (
        "Vorläufig, noch ohne Ergebnis: {tables}; bis dahin {points} für beide Spieler. Das "
        "Ergebnis eintragen, sobald es da ist. Die Liste zum Aushängen: `nigiri missing`"
    ),
    "drawing.disputed": (
        "Runde {round}, {tables}: die Gegenprobe ergab ein anderes Ergebnis. Berichtigen, was "
        "falsch ist; beides ansehen: `nigiri verify --round {round}`"
    ),
    # A draft
    "drawing.draft.open": (
        "Runde {round} ist noch ein Entwurf. Zum Übernehmen: `nigiri keep`. Zum Verwerfen: "
        "`nigiri discard`"
    ),
    "drawing.draft.made": (
        "Das ist ein Entwurf, auf dem Blatt „{sheet}“; sonst hat sich nichts geändert."
    ),
    "drawing.draft.choose": "Zum Übernehmen: `nigiri keep`. Zum Verwerfen: `nigiri discard`",
    "drawing.draft.gone": "Der Entwurf von Runde {round} ist verworfen; alles ist wie vorher.",
    "drawing.draft.none": "Es gibt keinen Entwurf. Einen anlegen: `nigiri draw --draft`",
    "drawing.draft.other-round": (
        "Der Entwurf ist für Runde {round}, ausgelost {drawn:ist aber # Runde|sind aber # "
        "Runden}. Zum Verwerfen: `nigiri discard`"
    ),
    "drawing.draft.result": (
        "Runde {round}, Tisch {table} hat ein Ergebnis, das erst nach dem Entwurf eingetragen "
        "oder gegengeprüft wurde. Den Entwurf verwerfen: `nigiri discard`"
    ),
    "drawing.draft.kept": "Runde {round} ist ausgelost wie im Entwurf: {tables:# Tisch|# Tische}.",
    "drawing.draft.kept-bye": (
        "Runde {round} ist ausgelost wie im Entwurf: {tables:# Tisch|# Tische}, Freilos: {byes}."
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
    "drawing.kept-wrong": (
        "Das bleibt, wie es von Hand gemacht ist, trotz dieses Problems: {problem}"
    ),
    "drawing.pair.dissolved": (
        "Das von Hand gesetzte Paar {white} - {black} ist nicht mehr möglich: {names} "
        "{many:spielt|spielen} in Runde {round} nicht."
    ),
    "drawing.bye.needless": (
        "Das von Hand gegebene Freilos für {name} ist nicht nötig: die Zahl der Spieler ist gerade."
    ),
    "drawing.bye.several": (
        "Runde {round} kann nur ein Freilos haben, von Hand gegeben sind {many}: {where}. Nur "
        "eines davon stehen lassen. Wer stattdessen ohne Freilos pausiert, gehört auf dem Blatt "
        "der Runde unter „Pausiert“, oder in „Spieler“ steht die Runde unter „Pausiert in Runden“."
    ),
    "drawing.locked": (
        "Runde {round} lässt sich mit dem, was festgelegt ist, nicht auslosen: {where}. {many:Das "
        "ändern oder seine Markierung unter „Fest“ löschen|Eines davon ändern oder eine "
        "Markierung unter „Fest“ löschen}; nichts wurde geändert."
    ),
    "drawing.locked.why": (
        "Runde {round} lässt sich mit dem, was festgelegt ist, nicht auslosen: {where}. {why} "
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
    "drawing.asked.out": "{who} spielt in Runde {round} nicht: siehe „Spieler“.",
    "drawing.asked.self": "{who} kann nicht gegen sich selbst spielen.",
    "drawing.asked.both": "{one}-{other} kann nicht zugleich gewünscht und ausgeschlossen sein.",
    "drawing.asked.never": "{one} und {other} sollen nie gegeneinander spielen: siehe „{sheet}“.",
    "drawing.asked.met": (
        "{one} und {other} haben schon in Runde {round} gegeneinander gespielt; niemand spielt "
        "zweimal gegen denselben Gegner."
    ),
    "drawing.asked.result": (
        "{white}-{black} haben schon ein Ergebnis; erst dieses auf dem Blatt berichtigen."
    ),
    "drawing.bye.again": "{who} hatte schon ein Freilos; niemand bekommt zwei.",
    # Promised byes
    "drawing.promise.again": (
        "Das Freilos von Runde {round} ist {names} versprochen, trotz eines früheren Freiloses; "
        "niemand bekommt zwei. Erst: `nigiri bye {number} --round {round} --undo`"
    ),
    "drawing.promise.taken": "{name} bekommt das versprochene Freilos nicht: {others} hat es.",
    "drawing.promise.even": (
        "{name} bekommt das versprochene Freilos nicht: die Zahl der Spieler ist gerade."
    ),
    # What the event has come to
    "drawing.rank": (
        "Auf den Rang ansprechen: {players}. Mit Zustimmung den neuen Rang in „Spieler“ "
        "eintragen: die Vorgaben richten sich danach, Gruppe und Punkte bleiben."
    ),
    "drawing.rank.player": "{who}, {rank}, gewonnen {won}, verloren {lost}",
    "drawing.winner": (
        "{who} hat schon gewonnen: so viele Siege erreicht niemand mehr. Runde {round} ist "
        "trotzdem ausgelost; `nigiri undo` nimmt das zurück."
    ),
    "drawing.title": (
        "Von dieser Runde an treffen Europäer, die höchstens einen Punkt hinter dem führenden "
        "Europäer liegen, soweit möglich aufeinander: {names}."
    ),
    "drawing.title.many": (
        "Von dieser Runde an treffen Europäer, die höchstens einen Punkt hinter dem führenden "
        "Europäer liegen, soweit möglich aufeinander: {many} Spieler."
    ),
    "drawing.lot": (
        "Nummern ab 1 durch das Los: {names}. Für ein anderes Los in „Einstellungen“ bei „Zahl "
        "für das Los“ eine andere eintragen und noch einmal auslosen."
    ),
    "drawing.crosstable": (
        "Kein Blatt „Kreuztabelle“: {present} Spieler in einer Wertung, Platz ist für {room}. Alle "
        "auf Papier: `nigiri print crosstable`"
    ),
    # Results
    "since.result": (
        "Runde {round}, Tisch {table} ({white} – {black}): jetzt {now}; eine spätere Runde wurde "
        "aber ausgelost mit: {was}."
    ),
    "since.won": "{number} gewann",
    "since.jigo": "Jigo",
    "since.both-lost": "beide verloren",
    "since.both-won": "beide gewannen",
    "since.no-result": "kein Ergebnis",
    # Scores
    "since.start-scores": "Startpunkte in der Auslosung von Runde {round}: {players}.",
    "since.scores": "Punkte in der Auslosung von Runde {round}: {players}.",
    "since.score": "{who} jetzt {now}, vorher {was}",
    "since.floats": "Runde {round}: {pairs}.",
    "since.float.now": "Paar {white}–{black} jetzt mit ungleichen Punkten",
    "since.float.no-more": "Paar {white}–{black} jetzt mit gleichen Punkten",
    "since.handicaps": "Vorgaben nach der Regel in Runde {round}: {games}.",
    "since.handicap": "{white}–{black} jetzt {now}, vorher {was}",
    # Pairs and places
    "since.pairs": "Jetzt ausgelost, hätte Runde {round} die Paare {come} statt {gone}.",
    "since.pairs.same": "Jetzt ausgelost, hätte Runde {round} dieselben Paare.",
    "since.bye": "Freilos für {number}",
    "since.places": "Plätze: {places}.",
    "since.place": "{who} jetzt {now}, vorher {was}",
    "since.more": "{listed}; und {more} weitere",
    # Ranks and ratings
    "since.rank": (
        "{who} ist {now}, bisher ausgelost als {was}: ab Runde {round} gilt das für Vorgaben; "
        "Gruppe und Startpunkte bleiben."
    ),
    "since.rank.score": (
        "{who} ist {now}, bisher ausgelost als {was}: Vorgaben gehen nach Punkten, nicht nach dem "
        "Rang; Gruppe und Startpunkte bleiben."
    ),
    "since.rank.rating": (
        "{who} ist {now}, bisher ausgelost als {was}: Vorgaben gehen nach dem Rating, nicht nach "
        "dem Rang; Gruppe und Startpunkte bleiben."
    ),
    "since.rank.rating-rank": (
        "{who} ist {now}, bisher ausgelost als {was}: Vorgaben gehen nach dem Rang des Ratings, "
        "nicht nach diesem Rang; Gruppe und Startpunkte bleiben."
    ),
    "since.rating": (
        "{who} hat Rating {now}, bisher ausgelost mit {was}: ab Runde {round} gilt das für "
        "Vorgaben."
    ),
    # A round that is drawn again, with pairs nobody knows of
    "since.unrecorded": (
        "Das Blatt „Auslosung“ enthält nichts über Runde {round}, also ist ein Paar von Hand "
        "nicht von einem ausgelosten zu unterscheiden: alle ohne Ergebnis und ohne Markierung "
        "unter „Fest“ werden neu ausgelost."
    ),
    # A result is entered
    "results.entered": "Tisch {table}: {white} - {black}  {result}",
    "results.entered.was": "Tisch {table}: {white} - {black}  {result} (vorher {was})",
    "results.entered.round": "Runde {round}, Tisch {table}: {white} - {black}  {result}",
    "results.entered.round-was": (
        "Runde {round}, Tisch {table}: {white} - {black}  {result} (vorher {was})"
    ),
    "results.settled": "Tisch {table}: die Gegenprobe ergab {result}; sie wurde geleert.",
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
    "results.undrawn": "Runde {round} ist nicht ausgelost.",
    "results.draft": (
        "Runde {draft} ist nur ein Entwurf: erst `nigiri keep` oder `nigiri discard`. Um Runde "
        "{round} zu berichtigen: --round {round} anhängen"
    ),
    "results.named": ("„{typed}“ ist {number} {name}: Der Sieg an Tisch {table} ist eingetragen."),
    "results.named.several": (
        "„{asked}“ kann mehrere meinen: {names}. Bitte die Nummer des Siegers eingeben."
    ),
    "results.named.nobody": (
        "In Runde {round} spielt niemand, der „{asked}“ heißt. Bitte die Nummer des Siegers "
        "eingeben, oder hinter --table einen Tisch und sein Ergebnis."
    ),
    "results.twice": "{number} kommt zweimal vor; war eine andere Nummer gemeint?",
    "results.table.twice": (
        "Tisch {table} ({white} gegen {black}) ist zweimal genannt; gewonnen hat nur einer."
    ),
    "results.table.has": (
        "Tisch {table} ({white} gegen {black}) hat schon {result}. Berichtigen: --table {table} "
        "{winner}"
    ),
    "results.table.has-round": (
        "Tisch {table} ({white} gegen {black}) hat schon {result}. Berichtigen: --round {round} "
        "--table {table} {winner}"
    ),
    "results.table.none": "In Runde {round} gibt es keinen Tisch {table}.",
    "results.bye": "{number} hat in Runde {round} das Freilos; es zählt von selbst als Sieg.",
    "results.absent": "{number} spielt in Runde {round} nicht.",
    "results.elsewhere": (
        "{number} spielt in Runde {round} nicht; die Partie in Runde {earlier} läuft noch: "
        "`nigiri result --round {earlier} {number}`"
    ),
    "results.which": (
        "„{asked}“ ist ein Ergebnis und der Name von einem der beiden: die Nummer des "
        "Siegers eingeben. {names}"
    ),
    "results.unknown": (
        "„{asked}“ ist kein Ergebnis. Eingeben, wer gewonnen hat: {white} oder {black}, oder W "
        "(Weiß), S (Schwarz); sonst jigo, oder 0-0, wenn beide verlieren. War es kampflos, def "
        "anhängen."
    ),
    "results.unknown.french": (
        "„{asked}“ ist kein Ergebnis. Eingeben, wer gewonnen hat: {white} oder {black}, oder W "
        "(Weiß), N (Schwarz; B allein kann Black oder Blanc sein); sonst jigo, oder 0-0, wenn "
        "beide verlieren. War es kampflos, def anhängen."
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
    "results.back.title": "Runde {round}: die Gegenprobe weicht ab",
    "results.back.log": "Gegenprobe: {tables}",
    "results.back.verified": "Runde {round}: {verified} von {boards:# Tisch|# Tischen} bestätigt.",
    "results.back.skipped": (
        "Gegenprobe jetzt: {now}; ausgelassen, da schon gegengeprüft: {before}."
    ),
    "results.back.differ": (
        "Anders als zuerst eingetragen: {tables}. Der erste Eintrag gilt. Ist er falsch: `nigiri "
        "result --table {table} WINNER`. Stimmt er: `nigiri verify --table {table} WINNER`"
    ),
    "results.back.differ-round": (
        "Anders als zuerst eingetragen: {tables}. Der erste Eintrag gilt. Ist er falsch: `nigiri "
        "result --round {round} --table {table} WINNER`. Stimmt er: `nigiri verify --round "
        "{round} --table {table} WINNER`"
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
        "Das Blatt „{sheet}“ hat keine Spalte für eine Gegenprobe: „Gegenprobe“ in eine leere "
        "Zelle von Zeile {row} schreiben, etwa {cell}."
    ),
    "results.back.twice": "Tisch {table} ist in der Gegenprobe zweimal genannt.",
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
    # Out and back
    "attendance.out": "Pausiert in {rounds}: {names}.",
    "attendance.out.gap": (
        "{name} ist {rank}: ab 4 Dan darf niemand Runden auslassen und dann weiterspielen, hier "
        "{rounds}. Den Veranstaltern Bescheid geben."
    ),
    "attendance.out.promise": "Das Freilos, das {name} versprochen war, entfällt auch ({rounds}).",
    "attendance.plays": "Dabei in {rounds}: {names}.",
    "attendance.plays.unseen": (
        "Dabei in {rounds}, sobald unter „Anwesend“ in „Spieler“ „ja“ steht: {names}."
    ),
    "attendance.plays.anyway": "Ohnehin dabei in {rounds}: {names}.",
    "attendance.alone": (
        "Für {names} bleibt kein Gegner: `nigiri draw --again`, oder pausieren lassen."
    ),
    # New places in the round that is played
    "attendance.table": "Tisch {table}: {white} (Weiß) gegen {black}.",
    "attendance.bye": "{name} hat das Freilos.",
    "attendance.reserve": "{name} spielt nur bei Bedarf und wird nicht mehr gebraucht.",
    "attendance.no-game": "In dieser Runde noch ohne Gegner: {names}.",
    "attendance.print": "Die Runde noch einmal drucken und aushängen: `nigiri print pairings`",
    "attendance.draft": (
        "Der Entwurf von Runde {round} ist älter als diese Änderung: `nigiri discard`, dann "
        "`nigiri draw --draft`"
    ),
    "attendance.late.offer": (
        "{had} hat das Freilos von Runde {round} und müsste es für eine Partie gegen {late} "
        "abgeben. Soll das Freilos bleiben, spielen Nachzügler erst ab der nächsten Runde: "
        "`nigiri late {who} --next`"
    ),
    "attendance.late.offer.reserve": (
        "{had} spielt nur bei Bedarf. In Runde {round} würde stattdessen {late} spielen. Soll "
        "{had} spielen, fangen Nachzügler erst in der nächsten Runde an: `nigiri late {who} "
        "--next`"
    ),
    "attendance.late.offer.waiting": (
        "{had} kam auch zu spät und wartet auf Runde {next}. Jetzt würden {late} und {had} in "
        "Runde {round} spielen. Soll es so bleiben, spielen Nachzügler erst ab der nächsten "
        "Runde: `nigiri late {who} --next`"
    ),
    # Who is meant, and in which rounds
    "attendance.who.none": (
        "Angeben, wer: Nummern mit Kommas oder Namen mit Strichpunkten dazwischen."
    ),
    "attendance.who.new": (
        "„{asked}“ ist kein Spieler dieses Turniers. Neue erst mit Nachname, Vorname und Rang in "
        "„Spieler“ eintragen."
    ),
    "attendance.who.several": "„{asked}“ kann mehrere meinen: {names}.",
    "attendance.rounds.unknown": (
        "„{asked}“ ist keine Runde dieses Turniers; es gibt 1 bis {rounds}."
    ),
    "attendance.rounds.over": "Runde {round} ist vorbei; das geht erst ab Runde {first}.",
    "attendance.has-result": (
        "{who} hat an Tisch {table} in Runde {round} schon ein Ergebnis. Ab Runde {next} geht es."
    ),
    # The bye of a round
    "attendance.promise": "Freilos in Runde {round} versprochen: {name}.",
    "attendance.promise.policy": (
        "Dieses Turnier gibt keine Freilose (Freilos für, in den Einstellungen: niemand); "
        "die Auslosung hält sich an dieses, weil es so entschieden ist."
    ),
    "attendance.promise.none": "Das Freilos von Runde {round} war {name} nicht versprochen.",
    "attendance.promise.gone": "Das Freilos von Runde {round} ist {name} nicht mehr versprochen.",
    "attendance.promise.drawn": (
        "Es ist schon ausgelost und bleibt. Ohne das Versprechen neu auslosen: `nigiri draw "
        "--again`"
    ),
    "attendance.bye.one": "Eine Runde hat nur ein Freilos, und hier stehen mehrere: {names}.",
    "attendance.bye.reserve": (
        "{name} spielt nur bei Bedarf und braucht kein Freilos: siehe „Anwesend“ in „Spieler“."
    ),
    "attendance.bye.again": (
        "{name} hatte schon ein Freilos; niemand bekommt zwei. Zum Pausieren: `nigiri out`"
    ),
    "attendance.bye.out": (
        "{name} pausiert in Runde {round} und braucht dort kein Freilos. Doch dabei: `nigiri back "
        "{who} --rounds {round}`"
    ),
    "attendance.bye.other-round": (
        "{name} ist schon das Freilos von Runde {round} versprochen; niemand bekommt zwei. Erst: "
        "`nigiri bye {who} --round {round} --undo`"
    ),
    "attendance.bye.rival": (
        "Das Freilos von Runde {round} ist {name} versprochen; eine Runde hat nur eines. Erst: "
        "`nigiri bye {who} --round {round} --undo`"
    ),
    "attendance.bye.no-place": (
        "{name} ist in Runde {round} noch nicht gepaart; erst: `nigiri late`"
    ),
    "attendance.bye.anew": (
        "{why}\n"
        "Runde {round} mit diesem Freilos neu auslosen: `nigiri what-if --bye {number} --keep`"
    ),
    "attendance.bye.even": (
        "In Runde {round} ist die Zahl der Spieler gerade, niemand braucht ein Freilos. Damit "
        "{name} pausiert: `nigiri out {number} --rounds {round}`"
    ),
    "explain.no-table": "Runde {round} hat keinen Tisch {table}; es gibt {tables}.",
    "explain.no-table.none": "Runde {round} hat keinen Tisch {table}; sie hat noch gar keinen.",
    "explain.nobody": (
        "„{asked}“ ist weder die Nummer eines Tisches noch der Name eines Spielers noch: Freilos."
    ),
    "explain.no-game": "{names}: keine Partie in Runde {round}.",
    "explain.undrawn": "Runde {round} ist nicht ausgelost; ausgelost ist bis Runde {last}.",
    "explain.no-bye": "In Runde {round} hat niemand das Freilos.",
    "explain.has-results": (
        "Runde {round} hat Ergebnisse; sie lässt sich nicht mehr anders auslosen. Nur ansehen: "
        "ohne --keep."
    ),
    "explain.no-simulation": (
        "Diese Turniere kommen zu einer Runde, die sich nicht ohne Wiederholung auslosen lässt: "
        "weniger Runden simulieren."
    ),
}
