"""Reading the record of the draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.units import HalfPoints, Rank
from nigiri.hosts.memory import Memory
from nigiri.workbook.read.as_drawn import DrawnPair, Known, trail_cell, trail_of
from nigiri.workbook.read.workbook import read
from tests.desk.story import Story
from tests.workbook.sheets import new_workbook, typed

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell, Workbook


def _with_record() -> Workbook:
    """Return a new event with the sheet As drawn."""
    story = Story(Memory(new_workbook()))
    story.has("drawn")
    return story.workbook


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
    reading = read(typed(_with_record(), cells))

    assert () == reading.problems
    assert (
        DrawnPair(1, 1, white=1, black=3, handicap=2),
        DrawnPair(1, bye=5),
        DrawnPair(2, white=4, black=1),
    ) == reading.drawn


def test_what_the_draw_knew_stands_beside_the_players() -> None:
    """Rank and score, and behind an arrow what the director agreed to since."""
    cells: dict[str, Cell] = {
        "As drawn!A4": 1, "As drawn!C4": 1, "As drawn!E4": 3, "As drawn!J4": "5d, 0",
        "As drawn!K4": "3k, 0 → 3k, -1½", "As drawn!A5": 1, "As drawn!H5": 5,
        "As drawn!L5": "4k, -1",
    }  # fmt: skip
    pair, bye = read(typed(_with_record(), cells)).drawn
    strong, weak = Known(Rank(5), HalfPoints(0)), Known(Rank(-2), HalfPoints(0))

    assert [(1, (strong,)), (3, (weak, Known(Rank(-2), HalfPoints(-3))))] == [*pair.seats()]
    assert [(5, (Known(Rank(-3), HalfPoints(-2)),))] == [*bye.seats()]


def test_a_rating_is_known_where_the_record_has_one() -> None:
    """As it was printed."""
    assert ["1320", None] == [known.rating for known in trail_of("8k, 2, 1320 → 8k, 2")]


@pytest.mark.parametrize("cell", [None, "", "5k", "5k, many", "5k, 1 → ", "31k, 1", 7])
def test_what_cannot_be_read_is_unknown(cell: Cell) -> None:
    """A damaged cell of the record means that a player is compared with nothing."""
    assert () == trail_of(cell)


@pytest.mark.parametrize("cell", ["5k, 2½", "1d, −1 → 2d, −1½ → 2d, 0", "5k, 0, -5.3 → 5k, 0, –"])
def test_a_trail_is_written_as_it_is_read(cell: str) -> None:
    """Nothing known is a blank."""
    assert cell == trail_cell(trail_of(cell))
    assert trail_cell(()) is None


def test_a_hyphen_is_read_as_the_sign_for_minus() -> None:
    """Older records have it, and so does what people type."""
    assert trail_of("1d, −1½") == trail_of("1d, -1½")
