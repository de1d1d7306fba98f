"""Write a closed file as a copy with changes; apart from open.py, since few commands make one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import ChangedSinceRead
from nigiri.hosts import refuse_if_changed
from nigiri.hosts.files.atomic_write import refuse_existing, write_safely
from nigiri.hosts.xlsx.trouble import directors_words

if TYPE_CHECKING:
    from nigiri.hosts.files.closed_file import ClosedFile
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes


class FileCopy:
    """The host that reads one file and writes another, which must not exist yet.

    The copy has the rights of the file.
    """

    notes: tuple[str, ...] = ()

    def __init__(self, file: ClosedFile, copy: ClosedFile) -> None:
        """Take the file and the path of its copy, which may be of another kind."""
        self.file, self.copy = file, copy

    @property
    def stale(self) -> tuple[str, ...]:
        """Return the user's own formulas whose values are outdated in the copy."""
        return self.copy.stale

    def snapshot(self) -> Workbook:
        """Return every sheet of the file; HostError when it cannot be read."""
        return self.file.snapshot()

    def apply(self, changes: Changes) -> None:
        """Write the copy with all of the changes in it, or nothing.

        Raises ChangedSinceRead when the file is not the one the changes were made from; HostError
        when the copy's name is taken or it cannot be written.
        """
        refuse_if_changed(self.snapshot(), changes)
        with directors_words(self.file.path):
            old = self.file.read()
        with directors_words(self.copy.path):
            refuse_existing(self.copy.path)
            package = self.copy.edited(self.file.as_package(old), changes)
            same_kind = self.file.suffix == self.copy.suffix
            new = self.copy.from_package(package, old if same_kind else None, changes)
            write_safely(self.copy.path, new, lambda: self._last_look(old), like=self.file.path)

    def _last_look(self, old: bytes) -> None:
        """Raise when the file was replaced in the meantime, or the copy's name is taken now."""
        if self.file.path.read_bytes() != old:
            raise ChangedSinceRead(file=self.file.path.name)
        refuse_existing(self.copy.path)
