"""Carry out changes in Excel, one operation after the other; when one fails, all is taken back.

Excel's own undo list is emptied by whatever a program writes. So each step notes what really stood
there: `done`, whose inverse is for the Undo of later, and `_rescue`, for now.

A sheet that goes is first only called something else: then formulas of other sheets that look at
it still do, and can be led to the sheet that takes its name. It is deleted in the very end.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.excel import native, pen
from nigiri.hosts.excel.blocks import places_of, rows_of
from nigiri.hosts.excel.columns import close_columns, open_again, open_columns
from nigiri.hosts.excel.order import changes_between, too_early
from nigiri.hosts.excel.trouble import PASSWORD, refused_by_excel
from nigiri.hosts.xlsx.areas import FIRST_DATA_ROW
from nigiri.hosts.xlsx.formulas import quoted
from nigiri.workbook import layout
from nigiri.workbook.cells import Formula
from nigiri.workbook.changes import (
    AddSheet,
    DeleteColumns,
    DeleteRows,
    InsertColumns,
    InsertRows,
    RemoveSheet,
    RenameSheet,
    SetCells,
    SetFit,
    SetPrintArea,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import xlwings

    from nigiri.hosts.excel.pen import Values
    from nigiri.workbook.changes import Lines, Operation
    from nigiri.workbook.spec import SheetSpec

OLD = "nigiri_old_{}"
#: Excel rounds widths to whole pixels.
ROUNDED = 0.2


class Carrying:
    """The carrying out of changes in one workbook.

    done -- what was carried out, with the formulas and values that it found
    """

    def __init__(self, book: xlwings.Book, new: Iterator[tuple[xlwings.Sheet, SheetSpec]]) -> None:
        """Take the workbook, and in order the sheets to be added: a model of its looks, and all."""
        self.book, self._new = book, new
        self.done: list[Operation] = []
        self._rescue: list[Callable[[], None]] = []
        self._open: dict[str, native.Protection] = {}
        self._old: list[tuple[str, str]] = []

    def all(self, operations: Sequence[Operation]) -> None:
        """Carry out the operations, or nothing."""
        try:
            # A blank sheet stands for each until it comes, and is then put aside.
            for name in too_early(operations, {sheet.name for sheet in self.book.sheets}):
                new = self.book.sheets.add(name, after=self.book.sheets[-1])
                self._rescue.append(new.delete)
            for operation in operations:
                self._carry_out(operation)
            self._lead_to_new_sheets()
            self._protect_again()
            for _, old in self._old:
                self.book.sheets[old].delete()
        except BaseException:
            for step in reversed(self._rescue):
                with suppress(Exception):  # what can be taken back must not wait for the rest
                    step()
            with suppress(Exception):
                self._protect_again()
            raise

    def _carry_out(self, operation: Operation) -> None:
        """Carry out one operation; what is only said was told already."""
        match operation:
            case SetCells(sheet, cells):
                self._set_cells(sheet, {(cell.row, cell.column): cell.after for cell in cells})
            case InsertRows() | DeleteRows() | InsertColumns() | DeleteColumns():
                self._move_lines(operation)
            case AddSheet():
                self._add_sheet(operation)
            case RemoveSheet():
                self._remove_sheet(operation)
            case RenameSheet(sheet, to):
                self._rename(sheet, to)
                self.done.append(operation)
            case SetPrintArea(sheet, _, after):
                self._set_print_area(sheet, after)
            case SetFit():
                self._set_widths(operation)

    def _move_lines(self, operation: Lines) -> None:
        """Open or close lines of a sheet."""
        match operation:
            case InsertRows(sheet, at, count, like):
                self._insert_rows(sheet, at, count, like)
            case DeleteRows(sheet, at, held, like):
                self._delete_rows(sheet, at, len(held), like)
            case InsertColumns():
                self._insert_columns(operation)
            case DeleteColumns():
                self._delete_columns(operation)

    def _sheet(self, name: str) -> xlwings.Sheet:
        """Return a sheet that may be written; one that is protected is opened until the end."""
        sheet = self.book.sheets[name]
        if native.is_protected(sheet):
            try:
                self._open[name] = native.unprotect(sheet)
            except Exception as error:
                if not refused_by_excel(error):
                    raise
                raise HostError(PASSWORD.format(sheet=name)) from error
        return sheet

    def _protect_again(self) -> None:
        """Protect what was protected."""
        names = {sheet.name for sheet in self.book.sheets}
        for name, protection in self._open.items():
            if name in names:
                native.protect(self.book.sheets[name], protection)
        self._open = {}

    def _set_cells(self, name: str, values: Values) -> None:
        """Write cells of a sheet."""
        sheet = self._sheet(name)
        before, formats = pen.typed(sheet, values), pen.formats(sheet, values)
        self._rescue += [
            partial(pen.set_formats, sheet, formats),
            partial(pen.write, sheet, before),
        ]
        self.done.append(SetCells(name, changes_between(self._named(before), values)))
        pen.write(sheet, values)

    def _insert_rows(self, name: str, at: int, count: int, like: int) -> None:
        """Open rows that look like those above; below the headings like the row below."""
        sheet = self._sheet(name)
        self._rescue.append(partial(_close, sheet, at, count))
        self.done.append(InsertRows(name, at, count, like))
        _rows(sheet, at, count).insert("down")
        if at == FIRST_DATA_ROW or like > 1:  # otherwise Excel takes the look of the row above
            first, many = (at + count, 1) if at == FIRST_DATA_ROW else (at - like, like)
            for step in range(count):
                _rows(sheet, first + step % many, 1).copy()
                _rows(sheet, at + step, 1).paste("formats")
            self.book.app.cut_copy_mode = False

    def _delete_rows(self, name: str, at: int, count: int, like: int) -> None:
        """Remove rows."""
        sheet = self._sheet(name)
        width = pen.whole(sheet).right
        places = [(row, column) for row in range(at, at + count) for column in range(1, width + 1)]
        held = pen.typed(sheet, places)
        named = self._named(held)
        columns = range(1, width + 1)
        rows = tuple(tuple(named[r, c] for c in columns) for r in range(at, at + count))
        self._rescue.append(partial(self._open_again, sheet, at, held))
        self.done.append(DeleteRows(name, at, rows, like))
        _close(sheet, at, count)

    def _open_again(self, sheet: xlwings.Sheet, at: int, held: Values) -> None:
        """Open rows that were removed, with what they held."""
        count = len({row for row, _ in held})
        _rows(sheet, at, count).insert("down")
        pen.write(sheet, {place: value for place, value in held.items() if value is not None})

    def _insert_columns(self, operation: InsertColumns) -> None:
        """Open columns that look like others."""
        sheet, at = self._sheet(operation.sheet), operation.at
        self._rescue.append(partial(close_columns, sheet, at, len(operation.like)))
        self.done.append(operation)
        open_columns(sheet, at, operation.like)

    def _delete_columns(self, operation: DeleteColumns) -> None:
        """Remove columns."""
        sheet, at, count = self._sheet(operation.sheet), operation.at, len(operation.held)
        rows, gone = range(1, pen.whole(sheet).bottom + 1), range(at, at + count)
        held = pen.typed(sheet, [(row, column) for row in rows for column in gone])
        found = self._named(held)
        lines = tuple(tuple(found[row, column] for row in rows) for column in gone)
        self._rescue.append(partial(open_again, sheet, at, held))
        self.done.append(replace(operation, held=lines))
        close_columns(sheet, at, count)

    def _add_sheet(self, operation: AddSheet) -> None:
        """Copy a new sheet from the package, and write what it says."""
        name, before = operation.sheet, operation.before
        (model, spec), sheets = next(self._new), self.book.sheets
        if name in {sheet.name for sheet in sheets}:
            self._put_aside(name)
        new = model.copy(before=sheets[before]) if before else model.copy(after=sheets[-1])
        self._rescue.append(new.delete)
        new.name = name
        self.done.append(operation)
        pen.write(self._sheet(name), spec.cells)
        if not spec.visible:
            new.visible = False

    def _remove_sheet(self, operation: RemoveSheet) -> None:
        """Put a sheet aside under another name; it is deleted in the end."""
        name = operation.sheet
        fresh = layout.render(operation.kind, operation.options).cells
        held = changes_between(fresh, self._all_cells(self.book.sheets[name]))
        self.done.append(replace(operation, held=held))
        self._put_aside(name)

    def _put_aside(self, name: str) -> None:
        """Call a sheet something else until it is deleted."""
        self._open.pop(name, None)
        old = OLD.format(len(self._old) + 1)
        self._old.append((name, old))
        self._rename(name, old)

    def _named(self, values: Values) -> Values:
        """Return what cells hold with sheets called what they were called before they go."""
        found = {**values}
        for name, old in self._old:
            for at, value in values.items():
                if isinstance(value, Formula) and f"{old}!" in value.text:
                    text = value.text.replace(f"{old}!", f"{quoted(name)}!")
                    found[at] = replace(value, text=text)
        return found

    def _all_cells(self, sheet: xlwings.Sheet) -> Values:
        """Return what all cells of a sheet hold that are not blank."""
        held = self._named(pen.typed(sheet, list(places_of(pen.whole(sheet)))))
        return {at: value for at, value in held.items() if value is not None}

    def _rename(self, name: str, to: str) -> None:
        """Give a sheet another name."""
        sheet = self.book.sheets[name]
        self._rescue.append(partial(setattr, sheet, "name", name))
        sheet.name = to
        if name in self._open:
            self._open[to] = self._open.pop(name)

    def _lead_to_new_sheets(self) -> None:
        """Let formulas that look at an old sheet look at the new one of its name."""
        names = [sheet.name for sheet in self.book.sheets]
        for name, old in self._old:
            for other in names if name in names else ():
                sheet = self.book.sheets[other]
                if other != old and _mentions(sheet, old):
                    used, new = self._sheet(other).used_range, f"{quoted(name)}!"
                    self._rescue.append(partial(used.replace_all, new, f"{old}!"))
                    used.replace_all(f"{old}!", new)

    def _set_print_area(self, name: str, area: str) -> None:
        """Print these cells."""
        page = self._sheet(name).page_setup
        before = (page.print_area or "").replace("$", "")
        self._rescue.append(partial(setattr, page, "print_area", before))
        self.done.append(SetPrintArea(name, before, area))
        page.print_area = area

    def _set_widths(self, operation: SetFit) -> None:
        """Give columns their widths where nobody else did; Excel itself ends the pages."""
        sheet, known = self._sheet(operation.sheet), dict(operation.before.widths)
        self.done.append(operation)
        for column, width in operation.after.widths:
            cells = sheet.range((1, column))
            now = cells.column_width
            if known.get(column, width) != width and abs((now or 0) - known[column]) < ROUNDED:
                self._rescue.append(partial(setattr, cells, "column_width", now))
                cells.column_width = width


def _rows(sheet: xlwings.Sheet, at: int, count: int) -> xlwings.Range:
    """Return whole rows."""
    return sheet.range(f"{at}:{at + count - 1}")


def _close(sheet: xlwings.Sheet, at: int, count: int) -> None:
    """Remove rows."""
    _rows(sheet, at, count).delete("up")


def _mentions(sheet: xlwings.Sheet, name: str) -> bool:
    """Tell whether a formula of a sheet looks at another sheet."""
    area = pen.whole(sheet)
    rows = rows_of(pen.area_of(sheet, area).formula, area)
    return any(isinstance(each, str) and each.startswith("=") and name in each
               for row in rows for each in row)  # fmt: skip
