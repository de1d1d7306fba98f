"""All that a document holds, from LibreOffice's own flat file: to be compared, not to be read.

Left out is what no undo takes back and nobody sees: styles that nothing uses, who saved it and
when, and where the cursor is. Automatic styles stand where they are used, since their names are
numbers that change from one saving to the next.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_SPACE = re.compile(r"\{urn:oasis:names:tc:opendocument:xmlns:(\w+):[\d.]+\}")
_STYLED = re.compile(r"(?:^|\.)(?:\w+-)*style-name$|apply-style-name$|validation-name$")
#: The height of a row that LibreOffice fits to its content whenever somebody types there.
_FITTED = re.compile(r"style\.row-height='[^']*' (?=style\.use-optimal-row-height='true')")
#: The number format of every cell that has no other: whether it is said makes no difference.
_USUAL = re.compile(r"style\.data-style-name='N0' ")
_NAMED = "style.name", "table.name"


def whole(flat: str) -> dict[str, list[str]]:
    """Return the lines of every sheet, and under "" what is of no sheet."""
    root = ET.fromstring(flat)  # noqa: S314 -- LibreOffice wrote it
    known = _definitions(root)
    sheets: dict[str, list[str]] = {"": []}
    for book in root.iter(_tag("office", "spreadsheet")):
        for child in book:
            name = dict(_attributes(child)).get("table.name", "")
            table = child.tag == _tag("table", "table")
            _leave_out_the_end(child)
            sheets.setdefault(name if table else "", []).extend(_lines(child, known))
    return sheets


def _leave_out_the_end(table: ET.Element) -> None:
    """Leave out the last row of a sheet, where it is empty: a new one comes in when others go."""
    rows = table.findall(_tag("table", "table-row"))
    if rows and not "".join(rows[-1].itertext()).strip():
        table.remove(rows[-1])


def _tag(space: str, name: str) -> str:
    """Return a tag as ElementTree names it."""
    return f"{{urn:oasis:names:tc:opendocument:xmlns:{space}:1.0}}{name}"


def _definitions(root: ET.Element) -> Mapping[str, str]:
    """Return name -> definition of the automatic styles and of the rules for typing."""
    found: dict[str, str] = {}
    parts = [*root.iter(_tag("office", "automatic-styles")), *root.iter(
        _tag("table", "content-validations")
    )]  # fmt: skip
    for part in parts:
        for child in part:
            name = next((value for key, value in _attributes(child) if key in _NAMED), "")
            lines = _lines(child, found)
            lines[0] = re.sub(r" (?:style|table)\.name='[^']*'", "", lines[0])
            found[name] = "<" + _USUAL.sub("", _FITTED.sub("", " ".join(lines))) + ">"
    return found


def _attributes(element: ET.Element) -> Iterator[tuple[str, str]]:
    """Yield the attributes with short names."""
    for key, value in element.attrib.items():
        yield _SPACE.sub(r"\1.", key), value


def _lines(element: ET.Element, known: Mapping[str, str], depth: int = 0) -> list[str]:
    """Return an element and those in it, one line each; blanks at the end of a row are none."""
    words = [
        f"{key}={known.get(value, value) if _STYLED.search(key) else value!r}"
        for key, value in sorted(_attributes(element))
        if (key, value) != ("table.default-cell-style-name", "Default")
    ]
    text = (element.text or "").strip()
    line = " ".join([" " * depth + _SPACE.sub(r"\1.", element.tag), *words, text])
    children = [each for each in element if each.tag != _tag("office", "forms")]
    while children and _blank(children[-1]):
        children.pop()
    below = (_lines(child, known, depth + 1) for child in children)
    line = line.replace("office.value='-0'", "office.value='0'")  # it depends on the order
    return [line, *(each for lines in below for each in lines)]


def _blank(element: ET.Element) -> bool:
    """Tell whether these are cells without content and of the usual look."""
    said = {key for key, _ in _attributes(element)} - {"table.number-columns-repeated"}
    return element.tag == _tag("table", "table-cell") and not said and not len(element)
