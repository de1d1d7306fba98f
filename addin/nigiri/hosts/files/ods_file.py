"""A workbook in a closed .ods file, read directly and written through LibreOffice.

LibreOffice converts the file to an .xlsx package, which is changed like any other, and back. The
result is compared cell by cell, and by the things people had put in: if anything would be lost,
nothing is written. docs/decisions/0004 has the reasons.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from nigiri.errors import HostError
from nigiri.hosts.files.closed_file import ClosedFile
from nigiri.hosts.libreoffice import converted
from nigiri.hosts.ods.cell_defaults import set_cell_defaults
from nigiri.hosts.ods.document import document
from nigiri.hosts.ods.loss_check import losses
from nigiri.hosts.ods.read import read_tables
from nigiri.hosts.ods.respell import respell
from nigiri.hosts.ods.views import (
    put_into_ods,
    put_into_xlsx,
    views_of_ods,
    views_of_xlsx,
    write_out_heights,
)
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.messages.message import message, several
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import (
    AddSheet,
    Changes,
    DeleteColumns,
    DeleteRows,
    RemoveSheet,
    RenameSheet,
)

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from nigiri.hosts.ods.read import Found
    from nigiri.workbook.model.cells import Cell, Sheet, Workbook

#: Programs write so many digits of a number that all doubles come back, or one or two fewer.
_PRECISION = 1e-12


class OdsFile(ClosedFile):
    """The host for a closed .ods file; to write it, LibreOffice must be installed."""

    suffix: ClassVar[str] = ".ods"

    def sheets(self, data: bytes) -> Workbook:
        """Return the sheets."""
        return read_tables(document(data, self.path)).workbook

    def as_package(self, data: bytes) -> bytes:
        """Return the file as a package; HostError when LibreOffice would change a cell in it."""
        old = document(data, self.path)
        spelled = document(data, self.path)
        spelled.refuse_bomb()  # LibreOffice unpacks all of it
        respell(spelled)
        book = Book(converted(spelled.saved(self.now), "ods", "xlsx"))
        put_into_xlsx(book, views_of_ods(old))
        package = book.package.saved(self.now)
        _refuse_difference(_cells(package), read_tables(old))
        return package

    def calculated(self, data: bytes) -> tuple[bytes, list[str]]:
        """Return the file as LibreOffice writes it, and the formulas whose values changed."""
        old = read_tables(document(data, self.path))
        new = self.from_package(self.as_package(data), data, Changes())
        fresh = read_tables(document(new, self.path)).workbook
        return new, [
            f"{name}!{where}"
            for name in fresh
            for where, *_ in _differing(fresh[name], old.workbook[name], ())
        ]

    def from_package(self, package: bytes, old: bytes | None, changes: Changes) -> bytes:
        """Return the file; HostError when it would not hold all that the package and `old` hold."""
        book = Book(package)
        write_out_heights(book)
        new = document(converted(book.package.saved(self.now), "xlsx", "ods"), self.path)
        _refuse_difference(_cells(package), read_tables(new))
        views = views_of_xlsx(book)
        if old is not None:
            before = document(old, self.path)
            _refuse_losses(losses(before, new, _remade(changes)))
            views = replace(views, page_lines=views_of_ods(before).page_lines)
        put_into_ods(new, views)
        set_cell_defaults(new)
        return new.saved(self.now)


def _cells(package: bytes) -> Workbook:
    """Return the cells of an .xlsx package."""
    return read_sheets(Book(package))


def _remade(changes: Changes) -> frozenset[str]:
    """Return the sheets that may lose things: made anew, renamed, or with lines removed."""
    kinds = (AddSheet, RemoveSheet, RenameSheet, DeleteRows, DeleteColumns)
    return frozenset(op.sheet for op in changes.operations if isinstance(op, kinds))


def _refuse_losses(lost: list[str]) -> None:
    """Raise HostError when there are losses."""
    if lost:
        raise HostError(message("file.ods.things", things=several(lost)))


def _refuse_difference(xlsx: Workbook, ods: Found) -> None:
    """Raise HostError for the first typed cell that differs between the two files.

    Values of formulas are left out: LibreOffice has just calculated them.
    """
    if list(xlsx) != list(ods.workbook):
        raise HostError(message("file.ods.names"))
    for name in xlsx:
        for where, one, other in _differing(xlsx[name], ods.workbook[name], ods.formulas[name]):
            facts = {"sheet": name, "cell": where, "one": str(one), "other": str(other)}
            raise HostError(message("file.ods.cell", **facts))


def _differing(
    one: Sheet, other: Sheet, formulas: Container[tuple[int, int]]
) -> Iterator[tuple[str, Cell, Cell]]:
    """Yield address and both values of each differing cell that is no formula."""
    for row in range(1, max(one.height, other.height) + 1):
        for column in range(1, max(one.width, other.width) + 1):
            cells = one.cell(row, column), other.cell(row, column)
            if not _same(*cells) and (row, column) not in formulas:
                yield address(row, column), *cells


def _same(one: Cell, other: Cell) -> bool:
    """Tell whether two cells have the same value."""
    if isinstance(one, int | float) and isinstance(other, int | float):
        return math.isclose(one, other, rel_tol=_PRECISION)
    return one == other
