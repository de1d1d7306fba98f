"""A workbook in a closed .xlsx file."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nigiri.hosts.files.closed_file import ClosedFile
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.hosts.xlsx.trouble import check_kind
from nigiri.hosts.xlsx.user_formulas import own_formulas, stale, with_values

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes


class XlsxFile(ClosedFile):
    """The host for a closed .xlsx file: of its package, only the touched parts are written anew."""

    suffix: ClassVar[str] = ".xlsx"

    def sheets(self, data: bytes) -> Workbook:
        """Return the sheets."""
        check_kind(data, self.path)
        return read_sheets(data, Book(data))

    def opened(self, data: bytes) -> bytes:
        """Return the package, which the file is."""
        return data

    def calculated(self, data: bytes) -> tuple[bytes, list[str]]:
        """Return the package with new values beside the user's formulas, and their addresses.

        LibreOffice calculates a copy; nothing else of what it writes gets into the file.
        """
        from nigiri.hosts.libreoffice import converted  # noqa: PLC0415 -- few commands start a program

        copy = converted(data, "xlsx", "xlsx")
        new, renewed = with_values(data, read_sheets(copy, Book(copy)), self.now)
        return new, list(map(str, renewed))

    def closed(self, package: bytes, old: bytes | None, changes: Changes) -> bytes:  # noqa: ARG002
        """Return the package, which the file will be; remember which formulas are stale now."""
        if old is not None:
            before = self.sheets_of(old)
            own = own_formulas(old, before)
            if own:
                after = read_sheets(package, Book(package))
                self.stale = tuple(map(str, stale(before, after, own_formulas(package, after))))
        return package


def create(path: Path, changes: Changes, *, now: dt.datetime) -> XlsxFile:
    """Make a new .xlsx file; ClosedFile.create tells the rest."""
    file = XlsxFile(path, now=now)
    file.create(changes)
    return file
