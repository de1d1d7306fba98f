"""Carry out what nigiri wants done, as one step of the document's own undo, or not at all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from nigiri_office.cells import typed
from nigiri_office.columns import delete_columns, insert_columns, set_width
from nigiri_office.ends import FirstEnd, LastEnd
from nigiri_office.looks import width
from nigiri_office.meanwhile import FirstBehind, Recorded, Still, Unrecorded
from nigiri_office.pen import write
from nigiri_office.render import paint, view, wipe
from nigiri_office.rows import delete_rows, insert_rows
from nigiri_office.views import View, go_to
from nigiri_office.words import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

TOLD = ("say", "ask")
#: What gives a sheet its looks: these may be done twice, those may not.
FITTING = ("set_print_area", "set_fit")
MOVING = ("insert_rows", "delete_rows", "insert_columns", "delete_columns")
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
        """Take the document, and what an answer says of the sheets that are new."""
        self._context, self.document = context, document
        self.specs = (rendered or {}).get("spec") or {}
        self._cursor = (rendered or {}).get("cursor")
        self.protect: dict[str, bool] = {}
        self.added: dict[str, Any] = {}
        self._renewed: set[str] = set()
        self._to_renew: set[str] = set()
        self._recorded: set[str] = set()
        self._once_more: list[Any] = []
        self._repeats, self._aside = False, FirstBehind(document)

    def all(self, operations: Sequence[Any], title: str, applies: Any = None) -> None:
        """Carry out the operations in order; when one fails, all is taken back.

        applies -- the commands that apply afterwards (menus.py)
        """
        writing = [each for each in operations if each["do"] not in TOLD]
        if not writing:
            return
        manager = self.document.UndoManager
        there = set(self.document.Sheets.ElementNames)
        self._renewed = renewed(writing) & there
        self._recorded = {each["sheet"] for each in writing if each["do"] != "set_cells"} & there
        self._to_renew, seen = set(self._renewed), View(self.document)
        with self._aside, Still(self.document):
            manager.enterUndoContext(title)
            try:
                first = FirstEnd(self._context, self.document, self._renewed, seen)
                manager.addUndoAction(first)
                self._carry_out(writing)
                last = LastEnd(self._context, self.document, set(self.added), self._repeat)
                manager.addUndoAction(last)
            except BaseException:
                self._take_back(manager)
                raise
            manager.leaveUndoContext()
        last.ended(applies, leads=self._show())

    def _carry_out(self, writing: Any) -> None:
        """Carry out the operations, and protect again what was protected."""
        for operation in writing:
            self._do(operation)
            if operation["sheet"] in self.added and operation["do"] in self._looks(operation):
                self._once_more.append(operation)
        self._close()

    def _do(self, operation: Any) -> None:
        """Carry out one operation."""
        getattr(self, "_" + operation["do"])(operation)

    def _looks(self, operation: Any) -> Any:
        """Return the operations that give a sheet its looks, and that Ctrl+Y does not repeat."""
        return FITTING if operation["sheet"] in self._renewed else (*FITTING, *MOVING)

    def _take_back(self, manager: Any) -> None:
        """Leave nothing of operations of which one failed."""
        manager.leaveUndoContext()
        self.document.CurrentController.Frame.activate()  # undoing a tab needs a window
        manager.undo()
        manager.clearRedo()
        self._close()

    def _repeat(self) -> None:
        """Make new sheets once more: of what is done to them Ctrl+Y brings back only some."""
        self._repeats = True
        for name, spec in self.added.items():
            sheet = self._open(name)
            paint(self._note(name), self.document, sheet, spec)
        for operation in self._once_more:
            self._do(operation)
        self._close()

    def _note(self, name: Any) -> Any:
        """Return what decides for each call whether LibreOffice records it (meanwhile.py).

        A tab that is new goes with all that is on it, and comes with nothing.
        """
        new = name in self.added and name not in self._renewed
        return partial(Unrecorded if new or self._repeats else Recorded, self.document)

    def _lock_note(self, name: Any) -> Any:
        """Return what decides whether LibreOffice records that a sheet is locked or unlocked.

        What it records else on a sheet it takes back and repeats rightly while that is unlocked.
        """
        recorded = name in self._recorded and not self._repeats
        return (Recorded if recorded else Unrecorded)(self.document)

    def _close(self) -> None:
        """Protect again what was protected."""
        for name in self.protect:
            if self.document.Sheets.hasByName(name):
                with self._lock_note(name):
                    self.document.Sheets.getByName(name).protect("")

    def _show(self) -> bool:
        """Set up the windows of the new sheets; tell whether one of them is in front now."""
        sheets, cursor = self.document.Sheets, self._cursor
        for name, spec in self.added.items():
            view(self.document, sheets.getByName(name), spec)
        if cursor is None or not sheets.hasByName(cursor["sheet"]):
            return False
        go_to(self.document, sheets.getByName(cursor["sheet"]), cursor["cell"])
        return True

    def _open(self, name: Any) -> Any:
        """Return a sheet that may be written; one protected by a password may not."""
        sheet = self.document.Sheets.getByName(name)
        if sheet.isProtected():
            with self._lock_note(name):
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
        note = self._note(operation["sheet"])
        insert_rows(note, sheet, operation["at"], operation["count"], operation["like"])

    def _delete_rows(self, operation: Any) -> None:
        """Remove rows."""
        sheet, note = self._open(operation["sheet"]), self._note(operation["sheet"])
        delete_rows(note, sheet, operation["at"], len(operation["held"]))

    def _insert_columns(self, operation: Any) -> None:
        """Open columns that look like others."""
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
        self._aside.hold()
        self.added[name] = spec
        paint(self._note(name), self.document, sheet, spec)
        write(self.document, sheet, spec["cells"])
        self.protect.pop(name, None)
        if spec["protected"]:
            self.protect[name] = True

    def _placed(self, name: Any, before: Any) -> Any:
        """Return the tab for a new sheet before another one, or at the end."""
        sheets = self.document.Sheets
        if name in self._to_renew:
            self._to_renew.remove(name)
            return sheets.getByName(name)
        names = list(sheets.ElementNames)
        sheets.insertNewByName(name, names.index(before) if before in names else len(names))
        return sheets.getByName(name)

    def _remove_sheet(self, operation: Any) -> None:
        """Remove a sheet; one that is made anew stays, empty, for what refers to it."""
        name = operation["sheet"]
        sheet = self._open(name)
        if name in self._to_renew:
            wipe(self.document, sheet)
            return
        self.document.Sheets.removeByName(name)
        self._aside.hold()
        self.protect.pop(name, None)
        self.added.pop(name, None)
        self._once_more = [each for each in self._once_more if each["sheet"] != name]

    def _rename_sheet(self, operation: Any) -> None:
        """Give a tab another name."""
        old, new = operation["sheet"], operation["to"]
        self.document.Sheets.getByName(old).setName(new)
        for kept in (self.protect, self.added):
            if old in kept:
                kept[new] = kept.pop(old)
        self._once_more = [
            dict(each, sheet=new) if each["sheet"] == old else each for each in self._once_more
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
        """End pages and widen columns, where nobody else did."""
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


def renewed(operations: Any) -> Any:
    """Return the names of the sheets that are removed and added again."""
    gone, again = set(), set()
    for each in operations:
        if each["do"] == "remove_sheet":
            gone.add(each["sheet"])
        elif each["do"] == "add_sheet" and each["sheet"] in gone:
            again.add(each["sheet"])
    return again
