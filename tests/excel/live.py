"""A workbook that is open in the imitated Excel, reached by xlwings as on a real computer.

The imitation calculates nothing, so it is taught what formulas show: what nigiri says of them when
it writes them. Whether nigiri is right in that, other tests ask LibreOffice.
"""

from __future__ import annotations

import datetime as dt
from functools import cache
from typing import TYPE_CHECKING

from nigiri.hosts.excel.book import Excel
from nigiri.workbook import layout
from nigiri.workbook.model.cells import Formula, shown
from nigiri.workbook.model.changes import AddSheet, SetCells
from tests.excel import engine
from tests.excel.cells import DAY_NOUGHT
from tests.hosts.kinds import NOW

if TYPE_CHECKING:
    from collections.abc import Iterator

    import xlwings

    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.model.changes import Changes

Place = tuple[int, int]


class Live(Excel):
    """The host as it is, and the program behind it."""

    def __init__(self, program: engine.Excel | None = None, *, now: dt.datetime = NOW) -> None:
        """Start the program, or take one that runs, and open its workbook."""
        self.program = program or engine.Excel()
        super().__init__(_active_book(self.program), now=now)
        self.program.calculate = self._value
        self._taught: dict[tuple[str, Place, str], object] = {}

    def apply(self, changes: Changes) -> None:
        """Teach the program what formulas show, and carry out the changes."""
        for sheet, at, value in _cells(changes):
            if isinstance(value, Formula):
                self._taught[sheet, at, f"={value.text}"] = _given(value)
        super().apply(changes)

    def _value(self, sheet: str, at: Place, formula: str) -> object:
        """Return what a formula shows; None, what stood there before, where nobody taught it."""
        return self._taught.get((sheet, at, formula))


def _active_book(program: engine.Excel) -> xlwings.Book:
    """Return the workbook that xlwings finds in that program."""
    import xlwings  # noqa: PLC0415 -- large, with all it finds beside it

    imitation = _imitation()
    imitation.impl.runs(program)
    imitation.activate()
    return xlwings.books.active


@cache
def _imitation() -> xlwings.Engine:
    """Return the imitated Excel, which xlwings knows from now on."""
    import xlwings  # noqa: PLC0415

    imitation = xlwings.Engine(impl=engine.Engine())
    xlwings.engines.add(imitation)
    return imitation


def _cells(changes: Changes) -> Iterator[tuple[str, Place, Value]]:
    """Yield the cells that changes write."""
    for operation in changes.operations:
        if isinstance(operation, SetCells):
            for cell in operation.cells:
                yield operation.sheet, (cell.row, cell.column), cell.after
        elif isinstance(operation, AddSheet):
            for at, value in layout.render(operation.kind, operation.options).cells.items():
                yield operation.sheet, at, value


def _given(formula: Formula) -> object:
    """Return what Excel would have calculated."""
    value = shown(formula)
    if isinstance(value, dt.date):
        return float((value - DAY_NOUGHT.date()).days)
    return "" if value is None else value if isinstance(value, str) else float(value)
