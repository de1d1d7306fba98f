"""Reading the sheet Handicaps: the director's own table counts, wrong cells are problems (B23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.small_boards import PUBLISHED, table_of
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import AddSheet, Changes
from nigiri.workbook.read.workbook import read
from tests.settings import cell
from tests.workbook.sheets import event_workbook, typed

if TYPE_CHECKING:
    from nigiri.domain.model.units import HalfPoints
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.workbook import Reading


def on_small_boards(
    cells: dict[str, Cell] | None = None, *, board: int = 13, language: str = "en"
) -> Reading:
    """Return the reading of an event on that board with these cells of Handicaps."""
    workbook = event_workbook(language)
    add = AddSheet("Handicaps", "handicaps", {"language": language}, None)
    workbook = applied(workbook, Changes((add,)))
    typed_cells: dict[str, Cell] = {cell(workbook, "board"): board}
    typed_cells |= {f"Handicaps!{at}": cell for at, cell in (cells or {}).items()}
    return read(typed(workbook, typed_cells))


def told(reading: Reading) -> list[tuple[str, str]]:
    """Return code and cell of everything wrong on the sheet."""
    return [(p.code, p.cell) for p in reading.problems if p.sheet == "Handicaps"]


def rows(reading: Reading, board: int = 13) -> list[tuple[int, HalfPoints]]:
    """Return the rows of a table as read."""
    return list(table_of(reading.event.settings.boards, board).rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_begins_with_the_published_tables(language: str) -> None:
    """In both languages, read back as they are in the program."""
    reading = on_small_boards(language=language)

    assert [] == told(reading)
    assert PUBLISHED == reading.event.settings.boards


def test_what_the_director_types_counts() -> None:
    """Numbers and texts, points and half points, in the table of either board."""
    reading = on_small_boards({"B6": "3", "C6": "-2,5", "D5": 1, "E5": 0.5})

    assert (3, -5) == rows(reading)[2]
    assert (1, 1) == rows(reading, 9)[1]
    assert ["stones-order"] == [code for code, _ in told(reading)]


def test_a_table_may_end_early() -> None:
    """What is larger counts as its last row."""
    cells: dict[str, Cell] = {f"{c}{row}": None for c in "BC" for row in range(7, 43)}

    assert [(0, 12), (1, 4), (1, -4)] == rows(on_small_boards(cells))


def test_a_table_emptied_altogether_is_the_published_one() -> None:
    """There is no event without handicaps for its board."""
    cells: dict[str, Cell] = {f"{c}{row}": None for c in "BC" for row in range(4, 43)}

    assert PUBLISHED == on_small_boards(cells).event.settings.boards


@pytest.mark.parametrize(
    ("cells", "problem"),
    [
        ({"B6": "x"}, ("stones-unknown", "Handicaps!B6")),
        ({"B6": 10}, ("stones-unknown", "Handicaps!B6")),
        ({"B6": -1}, ("stones-unknown", "Handicaps!B6")),
        ({"C6": "x"}, ("points-unknown", "Handicaps!C6")),
        ({"B6": None}, ("stones-missing", "Handicaps!B6")),
        ({"C6": None}, ("stones-missing", "Handicaps!C6")),
        ({"B6": None, "C6": None}, ("stones-missing", "Handicaps!B6")),
        ({"B4": 1}, ("stones-equal", "Handicaps!B4")),
        ({"B6": 0}, ("stones-open", "Handicaps!B6")),
        ({"C6": 4}, ("stones-order", "Handicaps!B6")),
    ],
)
def test_a_wrong_cell_is_a_problem_with_its_address(
    cells: dict[str, Cell], problem: tuple[str, str]
) -> None:
    """And the published row stands in for what cannot be read."""
    reading = on_small_boards(cells)

    assert [problem] == told(reading)
    if problem[0] not in {"stones-equal", "stones-open", "stones-order"}:
        assert PUBLISHED == reading.event.settings.boards


def test_small_differences_may_be_even() -> None:
    """0 stones with the komi of equal players."""
    assert [] == told(on_small_boards({"B5": 0, "C5": 6}))


def test_a_wrong_row_beyond_the_published_ones_counts_as_the_last_of_them() -> None:
    """13 by 13 is published up to nine stones."""
    assert (9, -4) == rows(on_small_boards({"B30": "x", "C30": 1}))[26]


@pytest.mark.parametrize("board", [9, 19])
def test_a_table_that_is_not_in_use_holds_nobody_up(board: int) -> None:
    """Its wrong cells are no problems until it is."""
    assert [] == told(on_small_boards({"B6": "x"}, board=board))


def test_a_tab_of_that_name_with_other_headings_is_a_problem() -> None:
    """On small boards alone: elsewhere it is nobody's business."""
    other: dict[str, Cell] = {"A3": "Distance", "B3": "Stones", "C3": "Points"}
    small = on_small_boards(other)
    full = on_small_boards(other, board=19)

    assert [("sheet-missing", "Handicaps!A1")] == told(small)
    assert [] == told(full)
    assert PUBLISHED == small.event.settings.boards == full.event.settings.boards


def test_without_the_sheet_the_published_tables_count() -> None:
    """As in every workbook made before the sheet was there."""
    assert "Handicaps" not in Workbook(event_workbook("en").sheets)
    assert PUBLISHED == read(event_workbook("en")).event.settings.boards
