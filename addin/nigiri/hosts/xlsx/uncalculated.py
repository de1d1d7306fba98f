"""Find the formulas of a sheet that no program has calculated yet.

Libraries save a formula without its value, or with an empty one. A spreadsheet that calculated an
empty text marks it as a text.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.package.references import number_of

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Where a formula ends, unless what it shows follows at once, as it mostly does.
_ENDS = (re.compile(rb"</f>(?!<v>[^<])"), re.compile(rb"<f\s[^>]*/>(?!<v>[^<])"))
#: The same where the names of elements have a prefix.
_PREFIXED = (re.compile(rb"</(\w+:)f>"), re.compile(rb"<(\w+:)f\s[^>]*/>"))
#: That nothing follows it in its cell, or a value with nothing in it.
_NOTHING = re.compile(rb"(?:\s*<(?:\w+:)?v\b[^>]*?(/>|>\s*</(?:\w+:)?v>))?\s*</(?:\w+:)?c>")
#: So early in a part stands the name of its first element.
_HEAD = 1000
#: The usual empty text.
_EMPTY = b"<v></v></c>"
_PLACE = re.compile(rb"\sr=[\"']([A-Z]{1,3})(\d+)[\"']")
_TEXT = re.compile(rb"\st=[\"']str[\"']")


def uncalculated(part: bytes) -> Iterator[tuple[int, int]]:
    """Yield row and column of each such formula in a sheet's part."""
    for end in _PREFIXED if b":worksheet" in part[:_HEAD] else _ENDS:
        for found in end.finditer(part) if end is not _ENDS[1] or b"<f " in part else ():
            begin = part.rfind(b"<" + (found[1] if end.groups else b"") + b"c ", 0, found.start())
            cell = part[begin : part.find(b">", begin)]
            if not (b't="str"' in cell and part.startswith(_EMPTY, found.end())):
                yield from _place(cell, _NOTHING.match(part, found.end()))


def _place(cell: bytes, empty: re.Match[bytes] | None) -> Iterator[tuple[int, int]]:
    """Yield row and column of a cell whose formula has no value, unless that is an empty text."""
    place = _PLACE.search(cell)
    if empty and place and not (empty[1] and _TEXT.search(cell)):
        yield int(place[2]), number_of(place[1].decode())
