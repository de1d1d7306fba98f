"""What the archive of a federation says (archive/), and a season of several events."""

WORDS = {
    "archive.none": "{folder} ist kein Archiv: Es entsteht, wenn die erste Datei hineinkommt.",
    "archive.other-folder": (
        "{folder} enthält andere Dateien: Ein Archiv braucht einen eigenen Ordner. Einen neuen "
        "nennen."
    ),
    "archive.library": (
        "Ein Archiv braucht {library}, das nicht installiert ist; eintippen: pip install "
        "'nigiri[archive]'"
    ),
    "archive.damaged": "{file} im Archiv ist beschädigt. Das Archiv aus der Sicherung zurückholen.",
    "archive.newer": "Ein neueres nigiri hat dieses Archiv angelegt: das neueste installieren.",
    "archive.no-rounds": "Es wurde keine Runde gespielt.",
    "archive.unfinished": (
        "Das Turnier ist nicht zu Ende: {played} von {rounds:# Runde|# Runden}, {missing:# "
        "Ergebnis fehlt|# Ergebnisse fehlen}. Mit --unfinished kommt es trotzdem hinein."
    ),
    "archive.wrong-cells": "{count:# Zelle ist|# Zellen sind} falsch. Die erste: {first}",
    "archive.left-out": "{file} bleibt draußen. {why}",
    "archive.added": (
        "{events:# Turnier|# Turniere} hinzugefügt, mit {players:# Teilnahme|# Teilnahmen} und "
        "{games:# Partie|# Partien}."
    ),
    "archive.nothing-new": "Nichts Neues: Das Archiv bleibt, wie es ist.",
    "archive.corrected": "{file}: {name} wurde berichtigt; ab jetzt zählt Fassung {version}.",
    "archive.known": "{file}: {name} ist schon im Archiv.",
    "archive.older": (
        "{file}: Das ist Fassung {version} von {name}; eine spätere ist im Archiv, und die zählt."
    ),
    "archive.twin": "{file}: {name} ist schon im Archiv, ganz gleich, aus einer anderen Datei.",
    "archive.undated": (
        "{count:# Turnier hat|# Turniere haben} kein Datum, das Jahr ist also nicht bekannt. Das "
        "Datum in die Arbeitsmappe schreiben und sie noch einmal aufnehmen. Bei Dateien, die zum "
        "ersten Mal kommen, gibt --year das Jahr an."
    ),
    "archive.well": (
        "Alles in Ordnung: Niemand hat zwei Namen oder Nummern, und keine Partie zählt doppelt."
    ),
    "archive.two-names": "{number} hat mehrere Namen: {names}.",
    "archive.two-numbers": "{name} hat mehrere Nummern der {federation}: {numbers}.",
    "archive.namesakes": (
        "{name} steht für mehrere Personen: {numbers}. Teilnahmen ohne Nummer gehören zu keiner"
        " davon."
    ),
    "archive.word-order": "Dieselben Wörter in anderer Folge, vielleicht eine Person: {names}.",
    "archive.claimed": (
        "{first} ({source}) und {second} ({other}) haben {games:# Partie|# Partien} gemeinsam: "
        "vielleicht zweimal dasselbe Turnier."
    ),
    "archive.hidden-since": (
        "Ältere Fassungen nennen {count:# Person, die|# Personen, die} inzwischen nicht genannt "
        "werden {count:will|wollen}. nigiri archive share kopiert das Archiv ohne ältere "
        "Fassungen; danach dieses hier löschen."
    ),
    "archive.strangers": (
        "{count:# Datei im Ordner gehört|# Dateien im Ordner gehören} nicht zum Archiv: {files}."
    ),
    "archive.copy.inside": "{folder} liegt im Archiv selbst: einen anderen Ordner nennen.",
    "archive.copy.there": "{folder} ist schon ein Archiv: einen neuen Ordner nennen.",
    "archive.copied": "{folder} enthält {events:# Turnier|# Turniere}, ohne ältere Fassungen.",
    "archive.secret": (
        "Die erfundenen Namen entstehen mit {path}: diese Datei behalten und niemandem geben."
    ),
    "archive.one-question": (
        "Eine Frage stellen: ein einziges SELECT. Ein Archiv ändert sich nur durch seine "
        "eigenen Befehle."
    ),
    "archive.sql": (
        "Das Archiv versteht die Frage nicht: {error} (Tabellen und Spalten: nigiri archive tables)"
    ),
    "archive.rows": "{count:# Zeile|# Zeilen}",
    "archive.rows.none": "Keine Zeile.",
    "archive.tables": "Was {folder} enthält",
    "archive.nobody": "Niemand im Archiv heißt {asked}.",
    "archive.who": (
        "{asked} passt auf {count:# Person|# Personen}: {names}. Den ganzen Namen angeben, oder"
        " die Nummer in einem Verband."
    ),
    "archive.no-club": "(kein Club bekannt)",
    "archive.no-picture": "Es gibt nichts zu zeichnen.",
    "archive.career": "Alle Turniere von {name}",
    "archive.career.sum": (
        "{events:# Turnier|# Turniere}, {games:# Partie|# Partien} gespielt, {won:# Punkt|# "
        "Punkte} gewonnen, Freilose und kampflose Partien eingerechnet."
    ),
    "archive.meet": "{one} gegen {other}",
    "archive.meet.same": "Beide sind {name}: zwei Personen nennen.",
    "archive.meet.sum": (
        "Von {games:# gespielten Partie|# gespielten Partien} gewann {one} {won}, {other} {lost}."
    ),
    "archive.meet.never": "{one} und {other} sind sich nie begegnet.",
    "archive.improve": "Größter Aufstieg: {count:# Spieler|# Spieler}",
    "archive.fields": "Wie stark das Feld war: {count:# Turnier|# Turniere}",
    "archive.fields.middle": "Über dem mittleren Rang sind so viele Spieler wie darunter.",
    "archive.handicaps": "{games:# Partie|# Partien} nach Vorgabe",
    "archive.handicaps.across": "Vorgabe (Partien)",
    "archive.handicaps.few": "zu wenige Partien, um es zu sagen",
    "archive.handicaps.even": "ausgeglichen",
    "archive.handicaps.black": "Schwarz gewinnt zu oft",
    "archive.handicaps.white": "Weiß gewinnt zu oft",
    "archive.handicaps.how": (
        "Vorgabe 0 heißt ohne Vorgabe, 1 ohne Komi; ein Jigo zählt als halber Sieg. „Zu oft“ "
        "heißt: Durch Zufall allein käme es seltener als einmal in zwanzig Fällen vor; unter 20 "
        "Partien wird nichts gesagt."
    ),
    "archive.byes": "Freilose, runter- und hochgelost: {count:# Club|# Clubs}",
    "archive.byes.floats": (
        "Runter: gegen jemanden mit weniger Punkten; hoch: mit mehr. Ohne Club zählt der Ort."
    ),
    "archive.attendance": "{players:# Teilnahme|# Teilnahmen} an {events:# Turnier|# Turnieren}",
    "archive.attendance.ranks": "{players:# Teilnahme|# Teilnahmen} nach Rang",
    "archive.attendance.fees": "{players:# Teilnahme|# Teilnahmen} nach Startgeld",
    "archive.fees": "{asked} nennt keine Stufen. So schreiben: 4d 25, 1d 20, 10k 15, 30k 10.",
    "archive.fees.sum": (
        "Zusammen {total}, im Mittel {average}: was {players:# Teilnahme|# Teilnahmen} bei "
        "diesen Stufen {players:einbrächte|einbrächten}."
    ),
    "archive.column.year": "Jahr",
    "archive.column.event": "Turnier",
    "archive.column.rank": "Rang",
    "archive.column.section": "Gruppe",
    "archive.column.place": "Platz",
    "archive.column.games": "Partien",
    "archive.column.won": "Gewonnen",
    "archive.column.score": "Punkte",
    "archive.column.round": "Runde",
    "archive.column.white": "Weiß",
    "archive.column.black": "Schwarz",
    "archive.column.handicap": "Vorgabe",
    "archive.column.result": "Ergebnis",
    "archive.column.name": "Name",
    "archive.column.first": "Erstes Jahr",
    "archive.column.last": "Letztes Jahr",
    "archive.column.rank_then": "Rang am Ende",
    "archive.column.gained": "Ränge gewonnen",
    "archive.column.events": "Turniere",
    "archive.column.players": "Spieler",
    "archive.column.dan": "Dan-Spieler",
    "archive.column.kyu": "Kyu-Spieler",
    "archive.column.strongest": "Stärkster",
    "archive.column.middle": "Mittlerer",
    "archive.column.weakest": "Schwächster",
    "archive.column.white_won": "Weiß gewann",
    "archive.column.black_won": "Schwarz gewann",
    "archive.column.jigo": "Jigo",
    "archive.column.black_share": "Schwarz, %",
    "archive.column.verdict": "In Worten",
    "archive.column.club": "Club",
    "archive.column.entries": "Teilnahmen",
    "archive.column.byes": "Freilose",
    "archive.column.missed": "Ausgelassene Runden",
    "archive.column.down": "Runtergelost",
    "archive.column.up": "Hochgelost",
    "archive.column.share": "Anteil, %",
    "archive.column.lowest": "Bis",
    "archive.column.fee": "Startgeld",
    "archive.column.sum": "Summe",
    "archive.column.table": "Tabelle",
    "archive.column.rows": "Zeilen",
    "archive.column.columns": "Spalten",
    # A season: what stands in its workbook, and what is said of it
    "season.sheet.standings": "Saisonwertung",
    "season.sheet.results": "Saisonergebnisse",
    "season.sheet.points": "Saisonpunkte",
    "season.bar.standings": (
        "Die Punkte folgen dem, was auf den anderen Blättern steht; die Plätze folgen beim "
        "nächsten Mal."
    ),
    "season.bar.results": (
        "Eine Zeile je Person und Turnier. Eigene Zeilen zählen auch: Turnier, Platz und Name."
    ),
    "season.bar.points": (
        "Was ein Platz zählt. Diese Tabelle ist nur ein Anfang: hierher gehören die Punkte des "
        "Vereins."
    ),
    "season.column.place": "Platz",
    "season.column.points": "Punkte",
    "season.column.rule": "Außer den Plätzen",
    "season.column.value": "Wert",
    "season.column.event": "Turnier",
    "season.column.date": "Datum",
    "season.column.section": "Gruppe",
    "season.column.name": "Name",
    "season.column.federation": "Verbandsnr.",
    "season.column.rank": "Rang",
    "season.column.wins": "Siege",
    "season.column.note": "Notiz",
    "season.column.events": "Turniere",
    "season.column.total": "Summe",
    "season.column.number": "Turnier {number}",
    "season.rule.name": "Name der Saison",
    "season.rule.best": "So viele Turniere zählen (leer: alle)",
    "season.rule.win": "Punkte für jeden Sieg",
    "season.made": (
        "{file} ist angelegt: {events:# Turnier|# Turniere}, {players:# Person|# Personen}."
    ),
    "season.written": (
        "{file} ist auf dem neuesten Stand: {events:# Turnier|# Turniere}, "
        "{players:# Person|# Personen}."
    ),
    "season.unchanged": (
        "{file} war auf dem neuesten Stand: {events:# Turnier|# Turniere}, "
        "{players:# Person|# Personen}."
    ),
    "season.beginning": (
        "Die Plätze 1 bis 10 zählen vorerst {points}. Die Punkte des Vereins gehören auf das Blatt "
        "Saisonpunkte, und wie viele Turniere zählen."
    ),
    "season.hidden": (
        "{event}: {players:# Person möchte nicht genannt werden und fehlt|# Personen möchten nicht "
        "genannt werden und fehlen}. Alle anderen behalten ihren Platz."
    ),
    "season.still-named": (
        "{players:# verborgener Name steht|# verborgene Namen stehen} wegen {events} noch in der "
        "Saison. Auch dort {players:den Namen|die Namen} verbergen und {many:dieses Turnier|diese "
        "Turniere} noch einmal aufnehmen."
    ),
    "season.perhaps-one": (
        "Vielleicht eine Person, als zwei gezählt: {pairs}. Wenn ja, den Namen an beiden Stellen "
        "gleich schreiben und die Turniere noch einmal aufnehmen."
    ),
    "season.replaced": (
        "Aus {was} ist {event} geworden, denn beide haben dieselbe Kennung. Sind es zwei Turniere, "
        "wurde eines in einer Kopie des anderen gespielt, und nur eines zählt: Jedes Turnier in "
        "einer neuen Arbeitsmappe beginnen."
    ),
    "season.copies": (
        "{one} und {other} sind Kopien desselben Turniers, deshalb wurde nichts geändert. Bitte "
        "nur eine davon angeben."
    ),
    "season.printed": "Die Liste zum Drucken ist {path}.",
    "season.page": "Die Seite ist {path}.",
    "season.no-events": (
        "{file} gibt es noch nicht. Zu nennen sind die beendeten Turniere, mit denen sie beginnt."
    ),
    "season.unfinished": (
        "{file} ist nicht beendet: Es fehlt eine Runde oder ein Ergebnis. Nichts wurde geändert."
    ),
    "season.wrong-cells": (
        "{file}: {count:# Zelle ist|# Zellen sind} falsch. Nichts wurde geändert. "
        "Die erste: {first}"
    ),
    "season.many": "Eine Saison hat höchstens {most} Turniere; das wären {events}.",
    "season.taken": (
        "{file} ist keine Arbeitsmappe einer Saison. Die Saison braucht eine andere Datei."
    ),
    "season.headings": (
        "Auf dem Blatt {sheet} fehlt eine nötige Überschrift. Sie muss wieder dastehen wie zuvor."
    ),
}
