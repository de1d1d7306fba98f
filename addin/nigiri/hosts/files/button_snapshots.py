"""Snapshots of an open workbook as buttons left it, beside its file.

A button writes into the open document, and nothing tells nigiri when that is saved. So the cells
after each button are saved in the folder of states, in a file named after the newest seal of the
Log: a workbook whose Log has that seal on top is compared with it. After Ctrl+Z an earlier seal is
on top, and its snapshot is used. Undo and restore ignore these files; without them the Log says
that edits by hand are not known.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING

from nigiri.errors import NigiriError
from nigiri.hosts.files.states import backup_folder, older_folder
from nigiri.hosts.xlsx.trouble import read_file
from nigiri.workbook.log import newest_seal

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.model.cells import Workbook

MOST_PRESSED = 20
VERSION = 1
_PREFIX = "button "
SNAPSHOTS = f"{_PREFIX}*.json"
"""How the files of buttons are called, for `glob`."""


def save_snapshot(path: Path, left: Workbook) -> None:
    """Save a workbook as a button left it, and remove the oldest snapshots.

    path -- of its file; a workbook without a sealed line in its Log is not saved
    Raises OSError when it cannot be written, HostError while a command holds the workbook.
    """
    name = newest_seal(left)
    if not name:
        return
    from nigiri.hosts.files.atomic_write import write_safely  # noqa: PLC0415 -- buttons alone
    from nigiri.hosts.files.write_lock import Holder, write_lock  # noqa: PLC0415
    from nigiri.hosts.pipe import sheets_form  # noqa: PLC0415

    form = {"nigiri": "button", "version": VERSION, "sheets": sheets_form(left)}
    path = path.resolve()
    with write_lock(path, Holder()):
        file = backup_folder(path) / snapshot_name(name)
        write_safely(file, json.dumps(form).encode(), like=path)
        _tidy(file)


def load_snapshot(path: Path, now: Workbook) -> Workbook | None:
    """Return the workbook as the last button left it, by the newest seal of its Log now.

    None where the last change was no button's, or the snapshot is missing or damaged
    """
    name = newest_seal(now)
    try:
        form = json.loads(_read(path.resolve(), name))
        from nigiri.hosts.pipe import Pipe  # noqa: PLC0415 -- buttons alone

        left = Pipe(form["sheets"]).snapshot() if form["version"] == VERSION else None
    except (OSError, ValueError, RecursionError, LookupError, TypeError, NigiriError):
        return None
    return left if left is not None and newest_seal(left) == name else None


def snapshot_name(seal: str) -> str:
    """Return the file name of a seal's snapshot."""
    return f"{_PREFIX}{seal}.json"


def _read(path: Path, seal: str) -> bytes:
    """Return the bytes of a seal's snapshot, also an older version's; else raise OSError."""
    try:
        return read_file(backup_folder(path) / snapshot_name(seal))
    except FileNotFoundError:
        return read_file(older_folder(path) / snapshot_name(seal))


def _tidy(newest: Path) -> None:
    """Remove the oldest snapshots beyond the limit, as far as possible."""
    with suppress(OSError):
        others = [each for each in newest.parent.glob(SNAPSHOTS) if each != newest]
        others.sort(key=lambda each: (each.stat().st_mtime_ns, each.name))
        for old in others[: max(0, len(others) + 1 - MOST_PRESSED)]:
            old.unlink(missing_ok=True)
