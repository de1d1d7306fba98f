"""The snapshot beside the file of an open workbook, and the edits by hand since."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.desk.core.hand_edits import edits, log_lines
from nigiri.errors import HostError
from nigiri.hosts.files.button_snapshots import save_snapshot
from nigiri.hosts.files.history import last_known_workbook
from nigiri.hosts.files.open import WORKBOOKS, closed_file
from nigiri.workbook.log import newest_seal

if TYPE_CHECKING:
    from nigiri.desk.core.command import Desk
    from nigiri.workbook.model.cells import Workbook


def with_edits(desk: Desk, file: str | None, workbook: Workbook) -> Desk:
    """Return a desk with the edits by hand since the last command.

    file -- the path of the workbook's file; without one the desk is unchanged
    """
    path = path_of(file)
    if path is None:
        return desk
    left = last_known_workbook(closed_file(path, now=desk.now), workbook)
    return desk._replace(by_hand=log_lines(edits(left, workbook), workbook))


def save_left(file: str | None, before: Workbook, after: Workbook) -> None:
    """Save a snapshot of a workbook as a button leaves it, where that is possible.

    A button without a line in the Log changed nothing that people type: the older snapshot holds.
    """
    path = path_of(file)
    if path is not None and newest_seal(after) != newest_seal(before):
        with suppress(OSError, HostError):
            save_snapshot(path, after)


def path_of(file: str | None) -> Path | None:
    """Return the path of an existing workbook; None for any other."""
    path = Path(file or "")
    try:
        there = path.is_absolute() and path.suffix.casefold() in WORKBOOKS and path.is_file()
    except (OSError, ValueError):  # no path of this system
        return None
    return path if there else None
