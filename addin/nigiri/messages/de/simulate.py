"""What a simulation tells, in German."""

WORDS = {
    "simulate.title": (
        "{tournaments:# Turnier|# Turniere} mit {players:# Spieler|# Spielern} und {rounds:# "
        "Runde|# Runden}"
    ),
    "simulate.measure": "Im Schnitt",
    "simulate.as is": "Wie es ist",
    "simulate.first": "Zuerst",
    "simulate.then": "Dann",
    "simulate.what": "{column}: {what}.",
    "simulate.sections are": "Gruppen bis {ranks}",
    "simulate.difference": "Unterschied",
    "simulate.words": "In Worten",
    "simulate.order": "Rangliste und wahre Stärke",
    "simulate.champion": "Stärkster von allen gewinnt",
    "simulate.sections": "Stärkster gewinnt seine Gruppe",
    "simulate.shared": "Geteilte erste Plätze",
    "simulate.even": "Partien ohne Vorgabe",
    "simulate.ranks": "Ränge zwischen Gegnern",
    "simulate.same": "gleich in jedem Turnier",
    "simulate.unclear": (
        "kein Unterschied, der sich in {tournaments:# Turnier|# Turnieren} zeigen könnte"
    ),
    "simulate.perhaps": "vielleicht {way}; mehr Turniere würden es zeigen",
    "simulate.little": "{way}, aber zu wenig, um etwas auszumachen",
    "simulate.clear": "{way}",
    "simulate.better": "besser",
    "simulate.worse": "schlechter",
    "simulate.more": "mehr",
    "simulate.less": "weniger",
    "simulate.by section": "Wie oft der Stärkste jeder Gruppe sie gewinnt",
    "simulate.section": "Gruppe",
    "simulate.who": "Spieler",
    "simulate.members": "{ranks}, {players} Spieler",
    "simulate.unequal": (
        "Die Gruppen sind verschieden: in einer kleinen gewinnt der Stärkste schon deshalb öfter."
    ),
    "simulate.error": (
        "± ist der Standardfehler: mit anderem Glück wäre eine Zahl um etwa so viel anders."
    ),
    "simulate.paired": (
        "In beiden hatten dieselben Spieler dieselbe Stärke und dieselben guten und schlechten "
        "Runden."
    ),
    "simulate.here": (
        "Immer das ganze Turnier ab Runde 1, mit allen Anwesenden; Ergebnisse spielen keine Rolle."
    ),
    "simulate.everybody": (
        "Immer das ganze Turnier ab Runde 1, mit allen auf der Liste; Ergebnisse spielen keine "
        "Rolle."
    ),
    "simulate.rated": (
        "Wahre Stärke: das Rating, plus oder minus {spread:# Punkt|# Punkte}. Wer gewinnt: nach "
        "der Formel der EGF."
    ),
    "simulate.ranked": (
        "Wahre Stärke: der Rang (je 100 Punkte), plus oder minus {spread:# Punkt|# Punkte}. Wer "
        "gewinnt: nach der Formel der EGF."
    ),
    "simulate.loosened": (
        "Andere Gruppen: Startpunkte und Gruppen, die für einzelne Spieler eingetragen sind, "
        "zählen dort nicht."
    ),
    "simulate.stuck": (
        "Von {tournaments:# Turnier|# Turnieren} {stuck:kam #|kamen #} bei einer Runde nicht "
        "weiter, die sich nicht auslosen ließ; weggelassen."
    ),
    "simulate.unwritten": "Nichts wurde geschrieben.",
    "simulate.cluster.missing": (
        "Für einen Cluster braucht es Dask, das nicht installiert ist; eingeben: pip install "
        "'nigiri[cluster]'"
    ),
    "simulate.cluster.address": (
        "„{address}“ ist keine Adresse eines Schedulers. So schreiben, wie Dask sie zeigt, etwa "
        "tcp://192.168.1.20:8786."
    ),
    "simulate.cluster.silent": (
        "Unter {address} antwortet kein Scheduler. Läuft Dask dort, und ist es von diesem "
        "Computer aus erreichbar?"
    ),
    "simulate.cluster.idle": (
        "Der Scheduler unter {address} hat noch keine Worker. Auf jedem Computer einen starten: "
        "dask worker {address}"
    ),
    "simulate.cluster.none": (
        "Beim Worker {worker} gibt es kein nigiri. Dort nigiri {version} installieren."
    ),
    "simulate.cluster.version": (
        "Der Worker {worker} hat nigiri {other}, dieser Computer {version}. Überall dieselbe "
        "Version installieren."
    ),
    "simulate.cluster.lost": (
        "Der Scheduler unter {address} ist weg, und die Turniere mit ihm. Neu beginnen, wenn er "
        "wieder läuft."
    ),
    "simulate.cluster.killed": (
        "Unter {address} sind Worker mehrmals bei denselben Turnieren abgestürzt. Haben sie "
        "genug Speicher?"
    ),
    "simulate.picture.order": "Endstand und wahre Stärke",
    "simulate.picture.tau": "Kendalls Tau-b",
    "simulate.picture.tournaments": "Turniere",
    "simulate.picture.strongest": "Wo der Stärkste von allen landet",
    "simulate.picture.place": "Platz",
    "simulate.picture.mean": "{column}: im Schnitt {mean}",
}
