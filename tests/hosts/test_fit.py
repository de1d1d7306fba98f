"""Pages end and columns widen where a sheet asks for it; what the director set stays."""

from __future__ import annotations

import datetime as dt
from io import BytesIO
from typing import TYPE_CHECKING

import openpyxl
import pytest
from openpyxl.worksheet.pagebreak import Break, RowBreak

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.changes import Changes, Fit, InsertRows, SetFit
from tests.hosts.club import club

if TYPE_CHECKING:
    from pathlib import Path

    from openpyxl import Workbook

NOW = dt.datetime(2005, 5, 21)  # noqa: DTZ001 -- the director's own clock
MINE = 6
pytestmark = pytest.mark.filterwarnings("ignore:Conditional Formatting extension")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the club's workbook: a page that ends after row 6, columns A and B of width 20."""
    path = tmp_path / "club.xlsx"
    path.write_bytes(club())
    book = loaded(path)
    hall = book["Hall"]
    hall.row_breaks = RowBreak(brk=[Break(id=MINE)])
    for letters in ("A", "B"):
        hall.column_dimensions[letters].width = 20 + 5 / 7
    book.save(path)
    return path


def loaded(path: Path) -> Workbook:
    """Return the file as another library reads it."""
    return openpyxl.load_workbook(BytesIO(path.read_bytes()))


def fit(path: Path, before: Fit, after: Fit) -> None:
    """Fit the Hall."""
    XlsxFile(path, now=NOW, backup=False).apply(Changes((SetFit("Hall", before, after),)))


def ends(path: Path) -> list[int]:
    """Return the rows after which a page of the Hall ends, as another library reads them."""
    return [entry.id for entry in loaded(path)["Hall"].row_breaks.brk]


def widths(path: Path) -> dict[str, float]:
    """Return the widths of the Hall's columns without padding, as another library reads them."""
    found = loaded(path)["Hall"].column_dimensions
    return {key: round(each.width - 5 / 7, 3) for key, each in found.items()}


def test_pages_end_where_they_should_and_where_the_director_ended_them(path: Path) -> None:
    """Ours come and go, one of the director's stays, also where ours was beside it."""
    fit(path, Fit(), Fit((4, 8)))
    assert [4, MINE, 8] == ends(path)
    fit(path, Fit((4, 8)), Fit((7,)))
    assert [MINE, 7] == ends(path)
    fit(path, Fit((5, 7)), Fit())
    assert [MINE] == ends(path)
    fit(path, Fit((MINE,)), Fit())
    assert [] == ends(path)
    fit(path, Fit(), Fit((5,)))
    assert [5] == ends(path)


def test_a_column_widens_alone_unless_somebody_drew_it_to_another_width(path: Path) -> None:
    """Columns that the file describes together part."""
    fit(path, Fit((), ((1, 20.0),)), Fit((), ((1, 30.5),)))
    assert {"A": 30.5, "B": 20.0} == widths(path)
    fit(path, Fit((), ((1, 20.0), (2, 20.1))), Fit((), ((1, 25.0), (2, 22.0))))
    assert {"A": 30.5, "B": 22.0} == widths(path)
    fit(path, Fit((), ((2, 22.0),)), Fit((), ((2, 22.0), (3, 9.0))))
    assert {"A": 30.5, "B": 22.0} == widths(path)


def test_the_directors_page_ends_move_with_their_rows(path: Path) -> None:
    """Opened rows and page ends in one command."""
    operations = InsertRows("Hall", 5, 2), SetFit("Hall", Fit(), Fit((4,)))
    XlsxFile(path, now=NOW, backup=False).apply(Changes(operations))

    assert [4, MINE + 2] == ends(path)


def test_opened_rows_look_in_turn_like_those_above(path: Path) -> None:
    """Two lines a player: every other row is high."""
    book = loaded(path)
    book["Hall"].row_dimensions[8].height = 40
    book.save(path)
    XlsxFile(path, now=NOW, backup=False).apply(Changes((InsertRows("Hall", 10, 4, 2),)))

    rows = loaded(path)["Hall"].row_dimensions
    assert [40, 24] * 3 == [rows[row].height for row in range(8, 14)]
