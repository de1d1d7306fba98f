"""Write cells of a sheet as text, without parsing it; as elements where its form is unusual.

Most commands write a few rows of large sheets, or fill a blank one. `RowWriter` reads rows in the
usual form by a pattern and keeps the bytes of other cells; other rows are left to
`elements.SheetPart`, which writes the same.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.cells.elements import SheetPart, check_place
from nigiri.hosts.xlsx.cells.encode import encode
from nigiri.hosts.xlsx.cells.shared_formulas import release
from nigiri.hosts.xlsx.cells.split_rows import split_rows
from nigiri.hosts.xlsx.package.references import number_of
from nigiri.hosts.xlsx.package.xml import escaped, keeps_space, parsed, storable, written
from nigiri.workbook.model.cells import Formula, column_letters

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.cells.split_rows import SplitPart
    from nigiri.hosts.xlsx.cells.styles import Tables
    from nigiri.workbook.model.cells import Cell, Value

    Cells = Mapping[tuple[int, int], Value]
    Rows = Mapping[int, Mapping[int, Value]]

_ROW = re.compile(r'<row r="\d+"([^>]*?)(?:/>|>(.*)</row>)', re.DOTALL)
_CELL = re.compile(
    r'<c r="([A-Z]{1,3})\d+"(?: s="(\d+)")?(?: t="\w+")?'
    r"(?:/>|>(?:<f>[^<]*</f>|<f/>)?(?:<v(?: [^<>]*)?>[^<]*</v>|<v/>)?</c>)"
)
_SPANS = re.compile(r' spans="[^"]*"')
_STYLE = re.compile(r' s="(\d+)"')
_STYLED = re.compile(r' customFormat="(?:1|true)"')
#: Stands for the number of the row where a formula is remembered; no formula can hold it.
_HERE = "\0"


class RowWriter:
    """A writer of rows of one sheet; encoded values and formulas are cached."""

    def __init__(self, tables: Tables, style_of: Callable[[int], str | None]) -> None:
        """Take the tables of the workbook, and a function for the style of a whole column."""
        self._tables, self._style_of = tables, style_of
        self._forms: dict[tuple[type, Cell, str | None, bool], tuple[str, str]] = {}
        self._formulas: dict[str, str] = {}

    def written(self, row: int, old: bytes | None, values: Mapping[int, Value]) -> bytes | None:
        """Return a row with cells written, by column; b"" for a new one without contents.

        old -- the present row, None for a new one
        None where its form is unusual. Raises HostError as `encode` does.
        """
        found = _ROW.fullmatch(old.decode()) if old else None
        if old and not found:
            return None
        marks, body = (found[1], found[2] or "") if found else ("", "")
        cells = _cells_of(body)
        if cells is None:
            return None
        there = len(cells)
        self._write(row, cells, values, _style_of(marks))
        if len(cells) > there:
            marks = _SPANS.sub("", marks)
            cells = dict(sorted(cells.items()))
        if not cells:
            return old or b""
        return f'<row r="{row}"{marks}>{"".join(cell for cell, _ in cells.values())}</row>'.encode()

    def _write(
        self,
        row: int,
        cells: dict[int, tuple[str, str | None]],
        values: Mapping[int, Value],
        of_row: str | None,
    ) -> None:
        """Put values into the cells of a row."""
        for column, value in values.items():
            was = cells.get(column)
            if was is not None:
                style = was[1]
            elif value is None or value == "":
                continue
            else:
                style = self._style_of(column) if of_row is None else of_row
            cells[column] = self._cell(row, column, style, value), style

    def _cell(self, row: int, column: int, style: str | None, value: Value) -> str:
        """Return a cell as text."""
        where = f"{column_letters(column)}{row}"
        if isinstance(value, Formula):
            before, behind = self._form(value.value, style, where, live=True)
            return f'<c r="{where}"{before}{self._formula(value.text, str(row))}{behind}'
        before, behind = self._form(value, style, where, live=False)
        return f'<c r="{where}"{before}{behind}'

    def _form(self, shown: Cell, style: str | None, where: str, *, live: bool) -> tuple[str, str]:
        """Return the text of a cell behind its address, and behind its formula if it is live."""
        key = type(shown), shown, style, live
        form = self._forms.get(key)
        if form is None:
            form = self._forms[key] = self._made(shown, style, where, live=live)
        return form

    def _made(self, shown: Cell, style: str | None, where: str, *, live: bool) -> tuple[str, str]:
        """Return the text of a cell, which is not cached yet."""
        value = Formula("", shown) if live else shown
        kind, style, formula, text = encode(value, style, where, self._tables)
        of_style = "" if style is None else f' s="{style}"'
        of_kind = "" if kind is None else f' t="{kind}"'
        space = ' xml:space="preserve"' if kind == "str" and keeps_space(text or "") else ""
        if formula is None and text is None:
            return f"{of_style}{of_kind}/>", ""
        value_text = "" if text is None else f"<v{space}>{escaped(text)}</v>"
        return f"{of_style}{of_kind}>", f"{value_text}</c>"

    def _formula(self, text: str, row: str) -> str:
        """Return a formula as text; formulas of a column differ by their row."""
        if _HERE in text or "_x" in text:  # such a text is stored otherwise
            return f"<f>{escaped(storable(text))}</f>"
        alike = text.replace(row, _HERE)
        if alike not in self._formulas:
            self._formulas[alike] = f"<f>{escaped(storable(text))}</f>".replace(row, _HERE)
        return self._formulas[alike].replace(_HERE, row)


def _cells_of(body: str) -> dict[int, tuple[str, str | None]] | None:
    """Return column -> cell and its style, ascending; None for an unusual form."""
    cells: dict[int, tuple[str, str | None]] = {}
    size = last = 0
    for found in _CELL.finditer(body):
        column = number_of(found[1])
        if column <= last:
            return None
        cells[column] = found[0], found[2]
        last, size = column, size + len(found[0])
    return cells if size == len(body) else None


def _style_of(marks: str) -> str | None:
    """Return the style of a whole row, None when it has none."""
    style = _STYLE.search(marks) if _STYLED.search(marks) else None
    return style[1] if style else None


#: Formulas that hang together with those of other rows; what they fill lies behind them.
_TOGETHER = re.compile(rb"t=[\"'](?:shared|array|dataTable)[\"']")
#: How far a sheet is used, which may be wrong in the end.
_SIZE = re.compile(rb"<dimension\b[^>]*/>|<dimension\b[^>]*>\s*</dimension>")


def write_cells(book: Book, sheet: str, cells: Cells) -> None:
    """Write cells (row, column) of a sheet; new ones are formatted like their row or column.

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


def _pieces(book: Book, sheet: str, wanted: Rows) -> SplitPart | None:
    """Return a sheet's rows; None when it is parsed already, or has shared formulas."""
    part = book.tab(sheet).part
    if book.is_open(part) or part not in book.package:
        return None
    data = book.package.raw(part)
    pieces = split_rows(data, max(wanted, default=0))
    if pieces is None or _TOGETHER.search(data, 0, len(data) - len(pieces.tail)):
        return None
    missing = wanted.keys() - pieces.rows.keys()
    return None if any(b'<row r="%d"' % row in pieces.tail for row in missing) else pieces


def _with(book: Book, pieces: SplitPart, rows: Rows) -> SplitPart:
    """Return a split sheet with cells written."""
    frame = SheetPart(parsed(pieces.only(()).joined()), book.tables)
    writer = RowWriter(book.tables, frame.style_of)
    done = {at: writer.written(at, pieces.rows.get(at), row) for at, row in sorted(rows.items())}
    odd = {at: rows[at] for at, text in done.items() if text is None}
    if odd:
        few = SheetPart(parsed(pieces.only(odd).joined()), book.tables)
        _fill(few, odd)
        as_elements = split_rows(written(few.root))
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
