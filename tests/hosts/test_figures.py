"""Points in a file: numbers, shown as people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import openpyxl

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, SetCells
from nigiri.workbook.model.figure_format import FIGURES
from tests.desk.story import begin
from tests.hosts.kinds import LATER

if TYPE_CHECKING:
    from pathlib import Path

SCORE, ROW = 8, 5


def written(path: Path, *values: float | Formula | None) -> list[tuple[object, str]]:
    """Write values into the column Score of Standings one after another; return what it holds."""
    found: list[tuple[object, str]] = []
    before = None
    for value in values:
        change = SetCells("Standings", (CellChange(ROW, SCORE, before, value),))
        XlsxFile(path, now=LATER).apply(Changes((change,)))
        cell = openpyxl.load_workbook(path)["Standings"].cell(ROW, SCORE)
        found.append((cell.value, cell.number_format))
        before = value
    return found


def test_a_cell_of_points_holds_the_number_and_shows_it(tmp_path: Path) -> None:
    """Every number that comes into it anew, too."""
    path = tmp_path / "open.xlsx"
    begin(path)

    assert [
        (4.5, '[=4.5]"4½";General'), (-0.25, '[=-0.25]"−¼";General'), (3, FIGURES),
        (2.6667, r"0.00;\−0.00"), (None, r"0.00;\−0.00"), (4.5, '[=4.5]"4½";General'),
    ] == written(path, 4.5, -0.25, 3, 2.6667, None, 4.5)  # fmt: skip


def test_a_formula_keeps_the_format_that_holds_for_any_number(tmp_path: Path) -> None:
    """What it works out may be another number in a minute."""
    path = tmp_path / "open.xlsx"
    begin(path)

    assert [("=4+0.5", FIGURES)] == written(path, Formula("4+0.5", 4.5))


def test_other_cells_keep_their_formats(tmp_path: Path) -> None:
    """A sheet of the user's own, and cells without any style."""
    path = tmp_path / "open.xlsx"
    begin(path)
    added = AddSheet("Mine", "plain")
    change = SetCells("Mine", (CellChange(1, 1, None, 4.5), CellChange(2, 1, None, -2)))
    XlsxFile(path, now=LATER).apply(Changes((added, change)))

    sheet = openpyxl.load_workbook(path)["Mine"]
    assert ["General", "General"] == [sheet.cell(row, 1).number_format for row in (1, 2)]
