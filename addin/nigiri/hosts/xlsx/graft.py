"""Add a rendered sheet to a workbook: its styles, its names and its place among the tabs."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.xlsx.book import Book
from nigiri.hosts.xlsx.render import rendered
from nigiri.hosts.xlsx.tabs import open_tab
from nigiri.hosts.xlsx.write import write_cells
from nigiri.hosts.xlsx.xml import children, main, office, written
from nigiri.workbook import layout
from nigiri.workbook.apply import check_new_name
from nigiri.workbook.cells import address

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.xml import Element
    from nigiri.workbook.changes import AddSheet
    from nigiri.workbook.spec import SheetSpec, Style

CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"


def add_sheet(book: Book, operation: AddSheet) -> None:
    """Add a sheet of the layout's; HostError when the tab it goes before is not there.

    Raises WrongUse when the name cannot be a sheet's or the layout has no such kind.
    """
    names = [tab.name for tab in book.tabs()]
    check_new_name(operation.sheet, names)
    before = operation.before
    place = len(names) if before is None else names.index(book.tab(before).name)
    spec = layout.render(operation.kind, operation.options)
    _graft(book, operation.sheet, spec, place)
    write_cells(book, operation.sheet, dict(sorted(spec.cells.items())))


def _graft(book: Book, name: str, spec: SheetSpec, place: int) -> None:
    """Add the sheet with all its looks and blank cells."""
    styles = [style for _, style in spec.styles] + list(spec.column_styles.values())
    styles = list(dict.fromkeys(styles))
    new = Book(rendered(name, spec, styles))
    tab = new.tabs()[0]
    root = new.package.tree(tab.part)
    foreign = new.package.tree(new.related(new.name, "styles")[0])
    numbers = _adopt_styles(book, root, foreign, styles)
    _adopt_formats(book, root, foreign)
    _lay_out(root, spec, numbers)
    for column in root.iter(main("col")):
        style = spec.column_styles.get(int(column.get("min", "0")))
        if style is not None:
            column.set("style", numbers[style])
    part = book.package.free_name("xl/worksheets/sheet{}.xml")
    book.package.write(part, written(root))
    book.package.declare(part, CONTENT)
    enter(book, name, part, place, visible=spec.visible)
    for entry in new.defined_names():
        own = copy.deepcopy(entry)
        own.set("localSheetId", str(place))
        book.add_defined_name(own)


def _adopt_styles(
    book: Book, root: Element, foreign: Element, styles: list[Style]
) -> dict[Style, str]:
    """Return the number in this workbook of each style, read from the swatches."""
    found = [int(cell.get("s", "0")) for cell in root.iter(main("c"))]
    adopted = (str(book.tables.styles.adopted(foreign, number)) for number in found)
    return dict(zip(styles, adopted, strict=True))


def _adopt_formats(book: Book, root: Element, foreign: Element) -> None:
    """Bring over the looks of the conditional formats."""
    records = [record for holder in children(foreign, "dxfs") for record in holder]
    for rule in root.iter(main("cfRule")):
        if rule.get("dxfId"):
            record = records[int(rule.get("dxfId", "0"))]
            rule.set("dxfId", str(book.tables.styles.number("dxfs", record)))


def _lay_out(root: Element, spec: SheetSpec, numbers: dict[Style, str]) -> None:
    """Replace the swatches by the sheet's own blank, painted cells and row heights."""
    painted: dict[int, dict[int, str]] = {}
    for area, style in spec.styles:
        for row in range(area.top, area.bottom + 1):
            line = painted.setdefault(row, {})
            for column in range(area.left, area.right + 1):
                line[column] = numbers[style]
    for data in children(root, "sheetData"):
        del data[:]
        for row in sorted({*painted, *spec.heights}):
            line_element = etree.SubElement(data, main("row"), r=str(row))
            if row in spec.heights:
                line_element.set("ht", f"{spec.heights[row]:g}")
                line_element.set("customHeight", "1")
            for column, number in sorted(painted.get(row, {}).items()):
                etree.SubElement(line_element, main("c"), r=address(row, column), s=number)
    for hint in list(children(root, "dimension")):
        root.remove(hint)


def enter(book: Book, name: str, part: str, place: int, *, visible: bool) -> None:
    """Enter the sheet into the list of sheets."""
    numbers = [int(tab.entry.get("sheetId", "0")) for tab in book.tabs()]
    entry = etree.Element(main("sheet"), name=name, sheetId=str(max(numbers, default=0) + 1))
    if not visible:
        entry.set("state", "hidden")
    entry.set(office("id"), book.package.relate(book.name, "worksheet", part))
    open_tab(book, entry, place)
