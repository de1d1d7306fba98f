"""Looks as a cell is seen: font, fill, borders, number format, alignment, lock, by plain names.

A look holds only what differs from a cell nobody formatted; that of a conditional format only what
it changes. Colours are six hex digits; one of the theme, which nigiri never uses, keeps its number.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from nigiri.hosts.xlsx.package.xml import children, main

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.hosts.xlsx.package.xml import Element

Look = tuple[tuple[str, str], ...]
"""What is seen -> how, in order: (("bold", "yes"), ("fill", "F4F4F4"))."""

#: The number formats that are not written into a file, as far as nigiri or people use them.
#: Source: ECMA-376, part 1, 18.8.30.
_BUILT_IN = {
    0: "General", 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%",
    14: "mm-dd-yy", 20: "h:mm", 21: "h:mm:ss", 22: "m/d/yy h:mm", 49: "@",
}  # fmt: skip  # pairs, several a line
_SIDES = ("left", "right", "top", "bottom")
_ON = {"1", "true"}
#: The indexed colours that mean "as the window shows texts", and its background.
_AUTOMATIC = {"64": "000000", "65": "FFFFFF"}
#: How a cell is seen that nobody formatted.
_USUAL = {
    "colour": "000000",
    "number format": "General",
    "horizontal": "general",
    "vertical": "bottom",
    "indent": "0",
    "locked": "yes",
}


class Looks(NamedTuple):
    """The looks of a workbook by their numbers; formats -- those of conditional formats."""

    cells: tuple[Look, ...]
    formats: tuple[Look, ...]

    def of_cell(self, number: int) -> Look:
        """Return the look of a cell; that of a number without record is nothing."""
        return self.cells[number] if 0 <= number < len(self.cells) else ()

    def of_format(self, number: int) -> Look:
        """Return the look that a conditional format gives."""
        return self.formats[number] if 0 <= number < len(self.formats) else ()


def looks_of(root: Element | None) -> Looks:
    """Return the looks in a part of styles, none without such a part."""
    if root is None:
        return Looks((), ())
    fonts, fills, borders = (
        [*map(seen, _records(root, table))]
        for table, seen in (("fonts", _font), ("fills", _fill), ("borders", _border))
    )
    codes = _BUILT_IN | {
        int(entry.get("numFmtId", "0")): entry.get("formatCode", "")
        for entry in _records(root, "numFmts")
    }

    def look(record: Element) -> Look:
        number = int(record.get("numFmtId", "0"))
        parts = {
            **_at(fonts, record.get("fontId")),
            **_at(fills, record.get("fillId")),
            **_at(borders, record.get("borderId")),
            "number format": codes.get(number, str(number)),
            **_placed(record),
        }
        return tuple(sorted((k, v) for k, v in parts.items() if v and v != _USUAL.get(k)))

    return Looks(
        tuple(map(look, _records(root, "cellXfs"))),
        tuple(map(_changed, _records(root, "dxfs"))),
    )


def _records(root: Element, table: str) -> list[Element]:
    """Return the records of a table."""
    found = root.find(main(table))
    return [] if found is None else [*found.iterchildren(main("*")), *()]


def _at(parts: list[dict[str, str]], number: str | None) -> Mapping[str, str]:
    """Return a part by its number, {} where there is none."""
    at = int(number or 0)
    return parts[at] if 0 <= at < len(parts) else {}


def _changed(record: Element) -> Look:
    """Return the changes of a conditional format."""
    found: dict[str, str] = {}
    for child in record.iterchildren(main("font")):
        found |= _font(child)
    for child in record.iterchildren(main("fill")):
        found |= _filled(child)
    for child in record.iterchildren(main("border")):
        found |= _border(child)
    return tuple(sorted((k, v) for k, v in found.items() if v))


def _font(font: Element) -> dict[str, str]:
    """Return the visible traits of a font; what is not said is ""."""
    seen = {name: _on(font, tag) for tag, name in _MARKS.items()}
    for tag, name in (("name", "font"), ("sz", "size")):
        found = font.find(main(tag))
        seen[name] = "" if found is None else _plain(found.get("val", ""))
    return seen | {"colour": colour(font.find(main("color")))}


_MARKS = {"b": "bold", "i": "italic", "strike": "struck through", "u": "underlined"}


def _on(font: Element, tag: str) -> str:
    """Return "yes" for a mark that a font has."""
    found = font.find(main(tag))
    return "yes" if found is not None and found.get("val", "1") not in {"0", "none"} else ""


def _plain(number: str) -> str:
    """Return a number as short as it can be written; another text as it stands."""
    try:
        return f"{float(number):g}"
    except ValueError:
        return number


def _fill(fill: Element) -> dict[str, str]:
    """Return the colour behind a cell; a pattern with its name."""
    for pattern in fill.iterchildren(main("patternFill")):
        kind = pattern.get("patternType", "none")
        front = colour(pattern.find(main("fgColor")))
        if kind != "none":
            return {"fill": front if kind == "solid" else f"{kind} {front}".strip()}
    return {}


def _filled(fill: Element) -> dict[str, str]:
    """Return the colour that a conditional format puts behind a cell: there it is the other one."""
    for pattern in fill.iterchildren(main("patternFill")):
        behind = colour(pattern.find(main("bgColor")))
        return {"fill": behind or colour(pattern.find(main("fgColor")))}
    return {}


def _border(border: Element) -> dict[str, str]:
    """Return the lines around a cell, "thin D0D0D0"."""
    found = {}
    for side in _SIDES:
        line = border.find(main(side))
        style = "none" if line is None else line.get("style", "none")
        if line is not None and style != "none":
            shown = colour(line.find(main("color"))) or "000000"
            found[f"line {side}"] = f"{style} {shown}"
    return found


def _placed(record: Element) -> dict[str, str]:
    """Return alignment and protection of a format: {"horizontal": "center", "locked": "no"}."""
    seen: dict[str, str] = {}
    for entry in children(record, "alignment"):
        seen |= {
            "horizontal": entry.get("horizontal", ""),
            "vertical": entry.get("vertical", ""),
            "indent": entry.get("indent", ""),
            "turned": entry.get("textRotation", "").strip("0"),
            "wrapped": "yes" if entry.get("wrapText") in _ON else "",
            "shrunk": "yes" if entry.get("shrinkToFit") in _ON else "",
        }
    for entry in children(record, "protection"):
        seen["locked"] = "yes" if entry.get("locked", "1") in _ON else "no"
        seen["formula hidden"] = "yes" if entry.get("hidden") in _ON else ""
    return seen


@cache
def _themed(theme: str, tint: str) -> str:
    """Return the name of a theme's colour: "theme 4", with a tint "theme 4 -0.25"."""
    return f"theme {theme} {_plain(tint)}".strip() if tint else f"theme {theme}"


def colour(entry: Element | None) -> str:
    """Return a colour; "" where none is said."""
    if entry is None:
        return ""
    if entry.get("rgb"):
        return entry.get("rgb", "")[-6:].upper()
    if entry.get("theme"):
        return _themed(entry.get("theme", ""), entry.get("tint", ""))
    indexed = entry.get("indexed", "")
    return _AUTOMATIC.get(indexed, f"indexed {indexed}" if indexed else "")


def differing(one: Look, other: Look) -> Iterator[tuple[str, str, str]]:
    """Yield the parts of two looks that differ: name, the one's and the other's value."""
    first, second = dict(one), dict(other)
    for name in sorted({*first, *second}):
        usual = _USUAL.get(name, "")
        if first.get(name, usual) != second.get(name, usual):
            yield name, first.get(name, usual), second.get(name, usual)
