"""What a workbook holds: its sheets, its names, and the program that saved it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lxml import etree

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.inventory.formulas import spelled_alike
from nigiri.hosts.xlsx.inventory.looks import looks_of
from nigiri.hosts.xlsx.inventory.sheet import sheet_inventory, text_of
from nigiri.hosts.xlsx.package.xml import children

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.hosts.xlsx.inventory.sheet import SheetInventory

_PROPERTIES = "docProps/app.xml"
_LEAVES = ("Application", "AppVersion")


class Inventory(NamedTuple):
    """All that a workbook holds.

    program -- that saved it, with its version, "" where none says so: nigiri says nothing
    states -- sheet -> "visible", "hidden" or "veryHidden"
    names -- of areas, those of one sheet behind it: "Grid!_xlnm.Print_Area" -> its formula
    """

    program: str
    sheets: Mapping[str, SheetInventory]
    states: Mapping[str, str]
    names: Mapping[str, str]


def inventory(data: bytes) -> Inventory:
    """Return the inventory of a package.

    Raises HostError, and what the libraries raise, for a damaged package.
    """
    book = Book(data)
    styles = book.related(book.name, "styles")
    looks = looks_of(book.package.tree(styles[0]) if styles else None)
    texts = [*_texts(book)]
    tabs = [tab for tab in book.tabs() if book.is_worksheet(tab.part)]
    return Inventory(
        program_of(book),
        {
            tab.name: sheet_inventory(book.package.edit(tab.part), book.tables, texts, looks)
            for tab in tabs
        },
        {tab.name: tab.entry.get("state", "visible") for tab in tabs},
        dict(_names(book)),
    )


def program_of(book: Book) -> str:
    """Return the program that saved the workbook, and its version: "Microsoft Excel 16.0300"."""
    if _PROPERTIES not in book.package:
        return ""
    root = book.package.tree(_PROPERTIES)
    found = {etree.QName(leaf).localname: leaf.text or "" for leaf in root}
    return " ".join(filter(None, (found.get(name, "").strip() for name in _LEAVES)))


def _texts(book: Book) -> Iterator[str]:
    """Yield the table of texts."""
    for part in book.related(book.name, "sharedStrings"):
        yield from map(text_of, children(book.package.tree(part), "si"))


def _names(book: Book) -> Iterator[tuple[str, str]]:
    """Yield the defined names with their formulas."""
    tabs = book.tabs()
    for entry in book.defined_names():
        at = entry.get("localSheetId")
        sheet = f"{tabs[int(at)].name}!" if at is not None and int(at) < len(tabs) else ""
        yield f"{sheet}{entry.get('name', '')}", spelled_alike(entry.text or "")
