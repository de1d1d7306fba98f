"""The undo actions at both ends of a command's step: Ctrl+Z and Ctrl+Y restore the exact state.

    FirstAction ── what LibreOffice records: tabs, rows, looks ── LastAction
        ◄─────────────────────── Ctrl+Z                           restores the state before
                                 Ctrl+Y ───────────────────────►  restores the state after

LibreOffice's own undo is not exact: it loses formulas that refer to a removed tab, conditional
formats, frozen headings, and the height of rows that enter at the end of a sheet. So each action
compares the typed cells of all sheets with the state it saved, and restores the differences.
Cells that commands write are not recorded at all: the actions restore them much faster. Changes
of a new tab are not recorded either: Ctrl+Z removes the tab, and LastAction makes it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import unohelper
from com.sun.star.document import XUndoAction

from nigiri_office import enabled_commands, pending_undo
from nigiri_office.blocks import type_all
from nigiri_office.captured_looks import capture_looks, restore_looks
from nigiri_office.cells import typed_rows
from nigiri_office.contexts import FirstTabBehind, Paused, Unlocked
from nigiri_office.rows import height_at_end, set_height_at_end
from nigiri_office.views import View, restore_view

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator


class State:
    """The typed cells of all sheets of a document, and the looks of some of them.

    names -- of the sheets that nigiri makes anew, whose looks are saved
    """

    def __init__(self, document: Any, names: Collection[str]) -> None:
        """Save the present state of a document."""
        sheets = document.Sheets
        there = [(name, sheets.getByName(name)) for name in sheets.ElementNames]
        self._typed = {name: typed_rows(sheet) for name, sheet in there}
        self._looks = {
            name: capture_looks(sheet, len(self._typed[name]))
            for name, sheet in there
            if name in names
        }
        self._end_heights = {name: height_at_end(sheet) for name, sheet in there}

    def restore(self, document: Any) -> None:
        """Restore the state in a document that has the same tabs."""
        for name, rows in self._typed.items():
            sheet = document.Sheets.getByName(name)
            different = dict(_different(rows, typed_rows(sheet)))
            set_height_at_end(document, sheet, self._end_heights[name])
            if not different and name not in self._looks:
                continue
            with Unlocked(document, sheet):
                type_all(document, sheet, different)
                if name in self._looks:
                    restore_looks(document, sheet, self._looks[name])


class StepAction(unohelper.Base, XUndoAction):
    """An undo action at one end of a command's step.

    It restores its state just after Ctrl+Z or Ctrl+Y, since LibreOffice allows no writing during
    them. Nothing between the two actions may bring a sheet to the front: LibreOffice would then cut
    its undo list to a hundred steps.
    """

    Title = ""

    def __init__(
        self, context: Any, document: Any, names: Collection[str], view: Any = None
    ) -> None:
        """Save the present state.

        names -- of the sheets that the step makes anew
        view -- what the window shows, None if not known yet
        """
        self._context, self._document, self._names = context, document, names
        self._state, self._applies = State(document, names), enabled_commands.known(document)
        self._view = view

    def undo(self) -> None:
        """Lock the display while LibreOffice undoes the step."""
        pending_undo.lock_display(self._context, self._document)

    def redo(self) -> None:
        """Lock the display while LibreOffice redoes the step."""
        pending_undo.lock_display(self._context, self._document)

    def restore(self, seen: View) -> None:
        """Restore the saved state and view; seen -- the view before Ctrl+Z or Ctrl+Y."""
        with FirstTabBehind(self._document), Paused(self._document):
            self._make_anew()
            self._state.restore(self._document)
        fronts = self._front_candidates(seen.front, self._view.front)
        restore_view(self._document, fronts, [seen, self._view], self._names)
        enabled_commands.remember(self._document, self._applies)

    def _make_anew(self) -> None:
        """Make again what LibreOffice does not redo: nothing, before the step."""

    def _front_candidates(self, seen: Any, known: Any) -> Any:
        """Return the sheets to bring to the front, best first; known -- that of the saved view."""
        return seen, known


class FirstAction(StepAction):
    """The action at the beginning of a step, where Ctrl+Z leads."""

    def undo(self) -> None:
        """Schedule the state before the step to be restored."""
        pending_undo.schedule(self._context, self._document, self)


class LastAction(StepAction):
    """The action at the end of a step, where Ctrl+Y leads.

    repeat -- makes again what LibreOffice does not redo
    """

    def __init__(
        self, context: Any, document: Any, names: Collection[str], repeat: Callable[[], object]
    ) -> None:
        """Save the present state."""
        super().__init__(context, document, names)
        self._repeat, self._leads = repeat, False

    def finish(self, applies: Any, *, leads: bool) -> None:
        """Save the view after the command and which commands apply.

        leads -- whether the command brought another sheet to the front
        """
        self._view, self._applies, self._leads = View(self._document), applies or {}, leads

    def redo(self) -> None:
        """Schedule the state after the step to be restored."""
        pending_undo.schedule(self._context, self._document, self)

    def _make_anew(self) -> None:
        """Paint new tabs again."""
        self._repeat()

    def _front_candidates(self, seen: Any, known: Any) -> Any:
        """Return the sheets to bring to the front, first the one the command led to, if any."""
        return (known, seen) if self._leads else (seen, known)


def _different(wanted: Any, found: Any) -> Iterator[tuple[tuple[int, int], Any]]:
    """Yield (row, column), counted from 0, and wanted value of each cell that differs."""
    for row in range(max(len(wanted), len(found))):
        pair = [rows[row] if row < len(rows) else [] for rows in (wanted, found)]
        if pair[0] == pair[1]:
            continue
        for column in range(max(map(len, pair))):
            want, actual = (cells[column] if column < len(cells) else "" for cells in pair)
            if want != actual or type(want) is not type(actual):
                yield (row, column), want
