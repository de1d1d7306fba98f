"""Carry out changes on the plain data, without any file: for the preview and hosts in memory.

A formula shows the value it came with; nothing is recalculated.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.errors import HostError, WrongUse
from nigiri.messages.message import message, quoted
from nigiri.workbook import layout
from nigiri.workbook.model.cells import Sheet, Workbook, normal, shown
from nigiri.workbook.model.changes import (
    AddSheet,
    DeleteColumns,
    DeleteRows,
    InsertColumns,
    InsertRows,
    RemoveSheet,
    RenameSheet,
    Say,
    SetCells,
    SetFit,
    SetPrintArea,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.workbook.model.cells import Cell, Value
    from nigiri.workbook.model.changes import Changes, Lines, Operation

LONGEST_NAME = 31
_FORBIDDEN_IN_NAMES = re.compile(r"[\[\]:*?/\\\x00-\x1f]")

Rows = list[list["Cell"]]
Tabs = dict[str, Rows]


def applied(workbook: Workbook, changes: Changes) -> Workbook:
    """Return the workbook after all of the changes; the one passed in is not changed.

    It is returned itself if the changes only say something. Raises HostError for a sheet that is
    not there, WrongUse for a name that cannot be a sheet's. Fingerprints and the `before` of cells
    are not compared.
    """
    if all(isinstance(op, Say) for op in changes.operations):
        return workbook
    touched = {op.sheet for op in changes.operations if not isinstance(op, Say)}
    tabs: Tabs = {
        name: [list(row) for row in sheet.rows] if name in touched else []
        for name, sheet in workbook.sheets.items()
    }
    for operation in changes.operations:
        tabs = _after(tabs, operation)
    untouched = {name: sheet for name, sheet in workbook.sheets.items() if name not in touched}
    return Workbook(
        {name: untouched.get(name) or Sheet.trimmed(rows) for name, rows in tabs.items()}
    )


def check_new_name(name: str, taken: Iterable[str]) -> None:
    """Raise WrongUse for a sheet name that spreadsheets would refuse, or that is taken."""
    if (
        not 1 <= len(name) <= LONGEST_NAME
        or _FORBIDDEN_IN_NAMES.search(name)
        or name.strip("'") != name
    ):
        raise WrongUse(message("workbook.sheet-name", name=quoted(name)))
    if name.casefold() in {other.casefold() for other in taken}:
        raise WrongUse(message("workbook.sheet-there", name=name))


def no_sheet(name: str) -> HostError:
    """Return the error for a sheet that is not there."""
    return HostError(message("workbook.no-sheet", name=name))


def _after(tabs: Tabs, operation: Operation) -> Tabs:
    """Return the tabs after one operation; rows of a sheet may be changed in place."""
    match operation:
        case SetCells(sheet, cells):
            rows = _rows_of(tabs, sheet)
            for cell in cells:
                _put(rows, cell.row, cell.column, cell.after)
        case InsertRows() | DeleteRows() | InsertColumns() | DeleteColumns():
            _move_lines(_rows_of(tabs, operation.sheet), operation)
        case AddSheet():
            return _with_sheet(tabs, operation)
        case RemoveSheet(sheet):
            _rows_of(tabs, sheet)
            return _without(tabs, sheet)
        case RenameSheet(sheet, to):
            _rows_of(tabs, sheet)
            check_new_name(to, (name for name in tabs if name != sheet))
            return {to if name == sheet else name: rows for name, rows in tabs.items()}
        case SetPrintArea(sheet) | SetFit(sheet):
            _rows_of(tabs, sheet)  # nothing changes in plain data, but the sheet must be there
    return tabs


def _move_lines(rows: Rows, operation: Lines) -> None:
    """Open or close lines of a sheet."""
    match operation:
        case InsertRows(_, at, count):
            rows[at - 1 : at - 1] = [[] for _ in range(count)] if at <= len(rows) else []
        case DeleteRows(_, at, held):
            del rows[at - 1 : at - 1 + len(held)]
        case InsertColumns(_, at, like):
            for row in rows:
                row[at - 1 : at - 1] = [None] * len(like) if at <= len(row) else []
        case _:
            for row in rows:
                del row[operation.at - 1 : operation.at - 1 + len(operation.held)]


def _rows_of(tabs: Tabs, sheet: str) -> Rows:
    """Return the rows of a sheet; HostError when it is not there."""
    if sheet not in tabs:
        raise no_sheet(sheet)
    return tabs[sheet]


def _put(rows: Rows, row: int, column: int, value: Value) -> None:
    """Write the shown value into a cell, growing the sheet as far as needed."""
    while len(rows) < row:
        rows.append([])
    line = rows[row - 1]
    line.extend([None] * (column - len(line)))
    line[column - 1] = normal(shown(value))


def _with_sheet(tabs: Tabs, operation: AddSheet) -> Tabs:
    """Return the tabs with a freshly rendered sheet in its position."""
    check_new_name(operation.sheet, tabs)
    if operation.before is not None:
        _rows_of(tabs, operation.before)
    new: Rows = []
    for (row, column), value in layout.render(operation.kind, operation.options).cells.items():
        _put(new, row, column, value)
    names = list(tabs)
    position = len(names) if operation.before is None else names.index(operation.before)
    names.insert(position, operation.sheet)
    return {name: new if name == operation.sheet else tabs[name] for name in names}


def _without(tabs: Tabs, sheet: str) -> Tabs:
    """Return the tabs without a sheet; a workbook keeps at least one."""
    if len(tabs) == 1:
        raise HostError(message("workbook.last-sheet", sheet=sheet))
    return {name: rows for name, rows in tabs.items() if name != sheet}


def added(changes: Changes) -> dict[str, AddSheet]:
    """Return name -> operation of each added sheet, by its name after all of the changes."""
    found: dict[str, AddSheet] = {}
    for operation in changes.operations:
        follow(found, operation)
    return found


def follow(new: dict[str, AddSheet], operation: Operation) -> None:
    """Update the added sheets, by their names, for one more operation."""
    match operation:
        case AddSheet(sheet):
            new[sheet] = operation
        case RemoveSheet(sheet):
            new.pop(sheet, None)
        case RenameSheet(sheet, to) if sheet in new:
            new[to] = new.pop(sheet)
