"""Carry out changes on a package: every operation, in order, in the touched parts only.

beside it                               module
reading its cells                       read.py
a loss of what is the user's, refused   loss_check/package.py, on the written bytes
looks that another program lost         lost_looks.py
the file itself, its states             hosts/files/closed_file.py, hosts/files/commit.py
a workbook that is open in Excel        hosts/excel/book.py: no package is written
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.blank_rows import without_blank_rows
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.cells.write import write_cells
from nigiri.hosts.xlsx.lines.lines import delete_columns, delete_rows, insert_columns, insert_rows
from nigiri.hosts.xlsx.loss_check.package import refuse_losses
from nigiri.hosts.xlsx.mend import mend
from nigiri.hosts.xlsx.sheets.add import add_sheet
from nigiri.hosts.xlsx.sheets.page import restore_line_colours, set_fit, set_print_area
from nigiri.hosts.xlsx.sheets.tabs import remove_sheet, rename_sheet
from nigiri.workbook.model.changes import (
    AddSheet,
    DeleteColumns,
    DeleteRows,
    InsertColumns,
    InsertRows,
    RemoveSheet,
    RenameSheet,
    SetCells,
    SetFit,
    SetPrintArea,
)

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator

    from nigiri.workbook.model.changes import CellChange, Changes, Lines, Operation


def edited(data: bytes, changes: Changes, now: dt.datetime) -> bytes:
    """Return the package after all of the changes; `now` dates the parts written anew.

    Raises HostError (a missing sheet, an array formula in the way, a loss), WrongUse (an impossible
    sheet name), and what zipfile and lxml raise for damaged parts.
    """
    data = without_blank_rows(Book(data), now) or data
    book = Book(data)
    for operation in _joined(changes.operations):
        carry_out(book, operation)
    restore_line_colours(book)
    mend(book)
    book.recalculate()
    new = book.package.saved(now)
    del book  # what is compared is read anew, and two of them need not fit into memory
    refuse_losses(data, new, changes.operations)
    return new


def carry_out(book: Book, operation: Operation) -> None:
    """Carry out one operation."""
    match operation:
        case SetCells():
            cells = {(cell.row, cell.column): cell.after for cell in operation.cells}
            write_cells(book, operation.sheet, cells)
        case InsertRows() | DeleteRows() | InsertColumns() | DeleteColumns():
            _move_lines(book, operation)
        case AddSheet():
            add_sheet(book, operation)
        case RemoveSheet(sheet):
            remove_sheet(book, sheet)
        case RenameSheet(sheet, to):
            rename_sheet(book, sheet, to)
        case SetPrintArea(sheet, _, after):
            set_print_area(book, sheet, after)
        case SetFit(sheet, was, fits):
            set_fit(book.sheet(sheet), was, fits)


def _move_lines(book: Book, operation: Lines) -> None:
    """Insert or delete lines of a sheet."""
    match operation:
        case InsertRows(sheet, at, count, like):
            insert_rows(book, sheet, at, count, like)
        case DeleteRows(sheet, at, held):
            delete_rows(book, sheet, at, len(held))
        case InsertColumns(sheet, at, models):
            insert_columns(book, sheet, at, models)
        case DeleteColumns(sheet, at, held):
            delete_columns(book, sheet, at, len(held))


def _joined(operations: Iterable[Operation]) -> Iterator[Operation]:
    """Yield the operations, with consecutive writes to a sheet joined."""
    for writes, run in groupby(operations, lambda operation: isinstance(operation, SetCells)):
        if not writes:
            yield from run
            continue
        cells: dict[str, tuple[CellChange, ...]] = {}
        for operation in run:
            if isinstance(operation, SetCells):
                cells[operation.sheet] = cells.get(operation.sheet, ()) + operation.cells
        yield from (SetCells(sheet, together) for sheet, together in cells.items())
