"""Putting the menu into LibreOffice and the tab into Excel: what is missing, what went wrong."""

WORDS = {
    # LibreOffice.
    "install.no-python": (
        "LibreOffice lacks its part for Python, which runs the menu. "
        "Install it; on Debian and Ubuntu: sudo apt install python3-uno"
    ),
    "install.no-tool": (
        "LibreOffice is here, but not its tool unopkg. Install LibreOffice again, complete."
    ),
    "install.refused": "LibreOffice refused: {reason}. Close LibreOffice, then try once more.",
    "install.no-reason": "no reason given",
    "install.no-menu": "The menu is not in LibreOffice: there is nothing to take out.",
    "install.not-installed": (
        "The extension is not installed. Install it: `nigiri libreoffice install`"
    ),
    "install.other-version": (
        "The extension has version {theirs}, nigiri has {ours}. Install it again: `nigiri "
        "libreoffice install`"
    ),
    "install.starts-no-nigiri": (
        "The menu starts {program}, which has no nigiri. Install the menu again: `nigiri "
        "libreoffice install`"
    ),
    # The extension that needs nothing else.
    "install.system": "There is no system {name}; choose one of: {names}",
    "install.sum": (
        "The checksum of {file} is not the one in nigiri's list: something else was downloaded. "
        "Nothing is built."
    ),
    "install.pip": "The libraries could not be downloaded from PyPI: {reason}",
    "install.unlike": (
        "{file} is not the same for every Python; nigiri's list of libraries must be made anew."
    ),
    # Excel.
    "install.excel.none": (
        "There is no Excel for this system. `nigiri excel build nigiri.xlam` writes the add-in "
        "into a file, for Windows or macOS."
    ),
    "install.excel.never-started": (
        "Excel is not here, or was never started. Start it once, then try again."
    ),
    "install.excel.not-there": "The tab is not in Excel. Install it: `nigiri excel install`",
    "install.excel.other": (
        "The tab is of another version, or starts another Python than this one. "
        "Install it again: `nigiri excel install`"
    ),
    "install.excel.no-script": (
        "Excel may not start Python. Install the tab again: `nigiri excel install`"
    ),
    "install.excel.open": ("{name} cannot be written: {reason}. Close Excel, then try once more."),
    "install.excel.no-tab": "The tab is not in Excel: there is nothing to take out.",
    "install.excel.xlwings": (
        'xlwings is not of version {version}. Type: pip install "nigiri[excel]"'
    ),
    "install.excel.missing": (
        'What nigiri needs for Excel is missing. Type: pip install "nigiri[excel]"'
    ),
    # What the add-in for Excel says where nigiri cannot: short, it has little room.
    "install.excel.open-workbook": (
        "Open a workbook first. In Protected View, press Enable Editing."
    ),
    "install.excel.not-started": "Excel could not start nigiri: {reason}",
    "install.excel.nothing-changed": (
        "Nothing was changed. In a terminal, type: `nigiri excel doctor`"
    ),
}
