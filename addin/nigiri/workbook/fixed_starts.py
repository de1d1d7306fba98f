"""The cells that fix on what start scores rest, once round 1 is drawn (M3, B2).

A blank *Gap between sections* goes by the number of rounds, a blank *Bar* by the players who start:
what they meant is written into them, so that neither latecomers nor another number of rounds move
anybody's start. Proposed sections are written by the draw as well (desk/setup/sections.py); where
section 1 ends, the bar is fixed. What the director types afterwards counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.starts.start_scores import meant
from nigiri.workbook.model.changes import CellChange, SetCells
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import Rank
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Book


FIXED = frozenset({"gap", "bar", "zero"})
"""The settings that are fixed so; another rule set leaves them alone once round 1 is drawn."""


def fixed_starts(
    workbook: Workbook, book: Book, event: Event, bar: Rank | None = None
) -> Iterator[SetCells]:
    """Yield the cells with what blank settings mean now; settings without a row stay blank.

    bar -- the one that is in force instead of the proposed one; None for that
    """
    places, found = setting_cells(workbook, book), meant(event)
    if bar is not None and "bar" in found:
        found = {**found, "bar": bar}
    for key, value in found.items():
        at = places.get(key)
        if at is not None:
            cell = BY_KEY[key].cell(value, event.settings.language)
            before = at.value(workbook)
            yield SetCells(at.location.name, (CellChange(at.row, at.column, before, cell),))
