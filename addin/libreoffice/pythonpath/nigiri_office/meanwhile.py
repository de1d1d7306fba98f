"""What is so for a moment only: `with` one of these.

Classes, since contextlib sets the traceback of an exception, which UNO's do not let it set.
"""

from __future__ import annotations

from typing import Any


class Still:
    """Show and calculate nothing until all is done."""

    def __init__(self, document: Any) -> None:
        """Take the document."""
        self._document = document

    def __enter__(self) -> None:
        """Stop showing and calculating."""
        self._automatic = self._document.isAutomaticCalculationEnabled()
        self._document.lockControllers()
        self._document.enableAutomaticCalculation(False)

    def __exit__(self, *_: object) -> None:
        """Go on, if that was so."""
        self._document.enableAutomaticCalculation(self._automatic)
        self._document.unlockControllers()


class Unrecorded:
    """Record nothing for Ctrl+Z: one call alone, since LibreOffice records again after it.

    Used while the first tab is behind (FirstBehind), and nothing is shown (Still).
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
    """Let LibreOffice record as it does: in the place of `Unrecorded`, where that is not wanted."""

    def __init__(self, document: Any) -> None:
        """Need nothing of the document."""

    def __enter__(self) -> None:
        """Do nothing."""

    def __exit__(self, *_: object) -> None:
        """Do nothing."""


class Unlocked:
    """Take the protection of a sheet away, where no password keeps it; nothing is recorded."""

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


class InFront:
    """Show a sheet; gives the controller, None where there is nothing to see."""

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
        """Bring back what was there."""
        if self._controller is not None:
            self._controller.setActiveSheet(self._before)


class FirstBehind:
    """Keep the first tab from being in front, where there is another one.

    With the first one in front LibreOffice takes every change for one of that sheet, looks whether
    its rows are high enough, and records again after that, in the middle of a call that was to be
    `Unrecorded`.

    holds -- the first tab is behind
    """

    def __init__(self, document: Any) -> None:
        """Take the document."""
        self._document, self._first = document, None
        self.holds = False

    def __enter__(self) -> None:
        """Bring another tab to the front."""
        self.hold()

    def hold(self) -> None:
        """Bring to the front what is shown soonest, the smallest of the others, if need be."""
        controller = self._document.CurrentController
        front = getattr(controller, "ActiveSheet", None)
        self.holds = front is None or front.RangeAddress.Sheet > 0
        sheets = map(self._document.Sheets.getByIndex, range(1, self._document.Sheets.Count))
        others = [] if self.holds else [sheet for sheet in sheets if sheet.IsVisible]
        if others:
            controller.setActiveSheet(min(others, key=_last_row))
            self._first, self.holds = front, True

    def __exit__(self, *_: object) -> None:
        """Bring it back."""
        if self._first is not None:
            self._document.CurrentController.setActiveSheet(self._first)


def _last_row(sheet: Any) -> Any:
    """Return the last row in which anything stands."""
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)
    return cursor.RangeAddress.EndRow


class Shown:
    """Show columns that are hidden; nothing is recorded."""

    def __init__(self, document: Any, columns: Any) -> None:
        """Take columns of a document that lie side by side."""
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
    """Keep the number formats of cells into which texts are typed.

    LibreOffice makes a cell one for texts when its text would be a number, such as "12", and any
    number that is typed there later a text.
    """

    def __init__(self, document: Any, cells: Any) -> None:
        """Take cells of a document."""
        self._document = document
        groups = cells.getUniqueCellFormatRanges()
        self._groups = [groups.getByIndex(number) for number in range(groups.Count)]
        self._kept = [group.NumberFormat for group in self._groups]

    def __enter__(self) -> None:
        """Let what changes them be done."""

    def __exit__(self, *_: object) -> None:
        """Give those their format again that have another one."""
        for group, number in zip(self._groups, self._kept):
            several = group.getPropertyState("NumberFormat").value == "AMBIGUOUS_VALUE"
            if several or group.NumberFormat != number:
                with Unrecorded(self._document):
                    group.NumberFormat = number
