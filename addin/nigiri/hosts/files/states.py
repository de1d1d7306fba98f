"""The states of a workbook: a ring of copies in a folder beside the file, the newest fifty.

A command keeps the file as it found it, unless that is a state already, and as it writes it; equal
bytes are kept once. `history.json` in that folder says of each state when, who, which command and
what it told. Copies it does not name (of a killed command, or when it was lost) are states without
words. The states are a convenience: nothing but going back depends on them.

    ┌ found ┐ draw  ┌ found ┐ result        undo of "result" leads to the file as "result" found
    1 ─────► 2 ····► 3 ─────► 4             it: 3; undo once more to 1, the file before "draw"
            hand edits

An older nigiri kept the copies of open.xlsx, open.xlsm and open.ods in one folder, with one list.
What ends as the workbook does belongs to it: that is the newer end of its states where an older
nigiri wrote last, and all of them at first. The next command that writes takes it over
(`hosts/files/ring.py`), and notes in its own list which older one that was.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.errors import HostError
from nigiri.hosts.files.atomic_write import (
    backup_folder,
    backup_number,
    backups,
    numbered_anew,
    older_folder,
)

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence
    from pathlib import Path

VERSION = 1
LIST = "history.json"
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


class Kept(NamedTuple):
    """A state and its copy, which may stand in the folder of an older nigiri yet."""

    state: State
    copy: Path


class _List(NamedTuple):
    """A list of states; older -- the sum of the list of an older nigiri that was taken over."""

    states: tuple[State, ...] = ()
    older: str | None = None


def states_of(path: Path) -> tuple[State, ...]:
    """Return the states of a workbook, oldest first; () when there are none; links are followed."""
    return tuple(kept.state for kept in kept_of(path))


def kept_of(path: Path) -> tuple[Kept, ...]:
    """Return the states of a workbook with their copies, oldest first; links are followed."""
    path = path.resolve()
    listed = _listed(backup_folder(path))
    own = _kept_in(path, backup_folder(path), listed.states)
    older = older_sum(path)
    if older in {None, listed.older}:
        return own
    theirs = _kept_in(path, older_folder(path), _listed(older_folder(path)).states)
    # Who takes them over copies first, and may have been killed before the list named the copies.
    named, doubled = {state.file for state in listed.states}, {each.copy.name for each in theirs}
    own = tuple(each for each in own if each.state.file not in doubled - named)
    after = own[-1].state.number if own else 0
    return *own, *(_moved(each, after) for each in theirs)


def older_sum(path: Path) -> str | None:
    """Return what tells one list of an older nigiri from another, "" for a folder without one.

    None where there is no such folder
    """
    folder = older_folder(path)
    try:
        return sha_of((folder / LIST).read_bytes())
    except OSError:
        return "" if folder.is_dir() else None


def state_of(states: Sequence[State], data: bytes) -> State | None:
    """Return the newest state that is these bytes, None when they are none."""
    sha = sha_of(data)
    return next((state for state in reversed(states) if state.sha == sha), None)


def numbered(states: Sequence[State], number: int | None) -> State | None:
    """Return the state of that number, None when it is not kept."""
    return next((state for state in states if state.number == number), None)


def bytes_of(path: Path, state: State) -> bytes:
    """Return the bytes of a state; HostError when its copy is no longer what was kept."""
    copy = backup_folder(path.resolve()) / state.file
    if not copy.exists():  # perhaps in the folder of an older nigiri, under another number
        copy = next((kept.copy for kept in kept_of(path) if kept.state == state), copy)
    data = copy.read_bytes()
    if sha_of(data) != state.sha:
        msg = (
            f"State {state.number} was changed since it was kept: {copy.name} in the folder "
            f"{copy.parent.name}. Open that copy yourself, or take another state."
        )
        raise HostError(msg)
    return data


def sha_of(data: bytes) -> str:
    """Return what tells bytes from others."""
    return hashlib.sha256(data).hexdigest()


def _kept_in(path: Path, folder: Path, states: Sequence[State]) -> tuple[Kept, ...]:
    """Return the states of a workbook whose copies stand in a folder; states -- of its list."""
    there = {file.name: file for file in backups(path, folder)}
    listed = [Kept(state, there[state.file]) for state in states if state.file in there]
    named = {state.file for state in states}
    adopted = [_adopted(file) for name, file in there.items() if name not in named]
    found = [*listed, *filter(None, adopted)]
    return tuple(sorted(found, key=lambda kept: (kept.state.number, kept.state.file)))


def _moved(kept: Kept, after: int) -> Kept:
    """Return a state of an older nigiri, numbered after those that there are."""
    if not after:
        return kept
    state, number = kept.state, kept.state.number + after
    return Kept(
        replace(
            state,
            number=number,
            file=numbered_anew(kept.copy, number),
            before=state.before and state.before + after,
            base=state.base and state.base + after,
        ),
        kept.copy,
    )


def _listed(folder: Path) -> _List:
    """Return the list in a folder; an empty one when it is missing or cannot be understood."""
    try:
        form = json.loads((folder / LIST).read_bytes())
        if form["version"] != VERSION:
            return _List()
        return _List(tuple(map(_state, form["states"])), form.get("older"))
    except (OSError, ValueError, RecursionError, LookupError, TypeError, AttributeError):
        return _List()


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


def _adopted(copy: Path) -> Kept | None:
    """Return the state of a copy that the list does not name; None where it just went."""
    try:
        sha = sha_of(copy.read_bytes())
    except FileNotFoundError:  # of a command that was refused meanwhile
        return None
    time = _TIME.search(copy.name)
    when = f"{time[1]} {time[2]}:{time[3]}:{time[4]}" if time else ""
    return Kept(State(backup_number(copy), copy.name, sha, when), copy)
