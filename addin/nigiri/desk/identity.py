"""Give an event that has none its identity: a workbook copied from a blank one is a new event."""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING

from nigiri.workbook.model.changes import CellChange, SetCells
from nigiri.workbook.read.event import setting_rows

if TYPE_CHECKING:
    from nigiri.desk.command import Desk
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.workbook import Reading


def named(workbook: Workbook, reading: Reading, desk: Desk) -> tuple[SetCells, ...]:
    """Return what writes the event's id, nothing where it has one or no cell for it.

    The id follows from the time, the user and the event's name, so the same command gives the
    same id; two events made from one blank workbook differ in at least one of them.
    """
    settings, place = reading.event.settings, reading.book.places["event"]
    row = setting_rows(workbook[place.name], place.columns["round"]).get("event_id")
    if settings.event_id or row is None:
        return ()
    facts = f"{desk.now.isoformat()}\n{desk.user}\n{settings.name}"
    value = str(uuid.uuid5(uuid.NAMESPACE_OID, facts))
    return (SetCells(place.name, (CellChange(row, place.columns["results"], None, value),)),)
