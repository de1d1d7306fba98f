"""A workbook in a closed .xlsx file."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nigiri.hosts.files.closed_file import ClosedFile
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.hosts.xlsx.trouble import check_kind
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes


class XlsxFile(ClosedFile):
    """The host for a closed .xlsx file; only the touched parts of its package are written anew."""

    suffix: ClassVar[str] = ".xlsx"

    def sheets(self, data: bytes) -> Workbook:
        """Return the sheets."""
        check_kind(data, self.path)
        return read_sheets(Book(data))

    def as_package(self, data: bytes) -> bytes:
        """Return the package, which is the file."""
        return data

    def calculated(self, data: bytes) -> tuple[bytes, list[str]]:
        """Return the package with new values beside the user's formulas, and their addresses.

        LibreOffice calculates a copy; only these values are taken from it.
        """
        from nigiri.hosts.libreoffice import converted  # noqa: PLC0415 -- few commands start a program
        from nigiri.hosts.xlsx.user_formulas import with_values  # noqa: PLC0415 -- likewise

        Book(data).package.refuse_bomb()  # LibreOffice unpacks all of it
        copy = converted(data, "xlsx", "xlsx")
        new, renewed = with_values(data, read_sheets(Book(copy)), self.now)
        return new, list(map(str, renewed))

    def lost_looks(self, data: bytes) -> tuple[str, ...]:
        """Return the looks that another program did not save: codes, () for none."""
        book = Book(data)
        if book.program() is None:
            return ()
        from nigiri.hosts.xlsx.lost_looks import lost_looks  # noqa: PLC0415 -- of files that others saved

        return lost_looks(book, {each.name: each for each in find(self.sheets_of(data))})

    def with_looks(self, data: bytes, lost: tuple[str, ...]) -> bytes:
        """Return the file with looks that were lost, brought back."""
        from nigiri.hosts.xlsx.lost_looks import with_looks  # noqa: PLC0415 -- seldom any are
        from nigiri.workbook.derive.fresh_looks import fresh_looks  # noqa: PLC0415

        return with_looks(data, lost, fresh_looks(self.sheets_of(data)), self.now)

    def from_package(self, package: bytes, old: bytes | None, changes: Changes) -> bytes:  # noqa: ARG002
        """Return the package as the file; set the stale formulas."""
        if old is not None:
            from nigiri.hosts.xlsx.user_formulas import stale_formulas, user_formulas  # noqa: PLC0415 -- who writes

            before = self.sheets_of(old)
            own = user_formulas(old, before)
            if own:
                after = read_sheets(Book(package))
                self.stale = tuple(
                    map(str, stale_formulas(before, after, user_formulas(package, after)))
                )
        return package


def create(path: Path, changes: Changes, *, now: dt.datetime) -> XlsxFile:
    """Make a new .xlsx file, as ClosedFile.create."""
    file = XlsxFile(path, now=now)
    file.create(changes)
    return file
