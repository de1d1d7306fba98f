"""What of a written sheet must be as it was: every row and cell not written, and all around them.

of a sheet                              when nothing moves    when rows move or tabs are renamed
cells that were not written             equal                 equal; formulas are still formulas
heights, styles and marks of rows       equal                 equal
formats, lists, filters, links, newer   equal                 none fewer, unless rows are removed
all else: widths, pictures, pages ...   equal                 equal

Where a sheet is fitted to what it holds, its page ends and widths that are ours may change.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.xlsx.fit import columns, page_ends
from nigiri.hosts.xlsx.sheet import FORMULA, VALUE
from nigiri.hosts.xlsx.xml import main
from nigiri.workbook.cells import address

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from nigiri.hosts.xlsx.fates import Fate, Fates
    from nigiri.hosts.xlsx.sheet import SheetPart
    from nigiri.hosts.xlsx.xml import Element

#: Children of a sheet that name rows.
_WITH_ROWS = frozenset(map(main, (
    "mergeCells", "hyperlinks", "cellWatches", "ignoredErrors", "protectedRanges", "rowBreaks",
    "dataValidations", "conditionalFormatting", "autoFilter", "sortState", "extLst",
)))  # fmt: skip
#: Children that fitting a sheet to what it holds may change.
_FITTED = frozenset(map(main, ("cols", "rowBreaks")))
#: The cells themselves, and a hint how far they reach.
_CELLS = frozenset(map(main, ("sheetData", "dimension")))
#: Attributes that say where a row or a cell stands.
_PLACE = frozenset({"r", "spans"})


def lost_in_sheet(old: SheetPart, new: SheetPart, fate: Fate, doomed: Fates) -> Iterator[str]:
    """Yield in words what a written sheet no longer holds."""
    free = _CELLS | (_WITH_ROWS if doomed.moving else set()) | (_FITTED if fate.fits else set())
    if _fixed(old.root, free) != _fixed(new.root, free):
        yield "settings, pictures or rules"
    if fate.fits:
        yield from _lost_by_fitting(old.root, new.root, fate)
    if doomed.moving and not doomed.shrinking and _counted(old.root) - _counted(new.root):
        yield "rules or links"
    for number, row in old.rows.items():
        to = fate.row(number)
        if to is None:
            continue
        if to not in new.rows:
            yield f"row {number}"
        elif _text(row) != _text(new.rows[to]) and not _only_written(row, new.rows[to], fate):
            yield from _lost_in_row(old, new, fate, number, moving=doomed.moving)


def _only_written(old: Element, new: Element, fate: Fate) -> bool:
    """Tell whether rows in the same place differ in written cells alone: the quick way to a yes.

    The written cells are taken out of copies, so that what is left is compared at once.
    """
    if fate.shifts:
        return False
    rows = [copy.copy(old), copy.copy(new)]
    for row in rows:
        row.attrib.pop("spans", "")
        for cell in list(row):
            if cell.get("r") in fate.addresses:
                row.remove(cell)
    return _text(rows[0]) == _text(rows[1])


def _lost_in_row(
    old: SheetPart, new: SheetPart, fate: Fate, number: int, *, moving: bool
) -> Iterator[str]:
    """Yield what a row that changed has lost."""
    to = fate.row(number) or number
    if _marks(old.rows[number]) != _marks(new.rows[to]):
        yield f"the look of row {number}"
    cells = new.cells(to)
    for column, cell in old.cells(number).items():
        kept = column in cells and (
            (to, column) in fate.written or _same(cell, cells[column], moving=moving)
        )
        if not kept:
            yield f"the cell {address(number, column)}"


def _same(old: Element, new: Element, *, moving: bool) -> bool:
    """Tell whether a cell that was not written is what it was; formulas may follow what moves."""
    if _marks(old) != _marks(new):
        return False
    formula = old.find(FORMULA)
    if formula is None or not (moving or formula.get("t") == "shared"):
        return [_text(child) for child in old] == [_text(child) for child in new]
    return new.find(FORMULA) is not None and old.findtext(VALUE) == new.findtext(VALUE)


def _marks(element: Element) -> dict[str, str]:
    """Return the attributes of a row or cell but its place."""
    return {str(k): str(v) for k, v in element.attrib.items() if k not in _PLACE}


def _lost_by_fitting(old: Element, new: Element, fate: Fate) -> Iterator[str]:
    """Yield the page ends and columns that are the director's and are no longer what they were."""
    ours = {row for fit in fate.fits for row in fit.breaks}
    ends = {fate.row(row + 1) for row in page_ends(old).keys() - ours} - {None}
    if ends - {row + 1 for row in page_ends(new)}:
        yield "page ends"
    widths = {column for fit in fate.fits for column, _ in fit.widths}
    before, after = columns(old), columns(new)
    for column in widths:
        for known in (before, after):
            known.get(column, {}).pop("width", None)
    if before != after:
        yield "widths"


def _fixed(root: Element, free: AbstractSet[object]) -> list[bytes]:
    """Return the children of a sheet that must be the same."""
    return [_text(child) for child in root if child.tag not in free]


def _counted(root: Element) -> Counter[object]:
    """Return how often every element stands in the children that name rows."""
    return Counter(
        element.tag
        for child in root
        if child.tag in _WITH_ROWS - _FITTED
        for element in child.iter()
    )


def _text(element: Element) -> bytes:
    """Return an element as text."""
    return etree.tostring(element, with_tail=False)
