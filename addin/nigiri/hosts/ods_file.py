"""A workbook in a closed .ods file, read directly and written through LibreOffice.

LibreOffice turns the file into an .xlsx package, which is changed like any other, and that into an
.ods again. What comes back is compared with what was meant, cell by cell, and with what people had
put in: when anything would be lost, nothing is written. docs/decisions/0004 has the reasons.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, ClassVar

from nigiri.errors import HostError
from nigiri.hosts.closed_file import ClosedFile
from nigiri.hosts.ods.document import document
from nigiri.hosts.ods.kept import losses
from nigiri.hosts.ods.read import read_tables
from nigiri.hosts.ods.views import put_into_ods, put_into_xlsx, views_of_ods, views_of_xlsx
from nigiri.hosts.office import converted
from nigiri.hosts.xlsx.book import Book
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.workbook.cells import address
from nigiri.workbook.changes import AddSheet, DeleteRows, RemoveSheet, RenameSheet

if TYPE_CHECKING:
    from collections.abc import Container

    from nigiri.hosts.ods.read import Found
    from nigiri.workbook.cells import Cell, Workbook
    from nigiri.workbook.changes import Changes

#: Programs write so many digits of a number that all doubles come back, or one or two fewer.
_PRECISION = 1e-12


class OdsFile(ClosedFile):
    """The host for a closed .ods file; to write it, LibreOffice must be installed."""

    suffix: ClassVar[str] = ".ods"

    def sheets(self, data: bytes, wanted: Container[str] | None = None) -> Workbook:
        """Return the sheets, or only the wanted ones."""
        return read_tables(document(data, self.path), wanted).workbook

    def opened(self, data: bytes) -> bytes:
        """Return the file as a package; HostError when LibreOffice would change a cell in it."""
        old = document(data, self.path)
        book = Book(converted(data, "ods", "xlsx"))
        put_into_xlsx(book, views_of_ods(old))
        package = book.package.saved(self.now)
        _refuse_difference(_cells(package), read_tables(old))
        return package

    def closed(self, package: bytes, old: bytes | None, changes: Changes) -> bytes:
        """Return the file; HostError when it would not hold all that the package and `old` hold."""
        new = document(converted(package, "xlsx", "ods"), self.path)
        _refuse_difference(_cells(package), read_tables(new))
        if old is not None:
            _refuse_losses(losses(document(old, self.path), new, _remade(changes)))
        put_into_ods(new, views_of_xlsx(Book(package)))
        return new.saved(self.now)


def _cells(package: bytes) -> Workbook:
    """Return the cells of an .xlsx package."""
    return read_sheets(package, Book(package))


def _remade(changes: Changes) -> frozenset[str]:
    """Return the sheets on which things may go: made anew, renamed, or with rows removed."""
    kinds = (AddSheet, RemoveSheet, RenameSheet, DeleteRows)
    return frozenset(op.sheet for op in changes.operations if isinstance(op, kinds))


def _refuse_losses(lost: list[str]) -> None:
    """Raise HostError when things would be lost."""
    if lost:
        msg = (
            f"Writing it would lose what only .ods files hold: {', '.join(lost)}. "
            "Nothing was written. Take that out, or save the workbook as .xlsx and go on with that."
        )
        raise HostError(msg)


def _refuse_difference(xlsx: Workbook, ods: Found) -> None:
    """Raise HostError for the first typed cell that is not the same in both kinds of file.

    What formulas show is left to LibreOffice, which has just calculated it.
    """
    if list(xlsx) != list(ods.workbook):
        msg = "LibreOffice would change the names of sheets; nothing was written. Rename them first"
        raise HostError(msg)
    for name in xlsx:
        one, other = xlsx[name], ods.workbook[name]
        for row in range(1, max(one.height, other.height) + 1):
            for column in range(1, max(one.width, other.width) + 1):
                cells = one.cell(row, column), other.cell(row, column)
                if not _same(*cells) and (row, column) not in ods.formulas[name]:
                    raise _cell_lost(f"{name}!{address(row, column)}", *cells)


def _same(one: Cell, other: Cell) -> bool:
    """Tell whether two cells hold the same."""
    if isinstance(one, int | float) and isinstance(other, int | float):
        return math.isclose(one, other, rel_tol=_PRECISION)
    return one == other


def _cell_lost(where: str, one: Cell, other: Cell) -> HostError:
    """Return the error for a cell that LibreOffice would change."""
    msg = (
        f"LibreOffice would not keep what stands in {where} ({one} and {other} are not the same). "
        "Nothing was written. Change that cell, or save the workbook as .xlsx and go on with that."
    )
    return HostError(msg)
