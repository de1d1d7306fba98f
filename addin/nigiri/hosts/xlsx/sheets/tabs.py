"""Remove and rename sheets; names, views and references follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import Unfit
from nigiri.hosts.xlsx.cells.book import drop_if_empty
from nigiri.hosts.xlsx.cells.elements import FORMULA
from nigiri.hosts.xlsx.lines.areas import rule_formulas
from nigiri.hosts.xlsx.lines.attachments import CHART_FORMULA, chart_parts
from nigiri.hosts.xlsx.package.formulas import renamed
from nigiri.hosts.xlsx.package.xml import children, drop, main
from nigiri.messages.message import message
from nigiri.workbook.apply import check_new_name

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.package.archive import Package
    from nigiri.hosts.xlsx.package.xml import Element

#: Parts that belong to one sheet alone and go with it; pictures and charts hang on drawings.
PRIVATE = (
    *("drawing", "comments", "threadedComment", "vmlDrawing", "table", "printerSettings"),
    *("chart", "chartColorStyle", "chartStyle", "chartUserShapes", "image", "ctrlProp"),
)


def remove_sheet(book: Book, name: str) -> None:
    """Remove a sheet with its parts and names; HostError when no sheet would be visible.

    Formulas elsewhere that refer to it are left alone: they become errors once calculated.
    """
    tab = book.tab(name)
    tabs = book.tabs()
    if not any(other.shown for other in tabs if other.name != name):
        raise Unfit(message("file.unfit.last-sheet", sheet=name))
    index = [other.name for other in tabs].index(name)
    _renumber_names(book, index, -1)
    _renumber_views(book, index, -1)
    book.root()
    drop(tab.entry)
    book.package.unrelate(book.name, tab.part)
    _remove_parts(book.package, tab.part)
    book.forget(tab.part)
    _show_a_visible_tab(book)


def rename_sheet(book: Book, old: str, new: str) -> None:
    """Rename a sheet and every reference to it; WrongUse when the name cannot be a sheet's.

    Names inside texts, such as INDIRECT("Old!A1"), stay as they are, as in a spreadsheet.
    """
    tab = book.tab(old)
    check_new_name(new, (other.name for other in book.tabs() if other.name != old))
    for other in book.tabs():
        if book.mentions(other.part, old):
            _rename_in_sheet(book.package.edit(other.part), old, new)
    for name in chart_parts(book, old):
        for formula in book.package.edit(name).iter(CHART_FORMULA):
            formula.text = renamed(formula.text or "", old, new)
    book.root()
    for entry in book.defined_names():
        entry.text = renamed(entry.text or "", old, new)
    _rename_pivots(book.package, old, new)
    tab.entry.set("name", new)


def open_tab(book: Book, entry: Element, index: int) -> None:
    """Insert a sheet's entry into the list of sheets; names and views that count tabs follow."""
    _renumber_names(book, index, 1)
    if book.tabs():  # the first sheet of a new workbook is the one in front
        _renumber_views(book, index, 1)
    for sheets in children(book.root(), "sheets"):
        sheets.insert(index, entry)


def _renumber_names(book: Book, index: int, step: int) -> None:
    """Renumber the names that belong to one sheet; remove those of a removed sheet."""
    for entry in book.defined_names():
        number = int(entry.get("localSheetId", "-1"))
        if number < index:
            continue
        book.root()
        if step < 0 and number == index:
            drop(entry)
        else:
            entry.set("localSheetId", str(number + step))
    drop_if_empty(book, "definedNames")


def _renumber_views(book: Book, index: int, step: int) -> None:
    """Keep the same sheet in front; the one before when that sheet is removed."""
    for views in children(book.root(), "bookViews"):
        for view in views:
            for attribute in ("activeTab", "firstSheet"):
                number = int(view.get(attribute, "0"))
                if view.get(attribute) and number >= index:
                    view.set(attribute, str(max(0, number + step)))


def _show_a_visible_tab(book: Book) -> None:
    """Make every view begin with a visible sheet in front."""
    shown = [tab.shown for tab in book.tabs()]
    for views in children(book.root(), "bookViews"):
        for view in views:
            number = int(view.get("activeTab", "0"))
            if number >= len(shown) or not shown[number]:
                view.set("activeTab", str(shown.index(True)))


def _remove_parts(package: Package, part: str) -> None:
    """Remove the parts that only this one refers to, and theirs."""
    for relation in package.relations(part):
        kind = relation.type.rpartition("/")[2]
        if kind in PRIVATE and not relation.outside and relation.target in package:
            package.unrelate(part, relation.target)
            if not _still_used(package, relation.target):
                _remove_parts(package, relation.target)
                package.remove(relation.target)


def _still_used(package: Package, target: str) -> bool:
    """Tell whether any part still refers to this one."""
    sources = [name for name in package.names() if not name.endswith(".rels")]
    return any(
        relation.target == target and not relation.outside
        for name in sources
        for relation in package.relations(name)
    )


def _rename_in_sheet(root: Element, old: str, new: str) -> None:
    """Rename a sheet in the formulas, formats, validations and links of one sheet."""
    for formula in (*root.iter(FORMULA), *rule_formulas(root)):
        formula.text = renamed(formula.text or "", old, new) or None
    for point in root.iter(main("cfvo")):
        if point.get("type") == "formula":
            point.set("val", renamed(point.get("val", ""), old, new))
    for link in root.iter(main("hyperlink")):
        if link.get("location"):
            link.set("location", renamed(link.get("location", ""), old, new))


def _rename_pivots(package: Package, old: str, new: str) -> None:
    """Rename a sheet in the sources of pivot tables."""
    for name in package.names():
        if name.startswith("xl/pivotCache/pivotCacheDefinition"):
            for source in package.tree(name).iter(main("worksheetSource")):
                if source.get("sheet") == old:
                    package.edit(name)
                    source.set("sheet", new)
