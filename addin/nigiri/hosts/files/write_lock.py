"""A lock on a workbook: one command at a time writes it, holding a file in its folder of states.

The system releases such a lock when a program ends, even when killed. The file stays, and is empty
while nobody writes; else it names the holder, behind its first byte, which on Windows cannot be
read while it is locked.

no folder yet       is made; removed with the lock when it is still empty
a drive without     network drives may have no locks: the command continues without, and the file
locks               is still compared just before the new one takes its name
"""

from __future__ import annotations

import errno
import json
import os
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, NamedTuple

from nigiri.errors import HostError
from nigiri.hosts.files.atomic_write import make_backup_folder, refuse_without_folder
from nigiri.hosts.files.rights import give_rights, has_rights, rights_of
from nigiri.hosts.files.states import backup_folder
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from nigiri.messages.message import Message

#: Seconds that a command waits for another one, which takes half a second, or some with an .ods.
PATIENCE = 10.0
_POLL = 0.02
#: Seconds in which a lock that was just made gets its rights.
_MAKING = 1.0
LOCK = "lock"
"""The name of the file that is held."""
_HELD = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK}
_NO_LOCKS = {errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL}
_WINDOWS = os.name == "nt"
#: Whether the system lets a file go that is open.
_OPEN_FILES_GO = not _WINDOWS
#: As it is, byte for byte; no link to another file; and nobody waits for a pipe of that name.
_HOW = os.O_RDWR | sum(getattr(os, name, 0) for name in ("O_BINARY", "O_NOFOLLOW", "O_NONBLOCK"))


class Holder(NamedTuple):
    """The holder of a workbook: the user, "" when unknown, and the command, "" for a button."""

    user: str = ""
    command: str = ""


@contextmanager
def write_lock(path: Path, holder: Holder) -> Iterator[None]:
    """Hold a workbook, which may not exist yet, while it is read again and written.

    path -- of the file itself, no link
    Raises HostError, naming the holder, when it is not released soon, or where a folder has the
    name of the lock; OSError where the folder of states cannot be written.
    """
    lock = backup_folder(path) / LOCK
    handle = _acquired(path, lock)
    try:
        _write_holder(handle, holder)
        yield
    finally:
        with suppress(OSError):
            os.ftruncate(handle, 0)
        if _OPEN_FILES_GO:
            _unmake(lock)
        os.close(handle)
        if not _OPEN_FILES_GO:
            _unmake(lock)


def _acquired(path: Path, lock: Path) -> int:
    """Return a handle of the lock file, locked."""
    began = time.monotonic()
    while True:
        handle = _opened(path, lock, patient=time.monotonic() < began + _MAKING)
        if handle is not None:
            # Who keeps nothing takes the folder away, and this may be the lock that was in it.
            if _locked(handle) and os.fstat(handle).st_nlink:
                return handle
            os.close(handle)
        if time.monotonic() > began + PATIENCE:
            raise HostError(_held_sentence(path, lock))
        time.sleep(_POLL)


def _opened(path: Path, lock: Path, *, patient: bool) -> int | None:
    """Return a handle of the lock file, made where missing; None when it is just being removed.

    patient -- another program may just be making it, and not have set its rights yet
    """
    refuse_without_folder(path)
    rights = rights_of(path)
    rights = rights._replace(mode=rights.mode | 0o600)
    try:
        make_backup_folder(path)
        handle = os.open(lock, _HOW | os.O_CREAT, rights.mode)
    except FileNotFoundError:
        return None
    except (IsADirectoryError, PermissionError):
        if lock.is_dir():
            raise HostError(message("file.lock-folder", folder=lock.parent.name)) from None
        if patient and lock.exists():
            return None
        raise
    with suppress(OSError):
        if not has_rights(lock, rights):
            give_rights(lock, rights)
    return handle


def _locked(handle: int) -> bool:
    """Lock an open file unless it is locked; True as well where the drive has no locks."""
    try:
        return _system_lock(handle)
    except OSError as error:
        if error.errno in _NO_LOCKS:
            return True
        raise


def _system_lock(handle: int) -> bool:
    """Take the system's lock on an open file; False where somebody has it.

    On Linux and macOS it is a call, for which filelock, which makes the same one, would take longer
    to load than all else takes here. On Windows, filelock knows how.
    """
    if _WINDOWS:
        from filelock import lock_descriptor  # noqa: PLC0415 -- who looks locks nothing

        return lock_descriptor(handle, blocking=False)
    import fcntl  # noqa: PLC0415 -- Windows has none

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _HELD:
            return False
        raise
    return True


def _unmake(lock: Path) -> None:
    """Remove the lock and its folder, where it is empty and nobody waits.

    A waiting program has the lock file open. On Windows it then stays; elsewhere it is removed
    while held, and the next holder sees that it has no name any more.
    """
    with suppress(OSError):
        if [lock.name] == [file.name for file in lock.parent.iterdir()]:
            lock.unlink()
            lock.parent.rmdir()


def _write_holder(handle: int, holder: Holder) -> None:
    """Write the holder into a lock file; a failure does not matter."""
    since = time.strftime("%Y-%m-%d %H:%M:%S")
    form = {**holder._asdict(), "computer": _computer(), "process": os.getpid(), "since": since}
    with suppress(OSError):
        if os.fstat(handle).st_size:  # of one that was killed
            os.ftruncate(handle, 0)
        os.write(handle, b" " + json.dumps(form).encode())


def _computer() -> str:
    """Return the name of this computer, "" when unknown."""
    return os.environ.get("COMPUTERNAME", "") if os.name == "nt" else os.uname().nodename


def _held_sentence(path: Path, lock: Path) -> Message:
    """Return the sentence that names the holder of a workbook."""
    try:
        with lock.open("rb", buffering=0) as file:
            file.seek(1)
            form = json.loads(file.read())
        user: str = str(form["user"]) or message("file.locked.somebody")
        computer, command = str(form["computer"]), str(form["command"])
        who = message("file.locked.computer", who=user, computer=computer) if computer else user
        key = "file.locked.command" if command else "file.locked.by"
        since, process = str(form["since"]), str(form["process"])
    except (OSError, ValueError, LookupError, TypeError):
        return message("file.locked", file=path.name)
    facts = {"who": who, "since": since, "process": process, "command": command}
    return message(key, file=path.name, **facts)
