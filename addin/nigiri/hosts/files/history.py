"""The states of a file as workbooks: as it is, as the last command or button left it.

Undo goes by them: `FileHistory.earlier` is the state to which it leads, `undone` the one whose
command it takes back. The director is asked by cli/commands/history.py, and `ClosedFile.put_back`
(closed_file.py) writes the bytes of that state as every command writes (commit.py).

what                                        where
the folder "open.xlsx states", its list,    states.py
how going back goes on from there
states added, the newest fifty kept         state_store.py
what was edited by hand since               listed, and asked about, before it goes; it is a state
                                            of its own then, to which `restore` leads
what buttons left in an open document       button_snapshots.py
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from nigiri.errors import HostError
from nigiri.hosts.files.button_snapshots import load_snapshot
from nigiri.hosts.files.states import State, bytes_of, state_numbered, state_of, states_of
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.workbook.log import newest_seal, timings
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.event import event_id, event_name
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from nigiri.hosts.files.closed_file import ClosedFile


class FileHistory(NamedTuple):
    """A file and its states.

    data, workbook -- the file as it is; states -- oldest first
    state -- the state that the file is now, None when it was edited since
    last -- the workbook as the last command left the file, None where no state says so
    last_known -- the same, or a later snapshot of a button in the open document; differences from
    it are edits by hand
    aside -- the name of the event whose states are beside the file, where it is another one: then
    there are none of this one; None usually
    """

    data: bytes
    workbook: Workbook
    states: tuple[State, ...]
    state: State | None
    last: Workbook | None
    last_known: Workbook | None
    aside: str | None = None

    @property
    def latest(self) -> State | None:
        """Return the state that the file is, or was before edits; None without states."""
        return self.state or (self.states[-1] if self.states else None)

    @property
    def earlier(self) -> State | None:
        """Return the state to which an undo leads, None when there is none."""
        return state_numbered(self.states, self.latest.before) if self.latest else None

    @property
    def undone(self) -> State | None:
        """Return the state whose command an undo takes back, None when unknown."""
        before = self.earlier.number if self.earlier else 0
        return next(
            (
                state
                for state in reversed(self.states)
                if state.before == before and state.command not in {None, "undo"}
            ),
            None,
        )


def file_history(file: ClosedFile, *, damaged: bool = False) -> FileHistory:
    """Return a file with its states; HostError when the file cannot be read.

    damaged -- bytes that are no workbook, or no file, become an empty one instead of an error
    """
    data, workbook = _look(file, damaged=damaged)
    with directors_words(file.path):
        states = states_of(file.path)
    state = state_of(states, data)
    latest = state or (states[-1] if states else None)
    base = state_numbered(states, latest.base if latest else None)
    if base is None:
        return FileHistory(data, workbook, states, state, None, load_snapshot(file.path, workbook))
    last = workbook if state is not None and base.sha == state.sha else _read(file, base)
    if state is None and last is not None and _is_another_event(last, workbook):
        left = load_snapshot(file.path, workbook)
        return FileHistory(data, workbook, (), None, None, left, aside=event_name(last))
    left = last if _same_deed(last, workbook) else load_snapshot(file.path, workbook) or last
    return FileHistory(data, workbook, states, state, last, left)


def last_known_workbook(file: ClosedFile, now: Workbook) -> Workbook | None:
    """Return an open workbook as the last command or button left it; None where unknown.

    file -- it was opened from; now -- its cells, which may not be saved
    """
    left = load_snapshot(file.path, now)
    if left is not None:
        return left
    with suppress(HostError):
        last = file_history(file).last
        return last if _same_deed(last, now) else None
    return None


def _same_deed(last: Workbook | None, now: Workbook) -> bool:
    """Tell whether both have the same newest seal: no command wrote into the Log in between."""
    return last is not None and newest_seal(last) == newest_seal(now)


def newly_lost(file: ClosedFile, past: FileHistory) -> tuple[str, ...]:
    """Return the looks that were lost since the last command: codes, () for none.

    So the director is asked once, whatever he answers.
    """
    lost = () if past.state is not None else file.lost_looks(past.data)
    if lost and past.states:
        with suppress(HostError):
            before = file.lost_looks(bytes_of(file.path, past.states[-1]))
            return tuple(each for each in lost if each not in before)
    return lost


def copy_state(path: Path, state: State, copy: Path) -> None:
    """Write a state of a file under a free name; HostError if taken, or the state is lost."""
    from nigiri.hosts.files.atomic_write import refuse_existing, write_safely  # noqa: PLC0415 -- few write it

    with directors_words(copy):
        refuse_existing(copy)
        write_safely(copy, bytes_of(path, state), lambda: refuse_existing(copy), like=path)


def workbook_as(file: ClosedFile, state: State) -> Workbook:
    """Return a state as a workbook; HostError when its copy is missing, damaged or changed."""
    with directors_words(file.path):
        return file.sheets(bytes_of(file.path, state))


def _look(file: ClosedFile, *, damaged: bool) -> tuple[bytes, Workbook]:
    """Return bytes and sheets; an empty workbook where `damaged` allows it."""
    try:
        return file.look()
    except HostError:
        if not damaged:
            raise
    with directors_words(file.path):
        try:
            return file.read(), Workbook()
        except FileNotFoundError:
            return b"", Workbook()


def _read(file: ClosedFile, state: State) -> Workbook | None:
    """Return a state as a workbook, None when its copy cannot be read."""
    with suppress(HostError):
        return workbook_as(file, state)
    return None


def _is_another_event(before: Workbook, now: Workbook) -> bool:
    """Tell whether a workbook is not what another one has become: a file was copied over it.

    Two that have an id must have the same. A workbook that was copied for the next event has the
    same one; then its name is another, and its round 1 is not drawn yet, or was on another day. A
    name alone may be put right at any time, and a damaged Event sheet makes no other event.
    """
    was, is_now = event_id(before), event_id(now)
    if was and is_now and was != is_now:
        return True
    if not was or "event" not in find(now).locations:
        return False
    renamed = plain(event_name(before)) != plain(event_name(now))
    drawn = _first_drawn(before)
    return renamed and (not is_now or (drawn is not None and drawn != _first_drawn(now)))


def _first_drawn(workbook: Workbook) -> dt.date | None:
    """Return the day on which round 1 was drawn, by the Log; None where it does not say so."""
    first = next((each for each in timings(workbook) if each.number == 1), None)
    return first.drawn.date() if first else None
