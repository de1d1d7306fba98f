"""What buttons and add-ins are answered when nothing can be done, and in Excel, in German."""

WORDS = {
    # Requests of add-ins.
    "button.too-large": "Die Anfrage hat mehr als {size} MB.",
    "button.no-request": "Das ist keine Anfrage an nigiri; siehe docs/protocol.md.",
    "button.kind": "Das Feld {field} der Anfrage ist von unbekannter Art.",
    "button.render": "render ist eines von {choices}.",
    "button.no-time": "{typed} ist keine Zeit; so schreiben: 2005-05-21T10:00.",
    "button.nigiri-older": (
        "nigiri {nigiri} ist älter als seine Erweiterung ({add_in}): das neueste nigiri "
        "installieren, dann in einem Terminal eingeben: `nigiri libreoffice install` (Protokoll "
        "{theirs}, nicht {ours})."
    ),
    "button.add-in-older": (
        "Die Erweiterung ({add_in}) ist älter als nigiri {nigiri}; nichts wurde getan. LibreOffice "
        "schließen, dann in einem Terminal eingeben: `nigiri libreoffice install` (Protokoll "
        "{theirs}, nicht {ours})."
    ),
    "button.version.unknown": "unbekannter Version",
    "button.other-version": (
        "Das Menü ist von nigiri {add_in} und startet nigiri {nigiri}. Beide arbeiten zusammen; "
        "bei Gelegenheit auf beiden Seiten das neuere installieren (docs/install.md)."
    ),
    # Requests by HTTP.
    "button.token": "Das Token fehlt oder ist falsch: es steht hinter dem # der Adresse.",
    "button.web-page": ("Nur eine Erweiterung auf diesem Computer darf anfragen, keine Webseite."),
    "button.path": "Anfragen gehen an den Pfad /.",
    "button.post": "Eine Anfrage ist ein POST.",
    "button.length": "Die Länge der Anfrage fehlt.",
    "button.no-http": "Das ist keine HTTP-Anfrage.",
    "button.address": (
        "Erweiterungen erfahren die Adresse nicht: {path} lässt sich nicht schreiben ({reason})."
    ),
    # What an action asks that cannot be.
    "button.unsaved": "Erst die Arbeitsmappe speichern: die Datei entsteht neben ihr.",
    "button.published": (
        "{count:# Seite ist|# Seiten sind} in {folder}, davon {changed} neu. Die erste ist {first}"
    ),
    "button.hidden": (
        "{many:1 Name ist|# Namen sind} verborgen, wie in Spieler unter Name verbergen gewünscht. "
        "Mit einem Haken bei „{tick}“ stehen alle Namen da."
    ),
    "button.half-a-game": "Eine Partie braucht zwei Spieler: beide Nummern angeben oder keine.",
    "button.half-a-result": "Den Tisch zusammen mit seinem Ergebnis angeben.",
    "button.no-id": "{typed} ist keine Kennung eines Turniers.",
    "button.no-player": "{typed} ist nicht die Nummer eines Spielers.",
    "button.cells": ("Erst {cells:# Zelle|# Zellen} berichtigen; nichts wurde getan."),
    # Workbooks of the same family.
    "button.sister.unsaved": "Erst diese Arbeitsmappe speichern: nigiri sucht {name} neben ihr.",
    "button.sister.no-name": "{name} ist nicht der Name einer Arbeitsmappe in diesem Ordner.",
    "button.sister.itself": "{name} ist diese Arbeitsmappe selbst.",
    # Faults of nigiri's own.
    "button.fault": "Das ist ein Fehler von nigiri; nichts wurde getan. Bitte melden ({kind}).",
    "button.fault.file": (
        "Das ist ein Fehler von nigiri; nichts wurde getan. Bitte melden ({kind}), mit der Datei "
        "{file}"
    ),
    # Excel: its sheets for questions and tables, and taking a command back.
    "button.excel.asks": "nigiri fragt",
    "button.excel.form": "nigiri fragt: {label}",
    "button.excel.how": (
        "Die Felder ausfüllen, dann den Knopf noch einmal drücken. Um nichts zu tun, dieses Blatt "
        "löschen."
    ),
    "button.excel.yes": "Ja",
    "button.excel.no": "Nein",
    "button.excel.shows": "nigiri antwortet",
    "button.excel.nothing": (
        "In dieser Arbeitsmappe gibt es keinen Befehl von nigiri, der zurückzunehmen wäre."
    ),
    "button.excel.typed": (
        "Das Blatt {sheet} wurde seit dem letzten Befehl geändert: erst das zurücknehmen. "
        "Nichts wurde getan."
    ),
    "button.excel.taken-back": "Der letzte Befehl ist zurückgenommen.",
    "button.excel.cell": "{sheet} {cell}: {problem}",
    "button.excel.sheet": "{sheet}: {problem}",
}
