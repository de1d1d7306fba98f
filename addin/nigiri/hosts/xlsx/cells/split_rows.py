"""Split a sheet's part into its rows without parsing it.

Most commands write a few rows of large sheets. The bytes of the other rows stay the same.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping

_ROOT = re.compile(rb"<worksheet\b")
#: A part in another encoding says so at its beginning.
_FOREIGN = re.compile(rb"<\?xml[^>]*?encoding=[\"'](?!utf-8)", re.IGNORECASE)
_NO_ROWS = (b"<sheetData/>", b"<sheetData></sheetData>")
_BEGIN, _FINISH = b"<sheetData>", b"</sheetData>"
_START, _END = re.compile(rb'<row r="(\d+)"[^>]*>'), b"</row>"
_CELL, _CELL_END = b'<c r="', b"</c>"
_SPANS = re.compile(rb' spans="[^"]*"')
#: Comments and raw text begin so: they may hold what looks like a row.
_HIDING = re.compile(rb"<!")


class SplitPart(NamedTuple):
    """A part: text before its rows, row number -> row, ascending, text behind."""

    head: bytes
    rows: Mapping[int, bytes]
    tail: bytes

    def joined(self) -> bytes:
        """Return the part in one piece."""
        return b"".join((self.head, *self.rows.values(), self.tail))

    def only(self, wanted: Container[int]) -> SplitPart:
        """Return the part with only these rows."""
        rows = {at: row for at, row in self.rows.items() if at in wanted}
        return SplitPart(self.head, rows, self.tail[self.tail.rfind(_FINISH) :])


def split_rows(data: bytes, until: int | None = None) -> SplitPart | None:
    """Return a sheet's part split; None where it is not in the usual form of spreadsheets.

    That is: UTF-8, no prefix, every row with its number, in order, and nothing between them.

    until -- the last row of interest: rows behind it stay in the tail, and are not checked
    """
    begin = data.find(_BEGIN)
    if begin < 0:
        data = data.replace(*_NO_ROWS)
        begin = data.find(_BEGIN)
    start = begin + len(_BEGIN)
    end = _end(data, start, until)
    if not 0 <= begin < start <= end:
        return None
    if not _ROOT.search(data, 0, begin) or _FOREIGN.match(data) or _HIDING.search(data, 0, end):
        return None
    rows = dict(_rows(data[start:end]))
    whole = sum(map(len, rows.values())) == end - start
    in_order = whole and list(rows) == sorted(rows)
    return SplitPart(data[:start], rows, data[end:]) if in_order else None


def _end(data: bytes, at: int, until: int | None) -> int:
    """Return the offset behind row `until`, or behind all rows; -1 where they have no end."""
    last = _START.match(data, max(data.rfind(b"<row "), 0))
    if until is None or (last and int(last[1]) <= until):
        return data.rfind(_FINISH)
    while (start := _START.match(data, at)) and int(start[1]) <= until:
        at = start.end()
        if not start[0].endswith(b"/>"):
            at = data.find(_END, at) + len(_END)
    return at if start or data.startswith(_FINISH, at) else -1


def _rows(body: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield number and text of every row that is recognised."""
    *ended, rest = body.split(_END)
    for piece in ended:
        at = 0
        while (start := _START.match(piece, at)) and start[0].endswith(b"/>"):
            yield int(start[1]), start[0]
            at = start.end()
        if start:
            yield int(start[1]), piece[at:] + _END
    yield from ((int(start[1]), start[0]) for start in _START.finditer(rest))


def split_differing(
    old: bytes, new: bytes, written: Container[bytes] = (), until: int | None = None
) -> tuple[bytes, bytes]:
    """Return two forms of a part without the rows that are equal in both.

    written -- addresses of cells, such as b"A4", that may differ
    until -- the last row that may differ; where one behind it does, too, all rows are compared
    """
    before, after = split_rows(old, until), split_rows(new, until)
    if until is not None and not (before and after and before.tail == after.tail):
        return split_differing(old, new, written)
    if before is None or after is None:
        return old, new
    rows = before.rows.keys() | after.rows.keys()
    other = {
        at for at in rows if not _alike(before.rows.get(at, b""), after.rows.get(at, b""), written)
    }
    return before.only(other).joined(), after.only(other).joined()


def _alike(old: bytes, new: bytes, written: Container[bytes]) -> bool:
    """Tell whether two rows differ in nothing but written cells."""
    return old == new or _without_cells(old, written) == _without_cells(new, written)


def _without_cells(row: bytes, gone: Container[bytes]) -> list[bytes]:
    """Return a row in pieces, without these cells; one stays if its end is not clear."""
    begin, *pieces = _SPANS.sub(b"", row.removesuffix(_END), count=1).split(_CELL)
    kept = (piece for piece in pieces if piece.partition(b'"')[0] not in gone or not _is_one(piece))
    return [begin, *kept]


def _is_one(piece: bytes) -> bool:
    """Tell whether a text behind the beginning of a cell is that cell and nothing else."""
    end = piece.find(_CELL_END)
    return end == len(piece) - len(_CELL_END) if end >= 0 else b"<" not in piece
