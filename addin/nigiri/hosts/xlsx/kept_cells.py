"""What of a written sheet must be as it was: every row and cell not written, and all around them.

of a sheet                              when nothing moves    when rows move or tabs are renamed
cells that were not written             equal                 equal; formulas are still formulas
heights, styles and marks of rows       equal                 equal
formats, lists, filters, links, newer   equal                 none fewer, unless rows are removed
all else: widths, pictures, pages ...   equal                 equal
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.xlsx.sheet import FORMULA, VALUE
from nigiri.hosts.xlsx.xml import main
from nigiri.workbook.cells import address

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.hosts.xlsx.fates import Fate, Fates
    from nigiri.hosts.xlsx.sheet import SheetPart
    from nigiri.hosts.xlsx.xml import Element

#: Children of a sheet that name rows.
_WITH_ROWS = frozenset(map(main, (
    "mergeCells", "hyperlinks", "cellWatches", "ignoredErrors", "protectedRanges", "rowBreaks",
    "dataValidations", "conditionalFormatting", "autoFilter", "sortState", "extLst",
)))  # fmt: skip
#: The cells themselves, and a hint how far they reach.
_CELLS = frozenset(map(main, ("sheetData", "dimension")))
#: Attributes that say where a row or a cell stands.
_PLACE = frozenset({"r", "spans"})


def lost_in_sheet(old: SheetPart, new: SheetPart, fate: Fate, doomed: Fates) -> Iterator[str]:
    """Yield in words what a written sheet no longer holds."""
    if _fixed(old.root, moving=doomed.moving) != _fixed(new.root, moving=doomed.moving):
        yield "settings, pictures or rules"
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


def _fixed(root: Element, *, moving: bool) -> list[bytes]:
    """Return the children of a sheet that must be the same."""
    free = _CELLS | _WITH_ROWS if moving else _CELLS
    return [_text(child) for child in root if child.tag not in free]


def _counted(root: Element) -> Counter[object]:
    """Return how often every element stands in the children that name rows."""
    return Counter(
        element.tag for child in root if child.tag in _WITH_ROWS for element in child.iter()
    )


def _text(element: Element) -> bytes:
    """Return an element as text."""
    return etree.tostring(element, with_tail=False)
