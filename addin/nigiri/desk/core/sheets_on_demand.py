"""Sheets that come when something is first written on them: Sections, Wishes, As drawn.

sheet     comes with                                      stands in front of
Sections  boundaries; before them when the event wants    Handicaps, the first round, or what
          sections (workbook/derive/rebuild.py)           stands behind rounds
Wishes    the first wish, or when somebody asks for it    As drawn, or what follows it
As drawn  the first pairs                                 Preflight or the Log

None is ever taken away again, and none moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.phrases import sheet_named
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import AddSheet, Changes
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Book, Location


class Table(NamedTuple):
    """A table to be written upon.

    added -- the operation that adds its sheet, () where it was there; workbook -- with the sheet
    """

    location: Location
    workbook: Workbook
    added: tuple[AddSheet, ...] = ()


def table_of(workbook: Workbook, book: Book, kind: str, language: str) -> Table | None:
    """Return the table of a kind, its sheet added where it is missing.

    None where another tab has the name of the sheet.
    """
    location = book.get(kind)
    if location is not None:
        return Table(location, workbook)
    name = sheet_named(kind, language)
    if name in workbook:
        return None
    add = AddSheet(name, kind, {"language": language}, book.in_front_of(kind))
    workbook = applied(workbook, Changes((add,)))
    return Table(find(workbook).locations[kind], workbook, (add,))
