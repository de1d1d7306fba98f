"""Write cells of a sheet as text, without parsing it; where its form is another, as elements.

Most commands write a few rows of large sheets, or fill a sheet that was blank.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.cut import cut
from nigiri.hosts.xlsx.row_text import RowWriter
from nigiri.hosts.xlsx.shared import release
from nigiri.hosts.xlsx.sheet import SheetPart, check_place
from nigiri.hosts.xlsx.xml import parsed, written

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.hosts.xlsx.book import Book
    from nigiri.hosts.xlsx.cut import Cut
    from nigiri.workbook.model.cells import Value

    Cells = Mapping[tuple[int, int], Value]
    Rows = Mapping[int, Mapping[int, Value]]

#: Formulas that hang together with those of other rows; what they fill lies behind them.
_TOGETHER = re.compile(rb"t=[\"'](?:shared|array|dataTable)[\"']")
#: How far a sheet is used, which may be wrong in the end.
_SIZE = re.compile(rb"<dimension\b[^>]*/>|<dimension\b[^>]*>\s*</dimension>")


def write_cells(book: Book, sheet: str, cells: Cells) -> None:
    """Write cells (row, column) of a sheet; new ones look like their row or their column.

    Raises HostError when there is no such sheet or cell, or an array formula is in the way.
    """
    rows: dict[int, dict[int, Value]] = {}
    for (row, column), value in cells.items():
        rows.setdefault(row, {})[column] = value
    for row, values in rows.items():
        check_place(row, min(values))
        check_place(row, max(values))
    pieces = _pieces(book, sheet, rows)
    if pieces is None:
        _fill(book.sheet(sheet), rows)
    elif rows:
        book.package.write(book.tab(sheet).part, _with(book, pieces, rows).joined())


def _pieces(book: Book, sheet: str, wanted: Rows) -> Cut | None:
    """Return a sheet's rows; None when it is open as a whole, or its rows hang together."""
    part = book.tab(sheet).part
    if book.is_open(part) or part not in book.package:
        return None
    data = book.package.raw(part)
    pieces = cut(data, max(wanted, default=0))
    if pieces is None or _TOGETHER.search(data, 0, len(data) - len(pieces.tail)):
        return None
    missing = wanted.keys() - pieces.rows.keys()
    return None if any(b'<row r="%d"' % row in pieces.tail for row in missing) else pieces


def _with(book: Book, pieces: Cut, rows: Rows) -> Cut:
    """Return a sheet's pieces with cells written."""
    frame = SheetPart(parsed(pieces.only(()).joined()), book.tables)
    writer = RowWriter(book.tables, frame.style_of)
    done = {at: writer.written(at, pieces.rows.get(at), row) for at, row in sorted(rows.items())}
    odd = {at: rows[at] for at, text in done.items() if text is None}
    if odd:
        few = SheetPart(parsed(pieces.only(odd).joined()), book.tables)
        _fill(few, odd)
        as_elements = cut(written(few.root))
        assert as_elements is not None  # noqa: S101 -- in the form it had
        done |= as_elements.rows
    new = {**pieces.rows, **{at: text for at, text in done.items() if text}}
    return pieces._replace(head=_SIZE.sub(b"", pieces.head), rows=dict(sorted(new.items())))


def _fill(part: SheetPart, rows: Rows) -> None:
    """Write cells of a sheet that is parsed."""
    release(part, {(row, column) for row, values in rows.items() for column in values})
    for row, values in rows.items():
        for column, value in values.items():
            part.put(row, column, value)
    part.forget_size()
