"""The shared strings of a workbook: every text is stored once, and only added to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.xlsx.xml import MAIN, SPACE, children, empty, keeps_space, main

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.package import Package

CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"


class Strings:
    """The table of texts; the ones already there are reused when they are plain."""

    def __init__(self, package: Package, workbook_part: str) -> None:
        """Find the table, or make an empty one."""
        self._package = package
        found = package.related(workbook_part, "sharedStrings")
        self._name = found[0] if found else _new_table(package, workbook_part)
        self._index: dict[str, int] = {}
        items = list(children(package.tree(self._name), "si"))
        self._count = len(items)
        for number, item in enumerate(items):
            if len(item) == 1 and item[0].tag == main("t"):
                self._index.setdefault(item[0].text or "", number)

    def number(self, text: str) -> int:
        """Return the number of a text that XML can hold, adding it when it is new."""
        if text not in self._index:
            self._index[text] = self._count
            self._count += 1
            self._append(text)
        return self._index[text]

    def _append(self, text: str) -> None:
        """Write a text behind the others; the counts are hints that are kept true."""
        root = self._package.edit(self._name)
        leaf = etree.SubElement(etree.SubElement(root, main("si")), main("t"))
        leaf.text = text
        if keeps_space(text):
            leaf.set(SPACE, "preserve")
        root.set("uniqueCount", str(self._count))
        root.attrib.pop("count", "")


def _new_table(package: Package, workbook_part: str) -> str:
    """Make an empty table and return its name."""
    name = "xl/sharedStrings.xml"  # the usual name, by which some readers look for it
    package.write(name, empty("sst", MAIN))
    package.declare(name, CONTENT)
    package.relate(workbook_part, "sharedStrings", name)
    return name
