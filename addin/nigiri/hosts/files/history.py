"""The states of a file as workbooks: as it is, as the last command or button left it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from nigiri.errors import HostError
from nigiri.hosts.files.atomic_write import refuse_existing, write_safely
from nigiri.hosts.files.button_snapshots import kept
from nigiri.hosts.files.states import State, bytes_of, numbered, state_of, states_of
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.workbook.log import newest_seal
from nigiri.workbook.model.cells import Workbook

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.hosts.files.closed_file import ClosedFile


class Past(NamedTuple):
    """A file and its states.

    data, workbook -- the file as it is; states -- oldest first
    state -- which of them the file is now, None when it was edited since
    last -- the workbook as the last command left the file, None where no state says so
    left -- the same, but as a button left it in the open document, where that was later: what
    differs from it was done by hand
    """

    data: bytes
    workbook: Workbook
    states: tuple[State, ...]
    state: State | None
    last: Workbook | None
    left: Workbook | None

    @property
    def latest(self) -> State | None:
        """Return the state that the file is, or was before it was edited; None without states."""
        return self.state or (self.states[-1] if self.states else None)

    @property
    def earlier(self) -> State | None:
        """Return the state to which an undo leads, None when none is kept."""
        return numbered(self.states, self.latest.before) if self.latest else None

    @property
    def undone(self) -> State | None:
        """Return the state by whose command the file left the earlier one, None when unknown."""
        before = self.earlier.number if self.earlier else 0
        return next(
            (
                state
                for state in reversed(self.states)
                if state.before == before and state.command not in {None, "undo"}
            ),
            None,
        )


def past_of(file: ClosedFile, *, damaged: bool = False) -> Past:
    """Return a file with its states; HostError when the file cannot be read.

    damaged -- a file whose bytes are no workbook has an empty one, instead of an error
    """
    data, workbook = _look(file, damaged=damaged)
    with directors_words(file.path):
        states = states_of(file.path)
    state = state_of(states, data)
    latest = state or (states[-1] if states else None)
    base = numbered(states, latest.base if latest else None)
    if base is None:
        return Past(data, workbook, states, state, None, kept(file.path, workbook))
    last = workbook if state is not None and base.sha == state.sha else _read(file, base)
    left = last if _same_deed(last, workbook) else kept(file.path, workbook) or last
    return Past(data, workbook, states, state, last, left)


def left_before(file: ClosedFile, now: Workbook) -> Workbook | None:
    """Return an open workbook as the last command or button left it; None where nobody knows.

    file -- it was opened from; now -- its cells, which may not be saved
    """
    left = kept(file.path, now)
    if left is not None:
        return left
    with suppress(HostError):
        last = past_of(file).last
        return last if _same_deed(last, now) else None
    return None


def _same_deed(last: Workbook | None, now: Workbook) -> bool:
    """Tell whether nothing was written into the Log since."""
    return last is not None and newest_seal(last) == newest_seal(now)


def copy_state(path: Path, state: State, copy: Path) -> None:
    """Write a state of a file under another name, which must be free; HostError as above."""
    with directors_words(copy):
        refuse_existing(copy)
        write_safely(copy, bytes_of(path, state), lambda: refuse_existing(copy), like=path)


def workbook_as(file: ClosedFile, state: State) -> Workbook:
    """Return a state as a workbook; HostError when its copy is gone, damaged or was changed."""
    with directors_words(file.path):
        return file.sheets(bytes_of(file.path, state))


def _look(file: ClosedFile, *, damaged: bool) -> tuple[bytes, Workbook]:
    """Return bytes and sheets; an empty workbook where that is allowed and they cannot be read."""
    try:
        return file.look()
    except HostError:
        if not damaged:
            raise
    with directors_words(file.path):
        return file.path.read_bytes(), Workbook()


def _read(file: ClosedFile, state: State) -> Workbook | None:
    """Return a state as a workbook, None when its copy is of no use: then nothing is known."""
    with suppress(HostError):
        return workbook_as(file, state)
    return None
