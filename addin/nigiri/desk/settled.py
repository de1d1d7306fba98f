"""Bring what the director typed to its place, before anything is done with it.

typed                                       becomes
a number over another on a round's sheet    its name and rank beside it (names.py)
a name in place of a number                 the number (names.py)
somebody moved to Out in the newest round   the round in their Out in rounds (outs.py)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.names import followed_names
from nigiri.desk.outs import outs_written

if TYPE_CHECKING:
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import SetCells
    from nigiri.workbook.read import Reading


def settled(workbook: Workbook, reading: Reading) -> tuple[SetCells, ...]:
    """Return what writes the table above; nothing where all is at its place."""
    return *followed_names(workbook, reading), *outs_written(workbook, reading)
