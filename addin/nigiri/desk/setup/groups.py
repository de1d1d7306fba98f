"""Write groups by strength as sections: boundaries, and Other section for exceptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.domain.systems.groups import boundaries, groups, moved
from nigiri.domain.systems.registry import system
from nigiri.domain.systems.stages import played_as

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import Rank
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.workbook import Reading


def cuts_groups(event: Event) -> bool:
    """Tell whether the system of the next round proposes groups as its sections."""
    return bool(_way(event))


def _way(event: Event) -> str:
    """Return the way in which the next round's system groups players; "" if it does not."""
    return system(played_as(event.settings, event.next_round).system).grouping


def grouped(event: Event, count: int | None = None) -> tuple[Rank, ...]:
    """Return the weakest rank of each group; count -- of groups, None: by the preferred size."""
    return boundaries(event, groups(event, _way(event), count))


def group_cells(
    workbook: Workbook, reading: Reading, count: int | None = None
) -> tuple[SetCells, ...]:
    """Return the cells Other section of players whom a boundary puts into another group.

    count -- as in `grouped`
    The cell of other players is emptied; () where there are no groups.
    """
    event, location = reading.event, reading.book.get("players")
    if location is None or not cuts_groups(event):
        return ()
    found = groups(event, _way(event), count)
    moves, inside = moved(event, found), {at for group in found for at in group}
    cells = Cells(location, workbook[location.name])
    for at, row in enumerate(reading.player_rows):
        if at in inside:
            cells.put(row, "section", moves.get(at))
    return cells.operations()
