"""XML from any source: read safely, written plainly.

Nothing is ever fetched, no entity of a file's own is expanded, and a file has a largest size.
Mistakes of programs and people are corrected where the meaning is clear:

mistake                                    understood as
another encoding than the file declares    UTF-8 where it is, else Windows-1252
blank lines, a mark or rests in front      not there
characters that XML forbids                not there
"Go & Co", "&eacute;"                      "Go & Co", "é"
"""

from __future__ import annotations

import codecs
import html
import re
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Element = etree._Element  # noqa: SLF001 - lxml's only name for the type of an element

LARGEST = 20 * 2**20
"""Bytes: a file of 600 players and 10 rounds has less than two millions."""

MOST_ATTRIBUTES, MOST_ELEMENTS = 500, 10**6

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
    (b"<\0?\0", "utf-16-le"),
    (b"\0<\0?", "utf-16-be"),
)
_DECLARED = re.compile(rb"""^[^<]{0,64}<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})""")
_DECLARATION = re.compile(r"^[^<]*<\?xml[^>]*\?>")
_DOCTYPE = re.compile(r"<!DOCTYPE[^<>\[]*>")
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_REFERENCE = re.compile(r"&(?:#(\d{1,9}|x[0-9a-fA-F]{1,8});|(\w{1,32});)?")
_OWN = {"amp", "lt", "gt", "quot", "apos"}
_LAST_SIGN = 0x10FFFF


def decoded(data: bytes) -> str:
    """Return the text of a file: by its mark, as UTF-8, as it declares, else as Windows-1252."""
    for mark, name in _MARKS:
        if data.startswith(mark):
            return data.decode(name, "replace").lstrip("\ufeff")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode(_declared(data), "replace")


def _declared(data: bytes) -> str:
    """Return the encoding a file declares, Windows-1252 for none, a wrong or an unknown one."""
    found = _DECLARED.match(data)
    name = found[1].decode("ascii", "replace") if found else ""
    try:
        encoding = codecs.lookup(name)
    except LookupError:
        return "cp1252"
    known = encoding.name.startswith(
        ("iso8859", "cp125", "koi8", "mac", "shift", "euc", "gb", "big")
    )
    # Files declared as Latin-1 were mostly written on Windows, whose encoding includes it.
    return encoding.name if known and encoding.name != "iso8859-1" else "cp1252"


def parsed(data: bytes) -> Element:
    """Return the root of a file.

    Raises WrongUse with one sentence for a file that is too large, declares entities, or is no XML
    or damaged.
    """
    if len(data) > LARGEST:
        raise WrongUse(message("foreign.large", most=LARGEST // 2**20))
    text = _DOCTYPE.sub("", _DECLARATION.sub("", _FORBIDDEN.sub("", decoded(data)), count=1))
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise WrongUse(message("foreign.xml.entities"))
    text = text[max(text.find("<"), 0) :].rstrip()
    root = _parsed(text)
    if sum(1 for _ in root.iter()) > MOST_ELEMENTS:
        raise WrongUse(message("foreign.xml.elements"))
    return root


def _parsed(text: str) -> Element:
    """Return the root of a text; its references are corrected where it is no XML otherwise."""
    try:
        return _root(text)
    except etree.XMLSyntaxError as error:
        try:
            return _root(_REFERENCE.sub(_mended, text))
        except etree.XMLSyntaxError:
            raise _damaged(error) from error


def _root(text: str) -> Element:
    """Return the root of a text without declaration."""
    parser = etree.XMLParser(
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        huge_tree=False,
        remove_comments=True,
        remove_pis=True,
        encoding="utf-8",
    )
    return etree.fromstring(text.encode(), parser)


def _mended(found: re.Match[str]) -> str:
    """Return a reference that XML knows: the character for a name of HTML, and & for a lone one."""
    number, name = found[1], found[2]
    if number:
        code = int(number[1:], 16) if number.startswith("x") else int(number)
        sign = chr(code) if code <= _LAST_SIGN else ""
        return "" if _FORBIDDEN.search(sign) else found[0] * bool(sign)
    if name in _OWN:
        return found[0]
    sign = html.unescape(found[0])
    return sign if name and sign != found[0] else "&amp;" + found[0][1:]


def _damaged(error: etree.XMLSyntaxError) -> WrongUse:
    """Return the error for a file that is no XML or ends too early."""
    return WrongUse(message("foreign.xml.damaged", line=error.lineno or 1))


def name_of(element: Element) -> str:
    """Return the name of an element without its namespace."""
    return str(element.tag).rpartition("}")[2]


def attributes(element: Element | None) -> Mapping[str, str]:
    """Return the attributes, their names in small letters; {} for None.

    Raises WrongUse for more than any program writes: each is looked for among all others.
    """
    if element is None:
        return {}
    if len(element.attrib) > MOST_ATTRIBUTES:
        raise WrongUse(message("foreign.xml.attributes", many=len(element.attrib)))
    return {str(name).rpartition("}")[2].casefold(): str(value) for name, value in element.items()}


def texts(element: Element) -> Mapping[str, str]:
    """Return the texts of the elements directly inside, their names in small letters.

    Of several with one name the first counts.
    """
    return {
        name_of(each).casefold(): each.text or "" for each in reversed(element) if not len(each)
    }


def found(root: Element, name: str) -> Iterator[Element]:
    """Iterate over all elements of that name, whatever its case, at any depth."""
    wanted = name.casefold()
    return (each for each in root.iter() if name_of(each).casefold() == wanted)


def first(root: Element, name: str) -> Element | None:
    """Return the first element of that name; None without one."""
    return next(found(root, name), None)


def new_element(tag: str, attributes: Mapping[str, object], *inside: Element) -> Element:
    """Return an element with its attributes, in the order of their names."""
    values = {name: _FORBIDDEN.sub("", str(attributes[name])) for name in sorted(attributes)}
    element = etree.Element(tag, values)
    element.extend(inside)
    return element


def with_text(tag: str, text: object) -> Element:
    """Return an element that holds a text."""
    element = etree.Element(tag)
    element.text = _FORBIDDEN.sub("", str(text))
    return element


def bare(root: Element) -> bytes:
    """Return a file that holds what was read and nothing else, its spaces unchanged."""
    return etree.tostring(root, xml_declaration=True, encoding="UTF-8")


def written(root: Element, remarks: tuple[str, ...] = ()) -> bytes:
    """Return a file: the declaration, remarks as comments, and the root, a line an element."""
    for remark in remarks:
        words = re.sub("-(?=-)", "- ", _FORBIDDEN.sub("", remark))
        root.addprevious(etree.Comment(f" {words} "))
    etree.indent(root, space="")
    tree = root.getroottree()
    return etree.tostring(
        tree, xml_declaration=True, encoding="UTF-8", standalone=False, pretty_print=True
    )
