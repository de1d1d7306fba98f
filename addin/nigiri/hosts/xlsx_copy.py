"""A copy of a closed .xlsx file with the changes in it; the file itself stays untouched."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.errors import ChangedSinceRead
from nigiri.hosts.guard import refuse_if_changed
from nigiri.hosts.safe import refuse_existing, write_safely
from nigiri.hosts.xlsx.edit import edited
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.hosts.xlsx_file import XlsxFile

if TYPE_CHECKING:
    import datetime as dt

    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import Changes


class XlsxCopy:
    """The host that reads one file and writes another, which must not exist yet."""

    def __init__(self, path: Path, copy: Path, *, now: dt.datetime) -> None:
        """Name the file, its copy to be, and the time that new parts bear."""
        self.path, self.copy = Path(path), Path(copy)
        self._now = now

    def snapshot(self) -> Workbook:
        """Return every sheet of the file; HostError when it cannot be read."""
        return XlsxFile(self.path, now=self._now).snapshot()

    def apply(self, changes: Changes) -> None:
        """Write the copy with all of the changes in it, or nothing.

        Raises ChangedSinceRead when the file is not what the changes were made from; HostError
        when there is already something of the copy's name or it cannot be written.
        """
        refuse_if_changed(self.snapshot(), changes)
        with directors_words(self.path):
            old = self.path.read_bytes()
        with directors_words(self.copy):
            refuse_existing(self.copy)
            new = edited(old, changes, self._now)
            write_safely(self.copy, new, lambda: self._last_look(old))

    def _last_look(self, old: bytes) -> None:
        """Raise when the file was replaced meanwhile, or the copy's name is taken now."""
        if self.path.read_bytes() != old:
            raise ChangedSinceRead(self.path.name)
        refuse_existing(self.copy)
