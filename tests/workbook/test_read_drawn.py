"""Reading the record of the draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.read import read
from nigiri.workbook.read_drawn import DrawnPair
from tests.workbook.sheets import new_workbook, typed

if TYPE_CHECKING:
    from nigiri.workbook.cells import Cell


def test_pairs_and_byes_are_read_and_damaged_lines_passed_over() -> None:
    """The record is for comparison only: a line less is no problem."""
    rows: list[list[Cell]] = [
        [1, 1, 1, "Ota, Ann", 3, "Kim, Cho", 2, None],
        [1, None, None, None, None, None, None, 5],
        [None, 1, 1, None, 3, None, None, None],
        [1, 2, 2, None, None, None, None, None],
        [2, "x", "4", None, 1, None, "even", None],
    ]
    cells = {
        f"As drawn!{letter}{row}": value
        for row, values in enumerate(rows, 4)
        for letter, value in zip("ABCDEFGH", values, strict=True)
    }
    reading = read(typed(new_workbook(), cells))

    assert () == reading.problems
    assert (
        DrawnPair(1, 1, white=1, black=3, handicap=2),
        DrawnPair(1, bye=5),
        DrawnPair(2, white=4, black=1),
    ) == reading.drawn
