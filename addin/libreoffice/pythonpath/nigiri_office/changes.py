"""Carry out what nigiri wants done, as one step of the document's own undo, or not at all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from nigiri_office import menus
from nigiri_office.cells import typed
from nigiri_office.columns import delete_columns, insert_columns, set_width
from nigiri_office.ends import End
from nigiri_office.looks import width
from nigiri_office.meanwhile import PartOfStep, Still
from nigiri_office.pen import write
from nigiri_office.render import paint, view, wipe
from nigiri_office.rows import delete_rows, insert_rows
from nigiri_office.words import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

TOLD = ("say", "ask")
#: Characters by which a width may differ and still be the same: programs round a little.
ROUNDED = 0.2


def refuse_edited(document: Any, names: Iterable[str], before: Mapping[str, Any]) -> None:
    """Raise Trouble when what is typed in one of the sheets is no longer what it was.

    before -- name of a sheet -> what was typed in it
    """
    for name in names:
        there = document.Sheets.hasByName(name)
        if not there or typed(document.Sheets.getByName(name)) != before.get(name):
            raise Trouble("edited", sheet=name)


class Carrying:
    """The carrying out of the changes of one answer."""

    def __init__(self, context: Any, document: Any, rendered: Any) -> None:
        """Take the document, and the descriptions of the sheets that are new."""
        self._context, self.document = context, document
        self.specs = (rendered or {}).get("spec") or {}
        self.protect: dict[str, bool] = {}
        self.added: list[tuple[Any, str]] = []
        self._renewed: set[str] = set()

    def all(self, operations: Sequence[Any], title: str, applies: Any = None) -> None:
        """Carry out the operations in order; when one fails, all is taken back.

        applies -- the commands that apply afterwards (menus.py)
        """
        writing = [each for each in operations if each["do"] not in TOLD]
        if not writing:
            return
        manager = self.document.UndoManager
        self._renewed = renewed(writing) & set(self.document.Sheets.ElementNames)
        first = End(self._context, self.document, self._renewed, first=True)
        first.around(_nothing, partial(menus.remember, self.document, menus.known(self.document)))
        with Still(self.document):
            manager.enterUndoContext(title)
            try:
                manager.addUndoAction(first)
                self._carry_out(writing)
                names = {name for name, _ in self.added}
                last = End(self._context, self.document, names, first=False)
                manager.addUndoAction(last.around(self._paint_again, partial(self._again, applies)))
            except BaseException:
                manager.leaveUndoContext()
                self.document.CurrentController.Frame.activate()  # undoing a tab needs a window
                manager.undo()
                manager.clearRedo()
                raise
            manager.leaveUndoContext()
        self._show()

    def _carry_out(self, writing: Any) -> None:
        """Carry out the operations, and protect again what was protected."""
        for operation in writing:
            getattr(self, "_" + operation["do"])(operation)
        self._close()

    def _paint_again(self) -> None:
        """Give the new sheets their looks once more: Ctrl+Y brings back only some of them."""
        with Still(self.document), PartOfStep(self.document):
            for name in self.document.Sheets.ElementNames:
                self._open(name)
            for name, spec in self.added:
                paint(self.document, self.document.Sheets.getByName(name), spec)
            self._close()

    def _again(self, applies: Any) -> None:
        """Show what was shown after the command: sheets, and which commands apply."""
        self._show()
        menus.remember(self.document, applies or {})

    def _close(self) -> None:
        """Protect again what was protected."""
        for name in self.protect:
            if self.document.Sheets.hasByName(name):
                self.document.Sheets.getByName(name).protect("")

    def _show(self) -> None:
        """Set up the windows of the new sheets, and show the last of them."""
        sheets, front = self.document.Sheets, None
        for name, spec in self.added:
            if sheets.hasByName(name):
                view(self.document, sheets.getByName(name), spec)
                front = sheets.getByName(name)
        if front is not None and front.IsVisible and self.document.CurrentController is not None:
            self.document.CurrentController.setActiveSheet(front)

    def _open(self, name: Any) -> Any:
        """Return a sheet that may be written; one protected by a password may not."""
        sheet = self.document.Sheets.getByName(name)
        if sheet.isProtected():
            sheet.unprotect("")
            if sheet.isProtected():
                raise Trouble("password", sheet=name)
            self.protect[name] = True
        return sheet

    def _set_cells(self, operation: Any) -> None:
        """Write cells; the ends of the step know them, so LibreOffice need not record them."""
        cells = ((row, column, after) for row, column, _, after in operation["cells"])
        write(self.document, self._open(operation["sheet"]), cells)

    def _insert_rows(self, operation: Any) -> None:
        """Open rows that look like others."""
        sheet = self._open(operation["sheet"])
        insert_rows(sheet, operation["at"], operation["count"], operation["like"])

    def _delete_rows(self, operation: Any) -> None:
        """Remove rows."""
        delete_rows(self._open(operation["sheet"]), operation["at"], len(operation["held"]))

    def _insert_columns(self, operation: Any) -> None:
        """Open columns that look like others."""
        sheet = self._open(operation["sheet"])
        insert_columns(self.document, sheet, operation["at"], operation["like"])

    def _delete_columns(self, operation: Any) -> None:
        """Remove columns."""
        sheet = self._open(operation["sheet"])
        delete_columns(sheet, operation["at"], len(operation["held"]))

    def _add_sheet(self, operation: Any) -> None:
        """Make a new sheet and paint it.

        LibreOffice makes no new cell styles while any sheet is protected.
        """
        for each in self.document.Sheets.ElementNames:
            self._open(each)
        name, spec = operation["sheet"], self.specs[operation["sheet"]]
        sheet = self._placed(name, operation["before"])
        paint(self.document, sheet, spec)
        write(self.document, sheet, spec["cells"])
        self.protect.pop(name, None)
        if spec["protected"]:
            self.protect[name] = True
        self.added.append((name, spec))

    def _placed(self, name: Any, before: Any) -> Any:
        """Return the tab for a new sheet before another one, or at the end."""
        sheets = self.document.Sheets
        if name in self._renewed:
            self._renewed.remove(name)
            return sheets.getByName(name)
        names = list(sheets.ElementNames)
        sheets.insertNewByName(name, names.index(before) if before in names else len(names))
        return sheets.getByName(name)

    def _remove_sheet(self, operation: Any) -> None:
        """Remove a sheet; one that is made anew stays, empty, for what refers to it."""
        name = operation["sheet"]
        sheet = self._open(name)
        if name in self._renewed:
            wipe(self.document, sheet)
            return
        self.document.Sheets.removeByName(name)
        self.protect.pop(name, None)

    def _rename_sheet(self, operation: Any) -> None:
        """Give a tab another name."""
        self.document.Sheets.getByName(operation["sheet"]).setName(operation["to"])
        if operation["sheet"] in self.protect:
            self.protect[operation["to"]] = self.protect.pop(operation["sheet"])
        self.added = [
            (operation["to"] if name == operation["sheet"] else name, spec)
            for name, spec in self.added
        ]

    def _set_print_area(self, operation: Any) -> None:
        """Print these cells."""
        sheet = self.document.Sheets.getByName(operation["sheet"])
        parts = [part for part in operation["after"].replace(" ", ",").split(",") if part]
        sheet.setPrintAreas(tuple(sheet.getCellRangeByName(each).RangeAddress for each in parts))

    def _set_fit(self, operation: Any) -> None:
        """End pages and widen columns, where nobody else did."""
        sheet = self._open(operation["sheet"])
        before, after = operation["before"], operation["after"]
        for row in set(before["breaks"]) ^ set(after["breaks"]):
            sheet.Rows.getByIndex(row).IsStartOfNewPage = row in after["breaks"]
        was = dict(map(tuple, before["widths"]))
        for number, characters in after["widths"]:
            column = sheet.Columns.getByIndex(number - 1)
            known = width(was.get(number, characters))
            near = abs(column.Width - known) < width(ROUNDED) - width(0)
            if near and characters != was.get(number):
                set_width(column, width(characters))


def _nothing() -> None:
    """Do nothing."""


def renewed(operations: Any) -> Any:
    """Return the names of the sheets that are removed and added again."""
    gone, again = set(), set()
    for each in operations:
        if each["do"] == "remove_sheet":
            gone.add(each["sheet"])
        elif each["do"] == "add_sheet" and each["sheet"] in gone:
            again.add(each["sheet"])
    return again
