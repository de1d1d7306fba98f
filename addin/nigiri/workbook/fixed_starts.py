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
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Book


def fixed_starts(workbook: Workbook, book: Book, event: Event) -> Iterator[SetCells]:
    """Yield the cells with what blank settings mean now; settings without a row stay blank."""
    places = setting_cells(workbook, book)
    for key, value in meant(event).items():
        at = places.get(key)
        if at is not None:
            cell = BY_KEY[key].cell(value, event.settings.language)
            before = at.value(workbook)
            yield SetCells(at.location.name, (CellChange(at.row, at.column, before, cell),))
