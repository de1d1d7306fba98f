"""What buttons left of a workbook that is open in a program, kept beside its file.

A button writes into the open document, and nobody tells nigiri when that is saved. So the cells
as the button leaves them stand in the folder of states, in a file that is called after the newest
seal of the Log: whoever finds that seal on top of a Log finds what the button left. After Ctrl+Z
another seal is on top, and what belongs to that one is found. Undo and restore know nothing of
these files; without them the Log says that nobody knows what was edited by hand.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING

from nigiri.errors import NigiriError
from nigiri.hosts.files.atomic_write import backup_folder, older_folder, write_safely
from nigiri.hosts.files.write_lock import Holder, write_lock
from nigiri.workbook.log import newest_seal

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.model.cells import Workbook

MOST_PRESSED = 20
VERSION = 1
_PREFIX = "button "


def keep(path: Path, left: Workbook) -> None:
    """Keep a workbook as a button leaves it, and the newest few of its kind.

    path -- of its file; a workbook without a sealed line in its Log is not kept
    Raises OSError when it cannot be written, HostError when a command does not let it.
    """
    name = newest_seal(left)
    if not name:
        return
    from nigiri.hosts.pipe import sheets_form  # noqa: PLC0415 -- buttons alone

    form = {"nigiri": "button", "version": VERSION, "sheets": sheets_form(left)}
    path = path.resolve()
    with write_lock(path, Holder()):
        file = backup_folder(path) / _name(name)
        write_safely(file, json.dumps(form).encode(), like=path)
        _tidy(file)


def kept(path: Path, now: Workbook) -> Workbook | None:
    """Return the workbook as the last button left it, by the newest seal of what it is now.

    None where it was no button, or what it left is no longer there or damaged
    """
    name = newest_seal(now)
    try:
        form = json.loads(_read(path.resolve(), name))
        from nigiri.hosts.pipe import Pipe  # noqa: PLC0415 -- buttons alone

        left = Pipe(form["sheets"]).snapshot() if form["version"] == VERSION else None
    except (OSError, ValueError, RecursionError, LookupError, TypeError, NigiriError):
        return None
    return left if left is not None and newest_seal(left) == name else None


def _name(seal: str) -> str:
    """Return what the file of a seal is called."""
    return f"{_PREFIX}{seal}.json"


def _read(path: Path, seal: str) -> bytes:
    """Return what is kept under a seal, by an older nigiri perhaps; OSError where nothing is."""
    try:
        return (backup_folder(path) / _name(seal)).read_bytes()
    except FileNotFoundError:
        return (older_folder(path) / _name(seal)).read_bytes()


def _tidy(newest: Path) -> None:
    """Remove the oldest beyond so many, never the newest; what cannot be removed stays."""
    with suppress(OSError):
        others = [each for each in newest.parent.glob(f"{_PREFIX}*.json") if each != newest]
        others.sort(key=lambda each: (each.stat().st_mtime_ns, each.name))
        for old in others[: max(0, len(others) + 1 - MOST_PRESSED)]:
            old.unlink(missing_ok=True)
