"""Which nigiri wrote a workbook last: its version stands beside the layout version on Event.

A workbook of the time before says nothing there, which is no trouble: who wrote it is not known.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.version import VERSION
from nigiri.workbook.model.changes import CellChange, SetCells
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Sheet, Workbook
    from nigiri.workbook.read.event import SettingCell

_SIGNED = re.compile(r"nigiri (\d+(?:\.\d+)+\w*)")


def writer(workbook: Workbook) -> str:
    """Return the version that wrote a workbook last, such as "0.3.0"; "" where it is not known."""
    at = _place(workbook)
    return writer_in(workbook[at.location.name], at) if at else ""


def writer_in(sheet: Sheet, at: SettingCell) -> str:
    """Return the version that stands beside the layout version; "" where it is not known.

    sheet -- the one where that stands; at -- its place
    """
    column = at.location.columns.get(at.columns.note)
    found = _SIGNED.fullmatch(as_text(sheet.cell(at.row, column))) if column else None
    return found[1] if found else ""


def signed(workbook: Workbook) -> tuple[SetCells, ...]:
    """Return the operation that writes this version; () where it stands there.

    What somebody else typed into that cell stays.
    """
    at = _place(workbook)
    column = at.location.columns.get(at.columns.note) if at else None
    if at is None or column is None:
        return ()
    cell, mine = workbook[at.location.name].cell(at.row, column), f"nigiri {VERSION}"
    if cell == mine or not (cell is None or _SIGNED.fullmatch(as_text(cell))):
        return ()
    return (SetCells(at.location.name, (CellChange(at.row, column, cell, mine),)),)


def is_newer(version: str) -> bool:
    """Tell whether a version is newer than this one; an unknown one, "", is not."""
    return _numbers(version) > _numbers(VERSION)


def _numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version: (0, 3, 0) for "0.3.0"."""
    return tuple(map(int, re.findall(r"\d+", version)))


def _place(workbook: Workbook) -> SettingCell | None:
    """Return the place of the layout version; None without it."""
    return setting_cells(workbook, find(workbook)).get("schema")
