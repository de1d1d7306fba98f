"""Write cells of a sheet: only the rows they stand in are parsed, and new rows are not even that.

Most commands write a few rows of large sheets, or fill a sheet that was blank.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.cut import cut
from nigiri.hosts.xlsx.shared import release
from nigiri.hosts.xlsx.sheet import SheetPart, check_place
from nigiri.hosts.xlsx.stored import stored
from nigiri.hosts.xlsx.xml import escaped, parsed, written
from nigiri.workbook.cells import address

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.hosts.xlsx.book import Book
    from nigiri.hosts.xlsx.cut import Cut
    from nigiri.hosts.xlsx.stored import Stored
    from nigiri.hosts.xlsx.tables import Tables
    from nigiri.workbook.cells import Value

    Cells = Mapping[tuple[int, int], Value]

#: Formulas that hang together with those of other rows.
_TOGETHER = re.compile(rb"t=[\"'](?:shared|array|dataTable)[\"']")


def write_cells(book: Book, sheet: str, cells: Cells) -> None:
    """Write cells (row, column) of a sheet; new ones look like their row or their column.

    Raises HostError when there is no such sheet or cell, or an array formula is in the way.
    """
    whole = _pieces(book, sheet)
    if whole is None:
        _fill(book.sheet(sheet), cells)
        return
    old = {at: value for at, value in cells.items() if at[0] in whole.rows}
    new = {at: value for at, value in cells.items() if at[0] not in whole.rows}
    few = SheetPart(parsed(whole.only({row for row, _ in old}).joined()), book.tables)
    _fill(few, old)
    done = cut(written(few.root))
    assert done is not None  # noqa: S101 -- in the form it had
    rows = {**whole.rows, **done.rows, **_new_rows(few, new, book.tables)}
    pieces = done._replace(rows=dict(sorted(rows.items())))
    book.package.write(book.tab(sheet).part, pieces.joined())


def _pieces(book: Book, sheet: str) -> Cut | None:
    """Return a sheet's rows; None when it is open as a whole, or its rows hang together."""
    part = book.tab(sheet).part
    if book.is_open(part) or part not in book.package:
        return None
    data = book.package.raw(part)
    return None if _TOGETHER.search(data) else cut(data)


def _fill(part: SheetPart, cells: Cells) -> None:
    """Write cells of a sheet that is parsed."""
    release(part, set(cells))
    for (row, column), value in cells.items():
        part.put(row, column, value)
    part.forget_size()


def _new_rows(part: SheetPart, cells: Cells, tables: Tables) -> dict[int, bytes]:
    """Return row -> what stands in a file for cells in rows that are not there yet."""
    rows: dict[int, list[str]] = {}
    for (row, column), value in sorted(cells.items(), key=lambda entry: entry[0]):
        check_place(row, column)
        if value is not None and value != "":
            where = address(row, column)
            kept = stored(value, part.style_of(column), where, tables)
            rows.setdefault(row, []).append(_cell(where, kept))
    return {row: f'<row r="{row}">{"".join(texts)}</row>'.encode() for row, texts in rows.items()}


def _cell(where: str, kept: Stored) -> str:
    """Return a cell as it stands in a file."""
    kind, style, formula, text = kept
    of_style = "" if style is None else f' s="{style}"'
    of_kind = "" if kind is None else f' t="{kind}"'
    calculated = "" if formula is None else f"<f>{escaped(formula)}</f>"
    space = ' xml:space="preserve"' if kind == "str" else ""
    shown = "" if text is None else f"<v{space}>{escaped(text)}</v>"
    return f'<c r="{where}"{of_style}{of_kind}>{calculated}{shown}</c>'
