"""Putting the menu into LibreOffice and the tab into Excel: what goes wrong, in French."""

WORDS = {
    # LibreOffice.
    "install.no-python": (
        "Il manque à LibreOffice sa partie pour Python, qui fait marcher le menu. "
        "Installez-la ; sous Debian et Ubuntu : sudo apt install python3-uno"
    ),
    "install.no-tool": (
        "LibreOffice est là, mais pas son outil unopkg. Réinstallez LibreOffice, au complet."
    ),
    "install.refused": "LibreOffice a refusé : {reason}. Fermez LibreOffice, puis réessayez.",
    "install.no-reason": "sans raison donnée",
    "install.no-menu": "Le menu n'est pas dans LibreOffice : il n'y a rien à retirer.",
    "install.not-installed": (
        "L'extension n'est pas installée. Installez-la : `nigiri libreoffice install`"
    ),
    "install.other-version": (
        "L'extension a la version {theirs}, nigiri la {ours}. Réinstallez-la : `nigiri "
        "libreoffice install`"
    ),
    "install.starts-no-nigiri": (
        "Le menu lance {program}, où nigiri manque. Réinstallez-le : `nigiri libreoffice install`"
    ),
    # The extension that needs nothing else.
    "install.system": "Il n'y a pas de système {name} ; choisissez parmi : {names}",
    "install.sum": (
        "La somme de contrôle de {file} n'est pas celle de la liste de nigiri : autre chose a été "
        "téléchargé. Rien n'est construit."
    ),
    "install.pip": "Les bibliothèques n'ont pas pu être téléchargées de PyPI : {reason}",
    "install.unlike": (
        "{file} n'est pas le même pour chaque Python ; la liste des bibliothèques de nigiri est à "
        "refaire."
    ),
    # Excel.
    "install.excel.none": (
        "Il n'y a pas d'Excel pour ce système. `nigiri excel build nigiri.xlam` écrit le "
        "complément dans un fichier, pour Windows ou macOS."
    ),
    "install.excel.never-started": (
        "Excel n'est pas là, ou n'a jamais été lancé. Lancez-le une fois, puis réessayez."
    ),
    "install.excel.not-there": (
        "L'onglet n'est pas dans Excel. Installez-le : `nigiri excel install`"
    ),
    "install.excel.other": (
        "L'onglet est d'une autre version, ou lance un autre Python que celui-ci. "
        "Réinstallez-le : `nigiri excel install`"
    ),
    "install.excel.no-script": (
        "Excel n'a pas le droit de lancer Python. Réinstallez l'onglet : `nigiri excel install`"
    ),
    "install.excel.open": ("Impossible d'écrire {name} : {reason}. Fermez Excel, puis réessayez."),
    "install.excel.no-tab": "L'onglet n'est pas dans Excel : il n'y a rien à retirer.",
    "install.excel.xlwings": (
        'xlwings n\'est pas de la version {version}. Tapez : pip install "nigiri[excel]"'
    ),
    "install.excel.missing": (
        "nigiri n'a pas tout ce qu'il lui faut pour Excel. Tapez : pip install \"nigiri[excel]\""
    ),
    # What the add-in for Excel says where nigiri cannot: short, it has little room.
    "install.excel.open-workbook": (
        "Ouvrez d'abord un classeur. En mode protégé, activez la modification."
    ),
    "install.excel.not-started": "Excel n'a pas pu lancer nigiri : {reason}",
    "install.excel.nothing-changed": (
        "Rien n'a été changé. Dans un terminal, tapez : `nigiri excel doctor`"
    ),
}
