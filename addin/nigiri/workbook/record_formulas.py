"""What As drawn says of the number of a player, as formulas ask it: the name it was drawn with.

The first line that has the number on White's side counts, else the first on Black's, else the
first bye. `RecordLive` is the twin.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.workbook.live.refs import ROW, Table
from nigiri.workbook.read.as_drawn import SIDES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.refs import Refs
    from nigiri.workbook.model.cells import Cell


def record_of(refs: Refs) -> Table | None:
    """Return the lines of As drawn from the first round's to the last's, None without any."""
    tables = [*refs.drawn.values()]
    if not tables:
        return None
    first, last = min(table.first for table in tables), max(table.last for table in tables)
    return Table(tables[0].place, last, top=first)


def drawn_as(record: Table, number: str, otherwise: str) -> str:
    """Return the expression for the name with which a number was drawn.

    otherwise -- the expression where it was not
    """
    words = otherwise
    for side in reversed(SIDES):
        at = f"MATCH({number},{record.column(f'{side}_no')},0)"
        words = f"IFERROR(INDEX({record.column(side)},{at}),{words})"
    return words


def moved_test(refs: Refs, own: Table) -> str:
    """Return the expression that is 1 where a row's number was drawn with another row's name.

    Then number and name have two places in the list, and COUNT passes over 1 divided by nothing.
    """
    record = record_of(refs)
    if record is None:
        return "0"
    number = own.cell("number", ROW)
    name = drawn_as(record, number, "NA()")
    at = f"MATCH({name},{own.column('name')},0)-MATCH({number},{own.column('number')},0)"
    return f'IF({number}="",0,IF(IFERROR(T({name}),"")="",0,COUNT(1/({at}))))'


class RecordLive:
    """The lines of As drawn, as these formulas look through them."""

    def __init__(self, context: Context) -> None:
        """Prepare to look."""
        self.context = context

    @cached_property
    def names(self) -> Mapping[int, Cell]:
        """Return number -> what stands as its name."""
        record = record_of(self.context.refs)
        found: dict[int, Cell] = {}
        if record is None:
            return found
        reader = self.context.reader(record.place)
        for side in SIDES:
            for row in range(record.first, record.last + 1):
                number = reader.cell(row, f"{side}_no")
                if isinstance(number, int):
                    found.setdefault(number, reader.cell(row, side))
        return found
