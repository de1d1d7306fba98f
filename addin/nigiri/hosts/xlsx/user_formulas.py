"""The user's own formulas: where they stand, and which of them show an old value now.

A formula is the user's where nigiri has no column: on sheets of their own, and beside the columns
of nigiri's sheets. It depends on the cells it names, and on others through these; where it names
something else (a name, INDIRECT, OFFSET), on everything.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.cells.elements import place_of
from nigiri.hosts.xlsx.cells.shared_formulas import formulas, write_out
from nigiri.hosts.xlsx.package.formulas import named_areas
from nigiri.hosts.xlsx.package.references import LAST_COLUMN, LAST_ROW, Corner, number_of
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.workbook.model.cells import Sheet, Workbook, address
from nigiri.workbook.read import tables

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator

    from nigiri.workbook.model.cells import Cell

At = tuple[str, int, int]
"""A sheet, a row and a column."""

_FORMULA = re.compile(rb"<(?:\w+:)?f[\s>]")


class Own(NamedTuple):
    """A formula of the user's: where it stands, and its text."""

    at: At
    text: str

    def __str__(self) -> str:
        """Return its address: "Mine!B4"."""
        sheet, row, column = self.at
        return f"{sheet}!{address(row, column)}"


def own_formulas(data: bytes, shown: Workbook) -> list[Own]:
    """Return the user's formulas in a package, of which `shown` are the cells."""
    book = Book(data)
    return [
        own
        for tab in book.tabs()
        if _may_have_own(shown[tab.name]) and _FORMULA.search(book.package.raw(tab.part))
        for own in _on_sheet(book, tab.name, shown[tab.name])
    ]


def _on_sheet(book: Book, name: str, sheet: Sheet) -> Iterator[Own]:
    """Yield the user's formulas on one sheet."""
    part, beside = book.sheet(name), _beside(sheet)
    write_out(part, lambda _: True)
    for formula in formulas(part):
        cell = formula.getparent()
        row, column = place_of(cell) if cell is not None else (0, 0)
        if beside is None or (row > beside[0] and column not in beside[1]):
            yield Own((name, row, column), formula.text or "")


def _beside(sheet: Sheet) -> tuple[int, frozenset[int]] | None:
    """Return the row of nigiri's headings and nigiri's columns, None on a sheet of the user's."""
    place = tables.location_of("", sheet)
    return (place.heading_row, frozenset(place.columns.values())) if place else None


def _may_have_own(sheet: Sheet) -> bool:
    """Tell whether anything stands beside nigiri's columns; most sheets need no closer look."""
    beside = _beside(sheet)
    if beside is None:
        return True
    free = [at for at in range(sheet.width) if at + 1 not in beside[1]]
    return any(row[at] is not None for row in sheet.rows[beside[0] :] for at in free)


def stale(before: Workbook, after: Workbook, own: list[Own]) -> list[Own]:
    """Return the formulas that rest on cells which are not what they were, in their order."""
    changed = set(_differing(before, after))
    waiting, found = list(own), set()
    while moved := [each for each in waiting if changed and _rests_on(each, changed)]:
        found.update(moved)
        changed |= {each.at for each in moved}
        waiting = [each for each in waiting if each not in found]
    return [each for each in own if each in found]


def _differing(before: Workbook, after: Workbook) -> Iterator[At]:
    """Yield where two workbooks show different things."""
    for name in after:
        old, new = before.sheets.get(name, Sheet()), after[name]
        if old is not new and old != new:
            for row in range(1, max(old.height, new.height) + 1):
                for column in range(1, max(old.width, new.width) + 1):
                    if old.cell(row, column) != new.cell(row, column):
                        yield name, row, column


def looking_at(own: list[Own], cells: set[At]) -> list[Own]:
    """Return the formulas that name one of the cells, in their order."""
    return [each for each in own if any(_meets(each, area, cells) for area in _areas(each))]


def _areas(own: Own) -> list[tuple[str | None, str | None]]:
    """Return sheet and reference of all that a formula names, as `named_areas` has it."""
    return [*named_areas(own.text)]


def _rests_on(own: Own, changed: set[At]) -> bool:
    """Tell whether a formula names one of the cells, or what cannot be told from its text."""
    areas = _areas(own)
    return any(ref is None for _, ref in areas) or any(_meets(own, a, changed) for a in areas)


def _meets(own: Own, area: tuple[str | None, str | None], cells: set[At]) -> bool:
    """Tell whether one of the cells lies in an area that a formula names."""
    sheet, ref = area
    if ref is None:
        return False
    name, (rows, columns) = (sheet or own.at[0]).casefold(), _extent(ref)
    return any(s.casefold() == name and r in rows and c in columns for s, r, c in cells)


def _extent(ref: str) -> tuple[range, range]:
    """Return the rows and columns of a reference."""
    ends = [Corner.of(end) for end in ref.split(":")]
    rows = sorted(end.row for end in (ends[0], ends[-1])) if ends[0].row else [1, LAST_ROW]
    letters = [number_of(end.letters) for end in (ends[0], ends[-1])]
    columns = sorted(letters) if ends[0].letters else [1, LAST_COLUMN]
    return range(rows[0], rows[1] + 1), range(columns[0], columns[1] + 1)


def with_values(data: bytes, calculated: Workbook, now: dt.datetime) -> tuple[bytes, list[Own]]:
    """Return the package with what the user's formulas show now, and those that showed another.

    An error that was none before is left out: the program that calculated knows less functions.
    """
    shown, book, renewed = read_sheets(data, Book(data)), Book(data), []
    for own in own_formulas(data, shown):
        name, row, column = own.at
        was, now_shown = shown[name].cell(row, column), calculated[name].cell(row, column)
        if was != now_shown and not (_is_error(now_shown) and not _is_error(was)):
            book.sheet(name).show(row, column, now_shown)
            renewed.append(own)
    return book.package.saved(now), renewed


def _is_error(cell: Cell) -> bool:
    """Tell whether a cell shows an error."""
    return isinstance(cell, str) and cell.startswith("#")
