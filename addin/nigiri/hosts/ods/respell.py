"""Spell an .ods of another program so that LibreOffice reads in it what it says.

what                          who writes it   LibreOffice reads         becomes
a line break in a paragraph   Gnumeric        nothing: two words one    two paragraphs
TRUE in a cell without style  SheetJS         1                         a style says that it is one
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.ods.document import CONTENT, name

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.package.archive import Package
    from nigiri.hosts.xlsx.package.xml import Element

_CELL, _PARAGRAPH = name("table", "table-cell"), name("text", "p")
_BREAK = name("text", "line-break")
_KIND, _STYLE = name("office", "value-type"), name("table", "style-name")
_STYLES = name("office", "automatic-styles")
_NAME, _FAMILY = name("style", "name"), name("style", "family")
_NUMBERS = "urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"
_BOOLEAN = "nigiri-boolean"


def respell(package: Package) -> None:
    """Spell the cells of an .ods as LibreOffice does."""
    content = package.tree(CONTENT)
    if next(content.iter(_BREAK), None) is not None:
        _split_paragraphs(package.edit(CONTENT))
    if any(_is_bare_boolean(cell) for cell in content.iter(_CELL)):
        _style_booleans(package.edit(CONTENT))


def _split_paragraphs(content: Element) -> None:
    """Make a paragraph of every line in a cell."""
    for paragraph in [*content.iter(_PARAGRAPH)]:
        cell = paragraph.getparent()
        if (
            cell is not None
            and cell.tag == _CELL
            and next(paragraph.iter(_BREAK), None) is not None
        ):
            at = cell.index(paragraph)
            cell[at : at + 1] = _lines(paragraph)


def _lines(element: Element) -> list[Element]:
    """Return copies of an element with what stands in one of its lines each."""
    lines = [_copy(element, element.text)]
    for child in element:
        if child.tag == _BREAK:
            lines.append(_copy(element, child.tail))
            continue
        first, *others = _lines(child)
        lines[-1].append(first)
        for other in others:
            lines.append(_copy(element, None))
            lines[-1].append(other)
        lines[-1][-1].tail = child.tail
    return lines


def _copy(element: Element, text: str | None) -> Element:
    """Return an element of the same kind with that text alone."""
    names = {prefix: name for prefix, name in element.nsmap.items() if prefix is not None}
    alone = etree.Element(element.tag, dict(element.items()), names)
    alone.text = text
    return alone


def _is_bare_boolean(cell: Element) -> bool:
    """Tell whether a cell holds TRUE or FALSE, and no style says so."""
    return cell.get(_KIND) == "boolean" and cell.get(_STYLE) is None


def _style_booleans(content: Element) -> None:
    """Give cells with TRUE or FALSE a style that says so."""
    styles = content.find(_STYLES)
    if styles is None:
        styles = etree.Element(_STYLES)
        content.insert(0, styles)
    form = etree.SubElement(styles, f"{{{_NUMBERS}}}boolean-style", {_NAME: f"{_BOOLEAN}-form"})
    etree.SubElement(form, f"{{{_NUMBERS}}}boolean")
    wearing = {
        _NAME: _BOOLEAN,
        _FAMILY: "table-cell",
        name("style", "data-style-name"): f"{_BOOLEAN}-form",
    }
    etree.SubElement(styles, name("style", "style"), wearing)
    for cell in content.iter(_CELL):
        if _is_bare_boolean(cell):
            cell.set(_STYLE, _BOOLEAN)
