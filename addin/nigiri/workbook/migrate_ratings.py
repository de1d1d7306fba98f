"""Write ratings of the AGA as its list prints them: layout 3 had hundredths, 450 for 4.5 (A3)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from nigiri.workbook.changes import CellChange, Operation, SetCells
from nigiri.workbook.plain import whole_number

if TYPE_CHECKING:
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.place import Place

_HUNDRED = 100


def printed_ratings(workbook: Workbook, players: Place | None) -> tuple[Operation, ...]:
    """Return what divides the ratings by a hundred; what is no such rating stays as it is."""
    if players is None or "rating" not in players.columns:
        return ()
    sheet, column = workbook[players.name], players.columns["rating"]
    cells = []
    for row in range(players.first_row, sheet.height + 1):
        rating = whole_number(sheet.cell(row, column))
        if rating is not None and abs(rating) >= _HUNDRED:
            printed = Fraction(rating, _HUNDRED)
            after = int(printed) if printed.denominator == 1 else float(printed)
            cells.append(CellChange(row, column, sheet.cell(row, column), after))
    return (SetCells(players.name, tuple(cells)),) if cells else ()
