"""What the extension says by itself inside LibreOffice, in German."""

WORDS = {
    # The extension in LibreOffice's own list.
    "office.title": "nigiri: Go-Turniere leiten",
    "office.about": (
        "Ein Menü und eine Symbolleiste für Go-Turniere, und Funktionen für eigene Formeln."
    ),
    # Buttons and lines of its dialogs.
    "office.works": "nigiri arbeitet: {action}",
    "office.tests": "nigiri prüft sich, dieses eine Mal nach dem Installieren: {action}",
    "office.entering": "Wartet, bis die Zelle fertig eingegeben ist: {action}",
    "office.cancel": "Abbrechen",
    "office.cancel.key": "Abbrechen (Esc)",
    "office.more": "Mehr…",
    "office.ok": "OK",
    "office.close": "Schließen",
    "office.go": "Zur Zelle",
    "office.agree": "Weiter",
    "office.choose": "Auswählen…",
    "office.hits": "Gefundene Mitglieder: mit ↑ ↓ wählen, mit Enter eintragen",
    "office.new": "„{name}“ eintragen, so wie getippt: in keiner Liste",
    "office.add": "Eintragen",
    "office.type": "Einen Namen oder eine Nummer tippen.",
    "office.stop": "zu beheben",
    "office.look": "bitte ansehen",
    "office.hand": "von Hand geändert",
    "office.problem": "{message} ({weight})",
    "office.line": "{sheet} {cell}: {message}",
    "office.line.sheet": "{sheet}: {message}",
    "office.paper": "Der Ausdruck öffnet sich von selbst; es ist die Datei {path}",
    "office.unopened": "Zum Drucken diese Datei öffnen: {path}",
    # Where nothing was changed.
    "office.cancelled": "Abgebrochen; nichts wurde geändert.",
    "office.too-late": "Zu spät zum Abbrechen: es ist getan. Strg+Z nimmt es zurück.",
    "office.typed": "Die letzte Änderung kam nicht aus diesem Menü: Strg+Z macht sie rückgängig.",
    "office.busy": "nigiri arbeitet noch. Bis zum Ende warten oder abbrechen.",
    "office.edited": (
        "Inzwischen eingetippt: {cells}. Der Befehl hatte das nicht gesehen und hat nichts "
        "geändert. Noch einmal versuchen."
    ),
    "office.unseen": "Inzwischen eingetippt: {cells}. Dieser Befehl hat das nicht gesehen.",
    "office.closed": "Die Arbeitsmappe wurde inzwischen geschlossen; nichts wurde geändert.",
    "office.password": (
        "Das Blatt {sheet} ist mit einem Passwort geschützt; nichts wurde geändert. "
        "Erst den Schutz aufheben."
    ),
    "office.readonly": (
        "Die Arbeitsmappe ist nur zum Lesen geöffnet. Unter anderem Namen speichern, dann noch "
        "einmal versuchen."
    ),
    "office.failed": (
        "LibreOffice konnte das nicht ausführen; nichts wurde geändert. Einzelheiten stehen in "
        "{log}"
    ),
    # Where nigiri does not answer.
    "office.missing": (
        "nigiri wurde nicht gefunden. Installieren, dann in einem Terminal eingeben: "
        "`nigiri libreoffice install`"
    ),
    "office.wrong": (
        "{program} kann nigiri nicht starten. In einem Terminal eingeben: "
        "`nigiri libreoffice install`"
    ),
    "office.boxed": (
        "LibreOffice aus Flatpak oder Snap darf nigiri nicht starten. In einem Terminal eingeben "
        "und es offen lassen: `nigiri serve`"
    ),
    "office.ended": (
        "nigiri endete ohne Antwort; nichts wurde geändert. Noch einmal versuchen; geschieht es "
        "wieder, in einem Terminal eingeben: `nigiri libreoffice doctor`"
    ),
    "office.long": (
        "nigiri hat binnen {seconds} Sekunden nicht geantwortet und wurde beendet; nichts wurde "
        "geändert. Noch einmal versuchen."
    ),
    "office.rubbish": (
        "Die Antwort von nigiri ist unverständlich; nichts wurde geändert. "
        "In einem Terminal eingeben: `nigiri libreoffice doctor`"
    ),
    "office.nigiri-older": (
        "nigiri {version} ist älter als dieses Menü ({menu}); nichts wurde geändert. Das neueste "
        "nigiri installieren, dann in einem Terminal eingeben: `nigiri libreoffice install`"
    ),
    "office.menu-older": (
        "Dieses Menü ({menu}) ist älter als nigiri {version}; nichts wurde geändert. LibreOffice "
        "schließen, dann in einem Terminal eingeben: `nigiri libreoffice install`"
    ),
    # ... of an extension that brings nigiri along.
    "office.old-python": (
        "Dieses LibreOffice bringt Python {theirs} mit, und nigiri braucht eines von {ours}. "
        "LibreOffice 25.8 oder neuer installieren; oder nigiri daneben installieren, wie es auf "
        "der Seite docs/install.md steht."
    ),
    "office.untested": (
        "nigiri kann in diesem LibreOffice nicht arbeiten: {failed} geht nicht. Nichts wurde "
        "geändert. Bitte die Datei {log} dorthin schicken, woher nigiri kam; wie man es anders "
        "installiert, steht in docs/install.md."
    ),
    "office.inside": (
        "nigiri endete ohne Antwort; nichts wurde geändert. Noch einmal versuchen; passiert es "
        "wieder, die Datei {log} dorthin schicken, woher nigiri kam."
    ),
}
