"""Add a rendered sheet to a workbook: its styles, its names and its place among the tabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.xlsx.paint import difference, look_of
from nigiri.hosts.xlsx.render import names, worksheet
from nigiri.hosts.xlsx.tabs import open_tab
from nigiri.hosts.xlsx.write import write_cells
from nigiri.hosts.xlsx.xml import main, office
from nigiri.workbook import layout
from nigiri.workbook.apply import check_new_name
from nigiri.workbook.live.refs import tab

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.book import Book
    from nigiri.workbook.layout.spec import SheetSpec
    from nigiri.workbook.model.changes import AddSheet

CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"


def add_sheet(book: Book, operation: AddSheet) -> None:
    """Add a sheet of the layout's; HostError when the tab it goes before is not there.

    Raises WrongUse when the name cannot be a sheet's or the layout has no such kind.
    """
    there = [known.name for known in book.tabs()]
    check_new_name(operation.sheet, there)
    before = operation.before
    place = len(there) if before is None else there.index(book.tab(before).name)
    spec = layout.render(operation.kind, operation.options)
    graft(book, operation.sheet, spec, place)
    write_cells(book, operation.sheet, dict(sorted(spec.cells.items())))


def graft(book: Book, name: str, spec: SheetSpec, place: int) -> None:
    """Add a sheet with all its looks and blank cells; place -- among the tabs, from 0."""
    styles = [style for _, style in spec.styles] + list(spec.column_styles.values())
    tables = book.tables.styles
    numbers = {style: str(tables.painted(look_of(style))) for style in dict.fromkeys(styles)}
    formats = [tables.number("dxfs", difference(rule.look)) for rule in spec.formats]
    part = book.package.free_name("xl/worksheets/sheet{}.xml")
    book.package.write(part, worksheet(spec, numbers, formats))
    book.package.declare(part, CONTENT)
    enter(book, name, part, place, visible=spec.visible)
    for entry in names(spec, tab(name)):
        entry.set("localSheetId", str(place))
        book.add_defined_name(entry)


def enter(book: Book, name: str, part: str, place: int, *, visible: bool) -> None:
    """Enter the sheet into the list of sheets."""
    numbers = [int(tab.entry.get("sheetId", "0")) for tab in book.tabs()]
    entry = etree.Element(main("sheet"), name=name, sheetId=str(max(numbers, default=0) + 1))
    if not visible:
        entry.set("state", "hidden")
    entry.set(office("id"), book.package.relate(book.name, "worksheet", part))
    open_tab(book, entry, place)
