"""The two ends of a step that Ctrl+Z takes back and Ctrl+Y repeats, exactly.

    first end ── what LibreOffice records: tabs, rows, looks ── last end
        ◄─────────────────────── Ctrl+Z                           puts the state before back
                                 Ctrl+Y ───────────────────────►  puts the state after back

LibreOffice takes back what it records, but for some things: formulas that named a tab which was
gone meanwhile, conditional formats, frozen headings, and the height of rows that come in at the
end of a sheet when others go. So each end compares what is typed in all sheets with what was, and
mends what differs. What commands write into cells is not recorded at
all: the ends do it, in a fraction of the time. Nor is what they do to a tab that is new: Ctrl+Z
takes the tab away, and the last end does it once more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import unohelper
from com.sun.star.document import XUndoAction

from nigiri_office import menus, turns
from nigiri_office.blocks import type_all
from nigiri_office.cells import typed
from nigiri_office.meanwhile import FirstBehind, Still, Unlocked
from nigiri_office.rows import height_at_end, set_height_at_end
from nigiri_office.views import View, put_back
from nigiri_office.worn import put_on, worn

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator


class State:
    """What is typed in all sheets of a document, and what some of them wear.

    names -- of the sheets whose looks nigiri makes anew
    """

    def __init__(self, document: Any, names: Collection[str]) -> None:
        """Take it from a document as it is now."""
        sheets = document.Sheets
        there = [(name, sheets.getByName(name)) for name in sheets.ElementNames]
        self._typed = {name: typed(sheet) for name, sheet in there}
        self._worn = {
            name: worn(sheet, len(self._typed[name])) for name, sheet in there if name in names
        }
        self._ends = {name: height_at_end(sheet) for name, sheet in there}

    def put_back(self, document: Any) -> None:
        """Let a document that has the same tabs be so again."""
        for name, rows in self._typed.items():
            sheet = document.Sheets.getByName(name)
            different = dict(_different(rows, typed(sheet)))
            set_height_at_end(document, sheet, self._ends[name])
            if not different and name not in self._worn:
                continue
            with Unlocked(document, sheet):
                type_all(document, sheet, different)
                if name in self._worn:
                    put_on(document, sheet, self._worn[name])


class End(unohelper.Base, XUndoAction):
    """One end of a step, as LibreOffice knows it.

    What it mends it mends right after Ctrl+Z or Ctrl+Y: LibreOffice does not bear that anything is
    written meanwhile. Nothing between two ends may bring a sheet to the front: then LibreOffice
    cuts what it has recorded to a hundred steps.
    """

    Title = ""

    def __init__(
        self, context: Any, document: Any, names: Collection[str], view: Any = None
    ) -> None:
        """Take the state as it is now.

        names -- of sheets whose looks the step makes anew; view -- where the director is
        """
        self._context, self._document, self._names = context, document, names
        self._state, self._applies = State(document, names), menus.known(document)
        self._view = view

    def undo(self) -> None:
        """Take part in Ctrl+Z."""
        turns.begin(self._context, self._document)

    def redo(self) -> None:
        """Take part in Ctrl+Y."""
        turns.begin(self._context, self._document)

    def put_back(self, seen: View) -> None:
        """Let the document be as it was at this end; seen -- where the director was just now."""
        with FirstBehind(self._document), Still(self._document):
            self._make_anew()
            self._state.put_back(self._document)
        fronts = self._fronts(seen.front, self._view.front)
        put_back(self._document, fronts, [seen, self._view], self._names)
        menus.remember(self._document, self._applies)

    def _make_anew(self) -> None:
        """Make what LibreOffice did not record."""

    def _fronts(self, seen: Any, known: Any) -> Any:
        """Return the sheets to be shown, at best the first; known -- that which was then."""
        return seen, known


class FirstEnd(End):
    """The end to which Ctrl+Z leads."""

    def undo(self) -> None:
        """Put the state before back."""
        turns.reach(self._context, self._document, self)


class LastEnd(End):
    """The end to which Ctrl+Y leads.

    again -- makes anew what LibreOffice did not record; leads -- the step led to another sheet
    """

    def __init__(
        self, context: Any, document: Any, names: Collection[str], again: Callable[[], object]
    ) -> None:
        """Take the state as it is now."""
        super().__init__(context, document, names)
        self._again, self._leads = again, False

    def ended(self, applies: Any, *, leads: bool) -> None:
        """Remember where the command left the director, and which commands apply since."""
        self._view, self._applies, self._leads = View(self._document), applies or {}, leads

    def redo(self) -> None:
        """Put the state after back."""
        turns.reach(self._context, self._document, self)

    def _make_anew(self) -> None:
        """Paint new tabs once more."""
        self._again()

    def _fronts(self, seen: Any, known: Any) -> Any:
        """Return the sheets to be shown: where the command led, else where the director was."""
        return (known, seen) if self._leads else (seen, known)


def _different(wanted: Any, found: Any) -> Iterator[tuple[tuple[int, int], Any]]:
    """Yield row and column of the cells that differ, counted from 0, and what is wanted."""
    for row in range(max(len(wanted), len(found))):
        pair = [rows[row] if row < len(rows) else [] for rows in (wanted, found)]
        if pair[0] == pair[1]:
            continue
        for column in range(max(map(len, pair))):
            want, is_now = (cells[column] if column < len(cells) else "" for cells in pair)
            if want != is_now or type(want) is not type(is_now):
                yield (row, column), want
