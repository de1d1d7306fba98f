"""Open a closed file by the suffix of its name; also as a copy with changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.files.xlsx_file import XlsxFile

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from nigiri.hosts.files.closed_file import ClosedFile
    from nigiri.hosts.files.file_copy import FileCopy
    from nigiri.hosts.files.states import Deed


OPEN_DOCUMENT = ".ods"
WORKBOOKS = frozenset({XlsxFile.suffix, OPEN_DOCUMENT})


def closed_file(
    path: Path, *, now: dt.datetime, deed: Deed | None = None, backup: bool = True
) -> ClosedFile:
    """Return the host of a closed file; .xlsx for any other suffix.

    deed -- user and command that write, None if unknown; backup -- whether states are kept
    """
    if not is_open_document(path):
        return XlsxFile(path, now=now, deed=deed, backup=backup)
    # Most events live in an .xlsx, and need not wait for this.
    from nigiri.hosts.files.ods_file import OdsFile  # noqa: PLC0415

    return OdsFile(path, now=now, deed=deed, backup=backup)


def file_copy(file: ClosedFile, copy: Path, *, now: dt.datetime) -> FileCopy:
    """Return the host that reads one file and writes another, perhaps of another kind."""
    from nigiri.hosts.files.file_copy import FileCopy  # noqa: PLC0415 -- few commands make a copy

    return FileCopy(file, closed_file(copy, now=now))


def is_open_document(path: Path) -> bool:
    """Tell whether a file of that name is written through LibreOffice."""
    return path.suffix.casefold() == OPEN_DOCUMENT
