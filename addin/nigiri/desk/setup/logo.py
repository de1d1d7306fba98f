"""A club's logo: a small picture that is kept as a text, so that the club's file can be mailed.

kind   taken where                                             kept
PNG    its chunks are whole and agree with their check sums    as it is
JPEG   its segments lead to the size of a picture              as it is
SVG    it has none of what could do something, or fetch it     as it was understood: no comments

A picture with very many pixels is refused, however few bytes it has: it would fill the memory of
each telephone that shows it.
"""

from __future__ import annotations

import binascii
import re
import zlib
from base64 import b64decode, b64encode
from typing import TYPE_CHECKING

from nigiri.errors import WrongUse
from nigiri.exchange.parts.xml import bare, name_of, parsed
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.exchange.parts.xml import Element

LARGEST_LOGO = 200_000
"""Bytes."""
_MOST_PIXELS = 4000
_KEPT = re.compile(r"data:image/(png|jpeg|svg\+xml);base64,([A-Za-z0-9+/]+=*)")
_PNG_HEAD, _PNG_SIZE = b"\x89PNG\r\n\x1a\n", slice(8, 16)
_JPEG_HEAD, _MARK = b"\xff\xd8\xff", 0xFF
#: Markers of a JPEG that begin its picture: all of C0 to CF but three that hold tables.
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
#: What may do something in an SVG, or leads out of it.
_ACTIVE = frozenset({"script", "foreignObject", "iframe", "embed", "object", "audio", "video",
                     "handler", "listener"})  # fmt: skip  # words, several a line
_LEADS_OUT = re.compile(r"@import|javascript:|url\(\s*['\"]?\s*(?!#)", re.IGNORECASE)
_INSIDE = re.compile(r"#|data:image/(png|jpeg);base64,")


def logo_text(data: bytes, source: str) -> str:
    """Return a picture as the text that is kept, an address that holds the whole of it.

    source -- the name of its file. Raises WrongUse for what is no PNG, JPEG or SVG, is too large,
    or could do more than be looked at.
    """
    if len(data) > LARGEST_LOGO:
        raise WrongUse(
            message("setup.logo.large", file=source, size=len(data) // 1000, most=_in_thousands())
        )
    for kind, read in _KINDS.items():
        kept = read(data)
        if kept:
            return f"data:image/{kind};base64,{b64encode(kept).decode()}"
    raise WrongUse(message("setup.logo.none", file=source, most=_in_thousands(), side=_MOST_PIXELS))


def checked_logo(text: str, source: str) -> str:
    """Return the logo in another's settings, checked and made anew; WrongUse as `logo_text`."""
    return logo_text(_bytes_of(text), source)


def logo_words(text: str) -> str:
    """Return the description of a kept logo: "PNG, 12 KB"."""
    kind = text.partition(";")[0].rpartition("/")[2].partition("+")[0].upper()
    return message("setup.logo", kind=kind, size=-(-len(_bytes_of(text)) // 1000))


def _bytes_of(text: str) -> bytes:
    """Return the bytes of a kept text, none where it holds no picture."""
    found = _KEPT.fullmatch(text)
    try:
        return b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        return b""


def _in_thousands() -> int:
    """Return the most bytes of a logo, in thousands."""
    return LARGEST_LOGO // 1000


def _png(data: bytes) -> bytes:
    """Return a PNG, b"" for what is none."""
    names, at = [b""], len(_PNG_HEAD)
    while data.startswith(_PNG_HEAD) and names[-1] != b"IEND" and at < len(data):
        size = int.from_bytes(data[at : at + 4])
        chunk, check = data[at + 4 : at + 8 + size], data[at + 8 + size : at + 12 + size]
        if zlib.crc32(chunk).to_bytes(4) != check:
            return b""
        names.append(chunk[:4])
        at += 12 + size
    whole = names[1:2] == [b"IHDR"] and b"IDAT" in names and names[-1] == b"IEND"
    return data[:at] if whole and _fits(data[16:20], data[20:24]) else b""


def _jpeg(data: bytes) -> bytes:
    """Return a JPEG, b"" for what is none."""
    at = 2 if data.startswith(_JPEG_HEAD) else len(data)
    while at + 9 <= len(data) and data[at] == _MARK:
        if data[at + 1] in _FRAMES:
            fits = _fits(data[at + 5 : at + 7], data[at + 7 : at + 9])
            return data if fits and b"\xff\xd9" in data[at:] else b""
        at += 2 + int.from_bytes(data[at + 2 : at + 4])
    return b""


def _fits(*sides: bytes) -> bool:
    """Tell whether the sides of a picture are of a size that anything can show."""
    return all(0 < int.from_bytes(side) <= _MOST_PIXELS for side in sides)


def _svg(data: bytes) -> bytes:
    """Return an SVG that can only be looked at, b"" for what is none."""
    try:
        root = parsed(data)
    except WrongUse:
        return b""
    return bare(root) if name_of(root) == "svg" and all(map(_is_still, root.iter())) else b""


def _is_still(element: Element) -> bool:
    """Tell whether an element of an SVG does nothing and fetches nothing."""
    if name_of(element) in _ACTIVE or _LEADS_OUT.search(element.text or ""):
        return False
    return all(_is_plain(str(name), str(value)) for name, value in element.attrib.items())


def _is_plain(name: str, value: str) -> bool:
    """Tell whether an attribute of an SVG runs nothing and leads nowhere."""
    plain = name.rpartition("}")[2].lower()
    if plain in {"href", "src"}:
        return bool(_INSIDE.match(value.strip()))
    return not plain.startswith("on") and not _LEADS_OUT.search(value)


_KINDS: Mapping[str, Callable[[bytes], bytes]] = {"png": _png, "jpeg": _jpeg, "svg+xml": _svg}
"""Kind of picture -> what takes one of it."""
