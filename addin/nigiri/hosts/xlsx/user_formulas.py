"""The user's own formulas: their locations, and which of them have outdated values.

A formula is the user's where nigiri has no column: on sheets of their own, and beside the columns
of nigiri's sheets. It depends on the cells it names, and on others through these; where it names
something else (a name, INDIRECT, OFFSET), on everything.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.cells.elements import place_of
from nigiri.hosts.xlsx.cells.shared_formulas import formulas, write_out
from nigiri.hosts.xlsx.package.formulas import named_areas
from nigiri.hosts.xlsx.package.references import LAST_COLUMN, LAST_ROW, Corner, number_of
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.workbook.model.cells import Sheet, Workbook, address
from nigiri.workbook.read import table_finder

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator

    from nigiri.workbook.model.cells import Cell

At = tuple[str, int, int]
"""A sheet, a row and a column."""

Cells = dict[str, list[tuple[int, int]]]
"""Rows and columns of cells by the name of their sheet, in small letters."""

_FORMULA = re.compile(rb"<(?:\w+:)?f[\s>]")


class UserFormula(NamedTuple):
    """A formula of the user's: its sheet, row and column, and its text."""

    at: At
    text: str

    def __str__(self) -> str:
        """Return its address: "Mine!B4"."""
        sheet, row, column = self.at
        return f"{sheet}!{address(row, column)}"


class Area(NamedTuple):
    """An area that a formula names; sheet -- None for its own."""

    sheet: str | None
    rows: range
    columns: range


def user_formulas(data: bytes, shown: Workbook) -> list[UserFormula]:
    """Return the user's formulas in a package with the cells `shown`."""
    book = Book(data)
    return [
        own
        for tab in book.tabs()
        if _may_have_own(shown[tab.name]) and _FORMULA.search(book.package.raw(tab.part))
        for own in _on_sheet(book, tab.name, shown[tab.name])
    ]


def _on_sheet(book: Book, name: str, sheet: Sheet) -> Iterator[UserFormula]:
    """Yield the user's formulas on one sheet."""
    part, beside = book.sheet(name), _nigiri_columns(sheet)
    write_out(part, lambda _: True)
    for formula in formulas(part):
        cell = formula.getparent()
        row, column = place_of(cell) if cell is not None else (0, 0)
        if beside is None or (row > beside[0] and column not in beside[1]):
            yield UserFormula((name, row, column), formula.text or "")


def _nigiri_columns(sheet: Sheet) -> tuple[int, frozenset[int]] | None:
    """Return the heading row and nigiri's columns, None for a sheet of the user's."""
    location = table_finder.location_of("", sheet)
    return (location.heading_row, frozenset(location.columns.values())) if location else None


def _may_have_own(sheet: Sheet) -> bool:
    """Tell whether any cell is beside nigiri's columns; on most sheets none is."""
    beside = _nigiri_columns(sheet)
    if beside is None:
        return True
    free = [at for at in range(sheet.width) if at + 1 not in beside[1]]
    return any(row[at] is not None for row in sheet.rows[beside[0] :] for at in free)


def stale_formulas(before: Workbook, after: Workbook, own: list[UserFormula]) -> list[UserFormula]:
    """Return the formulas that depend on changed cells, in order."""
    changed = _by_sheet(_differing(before, after))
    waiting, found = list(own), set()
    while moved := [each for each in waiting if changed and _depends_on(each, changed)]:
        found.update(moved)
        changed = _by_sheet(each.at for each in moved)
        waiting = [each for each in waiting if each not in found]
    return [each for each in own if each in found]


def _by_sheet(cells: Iterable[At]) -> Cells:
    """Return cells as formulas look for them, by the sheet's name in small letters."""
    found: Cells = {}
    for sheet, row, column in cells:
        found.setdefault(sheet.casefold(), []).append((row, column))
    return found


def _differing(before: Workbook, after: Workbook) -> Iterator[At]:
    """Yield sheet, row and column of the cells that differ between two workbooks."""
    for name in after:
        old, new = before.sheets.get(name, Sheet()), after[name]
        if old is not new and old != new:
            for row in range(1, max(old.height, new.height) + 1):
                for column in range(1, max(old.width, new.width) + 1):
                    if old.cell(row, column) != new.cell(row, column):
                        yield name, row, column


def formulas_naming(own: list[UserFormula], cells: set[At]) -> list[UserFormula]:
    """Return the formulas that name one of the cells, in order."""
    looked_for = _by_sheet(cells)
    return [each for each in own if _names(each, looked_for)]


def _depends_on(own: UserFormula, changed: Cells) -> bool:
    """Tell whether a formula names one of the cells, or areas that its text does not tell."""
    return None in _areas(own.text) or _names(own, changed)


def _names(own: UserFormula, cells: Cells) -> bool:
    """Tell whether one of the cells lies in an area that a formula names."""
    return any(
        row in area.rows and column in area.columns
        for area in _areas(own.text)
        if area is not None
        for row, column in cells.get((area.sheet or own.at[0]).casefold(), ())
    )


@lru_cache(maxsize=4096)
def _areas(text: str) -> tuple[Area | None, ...]:
    """Return the areas that a formula names, None for what its text does not tell."""
    return tuple(
        None if ref is None else Area(sheet, *_extent(ref)) for sheet, ref in named_areas(text)
    )


def _extent(ref: str) -> tuple[range, range]:
    """Return the rows and columns of a reference."""
    ends = [Corner.of(end) for end in ref.split(":")]
    rows = sorted(end.row for end in (ends[0], ends[-1])) if ends[0].row else [1, LAST_ROW]
    letters = [number_of(end.letters) for end in (ends[0], ends[-1])]
    columns = sorted(letters) if ends[0].letters else [1, LAST_COLUMN]
    return range(rows[0], rows[1] + 1), range(columns[0], columns[1] + 1)


def with_values(
    data: bytes, calculated: Workbook, now: dt.datetime
) -> tuple[bytes, list[UserFormula]]:
    """Return the package with the values of the user's formulas, and those that changed.

    A new error is left out: the program that calculated has fewer functions.
    """
    shown, book, renewed = read_sheets(Book(data)), Book(data), []
    for own in user_formulas(data, shown):
        name, row, column = own.at
        was, now_shown = shown[name].cell(row, column), calculated[name].cell(row, column)
        if was != now_shown and not (_is_error(now_shown) and not _is_error(was)):
            book.sheet(name).show(row, column, now_shown)
            renewed.append(own)
    return book.package.saved(now), renewed


def _is_error(cell: Cell) -> bool:
    """Tell whether the value of a cell is an error."""
    return isinstance(cell, str) and cell.startswith("#")
