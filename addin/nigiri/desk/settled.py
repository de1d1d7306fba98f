"""Bring what the director typed to its place, before anything is done with it.

typed                                       becomes
a number over another on a round's sheet    its name and rank beside it (names.py)
a name in place of a number                 the number (names.py)
the handicap of another pair, or none       the handicap in force (stones.py)
somebody moved to Out in the newest round   the round in their Out in rounds (outs.py)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.names import followed_names
from nigiri.desk.outs import outs_written
from nigiri.desk.stones import NOTHING_OWED, followed_handicaps

if TYPE_CHECKING:
    from nigiri.desk.stones import Owed
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.workbook import Reading


def settled(
    workbook: Workbook, reading: Reading, before: Owed = NOTHING_OWED
) -> tuple[SetCells, ...]:
    """Return what writes the table above; nothing where all is at its place.

    before -- the handicaps owed when the command was given, as for `followed_handicaps`
    """
    return (
        *followed_names(workbook, reading),
        *followed_handicaps(workbook, reading, before),
        *outs_written(workbook, reading),
    )
