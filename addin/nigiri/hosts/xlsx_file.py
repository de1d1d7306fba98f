"""A workbook in a closed .xlsx file."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nigiri.hosts.closed_file import ClosedFile
from nigiri.hosts.xlsx.book import Book
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.hosts.xlsx.trouble import check_kind

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Container
    from pathlib import Path

    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import Changes


class XlsxFile(ClosedFile):
    """The host for a closed .xlsx file: of its package, only the touched parts are written anew."""

    suffix: ClassVar[str] = ".xlsx"

    def sheets(self, data: bytes, wanted: Container[str] | None = None) -> Workbook:
        """Return the sheets, or only the wanted ones."""
        check_kind(data, self.path)
        return read_sheets(data, Book(data), wanted)

    def opened(self, data: bytes) -> bytes:
        """Return the package, which the file is."""
        return data

    def closed(self, package: bytes, old: bytes | None, changes: Changes) -> bytes:  # noqa: ARG002
        """Return the package, which the file will be."""
        return package


def create(path: Path, changes: Changes, *, now: dt.datetime) -> XlsxFile:
    """Make a new .xlsx file; ClosedFile.create tells the rest."""
    file = XlsxFile(path, now=now)
    file.create(changes)
    return file
