"""An event is set up, in German."""

WORDS = {
    # A new event
    "setup.ready": "{name} ist bereit. Die Spieler in „{sheet}“ eintragen, oder: `nigiri import`",
    "setup.ready.nameless": (
        "Das Turnier ist bereit. Die Spieler in „{sheet}“ eintragen, oder: `nigiri import`"
    ),
    "setup.sample": (
        "{name}: {players} erfundene Spieler, {played:# Runde|# Runden} gespielt. Zum "
        "Probieren: `nigiri draw` lost Runde {round} aus; dort einige Ergebnisse eintragen, dann "
        "auf `nigiri result` und `nigiri standings` drücken. Für ein eigenes Turnier eine neue "
        "Tabelle öffnen und auf `nigiri new` drücken."
    ),
    "setup.ask.name": "Name des Turniers",
    "setup.ask.dates": "Termin",
    "setup.ask.federation": "Verband oder Land",
    "setup.ask.kind": "Spielweise",
    "setup.ask.komi": "Komi",
    "setup.ask.handicaps": "Vorgaben",
    "setup.ask.rounds": "Runden",
    "setup.ask.time_limits": "Bedenkzeit",
    "setup.ask.system": "System",
    "setup.ask.rules": "Regelwerk",
    "setup.ask.mail": "Ergebnisse auch an",
    "setup.ask.logo": "Logo",
    "setup.home.quebec": "Québec",
    "setup.home.aga": "Vereinigte Staaten (AGA)",
    "setup.home.bga": "Vereinigtes Königreich (BGA)",
    "setup.home.ffg": "Frankreich (FFG)",
    "setup.home.egf": "anderswo in Europa (EGF)",
    "setup.home.egc": "Kongress (EGC, Entwurf von 2008)",
    "setup.home.other": "anderswo",
    "setup.kind.sections": "Gruppen wie in Québec",
    "setup.kind.bands": "Stufen nach Rating (AGA)",
    "setup.kind.bar": "McMahon mit Bar",
    "setup.kind.swiss": "Schweizer System",
    "setup.kind.other": "ein anderes System",
    "setup.handicaps.full": "der Unterschied",
    "setup.handicaps.less-1": "der Unterschied minus 1",
    "setup.handicaps.less-2": "der Unterschied minus 2",
    "setup.handicaps.none": "keine, alle Partien ohne Vorgabe",
    "setup.handicaps.usual": "Dort üblich: {handicaps}; im Schweizer System keine",
    "setup.handicaps.usual.none": "Dort üblich: keine, alle Partien ohne Vorgabe",
    "setup.komi.wrong": "Komi: {komi} ist keine Punktzahl. Zum Beispiel 6½, 7,5 oder 8.",
    "setup.handicap": "Vorgabe nach {basis}, der ganze Unterschied",
    "setup.handicap.less": "Vorgabe nach {basis}, Unterschied minus {less}",
    "setup.handicap.none": "alle Partien ohne Vorgabe",
    "setup.plays": "Regelwerk {rules}: Komi {komi}; {handicap}.",
    "setup.plays.from": "Regelwerk {rules}: Komi {komi}; {handicap}; ab {rank} keine.",
    "setup.plays.bar": "Regelwerk {rules}: Komi {komi}; {handicap}; ab der Bar keine.",
    "setup.plays.most": (
        "Regelwerk {rules}: Komi {komi}; {handicap}, wobei niemand über {rank} zählt."
    ),
    "setup.club": "Was für den Verein gemerkt ist",
    "setup.club.none": "Für den Verein ist noch nichts gemerkt.",
    "setup.club.kept": (
        "Neue Turniere beginnen so. Es steht in {path}; diese Datei lässt sich anderen Vereinen "
        "per E-Mail schicken."
    ),
    "setup.club.own": (
        "{asked} gehört zu jedem Turnier allein; für den Verein wird es nicht gemerkt."
    ),
    "setup.club.choice": "{fact}: {asked} ist keines von {choices}.",
    "setup.club.address": "{asked} ist keine E-Mail-Adresse.",
    "setup.club.wrong": (
        "Nichts wurde gemerkt, denn neue Turniere begännen mit diesem Problem: {problem}"
    ),
    "setup.logo": "{kind}, {size} KB",
    "setup.logo.large": ("{file} hat {size} KB; ein Logo darf {most} haben. Kleiner speichern."),
    "setup.logo.none": (
        "{file} ist kein Logo: Ein Logo ist ein ganzes Bild als PNG, JPEG oder SVG mit höchstens "
        "{most} KB und {side} Punkten je Seite, und ein SVG hat kein Skript und nichts von "
        "anderswo."
    ),
    # Settings
    "setup.setting.no-row": (
        "Das Blatt „{sheet}“ hat keine Zeile für {asked}; die Bezeichnung in Spalte A schreiben."
    ),
    "setup.setting.unknown": (
        "Eine Einstellung {asked} gibt es nicht; so schreiben, wie sie auf „Turnier“ oder "
        "„Einstellungen“ heißt."
    ),
    "setup.setting.meant": "Eine Einstellung {asked} gibt es nicht; vielleicht {near}?",
    # A rule set
    "setup.rules.follows": "Alle Einstellungen sind wie im Regelwerk {rules}.",
    "setup.rules.already": "Alle Einstellungen sind schon wie im Regelwerk {rules}.",
    "setup.rules.otherwise": (
        "{settings:# Einstellung weicht|# Einstellungen weichen} vom Regelwerk {rules} ab"
    ),
    "setup.rules.there-are": (
        "Regelwerke: {sets}. Alles wie in einem davon einstellen: `nigiri rules --apply NAME`"
    ),
    "setup.rules.kept": (
        "Dieses Turnier behält, womit es begonnen hat. Ein neues nach {rules} hätte: {settings}."
    ),
    "setup.rules.followed": (
        "Ein neues Turnier eines europäischen Verbands beginnt mit einem anderen Regelwerk: {sets}."
    ),
    "setup.rules.written": (
        "{settings:# Einstellung|# Einstellungen} wie im Regelwerk {rules} eingetragen."
    ),
    "setup.rules.drawn": (
        "Punkte und Plätze werden neu gezählt; schon ausgeloste Runden bleiben, wie sie sind."
    ),
    "setup.rules.starts": "Startpunkte können sich geändert haben: „{sheet}“ ansehen.",
    "setup.column.setting": "Einstellung",
    "setup.column.here": "Hier",
    # Sections
    "setup.sections": "{sections:# Gruppe|# Gruppen}, bis {ranks}.",
    "setup.sections.few": (
        "Erst {here} von {players} Spielern {here:ist|sind} da: die Gruppen gelten für alle "
        "auf der Liste."
    ),
    "setup.sections.stand": (
        "{sections:# Gruppe|# Gruppen}, wie sie auf dem Blatt stehen; neu vorschlagen: `nigiri "
        "sections --again`"
    ),
    "setup.bands": "{sections:# Stufe|# Stufen}, bis {ranks}.",
    "setup.bands.few": (
        "Erst {here} von {players} Spielern {here:ist|sind} da: die Stufen gelten für alle "
        "auf der Liste."
    ),
    "setup.bands.stand": (
        "{sections:# Stufe|# Stufen}, wie sie auf dem Blatt stehen; neu vorschlagen: `nigiri "
        "bands --again`"
    ),
    "setup.sections.look": "„{sheet}“ ansehen, nach Wunsch eine Grenze verschieben. {next}",
    "setup.sections.rank": "{asked} ist kein Rang; 30k bis 1k oder 1d bis 9d eingeben",
    "setup.sections.order": "Die Grenzen von stark nach schwach schreiben, nicht {asked}.",
    # The supergroup of a congress
    "setup.supergroup.written": "{scores:# Startpunktzahl|# Startpunktzahlen} eingetragen.",
    "setup.supergroup.next": "Dann: `nigiri sections`, `nigiri draw`",
    "setup.supergroup.keeps": "{name} behält {score}, wie unter „{column}“.",
    "setup.supergroup.no-member": (
        "{name} gehört nicht dazu, hat aber diese Startpunkte unter „{column}“; die Zelle leeren, "
        "wenn das falsch ist."
    ),
    "setup.supergroup.no-congress": (
        "Eine Supergruppe gehört zu einem Kongress: auf „{sheet}“ neben „{rule}“ „{bar}“ wählen "
        "und neben „{by}“ „{congress}“."
    ),
    # An event of another program
    "setup.open": (
        "Aus {source}: {players:# Spieler|# Spieler}, {rounds:# Runde|# Runden}, {games:# Partie|# "
        "Partien}."
    ),
    "setup.open.left-out": "Was in der Arbeitsmappe fehlt oder anders steht:",
    "setup.open.boards": "Die Vorgaben auf Brettern der Größe {size}.",
    "setup.open.boards-far": "Vorgaben auf {size}×{size} ab einem Unterschied von mehr als {most}.",
    "setup.open.result": "In Runde {round} fehlen Ergebnisse. Als Nächstes: `nigiri result`",
    "setup.open.draw": "Ansehen mit: `nigiri check`. Weiter: `nigiri draw`",
    "setup.open.look": "„{grid}“ und „{standings}“ ansehen; prüfen mit: `nigiri check`",
    "setup.open.cannot": "{source} lässt sich nicht öffnen. {why}",
    "setup.open.wrong": "{source} lässt sich nicht öffnen, darin steht etwas Unmögliches. {what}",
    # A list is brought in
    "entries.added": "{players:# Spieler|# Spieler} aus {source} übernommen.",
    "entries.added.some": "{players:# Spieler|# Spieler} aus {source} übernommen, {old} schon da.",
    "entries.ratings": (
        "{ratings:# Rating sieht|# Ratings sehen} nicht nach denen der {owner} aus: siehe "
        "„{problems}“, oder auf „{event}“ neben „{label}“ wählen, von wem sie sind."
    ),
    "entries.updated": (
        "{source}: {new} neu, {changed} geändert, {unchanged} unverändert, {gone} abgemeldet, "
        "{blocked} seither hier geändert."
    ),
    "entries.cell.changed": "{name}: „{column}“ war {was} und wird {listed}.",
    "entries.cell.blocked": (
        "{name}: {was} wurde unter „{column}“ eingetragen und bleibt; die Liste sagt {listed}."
    ),
    "entries.more": "Und {more:noch # Zelle|noch # Zellen}.",
    "entries.more.problems": "Und {more:noch # Zelle|noch # Zellen}: `nigiri check`",
    "entries.gone.leave": (
        "Nicht mehr in der Liste: {names}. Sie bleiben in „{players}“. Für Spieler, die sich "
        "abgemeldet haben: `nigiri out`"
    ),
    "entries.gone.out": (
        "Nicht mehr in der Liste: {names}. Die kommenden Runden stehen nun unter „{column}“."
    ),
    "entries.gone.remove": "Nicht mehr in der Liste: {names}. Ihre Zeilen werden entfernt.",
    "entries.gone.drawn": (
        "Runde 1 ist ausgelost: aus „{players}“ wird niemand mehr entfernt. Für Spieler, die sich "
        "abgemeldet haben: `nigiri out`"
    ),
    "entries.ask": "Das in „{players}“ schreiben?",
    "entries.rankless": (
        "{players:# Person hat|# Personen haben} noch keinen Rang: {which}. In {players:die "
        "gelbe Zelle|die gelben Zellen} auf „{sheet}“ eingeben."
    ),
    "entries.lost-letter": (
        "In {players:einem Namen|# Namen} der Liste ging ein Buchstabe verloren: {names}. In "
        "„Spieler“ verbessern, oder die Liste als UTF-8 speichern und noch einmal einlesen."
    ),
    "entries.refused": "{rows:# Zeile|# Zeilen} nicht übernommen: {which}.",
    "entries.refused.name": "Zeile {row} (ohne Namen)",
    "entries.rankless.rank": "Zeile {row} ({name}, ohne Rang)",
    "entries.rankless.unlisted": "Zeile {row}, {name}, kein Rang, und auf keiner Mitgliederliste",
    "entries.rankless.unrated": (
        "Zeile {row}, {name}, kein Rang, auch nicht auf der Mitgliederliste"
    ),
    "entries.rankless.several": "Zeile {row}, {name}, kein Rang, und {many} Mitglieder heißen so",
    "entries.rankless.other": (
        "Zeile {row}, {name}, kein Rang, und {number} ist die Nummer von {other}"
    ),
    "entries.refused.again": "Zeile {row} ({name}, wie Zeile {other})",
    "entries.refused.number": "Zeile {row} ({name}, Nummer {number} wie Zeile {other})",
    "entries.unlisted": (
        "Wer auf keiner Mitgliederliste steht, oder nicht nur einmal, braucht in der Liste einen "
        "Rang oder die richtige Nummer; oder einzeln eintragen: `nigiri add`"
    ),
    "entries.looked-up": (
        "{players:# Spieler hatte|# Spieler hatten} in der Liste keinen Rang: Rang und Rating "
        "sind aus den Mitgliederlisten."
    ),
    "entries.beginners": "{players:# Anfänger|# Anfänger} als 30k übernommen: {names}.",
    "entries.whole-names": (
        "{players:# Name hat|# Namen haben} weder Komma noch Vornamen, also gilt das Ganze "
        "als Nachname: {names}. So schreiben: Kim, Chung Il."
    ),
    "entries.odd": (
        "{cells:# Zelle sagt|# Zellen sagen} nicht, wann der Spieler spielt, also gelten alle "
        "Runden: {which}."
    ),
    "entries.odd.cell": "Zeile {row}, „{typed}“",
    "entries.days": (
        "Welche Runden zu „{days}“ gehören, ist nicht bekannt: die Tage auf „{event}“ unter "
        "„{column}“ eintragen und noch einmal übernehmen."
    ),
    "entries.namesakes": (
        "{one} und {other} heißen gleich, haben aber einen anderen Rang oder Verein, also gelten "
        "sie als zwei Personen. Ist es nur eine, eine der beiden Zeilen löschen."
    ),
    "entries.alike": "{one} und {other} von {club} sind vielleicht dieselbe Person.",
    "entries.headings": (
        "Nicht übernommen, da die Überschrift nicht bekannt ist: {headings}. Was davon in eine "
        "Spalte von „{players}“ gehört, etwa zu den Notizen: `nigiri import --column "
        '"{heading}={column}"`'
    ),
    "entries.column.unknown": (
        "„{heading}“ kann nicht „{asked}“ sein: so heißt keine Spalte von „{players}“. Es "
        "gibt auch Vorname Nachname, Nachname Vorname, Runden und Anwesenheit, und „-“, um "
        "sie wegzulassen."
    ),
    "entries.column.ask": (
        "„{heading}“: welche Überschrift von „Spieler“ ist das, etwa Rang? Eingabetaste: keine"
    ),
    "entries.column.form": "{typed} nennt keine Überschrift; so schreiben: Einstufung=Rang.",
    "entries.gone.who": "Nicht mehr in der Liste: {names}.",
    "entries.gone.ask": "Was soll mit ihnen geschehen: {choices}? Eingabetaste: sie bleiben",
    "entries.gone.word.leave": "lassen",
    "entries.gone.word.out": "abmelden",
    "entries.gone.word.remove": "entfernen",
    "entries.next.sections": "Dann: `nigiri sections`",
    "entries.next.bands": "Dann: `nigiri bands`",
    "entries.next.draw": "Dann: `nigiri draw`",
    "entries.next.late": (
        'Runde {round} ist ausgelost. Wenn einer der neuen Spieler da ist: `nigiri late "{who}"`'
    ),
    "entries.seen.sections": (
        "Unter „{column}“ „{yes}“ eintragen, wenn ein Spieler da ist. Dann: `nigiri sections`"
    ),
    "entries.seen.bands": (
        "Unter „{column}“ „{yes}“ eintragen, wenn ein Spieler da ist. Dann: `nigiri bands`"
    ),
    "entries.seen.draw": (
        "Unter „{column}“ „{yes}“ eintragen, wenn ein Spieler da ist. Dann: `nigiri draw`"
    ),
    # What is wrong in a list
    "entries.list.none": (
        "{source} ist keine Liste von Spielern: die erste Zeile muss die Spalten nennen, darunter "
        "Nachname (oder Name) und Rang."
    ),
    "entries.list.none.lists": (
        "{source} hat Namen und Nummern, aber keine Ränge. Sie können aus der Mitgliederliste "
        "des Verbands kommen, wenn sie geladen ist: `nigiri ratings load`"
    ),
    "entries.list.long": "Mit {source} wären es {rows} Spieler; ein Turnier hat höchstens {most}.",
    "entries.list.none.unknown": (
        "{source} lässt sich nicht als Liste von Spielern lesen: eine Überschrift für den Namen "
        "oder den Rang fehlt. Nicht bekannt: {headings}. Ist es eine davon: `nigiri import "
        '--column "{heading}=Rank"`'
    ),
    "entries.list.taken": (
        "In „Spieler“ schon vergeben: {numbers}. Die Spalte mit den Nummern weglassen; `nigiri "
        "number` gibt neue."
    ),
    # Numbers
    "entries.numbered": "{players:# Spieler|# Spieler} nummeriert, {total} insgesamt.",
    "entries.numbered.all": "Alle, die teilnehmen, haben eine Nummer.",
    "entries.numbered.fixed": (
        "Runde 1 ist ausgelost: danach ändern sich Nummern nicht mehr. Für neue Spieler: `nigiri "
        "number`"
    ),
    "entries.back.names": (
        "{many} Namen stehen wieder neben der Nummer, mit der sie ausgelost wurden."
    ),
    "entries.back.numbers": (
        "{many} Nummern stehen wieder neben dem Namen, mit dem sie ausgelost wurden."
    ),
    "entries.back.look": (
        "Diese Zeilen auf Spieler ansehen; sie wurden nie ausgelost, niemand weiß, wem sie "
        "gehören: {rows}"
    ),
    "entries.back.kept": ("Die {many} Namen von jetzt stimmen: sie stehen nun auch auf Auslosung."),
    "entries.back.none": (
        "Keine Namen zurückzusetzen: jede Nummer hat ihren Namen, oder nur einer oder zwei sind "
        "geändert."
    ),
    "entries.next.round": "Nächste Runde: `nigiri draw`",
    "entries.below": (
        "Mit niedrigerem Rang gemeldet als veröffentlicht, ohne notierten Grund: {players}. Den "
        "Rang berichtigen oder auf „Probleme“ daneben den Grund eintragen. Nur medizinische "
        "Gründe zählen, fehlende Übung nicht."
    ),
    "entries.unproved": (
        "Mit niedrigerem Rang gemeldet als veröffentlicht, ohne notierten Grund: {players}. Den "
        "Rang berichtigen oder auf „Probleme“ daneben den Nachweis eintragen; bis dahin zählt "
        "das veröffentlichte Rating, wenn es auf „Spieler“ steht. Nur medizinische Gründe "
        "zählen, fehlende Übung nicht."
    ),
    "entries.raised": (
        "Höher gemeldet als veröffentlicht, und so gezählt: {players}. Das ist erlaubt; die AGA "
        "rät bei weniger als zwei Steinen davon ab."
    ),
    "entries.raised.player": "{name} ({rank}: {entry} statt {rating})",
    "entries.lapsed": (
        "Die Mitgliedschaft endet vor dem Ende des Turniers: {players}. Verlängern und das neue "
        "Ende eintragen; oder auf „Probleme“ daneben den Grund schreiben."
    ),
    "entries.listed": (
        "Nicht alles davon steht schon auf „Spieler“, aber in den Mitgliederlisten. Um es dort "
        "einzutragen und dann auf „Probleme“ die Gründe: `nigiri ratings fill`"
    ),
    "entries.several": (
        "{many} Mitglieder heißen {name}: {members}. Auf „Spieler“ die richtige Nummer eintragen, "
        "damit niemand die Partien eines anderen bekommt."
    ),
    # Wishes
    "entries.wish": "Wunsch notiert: {wish}.",
    "entries.wish.counts": "Es gilt ab der nächsten Auslosung. {next}",
    "entries.wish.again": "Damit er schon in Runde {round} gilt: `nigiri draw --again`",
    "entries.wish.there": (
        "Dieser Wunsch steht schon in Zeile {row}: {wish}. Es wurde nichts hinzugefügt."
    ),
    "entries.wish.few": (
        "„{who}“ ist nicht notiert: „{wish}“ braucht mindestens {least} Spieler. Alle angeben, "
        "etwa 1, 5."
    ),
    "entries.wish.both": (
        "„{who}“ ist nicht notiert: Zeile {row} in „{sheet}“ wünscht das Gegenteil. Erst diese "
        "Zeile leeren oder andere Runden angeben."
    ),
    "entries.wish.refused": "„{who}“ ist nicht notiert: {why} {way}",
    "entries.wishes.new": (
        "Neues Blatt „{sheet}“, mit grauem Reiter hinter den anderen. Je Zeile einen Wunsch "
        "eintragen: er gilt ab der nächsten Auslosung."
    ),
    "entries.wishes.there": (
        "Das Blatt „{sheet}“ ist schon da. Je Zeile einen Wunsch eintragen: er gilt ab der "
        "nächsten Auslosung."
    ),
    "entries.wish.which": "Angeben, was gewünscht ist: {choices}.",
    "entries.wish.unknown": "„{asked}“ ist kein Wunsch; einen davon wählen: {choices}.",
    # A list is loaded
    "members.loaded": "{members} {many:Mitglied|Mitglieder} der Liste {list} vom {date}.",
    "members.loaded.itself": (
        "{members} {many:Mitglied|Mitglieder} der Liste {list} vom {date}, dem Datum in der Liste."
    ),
    "members.loaded.file": (
        "{members} {many:Mitglied|Mitglieder} der Liste {list} vom {date}, dem Datum der Datei."
    ),
    "members.loaded.left-out": (
        "{loaded} {lines} {many:Zeile ohne Mitglied|Zeilen ohne Mitglied} ausgelassen."
    ),
    "members.loaded.shorter": (
        "{loaded} In der Liste davor waren es {before}: ist die Datei vollständig?"
    ),
    "members.loaded.next": "Eine Arbeitsmappe ergänzen: `nigiri ratings fill FILE`",
    "members.empty": "{source} hat keine Mitglieder; nichts wurde geladen.",
    "members.no-list": (
        "{source} ist keine Mitgliederliste: weder eine der AGA, der EGF oder der FFG noch eine, "
        "in deren erster Zeile Name und eines von Rang, Rating und Verbandsnr. stehen."
    ),
    "members.shifted": (
        "In den meisten Zeilen von {source} steht unter {heading} etwas anderes, zum Beispiel "
        "{typed}: Die Spalten sind verschoben. Jede Überschrift über ihre Spalte setzen und die "
        "Liste noch einmal laden."
    ),
    "members.none": "Keine Mitgliederliste ist geladen: `nigiri ratings load LIST`",
    # A fresh list is taken from the downloads folder; how old lists are
    "members.fresh.opened": (
        "Die Seite mit der Liste ist in Ihrem Browser offen: {address}\n{checked}"
    ),
    "members.fresh.closed": (
        "Öffnen Sie die Seite mit der Liste in einem Browser: {address}\n{checked}"
    ),
    "members.fresh.checked": "Am {day} war die Liste dort.",
    "members.fresh.not-checked": (
        "Diese Adresse ist nicht geprüft: wenn die Liste nicht dort ist, suchen Sie sie auf der "
        "Website des Verbands."
    ),
    "members.fresh.save": (
        "Speichern Sie die Liste in Ihrem Ordner für Downloads; wenn der Browser sie als Seite "
        "zeigt, mit Strg+S."
    ),
    "members.fresh.go-on": (
        "Die Liste ist auf dieser Seite, die jetzt in Ihrem Browser offen sein sollte: {address} "
        "{checked}\n{save} Dann geht es hier weiter."
    ),
    "members.fresh.which": "Welche Liste ist gemeint? Nennen Sie eine von {choices}.",
    "members.fresh.none": (
        "Unter den neuesten Dateien in {folder} ist keine Liste der {list}; nichts wurde geladen. "
        "Speichern Sie die Liste von ihrer Webseite in diesen Ordner."
    ),
    "members.fresh.other": (
        "{file} ist die Liste der {other}, und eine der {list} gibt es nicht; nichts wurde geladen."
    ),
    "members.fresh.unfinished": (
        "{file} wird noch heruntergeladen: warten Sie, bis der Browser fertig ist. Nichts wurde "
        "geladen."
    ),
    "members.fresh.page": (
        "{file} heißt wie die Liste der {list}, ist aber eine Webseite ohne sie. Speichern Sie die "
        "Liste selbst; nichts wurde geladen."
    ),
    "members.fresh.no-list": (
        "{file} heißt wie die Liste der {list}, aber kein Mitglied steht darin. Speichern Sie die "
        "Liste noch einmal; nichts wurde geladen."
    ),
    "members.fresh.damaged": "{file} lässt sich nicht lesen, und nichts wurde geladen. {why}",
    "members.fresh.older": (
        "{file} ist vom {date}, älter als die geladene Liste vom {stored}. Nichts wurde geladen."
    ),
    "members.fresh.same": (
        "{file} ist die Liste vom {stored}, die schon geladen ist. Speichern Sie zuerst die neuere "
        "von ihrer Seite."
    ),
    "members.fresh.shorter": (
        "{file} ist viel kürzer als die geladene Liste, {members} statt {before}: die Datei "
        "scheint abgebrochen zu sein. Nichts wurde geladen; speichern Sie sie noch einmal."
    ),
    "members.fresh.taken": "{file} ist aus dem Ordner für Downloads genommen.",
    "members.age": "Die Liste ist {days:# Tag|# Tage} alt.",
    "members.age.today": "Die Liste ist von heute.",
    "members.age.list": "{list} vom {date}",
    "members.age.old": (
        "{many:Diese Liste ist|Diese Listen sind} älter als einen Monat: {lists}. Eine neue "
        "holen: `nigiri ratings renew`"
    ),
    # Blank cells are filled
    "members.fill": (
        "Die Listen kennen {known} von {people:# Spieler|# Spielern}; ergänzte leere Zellen: "
        "{filled}."
    ),
    "members.fill.nothing": (
        "Die Listen kennen {known} von {people:# Spieler|# Spielern}; keine leere Zelle war zu "
        "ergänzen."
    ),
    "members.fill.differ": (
        "{filled} {typed:# eingetragenes Rating oder Mitgliedsdatum weicht|# eingetragene Ratings "
        "oder Mitgliedsdaten weichen} von den Listen ab."
    ),
    "members.fill.overwritten": (
        "{filled} {typed:# eingetragenes Rating oder Mitgliedsdatum weicht von den Listen ab und "
        "wird|# eingetragene Ratings oder Mitgliedsdaten weichen von den Listen ab und werden} "
        "ersetzt."
    ),
    "members.fill.becomes": "{cell}: aus {was} wird {now}.",
    "members.fill.more": "Und {more} weitere: alle zeigt --dry-run.",
    "members.fill.update": (
        "Sie bleiben wie eingetragen; die der Listen nehmen: `nigiri ratings fill --update`"
    ),
    "members.fill.check": "Wo Anmeldungen von den Listen abweichen, zeigt: `nigiri check`",
    # Jemand wird eingetragen
    "members.hit": "{name}  {facts}",
    "members.hit.there": "{hit}  – schon eingetragen: {where}",
    "members.there.row": "Zeile {row}",
    "members.there.number": "Nr. {number}, Zeile {row}",
    "members.add.list": "{name}, {rank}, steht jetzt in Zeile {row}.",
    "members.add.done": "{name}, {rank}, steht jetzt in Zeile {row}, so wie angegeben.",
    "members.add.there": "{name} ist schon eingetragen: {where}.",
    "members.add.there.here": "{name} ist schon eingetragen, {where}, und gilt jetzt als anwesend.",
    "members.add.problem": "{problem} {way}",
    "members.add.note": "In keiner Liste ({lists})",
    "members.add.several": (
        "{who}: Das kann {members} sein. Die Nummer angeben, oder mehr vom Namen; für jemand "
        "anderen den ganzen Namen mit Komma."
    ),
    "members.add.nobody": (
        "In keiner Liste steht {who}. Wer in keiner Liste steht, wird mit vollem Namen und Rang "
        "eingetragen."
    ),
    "members.add.none": (
        "Keine Mitgliederliste ist geladen: um {who} einzutragen, den vollen Namen und den Rang "
        "angeben."
    ),
    "members.add.blank": "Einen Namen oder eine Nummer angeben.",
    "members.add.rank": "{name}: In den Listen steht kein Rang. Einen angeben, 30k bis 9d.",
    "members.add.no-rank": "{typed} ist kein Rang; 30k bis 1k oder 1d bis 9d eintragen.",
    # What the lists say of entries
    "members.findings": "Was die Mitgliederlisten sagen",
    "members.findings.none": "Nach den Mitgliederlisten stimmen alle Anmeldungen.",
    "members.findings.many": "{count} Spieler stehen auf keiner Liste: {names}; ...",
    "members.finding.number-unknown": "Kein Mitglied hat die Nummer {number}.",
    "members.finding.number-other": "{number} ist die Nummer von {name}.",
    "members.finding.several": (
        "{many} Mitglieder heißen so: {members}. Die richtige Nummer eintragen."
    ),
    "members.finding.nobody": "Kein Mitglied heißt so.",
    "members.finding.perhaps": "Kein Mitglied heißt so. Vielleicht {members}?",
    "members.finding.rating": "Die Liste {list} sagt {rating}.",
    "members.finding.below": "Tiefer angemeldet, als die Liste {list} sagt: {rating}.",
    "members.finding.below.aga": (
        "Tiefer angemeldet, als die Liste {list} sagt: {rating}. Nur medizinische Gründe zählen, "
        "fehlende Übung nicht."
    ),
    "members.finding.above": (
        "Zwei Steine oder mehr höher angemeldet, als die Liste {list} sagt: {rating}."
    ),
    "members.finding.raised": (
        "Als {rank} angemeldet; die Liste {list} hat {grade} von einer früheren Anmeldung. Zwei "
        "Ränge oder mehr müssen bei Dan-Spielern vorher genehmigt sein."
    ),
    "members.finding.until": "Die Liste {list} sagt: bis {date}.",
    "members.finding.ended": "Die Mitgliedschaft endete am {date}, vor dem Ende des Turniers.",
    "members.finding.licence": (
        "Die Liste der FFG führt die Lizenz als X: keine Lizenz für diese Saison."
    ),
    "members.member": "{number} ({facts})",
    "members.member.named": "{name}, {member}",
    "members.unrated": "ohne Rating",
    "members.until": "bis {date}",
    # Lists and members as tables
    "members.lists": "Mitgliederlisten",
    "members.found": "Gefunden für {words}",
    "members.found.nobody": "Niemand auf einer Liste heißt {words} oder so ähnlich.",
    "members.column.what": "Was",
    "members.column.cell": "Zelle",
    "members.column.player": "Spieler",
    "members.column.says": "Was die Liste sagt",
    "members.column.list": "Liste",
    "members.column.of": "Datum",
    "members.column.members": "Mitglieder",
    "members.column.from": "Aus",
    "members.column.number": "Nummer",
    "members.column.name": "Name",
    "members.column.rating": "Rating",
    "members.column.rank": "Rang",
    "members.column.until": "Mitglied bis",
    "members.column.club": "Verein",
    "members.column.city": "Stadt",
    "members.column.state": "Region",
    "members.column.country": "Land",
    "members.column.status": "Art",
    "samples.filled": (
        "{rounds:# Runde|# Runden} mit {games:# Partie|# Partien} aus {source} eingetragen."
    ),
    "samples.follow": (
        "Die Partien müssen mit Runde {round} beginnen und dürfen keine Runde auslassen."
    ),
    "samples.no-list": (
        "{source} ist keine Liste von Partien: die erste Zeile muss {headings} nennen."
    ),
    "samples.row.whole": "■ {source}, Zeile {row}: {asked} ist keine ganze Zahl ({heading}).",
    "samples.row.nobody": (
        "■ {source}, Zeile {row}: einen Spieler mit der Nummer {number} gibt es nicht."
    ),
    "samples.row.self": "■ {source}, Zeile {row}: {number} spielt gegen sich selbst.",
    "samples.row.winner": (
        "■ {source}, Zeile {row}: {asked} ist kein Sieger; white, black, jigo, none oder both "
        "schreiben."
    ),
    "samples.twice": "■ {source}: {number} ist zweimal in Runde {round}.",
}
