"""Open the missing columns of Players before writing into them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.apply import applied
from nigiri.workbook.derive.columns import opened
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.read.workbook import Reading


def with_columns(
    workbook: Workbook, keys: Collection[str]
) -> tuple[tuple[Operation, ...], Workbook, Reading]:
    """Return the operations that open missing columns of Players, and workbook and reading then.

    The workbook must have the sheet Players.
    """
    location = find(workbook).locations["players"]
    room = opened(location, workbook[location.name], keys)
    workbook = applied(workbook, Changes(room))
    return room, workbook, read(workbook)
