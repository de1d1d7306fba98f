"""Where pages of the grid end, and how wide it is: nothing on the wall is cut."""

from __future__ import annotations

import pytest

from nigiri.workbook.derive.printing import fit_of
from nigiri.workbook.layout.varying_columns import club_width, grid
from nigiri.workbook.model.cells import Cell, Sheet
from nigiri.workbook.model.locations import Location

_NAME = 2


def _grid(players: int, notes: int) -> Sheet:
    """Return a grid of so many players with so many lines below a blank row."""
    rows: list[list[Cell]] = [[], [], ["No.", "Name"]]
    for number in range(1, players + 1):
        rows += [[number, "Ota, Ann"], []]
    return Sheet.of([*rows, [], *([None, "note"] for _ in range(notes))])


@pytest.mark.parametrize(
    ("players", "notes", "ends"),
    [
        (0, 1, ()),
        (1, 60, ()),
        (16, 0, ()),
        (14, 3, ()),
        (14, 6, (17,)),  # seven and seven: the winners do not hang alone
        (15, 6, (19,)),
        (16, 1, (19,)),
        (17, 6, (35,)),
        (30, 6, (35, 49)),
        (33, 6, (35, 67)),
    ],
)
def test_winners_never_hang_alone(players: int, notes: int, ends: tuple[int, ...]) -> None:
    """A page has sixteen players; the last ones go with what stands below them."""
    location = Location("Grid", "grid", {"number": 1, "name": _NAME})

    assert ends == fit_of(location, _grid(players, notes)).breaks


@pytest.mark.parametrize("rounds", range(1, 7))
def test_a_grid_of_few_rounds_is_as_wide_as_one_of_six(rounds: int) -> None:
    """So the legend below it is printed whole."""
    width = sum(column.width for column in grid(rounds) if column.role != "helper")
    whole = sum(column.width for column in grid(6) if column.role != "helper")
    columns = {column.key: at for at, column in enumerate(grid(rounds), 1)}
    fit = fit_of(Location("Grid", "grid", columns), None)

    assert whole == pytest.approx(width)
    assert club_width(rounds) == dict(fit.widths)[columns["club"]]


def test_a_grid_of_many_rounds_has_clubs_as_narrow_as_ever() -> None:
    """The page is full."""
    assert club_width(6) == club_width(10) < club_width(5)
