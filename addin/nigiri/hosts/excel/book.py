"""The host: the workbook that is open in Excel, read whole and changed as a whole.

Operations are carried out by carry.py, cells written by pen.py; what a cell holds: values.py.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts import refuse_if_changed
from nigiri.hosts.excel import native, pen
from nigiri.hosts.excel.carry import Transaction
from nigiri.hosts.excel.looks import opened
from nigiri.hosts.excel.quiet import quiet, same_place
from nigiri.hosts.excel.trouble import directors_words
from nigiri.hosts.excel.values import read
from nigiri.messages.message import message, several
from nigiri.workbook import layout
from nigiri.workbook.apply import applied
from nigiri.workbook.compare import fingerprint
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import AddSheet, Changes, RemoveSheet, RenameSheet, Say

if TYPE_CHECKING:
    import datetime as dt

    import xlwings

    from nigiri.messages.message import Several

#: What is counted on a sheet, by xlwings' name. Its shapes are not among it: the arrows of
#: filters and lists are shapes, too.
_KINDS = ("notes", "pictures", "charts", "tables")


def attachment_words(sheet: xlwings.Sheet) -> Several:
    """Return the attachments of a sheet in words: "2 comments, 1 picture"; "" for none."""
    counts = {kind: len(getattr(sheet, kind)) for kind in _KINDS}
    return several(
        message(f"file.open-things.{kind}", many=many) for kind, many in counts.items() if many
    )


MOST_CELLS = 4_000_000
AT_WORK = message("file.excel.works")


class Excel:
    """The host for a workbook that is open in Excel.

    back -- the inverse of the last changes with the formulas they replaced, and the fingerprints of
    the sheets as they were left; None before any change
    """

    def __init__(self, book: xlwings.Book, *, now: dt.datetime, words: str = AT_WORK) -> None:
        """Take the workbook, the date of new parts, and the text for the status bar."""
        self.book, self.now, self._words = book, now, words
        self.back: Changes | None = None

    @property
    def place(self) -> str:
        """Return the path of the workbook; its name where OneDrive has it in no folder."""
        try:
            return str(self.book.fullname)
        except Exception:  # noqa: BLE001 -- xlwings looks for a folder, and gives up
            return str(self.book.name)

    def snapshot(self) -> Workbook:
        """Return every sheet; HostError when Excel does not answer, or for too large a sheet."""
        with directors_words():
            return Workbook({sheet.name: _sheet(sheet) for sheet in self.book.sheets})

    def apply(self, changes: Changes) -> None:
        """Carry out all of the changes in the open workbook, or nothing.

        Raises ChangedSinceRead when a sheet is not the one the changes were made from, HostError
        when Excel refuses. Nothing is saved: that is the director's to do.
        """
        with directors_words():
            now = self.snapshot()
            refuse_if_changed(now, changes)
            after = applied(
                now, changes
            )  # refuses what no workbook can do, before anything is done
            if all(isinstance(operation, Say) for operation in changes.operations):
                return
            self._refuse_if_fixed(changes)
            back = self._carry_out(changes)
            self.back = replace(back, fingerprints=_prints(back, after))

    def losses(self, changes: Changes) -> tuple[str, ...]:
        """Return sentences on attachments to sheets that the changes remove or make anew."""
        gone = {each.sheet for each in changes.operations if isinstance(each, RemoveSheet)}
        with directors_words():
            sheets = [sheet for sheet in self.book.sheets if sheet.name in gone]
            found = ((sheet.name, attachment_words(sheet)) for sheet in sheets)
            return tuple(
                message("file.goes.open", sheet=name, things=things)
                for name, things in found
                if things
            )

    def _carry_out(self, changes: Changes) -> Changes:
        """Carry out the changes while Excel is paused; return their inverse."""
        new = [
            layout.render(operation.kind, operation.options)
            for operation in changes.operations
            if isinstance(operation, AddSheet)
        ]
        app = self.book.app
        with quiet(app, self._words), same_place(self.book), opened(app, new, self.now) as models:
            transaction = Transaction(self.book, iter(zip(models, new, strict=True)))
            transaction.run(changes.operations)
        return Changes(tuple(transaction.done)).inverse()

    def _refuse_if_fixed(self, changes: Changes) -> None:
        """Raise HostError when the workbook's structure is protected, and a tab would change."""
        tabs = (AddSheet, RemoveSheet, RenameSheet)
        if any(isinstance(each, tabs) for each in changes.operations) and native.is_fixed(
            self.book
        ):
            raise HostError(message("file.excel.fixed"))


def _sheet(sheet: xlwings.Sheet) -> Sheet:
    """Return the cells of a sheet; HostError when there are too many."""
    area = pen.whole(sheet)
    if area.bottom * area.right > MOST_CELLS:
        raise HostError(message("file.sent.large", sheet=sheet.name))
    return Sheet.of([[read(cell) for cell in row] for row in pen.shown_values(sheet, area)])


def _prints(back: Changes, workbook: Workbook) -> dict[str, str]:
    """Return the fingerprints of the sheets that changes will write."""
    written = {each.sheet for each in back.operations if not isinstance(each, Say)}
    return {name: fingerprint(workbook[name]) for name in workbook if name in written}
