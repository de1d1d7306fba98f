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
    """Record nothing for Ctrl+Z: one call alone, since LibreOffice records again after it."""

    def __init__(self, document: Any) -> None:
        """Take the document."""
        self._manager = document.UndoManager

    def __enter__(self) -> None:
        """Stop recording."""
        self._manager.lock()

    def __exit__(self, *_: object) -> None:
        """Record again."""
        self._manager.unlock()


class PartOfStep:
    """Let everything be part of the newest step that Ctrl+Z takes back."""

    def __init__(self, document: Any) -> None:
        """Take the document."""
        self._manager = document.UndoManager

    def __enter__(self) -> None:
        """Open the step again."""
        self._manager.enterHiddenUndoContext()

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self._manager.leaveUndoContext()


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
