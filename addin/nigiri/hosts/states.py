"""The states of a workbook: a ring of copies in a folder beside the file, the newest fifty.

A command keeps the file as it found it, unless that is a state already, and as it writes it; equal
bytes are kept once. `history.json` in that folder says of each state when, who, which command and
what it told. Copies it does not name (of an older nigiri, or when it was lost) are states without
words. The states are a convenience: nothing but going back depends on them.

    ┌ found ┐ draw  ┌ found ┐ result        undo of "result" leads to the file as "result" found
    1 ─────► 2 ····► 3 ─────► 4             it: 3; undo once more to 1, the file before "draw"
            hand edits
"""

from __future__ import annotations

import hashlib
import json
import re
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from nigiri.errors import HostError
from nigiri.hosts.safe import (
    backup_folder,
    backup_name,
    backup_number,
    backups,
    refuse_without_folder,
    write_safely,
)

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Sequence
    from pathlib import Path

MOST_STATES = 50
VERSION = 1
_LIST = "history.json"
_TIME = re.compile(r"(\d{4}-\d\d-\d\d) (\d\d)\.(\d\d)\.(\d\d) \d{6,}\.[^.]+$")


@dataclass(frozen=True)
class State:
    """A workbook as it was once.

    file -- the name of its copy; sha -- of the copy's bytes; when -- "2005-05-21 10:00:00"
    command -- that wrote it, None when it was found so; told -- what was done, in words
    before -- the state to which an undo leads; base -- the state after the last command whose
    traces are in the Log; None where there is none
    """

    number: int
    file: str
    sha: str
    when: str = ""
    who: str = ""
    command: str | None = None
    told: tuple[str, ...] = ()
    before: int | None = None
    base: int | None = None


@dataclass(frozen=True)
class Deed:
    """What a command does to a file: when, who, by which command; told -- in words.

    found -- what was edited since the command before, in words
    back_to -- the state that is put back; undo -- a further undo then goes back further
    """

    now: dt.datetime
    user: str = ""
    command: str = ""
    told: tuple[str, ...] = ()
    found: str = ""
    back_to: State | None = None
    undo: bool = False


def states_of(path: Path) -> tuple[State, ...]:
    """Return the states of a workbook, oldest first; () when there are none; links are followed."""
    path = path.resolve()
    there = {file.name: file for file in backups(path)}
    listed = [state for state in _listed(path) if state.file in there]
    named = {state.file for state in listed}
    adopted = [_adopted(file) for name, file in there.items() if name not in named]
    return tuple(sorted([*listed, *adopted], key=lambda state: (state.number, state.file)))


def state_of(states: Sequence[State], data: bytes) -> State | None:
    """Return the newest state that is these bytes, None when they are none."""
    sha = _sha(data)
    return next((state for state in reversed(states) if state.sha == sha), None)


def numbered(states: Sequence[State], number: int | None) -> State | None:
    """Return the state of that number, None when it is not kept."""
    return next((state for state in states if state.number == number), None)


def bytes_of(path: Path, state: State) -> bytes:
    """Return the bytes of a state; HostError when its copy is no longer what was kept."""
    copy = backup_folder(path.resolve()) / state.file
    data = copy.read_bytes()
    if _sha(data) != state.sha:
        msg = (
            f"State {state.number} was changed since it was kept: {copy.name} in the folder "
            f"{copy.parent.name}. Open that copy yourself, or take another state."
        )
        raise HostError(msg)
    return data


@contextmanager
def kept(path: Path, old: bytes | None, new: bytes, deed: Deed) -> Iterator[None]:
    """Keep a file as it was found and as it is written inside; forget both when that fails.

    old -- None for a file that is made
    Raises OSError when the copies cannot be written; then nothing is to be written.
    """
    ring = _Ring(path, deed)
    try:
        ring.add_written(new, None if old is None else ring.found(old))
        ring.write_list()
        yield
    except BaseException:
        ring.forget()
        raise
    ring.tidy()


class _Ring:
    """The states while some are added."""

    def __init__(self, path: Path, deed: Deed) -> None:
        """Begin with the states there are."""
        refuse_without_folder(path)
        self.path, self.folder, self.deed = path, backup_folder(path), deed
        self.states = list(states_of(path))
        self.time = deed.now.replace(tzinfo=None).isoformat(" ", "seconds")
        self.list = self.folder / _LIST
        self.old_list = self.list.read_bytes() if self.list.exists() else None
        self.copies: list[Path] = []
        self.new_folder = not self.folder.exists()

    @property
    def next(self) -> int:
        """Return the number of the next state."""
        return self.states[-1].number + 1 if self.states else 1

    def found(self, data: bytes) -> State:
        """Return the state of the file as it was found, added where it is none yet."""
        state = state_of(self.states, data)
        if state is not None:
            return state
        last = self.states[-1] if self.states else State(0, "", "")
        told = (self.deed.found,) if self.deed.found else ()
        return self._add(
            data, State(self.next, "", "", self.time, told=told, before=last.before, base=last.base)
        )

    def add_written(self, data: bytes, found: State | None) -> None:
        """Add the state that is written; what is put back is no further than it was."""
        deed, back_to = self.deed, self.deed.back_to
        before = found.number if found else None
        self._add(data, State(
            self.next, "", "", self.time, deed.user, deed.command, deed.told,
            before=back_to.before if back_to and deed.undo else before,
            base=back_to.base if back_to else self.next,
        ))  # fmt: skip

    def _add(self, data: bytes, entry: State) -> State:
        """Add a state; bytes that are kept already are not kept again."""
        same = state_of(self.states, data)
        name = same.file if same else backup_name(self.path, entry.number, self.deed.now)
        if same is None:
            self.folder.mkdir(exist_ok=True)
            self.copies.append(self.folder / name)
            write_safely(self.folder / name, data)
        self.states.append(replace(entry, file=name, sha=_sha(data)))
        return self.states[-1]

    def write_list(self) -> None:
        """Write the list of the newest states."""
        states = [asdict(state) for state in self.states[-MOST_STATES:]]
        form = {"nigiri": "history", "version": VERSION, "states": states}
        text = json.dumps(form, ensure_ascii=False, indent=1) + "\n"
        write_safely(self.list, text.encode("utf-8", "replace"))

    def forget(self) -> None:
        """Leave the folder as it was, as far as the system lets one."""
        with suppress(OSError):
            if self.old_list is None:
                self.list.unlink(missing_ok=True)
            elif self.list.read_bytes() != self.old_list:
                write_safely(self.list, self.old_list)
            for copy in self.copies:
                copy.unlink(missing_ok=True)
            if self.new_folder:
                self.folder.rmdir()

    def tidy(self) -> None:
        """Remove the copies that no state needs; what cannot be removed stays."""
        needed = {state.file for state in self.states[-MOST_STATES:]}
        with suppress(OSError):
            for copy in backups(self.path):
                if copy.name not in needed:
                    copy.unlink(missing_ok=True)


def _listed(path: Path) -> list[State]:
    """Return the states that the list names; none when it is missing or cannot be understood."""
    try:
        form = json.loads((backup_folder(path) / _LIST).read_bytes())
        return [_state(entry) for entry in form["states"]] if form["version"] == VERSION else []
    except (OSError, ValueError, RecursionError, LookupError, TypeError, AttributeError):
        return []


def _state(entry: dict[str, Any]) -> State:
    """Return a state of the list; a field that is missing or no state's raises TypeError."""
    state = State(**{**entry, "told": tuple(entry["told"])})
    kinds: tuple[tuple[object, type], ...] = (
        (state.number, int), (state.file, str), (state.sha, str), (state.when, str),
        (state.who, str), (state.command or "", str), (state.before or 0, int),
        (state.base or 0, int), *((words, str) for words in state.told),
    )  # fmt: skip
    if not all(isinstance(value, kind) for value, kind in kinds):
        raise TypeError
    return state


def _adopted(copy: Path) -> State:
    """Return the state of a copy that the list does not name."""
    time = _TIME.search(copy.name)
    when = f"{time[1]} {time[2]}:{time[3]}:{time[4]}" if time else ""
    return State(backup_number(copy), copy.name, _sha(copy.read_bytes()), when)


def _sha(data: bytes) -> str:
    """Return what tells bytes from others."""
    return hashlib.sha256(data).hexdigest()
