"""Write a closed file as a whole or not at all: locked, not open elsewhere, its states kept.

The file itself is replaced by `write_safely` in atomic_write.py; the states before and after it are
kept by state_store.py, the newest fifty.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from nigiri.errors import ChangedSinceRead
from nigiri.hosts.files.atomic_write import refuse_existing, refuse_protected, write_safely
from nigiri.hosts.files.open_elsewhere import refuse_if_open
from nigiri.hosts.files.rights import lost_rights_sentences, rights_of
from nigiri.hosts.files.state_store import keep_states
from nigiri.hosts.files.write_lock import Holder, write_lock
from nigiri.hosts.xlsx.trouble import directors_words

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from pathlib import Path

    from nigiri.hosts.files.states import Deed


def commit(
    path: Path,
    deed: Deed,
    renewed: Callable[[], tuple[bytes, bytes] | None],
    *,
    keeps_states: bool,
) -> tuple[str, ...]:
    """Write new bytes into a file; return sentences on rights that it lost, states put aside.

    renewed -- called with the file locked; returns the bytes that are there and the new ones, None
    when nothing is to be written
    keeps_states -- the file is locked, and its states before and after are kept
    Raises ChangedSinceRead when the file is replaced in the meantime; HostError when it is open
    elsewhere, another command holds it, or it cannot be written; and what `renewed` raises.
    """
    with directors_words(path):
        path = path.resolve()
        with _locked(path, deed) if keeps_states else nullcontext():
            refuse_if_open(path)
            refuse_protected(path)  # before any state says that it was written
            found = renewed()
            if found is None:
                return ()
            old, new = found
            rights = rights_of(path)
            with keep_states(path, old, new, deed) if keeps_states else nullcontext(()) as told:
                lost = write_safely(path, new, lambda: _refuse_if_replaced(path, old))
            return (*told, *lost_rights_sentences(path, rights, lost))


def commit_new(path: Path, data: bytes, deed: Deed, *, keeps_states: bool) -> None:
    """Write a file that is not there yet; of a command also its first state.

    Raises HostError when the name is taken, or the file cannot be written.
    """
    if not deed.command:
        write_safely(path, data, lambda: refuse_existing(path))
        return
    lock = _locked(path, deed) if keeps_states else nullcontext()
    with lock, keep_states(path, None, data, deed):
        refuse_existing(path)
        write_safely(path, data, lambda: refuse_existing(path))


def _locked(path: Path, deed: Deed) -> AbstractContextManager[None]:
    """Return the lock of a file for who does that."""
    return write_lock(path, Holder(deed.user, deed.command))


def _refuse_if_replaced(path: Path, old: bytes) -> None:
    """Raise ChangedSinceRead when the file is no longer the one that was read."""
    if path.read_bytes() != old:
        raise ChangedSinceRead(file=path.name)
