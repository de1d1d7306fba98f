"""Refuse changes to sheets that differ from those read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import ChangedSinceRead
from nigiri.workbook.compare import fingerprint

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes


def refuse_if_changed(now: Workbook, changes: Changes) -> None:
    """Raise ChangedSinceRead for the first sheet that is gone or is not what it was."""
    for name, expected in changes.fingerprints.items():
        if name not in now.sheets or fingerprint(now[name]) != expected:
            raise ChangedSinceRead(name)
