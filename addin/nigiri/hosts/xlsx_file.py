"""A workbook in a closed .xlsx file."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.errors import ChangedSinceRead, HostError
from nigiri.hosts.guard import refuse_if_changed
from nigiri.hosts.locks import refuse_if_open
from nigiri.hosts.safe import refuse_existing, write_safely
from nigiri.hosts.states import Deed, bytes_of, kept
from nigiri.hosts.xlsx.book import Book
from nigiri.hosts.xlsx.edit import edited
from nigiri.hosts.xlsx.empty import empty_package
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.hosts.xlsx.trouble import check_kind, directors_words

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Container

    from nigiri.hosts.states import State
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import Changes

LARGEST_FILE = 256 * 2**20


class XlsxFile:
    """The host for a file that no program has open; a link is followed to the file itself."""

    def __init__(
        self, path: Path, *, now: dt.datetime, backup: bool = True, deed: Deed | None = None
    ) -> None:
        """Name the file, the time that states and new parts bear, and whether to keep states.

        deed -- who writes, by which command; nobody knows when it is None
        """
        self.path = Path(path)
        self._now, self._backup = now, backup
        self._deed = deed or Deed(now)

    def snapshot(self) -> Workbook:
        """Return every sheet; HostError when the file cannot be read."""
        with directors_words(self.path):
            return workbook_of(bytes_of_file(self.path), self.path)

    def apply(self, changes: Changes) -> None:
        """Carry out all of the changes in the file, or nothing.

        Raises ChangedSinceRead when a sheet is not what the changes were made from, or when the
        file is replaced meanwhile; HostError when it is open elsewhere or cannot be written.
        """
        with directors_words(self.path):
            path = self.path.resolve()
            refuse_if_open(path)
            old = bytes_of_file(path)
            refuse_if_changed(workbook_of(old, path, changes.fingerprints), changes)
            new = edited(old, changes, self._now)
            self._write(path, old, new, replace(self._deed, told=changes.sentences))

    def put_back(self, state: State, seen: bytes) -> None:
        """Make the file what it was in one of its states, byte for byte.

        seen -- the bytes that the director was asked about
        Raises ChangedSinceRead when the file is no longer those; HostError when it is open
        elsewhere or cannot be written, or the state is no longer what was kept.
        """
        with directors_words(self.path):
            path = self.path.resolve()
            refuse_if_open(path)
            new = bytes_of(path, state)
            _refuse_if_replaced(path, seen)
            self._write(path, seen, new, replace(self._deed, back_to=state))

    def _write(self, path: Path, old: bytes, new: bytes, deed: Deed) -> None:
        """Write the file, and keep it as it was and as it is; all of it or nothing."""
        with kept(path, old, new, deed) if self._backup else nullcontext():
            write_safely(path, new, lambda: _refuse_if_replaced(path, old))


def create(path: Path, changes: Changes, *, now: dt.datetime, deed: Deed | None = None) -> XlsxFile:
    """Make a new file of an empty workbook and these changes, which must add a sheet.

    deed -- who makes it, by which command; its first state is kept then
    Raises HostError when there is already something of that name.
    """
    path = Path(path)
    with directors_words(path):
        refuse_existing(path)
        data = edited(empty_package(), changes, now)
        if not any(tab.shown for tab in Book(data).tabs()):
            msg = "A workbook needs at least one sheet to show"
            raise HostError(msg)
        with kept(path, None, data, deed) if deed else nullcontext():
            write_safely(path, data, lambda: refuse_existing(path))
    return XlsxFile(path, now=now)


def bytes_of_file(path: Path) -> bytes:
    """Return the file's bytes; HostError when it is no .xlsx or far too large."""
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        msg = f"It has more than {LARGEST_FILE // 2**20} MB"
        raise HostError(msg)
    check_kind(data, path)
    return data


def workbook_of(data: bytes, path: Path, wanted: Container[str] | None = None) -> Workbook:
    """Return the sheets, or only the wanted ones."""
    with directors_words(path):
        return read_sheets(data, Book(data), wanted)


def _refuse_if_replaced(path: Path, old: bytes) -> None:
    """Raise ChangedSinceRead when the file is no longer the one that was read."""
    if path.read_bytes() != old:
        raise ChangedSinceRead(path.name)
