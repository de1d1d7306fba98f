"""Replace a file safely: the old one or the new one, never half of one.

Which copies there are before and after a command: state_store.py; the lock, and that a command is
written as a whole or not at all: commit.py.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from stat import S_ISDIR, S_ISLNK
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.files.rights import Lost, give_attributes, give_rights, has_rights, rights_of
from nigiri.hosts.files.states import backup_folder
from nigiri.hosts.xlsx.trouble import refuse_special
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable

_MY_FOLDER, _ANY_FOLDER = 0o700, 0o777
#: What a file that is not yet whole is called; nobody but `write_safely` uses such names.
_PREFIX, _SUFFIX = ".nigiri-", ".tmp"
UNFINISHED = f"{_PREFIX}????????{_SUFFIX}"
#: Seconds after which a file of that name belongs to a command that was killed.
_DEAD_AFTER = 600


def make_backup_folder(path: Path) -> None:
    """Make the folder where missing; only readers of the workbook may look into it.

    An existing folder with other rights gets these, too, if it is the user's own.
    """
    make_folder_beside(path, backup_folder(path))


def make_folder_beside(path: Path, folder: Path) -> None:
    """Make a folder beside a file where missing, with the rights as `make_backup_folder` says."""
    rights = rights_of(path).of_folder
    _refuse_no_folder(folder)
    if not folder.is_dir():
        with suppress(FileExistsError):
            # On Windows such a mode would shut out whoever else may use the folder around it.
            folder.mkdir(_MY_FOLDER if hasattr(os, "chown") else _ANY_FOLDER)
    with suppress(OSError):
        if not has_rights(folder, rights):
            give_rights(folder, rights)


def _refuse_no_folder(folder: Path) -> None:
    """Raise HostError when something else has the name of a folder: a file, a link to nowhere."""
    with suppress(FileNotFoundError):
        mode = folder.lstat().st_mode
        if not (S_ISDIR(mode) or (S_ISLNK(mode) and folder.is_dir())):
            raise HostError(message("file.no-states", folder=folder.name))


def refuse_existing(path: Path) -> None:
    """Raise HostError when a file of that name exists; nothing is ever overwritten."""
    if path.exists() or path.is_symlink():
        raise HostError(message("file.exists", file=path.name))


def refuse_without_folder(path: Path) -> None:
    """Raise HostError when there is no folder to write a file into."""
    if not path.parent.is_dir():
        raise HostError(message("file.no-folder", folder=str(path.parent)))


def refuse_protected(path: Path) -> None:
    """Raise OSError when an existing file is protected against writing, without changing it.

    HostError for a pipe. On most systems the rights of the folder are enough to replace it; its
    protection is respected everywhere alike.
    """
    with suppress(FileNotFoundError):
        refuse_special(path)
        path.open("r+b").close()


def write_safely(
    path: Path,
    data: bytes,
    last_look: Callable[[], None] = lambda: None,
    *,
    like: Path | None = None,
) -> Lost:
    """Write a file so that at any moment either the old or the new one is there, whole.

    last_look -- called when all data is on the disk, just before the new file takes the old one's
    name; if it raises, the old file stays. like -- the file whose rights the new one gets; the old
    one when None. Returns the rights it could not get. Leftovers of killed commands in the folder
    are removed once they are old. Raises OSError, and HostError without a folder.
    """
    refuse_without_folder(path)
    refuse_protected(path)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=_PREFIX, suffix=_SUFFIX)
    try:
        written = _written(handle, data)
        lost = give_rights(Path(name), rights_of(like or path))
        give_attributes(Path(name), path)
        last_look()
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    sync_folder(path.parent)
    _sweep(path.parent, written)
    return lost


def _written(handle: int, data: bytes) -> float:
    """Flush an open file to the disk and close it; return its time by the folder's clock."""
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
        return os.fstat(file.fileno()).st_mtime


def sync_folder(folder: Path) -> None:
    """Flush the folder to the disk, where the system allows it.

    The new file has its name by now, so a failure here does not fail the command.
    """
    if os.name == "nt":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _sweep(folder: Path, now: float) -> None:
    """Remove leftovers of killed commands from a folder, as far as possible.

    now -- by the clock of the folder's files, which on a network drive is another computer's. A
    command that slept that long while writing finds its file gone and fails; the workbook is whole.
    """
    with suppress(OSError):
        for left in folder.glob(UNFINISHED):
            with suppress(OSError):
                if now - left.lstat().st_mtime > _DEAD_AFTER:
                    left.unlink()
