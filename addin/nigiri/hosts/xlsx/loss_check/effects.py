"""The effects of operations on existing sheets: which stay, where lines move, which cells change.

They follow from the operations alone, so that the written package can be judged by them.
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
class SheetEffect:
    """The effect on one sheet.

    name -- its final tab; written -- final row and column of every written cell
    fits -- page breaks and widths before and after it was fitted
    """

    name: str
    shifts: list[Shift] = field(default_factory=list)
    written: set[tuple[int, int]] = field(default_factory=set)
    fits: list[Fit] = field(default_factory=list)

    @property
    def touched(self) -> bool:
        """Tell whether the sheet itself changes."""
        return bool(self.shifts or self.written or self.fits)

    @cached_property
    def addresses(self) -> frozenset[bytes]:
        """Return the final addresses of the written cells; for use when all changes are known."""
        letters = {column: column_letters(column) for _, column in self.written}
        return frozenset(f"{letters[column]}{row}".encode() for row, column in self.written)

    @property
    def reshaped(self) -> bool:
        """Tell whether columns are inserted or deleted."""
        return any(shift.across for shift in self.shifts)

    def row(self, row: int) -> int | None:
        """Return the final number of a row, None when it is removed."""
        return self._line(row, across=False)

    def column(self, column: int) -> int | None:
        """Return the final number of a column, None when it is removed."""
        return self._line(column, across=True)

    def _line(self, line: int, *, across: bool) -> int | None:
        """Return the final number of a row or column, None when it is removed."""
        at: int | None = line
        for shift in self.shifts:
            if shift.across == across:
                at = None if at is None else shift.line(at)
        return at

    def move(self, shift: Shift) -> None:
        """Insert or delete lines; cells written before move along."""
        self.shifts.append(shift)
        written = set()
        for row, column in self.written:
            at = shift.line(column if shift.across else row)
            if at is not None:
                written.add((row, at) if shift.across else (at, column))
        self.written = written


@dataclass
class Effects:
    """The effects on all existing sheets.

    of -- tab before -> its effect, None when the sheet is removed
    moving -- references may change: lines move, or a sheet is renamed
    shrinking -- things in removed lines are removed
    """

    of: dict[str, SheetEffect | None]
    moving: bool = False
    shrinking: bool = False


def effects_of(names: Iterable[str], operations: Iterable[Operation]) -> Effects:
    """Return the effects of operations, carried out in order, on the sheets of these names."""
    found = Effects({name: SheetEffect(name) for name in names})
    now = {name: effect for name, effect in found.of.items() if effect is not None}
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
                found.of = {
                    name: None if effect is gone else effect for name, effect in found.of.items()
                }
    return found


def _move(found: Effects, effect: SheetEffect | None, shift: Shift) -> None:
    """Move lines; a sheet that is new has no effect."""
    found.moving = True
    found.shrinking |= shift.count < 0
    if effect is not None:
        effect.move(shift)
