"""A sheet's part cut into its rows without parsing it, so that only some of them need be looked at.

Most commands write a few rows of large sheets. What the other rows say stays the same bytes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping

_AROUND = re.compile(rb"(?s)(.*<worksheet\b[^>]*>.*?<sheetData>)(.*)(</sheetData>.*)")
_NO_ROWS = (b"<sheetData/>", b"<sheetData></sheetData>")
_START, _END = re.compile(rb'<row r="(\d+)"[^>]*>'), b"</row>"
#: Comments and raw text may hold what looks like a row.
_HIDING = (b"<!--", b"<![CDATA[")


class Cut(NamedTuple):
    """A part: what stands before its rows, row number -> the row, ascending, what comes behind."""

    head: bytes
    rows: Mapping[int, bytes]
    tail: bytes

    def joined(self) -> bytes:
        """Return the part in one piece."""
        return b"".join((self.head, *self.rows.values(), self.tail))

    def only(self, wanted: Container[int]) -> Cut:
        """Return the part with those of its rows alone."""
        return self._replace(rows={at: row for at, row in self.rows.items() if at in wanted})

    def without(self, other: Mapping[int, bytes]) -> Cut:
        """Return the part without the rows that are the same there."""
        return self._replace(
            rows={at: row for at, row in self.rows.items() if other.get(at) != row}
        )


def cut(data: bytes) -> Cut | None:
    """Return a sheet's part in pieces; None where it is not in the form spreadsheets usually write.

    That is: no prefix, every row with its number, in order, and nothing between them.
    """
    hiding = any(sign in data for sign in _HIDING)
    around = None if hiding else _AROUND.fullmatch(data.replace(*_NO_ROWS))
    if around is None:
        return None
    head, body, tail = around.groups()
    rows = dict(_rows(body))
    whole = sum(map(len, rows.values())) == len(body)
    return Cut(head, rows, tail) if whole and list(rows) == sorted(rows) else None


def _rows(body: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the number and the text of every row that can be told."""
    *ended, rest = body.split(_END)
    for piece in ended:
        at = 0
        while (start := _START.match(piece, at)) and start[0].endswith(b"/>"):
            yield int(start[1]), start[0]
            at = start.end()
        if start:
            yield int(start[1]), piece[at:] + _END
    yield from ((int(start[1]), start[0]) for start in _START.finditer(rest))


def cut_to_differing(old: bytes, new: bytes) -> tuple[bytes, bytes]:
    """Return two forms of a part without the rows that say the same in the same place."""
    before, after = cut(old), cut(new)
    if before is None or after is None:
        return old, new
    return before.without(after.rows).joined(), after.without(before.rows).joined()
