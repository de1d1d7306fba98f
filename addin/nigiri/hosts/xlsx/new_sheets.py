"""Render the sheets that changes add, for a program that copies them into its open document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.edit import carry_out
from nigiri.hosts.xlsx.package.empty import HEAD, empty_package
from nigiri.hosts.xlsx.package.xml import MAIN
from nigiri.hosts.xlsx.sheets.add import CONTENT, list_sheet
from nigiri.workbook.apply import follow
from nigiri.workbook.model.changes import AddSheet, RemoveSheet, RenameSheet, Say

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator

    from nigiri.workbook.model.changes import Changes, Operation

_BLANK = f'{HEAD}<worksheet xmlns="{MAIN}"><sheetData/></worksheet>'.encode()


def new_sheets(tabs: Iterable[str], changes: Changes, now: dt.datetime) -> bytes:
    """Return an .xlsx package with the sheets that changes add; `now` dates its parts.

    tabs -- of the workbook before. All tabs after the changes exist, so that references are valid,
    but only new ones have contents.
    """
    book = Book(empty_package())
    for index, name in enumerate(tabs):
        part = book.package.free_name("xl/worksheets/sheet{}.xml")
        book.package.write(part, _BLANK)
        book.package.declare(part, CONTENT)
        list_sheet(book, name, part, index, visible=True)
    for operation in _concerning(changes):
        carry_out(book, operation)
    return book.package.saved(now)


def _concerning(changes: Changes) -> Iterator[Operation]:
    """Yield the operations on tabs, and on cells of new sheets."""
    fresh: dict[str, AddSheet] = {}
    for operation in changes.operations:
        tabs = isinstance(operation, AddSheet | RemoveSheet | RenameSheet)
        if tabs or (not isinstance(operation, Say) and operation.sheet in fresh):
            yield operation
        follow(fresh, operation)
