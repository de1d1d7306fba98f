"""A sheet's part cut into its rows without parsing it, so that only some of them need be looked at.

Most commands write a few rows of large sheets. What the other rows say stays the same bytes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping

_ROOT = re.compile(rb"<worksheet\b")
_NO_ROWS = (b"<sheetData/>", b"<sheetData></sheetData>")
_BEGIN, _FINISH = b"<sheetData>", b"</sheetData>"
_START, _END = re.compile(rb'<row r="(\d+)"[^>]*>'), b"</row>"
_CELL, _CELL_END = b'<c r="', b"</c>"
_SPANS = re.compile(rb' spans="[^"]*"')
#: A row that does not say its number: where it stands hangs on the rows before it.
_NAMELESS = re.compile(rb'<row(?! r=")[\s/>]')
#: Comments and raw text begin so: they may hold what looks like a row.
_HIDING = re.compile(rb"<!")


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
        rows = {at: row for at, row in self.rows.items() if at in wanted}
        return Cut(self.head, rows, self.tail[self.tail.rfind(_FINISH) :])

    def without(self, gone: Container[int]) -> Cut:
        """Return the part without those of its rows."""
        return self._replace(rows={at: row for at, row in self.rows.items() if at not in gone})


def cut(data: bytes, until: int | None = None) -> Cut | None:
    """Return a sheet's part in pieces; None where it is not in the form spreadsheets usually write.

    That is: no prefix, every row with its number, in order, and nothing between them.

    until -- the last row of interest: rows behind it are left in the tail, and not looked at
    """
    head, begin, rest = data.partition(_BEGIN)
    if not begin:
        head, begin, rest = data.replace(*_NO_ROWS).partition(_BEGIN)
    end = rest.rfind(_FINISH) if until is None else _behind(rest, until)
    if end < 0 or not _ROOT.search(head) or _HIDING.search(head) or _HIDING.search(rest, 0, end):
        return None
    body, tail = rest[:end], rest[end:]
    rows = dict(_rows(body))
    whole = sum(map(len, rows.values())) == len(body)
    in_order = whole and list(rows) == sorted(rows)
    return Cut(head + begin, rows, tail) if in_order else None


def _behind(rest: bytes, until: int) -> int:
    """Return where the rows up to that one end; -1 where nothing ends them."""
    at = 0
    while (start := _START.match(rest, at)) and int(start[1]) <= until:
        at = start.end()
        if not start[0].endswith(b"/>"):
            at = rest.find(_END, at) + len(_END)
    return at if start or rest.startswith(_FINISH, at) else -1


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


def cut_to_differing(old: bytes, new: bytes, written: Container[bytes] = ()) -> tuple[bytes, bytes]:
    """Return two forms of a part without the rows that say the same in the same place.

    written -- addresses of cells, such as b"A4", that may say something else
    """
    before, after = map(cut, _between(old, new))
    if before is None or after is None:
        return old, new
    same = {
        at
        for at, row in before.rows.items()
        if at in after.rows and _alike(row, after.rows[at], written)
    }
    return before.without(same).joined(), after.without(same).joined()


def _alike(old: bytes, new: bytes, written: Container[bytes]) -> bool:
    """Tell whether two rows differ in nothing but written cells."""
    return old == new or _without_cells(old, written) == _without_cells(new, written)


def _without_cells(row: bytes, gone: Container[bytes]) -> list[bytes]:
    """Return a row in pieces, without cells; one is left in where more than the cell would go."""
    begin, *pieces = _SPANS.sub(b"", row.removesuffix(_END), count=1).split(_CELL)
    kept = (piece for piece in pieces if piece.partition(b'"')[0] not in gone or not _is_one(piece))
    return [begin, *kept]


def _is_one(piece: bytes) -> bool:
    """Tell whether a text behind the beginning of a cell is that cell and nothing else."""
    end = piece.find(_CELL_END)
    return end == len(piece) - len(_CELL_END) if end >= 0 else b"<" not in piece


def _between(old: bytes, new: bytes) -> tuple[bytes, bytes]:
    """Return two forms of a part without the rows before the first and behind the last difference.

    Both are as they were where a row does not say its number: it may stand elsewhere then.
    """
    begin, end = old.find(_BEGIN) + len(_BEGIN), old.rfind(_FINISH)
    same = min(_same(old, new), end)
    if not len(_BEGIN) <= begin <= same or _HIDING.search(old):
        return old, new
    first = max(begin, old.rfind(_END, begin, same) + len(_END))
    behind = old.find(b"<row ", len(old) - _same_behind(old, new, same), end)
    if behind >= 0 and _NAMELESS.search(old, behind, end):
        return old, new

    def shorter(data: bytes) -> bytes:
        tail = data.rfind(_FINISH)
        stop = tail if behind < 0 else len(data) - (len(old) - behind)
        return data[:begin] + data[first:stop] + data[tail:]

    return shorter(old), shorter(new)


def _same(old: bytes, new: bytes) -> int:
    """Return how many bytes two texts have alike at their start."""
    same, most = 0, min(len(old), len(new))
    while same < most:
        middle = (same + most + 1) // 2
        if old[same:middle] == new[same:middle]:
            same = middle
        else:
            most = middle - 1
    return same


def _same_behind(old: bytes, new: bytes, start: int) -> int:
    """Return how many bytes two texts have alike at their end, behind the first ones."""
    same, most = 0, min(len(old), len(new)) - start
    while same < most:
        middle = (same + most + 1) // 2
        if old[len(old) - middle : len(old) - same] == new[len(new) - middle : len(new) - same]:
            same = middle
        else:
            most = middle - 1
    return same
