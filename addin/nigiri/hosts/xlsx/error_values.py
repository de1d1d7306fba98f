"""Errors that stand in cells, such as #N/A: what they are called, and a package calamine can read.

calamine leaves errors out, and refuses a sheet with one whose name it does not know. Newer
programs have more of them (#SPILL!), and some write what they like.
"""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING
from xml.sax.saxutils import unescape

from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.package.references import number_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_KNOWN = frozenset({b"", b"#N/A", b"#DIV/0!", b"#NAME?", b"#NULL!", b"#NUM!", b"#REF!", b"#VALUE!"})
_ANY = b"#VALUE!"
_IS_ERROR = re.compile(rb"t=[\"']e[\"']")
_ERROR = re.compile(
    rb"<(?:\w+:)?c\b(?=[^>]*\bt=[\"']e[\"'])[^>]*?\br=[\"']([A-Z]{1,3})(\d+)[\"'][^>]*>"
    rb"(?:(?!</(?:\w+:)?c>).)*?<(?:\w+:)?v>([^<]*)<",
    re.DOTALL,
)
_QUOTES = {"&quot;": '"', "&apos;": "'"}
_WHEN = dt.datetime(2005, 5, 21)  # noqa: DTZ001 -- of an archive that nobody keeps


def errors(part: bytes) -> Iterator[tuple[int, int, str]]:
    """Yield row, column and name of each error on a sheet."""
    for letters, row, text in _ERROR.findall(part) if _IS_ERROR.search(part) else ():
        yield int(row), number_of(letters.decode()), unescape(text.decode(), _QUOTES)


def with_known_errors(data: bytes, parts: Mapping[str, bytes]) -> bytes:
    """Return a package in which every error has a name that calamine knows, mostly as it is.

    parts -- its sheets by the names of their parts
    """
    changed = {
        name: known
        for name, part in parts.items()
        if _IS_ERROR.search(part) and (known := _known(part)) != part
    }
    if not changed:
        return data
    package = Package(data)
    for name, part in changed.items():
        package.write(name, part)
    return package.saved(_WHEN)


def _known(part: bytes) -> bytes:
    """Return a sheet with names that calamine knows."""

    def renamed(found: re.Match[bytes]) -> bytes:
        if found[3] in _KNOWN:
            return found[0]
        begin, end = (place - found.start() for place in found.span(3))
        return found[0][:begin] + _ANY + found[0][end:]

    return _ERROR.sub(renamed, part)
