"""A sheet that changed since it was read is recognised, and nothing else is taken for a change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.compare import fingerprint
from nigiri.workbook.model.cells import Sheet
from tests.settings import cell
from tests.workbook.sheets import at, event_workbook, typed, with_sheet

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

EN = event_workbook()
RULES, PATTERN = cell(EN, "rules"), cell(EN, "pattern")


def changes(cell: str, value: Cell) -> bool:
    """Tell whether typing into a cell changes its sheet's fingerprint."""
    sheet = cell.partition("!")[0]
    return fingerprint(EN[sheet]) != fingerprint(typed(EN, {cell: value})[sheet])


@pytest.mark.parametrize(
    "cell",
    ["Players!E4", "Players!A4", "Players!C40", "Round 1!C4", "Round 1!D4", "Round 1!F5",
     "Round 1!N5", "Round 1!R4", "Round 1!F3", "Round 1!B2", "Sections!C4", RULES, PATTERN,
     "Event!G5", "Event!C4", "Problems!E4", "Log!H4", "As drawn!C4"],
)  # fmt: skip
def test_what_people_type_and_commands_write_counts(cell: str) -> None:
    """Input and drawn columns, settings, headings, and the number of a round."""
    assert changes(cell, "Round 7")


@pytest.mark.parametrize(
    "cell",
    ["Players!H4", at("free", 4), "Round 1!L4", "Round 1!A4", "Round 1!N1", "Round 1!X4",
     "Sections!D4", "Event!A1", "Event!B4", "Event!I5", "Settings!C6", "Settings!E6",
     "Standings!B4", "Grid!B4", "Players!A1"],
)  # fmt: skip
def test_what_a_spreadsheet_recalculates_does_not_count(cell: str) -> None:
    """Derived columns, helpers, the bar and Find, notes and columns of the director."""
    assert not changes(cell, "new")


def test_blank_rows_and_columns_at_the_end_do_not_count() -> None:
    """A spreadsheet's used width is its own business."""
    rows: list[list[Cell]] = [[*row, None, None] for row in EN["Players"].rows]
    rows += [[None], [None]]

    assert fingerprint(EN["Players"]) == fingerprint(with_sheet(EN, "x", rows)["x"])


def test_of_a_sheet_of_the_director_every_cell_counts() -> None:
    """Nobody knows which of them matter."""
    mine, other = Sheet.of([["a", None, 1]]), Sheet.of([["a", 1]])

    assert fingerprint(mine) != fingerprint(other)
    assert fingerprint(mine) == fingerprint(Sheet.of([["a", "", 1.0], [None]]))


def test_a_moved_value_is_a_change() -> None:
    """The place counts as well as what stands there."""
    here, there = typed(EN, {"Players!F11": "Mtl"}), typed(EN, {"Players!F12": "Mtl"})

    assert fingerprint(here["Players"]) != fingerprint(there["Players"])
