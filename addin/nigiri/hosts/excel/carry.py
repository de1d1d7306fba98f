"""Carry out changes in Excel, one operation after the other; undo all when one fails.

A program's writes empty Excel's own undo list. So each step records what it replaced: in `done`,
whose inverse is for a later Undo, and in `_rescue`, for a failure now.

A sheet that is removed is first renamed: formulas of other sheets still refer to it, and can be
redirected to the sheet that takes its name. It is deleted at the very end.
"""

from __future__ import annotations

from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.excel import native, pen
from nigiri.hosts.excel.blocks import places_of, rows_of
from nigiri.hosts.excel.lines import (
    broken_formulas,
    lines_of,
    look_like_columns,
    look_like_rows,
    set_widths,
    shift_lines,
    widths_of,
    write_back,
)
from nigiri.hosts.excel.trouble import refused_by_excel
from nigiri.hosts.xlsx.package.formulas import quoted
from nigiri.hosts.xlsx.package.references import Shift
from nigiri.messages.message import message
from nigiri.workbook import layout
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.changes import (
    AddSheet,
    CellChange,
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
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    import xlwings

    from nigiri.hosts.excel.blocks import Place
    from nigiri.hosts.excel.pen import Values
    from nigiri.workbook.layout.spec import SheetSpec
    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.model.changes import Lines, Operation


def referenced_too_early(operations: Sequence[Operation], names: Collection[str]) -> list[str]:
    """Return new sheets that formulas refer to before they exist; Excel would ask for a file.

    names -- of the existing sheets
    """
    coming = {op.sheet for op in operations if isinstance(op, AddSheet)} - set(names)
    found: dict[str, None] = {}
    for operation in operations:
        match operation:
            case AddSheet(sheet):
                coming.discard(sheet)
            case SetCells(_, cells) if coming:
                found |= dict.fromkeys(name for name in sorted(coming) if _look_at(cells, name))
    return list(found)


def _look_at(cells: Sequence[CellChange], name: str) -> bool:
    """Tell whether formulas to be written refer to a sheet."""
    there = f"{quoted(name)}!"
    return any(isinstance(c.after, Formula) and there in c.after.text for c in cells)


def changes_between(
    before: Mapping[Place, Value], after: Mapping[Place, Value]
) -> tuple[CellChange, ...]:
    """Return the cells that differ; a cell missing in one of the two is blank there."""
    places = sorted({*before, *after})
    found = (CellChange(*at, before.get(at), after.get(at)) for at in places)
    return tuple(each for each in found if each.before != each.after)


OLD = "nigiri_old_{}"
#: Excel rounds widths to whole pixels.
ROUNDED = 0.2


class Transaction:
    """Changes being carried out in one workbook.

    done -- the operations carried out, with the formulas and values they replaced
    """

    def __init__(self, book: xlwings.Book, new: Iterator[tuple[xlwings.Sheet, SheetSpec]]) -> None:
        """Take the workbook, and looks and contents of each sheet to be added, in order."""
        self.book, self._new = book, new
        self.done: list[Operation] = []
        self._rescue: list[Callable[[], object]] = []
        self._open: dict[str, native.Protection] = {}
        self._old: list[tuple[str, str]] = []

    def run(self, operations: Sequence[Operation]) -> None:
        """Carry out the operations, or nothing."""
        try:
            # A blank sheet stands for each until it comes, and is then put aside.
            for name in referenced_too_early(
                operations, {sheet.name for sheet in self.book.sheets}
            ):
                new = self.book.sheets.add(name, after=self.book.sheets[-1])
                self._rescue.append(new.delete)
            for operation in operations:
                self._carry_out(operation)
            self._lead_to_new_sheets()
            self._protect_again()
            self._delete_old()
        except BaseException:
            for step in reversed(self._rescue):
                with suppress(Exception):  # what can be taken back must not wait for the rest
                    step()
            raise

    def _delete_old(self) -> None:
        """Delete the removed sheets; a failure leaves the rest, since no deletion can be undone."""
        for number, (_, old) in enumerate(self._old):
            with suppress(Exception) if number else nullcontext():
                self.book.sheets[old].delete()

    def _carry_out(self, operation: Operation) -> None:
        """Carry out one operation; messages were shown already."""
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
        """Insert or delete lines of a sheet."""
        match operation:
            case InsertRows(_, at, count, like):
                sheet = self._insert_lines(operation, Shift(at, count))
                look_like_rows(sheet, at, count, like)
            case InsertColumns(_, at, models):
                sheet = self._insert_lines(operation, Shift(at, len(models), across=True))
                look_like_columns(sheet, at, models)
            case DeleteRows(_, at, held):
                self._delete_lines(operation, Shift(at, -len(held)))
            case DeleteColumns(_, at, held):
                self._delete_lines(operation, Shift(at, -len(held), across=True))

    def _sheet(self, name: str) -> xlwings.Sheet:
        """Return a sheet for writing; a protected one is unprotected until the end."""
        sheet = self.book.sheets[name]
        if native.is_protected(sheet):
            try:
                protection = native.unprotect(sheet)
            except Exception as error:
                if not refused_by_excel(error):
                    raise
                raise HostError(message("file.excel.password", sheet=name)) from error
            self._open[name] = protection
            self._rescue.append(partial(native.protect, sheet, protection))
        return sheet

    def _protect_again(self) -> None:
        """Protect again the sheets that were protected."""
        for name, protection in self._open.items():
            sheet = self.book.sheets[name]
            self._rescue.append(partial(native.unprotect, sheet))
            native.protect(sheet, protection)

    def _set_cells(self, name: str, values: Values) -> None:
        """Write cells of a sheet."""
        sheet = self._sheet(name)
        before, formats = pen.cell_contents(sheet, values), pen.formats(sheet, values)
        self._rescue += [
            partial(pen.set_formats, sheet, formats),
            partial(pen.write, sheet, before),
        ]
        self.done.append(SetCells(name, changes_between(self._named(before), values)))
        pen.write(sheet, values, formats)

    def _insert_lines(self, operation: InsertRows | InsertColumns, shift: Shift) -> xlwings.Sheet:
        """Insert lines, and return their sheet."""
        sheet = self._sheet(operation.sheet)
        shift_lines(sheet, shift)
        self._rescue.append(partial(shift_lines, sheet, replace(shift, count=-shift.count)))
        self.done.append(operation)
        return sheet

    def _delete_lines(self, operation: DeleteRows | DeleteColumns, shift: Shift) -> None:
        """Delete lines; record their cells, and the formulas that the deletion breaks."""
        name = operation.sheet
        sheet, lost = self._sheet(name), broken_formulas(self.book, name, shift)
        lines = lines_of(sheet, shift)
        held = pen.cell_contents(sheet, [place for line in lines for place in line])
        formats, named = pen.formats(sheet, held), self._named(held)
        widths = widths_of(sheet, shift)
        for other, formulas in lost.items():
            same = self._named(formulas)
            self.done.append(SetCells(other, tuple(CellChange(*p, f, f) for p, f in same.items())))
        cells = tuple(tuple(named[place] for place in line) for line in lines)
        self.done.append(replace(operation, held=cells))
        shift_lines(sheet, shift)
        self._rescue += [
            partial(set_widths, sheet, widths),
            *(partial(write_back, self.book, other, each) for other, each in lost.items()),
            partial(pen.set_formats, sheet, formats),
            partial(pen.write, sheet, {place: v for place, v in held.items() if v is not None}),
            partial(shift_lines, sheet, replace(shift, count=-shift.count)),
        ]

    def _add_sheet(self, operation: AddSheet) -> None:
        """Copy a new sheet from the package, and write its contents."""
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
        """Rename a sheet, to be deleted at the end."""
        name = operation.sheet
        fresh = layout.render(operation.kind, operation.options).cells
        held = changes_between(fresh, self._all_cells(self.book.sheets[name]))
        self.done.append(replace(operation, held=held))
        self._put_aside(name)

    def _put_aside(self, name: str) -> None:
        """Give a sheet a temporary name until it is deleted."""
        self._open.pop(name, None)
        old = OLD.format(len(self._old) + 1)
        self._old.append((name, old))
        self._rename(name, old)

    def _named(self, values: Values) -> Values:
        """Return contents of cells with the original names of renamed sheets in formulas."""
        found = {**values}
        for name, old in self._old:
            for at, value in values.items():
                if isinstance(value, Formula) and f"{old}!" in value.text:
                    text = value.text.replace(f"{old}!", f"{quoted(name)}!")
                    found[at] = value._replace(text=text)
        return found

    def _all_cells(self, sheet: xlwings.Sheet) -> Values:
        """Return the contents of all cells of a sheet that are not blank."""
        held = self._named(pen.cell_contents(sheet, list(places_of(pen.whole(sheet)))))
        return {at: value for at, value in held.items() if value is not None}

    def _rename(self, name: str, to: str) -> None:
        """Give a sheet another name."""
        sheet = self.book.sheets[name]
        self._rescue.append(partial(setattr, sheet, "name", name))
        sheet.name = to
        if name in self._open:
            self._open[to] = self._open.pop(name)

    def _lead_to_new_sheets(self) -> None:
        """Redirect formulas from a removed sheet to the new one of its name."""
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
        """Set the widths of columns that nobody else changed; Excel sets page breaks by itself."""
        sheet, known = self._sheet(operation.sheet), dict(operation.before.widths)
        self.done.append(operation)
        for column, width in operation.after.widths:
            cells = sheet.range((1, column))
            now = cells.column_width
            if known.get(column, width) != width and abs((now or 0) - known[column]) < ROUNDED:
                self._rescue.append(partial(setattr, cells, "column_width", now))
                cells.column_width = width


def _mentions(sheet: xlwings.Sheet, name: str) -> bool:
    """Tell whether a formula of a sheet refers to another sheet."""
    area = pen.whole(sheet)
    rows = rows_of(pen.area_of(sheet, area).formula, area)
    return any(
        isinstance(each, str) and each.startswith("=") and name in each
        for row in rows
        for each in row
    )
