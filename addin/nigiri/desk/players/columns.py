"""Open the columns of Players that something is to be written into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.apply import applied
from nigiri.workbook.derive.columns import opened
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.read.tables import find
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.read.workbook import Reading


def with_columns(
    workbook: Workbook, keys: Collection[str]
) -> tuple[tuple[Operation, ...], Workbook, Reading]:
    """Return what opens those columns of Players that are missing, and workbook and reading then.

    The workbook must have the sheet Players.
    """
    place = find(workbook).locations["players"]
    room = opened(place, workbook[place.name], keys)
    workbook = applied(workbook, Changes(room))
    return room, workbook, read(workbook)
