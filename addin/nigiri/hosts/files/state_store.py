"""Keep the states of a workbook, in the folder "open.xlsx states" beside it, the newest fifty.

They are kept while a command writes it, and dropped when that fails; states.py reads them.
The caller holds the workbook (`hosts/files/write_lock.py`), so numbers are unique. On a drive
without locks a copy still never overwrites another, and only copies made here are dropped.
"""

from __future__ import annotations

import json
import os
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from nigiri.hosts.files.atomic_write import (
    make_backup_folder,
    make_folder_beside,
    refuse_existing,
    refuse_without_folder,
    write_safely,
)
from nigiri.hosts.files.rights import give_rights, has_rights, rights_of
from nigiri.hosts.files.states import (
    DEEDS_ONLY,
    LIST,
    VERSION,
    State,
    backup_folder,
    backup_name,
    backup_number,
    backups,
    copies_of,
    digest_of,
    folder_aside,
    older_digest,
    older_folder,
    state_of,
)
from nigiri.hosts.files.write_lock import LOCK
from nigiri.hosts.xlsx.trouble import read_file
from nigiri.messages.message import message, said

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from nigiri.hosts.files.rights import Rights
    from nigiri.hosts.files.states import Deed
    from nigiri.messages.message import Message

MOST_STATES = 50
"""Of a closed file; in Excel Undo has its own: MOST_STEPS of hosts/excel/history.py, in
LibreOffice its own list (nigiri_office/undo_actions.py)."""


@contextmanager
def keep_states(
    path: Path, old: bytes | None, new: bytes, deed: Deed
) -> Iterator[tuple[Message, ...]]:
    """Keep the states of a file before and after a write inside; drop both when that fails.

    old -- None for a new file
    Yields what is to be told: that states of another event were put aside.
    Raises OSError when the copies cannot be written; then the file must not be written.
    """
    told = () if deed.aside is None else (_put_aside(path, deed.aside),)
    ring = _Ring(path, deed)
    try:
        ring.take_over()
        ring.add_written(new, None if old is None else ring.add_found(old))
        ring.write_list()
        yield told
    except BaseException:
        ring.forget()
        raise
    ring.tidy()


def _put_aside(path: Path, event: str) -> Message:
    """Move all states of another event into a folder of their own; return the sentence on it.

    The lock of the file stays. The list goes last: copies without it are states without words.
    """
    folder, aside = backup_folder(path), folder_aside(path)
    there = [file for file in folder.iterdir() if file.name not in {LOCK, LIST}]
    make_folder_beside(path, aside)
    for file in (*there, folder / LIST):
        with suppress(FileNotFoundError):
            file.replace(aside / file.name)
    return message("command.back.put-aside", file=path.name, event=event, folder=aside.name)


class _Ring:
    """The states while some are added.

    copies -- made, or taken over, since
    """

    def __init__(self, path: Path, deed: Deed) -> None:
        """Begin with the existing states."""
        refuse_without_folder(path)
        self.path, self.folder, self.deed = path, backup_folder(path), deed
        # Nor are those of an older version this event's: the list says that they were seen.
        self.there = () if deed.aside is not None else copies_of(path)
        self.states = [each.state for each in self.there]
        self.time = deed.now.replace(tzinfo=None).isoformat(" ", "seconds")
        self.list = self.folder / LIST
        self.old_list = read_file(self.list) if self.list.exists() else None
        self.new_list = b""
        self.copies: list[Path] = []
        self.new_folder = not self.folder.exists()

    @property
    def next(self) -> int:
        """Return the number of the next state."""
        return self.states[-1].number + 1 if self.states else 1

    def take_over(self) -> None:
        """Take over the states of an older version, which stay until the command is done."""
        older = [each for each in self.there[-MOST_STATES:] if each.copy.parent != self.folder]
        if not older:
            return
        make_backup_folder(self.path)
        for each in older:
            copy = self.folder / each.state.file
            self.copies.append(copy)
            with suppress(FileExistsError):  # of a killed command that began to do so
                self._take(each.copy, copy)
        self.write_list()

    def _take(self, older: Path, copy: Path) -> None:
        """Link a copy under a second name; copy it where the drive has no links."""
        try:
            os.link(older, copy)
        except FileExistsError:
            raise
        except OSError:
            write_safely(copy, older.read_bytes(), like=self.path)

    def add_found(self, data: bytes) -> State:
        """Return the state of the file before the write, added if missing."""
        state = state_of(self.states, data)
        if state is not None:
            return state
        last = self.states[-1] if self.states else State(0, "", "")
        told = (said(self.deed.found, self.deed.language),) if self.deed.found else ()
        return self._add(
            data, State(self.next, "", "", self.time, told=told, before=last.before, base=last.base)
        )

    def add_written(self, data: bytes, add_found: State | None) -> None:
        """Add the state after the write; one that is put back keeps its undo chain."""
        deed, back_to = self.deed, self.deed.back_to
        before = add_found.number if add_found else None
        self._add(
            data,
            State(
                self.next,
                "",
                "",
                self.time,
                deed.user,
                deed.command,
                deed.kept,
                before=back_to.before if back_to and deed.undo else before,
                base=back_to.base if back_to else self.next,
            ),
        )

    def _add(self, data: bytes, entry: State) -> State:
        """Add a state; equal bytes are stored once."""
        same = state_of(self.states, data)
        name = same.file if same else backup_name(self.path, entry.number, self.deed.now)
        if same is None:
            make_backup_folder(self.path)
            copy = self.folder / name
            write_safely(copy, data, lambda: refuse_existing(copy), like=self.path)
            self.copies.append(copy)
        self.states.append(entry._replace(file=name, sha=digest_of(data)))
        return self.states[-1]

    def write_list(self) -> None:
        """Write the list of the newest states."""
        form = {
            "nigiri": "history",
            "version": VERSION,
            DEEDS_ONLY: True,
            "older": older_digest(self.path),
            "states": [state._asdict() for state in self.states[-MOST_STATES:]],
        }
        text = json.dumps(form, ensure_ascii=False, indent=1) + "\n"
        self.new_list = text.encode("utf-8", "replace")
        write_safely(self.list, self.new_list, like=self.path)

    def forget(self) -> None:
        """Restore the folder as it was, removing only what was made here, as far as possible."""
        with suppress(OSError):
            if self.list.exists() and self.list.read_bytes() == self.new_list:
                if self.old_list is None:
                    self.list.unlink()
                else:
                    write_safely(self.list, self.old_list, like=self.path)
            for copy in self.copies:
                copy.unlink(missing_ok=True)
            if self.new_folder:
                self.folder.rmdir()

    def tidy(self) -> None:
        """Remove copies that no state needs, as far as possible."""
        needed = {state.file for state in self.states[-MOST_STATES:]}
        with suppress(OSError):
            for copy in backups(self.path):
                if copy.name not in needed:
                    copy.unlink(missing_ok=True)
        rights = rights_of(self.path)
        with suppress(OSError):
            self._empty_older_folder(older_folder(self.path), rights.mode)
        with suppress(OSError):
            self._restrict_rights(rights)

    def _empty_older_folder(self, older: Path, mode: int) -> None:
        """Remove taken-over copies from an older version's folder, and those of no workbook.

        While it has states of another workbook, its list and button snapshots stay. mode -- of the
        workbook; who may not read it may not read these.
        """
        for copy in backups(self.path, older):
            copy.unlink(missing_ok=True)
        shared, left = any(map(backup_number, older.iterdir())), older.glob("button *.json")
        for file in left:
            file.chmod(file.stat().st_mode & mode)
            if not shared:
                file.replace(self.folder / file.name)
        if not shared:
            (older / LIST).unlink(missing_ok=True)
            older.rmdir()

    def _restrict_rights(self, rights: Rights) -> None:
        """Give copies at most the rights of the workbook; other people's files are left alone."""
        for file in self.folder.iterdir():
            with suppress(OSError):
                if not has_rights(file, rights):
                    give_rights(file, rights)
