"""Take a sheet away so that it can be made again exactly as it stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook import layout
from nigiri.workbook.cells import shown
from nigiri.workbook.changes import CellChange, RemoveSheet

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import Option


def removal(workbook: Workbook, name: str, kind: str, options: Mapping[str, Option]) -> RemoveSheet:
    """Return the removal of a sheet, with what differs from a freshly rendered one.

    options -- those with which the layout makes a sheet of the same size
    """
    tabs, sheet = list(workbook), workbook[name]
    after = tabs.index(name) + 1
    before = tabs[after] if after < len(tabs) else None
    fresh = {at: shown(value) for at, value in layout.render(kind, options).cells.items()}
    held = [
        CellChange(row, column, was, cell)
        for row, cells in enumerate(sheet.rows, 1)
        for column, cell in enumerate(cells, 1)
        if (was := fresh.pop((row, column), None)) != cell
    ]
    held += [CellChange(*at, was, None) for at, was in fresh.items() if was is not None]
    held.sort(key=lambda change: (change.row, change.column))
    return RemoveSheet(name, kind, options, before, tuple(held))
