"""A workbook in a file that no program has open: what all kinds of files do alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from nigiri.errors import ChangedSinceRead, HostError
from nigiri.hosts.files.atomic_write import refuse_existing, write_safely
from nigiri.hosts.files.open_elsewhere import refuse_if_open
from nigiri.hosts.files.rights import rights_of, told
from nigiri.hosts.files.ring import kept
from nigiri.hosts.files.states import Deed, bytes_of
from nigiri.hosts.files.write_lock import Holder, write_lock
from nigiri.hosts.fingerprint_check import refuse_if_changed
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.loss_check.attachments import hung, hung_on_closing
from nigiri.hosts.xlsx.package.empty import empty_package
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.workbook.derive.written_cells import typed_below
from nigiri.workbook.model.changes import DeleteColumns, DeleteRows, RemoveSheet
from nigiri.workbook.read.tables import location_of

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Collection, Iterator
    from contextlib import AbstractContextManager

    from nigiri.hosts.files.states import State
    from nigiri.hosts.xlsx.loss_check.effects import Fate
    from nigiri.workbook.derive.written_cells import Typed
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes

GOES = (
    "The old sheet {sheet} goes, and what was put on it goes with it: {things}. To keep that, move "
    "it to a sheet of your own first; afterwards it is only in the state before (nigiri undo)."
)
CLOSES = (
    "On {sheet}, columns or rows close that have {things}. To keep that, move it elsewhere first; "
    "afterwards it is only in the state before (nigiri undo)."
)
LOOKED_AT = (
    "What you wrote below the table of {sheet} moves below the new table, and these formulas go on "
    "looking at where it was: {formulas}. Write the new place into them afterwards."
)
LARGEST_FILE = 256 * 2**20


class ClosedFile(ABC):
    """The host for a closed file; a link is followed to the file itself.

    Changes are always made in the form of an .xlsx package; each kind of file says how it
    becomes one, and how one becomes such a file.

    stale -- addresses of the user's own formulas that show an old value since the last `apply`
    notes -- what the file lost when it was written, in sentences: its owner, its group
    """

    suffix: ClassVar[str]

    def __init__(
        self, path: Path, *, now: dt.datetime, backup: bool = True, deed: Deed | None = None
    ) -> None:
        """Name the file, the time that states and new parts bear, and whether to keep states.

        deed -- who writes, by which command; nobody knows when it is None
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
    def opened(self, data: bytes) -> bytes:
        """Return the file as an .xlsx package."""

    @abstractmethod
    def calculated(self, data: bytes) -> tuple[bytes, list[str]]:
        """Return the file with the user's own formulas calculated anew, and where they stand.

        Only those that showed something else are told. Raises HostError without LibreOffice.
        """

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
        return self.look()[1]

    def look(self) -> tuple[bytes, Workbook]:
        """Return the file's bytes and every sheet; HostError when it cannot be read."""
        with directors_words(self.path):
            data = self.read()
            return data, self.sheets_of(data)

    def apply(self, changes: Changes) -> None:
        """Carry out all of the changes in the file, or nothing; nobody else writes it meanwhile.

        Raises ChangedSinceRead when a sheet is not what the changes were made from, or when the
        file is replaced meanwhile; HostError when it is open elsewhere, another command does not
        let it go, or it cannot be written.
        """
        with directors_words(self.path):
            path = self.path.resolve()
            with self._alone(path):
                refuse_if_open(path)
                old = self.read()
                refuse_if_changed(self.sheets_of(old), changes)
                new = self.closed(self.edited(self.opened(old), changes), old, changes)
                self._write(path, old, new, replace(self.deed, told=changes.deeds))

    def edited(self, package: bytes, changes: Changes) -> bytes:
        """Return a package after the changes; parts written anew bear the time of this file."""
        from nigiri.hosts.xlsx.edit import edited  # noqa: PLC0415 -- who looks writes nothing

        return edited(package, changes, self.now)

    def goes(self, changes: Changes) -> tuple[str, ...]:
        """Return what people hung on sheets and cells that the changes remove, in sentences.

        A snapshot does not show it: comments, pictures, charts, tables, formulas elsewhere that
        look at what stands below a table and gets another place.
        """
        kinds = RemoveSheet | DeleteRows | DeleteColumns
        gone = {op.sheet for op in changes.operations if isinstance(op, kinds)}
        data = self.read() if gone else b""
        present = [name for name in (self.sheets_of(data) if gone else ()) if name in gone]
        if not present:
            return ()
        from nigiri.hosts.xlsx.loss_check.effects import fates  # noqa: PLC0415 -- seldom anything goes

        package = self.opened(data)
        book, doomed = Book(package), fates(present, changes.operations)
        gone = {name for name in present if doomed.of[name] is None}
        hangs = (_going(book, name, doomed.of[name]) for name in present)
        return tuple(filter(None, (*hangs, *_looked_at(package, self.sheets_of(data), gone))))

    def put_back(self, state: State, seen: bytes) -> None:
        """Make the file what it was in one of its states, byte for byte.

        seen -- the bytes that the director was asked about
        Raises ChangedSinceRead when the file is no longer those; HostError when it is open
        elsewhere or cannot be written, or the state is no longer what was kept.
        """
        with directors_words(self.path):
            path = self.path.resolve()
            with self._alone(path):
                refuse_if_open(path)
                new = bytes_of(path, state)
                refuse_if_replaced(path, seen)
                self._write(path, seen, new, replace(self.deed, back_to=state))

    def _alone(self, path: Path) -> AbstractContextManager[None]:
        """Return what keeps others from writing the file; without states there is no such thing."""
        if not self._backup:
            return nullcontext()
        return write_lock(path, Holder(self.deed.user, self.deed.command))

    def _write(self, path: Path, old: bytes, new: bytes, deed: Deed) -> None:
        """Write the file, and keep it as it was and as it is; all of it or nothing."""
        rights = rights_of(path)
        with kept(path, old, new, deed) if self._backup else nullcontext():
            lost = write_safely(path, new, lambda: refuse_if_replaced(path, old))
        self.notes = tuple(told(path, rights, lost))

    def recalculate(self) -> list[str]:
        """Calculate the user's own formulas anew and return the addresses of those that changed.

        Where none changed, nothing is written. Raises HostError and ChangedSinceRead as `apply`.
        """
        with directors_words(self.path):
            path = self.path.resolve()
            with self._alone(path):
                refuse_if_open(path)
                old = self.read()
                new, changed = self.calculated(old)
                if changed:
                    self._write(path, old, new, self.deed)
        return changed

    def sheets_of(self, data: bytes) -> Workbook:
        """Return the sheets of the file; the same bytes are not read twice."""
        if self._seen is None or self._seen[0] != data:
            self._seen = data, self.sheets(data)
        return self._seen[1]

    def create(self, changes: Changes) -> None:
        """Make the file of an empty workbook and these changes, which must add a sheet.

        Its first state is kept where a command makes it. Raises HostError when there is already
        something of that name.
        """
        with directors_words(self.path):
            refuse_existing(self.path)
            package = self.edited(empty_package(), changes)
            if not any(tab.shown for tab in Book(package).tabs()):
                msg = "A workbook needs at least one sheet to show"
                raise HostError(msg)
            data = self.closed(package, None, changes)
            if not self.deed.command:
                write_safely(self.path, data, lambda: refuse_existing(self.path))
                return
            deed = replace(self.deed, told=changes.deeds)
            with self._alone(self.path), kept(self.path, None, data, deed):
                refuse_existing(self.path)
                write_safely(self.path, data, lambda: refuse_existing(self.path))


def _going(book: Book, sheet: str, fate: Fate | None) -> str:
    """Return what goes with a sheet, or with its cells, in a sentence; "" for nothing.

    fate -- None when the sheet goes
    """
    things = hung(book, sheet) if fate is None else hung_on_closing(book, sheet, fate)
    return (GOES if fate is None else CLOSES).format(sheet=sheet, things=things) if things else ""


def _looked_at(package: bytes, sheets: Workbook, gone: Collection[str]) -> Iterator[str]:
    """Yield which of the user's formulas look at what stands below the table of a sheet that goes.

    It is written again below the new table, perhaps in another row.
    """
    below = {
        name: {(name, row, column) for row, column, _ in _below(name, sheets)} for name in gone
    }
    if not any(below.values()):
        return
    from nigiri.hosts.xlsx.user_formulas import looking_at, own_formulas  # noqa: PLC0415 -- seldom needed

    own = [each for each in own_formulas(package, sheets) if each.at[0] not in gone]
    for name, cells in below.items():
        found = looking_at(own, cells)
        if found:
            yield LOOKED_AT.format(sheet=name, formulas=", ".join(map(str, found)))


def _below(name: str, sheets: Workbook) -> list[Typed]:
    """Return what stands below the table of a sheet."""
    place = location_of(name, sheets[name])
    return typed_below(place, sheets[name]) if place else []


def refuse_if_replaced(path: Path, old: bytes) -> None:
    """Raise ChangedSinceRead when the file is no longer the one that was read."""
    if path.read_bytes() != old:
        raise ChangedSinceRead(file=path.name)
