"""The prizes as they stand in the organiser's workbook, for the papers of the prize-giving."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.domain.organising.prize_table import PrizeTable, SpecialPrize
from nigiri.workbook.layout.organiser.prizes import POOL, SPECIAL
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.organiser import sheets_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Cell, Workbook

_PLACE = re.compile(r"place\.(\d+)\.(\d+)")


def prize_table(workbook: Workbook) -> PrizeTable | None:
    """Return the prizes of an organiser's workbook, None where it has no such sheet.

    Lines of the organiser's own are special prizes.
    """
    location = sheets_of(workbook).get("prizes")
    if location is None:
        return None
    sheet = workbook[location.name]
    rows = [
        {name: sheet.cell(row, at) for name, at in location.columns.items()}
        for row in range(location.first_row, sheet.height + 1)
    ]
    pool = next((row for row in rows if row.get("key") == POOL), {})
    count = pool.get("count")
    return PrizeTable(
        {
            (int(found[1]), int(found[2])): as_text(row["prize"])
            for row in rows
            if (found := _PLACE.fullmatch(as_text(row.get("key"))))
        },
        as_text(pool.get("prize")),
        int(count) if isinstance(count, int | float) else None,
        tuple(filter(None, map(_special, rows))),
    )


def _special(row: Mapping[str, Cell]) -> SpecialPrize | None:
    """Return the special prize of a line, None where there is none."""
    key = as_text(row.get("key"))
    if (key and key not in SPECIAL) or not (row["prize"] or row["to"]):
        return None
    return SpecialPrize(as_text(row["for"]), as_text(row["prize"]), as_text(row["to"]))
