"""The XML of a package: names of its vocabularies, reading and writing without surprises."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.errors import Unfit
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator

Element = etree._Element  # noqa: SLF001 - lxml's only name for the type of an element

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE_RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
CONTENT_TYPES = "http://schemas.openxmlformats.org/package/2006/content-types"
DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"
CHART = "http://schemas.openxmlformats.org/drawingml/2006/chart"
EXCEL_2006 = "http://schemas.microsoft.com/office/excel/2006/main"
SPACE = "{http://www.w3.org/XML/1998/namespace}space"

_UNPRINTABLE = bytes(range(0x20))
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")
_UNWRITABLE = re.compile("[\ud800-\udfff\ufffe\uffff]")
_LOOKS_ESCAPED = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")
_WIDE = (b"\xff\xfe", b"\xfe\xff", b"<\x00", b"\x00<")
_HEAD = 4096  # bytes of a part before its root, comments included
_VISIBLE_SIGNS = 0x2400  # U+2400 is the visible sign for U+0000, and so on


def main(name: str) -> str:
    """Return the full name of an element of spreadsheets."""
    return f"{{{MAIN}}}{name}"


def office(name: str) -> str:
    """Return the full name of an attribute that names a relation."""
    return f"{{{OFFICE}}}{name}"


def parsed(data: bytes) -> Element:
    """Return the root of a part; XMLSyntaxError when it is damaged.

    External references are not followed; a part with entities of its own is refused (HostError).
    """
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False)
    root = etree.fromstring(data, parser)
    if root.getroottree().docinfo.doctype:  # type: ignore[union-attr]
        raise _declares_entities()
    return root


def refuse_unreadable(data: bytes) -> None:
    """Raise HostError when a part for another library declares entities of its own, or is UTF-16.

    Such parts are allowed, and rare; the library reads nothing but UTF-8.
    """
    if data.startswith(_WIDE):
        raise Unfit(message("file.unfit.utf-16"))
    if b"<!DOCTYPE" in data[:_HEAD]:
        raise _declares_entities()


def _declares_entities() -> Unfit:
    """Return the error for a part that might expand or refer to other files."""
    return Unfit(message("file.unfit.entities"))


def written(root: Element) -> bytes:
    """Return a part as bytes, in the form spreadsheets write."""
    return etree.tostring(root, xml_declaration=True, encoding="UTF-8", standalone=True)


def escaped(text: str) -> str:
    """Return a text escaped for an element."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def keeps_space(text: str) -> bool:
    """Tell whether a text needs xml:space="preserve"."""
    return text != text.strip() or "\n" in text


def canonical(element: Element) -> bytes:
    """Return a form that is equal for equal elements of any documents."""
    return etree.tostring(element, method="c14n", exclusive=True).strip()


def empty(name: str, namespace: str) -> bytes:
    """Return a part with nothing but its root."""
    head = "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>"
    return f'{head}\n<{name} xmlns="{namespace}"/>'.encode()


def made(tag: str, /, *inside: Element, **attributes: str | None) -> Element:
    """Return an element of spreadsheets; attributes that are None are left out."""
    given = {name: value for name, value in attributes.items() if value is not None}
    # The stubs know no usual name of a vocabulary, which is None.
    element = etree.Element(main(tag), given, nsmap={None: MAIN})  # type: ignore[dict-item]
    element.extend(inside)
    return element


def children(element: Element, name: str) -> Iterator[Element]:
    """Iterate over the children of that name in the spreadsheet vocabulary."""
    return element.iterchildren(main(name))


def drop(element: Element) -> None:
    """Remove an element from its parent, with the text behind it."""
    parent = element.getparent()
    if parent is not None:
        parent.remove(element)


def storable(text: str) -> str:
    """Return the text as XML can hold it.

    Control characters become their visible symbols, line ends a line feed; anything a spreadsheet
    would take for an escape such as _x000D_ is escaped itself.
    """
    usual = text.isascii() and "_" not in text
    if usual and len(text.encode().translate(None, _UNPRINTABLE)) == len(text):  # most texts
        return text
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = _CONTROL.sub(lambda found: chr(_VISIBLE_SIGNS + ord(found[0])), text)
    return _LOOKS_ESCAPED.sub("_x005F_", _UNWRITABLE.sub("\ufffd", text))
