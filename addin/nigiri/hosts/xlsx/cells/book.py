"""A workbook's package: its tabs in order, their parts, and its calculation."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from lxml import etree

from nigiri.errors import Unfit
from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.package.xml import children, drop, main, office
from nigiri.messages.message import message
from nigiri.workbook.apply import no_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.hosts.xlsx.cells.elements import SheetPart
    from nigiri.hosts.xlsx.cells.styles import Tables
    from nigiri.hosts.xlsx.package.xml import Element

_PROPERTIES = "docProps/app.xml"
_NUMBERS, _BINARY = "Index/Document.iwa", ".bin"
_STRICT = "http://purl.oclc.org/ooxml/spreadsheetml/main"
_PROGRAM = re.compile(rb"<Application>([^<]*)<")
_FORMULA = re.compile(rb"<(?:\w+:)?f[\s>]")
_SHARED = re.compile(rb"t=[\"']shared[\"']")
#: What follows a sheet's name in a reference, in small letters: one or two ends, with their rows.
_ENDS = r"(?:'|&apos;)?!\$?[a-z]*\$?([0-9]+)?(?::\$?[a-z]*\$?([0-9]+)?)?"
_ESCAPED = "&<>'\""  # written in several ways, in XML or in formulas

#: The children of <workbook> that stand before <definedNames> and before <calcPr>.
_BEFORE_NAMES = (
    *("fileVersion", "fileSharing", "workbookPr", "workbookProtection", "bookViews", "sheets"),
    *("functionGroups", "externalReferences"),
)
_BEFORE_CALC = (*_BEFORE_NAMES, "definedNames")


class Tab(NamedTuple):
    """A sheet's name and part; entry -- its element in the list of sheets."""

    name: str
    part: str
    entry: Element

    @property
    def shown(self) -> bool:
        """Tell whether the sheet is visible."""
        return self.entry.get("state") in {None, "visible"}


class Book:
    """The workbook of a package; every change goes through its parts."""

    def __init__(self, data: bytes) -> None:
        """Open the workbook; HostError when it is none that can be written."""
        self.package = Package(data)
        found = self.package.related("", "officeDocument")
        kind = _other_kind(self.package, found[0] if found else "")
        if kind:
            raise Unfit(message(f"file.unfit.{kind}"))
        self.name = found[0]
        self._sheets: dict[str, SheetPart] = {}

    @cached_property
    def tables(self) -> Tables:
        """Return its tables of styles and texts, for changing."""
        from nigiri.hosts.xlsx.cells.styles import Tables  # noqa: PLC0415 -- who looks writes nothing

        return Tables(self.package, self.name)

    def program(self) -> str | None:
        """Return the program that says it saved the file; None where none does, as nigiri."""
        if _PROPERTIES not in self.package:
            return None
        found = _PROGRAM.search(self.package.raw(_PROPERTIES))
        return found[1].decode("utf-8", "replace") if found else ""

    def root(self) -> Element:
        """Return the workbook's root for changing."""
        return self.package.edit(self.name)

    def tabs(self) -> list[Tab]:
        """Return the sheets in tab order."""
        targets = {link.id: link.target for link in self.package.relations(self.name)}
        return [
            Tab(entry.get("name", ""), targets.get(entry.get(office("id"), ""), ""), entry)
            for sheets in children(self.package.tree(self.name), "sheets")
            for entry in sheets
        ]

    def tab(self, name: str) -> Tab:
        """Return a sheet's tab; HostError when there is no such sheet."""
        for sheets in children(self.package.tree(self.name), "sheets"):
            for entry in sheets:
                if entry.get("name", "") == name:
                    part = self.package.target(self.name, entry.get(office("id"), ""))
                    return Tab(name, part, entry)
        raise no_sheet(name)

    def sheet(self, name: str) -> SheetPart:
        """Return a sheet's cells for changing; HostError when there is no such sheet."""
        from nigiri.hosts.xlsx.cells.elements import SheetPart  # noqa: PLC0415 -- as above

        part = self.tab(name).part
        if part not in self._sheets:
            self._sheets[part] = SheetPart(self.package.edit(part), self.tables)
        return self._sheets[part]

    def is_open(self, part: str) -> bool:
        """Tell whether a sheet's part is parsed for changing."""
        return part in self._sheets

    def is_worksheet(self, part: str) -> bool:
        """Tell whether a sheet's part has cells, which charts and dialogs have not."""
        return self.package.tree(part).find(main("sheetData")) is not None

    def forget(self, part: str) -> None:
        """Remove a sheet's part from the package."""
        self._sheets.pop(part, None)
        self.package.remove(part)

    def related(self, part: str, kind: str) -> list[str]:
        """Return the existing parts to which a part has relations of that kind."""
        return [name for name in self.package.related(part, kind) if name in self.package]

    def mentions(self, part: str, sheet: str) -> bool:
        """Tell whether a part may hold a reference to a sheet; when in doubt, yes."""
        data = self.package.raw(part)
        if any(sign in sheet for sign in _ESCAPED):
            return True
        if sheet.isascii():
            return sheet.encode().lower() in data.lower()
        return b"&#" in data or sheet.casefold() in data.decode("utf-8", "replace").casefold()

    def reaches(self, part: str, sheet: str, row: int) -> bool:
        """Tell whether a part may refer to that row of a sheet or one below; when in doubt, yes.

        The text of a shared formula does not tell the rows of all its cells.
        """
        if not self.mentions(part, sheet):
            return False
        data = self.package.raw(part)
        if any(sign in sheet for sign in _ESCAPED) or b"&#" in data or _SHARED.search(data):
            return True
        if sheet.isascii():
            near = re.compile(re.escape(sheet.encode()) + _ENDS.encode(), re.IGNORECASE)
            return any(int(end) >= row for ends in near.finditer(data) for end in ends.groups(b"0"))
        named = re.compile(re.escape(sheet.casefold()) + _ENDS)
        found = named.finditer(data.decode("utf-8", "replace").casefold())
        return any(int(end) >= row for ends in found for end in ends.groups("0"))

    def defined_names(self) -> Iterator[Element]:
        """Iterate over the defined names, safe against removals."""
        names = children(self.package.tree(self.name), "definedNames")
        return iter([entry for holder in names for entry in holder])

    def add_defined_name(self, entry: Element) -> None:
        """Add a defined name to the list, which is made when missing."""
        holder = self._child("definedNames", _BEFORE_NAMES)
        holder.append(entry)

    def recalculate(self) -> None:
        """Have the file calculated when it is opened, if it has any formula.

        Values of the user's own formulas may depend on changed cells. The calculation order
        (calcChain)
        is removed: it is optional, and may name cells without formula.
        """
        for chain in self.related(self.name, "calcChain"):
            self.package.unrelate(self.name, chain)
            self.package.remove(chain)
        if any(_FORMULA.search(self.package.raw(tab.part)) for tab in self.tabs()):
            self._child("calcPr", _BEFORE_CALC).set("fullCalcOnLoad", "1")

    def _child(self, name: str, before: tuple[str, ...]) -> Element:
        """Return a child of the workbook, inserted in schema order when missing."""
        root = self.root()
        found = root.find(main(name))
        if found is None:
            ahead = {main(other) for other in before}
            index = max(i for i, child in enumerate(root, 1) if child.tag in ahead)
            found = etree.Element(main(name))
            root.insert(index, found)
        return found


def _other_kind(package: Package, name: str) -> str:
    """Return the kind of a package that is no workbook to be written, "" for one that is.

    name -- of the part that should be the workbook; the kind is the end of a key
    """
    if _NUMBERS in package:
        return "numbers"
    if not name:
        return "kind"
    if name.casefold().endswith(_BINARY):
        return "xlsb"
    tag = package.tree(name).tag
    if tag == main("workbook"):
        return ""
    return "strict" if tag == f"{{{_STRICT}}}workbook" else "kind"


def drop_if_empty(book: Book, name: str) -> None:
    """Remove a list of the workbook that has become empty."""
    for holder in list(children(book.root(), name)):
        if not len(holder):
            drop(holder)
