"""What the extension says by itself inside LibreOffice; everything else comes from nigiri.

A copy goes into the extension as it is built, so facts here stand alone, without words for one and
many.
"""

WORDS = {
    # The extension in LibreOffice's own list.
    "office.title": "nigiri: direct Go tournaments",
    "office.about": "A menu and a toolbar for Go tournaments, and functions for your own formulas.",
    # Buttons and lines of its dialogs.
    "office.works": "nigiri is at work: {action}",
    "office.tests": "nigiri tests itself, only this once after installing: {action}",
    "office.entering": "Waits until the cell is entered: {action}",
    "office.cancel": "Cancel",
    "office.cancel.key": "Cancel (Esc)",
    "office.more": "More…",
    "office.ok": "OK",
    "office.close": "Close",
    "office.go": "Go to the cell",
    "office.agree": "Go on",
    "office.choose": "Choose…",
    "office.hits": "Matching members: choose with ↑ ↓, add with Enter",
    "office.new": "Add “{name}” as typed: on no list",
    "office.add": "Add",
    "office.type": "Type a name or a number.",
    "office.stop": "to put right",
    "office.look": "please check",
    "office.hand": "your own change",
    "office.problem": "{message} ({weight})",
    "office.line": "{sheet} {cell}: {message}",
    "office.line.sheet": "{sheet}: {message}",
    "office.paper": "The sheet to print opens by itself; it is the file {path}",
    "office.unopened": "Open this file to print it: {path}",
    # Where nothing was changed.
    "office.cancelled": "Cancelled; nothing was changed.",
    "office.too-late": "Too late to cancel: it is done. Ctrl+Z takes it back.",
    "office.typed": "The last change was not made by this menu: Ctrl+Z undoes it.",
    "office.busy": "nigiri is still at work. Wait until it is done, or cancel it.",
    "office.edited": (
        "Typed meanwhile: {cells}. The command had not seen it, so nothing was changed. Try once "
        "more."
    ),
    "office.unseen": "Typed meanwhile: {cells}. This command has not seen it.",
    "office.closed": "The workbook was closed meanwhile; nothing was changed.",
    "office.password": (
        "The sheet {sheet} is protected by a password; nothing was changed. Unprotect it first."
    ),
    "office.readonly": (
        "The workbook is open for reading only. Save it under another name, then try once more."
    ),
    "office.failed": "LibreOffice could not do this; nothing was changed. Details are in {log}",
    # Where nigiri does not answer.
    "office.missing": (
        "nigiri was not found. Install it, then type in a terminal: `nigiri libreoffice install`"
    ),
    "office.wrong": (
        "{program} cannot run nigiri. Type in a terminal: `nigiri libreoffice install`"
    ),
    "office.boxed": (
        "LibreOffice from Flatpak or Snap may not start nigiri. Type in a terminal and keep it "
        "open: `nigiri serve`"
    ),
    "office.ended": (
        "nigiri ended without an answer; nothing was changed. Try once more; if it happens again, "
        "type in a terminal: `nigiri libreoffice doctor`"
    ),
    "office.long": (
        "nigiri did not answer within {seconds} seconds and was stopped; nothing was changed. "
        "Try once more."
    ),
    "office.rubbish": (
        "What nigiri answered cannot be understood; nothing was changed. "
        "Type in a terminal: `nigiri libreoffice doctor`"
    ),
    "office.nigiri-older": (
        "nigiri {version} is older than this menu ({menu}); nothing was changed. Install the "
        "newest nigiri, then type in a terminal: `nigiri libreoffice install`"
    ),
    "office.menu-older": (
        "This menu ({menu}) is older than nigiri {version}; nothing was changed. Close "
        "LibreOffice, then type in a terminal: `nigiri libreoffice install`"
    ),
    # ... of an extension that brings nigiri along.
    "office.old-python": (
        "This LibreOffice comes with Python {theirs}, and nigiri needs one of {ours}. Install "
        "LibreOffice 25.8 or newer; or install nigiri beside it, as its page docs/install.md says."
    ),
    "office.untested": (
        "nigiri cannot work in this LibreOffice: {failed} fails. Nothing was changed. Please mail "
        "the file {log} to whoever gave you nigiri; docs/install.md says how else to install it."
    ),
    "office.inside": (
        "nigiri ended without an answer; nothing was changed. Try once more; if it happens again, "
        "mail the file {log} to whoever gave you nigiri."
    ),
}
