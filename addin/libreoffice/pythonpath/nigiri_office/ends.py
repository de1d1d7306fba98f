"""The two ends of a step that Ctrl+Z takes back and Ctrl+Y repeats, exactly.

    first end ── what LibreOffice records: tabs, rows, looks ── last end
        ◄─────────────────────── Ctrl+Z                           puts the state before back
                                 Ctrl+Y ───────────────────────►  puts the state after back

LibreOffice takes back what it records, but for some things: formulas that named a tab which was
gone meanwhile, conditional formats, frozen headings, and the height of rows that come in at the
end of a sheet when others go. So each end compares what is typed in all sheets with what was, and
mends what differs. What commands write into cells is not recorded at
all: the ends do it, in a fraction of the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import unohelper
from com.sun.star.document import XUndoAction

from nigiri_office.blocks import type_all
from nigiri_office.calls import later
from nigiri_office.cells import typed
from nigiri_office.meanwhile import Still, Unlocked
from nigiri_office.rows import height_at_end, set_height_at_end
from nigiri_office.worn import put_on, worn

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

#: Document -> the end whose state is put back as soon as LibreOffice has time.
_AWAITED: dict[Any, End] = {}


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
        with Still(document):
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
    written meanwhile. Of several in a row the last one counts. Nothing between two ends may bring
    a sheet to the front: then LibreOffice cuts what it has recorded to a hundred steps.
    """

    Title = ""

    def __init__(self, context: Any, document: Any, names: Collection[str], first: bool) -> None:
        """Take the state as it is now; first -- Ctrl+Z leads to it, otherwise Ctrl+Y."""
        self._context, self._document, self._first = context, document, first
        self._state = State(document, names)
        self._around: Any = ()

    def around(self, before: Callable[[], object], after: Callable[[], object]) -> End:
        """Call something before the state is put back, something else after; return the end."""
        self._around = before, after
        return self

    def undo(self) -> None:
        """Put the state before back."""
        if self._first:
            self._put_back()

    def redo(self) -> None:
        """Put the state after back."""
        if not self._first:
            self._put_back()

    def _put_back(self) -> None:
        """Put the state back as soon as LibreOffice has done its part."""
        which = self._document.RuntimeUID
        _AWAITED[which] = self

        def mend() -> None:
            """Put it back, if nothing was undone or repeated since."""
            if _AWAITED.get(which) is self:
                del _AWAITED[which]
                for step in (*self._around[:1], self._put_state_back, *self._around[1:]):
                    step()

        later(self._context, mend)

    def _put_state_back(self) -> None:
        """Put the state back now."""
        self._state.put_back(self._document)


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
