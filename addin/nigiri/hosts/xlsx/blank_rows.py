"""Cut the blank rows that Gnumeric writes by the thousand.

Where a rule of colours or a style reaches down to row 4,000, Gnumeric writes every cell of it:
nine megabytes for a list of forty moves. The rows below the last one that holds something look all
the same there, so each column takes over the style of its cells, and the rows go. Nothing is cut
from files that other programs saved: who coloured rows of their own wants them as they are.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.package.references import number_of
from nigiri.hosts.xlsx.package.xml import children, parsed, written

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.hosts.xlsx.cells.book import Book

FEWEST = 200
"""Fewer blank rows than these are no trouble, and stay."""

_ROW = re.compile(rb"<row\s[^>]*?>.*?</row>|<row\s[^>]*?/>", re.DOTALL)
_CELL = re.compile(rb'<c\s[^>]*?\br="([A-Z]+)\d+"[^>]*?\bs="(\d+)"[^>]*?/>')
_FILLED = (b"<v", b"<is>", b"<f")
_END = b"</row>"
_OTHERWISE = 10  # rows


def without_blank_rows(book: Book, now: dt.datetime) -> bytes | None:
    """Return the package without the rows that Gnumeric added; None where there are none.

    now -- the time of parts that are written anew
    """
    package = book.package
    if book.program() != "gnumeric":
        return None
    shorter = {
        tab.part: cut for tab in book.tabs() if (cut := _cut(package.raw(tab.part))) is not None
    }
    for part, data in shorter.items():
        package.write(part, data)
    return package.saved(now) if shorter else None


def _cut(part: bytes) -> bytes | None:
    """Return the part of a sheet without its last blank rows; None where they are few or differ.

    A few may look otherwise: those where a rule of colours begins or ends.
    """
    end = part.rfind(b"</sheetData>")
    last = max(part.rfind(sign, 0, end) for sign in _FILLED)
    start = part.find(_END, last, end) + len(_END)
    if min(end, last, start - len(_END)) < 0:
        return None
    rows = _ROW.findall(part, start, end)
    looks = Counter(tuple(_CELL.findall(row)) for row in rows).most_common(1)
    if len(rows) < FEWEST or looks[0][1] < len(rows) - _OTHERWISE:
        return None
    styles = {number_of(letters.decode()): style for letters, style in looks[0][0]}
    return _styled(part[:start] + part[end:], styles)


def _styled(part: bytes, styles: Mapping[int, bytes]) -> bytes:
    """Return a sheet whose columns have these styles: column -> number of the style."""
    root = parsed(part)
    for columns in children(root, "cols"):
        for entry in [*columns]:
            first, last = int(entry.get("min", "1")), int(entry.get("max", "1"))
            for begin, end in _pieces(first, last, sorted(styles)):
                piece = copy.copy(entry)
                piece.set("min", str(begin))
                piece.set("max", str(end))
                if begin in styles:
                    piece.set("style", styles[begin].decode())
                entry.addprevious(piece)
            columns.remove(entry)
    return written(root)


def _pieces(first: int, last: int, single: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the runs of columns into which an entry falls when some stand alone."""
    begin = first
    for column in single:
        if first <= column <= last:
            if begin < column:
                yield begin, column - 1
            yield column, column
            begin = column + 1
    if begin <= last:
        yield begin, last
