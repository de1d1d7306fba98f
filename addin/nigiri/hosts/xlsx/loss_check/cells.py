"""Check a written sheet: every row and cell not written, and all around them, must be unchanged.

of a sheet                              when nothing moves    when lines move or tabs are renamed
cells that were not written             equal                 equal; formulas are still formulas
heights, styles and attributes of rows  equal                 equal
formats, lists, filters, links, newer   equal                 none fewer, unless lines are removed
widths and attributes of columns        equal                 equal
all else: pictures, pages ...           equal                 equal

Where a sheet is fitted to its contents, page breaks and widths set by nigiri may change.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.xlsx.cells.elements import FORMULA, VALUE
from nigiri.hosts.xlsx.package.references import LAST_COLUMN, LAST_ROW
from nigiri.hosts.xlsx.package.xml import main
from nigiri.hosts.xlsx.sheets.page import columns, page_ends
from nigiri.messages.message import message
from nigiri.workbook.model.cells import address

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from nigiri.hosts.xlsx.cells.elements import SheetPart
    from nigiri.hosts.xlsx.loss_check.effects import Effects, SheetEffect
    from nigiri.hosts.xlsx.package.xml import Element

#: Children of a sheet that name lines.
_WITH_LINES = frozenset(map(main, (
    "mergeCells", "hyperlinks", "cellWatches", "ignoredErrors", "protectedRanges", "rowBreaks",
    "colBreaks",
    "dataValidations", "conditionalFormatting", "autoFilter", "sortState", "extLst",
)))  # fmt: skip  # words, several a line
#: Children that fitting a sheet to what it holds may change.
_FITTED = frozenset(map(main, ("cols", "rowBreaks")))
#: The cells themselves, and a hint how far they reach.
_CELLS = frozenset(map(main, ("sheetData", "dimension")))
#: Attributes that say where a row or a cell stands.
_PLACE = frozenset({"r", "spans"})


def lost_in_sheet(
    old: SheetPart, new: SheetPart, effect: SheetEffect, effects: Effects
) -> Iterator[str]:
    """Yield the losses of a written sheet in words."""
    free = _CELLS | (_WITH_LINES if effects.moving else set())
    free |= (_FITTED if effect.fits else set()) | ({main("cols")} if effect.reshaped else set())
    if _fixed(old.root, free) != _fixed(new.root, free):
        yield message("file.lost.settings")
    if effect.fits:
        yield from _lost_ends(old.root, new.root, effect)
    if effect.fits or effect.reshaped:
        yield from _lost_widths(old.root, new.root, effect)
    if effects.moving and not effects.shrinking and _counted(old.root) - _counted(new.root):
        yield message("file.lost.rules")
    for number, row in old.rows.items():
        to = effect.row(number)
        if to is None or (to > LAST_ROW and old.is_empty(number)):
            continue
        if to not in new.rows:
            yield message("file.lost.row", row=number)
        elif _text(row) != _text(new.rows[to]):
            yield from _lost_in_row(old, new, effect, number, moving=effects.moving)


def _lost_in_row(
    old: SheetPart, new: SheetPart, effect: SheetEffect, number: int, *, moving: bool
) -> Iterator[str]:
    """Yield the losses of a changed row in words."""
    to = effect.row(number) or number
    if _marks(old.rows[number]) != _marks(new.rows[to]):
        yield message("file.lost.look", row=number)
    cells = new.cells(to)
    for column, cell in old.cells(number).items():
        there = effect.column(column)
        kept = there is None or (
            there in cells
            and ((to, there) in effect.written or _same(cell, cells[there], moving=moving))
        )
        if not kept:
            yield message("file.lost.cell", cell=address(number, column))


def _same(old: Element, new: Element, *, moving: bool) -> bool:
    """Tell whether a cell that was not written is unchanged; formulas may follow moved lines."""
    if _marks(old) != _marks(new):
        return False
    formula = old.find(FORMULA)
    if formula is None or not (moving or formula.get("t") == "shared"):
        return [_text(child) for child in old] == [_text(child) for child in new]
    return new.find(FORMULA) is not None and old.findtext(VALUE) == new.findtext(VALUE)


def _marks(element: Element) -> dict[str, str]:
    """Return the attributes of a row or cell without its address."""
    return {str(k): str(v) for k, v in element.attrib.items() if k not in _PLACE}


def _lost_ends(old: Element, new: Element, effect: SheetEffect) -> Iterator[str]:
    """Yield the director's page breaks that changed, in words."""
    ours = {row for fit in effect.fits for row in fit.breaks}
    ends = {effect.row(row + 1) for row in page_ends(old).keys() - ours} - {None}
    if ends - {row + 1 for row in page_ends(new)}:
        yield message("file.lost.page-ends")


def _lost_widths(old: Element, new: Element, effect: SheetEffect) -> Iterator[str]:
    """Yield the columns that changed, in words, except for fitted widths."""
    fitted = {column for fit in effect.fits for column, _ in fit.widths}
    before = {effect.column(column): look for column, look in columns(old).items()}
    after = columns(new)
    for known in (before, after):
        for column in fitted & known.keys():
            known[column].pop("width", None)
    there = [column for column in before if column is not None and column <= LAST_COLUMN]
    same = [before[column] for column in there] == [after.get(column) for column in there]
    if not same or not (effect.reshaped or after.keys() <= {*there}):
        yield message("file.lost.widths")


def _fixed(root: Element, free: AbstractSet[object]) -> list[bytes]:
    """Return the children of a sheet that must not change."""
    return [_text(child) for child in root if child.tag not in free]


def _counted(root: Element) -> Counter[object]:
    """Return the number of each kind of element in the children that name lines."""
    return Counter(
        element.tag
        for child in root
        if child.tag in _WITH_LINES - _FITTED
        for element in child.iter()
    )


def _text(element: Element) -> bytes:
    """Return an element as text."""
    return etree.tostring(element, with_tail=False)
