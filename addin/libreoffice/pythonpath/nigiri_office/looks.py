"""Looks as nigiri describes them (docs/protocol.md), turned into properties of LibreOffice.

Widths come in characters of the default font with the padding that .xlsx files count in, heights
in points; LibreOffice counts both in hundredths of a millimetre. The widths of a character and an
indent were measured in files that LibreOffice had read.
"""

from __future__ import annotations

from typing import Any

import uno

from nigiri_office.figures import LOCALE

FONT = "Arial"
POINT = 2540 / 72
CHARACTER = 195.78
PADDING = 5 / 7
INDENT = 296.3
#: Hundredths of a millimetre, as LibreOffice reads the lines of a file.
LINES = {"hair": 2, "thin": 26, "medium": 62, "thick": 88}
SIDES = ("left", "right", "top", "bottom")
BOLD, PLAIN = 150.0, 100.0
NO_COLOUR = -1
VERTICAL = {"top": 1, "center": 2, "bottom": 3}
SCRIPTS = ("", "Asian", "Complex")
#: The language of names: none, so that LibreOffice finds no spelling mistakes in them.
NO_LANGUAGE = "zxx"


def colour(digits: Any) -> Any:
    """Return a colour as a number, NO_COLOUR for None; digits -- hexadecimal."""
    return NO_COLOUR if digits is None else int(digits, 16)


def line(form: Any) -> Any:
    """Return a border line, an empty one for None."""
    made = uno.createUnoStruct("com.sun.star.table.BorderLine2")
    if form is not None:
        weight, made.Color = LINES[form[0]], colour(form[1])
        made.OuterLineWidth = made.LineWidth = weight
    return made


def borders(form: Any) -> Any:
    """Return the properties of the border lines that are described; others are left out."""
    return {side.capitalize() + "Border2": line(form[side]) for side in SIDES if form.get(side)}


def width(characters: Any) -> Any:
    """Return a column width in hundredths of a millimetre."""
    return round((characters + PADDING) * CHARACTER)


def height(points: Any) -> Any:
    """Return a row height in hundredths of a millimetre."""
    return round(points * POINT)


def _letters(size: Any = None, bold: Any = None, italic: Any = None) -> Any:
    """Return the font properties for all scripts; None leaves one out."""
    found = {}
    for script in SCRIPTS:
        if size is not None:
            found["CharHeight" + script] = float(size)
        if bold is not None:
            found["CharWeight" + script] = BOLD if bold else PLAIN
        if italic is not None:
            slant = "ITALIC" if italic else "NONE"
            found["CharPosture" + script] = uno.Enum("com.sun.star.awt.FontSlant", slant)
    return found


def cell_properties(style: Any, number_format: Any) -> Any:
    """Return the properties of cells with a style; number_format -- LibreOffice's key."""
    lock = uno.createUnoStruct("com.sun.star.util.CellProtection")
    lock.IsLocked = style["locked"]
    align = (style["align"] or "standard").upper()
    found = {
        "CharFontName": FONT,
        "CharUnderline": int(style["underline"]),
        "CharColor": colour(style["colour"]),
        "CellBackColor": colour(style["fill"]),
        "NumberFormat": number_format,
        "HoriJustify": uno.Enum("com.sun.star.table.CellHoriJustify", align),
        "ParaIndent": round(style["indent"] * INDENT),
        "VertJustify": VERTICAL[style["valign"]],
        "IsTextWrapped": style["wrap"],
        "ShrinkToFit": style["shrink"],
        "CellProtection": lock,
    }
    found.update(_letters(style["size"], style["bold"], style["italic"]))
    found.update({side.capitalize() + "Border2": line(style[side]) for side in SIDES})
    return found


def usual_properties() -> Any:
    """Return the properties of cells without a style."""
    return {"CharFontName": FONT, "VertJustify": VERTICAL["bottom"], **no_language()}


def no_language() -> Any:
    """Return the properties of cells whose texts are in no language."""
    return {
        "CharLocale" + script: uno.createUnoStruct(LOCALE, NO_LANGUAGE, "", "")
        for script in SCRIPTS
    }


def highlight_properties(look: Any) -> Any:
    """Return the properties of a conditional format's style."""
    found = _letters(bold=look["bold"], italic=look["italic"])
    if look["colour"] is not None:
        found["CharColor"] = colour(look["colour"])
    if look["fill"] is not None:
        found["CellBackColor"] = colour(look["fill"])
    if look["strike"] is not None:
        found["CharStrikeout"] = int(look["strike"])
    found.update(borders({side: look.get(side) or look["box"] for side in SIDES}))
    return found


def give(target: Any, properties: Any) -> None:
    """Set the properties of a range or a style at once."""
    names = tuple(sorted(properties))
    values = tuple(properties[name] for name in names)
    uno.invoke(target, "setPropertyValues", (names, uno.Any("[]any", values)))
