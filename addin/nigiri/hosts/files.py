"""Which host a closed workbook has: the end of its name decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.file_copy import FileCopy
from nigiri.hosts.xlsx_file import XlsxFile

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from nigiri.hosts.closed_file import ClosedFile
    from nigiri.hosts.states import Deed

OPEN_DOCUMENT = ".ods"
WORKBOOKS = frozenset({XlsxFile.suffix, OPEN_DOCUMENT})


def closed_file(path: Path, *, now: dt.datetime, deed: Deed | None = None) -> ClosedFile:
    """Return the host of a closed file; .xlsx for whatever has another name.

    deed -- who writes, by which command; nobody knows when it is None
    """
    if not is_open_document(path):
        return XlsxFile(path, now=now, deed=deed)
    # Most events live in an .xlsx, and need not wait for this.
    from nigiri.hosts.ods_file import OdsFile  # noqa: PLC0415

    return OdsFile(path, now=now, deed=deed)


def file_copy(file: ClosedFile, copy: Path, *, now: dt.datetime) -> FileCopy:
    """Return the host that reads one file and writes another, perhaps of another kind."""
    return FileCopy(file, closed_file(copy, now=now))


def is_open_document(path: Path) -> bool:
    """Tell whether a file of that name is written through LibreOffice."""
    return path.suffix.casefold() == OPEN_DOCUMENT
