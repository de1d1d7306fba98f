"""The shared tables of a workbook: texts (`Strings`), styles (`Styles`), and both (`Tables`).

Records are numbered and only appended, each of them once. `look_of` and `difference` make the
records for the layout's styles; their form never changes, so that a workbook has one record each.
"""

from __future__ import annotations

import copy
import re
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from lxml import etree

from nigiri.hosts.xlsx.package.xml import (
    MAIN,
    SPACE,
    canonical,
    children,
    empty,
    keeps_space,
    made,
    main,
)
from nigiri.workbook.model.figure_format import figure_format

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.package.archive import Package
    from nigiri.hosts.xlsx.package.xml import Element
    from nigiri.workbook.layout.spec import Highlight, Line, Style

STRINGS = "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"


class Strings:
    """The table of texts; existing ones are reused when they are plain."""

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
        """Return the number of a text that XML can hold, appending a new one."""
        if text not in self._index:
            self._index[text] = self._count
            self._count += 1
            self._append(text)
        return self._index[text]

    def _append(self, text: str) -> None:
        """Append a text and correct the counts."""
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
    package.declare(name, STRINGS)
    package.relate(workbook_part, "sharedStrings", name)
    return name


FONT = "Arial"
#: Patterns that every program has a number for.
BUILT_IN = {"General": 0, "0": 1, "@": 49}


class Look(NamedTuple):
    """The parts of a cell format; code -- the pattern of its numbers."""

    font: Element
    fill: Element
    border: Element
    code: str
    format: Element


def look_of(style: Style) -> Look:
    """Return the records of a style, which the cell format does not refer to yet."""
    pattern = made(
        "patternFill",
        *_coloured("fgColor", style.fill),
        patternType="solid" if style.fill else None,
    )
    sides = {"left": style.left, "right": style.right, "top": style.top, "bottom": style.bottom}
    return Look(
        _font(style), made("fill", pattern), _border(sides), style.number_format, _format(style)
    )


def difference(look: Highlight) -> Element:
    """Return the record of a conditional format, with only the changes of a highlight."""
    parts = []
    if (look.colour, look.bold, look.italic, look.strike) != (None, None, None, None):
        marks = (("b", look.bold), ("i", look.italic), ("strike", look.strike))
        on = (made(name, val="1") for name, wanted in marks if wanted)
        parts.append(made("font", *on, *_coloured("color", look.colour)))
    if look.fill is not None:
        fill = made("patternFill", *_coloured("bgColor", look.fill), patternType="solid")
        parts.append(made("fill", fill))
    box = look.box
    sides = {
        "left": look.left or box,
        "right": box,
        "top": look.top or box,
        "bottom": look.bottom or box,
    }
    if any(sides.values()):
        parts.append(_border(sides))
    return made("dxf", *parts)


def _font(style: Style) -> Element:
    """Return the font."""
    marks = (("b", style.bold), ("i", style.italic))
    line = [made("u", val="single")] if style.underline else []
    return made(
        "font",
        *(made(name, val="1") for name, on in marks if on),
        *line,
        made("sz", val=f"{style.size:g}"),
        *_coloured("color", style.colour),
        made("name", val=FONT),
    )


FONT_ORDER = (
    *("b", "i", "strike", "condense", "extend", "outline", "shadow", "u", "vertAlign", "sz"),
    *("color", "name", "family", "charset", "scheme"),
)
"""The marks of a font in the order the format demands; Excel reads any, a validator none else."""

_FONT_PLACES = {main(name): at for at, name in enumerate(FONT_ORDER)}


def font_in_order(font: Element) -> list[Element]:
    """Return the marks of a font in their order, unknown ones last."""
    return sorted(font, key=lambda mark: _FONT_PLACES.get(mark.tag, len(FONT_ORDER)))


def _border(sides: dict[str, Line | None]) -> Element:
    """Return the lines around a cell."""
    return made(
        "border",
        *(
            made(side, *_coloured("color", line[1]), style=line[0])
            for side, line in sides.items()
            if line is not None
        ),
    )


def _format(style: Style) -> Element:
    """Return the cell format with alignment and protection."""
    alignment = made(
        "alignment",
        horizontal=style.align,
        vertical=style.valign,
        indent=str(style.indent) if style.indent else None,
        wrapText="1" if style.wrap else None,
        shrinkToFit="1" if style.shrink else None,
    )
    free = [] if style.locked else [made("protection", locked="0", hidden="0")]
    return made(
        "xf",
        alignment,
        *free,
        applyAlignment="1",
        applyProtection="1" if free else None,
        pivotButton="0",
        quotePrefix="0",
        xfId="0",
    )


def _coloured(name: str, colour: str | None) -> list[Element]:
    """Return the element of a colour, None without one."""
    return [] if colour is None else [made(name, rgb=f"FF{colour}")]


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
        self._figured: dict[tuple[int, float], int] = {}
        self._codes: dict[int, str | None] = {}

    def dated(self, style: int, *, time: bool) -> int:
        """Return the style with a date format, itself if it has one already."""
        key = (style, DATE_AND_TIME if time else DATE)
        if key not in self._dated:
            self._dated[key] = self._dated_anew(*key)
        return self._dated[key]

    def quoted(self, style: int) -> int:
        """Return the style that keeps a text such as "=1" a text when it is edited again.

        A style with the text format is one already.
        """
        if style not in self._quoted:
            records = _records(self._package.tree(self._name), "cellXfs")
            self._quoted[style] = style
            if 0 <= style < len(records) and records[style].get("numFmtId") != AS_TEXT:
                record = copy.deepcopy(records[style])
                record.set("quotePrefix", "1")
                self._quoted[style] = self.number("cellXfs", record)
        return self._quoted[style]

    def figured(self, style: int, number: float) -> int:
        """Return the style that shows a number of points, itself where it is not one of points."""
        key = style, number
        if key not in self._figured:
            self._figured[key] = self._figured_anew(*key)
        return self._figured[key]

    def _figured_anew(self, style: int, number: float) -> int:
        """Return the style with the number format for that number of points."""
        if style not in self._codes:
            self._codes[style] = self._format_code(style)
        now = self._codes[style]
        wanted = None if now is None else figure_format(number, now)
        if wanted in {None, now}:
            return style
        record = copy.deepcopy(_records(self._package.tree(self._name), "cellXfs")[style])
        record.set("numFmtId", str(self._number_format(str(wanted))))
        return self.number("cellXfs", record)

    def _format_code(self, style: int) -> str | None:
        """Return the number format of a style, None for a built-in one and for no style."""
        root = self._package.tree(self._name)
        records = _records(root, "cellXfs")
        known = 0 <= style < len(records)
        return _format_code(root, int(records[style].get("numFmtId", "0"))) if known else None

    def painted(self, look: Look) -> int:
        """Return the number of the cell format with that look, adding missing records."""
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
        """Return the records of a table with their numbers; of equal ones the first."""
        if table not in self._numbers:
            known: dict[bytes, int] = {}
            for number, record in enumerate(_records(self._package.tree(self._name), table)):
                known.setdefault(canonical(record), number)
            self._numbers[table] = known
        return self._numbers[table]

    def _dated_anew(self, style: int, number_format: int) -> int:
        """Return the style with that number format unless it has a date format already."""
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
        """Return the number of a custom number format, adding a new one."""
        table = self._table("numFmts")
        numbers = {entry.get("formatCode"): int(entry.get("numFmtId", "0")) for entry in table}
        if code not in numbers:
            numbers[code] = max((FIRST_OWN_FORMAT - 1, *numbers.values())) + 1
            identity = str(numbers[code])
            etree.SubElement(table, main("numFmt"), numFmtId=identity, formatCode=code)
            table.set("count", str(len(table)))
        return numbers[code]

    def _table(self, name: str) -> Element:
        """Return a table for changing, inserted in schema order when missing."""
        root = self._package.edit(self._name)
        table = root.find(main(name))
        if table is None:
            before = [main(other) for other in ORDER[: ORDER.index(name)]]
            index = sum(1 for child in root if child.tag in before)
            table = etree.Element(main(name))
            root.insert(index, table)
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


class Tables:
    """The shared tables of texts and styles, each looked up when first needed."""

    def __init__(self, package: Package, workbook_part: str) -> None:
        """Take the package and its workbook part."""
        self._package, self._workbook_part = package, workbook_part

    @cached_property
    def strings(self) -> Strings:
        """Return the shared texts."""
        return Strings(self._package, self._workbook_part)

    @cached_property
    def styles(self) -> Styles:
        """Return the styles."""
        return Styles(self._package, self._workbook_part)

    @cached_property
    def from_1904(self) -> bool:
        """Tell whether dates are counted from 1904, as in old Macintosh workbooks."""
        properties = children(self._package.tree(self._workbook_part), "workbookPr")
        return any(entry.get("date1904") in {"1", "true"} for entry in properties)
