"""Replace a file safely: the old one or the new one, never half of one; name copies beside it."""

from __future__ import annotations

import os
import re
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.errors import HostError

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable

_COUNTER = re.compile(r" (\d{6,})\.[^.]+$")
_USUAL_RIGHTS = 0o666
#: What a file that is not yet whole is called; nobody but `write_safely` uses such names.
_PREFIX, _SUFFIX = ".nigiri-", ".tmp"
_UNFINISHED = f"{_PREFIX}????????{_SUFFIX}"
#: Seconds after which a file of that name belongs to a command that was killed.
_DEAD_AFTER = 600


def backup_folder(path: Path) -> Path:
    """Return the folder beside a workbook that holds its backups."""
    return path.with_name(f"{path.stem} backups")


def backup_name(path: Path, number: int, now: dt.datetime) -> str:
    """Return the name of a copy: its time, and a counter that decides which is newer.

    Clocks jump, counters do not.
    """
    return f"{path.stem} {now:%Y-%m-%d %H.%M.%S} {number:06}{path.suffix}"


def backups(path: Path) -> list[Path]:
    """Return the backups of a workbook, oldest first."""
    folder = backup_folder(path)
    found = [file for file in folder.glob(f"*{path.suffix}") if _COUNTER.search(file.name)]
    return sorted(found, key=lambda file: (backup_number(file), file.name))


def backup_number(file: Path) -> int:
    """Return a backup's counter, 0 where its name has none."""
    found = _COUNTER.search(file.name)
    return int(found[1]) if found else 0


def refuse_existing(path: Path) -> None:
    """Raise HostError when something of that name is there; nothing is ever overwritten."""
    if path.exists() or path.is_symlink():
        msg = f"{path.name} exists already; choose another name, or move it away."
        raise HostError(msg)


def refuse_without_folder(path: Path) -> None:
    """Raise HostError when there is no folder to write a file into."""
    if not path.parent.is_dir():
        msg = f"The folder {path.parent} does not exist; make it first."
        raise HostError(msg)


def refuse_protected(path: Path) -> None:
    """Raise OSError when a file is there that may not be written; it is not changed.

    To take its name, the rights of the folder are enough on most systems; who protected the file
    meant it, and everywhere alike.
    """
    with suppress(FileNotFoundError):
        path.open("r+b").close()


def write_safely(path: Path, data: bytes, last_look: Callable[[], None] = lambda: None) -> None:
    """Write a file so that at any moment either the old or the new one is there, whole.

    last_look -- called when all is on the disk, just before the new file takes the old one's
    name; what it raises leaves the old file in place. The rights of the old file are kept. What
    killed commands left in the folder is removed, once it is old. Raises OSError, and HostError
    without a folder.
    """
    refuse_without_folder(path)
    refuse_protected(path)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=_PREFIX, suffix=_SUFFIX)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            written = os.fstat(file.fileno()).st_mtime
        Path(name).chmod(_rights(path))
        last_look()
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    _sync_folder(path.parent)
    _sweep(path.parent, written)


def _rights(path: Path) -> int:
    """Return the rights of the old file, or those of any new file."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return _USUAL_RIGHTS & ~mask


def _sync_folder(folder: Path) -> None:
    """Bring the new name to the disk, where the system lets one.

    The new file has its name by now, so a failure here is none of the command's.
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
    """Remove what commands that were killed left in a folder; what cannot be removed stays.

    now -- by the clock that the folder's files bear, which on a network drive is another
    computer's. Should a command have slept so long in the middle of writing, it finds its file
    gone and fails, and the workbook is whole.
    """
    with suppress(OSError):
        for left in folder.glob(_UNFINISHED):
            with suppress(OSError):
                if now - left.lstat().st_mtime > _DEAD_AFTER:
                    left.unlink()
