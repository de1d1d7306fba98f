"""Give the lines of nigiri's conditional formats their colours again.

LibreOffice (7.4) writes the borders of conditional formats into an .xlsx without their colours, so
that they come out black. The few that the layout uses are known by their lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.xlsx.xml import children, main
from nigiri.workbook.layout.looks import BOX, HAIR, RULE

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.book import Book
    from nigiri.hosts.xlsx.xml import Element

Lines = frozenset[tuple[str, str]]

#: The lines of a format, side and weight -> the colour of each side.
COLOURS: dict[Lines, dict[str, str]] = {
    frozenset((side, "thin") for side in ("left", "right", "top", "bottom")):
        dict.fromkeys(("left", "right", "top", "bottom"), BOX),
    frozenset({("top", "thin")}): {"top": RULE},
    frozenset({("bottom", "hair")}): {"bottom": HAIR},
    frozenset({("left", "thin"), ("top", "thin")}): {"left": HAIR, "top": RULE},
}  # fmt: skip


def restore_line_colours(book: Book) -> None:
    """Colour the lines that have lost their colours; other parts and formats stay untouched."""
    for part in book.related(book.name, "styles"):
        lost = [border for border in book.package.tree(part).iter(main("border")) if _lost(border)]
        if lost:
            book.package.edit(part)
        for border in lost:
            for side, colour in COLOURS[_lines(border)].items():
                for line in children(border, side):
                    etree.SubElement(line, main("color"), rgb=f"FF{colour}")


def _lost(border: Element) -> bool:
    """Tell whether this is a border of a conditional format that lost its colours."""
    parent = border.getparent()
    in_format = parent is not None and parent.tag == main("dxf")
    return in_format and border.find(f"*/{main('color')}") is None and _lines(border) in COLOURS


def _lines(border: Element) -> Lines:
    """Return the sides that have a line, and its weight."""
    sides = {str(line.tag).rpartition("}")[2]: line.get("style") for line in border}
    return frozenset((side, style) for side, style in sides.items() if style)
