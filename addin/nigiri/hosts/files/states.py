"""The states of a workbook: a ring of copies in a folder beside the file; here they are read.

state_store.py adds them while a command writes, and keeps the newest fifty.

A command keeps the file as it found it, unless that is a state already, and as it writes it; equal
bytes are stored once. `history.json` in that folder has time, user, command and messages of each
state. Copies not listed there (of a killed command, or after its loss) are states without words.
States are only used for going back.

    ┌ found ┐ draw  ┌ found ┐ result        undo of "result" leads to the file as "result" found
    1 ─────► 2 ····► 3 ─────► 4             it: 3; undo once more to 1, the file before "draw"
            hand edits

The folder is named after the workbook, "open.xlsx states". Older versions kept the copies of
open.xlsx, open.xlsm and open.ods in one folder, "open backups", with one list.
Those with the workbook's suffix belong to it: the newer end of its states where an older version
wrote last, and all of them at first. The next command that writes takes them over
(`hosts/files/state_store.py`), and records in its list which older list it was.
"""

from __future__ import annotations

import hashlib
import json
import re
from contextlib import suppress
from itertools import chain, count
from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.errors import HostError
from nigiri.hosts.xlsx.trouble import read_file
from nigiri.messages.message import Message, message, said

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Sequence
    from pathlib import Path

VERSION = 1
LIST = "history.json"
#: How the folder of states ends; it begins with the whole name of the workbook.
_STATES = " states"
#: What follows on it where they are of another event, whose file was replaced by this one.
_ASIDE = " before"
_COUNTER = re.compile(r" (\d{6,})\.[^.]+$")
DEEDS_ONLY = "deeds_only"
"""What a list says whose messages hold no next step (Deed.kept); older lists do not say it."""
_NEXT_STEP = "nigiri "
"""In a message of an older version's list that names the next step, a text like the others."""
_TIME = re.compile(r"(\d{4}-\d\d-\d\d) (\d\d)\.(\d\d)\.(\d\d) \d{6,}\.[^.]+$")


class State(NamedTuple):
    """A state of a workbook.

    file -- the name of its copy; sha -- of the copy's bytes; when -- "2005-05-21 10:00:00"
    command -- that wrote it, None when it was found so; told -- its messages
    before -- the state to which an undo leads; base -- the state after the last command that the
    Log contains; None where there is none
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


class Deed(NamedTuple):
    """A write of a command: when, who, by which command; told -- its messages.

    found -- edits since the command before, in words
    back_to -- the state that is put back; undo -- a further undo then goes back further
    language -- in which the messages are kept: that of the event
    aside -- the name of another event, whose states are there and are put aside; None usually
    """

    now: dt.datetime
    user: str = ""
    command: str = ""
    told: tuple[str, ...] = ()
    found: str = ""
    back_to: State | None = None
    undo: bool = False
    language: str = "en"
    aside: str | None = None

    @property
    def kept(self) -> tuple[str, ...]:
        """Return the messages as texts, which any later version reads; without the next steps."""
        last = [each for each in self.told if isinstance(each, Message) and each.commands]
        return tuple(said(each, self.language) for each in self.told if each not in last)


class StateCopy(NamedTuple):
    """A state and its copy, which may still be in an older version's folder."""

    state: State
    copy: Path


class _List(NamedTuple):
    """A list of states; older -- the digest of an older version's list that was taken over."""

    states: tuple[State, ...] = ()
    older: str | None = None


def backup_folder(path: Path) -> Path:
    """Return the folder of a workbook's backups, beside it."""
    return path.with_name(path.name + _STATES)


def folder_aside(path: Path) -> Path:
    """Return a free name for the folder of states of another event, whose file was replaced."""
    numbers = chain([""], (f" {number}" for number in count(2)))
    names = (path.with_name(f"{path.name}{_STATES}{_ASIDE}{number}") for number in numbers)
    return next(name for name in names if not name.exists())


def older_folder(path: Path) -> Path:
    """Return the folder that older versions used, for all workbooks of that stem."""
    return path.with_name(f"{path.stem} backups")


def backup_name(path: Path, number: int, now: dt.datetime) -> str:
    """Return the name of a copy: its time, and a counter that decides which is newer.

    Clocks jump, counters do not.
    """
    return f"{path.stem} {now:%Y-%m-%d %H.%M.%S} {number:06}{path.suffix}"


def backups(path: Path, folder: Path | None = None) -> list[Path]:
    """Return the backups of a workbook in its folder or another one, oldest first."""
    folder = folder or backup_folder(path)
    found = [file for file in folder.glob(f"*{path.suffix}") if _COUNTER.search(file.name)]
    return sorted(found, key=lambda file: (backup_number(file), file.name))


def backup_number(file: Path) -> int:
    """Return a backup's counter, 0 where its name has none."""
    found = _COUNTER.search(file.name)
    return int(found[1]) if found else 0


def renumbered_name(file: Path, number: int) -> str:
    """Return the name of a backup with another counter."""
    return _COUNTER.sub(lambda found: found[0].replace(found[1], f"{number:06}"), file.name)


def states_of(path: Path) -> tuple[State, ...]:
    """Return the states of a workbook, oldest first; () when there are none; links are followed."""
    return tuple(kept.state for kept in copies_of(path))


def copies_of(path: Path) -> tuple[StateCopy, ...]:
    """Return the states of a workbook with their copies, oldest first; links are followed."""
    path = path.resolve()
    with suppress(FileNotFoundError):
        backup_folder(path).stat()  # raises where the name leaves no room for that of its copies
    listed = _listed(backup_folder(path))
    own = _copies_in(path, backup_folder(path), listed.states)
    older = older_digest(path)
    if older in {None, listed.older}:
        return own
    theirs = _copies_in(path, older_folder(path), _listed(older_folder(path)).states)
    # Who takes them over copies first, and may have been killed before the list named the copies.
    named, doubled = {state.file for state in listed.states}, {each.copy.name for each in theirs}
    own = tuple(each for each in own if each.state.file not in doubled - named)
    return *own, *(_continued(own[-1].state, theirs) if own else theirs)


def older_digest(path: Path) -> str | None:
    """Return the digest of an older version's list, "" for a folder without one.

    None where there is no such folder
    """
    folder = older_folder(path)
    try:
        return digest_of(read_file(folder / LIST))
    except OSError:
        return "" if folder.is_dir() else None


def state_of(states: Sequence[State], data: bytes) -> State | None:
    """Return the newest state with these bytes, None when there is none."""
    sha = digest_of(data)
    return next((state for state in reversed(states) if state.sha == sha), None)


def state_numbered(states: Sequence[State], number: int | None) -> State | None:
    """Return the state of that number, None when there is none."""
    return next((state for state in states if state.number == number), None)


def bytes_of(path: Path, state: State) -> bytes:
    """Return the bytes of a state; HostError when its copy was changed."""
    copy = backup_folder(path.resolve()) / state.file
    if not copy.exists():  # perhaps in the folder of an older nigiri, under another number
        copy = next((kept.copy for kept in copies_of(path) if kept.state == state), copy)
    data = read_file(copy)
    if digest_of(data) != state.sha:
        name, folder = copy.name, copy.parent.name
        changed = message("file.state-changed", number=state.number, copy=name, folder=folder)
        raise HostError(changed)
    return data


def digest_of(data: bytes) -> str:
    """Return the SHA-256 digest of bytes, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def _copies_in(path: Path, folder: Path, states: Sequence[State]) -> tuple[StateCopy, ...]:
    """Return the states of a workbook whose copies are in a folder; states -- of its list."""
    there = {file.name: file for file in backups(path, folder)}
    listed = [StateCopy(state, there[state.file]) for state in states if state.file in there]
    named = {state.file for state in states}
    adopted = [_adopted(file) for name, file in there.items() if name not in named]
    found = [*listed, *filter(None, adopted)]
    return tuple(sorted(found, key=lambda kept: (kept.state.number, kept.state.file)))


def _continued(last: State, theirs: Sequence[StateCopy]) -> Iterator[StateCopy]:
    """Yield the states of an older version, numbered after the last of the workbook's own.

    An older version knows nothing of those, so nothing precedes the file as it found it. From that,
    and from where it is put back, an undo goes on as from the last one.
    """
    first = theirs[0].state.sha if theirs and theirs[0].state.command is None else ""
    for state, copy in theirs:
        number = state.number + last.number
        name = renumbered_name(copy, number)
        if state.sha == first and state.before is None:
            before, base = last.before, last.base
        else:
            before = state.before and state.before + last.number
            base = state.base and state.base + last.number
        moved = state._replace(number=number, file=name, before=before, base=base)
        yield StateCopy(moved, copy)


def _listed(folder: Path) -> _List:
    """Return the list in a folder; an empty one when it is missing or damaged."""
    try:
        form = json.loads(read_file(folder / LIST))
        if form["version"] != VERSION:
            return _List()
        states = tuple(map(_state, form["states"]))
        if not form.get(DEEDS_ONLY):
            states = tuple(each._replace(told=_deeds(each.told)) for each in states)
        return _List(states, form.get("older"))
    except (OSError, ValueError, RecursionError, LookupError, TypeError, AttributeError):
        return _List()


def _deeds(told: tuple[str, ...]) -> tuple[str, ...]:
    """Return the messages of an older version's list without the next steps."""
    return tuple(each for each in told if _NEXT_STEP not in each)


def _state(entry: dict[str, Any]) -> State:
    """Return a state of the list; a field that is missing or no state's raises TypeError."""
    state = State(**{**entry, "told": tuple(entry["told"])})
    kinds: tuple[tuple[object, type], ...] = (
        (state.number, int),
        (state.file, str),
        (state.sha, str),
        (state.when, str),
        (state.who, str),
        (state.command or "", str),
        (state.before or 0, int),
        (state.base or 0, int),
        *((words, str) for words in state.told),
    )
    if not all(isinstance(value, kind) for value, kind in kinds):
        raise TypeError
    return state


def _adopted(copy: Path) -> StateCopy | None:
    """Return the state of an unlisted copy; None where it has just been removed."""
    try:
        sha = digest_of(read_file(copy))
    except FileNotFoundError:  # of a command that was refused meanwhile
        return None
    time = _TIME.search(copy.name)
    when = f"{time[1]} {time[2]}:{time[3]}:{time[4]}" if time else ""
    return StateCopy(State(backup_number(copy), copy.name, sha, when), copy)
