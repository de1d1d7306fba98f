"""Page breaks and widths fitted to a sheet's contents, print areas, line colours of formats.

The director's own settings stay: page breaks that are not nigiri's, and columns of another width.
Programs round widths a little; such widths count as equal. LibreOffice (7.4) writes borders of
conditional formats into an .xlsx without their colours, so that they would turn black;
`restore_line_colours` restores those of the layout, recognised by their lines.
"""

from __future__ import annotations

import copy
import re
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.xlsx.package.formulas import quoted
from nigiri.hosts.xlsx.package.xml import children, drop, main
from nigiri.workbook.layout.looks import BOX, CALM_RULE, HAIR

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.cells.elements import SheetPart
    from nigiri.hosts.xlsx.package.xml import Element
    from nigiri.workbook.model.changes import Fit

PADDING = 5 / 7
"""Of a column, in characters of the normal font: so much more than its width stands in a file."""

ROUNDED = 0.2
"""Excel characters by which a width may differ and still be the same."""

_LAST_COLUMN_OF_A_BREAK = 16383
#: The children of a sheet that stand behind <rowBreaks>.
_BEHIND_BREAKS = frozenset(map(main, (
    *("colBreaks", "customProperties", "cellWatches", "ignoredErrors", "smartTags", "drawing"),
    *("legacyDrawing", "legacyDrawingHF", "drawingHF", "picture", "oleObjects", "controls"),
    *("webPublishItems", "tableParts", "extLst"),
)))  # fmt: skip  # words, several a line


def set_fit(part: SheetPart, before: Fit, after: Fit) -> None:
    """Fit a sheet that was fitted as `before`; settings that differ from it are left alone."""
    end_pages(part.root, set(before.breaks), after.breaks)
    known = dict(before.widths)
    for column, width in after.widths:
        if known.get(column, width) != width:
            _widen(part.root, column, known[column], width)


def page_ends(root: Element) -> dict[int, Element]:
    """Return row -> the page break below it."""
    return {
        int(entry.get("id", "0")): entry
        for holder in children(root, "rowBreaks")
        for entry in children(holder, "brk")
    }


def end_pages(root: Element, old: Collection[int], new: Collection[int]) -> None:
    """Remove nigiri's outdated page breaks, and add missing ones."""
    ends = page_ends(root)
    for row in set(old) - set(new):
        if row in ends:
            drop(ends.pop(row))
    for row in set(new) - ends.keys():
        ends[row] = etree.Element(main("brk"), id=str(row), man="1")
        ends[row].set("max", str(_LAST_COLUMN_OF_A_BREAK))
    holder = root.find(main("rowBreaks"))
    if holder is None and ends:
        holder = etree.Element(main("rowBreaks"))
        behind = next((child for child in root if child.tag in _BEHIND_BREAKS), None)
        root.append(holder) if behind is None else behind.addprevious(holder)
    if holder is not None and not ends:
        drop(holder)
    elif holder is not None:
        holder[:] = [ends[row] for row in sorted(ends)]
        by_hand = sum(entry.get("man") in {"1", "true"} for entry in holder)
        holder.set("count", str(len(holder)))
        holder.set("manualBreakCount", str(by_hand))


def _widen(root: Element, column: int, old: float, new: float) -> None:
    """Set a column to another width if it has the old one; its neighbours keep theirs."""
    for entry in list(root.iter(main("col"))):
        first, last = int(entry.get("min", "1")), int(entry.get("max", "1"))
        if first <= column <= last and is_width(entry, old):
            for low, high in ((first, column - 1), (column, column), (column + 1, last)):
                if low <= high:
                    piece = copy.deepcopy(entry)
                    piece.set("min", str(low))
                    piece.set("max", str(high))
                    if low == column == high:
                        piece.set("width", str(round(new + PADDING, 7)))
                    entry.addprevious(piece)
            drop(entry)


def columns(root: Element) -> dict[int, dict[str, str]]:
    """Return column -> the attributes that describe it, without its position."""
    return {
        column: {str(k): str(v) for k, v in entry.attrib.items() if k not in {"min", "max"}}
        for entry in root.iter(main("col"))
        for column in range(int(entry.get("min", "1")), int(entry.get("max", "1")) + 1)
    }


def is_width(entry: Element, width: float) -> bool:
    """Tell whether columns are that wide, in characters without the padding."""
    return abs(float(entry.get("width", "0")) - PADDING - width) < ROUNDED


_NAME = "_xlnm.Print_Area"
_CORNER = re.compile(r"([A-Z]+)(\d+)")


def set_print_area(book: Book, name: str, area: str) -> None:
    """Set a sheet's print area, such as "A2:K45"; HostError when there is no such sheet."""
    book.root()
    book.tab(name)
    index = str([tab.name for tab in book.tabs()].index(name))
    entry = next(
        (
            known
            for known in book.defined_names()
            if (known.get("name"), known.get("localSheetId")) == (_NAME, index)
        ),
        None,
    )
    if entry is None:
        entry = etree.Element(main("definedName"), name=_NAME, localSheetId=index)
        book.add_defined_name(entry)
    corners = (f"${letters}${digits}" for letters, digits in _CORNER.findall(area))
    entry.text = f"{quoted(name)}!{':'.join(corners)}"


Lines = frozenset[tuple[str, str]]

#: The lines of a format, side and weight -> the colour of each side.
COLOURS: dict[Lines, dict[str, str]] = {
    frozenset((side, "thin") for side in ("left", "right", "top", "bottom")): dict.fromkeys(
        ("left", "right", "top", "bottom"), BOX
    ),
    frozenset({("top", "thin")}): {"top": CALM_RULE},
    frozenset({("bottom", "hair")}): {"bottom": HAIR},
    frozenset({("top", "thin"), ("bottom", "hair")}): {"top": CALM_RULE, "bottom": HAIR},
    frozenset({("left", "thin"), ("top", "thin")}): {"left": HAIR, "top": CALM_RULE},
}


def restore_line_colours(book: Book) -> None:
    """Restore lost colours of lines in conditional formats."""
    for part in book.related(book.name, "styles"):
        lost = [border for border in book.package.tree(part).iter(main("border")) if _lost(border)]
        if lost:
            book.package.edit(part)
        for border in lost:
            for side, colour in COLOURS[_lines(border)].items():
                for line in children(border, side):
                    etree.SubElement(line, main("color"), rgb=f"FF{colour}")


def _lost(border: Element) -> bool:
    """Tell whether a border of a conditional format lost its colours."""
    parent = border.getparent()
    in_format = parent is not None and parent.tag == main("dxf")
    return in_format and border.find(f"*/{main('color')}") is None and _lines(border) in COLOURS


def _lines(border: Element) -> Lines:
    """Return the sides of a border that have a line, with its weight."""
    sides = {str(line.tag).rpartition("}")[2]: line.get("style") for line in border}
    return frozenset((side, style) for side, style in sides.items() if style)
