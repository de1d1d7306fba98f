"""The name with which a number was drawn, looked up in As drawn: formulas, and the same in Python.

The first line that has the number on White's side counts, else the first on Black's, else the
first bye. `RecordLive` is the twin.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.workbook.live.refs import ROW, Table
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.read.as_drawn import SIDES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.refs import Refs
    from nigiri.workbook.model.cells import Cell


def record_of(refs: Refs) -> Table | None:
    """Return the references to As drawn, from the first round's lines to the last's, or None."""
    tables = [*refs.drawn.values()]
    if not tables:
        return None
    first, last = min(table.first for table in tables), max(table.last for table in tables)
    return Table(tables[0].location, last, top=first)


def drawn_as(record: Table, number: str, otherwise: str) -> str:
    """Return the expression for the name with which a number was drawn.

    otherwise -- the expression for a number that was not drawn
    """
    words = otherwise
    for side in reversed(SIDES):
        at = f"MATCH({number},{record.column(f'{side}_no')},0)"
        words = f"IFERROR(INDEX({record.column(side)},{at}),{words})"
    return words


def moved_test(refs: Refs, own: Table) -> str:
    """Return the expression of 1 if a row's number was drawn with another row's name, else 0.

    Then number and name have two positions in the list; their difference is not 0, and COUNT passes
    over 1 divided by 0.
    """
    record = record_of(refs)
    if record is None:
        return "0"
    number = own.cell("number", ROW)
    name = drawn_as(record, number, "NA()")
    at = f"MATCH({name},{own.column('name')},0)-MATCH({number},{own.column('number')},0)"
    return f'IF({number}="",0,IF(IFERROR(T({name}),"")="",0,COUNT(1/({at}))))'


def mixed_test(refs: Refs, own: Table) -> str:
    """Return the expression of 1 if family names alone changed places in a row, else 0.

    Then another number was drawn with the family name of the row, and the one that the row's
    number was drawn with stands in another row. That is looked for only where they differ; a number
    given twice is told as that.
    """
    record = record_of(refs)
    if record is None:
        return "0"
    number, family = (own.cell(key, ROW) for key in ("number", "family"))
    name = f'IFERROR(T({drawn_as(record, number, "NA()")}),"")'
    others = "+".join(f"SUMPRODUCT(--({_begins(record.column(side), family)}))" for side in SIDES)
    went = f"SUMPRODUCT(--({_begins(name, own.column('family'))}))"
    once = f"COUNTIF({own.column('number')},{number})=1"
    changed = f"AND({once},{others}>0,{went}>0)*1"
    there = f'OR({number}="",{family}="",{name}="")'
    return f"IF({there},0,IF({_begins(name, family)},0,{changed}))"


def _begins(name: str, family: str) -> str:
    """Return the test whether a name, "Roy, Ann", has a family name."""
    return f'LEFT({name}&", ",LEN(TRIM({family}))+2)=TRIM({family})&", "'


class RecordLive:
    """The lookups of these formulas in As drawn."""

    def __init__(self, context: Context) -> None:
        """Take the context of the workbook."""
        self.context = context

    @cached_property
    def names(self) -> Mapping[int, Cell]:
        """Return number -> the cell of its name."""
        record = record_of(self.context.refs)
        found: dict[int, Cell] = {}
        if record is None:
            return found
        reader = self.context.reader(record.location)
        for side in SIDES:
            for row in range(record.first, record.last + 1):
                number = reader.cell(row, f"{side}_no")
                if isinstance(number, int):
                    found.setdefault(number, reader.cell(row, side))
        return found

    @cached_property
    def families(self) -> frozenset[str]:
        """Return every beginning of a name of the record that a family name may be."""
        record = record_of(self.context.refs)
        if record is None:
            return frozenset()
        reader = self.context.reader(record.location)
        cells = (
            reader.cell(row, side) for side in SIDES for row in range(record.first, record.last + 1)
        )
        return frozenset(each for cell in cells for each in beginnings(concatenated(cell)))


def beginnings(name: str) -> Iterator[str]:
    """Yield all beginnings up to a comma, without capitals: of "Roy, Ann" "roy" and "roy, ann"."""
    parts = f"{name.casefold()}, ".split(", ")[:-1]
    yield from (", ".join(parts[:many]) for many in range(1, len(parts) + 1))
