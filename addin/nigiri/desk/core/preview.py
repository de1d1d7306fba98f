"""List the cells that changes would change, without changing anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.cells import Cell, Sheet, address, column_letters, shown
from nigiri.workbook.model.changes import (
    AddSheet,
    DeleteColumns,
    DeleteRows,
    InsertColumns,
    InsertRows,
    Lines,
    RemoveSheet,
    SetCells,
)
from nigiri.workbook.read.event import setting_rows
from nigiri.workbook.read.table_finder import location_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes, Operation

_STATE = frozenset({"input", "drawn"})


class Line(NamedTuple):
    """One cell that would change, or what happens to a sheet or its rows.

    cell -- "C14"; "" for the sheet as a whole; "4:6" for rows, "F:G" for columns
    computed -- the cell follows from others
    """

    sheet: str
    cell: str
    before: Cell
    after: Cell
    computed: bool = False


def preview(workbook: Workbook, changes: Changes) -> list[Line]:
    """Return the cells that the changes would change, computed cells first.

    A formula counts by its value. Of a new sheet only the cells written into it are listed, not its
    headings.
    """
    after = applied(workbook, changes)
    moved = {op.sheet for op in changes.operations if isinstance(op, Lines)}
    new = [name for name in after if name not in workbook.sheets]
    found = [
        Line(name, "", "", message("desk.preview.removed"))
        for name in workbook
        if name not in after.sheets
    ]
    for name in after:
        if name in new or name in moved:
            found += _written(name, after[name], changes, new=name in new)
        else:
            found += _compared(name, workbook[name], after[name])
    return sorted(found, key=lambda line: not line.computed)


def _compared(name: str, before: Sheet, after: Sheet) -> Iterator[Line]:
    """Yield the cells of a sheet that differ."""
    state = _input_test(name, after)
    for row in range(1, max(before.height, after.height) + 1):
        for column in range(1, max(before.width, after.width) + 1):
            was, will = before.cell(row, column), after.cell(row, column)
            if was != will:
                yield Line(name, address(row, column), was, will, not state(row, column))


def _written(name: str, sheet: Sheet, changes: Changes, *, new: bool) -> Iterator[Line]:
    """Yield the cells written into a sheet that is new or whose rows or columns move."""
    if new:
        yield Line(name, "", "", message("desk.preview.new-sheet"))
    for operation in changes.operations:
        if not isinstance(operation, AddSheet | RemoveSheet) and _concerns(operation, name):
            yield from _operation(operation, sheet)


def _concerns(operation: Operation, name: str) -> bool:
    """Tell whether an operation is about a sheet."""
    return getattr(operation, "sheet", None) == name


def _operation(operation: Operation, sheet: Sheet) -> Iterator[Line]:
    """Yield the lines of one operation."""
    match operation:
        case InsertRows(name, at, count):
            yield Line(name, f"{at}:{at + count - 1}", "", message("desk.preview.rows-added"))
        case DeleteRows(name, at, held):
            yield Line(name, f"{at}:{at + len(held) - 1}", "", message("desk.preview.rows-removed"))
        case InsertColumns(name, at, like):
            yield Line(name, _columns(at, len(like)), "", message("desk.preview.columns-added"))
        case DeleteColumns(name, at, held):
            yield Line(name, _columns(at, len(held)), "", message("desk.preview.columns-removed"))
        case SetCells(name, cells):
            state = _input_test(name, sheet)
            for cell in cells:
                was, will = shown(cell.before), shown(cell.after)
                if was != will:
                    computed = not state(cell.row, cell.column)
                    yield Line(name, address(cell.row, cell.column), was, will, computed)


def _columns(at: int, count: int) -> str:
    """Return a range of columns: "F:G"."""
    return f"{column_letters(at)}:{column_letters(at + count - 1)}"


def _input_test(name: str, sheet: Sheet) -> Callable[[int, int], bool]:
    """Return a function (row, column) -> whether the cell is input or drawn, not computed.

    In a sheet that is not nigiri's every cell is.
    """
    location = location_of(name, sheet)
    if location is None:
        return lambda _row, _column: True
    roles = {column.key: column.role for column in columns_of(location.kind)}
    columns = {at for key, at in location.columns.items() if roles[key] in _STATE}
    settings: set[int] = set()
    if location.kind == "event":
        settings = set(setting_rows(sheet, location.columns["round"]).values())
    value = location.columns.get("results")
    return lambda row, column: (
        (row >= location.first_row and column in columns) or (row in settings and column == value)
    )
