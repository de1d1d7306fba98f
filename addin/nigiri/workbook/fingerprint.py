"""Recognise a sheet that changed since it was read.

What a director types and what commands wrote counts; formulas and other derived cells do not:
a spreadsheet recalculates them whenever it likes.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from nigiri.domain.cached import once
from nigiri.workbook.find import place_of
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.read_event import setting_rows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.cells import Cell, Sheet
    from nigiri.workbook.place import Place

_COUNTED = frozenset({"input", "drawn"})
_LENGTH = 16


@once
def fingerprint(sheet: Sheet) -> str:
    """Return a short text that is equal for equal input and drawn cells.

    The number of a round counts too, and whether it is a draft. Of a sheet that is none of
    nigiri's every cell counts; blank rows at the end never do.
    """
    place = place_of("", sheet)
    cells = _all(sheet) if place is None else _counted(sheet, place)
    which = repr(place and (place.number, place.draft))
    return hashlib.sha256("".join((which, *map(repr, cells))).encode()).hexdigest()[:_LENGTH]


def _all(sheet: Sheet) -> Iterator[tuple[int, int, Cell]]:
    """Yield row, column and value of every cell that holds something."""
    for row, cells in enumerate(sheet.rows, 1):
        for column, cell in enumerate(cells, 1):
            if cell is not None:
                yield row, column, cell


def _counted(sheet: Sheet, place: Place) -> Iterator[tuple[int, int, Cell]]:
    """Yield the cells of input and drawn columns, and the values of settings."""
    roles = {column.key: column.role for column in columns_of(place.kind)}
    columns = {at for key, at in place.columns.items() if roles[key] in _COUNTED}
    settings: set[tuple[int, int]] = set()
    if place.kind == "event":
        rows = setting_rows(sheet, place.columns["round"]).values()
        settings = {(row, place.columns["results"]) for row in rows}
    wanted = sorted(columns | {column for _, column in settings})
    for row in range(place.heading_row, sheet.height + 1):
        cells = sheet.row(row)
        for column in wanted:
            cell = cells[column - 1] if column <= len(cells) else None
            if cell is not None and (column in columns or (row, column) in settings):
                yield row, column, cell
