"""Settings, times and systems of rounds of a copy taken into the file.

What a cell says counts, not how: a rule set's value in another language is the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.phrases import column_named
from nigiri.messages.message import message
from nigiri.workbook.read.event import round_rows, setting_cells
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.settings.values import values_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.desk.copies.decisions import Decisions
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import SetCells

_OF_FILE = frozenset({"event_id", "schema"})
"""Settings that are about the file itself."""


def take_settings(workbook: Workbook, copy: Workbook, decisions: Decisions) -> tuple[SetCells, ...]:
    """Return the operations that take in settings of a copy, and what is typed beside rounds."""
    ours, its = read(workbook), read(copy)
    book = ours.book
    tables = {
        location.name: Cells(location, workbook[location.name])
        for location in map(book.get, ("event", "settings"))
        if location is not None
    }
    language = ours.language
    values, theirs = (values_of(vars(each.event.settings)) for each in (ours, its))
    there = setting_cells(copy, its.book)
    for key, at in setting_cells(workbook, book).items():
        other = there.get(key)
        if key in _OF_FILE or other is None or other.value(copy) is None:
            continue
        if values.get(key) != theirs.get(key):
            row = BY_KEY[key]
            cell = row.cell(theirs.get(key), language)
            what = row.label(language)
            decisions.take(tables[at.location.name], (at.row, at.columns.value), cell, what)
    _take_rounds(tables, workbook, copy, decisions)
    return tuple(operation for cells in tables.values() for operation in cells.operations())


def _take_rounds(
    tables: Mapping[str, Cells], workbook: Workbook, copy: Workbook, decisions: Decisions
) -> None:
    """Take in when rounds are, and their systems."""
    readers = []
    for each in (workbook, copy):
        reading = read(each)
        location = reading.book.locations["event"]
        readers.append(TableReader(location, each[location.name], reading.language))
    here, there = readers
    rows = round_rows(there)
    for number, at in round_rows(here).items():
        for key in ("when", "system") if number in rows else ():
            column = column_named("event", key, here.language)
            what = message("copies.take.round", round=number, column=column)
            cell = there.cell(rows[number], key)
            decisions.take(tables[here.location.name], (at, key), cell, what)
