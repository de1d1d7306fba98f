"""What changes say of the sheets that were there before: who stays, where lines go, what changes.

This is read from the operations alone, so that what was written can be judged by it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.package.references import Shift
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.model.changes import (
    DeleteColumns,
    DeleteRows,
    InsertColumns,
    InsertRows,
    RemoveSheet,
    RenameSheet,
    SetCells,
    SetFit,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.workbook.model.changes import Fit, Operation


@dataclass
class Fate:
    """What becomes of one sheet.

    name -- its tab in the end; written -- row and column, in the end, of every cell written
    fits -- what its page ends and widths are fitted from and to
    """

    name: str
    shifts: list[Shift] = field(default_factory=list)
    written: set[tuple[int, int]] = field(default_factory=set)
    fits: list[Fit] = field(default_factory=list)

    @property
    def touched(self) -> bool:
        """Tell whether anything is done to the sheet itself."""
        return bool(self.shifts or self.written or self.fits)

    @cached_property
    def addresses(self) -> frozenset[bytes]:
        """Return where the written cells stand in the end; for use when all changes are known."""
        letters = {column: column_letters(column) for _, column in self.written}
        return frozenset(f"{letters[column]}{row}".encode() for row, column in self.written)

    @property
    def reshaped(self) -> bool:
        """Tell whether columns open or close."""
        return any(shift.across for shift in self.shifts)

    def row(self, row: int) -> int | None:
        """Return where a row stands in the end, None when it is removed."""
        return self._line(row, across=False)

    def column(self, column: int) -> int | None:
        """Return where a column stands in the end, None when it is removed."""
        return self._line(column, across=True)

    def _line(self, line: int, *, across: bool) -> int | None:
        """Return where a row or column stands in the end, None when it is removed."""
        at: int | None = line
        for shift in self.shifts:
            if shift.across == across:
                at = None if at is None else shift.line(at)
        return at

    def move(self, shift: Shift) -> None:
        """Let lines open or close; cells written before move along."""
        self.shifts.append(shift)
        written = set()
        for row, column in self.written:
            at = shift.line(column if shift.across else row)
            if at is not None:
                written.add((row, at) if shift.across else (at, column))
        self.written = written


@dataclass
class Fates:
    """What becomes of every sheet that was there.

    of -- tab before -> its fate, None when the sheet is removed
    moving -- references may change: lines move, or a sheet gets another name
    shrinking -- what lies in removed lines goes
    """

    of: dict[str, Fate | None]
    moving: bool = False
    shrinking: bool = False


def fates(names: Iterable[str], operations: Iterable[Operation]) -> Fates:
    """Return what the operations, carried out in order, mean for the sheets of these names."""
    found = Fates({name: Fate(name) for name in names})
    now = {name: fate for name, fate in found.of.items() if fate is not None}
    for operation in operations:
        match operation:
            case SetCells(sheet, cells) if sheet in now:
                now[sheet].written |= {(cell.row, cell.column) for cell in cells}
            case SetFit(sheet, was, fits) if sheet in now:
                now[sheet].fits += was, fits
            case InsertRows(sheet, at, count):
                _move(found, now.get(sheet), Shift(at, count))
            case DeleteRows(sheet, at, held):
                _move(found, now.get(sheet), Shift(at, -len(held)))
            case InsertColumns(sheet, at, like):
                _move(found, now.get(sheet), Shift(at, len(like), across=True))
            case DeleteColumns(sheet, at, held):
                _move(found, now.get(sheet), Shift(at, -len(held), across=True))
            case RenameSheet(sheet, to) if sheet in now:
                found.moving = True
                now[to] = now.pop(sheet)
                now[to].name = to
            case RemoveSheet(sheet) if sheet in now:
                gone = now.pop(sheet)
                found.of = {name: None if fate is gone else fate for name, fate in found.of.items()}
    return found


def _move(found: Fates, fate: Fate | None, shift: Shift) -> None:
    """Let lines move; a sheet that was not there before has no fate."""
    found.moving = True
    found.shrinking |= shift.count < 0
    if fate is not None:
        fate.move(shift)
