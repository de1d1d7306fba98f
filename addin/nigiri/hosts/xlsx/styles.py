"""The styles of a workbook: numbered records that are only added to, each of them once."""

from __future__ import annotations

import copy
import re
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.xlsx.paint import BUILT_IN
from nigiri.hosts.xlsx.xml import MAIN, canonical, empty, main

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.package import Package
    from nigiri.hosts.xlsx.paint import Look
    from nigiri.hosts.xlsx.xml import Element

CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"
DATE, DATE_AND_TIME = 14, 22  # built in: each program shows them in the user's own way
FIRST_OWN_FORMAT = 164
AS_TEXT = "49"  # built in: @
_BUILT_IN_DATES = frozenset((*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)))
_NOT_PATTERN = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]|_.|\*.')

#: The children of <styleSheet>, in the order the format demands.
ORDER = (
    *("numFmts", "fonts", "fills", "borders", "cellStyleXfs", "cellXfs", "cellStyles"),
    *("dxfs", "tableStyles", "colors", "extLst"),
)
#: The tables that a cell format points into: attribute, table.
PARTS = (("fontId", "fonts"), ("fillId", "fills"), ("borderId", "borders"))


class Styles:
    """The tables of fonts, fills, borders, number formats and cell formats."""

    def __init__(self, package: Package, workbook_part: str) -> None:
        """Find the styles, or make a part without any."""
        self._package = package
        found = package.related(workbook_part, "styles")
        self._name = found[0] if found else _new_styles(package, workbook_part)
        self._numbers: dict[str, dict[bytes, int]] = {}
        self._dated: dict[tuple[int, int], int] = {}
        self._quoted: dict[int, int] = {}

    def dated(self, style: int, *, time: bool) -> int:
        """Return the style with a date's number format, itself if it shows dates already."""
        key = (style, DATE_AND_TIME if time else DATE)
        if key not in self._dated:
            self._dated[key] = self._dated_anew(*key)
        return self._dated[key]

    def quoted(self, style: int) -> int:
        """Return the style that keeps what looks like a formula a text when it is edited again.

        A style that shows texts is such a one itself.
        """
        if style not in self._quoted:
            records = _records(self._package.tree(self._name), "cellXfs")
            self._quoted[style] = style
            if 0 <= style < len(records) and records[style].get("numFmtId") != AS_TEXT:
                record = copy.deepcopy(records[style])
                record.set("quotePrefix", "1")
                self._quoted[style] = self.number("cellXfs", record)
        return self._quoted[style]

    def painted(self, look: Look) -> int:
        """Return the number of the cell format with that look, adding what is missing."""
        record = copy.deepcopy(look.format)
        parts = (look.font, look.fill, look.border)
        for (attribute, table), part in zip(PARTS, parts, strict=True):
            record.set(attribute, str(self.number(table, part)))
        known = BUILT_IN.get(look.code)
        record.set("numFmtId", str(self._number_format(look.code) if known is None else known))
        return self.number("cellXfs", record)

    def number(self, table: str, record: Element) -> int:
        """Return the number of a record in a table, appending a copy when there is none."""
        known = self._known(table)
        form = canonical(record)
        if form not in known:
            target = self._table(table)
            known[form] = len(target)
            target.append(copy.deepcopy(record))
            target.set("count", str(len(target)))
        return known[form]

    def _known(self, table: str) -> dict[bytes, int]:
        """Return the records of a table with their numbers; the first of equals counts."""
        if table not in self._numbers:
            known: dict[bytes, int] = {}
            for number, record in enumerate(_records(self._package.tree(self._name), table)):
                known.setdefault(canonical(record), number)
            self._numbers[table] = known
        return self._numbers[table]

    def _dated_anew(self, style: int, number_format: int) -> int:
        """Return the style with that number format unless it shows dates already."""
        root = self._package.tree(self._name)
        records = _records(root, "cellXfs")
        if not 0 <= style < len(records):
            return style
        record = copy.deepcopy(records[style])
        if _shows_dates(root, int(record.get("numFmtId", "0"))):
            return style
        record.set("numFmtId", str(number_format))
        record.set("applyNumberFormat", "1")
        return self.number("cellXfs", record)

    def _number_format(self, code: str) -> int:
        """Return the number of a number format of our own, adding it when it is new."""
        table = self._table("numFmts")
        numbers = {entry.get("formatCode"): int(entry.get("numFmtId", "0")) for entry in table}
        if code not in numbers:
            numbers[code] = max((FIRST_OWN_FORMAT - 1, *numbers.values())) + 1
            identity = str(numbers[code])
            etree.SubElement(table, main("numFmt"), numFmtId=identity, formatCode=code)
            table.set("count", str(len(table)))
        return numbers[code]

    def _table(self, name: str) -> Element:
        """Return a table for changing, made in its place when it is missing."""
        root = self._package.edit(self._name)
        table = root.find(main(name))
        if table is None:
            before = [main(other) for other in ORDER[: ORDER.index(name)]]
            place = sum(1 for child in root if child.tag in before)
            table = etree.Element(main(name))
            root.insert(place, table)
        return table


def _new_styles(package: Package, workbook_part: str) -> str:
    """Make a part of styles and return its name."""
    name = "xl/styles.xml"  # the usual name, by which some readers look for it
    package.write(name, empty("styleSheet", MAIN))
    package.declare(name, CONTENT)
    package.relate(workbook_part, "styles", name)
    return name


def _records(root: Element, table: str) -> list[Element]:
    """Return the records of a table, none when the table is missing."""
    found = root.find(main(table))
    return [] if found is None else list(found)


def _format_code(root: Element, number: int) -> str | None:
    """Return the pattern of a number format, None for a built-in one."""
    for entry in _records(root, "numFmts"):
        if int(entry.get("numFmtId", "0")) == number:
            return entry.get("formatCode")
    return None


def _shows_dates(root: Element, number: int) -> bool:
    """Tell whether a number format shows a date or a time."""
    code = _format_code(root, number)
    if code is None:
        return number in _BUILT_IN_DATES
    return re.search("[dmyhs]", _NOT_PATTERN.sub("", code), re.IGNORECASE) is not None
