"""Carry out the changes of an answer as one undo step of the document, or not at all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from nigiri_office.cell_writer import write
from nigiri_office.cells import is_blank
from nigiri_office.columns import delete_columns, insert_columns, set_width
from nigiri_office.contexts import FirstTabBehind, Paused, Recorded, Unrecorded
from nigiri_office.looks import width
from nigiri_office.new_sheets import paint, view, wipe
from nigiri_office.rows import delete_rows, insert_rows
from nigiri_office.undo_actions import FirstAction, LastAction
from nigiri_office.views import View, go_to
from nigiri_office.words import Trouble

if TYPE_CHECKING:
    from collections.abc import Sequence

MESSAGES = ("say", "ask")
#: Operations on looks that may be done twice, and operations that may not.
REPEATABLE_LOOKS = ("set_print_area", "set_fit")
LINE_OPERATIONS = ("insert_rows", "delete_rows", "insert_columns", "delete_columns")
#: The difference in characters up to which two widths are the same: programs round them.
ROUNDED = 0.2


class Transaction:
    """The changes of one answer, carried out together."""

    def __init__(self, context: Any, document: Any, rendered: Any, shows: Any = None) -> None:
        """Take the document, and the descriptions of new sheets from an answer.

        shows -- the sheet and cell to end on, None for those of the new sheets
        """
        self._context, self.document = context, document
        self.specs = (rendered or {}).get("spec") or {}
        self._cursor = shows or (rendered or {}).get("cursor")
        self.protect: dict[str, bool] = {}
        self.added: dict[str, Any] = {}
        self._renewed: set[str] = set()
        self._to_renew: set[str] = set()
        self._recorded: set[str] = set()
        self._repeated: list[Any] = []
        self._blank: list[str] = []
        self._repeats, self._first_tab = False, FirstTabBehind(document)

    def run(self, operations: Sequence[Any], title: str, applies: Any = None) -> None:
        """Carry out the operations in order; when one fails, undo all of them and raise its error.

        applies -- which commands apply afterwards (enabled_commands.py)
        """
        writing = [each for each in operations if each["do"] not in MESSAGES]
        if not writing:
            return
        manager = self.document.UndoManager
        existing = set(self.document.Sheets.ElementNames)
        self._renewed = renewed(writing) & existing
        self._recorded = {each["sheet"] for each in writing if each["do"] != "set_cells"} & existing
        self._to_renew, seen = set(self._renewed), View(self.document)
        self._blank = blank_sheets(self.document)
        with self._first_tab, Paused(self.document):
            manager.enterUndoContext(title)
            try:
                first = FirstAction(self._context, self.document, self._renewed, seen)
                manager.addUndoAction(first)
                self._carry_out(writing)
                last = LastAction(self._context, self.document, set(self.added), self._repeat)
                manager.addUndoAction(last)
            except BaseException:
                self._take_back(manager)
                raise
            manager.leaveUndoContext()
        last.finish(applies, leads=self._show())

    def _carry_out(self, writing: Any) -> None:
        """Carry out the operations, and protect again what was protected."""
        for operation in writing:
            self._do(operation)
            if operation["sheet"] in self.added and operation["do"] in self._looks(operation):
                self._repeated.append(operation)
        self._close()
        for name in self._blank if self.added else ():
            self._remove_sheet({"sheet": name})

    def _do(self, operation: Any) -> None:
        """Carry out one operation."""
        getattr(self, "_" + operation["do"])(operation)

    def _looks(self, operation: Any) -> Any:
        """Return the names of the operations on looks that Ctrl+Y does not repeat for a sheet."""
        return (
            REPEATABLE_LOOKS
            if operation["sheet"] in self._renewed
            else (*REPEATABLE_LOOKS, *LINE_OPERATIONS)
        )

    def _take_back(self, manager: Any) -> None:
        """Undo all operations so far, after one of them failed."""
        manager.leaveUndoContext()
        self.document.CurrentController.Frame.activate()  # undoing a tab needs a window
        manager.undo()
        manager.clearRedo()
        self._close()

    def _repeat(self) -> None:
        """Paint new sheets again after Ctrl+Y: LibreOffice repeats only part of their making."""
        self._repeats = True
        for name, spec in self.added.items():
            sheet = self._open(name)
            paint(self._note(name), self.document, sheet, spec)
        for operation in self._repeated:
            self._do(operation)
        self._close()

    def _note(self, name: Any) -> Any:
        """Return the context for each call that changes a sheet: Recorded or Unrecorded.

        Changes of a new tab are not recorded: undo removes the tab with all that is on it.
        """
        new = name in self.added and name not in self._renewed
        return partial(Unrecorded if new or self._repeats else Recorded, self.document)

    def _lock_note(self, name: Any) -> Any:
        """Return the context for locking or unlocking a sheet: Recorded or Unrecorded.

        LibreOffice can undo and redo its other records of a sheet only while that is unlocked.
        """
        recorded = name in self._recorded and not self._repeats
        return (Recorded if recorded else Unrecorded)(self.document)

    def _close(self) -> None:
        """Protect again the sheets that were protected."""
        for name in self.protect:
            if self.document.Sheets.hasByName(name):
                with self._lock_note(name):
                    self.document.Sheets.getByName(name).protect("")

    def _show(self) -> bool:
        """Set up the windows of the new sheets; tell whether the cursor went to another sheet."""
        sheets, cursor = self.document.Sheets, self._cursor
        for name, spec in self.added.items():
            view(self.document, sheets.getByName(name), spec)
        if cursor is None or not sheets.hasByName(cursor["sheet"]):
            return False
        go_to(self.document, sheets.getByName(cursor["sheet"]), cursor["cell"])
        return True

    def _open(self, name: Any) -> Any:
        """Return a sheet, unprotected for writing; Trouble where a password protects it."""
        sheet = self.document.Sheets.getByName(name)
        if sheet.isProtected():
            with self._lock_note(name):
                sheet.unprotect("")
            if sheet.isProtected():
                raise Trouble("password", sheet=name)
            self.protect[name] = True
        return sheet

    def _set_cells(self, operation: Any) -> None:
        """Write cells; the undo actions restore them, so LibreOffice need not record it."""
        cells = ((row, column, after) for row, column, _, after in operation["cells"])
        write(self.document, self._open(operation["sheet"]), cells)

    def _insert_rows(self, operation: Any) -> None:
        """Insert rows that look like others."""
        sheet = self._open(operation["sheet"])
        note = self._note(operation["sheet"])
        insert_rows(note, sheet, operation["at"], operation["count"], operation["like"])

    def _delete_rows(self, operation: Any) -> None:
        """Remove rows."""
        sheet, note = self._open(operation["sheet"]), self._note(operation["sheet"])
        delete_rows(note, sheet, operation["at"], len(operation["held"]))

    def _insert_columns(self, operation: Any) -> None:
        """Insert columns that look like others."""
        sheet, note = self._open(operation["sheet"]), self._note(operation["sheet"])
        insert_columns(note, self.document, sheet, operation["at"], operation["like"])

    def _delete_columns(self, operation: Any) -> None:
        """Remove columns."""
        sheet, note = self._open(operation["sheet"]), self._note(operation["sheet"])
        delete_columns(note, sheet, operation["at"], len(operation["held"]))

    def _add_sheet(self, operation: Any) -> None:
        """Make a new sheet and paint it.

        LibreOffice makes no new cell styles while any sheet is protected.
        """
        for each in self.document.Sheets.ElementNames:
            self._open(each)
        name, spec = operation["sheet"], self.specs[operation["sheet"]]
        sheet = self._placed(name, operation["before"])
        self._first_tab.move_behind()
        self.added[name] = spec
        paint(self._note(name), self.document, sheet, spec)
        write(self.document, sheet, spec["cells"])
        self.protect.pop(name, None)
        if spec["protected"]:
            self.protect[name] = True

    def _placed(self, name: Any, before: Any) -> Any:
        """Return the tab of a new sheet: the emptied one of a renewed sheet, else a new one."""
        sheets = self.document.Sheets
        if name in self._to_renew:
            self._to_renew.remove(name)
            return sheets.getByName(name)
        names = list(sheets.ElementNames)
        sheets.insertNewByName(name, names.index(before) if before in names else len(names))
        return sheets.getByName(name)

    def _remove_sheet(self, operation: Any) -> None:
        """Remove a sheet; one that is added again is only emptied: references to it survive."""
        name = operation["sheet"]
        sheet = self._open(name)
        if name in self._to_renew:
            wipe(self.document, sheet)
            return
        self._first_tab.forget(sheet)
        self.document.Sheets.removeByName(name)
        self._first_tab.move_behind()
        self.protect.pop(name, None)
        self.added.pop(name, None)
        self._repeated = [each for each in self._repeated if each["sheet"] != name]

    def _rename_sheet(self, operation: Any) -> None:
        """Give a tab another name."""
        old, new = operation["sheet"], operation["to"]
        self.document.Sheets.getByName(old).setName(new)
        for sheets_by_name in (self.protect, self.added):
            if old in sheets_by_name:
                sheets_by_name[new] = sheets_by_name.pop(old)
        self._repeated = [
            dict(each, sheet=new) if each["sheet"] == old else each for each in self._repeated
        ]

    def _set_print_area(self, operation: Any) -> None:
        """Print these cells."""
        sheet = self.document.Sheets.getByName(operation["sheet"])
        parts = [part for part in operation["after"].replace(" ", ",").split(",") if part]
        with self._note(operation["sheet"])():
            sheet.setPrintAreas(
                tuple(sheet.getCellRangeByName(each).RangeAddress for each in parts)
            )

    def _set_fit(self, operation: Any) -> None:
        """Set page breaks, and widen columns whose width is still the one that nigiri gave them."""
        sheet, note = self._open(operation["sheet"]), self._note(operation["sheet"])
        before, after = operation["before"], operation["after"]
        for row in set(before["breaks"]) ^ set(after["breaks"]):
            with note():
                sheet.Rows.getByIndex(row).IsStartOfNewPage = row in after["breaks"]
        was = dict(map(tuple, before["widths"]))
        for number, characters in after["widths"]:
            column = sheet.Columns.getByIndex(number - 1)
            known = width(was.get(number, characters))
            near = abs(column.Width - known) < width(ROUNDED) - width(0)
            if near and characters != was.get(number):
                set_width(note, column, width(characters))


def blank_sheets(document: Any) -> list[str]:
    """Return the names of the sheets of an empty document; [] where there is anything on one."""
    sheets = document.Sheets
    empty = all(is_blank(sheets.getByName(name)) for name in sheets.ElementNames)
    return list(sheets.ElementNames) if empty else []


def renewed(operations: Any) -> Any:
    """Return the names of the sheets that the operations remove and add again."""
    gone, again = set(), set()
    for each in operations:
        if each["do"] == "remove_sheet":
            gone.add(each["sheet"])
        elif each["do"] == "add_sheet" and each["sheet"] in gone:
            again.add(each["sheet"])
    return again
