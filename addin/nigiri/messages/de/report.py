"""Why a sheet cannot be printed, in German."""

WORDS = {
    # What is not there yet
    "report.no-round": "Noch ist keine Runde ausgelost: `nigiri draw`",
    "report.no-places": "Noch ist keine Runde ausgelost, also gibt es keine Plätze: `nigiri draw`",
    "report.all-play-all": (
        "Ein leeres Blatt ist für {fewest} bis {most} Spieler; verlangt: {count}."
    ),
    "report.not-drawn": (
        "Runde {number} ist nicht ausgelost; die letzte ausgeloste Runde ist {last}."
    ),
    "report.no-section": "In Gruppe {section} hat niemand einen Platz; zur Wahl: {known}.",
    "report.no-section.any": "In Gruppe {section} hat niemand einen Platz, und in keiner anderen.",
    "report.not-over.level": (
        "Das Turnier ist nicht zu Ende: {players} liegen auf {upto:Platz 1|einem der ersten # "
        "Plätze} gleichauf, ein Stichkampf steht aus. Um trotzdem zu drucken, angeben, nach "
        "welcher Runde: --round N"
    ),
    "report.not-over.results": (
        "Das Turnier ist nicht zu Ende: es fehlen Ergebnisse. Um trotzdem zu drucken, angeben, "
        "nach welcher Runde: --round N"
    ),
    "report.not-over.round": (
        "Das Turnier ist nicht zu Ende: Runde {number} ist noch nicht ausgelost. Um trotzdem zu "
        "drucken, angeben, nach welcher Runde: --round N"
    ),
    "report.no-scores": (
        "Die Startpunkte stehen erst fest, wenn die Gruppen eingeteilt sind: `nigiri sections`"
    ),
    "report.all-in": "Runde {number}: alle Ergebnisse sind da.",
    # Languages
    "report.language": (
        "Gedruckte Blätter gibt es nicht in {code}; {languages} oder both (beide) wählen, oder "
        "einen Katalog {wanted}.po in den Ordner templates neben der Arbeitsmappe legen."
    ),
    "report.catalogue": "Der Katalog {path} ist nicht zu lesen: {trouble}",
    "report.braces": "in „{words}“ lässt sich für {field} nichts einsetzen",
    # Templates of the club
    "report.template": (
        "{place}: {trouble}. Berichtigen, oder aus dem Ordner nehmen: dann wird mit der Vorlage "
        "von nigiri gedruckt."
    ),
    "report.template.line": "{path}, Zeile {line}",
    "report.template.deep": (
        "sie geht zu tief; sie ruft sich endlos selbst auf, schließt sich selbst ein oder hat zu "
        "viele Klammern"
    ),
    "report.template.large": "sie ergibt mehr Text, als der Speicher fasst",
    "report.template.endless": "nach {seconds} Sekunden war sie nicht fertig und wurde beendet",
    "report.template.missing": "„{name}“ gibt es nicht",
    "report.link": (
        "dies verweist auf eine Datei anderswo, die nicht gelesen wird; eine Kopie von {name} "
        "hierher legen"
    ),
    "report.no-picture": "{name} ist kein Bild im Ordner der Vorlagen",
    "report.picture-missing": "im Ordner der Vorlagen gibt es kein Bild {name}",
    # Pictures
    "report.plots": (
        "Für Bilder braucht es matplotlib, das nicht installiert ist; eingeben: pip install "
        "'nigiri[plots]'"
    ),
}
