"""Putting the menu into LibreOffice and the tab into Excel: what goes wrong, in German."""

WORDS = {
    # LibreOffice.
    "install.no-python": (
        "LibreOffice fehlt sein Teil für Python, mit dem das Menü läuft. "
        "Nachinstallieren; auf Debian und Ubuntu: sudo apt install python3-uno"
    ),
    "install.no-tool": (
        "LibreOffice ist da, sein Werkzeug unopkg nicht. LibreOffice vollständig neu installieren."
    ),
    "install.refused": (
        "LibreOffice hat abgelehnt: {reason}. LibreOffice schließen, dann noch einmal versuchen."
    ),
    "install.no-reason": "ohne Angabe von Gründen",
    "install.no-menu": "Das Menü ist nicht in LibreOffice: es gibt nichts zu entfernen.",
    "install.not-installed": (
        "Die Erweiterung ist nicht installiert. So installieren: `nigiri libreoffice install`"
    ),
    "install.other-version": (
        "Die Erweiterung hat Version {theirs}, nigiri Version {ours}. "
        "Neu installieren: `nigiri libreoffice install`"
    ),
    "install.starts-no-nigiri": (
        "Das Menü startet {program}, wo nigiri fehlt. Neu installieren: "
        "`nigiri libreoffice install`"
    ),
    # The extension that needs nothing else.
    "install.system": "Es gibt kein System {name}; zur Wahl: {names}",
    "install.sum": (
        "Die Prüfsumme von {file} ist nicht die aus der Liste von nigiri: Es kam etwas anderes an. "
        "Nichts wird gebaut."
    ),
    "install.pip": "Die Bibliotheken ließen sich nicht von PyPI laden: {reason}",
    "install.unlike": (
        "{file} ist nicht für jedes Python gleich; die Liste der Bibliotheken von nigiri muss neu "
        "gemacht werden."
    ),
    # Excel.
    "install.excel.none": (
        "Für dieses System gibt es kein Excel. `nigiri excel build nigiri.xlam` schreibt das "
        "Add-in in eine Datei, für Windows oder macOS."
    ),
    "install.excel.never-started": (
        "Excel ist nicht da oder wurde nie gestartet. Einmal starten, dann noch einmal versuchen."
    ),
    "install.excel.not-there": (
        "Die Registerkarte ist nicht in Excel. So installieren: `nigiri excel install`"
    ),
    "install.excel.other": (
        "Die Registerkarte hat eine andere Version oder startet ein anderes Python als dieses. "
        "Neu installieren: `nigiri excel install`"
    ),
    "install.excel.no-script": (
        "Excel darf Python nicht starten. Die Registerkarte neu installieren: "
        "`nigiri excel install`"
    ),
    "install.excel.open": (
        "{name} lässt sich nicht schreiben: {reason}. Excel schließen, dann noch einmal versuchen."
    ),
    "install.excel.no-tab": "Die Registerkarte ist nicht in Excel: es gibt nichts zu entfernen.",
    "install.excel.xlwings": (
        'xlwings hat nicht Version {version}. Eingeben: pip install "nigiri[excel]"'
    ),
    "install.excel.missing": (
        'Was nigiri für Excel braucht, fehlt. Eingeben: pip install "nigiri[excel]"'
    ),
    # What the add-in for Excel says where nigiri cannot: short, it has little room.
    "install.excel.open-workbook": (
        "Erst eine Arbeitsmappe öffnen. In der geschützten Ansicht: Bearbeitung aktivieren."
    ),
    "install.excel.not-started": "Excel konnte nigiri nicht starten: {reason}",
    "install.excel.nothing-changed": (
        "Nichts wurde geändert. In einem Terminal eingeben: `nigiri excel doctor`"
    ),
}
