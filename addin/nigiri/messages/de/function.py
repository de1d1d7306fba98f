"""The functions of the worksheet as the wizards of spreadsheets show them, in German."""

WORDS = {
    # The functions of the worksheet: what each answers.
    "function.rank-difference": (
        "Um wie viele Steine der erste Rang stärker ist; unter 0: schwächer"
    ),
    "function.handicap": ("Die Vorgabe zwischen zwei Rängen: 0 keine, 1 ohne Komi, ab 2 Steine"),
    "function.start-by-section": (
        "Die McMahon-Punkte, mit denen ein Rang in einem Turnier mit Gruppen beginnt"
    ),
    "function.start-by-bar": (
        "Die McMahon-Punkte, mit denen ein Rang in einem Turnier mit Bar beginnt: 1d 0, 1k -1"
    ),
    "function.score": "Startpunkte und Punkte aller Runden eines Spielers, zusammengezählt",
    "function.sos": "SOS: die Summe der Punkte aller Gegner eines Spielers",
    "function.sdos": ("SDOS: die Summe der Punkte der besiegten Gegner, die Hälfte davon bei Jigo"),
    "function.egf-expected": "Das nach der Formel der EGF erwartete Ergebnis, zwischen 0 und 1",
    "function.egf-change": (
        "Um wie viele Punkte eine Partie ein Rating der EGF ändert (Formel von 2021)"
    ),
    "function.aga-entry-rating": (
        "Das Rating zur Anmeldung bei einem AGA-Turnier: das eigene, sonst die Mitte des Rangs"
    ),
    # The arguments of functions, and what each is.
    "argument.rank": "Rang",
    "argument.rank.help": "Ein Rang: 30k bis 1k, 1d bis 9d",
    "argument.other-rank": "anderer Rang",
    "argument.other-rank.help": "Der Rang des Gegners",
    "argument.reduction": "Abzug",
    "argument.reduction.help": "Um so viel wird der Rangunterschied verringert; weggelassen: 1",
    "argument.cap": "Höchstwert",
    "argument.cap.help": "Die höchste Vorgabe; weggelassen: 9",
    "argument.lowest-ranks": "unterste Ränge",
    "argument.lowest-ranks.help": "Der unterste Rang jeder Gruppe, die stärkste Gruppe zuerst",
    "argument.rounds": "Runden",
    "argument.rounds.help.of-event": "Die Zahl der Runden des Turniers",
    "argument.rounds.help.of-sum": (
        "Durch die Zahl der Gegner geteilt, mal so viele Runden; weggelassen: die Summe selbst"
    ),
    "argument.gap": "Abstand",
    "argument.gap.help": (
        "Punkte, die zwischen Gruppen frei bleiben; weggelassen: 0 bis 3 Runden, 1 bis 6, sonst 2"
    ),
    "argument.bar": "Bar",
    "argument.bar.help": "Ab diesem Rang beginnen alle mit denselben Punkten",
    "argument.floor": "Untergrenze",
    "argument.floor.help": "Unter diesem Rang beginnt niemand",
    "argument.supergroup": "Supergruppe",
    "argument.supergroup.help": "Ab diesem Rang beginnen Spieler höher",
    "argument.points-above": "Punkte darüber",
    "argument.points-above.help": "Um wie viele Punkte über der Bar; weggelassen: 1",
    "argument.line": "Zeile",
    "argument.line.help": (
        "Die Runden eines Spielers, je eine Zelle: 12+ gewonnen, 3- verloren, 5= Jigo, ! dahinter "
        "kampflos; 0+ Freilos, 0= ein halber Punkt, leer nichts"
    ),
    "argument.start": "Start",
    "argument.start.help": "Die Punkte zu Beginn; weggelassen: 0",
    "argument.unplayed": "ungespielt",
    "argument.unplayed.help": (
        "Was Freilose, ausgelassene Runden und kampflose Partien stattdessen zählen, für das SOS "
        "der Gegner: 0,5 in Quebec"
    ),
    "argument.numbers": "Nummern",
    "argument.numbers.help": "Die Nummern aller Spieler",
    "argument.scores": "Punkte",
    "argument.scores.help": "Ihre Punkte, in derselben Reihenfolge",
    "argument.rating": "Rating",
    "argument.rating.help.egf": "Das EGF-Rating des Spielers; oder ein Rang, für dessen Rating",
    "argument.rating.help.aga": "Das AGA-Rating des Spielers; es zählt vor dem Rang",
    "argument.opponent": "Gegner",
    "argument.opponent.help": "Das Rating des Gegners, oder sein Rang",
    "argument.handicap": "Vorgabe",
    "argument.handicap.help": (
        "Steine, die der Spieler bekommt; unter 0: die er gibt; weggelassen: ohne Vorgabe"
    ),
    "argument.result": "Ergebnis",
    "argument.result.help": "1 gewonnen, 0,5 Jigo, 0 verloren",
    "argument.tournament-class": "Turnierklasse",
    "argument.tournament-class.help": "Die Klasse des Turniers, A bis D; weggelassen: A",
}
