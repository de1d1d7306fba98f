"""Carry out what nigiri wants done, as one step of the document's own undo, or not at all.

LibreOffice records what is written and most of the looks. It does not record conditional formats
and views: a new sheet that was undone and comes back with Ctrl+Y is without them.
"""

from nigiri_office.cells import typed
from nigiri_office.columns import delete_columns, insert_columns
from nigiri_office.pen import CONTENTS, Pen
from nigiri_office.render import paint, view
from nigiri_office.words import Trouble

FIRST_DATA_ROW = 4
NOTHING_TO_DO = ("say", "ask", "set_fit")
"""What is told already, and page ends and widths, which only looks follow from."""


def refuse_edited(document, names, before):
    """Raise Trouble when what is typed in one of the sheets is no longer what it was.

    before -- name of a sheet -> what was typed in it
    """
    for name in names:
        there = document.Sheets.hasByName(name)
        if not there or typed(document.Sheets.getByName(name)) != before.get(name):
            raise Trouble("edited", sheet=name)


class Carrying:
    """The carrying out of the changes of one answer."""

    def __init__(self, document, rendered):
        """Take the document, and the descriptions of the sheets that are new."""
        self.document = document
        self.specs = (rendered or {}).get("spec") or {}
        self.pen = Pen(document)
        self.protect = {}
        self.added = []

    def all(self, operations, title):
        """Carry out the operations in order; when one fails, all is taken back."""
        manager = self.document.UndoManager
        writing = [each for each in operations if each["do"] not in NOTHING_TO_DO]
        if not writing:
            return
        self.document.lockControllers()
        manager.enterUndoContext(title)
        try:
            for operation in writing:
                getattr(self, "_" + operation["do"])(operation)
            self._close()
        except BaseException:
            manager.leaveUndoContext()
            self.document.CurrentController.Frame.activate()  # undoing a tab needs a window
            manager.undo()
            manager.clearRedo()
            raise
        else:
            manager.leaveUndoContext()
        finally:
            self.document.unlockControllers()
        self._show()

    def _close(self):
        """Protect again what was protected."""
        for name in self.protect:
            if self.document.Sheets.hasByName(name):
                self.document.Sheets.getByName(name).protect("")

    def _show(self):
        """Set up the windows of the new sheets, and show the last of them."""
        for name, spec in self.added:
            view(self.document, self.document.Sheets.getByName(name), spec)
        if self.added and self.document.CurrentController is not None:
            last = self.document.Sheets.getByName(self.added[-1][0])
            if last.IsVisible:
                self.document.CurrentController.setActiveSheet(last)

    def _open(self, name):
        """Return a sheet that may be written; one protected by a password may not."""
        sheet = self.document.Sheets.getByName(name)
        if sheet.isProtected():
            sheet.unprotect("")
            if sheet.isProtected():
                raise Trouble("password", sheet=name)
            self.protect[name] = True
        return sheet

    def _set_cells(self, operation):
        """Write cells one by one: only so does LibreOffice know again what was blank before."""
        sheet = self._open(operation["sheet"])
        for row, column, _, after in operation["cells"]:
            self.pen.write(sheet.getCellByPosition(column - 1, row - 1), after)

    def _insert_rows(self, operation):
        """Open rows that look like the row above; below the headings like the first row."""
        sheet, at, count = self._open(operation["sheet"]), operation["at"], operation["count"]
        sheet.Rows.insertByIndex(at - 1, count)
        if at == FIRST_DATA_ROW:
            width = sheet.createCursor()
            width.gotoEndOfUsedArea(False)
            last = width.RangeAddress.EndColumn
            model = sheet.getCellRangeByPosition(0, at + count - 1, last, at + count - 1)
            for row in range(at - 1, at - 1 + count):
                target = sheet.getCellByPosition(0, row).CellAddress
                sheet.copyRange(target, model.RangeAddress)
                sheet.getCellRangeByPosition(0, row, last, row).clearContents(CONTENTS)

    def _delete_rows(self, operation):
        """Remove rows."""
        sheet = self._open(operation["sheet"])
        sheet.Rows.removeByIndex(operation["at"] - 1, len(operation["held"]))

    def _insert_columns(self, operation):
        """Open columns that look like others."""
        sheet = self._open(operation["sheet"])
        insert_columns(self.document, sheet, operation["at"], operation["like"])

    def _delete_columns(self, operation):
        """Remove columns."""
        sheet = self._open(operation["sheet"])
        delete_columns(sheet, operation["at"], len(operation["held"]))

    def _add_sheet(self, operation):
        """Make a new sheet and paint it.

        LibreOffice makes no new cell styles while any sheet is protected.
        """
        for each in self.document.Sheets.ElementNames:
            self._open(each)
        name, before, spec = operation["sheet"], operation["before"], self.specs[operation["sheet"]]
        names = list(self.document.Sheets.ElementNames)
        self.document.Sheets.insertNewByName(
            name, names.index(before) if before in names else len(names)
        )
        sheet = self.document.Sheets.getByName(name)
        paint(self.document, sheet, spec)
        for row, column, value in spec["cells"]:
            self.pen.write(sheet.getCellByPosition(column - 1, row - 1), value)
        if spec["protected"]:
            self.protect[name] = True
        self.added.append((name, spec))

    def _remove_sheet(self, operation):
        """Remove a sheet."""
        self._open(operation["sheet"])
        self.document.Sheets.removeByName(operation["sheet"])
        self.protect.pop(operation["sheet"], None)

    def _rename_sheet(self, operation):
        """Give a tab another name."""
        self.document.Sheets.getByName(operation["sheet"]).setName(operation["to"])
        if operation["sheet"] in self.protect:
            self.protect[operation["to"]] = self.protect.pop(operation["sheet"])
        self.added = [
            (operation["to"] if name == operation["sheet"] else name, spec)
            for name, spec in self.added
        ]

    def _set_print_area(self, operation):
        """Print these cells."""
        sheet = self.document.Sheets.getByName(operation["sheet"])
        parts = [part for part in operation["after"].replace(" ", ",").split(",") if part]
        sheet.setPrintAreas(tuple(sheet.getCellRangeByName(each).RangeAddress for each in parts))
