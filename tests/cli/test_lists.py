"""Lists as people send them: text in any common form, or a workbook."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest
from openpyxl import Workbook

from nigiri.errors import HostError
from nigiri.hosts.files.lists import read_list

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell

NOW = dt.datetime(2005, 5, 21, 9)  # noqa: DTZ001 -- the clock of the hall


def rows(path: Path) -> list[list[Cell]]:
    """Return the cells of a list."""
    return [list(row) for row in read_list(path, now=NOW).rows]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
def test_a_text_is_read_in_every_common_form(tmp_path: Path, encoding: str, separator: str) -> None:
    """The separator and the encoding are recognised; numbers are numbers."""
    path = tmp_path / "list.csv"
    lines = [["Nom", "Rang", "Cote"], ["Lafèche", "3d", "2300"], ["Qué", "", "-5"]]
    path.write_text("\r\n".join(map(separator.join, lines)), encoding=encoding, newline="")

    assert [["Nom", "Rang", "Cote"], ["Lafèche", "3d", 2300], ["Qué", None, -5]] == rows(path)


def test_a_title_above_the_headings_says_nothing_of_the_separator(tmp_path: Path) -> None:
    """The first line that has a separator does; its cells are padded by none."""
    path = tmp_path / "list.tsv"
    path.write_text("Club open 2026\n\nName;Rang\nOta, Yuzo;3d\n", encoding="utf-8")

    assert [["Club open 2026"], [], ["Name", "Rang"], ["Ota, Yuzo", "3d"]] == [
        [cell for cell in row if cell is not None] for row in rows(path)
    ]


def test_quotes_hold_separators_and_line_breaks(tmp_path: Path) -> None:
    """One cell may hold what otherwise ends it."""
    path = tmp_path / "list.csv"
    path.write_text('Name,Notes\n"Ota, Yuzo","two\nlines"\n', encoding="utf-8")

    assert [["Name", "Notes"], ["Ota, Yuzo", "two\nlines"]] == rows(path)


@pytest.mark.parametrize("text", ["007", "1.5", "1e5", "=1+1", "+3", "٣", "1" * 16, "1 000"])
def test_what_is_not_surely_a_number_stays_text(tmp_path: Path, text: str) -> None:
    """Ids with leading zeros, formulas and the like are kept as they are."""
    path = tmp_path / "list.csv"
    path.write_text(f"A;B\n{text};x\n", encoding="utf-8")

    assert text == rows(path)[1][0]


def test_a_blank_file_is_a_list_without_rows(tmp_path: Path) -> None:
    """Nothing to read is nothing read."""
    path = tmp_path / "list.txt"
    path.write_text("\n\n", encoding="utf-8")

    assert [] == rows(path)


def test_a_text_no_program_wrote_is_refused(tmp_path: Path) -> None:
    """A cell longer than any that a list holds."""
    path = tmp_path / "list.csv"
    path.write_text("x" * 200_000, encoding="utf-8")

    with pytest.raises(HostError, match=r"list\.csv is not a list: field larger than"):
        rows(path)


@pytest.mark.parametrize(
    ("sheets", "expected"),
    [
        ([[], [["Name", "Rank"], ["Ann", "1d"]]], [["Name", "Rank"], ["Ann", "1d"]]),
        ([[["Players 2005"]], [["Name", "Rank"]]], [["Name", "Rank"]]),
        ([[[1, 2]], [["Sum", 3]]], [[1, 2]]),
        ([[]], []),
    ],
)
def test_a_workbook_gives_its_first_sheet_with_headings(
    tmp_path: Path, sheets: list[list[list[Cell]]], expected: list[list[Cell]]
) -> None:
    """Blank sheets and title pages are passed over; without headings the first used one counts."""
    book = Workbook()
    book.remove(book.worksheets[0])
    for cells in sheets:
        sheet = book.create_sheet()
        for row in cells:
            sheet.append(row)
    book.save(tmp_path / "list.xlsx")

    assert expected == rows(tmp_path / "list.xlsx")
