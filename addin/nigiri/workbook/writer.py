"""Which nigiri wrote a workbook last: its version stands beside the layout version on Event.

A workbook of the time before says nothing there, which is no trouble: who wrote it is not known.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.version import VERSION
from nigiri.workbook.model.changes import CellChange, SetCells
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.event import setting_rows
from nigiri.workbook.read.tables import find

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Sheet, Workbook
    from nigiri.workbook.model.locations import Location

_SIGNED = re.compile(r"nigiri (\d+(?:\.\d+)+\w*)")


def writer(workbook: Workbook) -> str:
    """Return the version that wrote a workbook last, such as "0.3.0"; "" where it is not known."""
    location = find(workbook).get("event")
    return "" if location is None else writer_on(workbook[location.name], location)


def writer_on(sheet: Sheet, location: Location) -> str:
    """Return the version that stands on the Event sheet; "" where it is not known."""
    place = _place(sheet, location)
    found = _SIGNED.fullmatch(as_text(sheet.cell(*place))) if place else None
    return found[1] if found else ""


def signed(workbook: Workbook) -> tuple[SetCells, ...]:
    """Return the operation that writes this version; () where it stands there.

    What somebody else typed into that cell stays.
    """
    location = find(workbook).get("event")
    if location is None:
        return ()
    sheet, place = workbook[location.name], _place(workbook[location.name], location)
    if place is None:
        return ()
    cell, mine = sheet.cell(*place), f"nigiri {VERSION}"
    if cell == mine or not (cell is None or _SIGNED.fullmatch(as_text(cell))):
        return ()
    return (SetCells(location.name, (CellChange(*place, cell, mine),)),)


def is_newer(version: str) -> bool:
    """Tell whether a version is newer than this one; an unknown one, "", is not."""
    return _numbers(version) > _numbers(VERSION)


def _numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version: (0, 3, 0) for "0.3.0"."""
    return tuple(map(int, re.findall(r"\d+", version)))


def _place(sheet: Sheet, location: Location) -> tuple[int, int] | None:
    """Return row and column of the cell: the note of the layout version; None without one."""
    row = setting_rows(sheet, location.columns["round"]).get("schema")
    column = location.columns.get("when")
    return (row, column) if row and column else None
