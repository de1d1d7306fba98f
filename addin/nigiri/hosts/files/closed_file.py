"""A workbook in a closed file: what all kinds of files have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from nigiri.errors import ChangedSinceRead, Unfit
from nigiri.hosts import refuse_if_changed
from nigiri.hosts.files.states import Deed, bytes_of
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.trouble import directors_words, read_file
from nigiri.messages.message import message
from nigiri.workbook.model.changes import DeleteColumns, DeleteRows, RemoveSheet

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable

    from nigiri.hosts.files.states import State
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes

LARGEST_FILE = 256 * 2**20
_REMOVALS = RemoveSheet | DeleteRows | DeleteColumns


class ClosedFile(ABC):
    """The host for a closed file; links are followed.

    Changes are always made in an .xlsx package; each kind of file defines how it becomes one and
    back.

    stale -- addresses of the user's own formulas whose values are outdated since the last `apply`
    notes -- sentences on rights the file lost when it was written, its owner, its group, and on
    states of another event that were put aside
    forgets -- whether texts that no cell shows any more go when it is written
    """

    suffix: ClassVar[str]

    def __init__(
        self, path: Path, *, now: dt.datetime, backup: bool = True, deed: Deed | None = None
    ) -> None:
        """Take the file, the time of states and new parts, and whether to keep states.

        deed -- user and command that write, None if unknown
        """
        self.path = Path(path)
        self.now, self._backup = now, backup
        self.deed = deed or Deed(now)
        self._seen: tuple[bytes, Workbook] | None = None
        self.forgets = False
        self.stale: tuple[str, ...] = ()
        self.notes: tuple[str, ...] = ()

    @abstractmethod
    def sheets(self, data: bytes) -> Workbook:
        """Return the sheets of such a file; HostError for another kind."""

    @abstractmethod
    def as_package(self, data: bytes) -> bytes:
        """Return the file as an .xlsx package."""

    @abstractmethod
    def calculated(self, data: bytes) -> tuple[bytes, list[str]]:
        """Return the file with the user's formulas recalculated, and the addresses that changed.

        Raises HostError without LibreOffice.
        """

    @abstractmethod
    def from_package(self, package: bytes, old: bytes | None, changes: Changes) -> bytes:
        """Return the file with the contents of a package.

        old, changes -- the file the package was made from, None for one of another kind or a new
        one, and the changes made in it
        """

    def read(self) -> bytes:
        """Return the file's bytes; OSError or, when it is far too large, HostError."""
        data = read_file(self.path, LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise Unfit(message("file.unfit.large", size=LARGEST_FILE // 2**20))
        return data

    @property
    def other_names(self) -> int:
        """Return the number of other names that the file has on its drive, as hard links.

        To write it replaces it: under the others the old content stays.
        """
        return self.path.stat().st_nlink - 1

    def snapshot(self) -> Workbook:
        """Return every sheet; HostError when the file cannot be read."""
        return self.look()[1]

    def look(self) -> tuple[bytes, Workbook]:
        """Return the file's bytes and every sheet; HostError when it cannot be read."""
        with directors_words(self.path):
            data = self.read()
            return data, self.sheets_of(data)

    def apply(self, changes: Changes) -> None:
        """Carry out all changes in the file, or none, with the file locked.

        Raises ChangedSinceRead when a sheet is not the one the changes were made from, or when the
        file is replaced in the meantime; HostError when it is open elsewhere, another command holds
        it, or it cannot be written.
        """

        def renewed() -> tuple[bytes, bytes]:
            old = self.read()
            refuse_if_changed(self.sheets_of(old), changes)
            return old, self.from_package(self.edited(self.as_package(old), changes), old, changes)

        self._commit(self.deed._replace(told=changes.deeds), renewed)

    def _commit(self, deed: Deed, renewed: Callable[[], tuple[bytes, bytes] | None]) -> None:
        """Write the new bytes that `renewed` returns beside the old ones."""
        from nigiri.hosts.files.commit import commit  # noqa: PLC0415 -- who looks writes nothing

        self.notes = commit(self.path, deed, renewed, keeps_states=self._backup)

    def edited(self, package: bytes, changes: Changes) -> bytes:
        """Return a package after the changes; parts written anew bear the time of this file."""
        from nigiri.hosts.xlsx.edit import edited  # noqa: PLC0415 -- who looks writes nothing

        new = edited(package, changes, self.now)
        if not self.forgets:
            return new
        from nigiri.hosts.xlsx.unused_texts import without_unused_texts  # noqa: PLC0415 -- as above

        return without_unused_texts(new, self.now)

    def losses(self, changes: Changes) -> tuple[str, ...]:
        """Return sentences on people's attachments to sheets and cells that the changes remove.

        A snapshot does not have them: comments, pictures, charts, tables, and formulas elsewhere
        that refer to cells below a table that are moved.
        """
        gone = {op.sheet for op in changes.operations if isinstance(op, _REMOVALS)}
        data = self.read() if gone else b""
        present = [name for name in (self.sheets_of(data) if gone else ()) if name in gone]
        if not present:
            return ()
        from nigiri.hosts.xlsx.loss_check.attachments import losses  # noqa: PLC0415 -- seldom anything goes

        return losses(self.as_package(data), self.sheets_of(data), changes, present)

    def put_back(self, state: State, seen: bytes) -> None:
        """Restore one of the file's states, byte for byte.

        seen -- the bytes that the director was asked about
        Raises ChangedSinceRead when the file no longer has them; HostError when it is open
        elsewhere or cannot be written, or the state's copy was changed.
        """

        def renewed() -> tuple[bytes, bytes]:
            path = self.path.resolve()
            new = bytes_of(path, state)
            if path.read_bytes() != seen:
                raise ChangedSinceRead(file=path.name)
            return seen, new

        self._commit(self.deed._replace(back_to=state), renewed)

    def recalculate(self) -> list[str]:
        """Recalculate the user's own formulas; return the addresses of those that changed.

        Without changes nothing is written. Raises HostError and ChangedSinceRead as `apply`.
        """
        changed = list[str]()

        def renewed() -> tuple[bytes, bytes] | None:
            old = self.read()
            new, formulas = self.calculated(old)
            changed.extend(formulas)
            return (old, new) if formulas else None

        self._commit(self.deed, renewed)
        return changed

    def lost_looks(self, data: bytes) -> tuple[str, ...]:  # noqa: ARG002
        """Return the looks that another program did not save: codes, () for none."""
        return ()

    def with_looks(self, data: bytes, lost: tuple[str, ...]) -> bytes:  # noqa: ARG002
        """Return the file with looks that were lost, brought back."""
        return data

    def bring_back_looks(self, lost: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Bring back the looks that another program did not save; return which, () for none.

        lost -- known to be lost before a command made some sheets anew; () to look for it now
        No cell is written. Raises HostError as `apply`.
        """
        found = list[str]()

        def renewed() -> tuple[bytes, bytes] | None:
            old = self.read()
            found.extend(lost or self.lost_looks(old))
            return (old, self.with_looks(old, tuple(found))) if found else None

        self._commit(self.deed, renewed)
        return tuple(found)

    def create(self, changes: Changes) -> None:
        """Make the file of an empty workbook and these changes, which must add a sheet.

        Keeps its first state if states are kept. Raises HostError when the name is taken.
        """
        from nigiri.hosts.files.atomic_write import refuse_existing  # noqa: PLC0415 -- who looks writes nothing
        from nigiri.hosts.files.commit import commit_new  # noqa: PLC0415
        from nigiri.hosts.xlsx.package.empty import empty_package  # noqa: PLC0415

        with directors_words(self.path):
            refuse_existing(self.path)
            package = self.edited(empty_package(), changes)
            if not any(tab.shown for tab in Book(package).tabs()):
                raise Unfit(message("file.unfit.no-sheet"))
            data = self.from_package(package, None, changes)
            deed = self.deed._replace(told=changes.deeds)
            commit_new(self.path, data, deed, keeps_states=self._backup)

    def sheets_of(self, data: bytes) -> Workbook:
        """Return the sheets of the file; the same bytes are not read twice."""
        if self._seen is None or self._seen[0] != data:
            self._seen = data, self.sheets(data)
        return self._seen[1]
