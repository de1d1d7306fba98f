"""End pages and widen columns where a sheet's content asks for it, and nobody else did.

What the director set stays: page ends that are not ours, and every column that somebody drew to
another width. Programs round widths a little; that much counts as the same.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.xlsx.xml import children, drop, main

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.hosts.xlsx.sheet import SheetPart
    from nigiri.hosts.xlsx.xml import Element
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
)))  # fmt: skip


def set_fit(part: SheetPart, before: Fit, after: Fit) -> None:
    """Fit a sheet that was fitted as `before`; what is not so any more is somebody else's."""
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
    """Take away page breaks of ours that are none any more, and put in what is missing."""
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
    """Give a column another width if it has the old one; columns described with it keep theirs."""
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
    """Return column -> all that is said of it, but where it stands."""
    return {
        column: {str(k): str(v) for k, v in entry.attrib.items() if k not in {"min", "max"}}
        for entry in root.iter(main("col"))
        for column in range(int(entry.get("min", "1")), int(entry.get("max", "1")) + 1)
    }


def is_width(entry: Element, width: float) -> bool:
    """Tell whether columns are that wide, in Excel characters without the padding."""
    return abs(float(entry.get("width", "0")) - PADDING - width) < ROUNDED
