"""Context managers for the open document: pause the display, stop recording, unprotect, show.

They are classes because contextlib sets the traceback of an exception, which UNO's exceptions do
not allow.
"""

from __future__ import annotations

from typing import Any


class Paused:
    """Pause display and automatic calculation."""

    def __init__(self, document: Any) -> None:
        """Take the document."""
        self._document = document

    def __enter__(self) -> None:
        """Lock the display and turn automatic calculation off."""
        self._automatic = self._document.isAutomaticCalculationEnabled()
        self._document.lockControllers()
        self._document.enableAutomaticCalculation(False)

    def __exit__(self, *_: object) -> None:
        """Turn automatic calculation on again if it was on, and unlock the display."""
        self._document.enableAutomaticCalculation(self._automatic)
        self._document.unlockControllers()


class Unrecorded:
    """Record nothing for Ctrl+Z during one call: LibreOffice records again after each call.

    Works only inside FirstTabBehind and Paused.
    """

    def __init__(self, document: Any) -> None:
        """Take the document."""
        self._manager = document.UndoManager

    def __enter__(self) -> None:
        """Stop recording."""
        self._manager.lock()

    def __exit__(self, *_: object) -> None:
        """Record again."""
        self._manager.unlock()


class Recorded:
    """Do nothing, so that LibreOffice records: the counterpart of `Unrecorded`."""

    def __init__(self, document: Any) -> None:
        """Ignore the document."""

    def __enter__(self) -> None:
        """Do nothing."""

    def __exit__(self, *_: object) -> None:
        """Do nothing."""


class Unlocked:
    """Unprotect a sheet that has no password, without a record."""

    def __init__(self, document: Any, sheet: Any) -> None:
        """Take the sheet of a document."""
        self._document, self._sheet = document, sheet

    def __enter__(self) -> None:
        """Unprotect it."""
        self._was = self._sheet.isProtected()
        if self._was:
            with Unrecorded(self._document):
                self._sheet.unprotect("")

    def __exit__(self, *_: object) -> None:
        """Protect it again."""
        if self._was and not self._sheet.isProtected():
            with Unrecorded(self._document):
                self._sheet.protect("")


class AllUnlocked:
    """Unprotect all sheets that have no password: LibreOffice changes no cell styles before."""

    def __init__(self, document: Any) -> None:
        """Take the document."""
        sheets = map(document.Sheets.getByName, document.Sheets.ElementNames)
        self._sheets = [Unlocked(document, sheet) for sheet in sheets]

    def __enter__(self) -> None:
        """Unprotect them."""
        for each in self._sheets:
            each.__enter__()

    def __exit__(self, *_: object) -> None:
        """Protect them again."""
        for each in self._sheets:
            each.__exit__()


class InFront:
    """Bring a sheet to the front; enters as the controller, None where no window shows it."""

    def __init__(self, document: Any, sheet: Any) -> None:
        """Take the sheet of a document."""
        self._sheet = sheet
        self._controller = document.CurrentController if sheet.IsVisible else None

    def __enter__(self) -> Any:
        """Bring it to the front."""
        if self._controller is not None:
            self._before = self._controller.ActiveSheet
            self._controller.setActiveSheet(self._sheet)
        return self._controller

    def __exit__(self, *_: object) -> None:
        """Bring the former sheet back to the front."""
        if self._controller is not None:
            self._controller.setActiveSheet(self._before)


class FirstTabBehind:
    """Keep the first tab from being in front, where there is another tab.

    While the first tab is in front, LibreOffice attributes every change to it, adjusts its row
    heights and then records again in the middle of a call that was to be `Unrecorded`.

    is_behind -- whether the first tab is behind
    """

    def __init__(self, document: Any) -> None:
        """Take the document."""
        self._document, self._first = document, None
        self.is_behind = False

    def __enter__(self) -> None:
        """Bring another tab to the front."""
        self.move_behind()

    def move_behind(self) -> None:
        """Bring the visible sheet with the fewest rows to the front if the first tab is there."""
        controller = self._document.CurrentController
        front = getattr(controller, "ActiveSheet", None)
        self.is_behind = front is None or front.RangeAddress.Sheet > 0
        sheets = map(self._document.Sheets.getByIndex, range(1, self._document.Sheets.Count))
        others = [] if self.is_behind else [sheet for sheet in sheets if sheet.IsVisible]
        if others:
            controller.setActiveSheet(min(others, key=_last_row))
            self._first, self.is_behind = front, True

    def forget(self, sheet: Any) -> None:
        """Leave a sheet that is about to go where it is."""
        if self._first is not None and self._first.Name == sheet.Name:
            self._first = None

    def __exit__(self, *_: object) -> None:
        """Bring the first tab back to the front if it was there."""
        if self._first is not None:
            self._document.CurrentController.setActiveSheet(self._first)


def _last_row(sheet: Any) -> Any:
    """Return the index of the last used row."""
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)
    return cursor.RangeAddress.EndRow


class ShownColumns:
    """Show hidden columns, without a record."""

    def __init__(self, document: Any, columns: Any) -> None:
        """Take adjacent columns of a document."""
        self._document = document
        each = map(columns.getByIndex, range(columns.Count))
        self._hidden = [column for column in each if not column.IsVisible]

    def __enter__(self) -> None:
        """Show them."""
        self._set(True)

    def __exit__(self, *_: object) -> None:
        """Hide them again."""
        self._set(False)

    def _set(self, shown: bool) -> None:
        """Show or hide what is hidden."""
        for column in self._hidden:
            with Unrecorded(self._document):
                column.IsVisible = shown


class NumberFormats:
    """Preserve the number formats of cells into which texts are typed.

    LibreOffice gives a cell the text format when a text such as "12" is set, and any number typed
    there later would become a text.
    """

    def __init__(self, document: Any, cells: Any) -> None:
        """Take cells of a document."""
        self._document = document
        groups = cells.getUniqueCellFormatRanges()
        self._groups = [groups.getByIndex(number) for number in range(groups.Count)]
        self._formats = [group.NumberFormat for group in self._groups]

    def __enter__(self) -> None:
        """Do nothing."""

    def __exit__(self, *_: object) -> None:
        """Restore the number formats that changed."""
        for group, number in zip(self._groups, self._formats):
            several = group.getPropertyState("NumberFormat").value == "AMBIGUOUS_VALUE"
            if several or group.NumberFormat != number:
                with Unrecorded(self._document):
                    group.NumberFormat = number
