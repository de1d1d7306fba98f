"""Sheets are read the same one after the other and several at a time."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING
from zipfile import BadZipFile

import pytest
from python_calamine import CalamineError

from nigiri.hosts.xlsx import read
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.edit import edited
from nigiri.hosts.xlsx.package.empty import empty_package
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, SetCells

if TYPE_CHECKING:
    from nigiri.workbook.model.changes import Operation

SHEETS = 12
BOTH = pytest.mark.parametrize("large", [0, 2**30], ids=["at once", "one by one"])


def package() -> bytes:
    """Return a package with some sheets, the first much larger than the others."""
    operations: list[Operation] = []
    for number in range(SHEETS):
        rows = 3000 if number == 0 else number
        cells = (CellChange(row, 2, None, f"{number} {row}") for row in range(1, rows + 1))
        operations += [AddSheet(f"S{number}", "plain"), SetCells(f"S{number}", tuple(cells))]
    now = dt.datetime(2005, 5, 21)  # noqa: DTZ001 - the clock of the hall
    return edited(empty_package(), Changes(tuple(operations)), now)


@BOTH
def test_every_sheet_is_read_in_its_place(monkeypatch: pytest.MonkeyPatch, large: int) -> None:
    """In tab order, each with its own cells."""
    monkeypatch.setattr(read, "_LARGE", large)
    data = package()
    sheets = read_sheets(Book(data)).sheets

    assert [f"S{number}" for number in range(SHEETS)] == list(sheets)
    assert [3000, *range(1, SHEETS)] == [sheet.height for sheet in sheets.values()]
    assert [f"{n} 1" for n in range(SHEETS)] == [sheet.cell(1, 2) for sheet in sheets.values()]


@BOTH
def test_a_damaged_sheet_is_told_as_what_it_is(monkeypatch: pytest.MonkeyPatch, large: int) -> None:
    """By an error of the library that reads, and no thread is left behind."""
    monkeypatch.setattr(read, "_LARGE", large)
    book = Book(package())
    book.package.write(book.tab("S5").part, b"<worksheet><sheetData><row><c r='1'>")
    broken = book.package.saved(dt.datetime(2005, 5, 21))  # noqa: DTZ001

    with pytest.raises((CalamineError, BadZipFile)):
        read_sheets(Book(broken))


@BOTH
def test_what_has_no_cells_is_not_read(monkeypatch: pytest.MonkeyPatch, large: int) -> None:
    """A sheet that the package does not have."""
    monkeypatch.setattr(read, "_LARGE", large)

    with read.reading(package(), 1) as begin:
        assert begin("none of them") is None
        reader = begin("S1")
        assert reader is not None
        assert [["1 1"]] == [row[1:] for row in reader()]
