"""What an .xlsx does not say of an event, said again when LibreOffice has opened it.

No .xlsx says that a text is in no language, or that the ends of printed pages are not shown; and
LibreOffice writes the lines of conditional formats without their colours, so that they come back
black (addin/nigiri/hosts/xlsx/sheets/page.py brings them back in closed files).
"""

from __future__ import annotations

from typing import Any

from nigiri_office.contexts import AllUnlocked, FirstTabBehind, Paused
from nigiri_office.looks import LINES, SIDES, line, no_language
from nigiri_office.views import show_page_lines

SUFFIXES = (".xlsx", ".xlsm")
#: The lines of nigiri's conditional formats: weight and colour of each side that has one.
BOX, HAIR, RULE = ("thin", "8F7324"), ("hair", "B8B8B8"), ("thin", "8C8C8C")
FORMS = (
    dict.fromkeys(SIDES, BOX),
    {"bottom": HAIR},
    {"top": RULE},
    {"top": RULE, "bottom": HAIR},
    {"left": ("thin", HAIR[1]), "top": RULE},
)
#: How LibreOffice calls the styles of conditional formats that it reads.
CONDITIONAL = ("ConditionalStyle", "ExtConditionalStyle")
BLACK = 0


def complete_looks(document: Any) -> None:
    """Complete the looks of an event read from an .xlsx, which stays unmodified by it."""
    if not document.URL.lower().endswith(SUFFIXES):
        return
    modified = document.isModified()
    with FirstTabBehind(document), Paused(document), AllUnlocked(document):
        if not any(sheet.isProtected() for sheet in document.Sheets):  # by a password
            _complete_styles(document.StyleFamilies.getByName("CellStyles"))
    show_page_lines(document, False)
    if not modified:
        document.setModified(False)


def _complete_styles(styles: Any) -> None:
    """Let no cell be in a language, and colour the lines of conditional formats."""
    for name, value in no_language().items():
        styles.getByName("Default").setPropertyValue(name, value)
    for name in styles.ElementNames:
        if name.startswith(CONDITIONAL):
            _colour_lines(styles.getByName(name))


def _colour_lines(style: Any) -> None:
    """Colour the lines of a style whose lines are all black, and those of nigiri's."""
    lines = {side: getattr(style, side.capitalize() + "Border2") for side in SIDES}
    there = {side: each for side, each in lines.items() if each.LineWidth}
    widths = {side: each.LineWidth for side, each in there.items()}
    black = all(each.Color == BLACK for each in there.values())
    for form in FORMS if black else ():
        if widths == {side: LINES[weight] for side, (weight, _) in form.items()}:
            for side, look in form.items():
                style.setPropertyValue(side.capitalize() + "Border2", line(look))
