"""A workbook in a file that no program has open: what all kinds of files do alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from nigiri.errors import ChangedSinceRead, HostError
from nigiri.hosts.guard import refuse_if_changed
from nigiri.hosts.locks import refuse_if_open
from nigiri.hosts.safe import keep_backup, refuse_existing, write_safely
from nigiri.hosts.xlsx.book import Book
from nigiri.hosts.xlsx.edit import edited
from nigiri.hosts.xlsx.empty import empty_package
from nigiri.hosts.xlsx.trouble import directors_words

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Container

    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import Changes

LARGEST_FILE = 256 * 2**20


class ClosedFile(ABC):
    """The host for a closed file; a link is followed to the file itself.

    Changes are always made in the form of an .xlsx package; each kind of file says how it
    becomes one, and how one becomes such a file.
    """

    suffix: ClassVar[str]

    def __init__(self, path: Path, *, now: dt.datetime, backup: bool = True) -> None:
        """Name the file, the time that backups and new parts bear, and whether to keep backups."""
        self.path = Path(path)
        self.now, self._backup = now, backup
        self._seen: tuple[bytes, Workbook] | None = None

    @abstractmethod
    def sheets(self, data: bytes, wanted: Container[str] | None = None) -> Workbook:
        """Return the sheets of such a file, or only the wanted ones; HostError for another kind."""

    @abstractmethod
    def opened(self, data: bytes) -> bytes:
        """Return the file as an .xlsx package."""

    @abstractmethod
    def closed(self, package: bytes, old: bytes | None, changes: Changes) -> bytes:
        """Return the file that holds what the package holds.

        old, changes -- the file the package was made from, None for one of another kind or a new
        one, and what was changed in it
        """

    def read(self) -> bytes:
        """Return the file's bytes; OSError or, when it is far too large, HostError."""
        with self.path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            msg = f"It has more than {LARGEST_FILE // 2**20} MB"
            raise HostError(msg)
        return data

    def snapshot(self) -> Workbook:
        """Return every sheet; HostError when the file cannot be read."""
        with directors_words(self.path):
            data = self.read()
            self._seen = data, self.sheets(data)
            return self._seen[1]

    def apply(self, changes: Changes) -> None:
        """Carry out all of the changes in the file, or nothing.

        Raises ChangedSinceRead when a sheet is not what the changes were made from, or when the
        file is replaced meanwhile; HostError when it is open elsewhere or cannot be written.
        """
        with directors_words(self.path):
            path = self.path.resolve()
            refuse_if_open(path)
            old = self.read()
            refuse_if_changed(self._sheets_again(old, changes), changes)
            new = self.closed(edited(self.opened(old), changes, self.now), old, changes)
            if self._backup:
                keep_backup(path, old, self.now)
            write_safely(path, new, lambda: refuse_if_replaced(path, old))

    def _sheets_again(self, data: bytes, changes: Changes) -> Workbook:
        """Return the sheets to be written; the same bytes need not be read twice."""
        if self._seen is not None and self._seen[0] == data:
            return self._seen[1]
        return self.sheets(data, changes.fingerprints)

    def create(self, changes: Changes) -> None:
        """Make the file of an empty workbook and these changes, which must add a sheet.

        Raises HostError when there is already something of that name.
        """
        with directors_words(self.path):
            refuse_existing(self.path)
            package = edited(empty_package(), changes, self.now)
            if not any(tab.shown for tab in Book(package).tabs()):
                msg = "A workbook needs at least one sheet to show"
                raise HostError(msg)
            data = self.closed(package, None, changes)
            write_safely(self.path, data, lambda: refuse_existing(self.path))


def refuse_if_replaced(path: Path, old: bytes) -> None:
    """Raise ChangedSinceRead when the file is no longer the one that was read."""
    if path.read_bytes() != old:
        raise ChangedSinceRead(path.name)
