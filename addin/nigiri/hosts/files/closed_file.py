"""A workbook in a closed file: what all kinds of files have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from nigiri.errors import ChangedSinceRead
from nigiri.hosts.files.atomic_write import refuse_existing, write_safely
from nigiri.hosts.files.open_elsewhere import refuse_if_open
from nigiri.hosts.files.rights import lost_rights_sentences, rights_of
from nigiri.hosts.files.state_store import keep_states
from nigiri.hosts.files.states import Deed, bytes_of
from nigiri.hosts.files.write_lock import Holder, write_lock
from nigiri.hosts.fingerprint_check import refuse_if_changed
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.loss_check.attachments import attachment_words, removed_attachment_words
from nigiri.hosts.xlsx.package.empty import empty_package
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.hosts.xlsx.unfit import Unfit
from nigiri.messages.message import message
from nigiri.workbook.derive.written_cells import typed_below
from nigiri.workbook.model.changes import DeleteColumns, DeleteRows, RemoveSheet
from nigiri.workbook.read.tables import location_of

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Collection, Iterator
    from contextlib import AbstractContextManager

    from nigiri.hosts.files.states import State
    from nigiri.hosts.xlsx.loss_check.effects import SheetEffect
    from nigiri.workbook.derive.written_cells import Typed
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes

LARGEST_FILE = 256 * 2**20


class ClosedFile(ABC):
    """The host for a closed file; links are followed.

    Changes are always made in an .xlsx package; each kind of file defines how it becomes one and
    back.

    stale -- addresses of the user's own formulas whose values are outdated since the last `apply`
    notes -- sentences on rights the file lost when it was written: its owner, its group
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
        one,
        and the changes made in it
        """

    def read(self) -> bytes:
        """Return the file's bytes; OSError or, when it is far too large, HostError."""
        with self.path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise Unfit(message("file.unfit.large", size=LARGEST_FILE // 2**20))
        return data

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
        file
        is replaced in the meantime; HostError when it is open elsewhere, another command holds it,
        or it
        cannot be written.
        """
        with directors_words(self.path):
            path = self.path.resolve()
            with self._locked(path):
                refuse_if_open(path)
                old = self.read()
                refuse_if_changed(self.sheets_of(old), changes)
                new = self.from_package(self.edited(self.as_package(old), changes), old, changes)
                self._write(path, old, new, replace(self.deed, told=changes.deeds))

    def edited(self, package: bytes, changes: Changes) -> bytes:
        """Return a package after the changes; parts written anew bear the time of this file."""
        from nigiri.hosts.xlsx.edit import edited  # noqa: PLC0415 -- who looks writes nothing

        return edited(package, changes, self.now)

    def losses(self, changes: Changes) -> tuple[str, ...]:
        """Return sentences on people's attachments to sheets and cells that the changes remove.

        A snapshot does not have them: comments, pictures, charts, tables, and formulas elsewhere
        that
        refer to cells below a table that are moved.
        """
        kinds = RemoveSheet | DeleteRows | DeleteColumns
        gone = {op.sheet for op in changes.operations if isinstance(op, kinds)}
        data = self.read() if gone else b""
        present = [name for name in (self.sheets_of(data) if gone else ()) if name in gone]
        if not present:
            return ()
        from nigiri.hosts.xlsx.loss_check.effects import effects_of  # noqa: PLC0415 -- seldom anything goes

        package = self.as_package(data)
        book, effects = Book(package), effects_of(present, changes.operations)
        gone = {name for name in present if effects.of[name] is None}
        hangs = (_going(book, name, effects.of[name]) for name in present)
        return tuple(filter(None, (*hangs, *_looked_at(package, self.sheets_of(data), gone))))

    def put_back(self, state: State, seen: bytes) -> None:
        """Restore one of the file's states, byte for byte.

        seen -- the bytes that the director was asked about
        Raises ChangedSinceRead when the file no longer has them; HostError when it is open
        elsewhere or
        cannot be written, or the state's copy was changed.
        """
        with directors_words(self.path):
            path = self.path.resolve()
            with self._locked(path):
                refuse_if_open(path)
                new = bytes_of(path, state)
                refuse_if_replaced(path, seen)
                self._write(path, seen, new, replace(self.deed, back_to=state))

    def _locked(self, path: Path) -> AbstractContextManager[None]:
        """Return the lock of the file; a context without effect where no states are kept."""
        if not self._backup:
            return nullcontext()
        return write_lock(path, Holder(self.deed.user, self.deed.command))

    def _write(self, path: Path, old: bytes, new: bytes, deed: Deed) -> None:
        """Write the file and keep its states before and after, all of it or nothing."""
        rights = rights_of(path)
        with keep_states(path, old, new, deed) if self._backup else nullcontext():
            lost = write_safely(path, new, lambda: refuse_if_replaced(path, old))
        self.notes = tuple(lost_rights_sentences(path, rights, lost))

    def recalculate(self) -> list[str]:
        """Recalculate the user's own formulas; return the addresses of those that changed.

        Without changes nothing is written. Raises HostError and ChangedSinceRead as `apply`.
        """
        with directors_words(self.path):
            path = self.path.resolve()
            with self._locked(path):
                refuse_if_open(path)
                old = self.read()
                new, changed = self.calculated(old)
                if changed:
                    self._write(path, old, new, self.deed)
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
        with directors_words(self.path):
            path = self.path.resolve()
            with self._locked(path):
                refuse_if_open(path)
                old = self.read()
                lost = lost or self.lost_looks(old)
                if lost:
                    self._write(path, old, self.with_looks(old, lost), self.deed)
        return lost

    def sheets_of(self, data: bytes) -> Workbook:
        """Return the sheets of the file; the same bytes are not read twice."""
        if self._seen is None or self._seen[0] != data:
            self._seen = data, self.sheets(data)
        return self._seen[1]

    def create(self, changes: Changes) -> None:
        """Make the file of an empty workbook and these changes, which must add a sheet.

        Keeps its first state if states are kept. Raises HostError when the name is taken.
        """
        with directors_words(self.path):
            refuse_existing(self.path)
            package = self.edited(empty_package(), changes)
            if not any(tab.shown for tab in Book(package).tabs()):
                raise Unfit(message("file.unfit.no-sheet"))
            data = self.from_package(package, None, changes)
            if not self.deed.command:
                write_safely(self.path, data, lambda: refuse_existing(self.path))
                return
            deed = replace(self.deed, told=changes.deeds)
            with self._locked(self.path), keep_states(self.path, None, data, deed):
                refuse_existing(self.path)
                write_safely(self.path, data, lambda: refuse_existing(self.path))


def _going(book: Book, sheet: str, effect: SheetEffect | None) -> str:
    """Return the sentence on attachments lost with a sheet or its cells; "" for none.

    effect -- on the sheet, None when the sheet goes
    """
    things = (
        attachment_words(book, sheet)
        if effect is None
        else removed_attachment_words(book, sheet, effect)
    )
    key = "file.goes" if effect is None else "file.closes"
    return message(key, sheet=sheet, things=things) if things else ""


def _looked_at(package: bytes, sheets: Workbook, gone: Collection[str]) -> Iterator[str]:
    """Yield a sentence on the user's formulas that refer to cells below a removed table.

    These cells are moved below the new table, perhaps to another row.
    """
    below = {
        name: {(name, row, column) for row, column, _ in _below(name, sheets)} for name in gone
    }
    if not any(below.values()):
        return
    from nigiri.hosts.xlsx.user_formulas import formulas_naming, user_formulas  # noqa: PLC0415 -- seldom needed

    own = [each for each in user_formulas(package, sheets) if each.at[0] not in gone]
    for name, cells in below.items():
        found = formulas_naming(own, cells)
        if found:
            yield message("file.looked-at", sheet=name, formulas=", ".join(map(str, found)))


def _below(name: str, sheets: Workbook) -> list[Typed]:
    """Return the typed cells below the table of a sheet; [] without a table."""
    location = location_of(name, sheets[name])
    return typed_below(location, sheets[name]) if location else []


def refuse_if_replaced(path: Path, old: bytes) -> None:
    """Raise ChangedSinceRead when the file is no longer the one that was read."""
    if path.read_bytes() != old:
        raise ChangedSinceRead(file=path.name)
