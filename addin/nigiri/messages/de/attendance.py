"""Who is out, back or late, and who has the bye; in German."""

WORDS = {
    # Out and back
    "attendance.out": "Pausiert in {rounds}: {names}.",
    "attendance.out.promise": "Das Freilos, das {name} versprochen war, entfällt damit ({rounds}).",
    "attendance.plays": "Dabei in {rounds}: {names}.",
    "attendance.plays.unseen": (
        "Dabei in {rounds}, sobald unter „Anwesend“ in „Spieler“ ein „ja“ steht: {names}."
    ),
    "attendance.plays.anyway": "Ohnehin dabei in {rounds}: {names}.",
    "attendance.alone": (
        "Für {names} bleibt kein Gegner: `nigiri draw --again`, oder pausieren lassen."
    ),
    # New places in the round that is played
    "attendance.table": "Tisch {table}: {white} (Weiß) gegen {black}.",
    "attendance.bye": "{name} hat das Freilos.",
    "attendance.no-game": "Ohne Partie in dieser Runde: {names}.",
    "attendance.print": "Die Runde noch einmal drucken und aushängen: `nigiri print pairings`",
    "attendance.draft": (
        "Der Entwurf von Runde {round} ist älter als diese Änderung: `nigiri discard`, dann "
        "`nigiri draw --draft`"
    ),
    "attendance.late.offer": (
        "{had} hat das Freilos von Runde {round}. Es wird für eine Partie mit {late} "
        "zurückgenommen. Soll es bleiben und erst ab der nächsten Runde gespielt werden: `nigiri "
        "late {who} --next`"
    ),
    # Who is meant, and in which rounds
    "attendance.who.none": (
        "Angeben, wer: Nummern mit Kommas oder Namen mit Strichpunkten dazwischen."
    ),
    "attendance.who.new": (
        "„{asked}“ ist kein Spieler dieses Turniers. Wer neu ist, kommt erst mit Nachname, Vorname "
        "und Rang in „Spieler“."
    ),
    "attendance.who.several": "„{asked}“ kann mehrere meinen: {names}.",
    "attendance.rounds.unknown": "„{asked}“ nennt keine Runden dieses Turniers (1 bis {rounds}).",
    "attendance.rounds.over": "Runde {round} ist vorbei; dies gilt erst ab Runde {first}.",
    "attendance.has-result": (
        "{who} hat an Tisch {table} in Runde {round} schon ein Ergebnis. Ab der nächsten Runde: "
        "--from {next}"
    ),
    # The bye of a round
    "attendance.promise": "Freilos von Runde {round}: {name}.",
    "attendance.promise.none": "Das Freilos von Runde {round} war {name} nicht versprochen.",
    "attendance.promise.gone": "Das Freilos von Runde {round} ist {name} nicht mehr versprochen.",
    "attendance.promise.drawn": (
        "Ausgelost ist es schon, und es bleibt. Ohne das Versprechen neu auslosen: `nigiri draw "
        "--again`"
    ),
    "attendance.bye.one": "Eine Runde hat ein Freilos; angeben, für wen davon: {names}.",
    "attendance.bye.reserve": (
        "{name} spielt nur bei Bedarf und braucht kein Freilos: siehe „Anwesend“ in „Spieler“."
    ),
    "attendance.bye.again": (
        "{name} hatte schon ein Freilos; niemand bekommt zwei. Zum Pausieren: `nigiri out`"
    ),
    "attendance.bye.other-round": (
        "{name} ist schon das Freilos von Runde {round} versprochen; niemand bekommt zwei. Erst: "
        "`nigiri bye {who} --round {round} --undo`"
    ),
    "attendance.bye.rival": (
        "Das Freilos von Runde {round} ist {name} versprochen; eine Runde hat nur eines. Erst: "
        "`nigiri bye {who} --round {round} --undo`"
    ),
    "attendance.bye.no-place": "{name} hat in Runde {round} noch keinen Platz; erst: `nigiri late`",
    "attendance.bye.anew": (
        "{why}\n"
        "Runde {round} mit diesem Freilos neu auslosen: `nigiri what-if --bye {number} --keep`"
    ),
    "attendance.bye.even": (
        "In Runde {round} ist die Zahl der Spieler gerade, niemand braucht ein Freilos. Damit "
        "{name} pausiert: `nigiri out {number} --rounds {round}`"
    ),
}
