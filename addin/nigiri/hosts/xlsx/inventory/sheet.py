"""What one sheet holds: its cells, its rules, its lists, its protection, its page."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from nigiri.hosts.xlsx.cells.elements import FORMULA, SheetPart
from nigiri.hosts.xlsx.cells.shared_formulas import write_out
from nigiri.hosts.xlsx.inventory.formulas import at_home, spelled_alike
from nigiri.hosts.xlsx.inventory.looks import colour
from nigiri.hosts.xlsx.inventory.regions import Region, corner
from nigiri.hosts.xlsx.package.xml import children, main
from nigiri.hosts.xlsx.sheets.page import PADDING, page_ends
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.hosts.xlsx.cells.styles import Tables
    from nigiri.hosts.xlsx.inventory.looks import Look, Looks
    from nigiri.hosts.xlsx.package.xml import Element

Shown = str | float | bool | None
"""What a cell shows: an error is a text such as "#N/A"."""

At = tuple[int, int]
"""A row and a column."""


class CellContents(NamedTuple):
    """A cell: its formula without "=", None for a plain one, and what it shows."""

    formula: str | None
    shown: Shown


class ColourRule(NamedTuple):
    """A conditional format, wherever it counts: its formula as from one and the same cell."""

    formula: str
    look: Look
    stops: bool


class ListRule(NamedTuple):
    """A list to pick from, or another rule for what is typed, wherever it counts.

    rejects -- whether other entries are refused
    """

    kind: str
    source: str
    rejects: bool


@dataclass
class SheetInventory:
    """All that a sheet holds.

    looks -- of the cells that are written, cells without contents among them
    widths, heights -- of columns in characters, of rows in points; the usual ones for all others
    hidden -- "C" for a column, "7" for a row
    facts -- whatever is one for the sheet: "page: orientation" -> "landscape"
    """

    cells: dict[At, CellContents] = field(default_factory=dict)
    looks: dict[At, Look] = field(default_factory=dict)
    row_looks: dict[int, Look] = field(default_factory=dict)
    column_looks: dict[int, Look] = field(default_factory=dict)
    widths: dict[int, float] = field(default_factory=dict)
    heights: dict[int, float] = field(default_factory=dict)
    usual: tuple[float, float] = (0, 0)
    hidden: frozenset[str] = frozenset()
    colours: dict[ColourRule, Region] = field(default_factory=dict)
    lists: dict[ListRule, Region] = field(default_factory=dict)
    facts: dict[str, str] = field(default_factory=dict)

    def look(self, at: At) -> Look:
        """Return a cell's look; for one that is not written that of its row, else its column."""
        row, column = at
        found = self.looks.get(at)
        if found is None:
            found = self.row_looks.get(row, self.column_looks.get(column, ()))
        return found

    def width(self, column: int) -> float:
        """Return the width of a column."""
        return self.widths.get(column, self.usual[0])

    def height(self, row: int) -> float:
        """Return the height of a row."""
        return self.heights.get(row, self.usual[1])


def sheet_inventory(
    root: Element, tables: Tables, texts: Sequence[str], looks: Looks
) -> SheetInventory:
    """Return the inventory of a sheet's part; the part is changed and of no more use.

    texts -- the workbook's table of texts
    """
    part, found = SheetPart(root, tables), SheetInventory()
    write_out(part, lambda _: True)
    _take_cells(part, texts, looks, found)
    _take_columns(root, looks, found)
    found.colours = dict(_colours(root, looks))
    for rule, region in _lists(root):
        found.lists[rule] = found.lists.get(rule, Region({})) | region
    found.facts = {name: words for name, words in _facts(root) if words}
    return found


def _take_cells(part: SheetPart, texts: Sequence[str], looks: Looks, found: SheetInventory) -> None:
    """Take rows and cells."""
    hidden = set()
    for number, row in part.rows.items():
        if row.get("ht"):
            found.heights[number] = float(row.get("ht", "0"))
        if row.get("hidden") in _ON:
            hidden.add(str(number))
        if row.get("customFormat") in _ON:
            found.row_looks[number] = looks.of_cell(int(row.get("s", "0")))
        for column, cell in part.cells(number).items():
            found.looks[number, column] = looks.of_cell(int(cell.get("s", "0")))
            contents = _contents(cell, texts)
            if contents != _EMPTY:
                found.cells[number, column] = contents
    found.hidden = frozenset(hidden)


_ON = {"1", "true"}
_ESCAPED = re.compile("_x([0-9A-Fa-f]{4})_")
_EMPTY = CellContents(None, None)


def _contents(cell: Element, texts: Sequence[str]) -> CellContents:
    """Return formula and value of a cell."""
    formula = cell.find(FORMULA)
    text = None if formula is None else spelled_alike(formula.text or "")
    return CellContents(text, _shown(cell, texts))


def _shown(cell: Element, texts: Sequence[str]) -> Shown:
    """Return the value that a cell shows; an empty text is None."""
    kind, value = cell.get("t", "n"), cell.findtext(main("v"))
    if kind == "inlineStr":
        return text_of(cell.find(main("is"))) or None
    if not value:
        return None
    if kind == "s":
        return texts[int(value)] or None
    if kind == "b":
        return value in _ON
    return float(value) if kind == "n" else unescaped(value) or None


def text_of(item: Element | None) -> str:
    """Return a text, its pieces of several fonts as one; how it is read aloud is left out."""
    if item is None:
        return ""
    phonetic = {leaf for entry in item.iter(main("rPh")) for leaf in entry.iter(main("t"))}
    return unescaped("".join(t.text or "" for t in item.iter(main("t")) if t not in phonetic))


def unescaped(text: str) -> str:
    """Return a text whose control characters the file spells out: "_x000D_"."""
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text)


def _take_columns(root: Element, looks: Looks, found: SheetInventory) -> None:
    """Take widths, looks and hidden columns, as far as anybody could use them."""
    hidden = set(found.hidden)
    for entry in root.iter(main("sheetFormatPr")):
        wide = entry.get("defaultColWidth") or float(entry.get("baseColWidth", "8")) + PADDING
        found.usual = float(wide), float(entry.get("defaultRowHeight", "0"))
    last = max((column for _, column in found.looks), default=0)
    for entry in root.iter(main("col")):
        first, end = int(entry.get("min", "1")), int(entry.get("max", "1"))
        for column in range(first, min(end, max(last, first)) + 1):
            found.widths[column] = float(entry.get("width", "0"))
            found.column_looks[column] = looks.of_cell(int(entry.get("style", "0")))
            if entry.get("hidden") in _ON:
                hidden.add(column_letters(column))
    found.hidden = frozenset(hidden)


def _colours(root: Element, looks: Looks) -> Iterator[tuple[ColourRule, Region]]:
    """Yield conditional formats with the cells for which they count, the first to win first."""
    ranked = [
        (int(rule.get("priority", "0")), holder.get("sqref", ""), rule)
        for holder in children(root, "conditionalFormatting")
        for rule in children(holder, "cfRule")
    ]
    found: dict[ColourRule, Region] = {}
    for _, areas, rule in sorted(ranked, key=lambda each: each[0]):
        formulas = [at_home(f.text or "", *corner(areas)) for f in children(rule, "formula")]
        said = (
            [*formulas] if rule.get("type") == "expression" else [str(rule.get("type")), *formulas]
        )
        look = looks.of_format(int(rule.get("dxfId", "-1")))
        key = ColourRule(";".join(said), look, rule.get("stopIfTrue") in _ON)
        found[key] = found.get(key, Region({})) | Region.of(areas)
    yield from found.items()


def _lists(root: Element) -> Iterator[tuple[ListRule, Region]]:
    """Yield the rules for what is typed, with the cells for which they count."""
    for holder in children(root, "dataValidations"):
        for entry in children(holder, "dataValidation"):
            areas = entry.get("sqref", "")
            kind = entry.get("type", "none")
            # LibreOffice gives a list a second formula, which means nothing there.
            names = ("formula1",) if kind == "list" else ("formula1", "formula2")
            texts = [entry.findtext(main(name)) for name in names]
            source = ";".join(at_home(text, *corner(areas)) for text in texts if text)
            if entry.get("showDropDown") in _ON:  # which means that it is not shown
                kind += " without arrow"
            rejects = entry.get("showErrorMessage") in _ON
            yield ListRule(kind, source, rejects), Region.of(areas)


#: What a protected sheet forbids unless it says otherwise. Source: ECMA-376, part 1, 18.3.1.85.
_FORBIDS = {
    "objects": "0", "scenarios": "0", "formatCells": "1", "formatColumns": "1", "formatRows": "1",
    "insertColumns": "1", "insertRows": "1", "insertHyperlinks": "1", "deleteColumns": "1",
    "deleteRows": "1", "selectLockedCells": "0", "sort": "1", "autoFilter": "1",
    "pivotTables": "1", "selectUnlockedCells": "0",
}  # fmt: skip  # pairs, several a line
_PAGE = {"orientation": "default", "paperSize": "1", "scale": "100"}


def _facts(root: Element) -> Iterator[tuple[str, str]]:
    """Yield the facts that a sheet has once, protection, page, tab, view; "" where it has none."""
    yield from _protection(root)
    yield from _page(root)
    for entry in root.iter(main("tabColor")):
        yield "tab: colour", colour(entry)
    for view in root.iter(main("sheetView")):
        yield "view: grid", "" if view.get("showGridLines", "1") in _ON else "none"
        for pane in children(view, "pane"):
            if pane.get("state", "") == "frozen":
                rows, columns = (_whole(pane.get(name, "0")) for name in ("ySplit", "xSplit"))
                yield "view: frozen", f"rows {rows}, columns {columns}"
    for entry in root.iter(main("autoFilter")):
        yield "filter", entry.get("ref", "")
    merged = sorted(entry.get("ref", "") for entry in root.iter(main("mergeCell")))
    yield "merged", " ".join(merged)


def _whole(number: str) -> str:
    """Return a number without decimals that are nought."""
    return f"{float(number):g}"


def _protection(root: Element) -> Iterator[tuple[str, str]]:
    """Yield the facts of a protected sheet: "protection: sort", "forbidden" or "allowed"."""
    for entry in children(root, "sheetProtection"):
        if entry.get("sheet") in _ON:
            yield "protection", "on"
            for name, usual in _FORBIDS.items():
                forbidden = entry.get(name, usual) in _ON
                yield f"protection: {name}", "forbidden" if forbidden else "allowed"
            locked = entry.get("password") or entry.get("hashValue")
            yield "protection: password", "yes" if locked else ""


def _page(root: Element) -> Iterator[tuple[str, str]]:
    """Yield the facts of the printed page: "page: orientation", "landscape"."""
    fits = any(entry.get("fitToPage") in _ON for entry in root.iter(main("pageSetUpPr")))
    for entry in children(root, "pageSetup"):
        for name, usual in _PAGE.items():
            if name != "scale" or not fits:
                yield f"page: {name}", entry.get(name, usual)
        if fits:
            across, down = entry.get("fitToWidth", "1"), entry.get("fitToHeight", "1")
            yield "page: fits", f"across {across}, down {down}"
    for entry in children(root, "pageMargins"):
        for side in ("left", "right", "top", "bottom", "header", "footer"):
            yield f"page: margin {side}", f"{float(entry.get(side, '0')):.2f}"
    for holder in children(root, "headerFooter"):
        for name in ("oddHeader", "oddFooter"):
            yield f"page: {name}", holder.findtext(main(name)) or ""
    yield "page: ends below rows", ", ".join(map(str, sorted(page_ends(root))))
