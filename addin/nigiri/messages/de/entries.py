"""Players: lists brought in, numbers, wishes; in German."""

WORDS = {
    # A list is brought in
    "entries.added": "{players:# Spieler|# Spieler} aus {source} übernommen.",
    "entries.added.some": "{players:# Spieler|# Spieler} aus {source} übernommen, {old} schon da.",
    "entries.ratings": (
        "{ratings:# Rating sieht|# Ratings sehen} nicht nach denen der {owner} aus: siehe "
        "„{problems}“, oder auf „{event}“ neben „{label}“ wählen, von wem sie sind."
    ),
    "entries.headings": "Nicht übernommen, da die Überschrift nicht bekannt ist: {headings}.",
    "entries.next.sections": "Dann: `nigiri sections`",
    "entries.next.draw": "Dann: `nigiri draw`",
    "entries.seen.sections": (
        "Unter „{column}“ „{yes}“ eintragen, wenn ein Spieler da ist. Dann: `nigiri sections`"
    ),
    "entries.seen.draw": (
        "Unter „{column}“ „{yes}“ eintragen, wenn ein Spieler da ist. Dann: `nigiri draw`"
    ),
    # What is wrong in a list
    "entries.list.none": (
        "{source} ist keine Liste von Spielern: die erste Zeile muss die Spalten nennen, darunter "
        "Nachname (oder Name) und Rang."
    ),
    "entries.list.rank": (
        "■ {source}, {cell}: {asked} ist kein Rang; 30k bis 1k oder 1d bis 9d eintragen."
    ),
    "entries.list.rank-missing": "■ {source}, {cell}: der Rang fehlt.",
    "entries.list.family": "■ {source}, {cell}: der Nachname fehlt.",
    "entries.list.number": "■ {source}, {cell}: {asked} ist keine Zahl.",
    "entries.list.whole": "■ {source}, {cell}: {asked} ist keine ganze Zahl.",
    "entries.list.name-twice": "■ {source}, Zeile {row}: {name} steht auch in Zeile {other}.",
    "entries.list.number-twice": (
        "■ {source}, Zeile {row}: Nummer {number} steht auch in Zeile {other}."
    ),
    "entries.list.taken": (
        "In „Spieler“ schon vergeben: {numbers}. Die Spalte mit den Nummern weglassen; `nigiri "
        "number` gibt neue."
    ),
    # Numbers
    "entries.numbered": "{players:# Spieler|# Spieler} nummeriert, {total} insgesamt.",
    "entries.numbered.all": "Alle, die teilnehmen, haben eine Nummer.",
    "entries.numbered.fixed": (
        "Runde 1 ist ausgelost: danach ändern sich Nummern nicht mehr. Wer neu ist: `nigiri number`"
    ),
    "entries.next.round": "Nächste Runde: `nigiri draw`",
    # Wishes
    "entries.wish": "Gewünscht: {wish}.",
    "entries.wish.counts": "Es gilt ab der nächsten Auslosung. {next}",
    "entries.wish.again": "Auch schon in Runde {round}: `nigiri draw --again`",
    "entries.wish.unknown": (
        "„{asked}“ ist nichts, was man sich wünschen kann; eines davon wählen: {choices}."
    ),
}
