"""Grid and Standings get and lose rows at the end of their tables, and nothing else moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.players.number import number
from nigiri.hosts.memory import Memory
from nigiri.messages.catalogue import text
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.printing import fit_of
from nigiri.workbook.derive.rebuild import other_rows, room
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import (
    AddSheet,
    CellChange,
    Changes,
    DeleteRows,
    InsertRows,
    SetCells,
    SetFit,
)
from nigiri.workbook.model.locations import Location
from nigiri.workbook.read.table_finder import find, location_of
from tests.desk.story import Story, club, drawn

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

GRID = Location("Grid", "grid", {"number": 1, "name": 2, "start": 3})
STANDINGS = Location("Standings", "standings", {"section": 1, "place": 2, "name": 3, "why": 4})


def grid(*rows: list[Cell], legend: bool = True) -> Sheet:
    """Return a grid with these rows below its headings, and its legend below a blank row."""
    words = text("grid.legend.circles", "en")
    below: list[list[Cell]] = [[], [None, words]] if legend else []
    return Sheet.of([[], [], ["No.", "Name", "Start"], *rows, *below])


def beginning(workbook: Workbook) -> Story:
    """Return a story that begins with a workbook."""
    return Story(Memory(workbook))


def opened(changes: Changes, sheet: str) -> list[InsertRows | DeleteRows | AddSheet]:
    """Return which rows of a sheet open and close, and whether it was made anew."""
    kinds = InsertRows | DeleteRows | AddSheet
    return [op for op in changes.operations if isinstance(op, kinds) and op.sheet == sheet]


def test_a_latecomer_opens_rows_at_the_end() -> None:
    """Two lines on the grid, one in Standings; the wall chart of a new event has room for one."""
    story = club(6, rounds=2)
    story.has("grid")
    assert [InsertRows("Grid", 6, 10, 2)] == opened(story.does(number), "Grid")
    drawn(story, 1)
    story.types("players", {(10, "family"): "Late", (10, "rank"): "9k", (10, "here"): "yes"})
    changes = story.does(number)

    assert [InsertRows("Grid", 16, 2, 2)] == opened(changes, "Grid")
    assert [InsertRows("Standings", 10, 1)] == opened(changes, "Standings")


def test_who_goes_before_the_first_round_takes_the_rows_along() -> None:
    """Rows at the end close; what the director wrote beside them holds them open."""
    story = club(6, rounds=2)
    story.has("grid")
    story.does(number)
    noted = beginning(story.workbook)
    beside = CellChange(13, 40, None, "mine")
    noted.host.apply(Changes((SetCells("Grid", (beside,)),)))
    for each in (story, noted):
        gone = dict.fromkeys([(8, key) for key in ("number", "family", "given", "rank", "here")])
        also = dict.fromkeys([(9, key) for key in ("number", "family", "given", "rank", "here")])
        each.types("players", {**gone, **also})

    gone_rows = opened(story.does(number, again=True), "Grid")
    kept_rows = opened(noted.does(number, again=True), "Grid")
    assert [(12, 4)] == [(op.at, len(op.held)) for op in gone_rows if isinstance(op, DeleteRows)]
    assert [(14, 2)] == [(op.at, len(op.held)) for op in kept_rows if isinstance(op, DeleteRows)]
    assert "mine" == noted.workbook["Grid"].cell(13, 40)
    assert () == noted.does(refresh, "check").operations


@pytest.mark.parametrize(
    ("sheet", "rows"),
    [
        (grid([1, "A"], [], [2, "B"], []), 4),
        (grid([1, "A"], [], [], [2, "B"], []), 5),
        (grid([1, "A"], [], [2, "B"], [], legend=False), 4),
        (grid(legend=False), 2),
        (grid(), 0),
    ],
)
def test_a_grid_has_room_down_to_its_legend(sheet: Sheet, rows: int) -> None:
    """Without one, down to its last number; a grid of an older layout had room for nobody."""
    assert rows == room(GRID, sheet)


def test_rows_that_no_row_can_be_the_model_of_are_not_opened() -> None:
    """The grid is then made anew."""
    assert other_rows(GRID, grid(), 3) is None
    assert () == other_rows(GRID, grid([1, "A"], []), 1)


def test_standings_without_numbers_end_with_the_last_place() -> None:
    """The column of numbers may be gone."""
    sheet = Sheet.of([[], [], [], [1, 1, "A"], [1, 2, "B"], [1, 3, "C"]])

    assert 3 == room(STANDINGS, sheet)


def test_an_empty_grid_of_an_older_layout_is_made_anew() -> None:
    """Its legend stood right below the headings; nothing could be the model of a player's lines."""
    story = drawn(club(4, rounds=2), 1)
    old = story.workbook["Grid"]
    legend = next(row for row in old.rows if "Each box" in str(row[1]))
    rows = [*old.rows[:3], [], legend]
    story = beginning(Workbook({**story.workbook.sheets, "Grid": Sheet.of(rows)}))
    changes = story.does(number)

    assert ["Grid"] == [op.sheet for op in opened(changes, "Grid") if isinstance(op, AddSheet)]
    assert before_and_after_agree(story, changes)


def before_and_after_agree(story: Story, changes: Changes) -> bool:
    """Tell whether the changes can be undone and done again."""
    undone = applied(story.workbook, changes.inverse())
    return applied(undone, changes).sheets == story.workbook.sheets


def test_another_tiebreak_takes_the_column_of_the_one_that_went() -> None:
    """Those that stay, stay where the director moved them."""
    story = drawn(club(6, rounds=2), 1)
    place = story.place("standings")
    sheet, row = story.workbook[place.name], place.heading_row
    one, other = (place.columns[key] for key in ("sos", "one"))
    words = sheet.cell(row, one), sheet.cell(row, other)
    swapped = CellChange(row, one, words[0], words[1]), CellChange(row, other, words[1], words[0])
    story.host.apply(Changes((SetCells(place.name, swapped),)))
    assert [] == opened(story.does(refresh, "check"), place.name)
    story.sets("Tie-breaks", "SOS, SOSOS, ONE")
    changes = story.does(refresh, "check")

    columns = story.place("standings").columns
    assert [] == opened(changes, place.name)
    assert (one, other, place.columns["sdos"]) == (
        columns["one"], columns["sos"], columns["sosos"]
    )  # fmt: skip
    assert "sdos" not in columns


def test_a_column_of_names_is_as_wide_as_the_longest() -> None:
    """A new name of thirty squares widens it, on the grid and in Standings."""
    story = drawn(club(6, rounds=2), 1)
    story.types("players", {(story.row_of("Family3"), "family"): "山" * 18})
    changes = story.does(refresh, "check")
    wider = {
        op.sheet: (dict(op.before.widths)[2 if op.sheet == "Grid" else 4],
                   dict(op.after.widths)[2 if op.sheet == "Grid" else 4])
        for op in changes.operations if isinstance(op, SetFit)
    }  # fmt: skip

    assert {"Grid", "Standings"} == wider.keys()
    assert all(before < after for before, after in wider.values())


def test_pages_end_nowhere_where_sections_are_mixed() -> None:
    """Somebody sorted the rows, or all are ranked together."""
    place = Location("S", "standings", {"section": 1, "number": 2, "place": 3})
    rows = [[1 + row // 20, row, 1] for row in range(60)]
    mixed = [*rows[1:], rows[0]]

    assert (23, 43) == fit_of(place, Sheet.of([[], [], [], *rows])).breaks
    assert () == fit_of(place, Sheet.of([[], [], [], *mixed])).breaks
    assert () == fit_of(Location("S", "standings", {"section": 1}), Sheet.of(rows)).breaks


def test_a_column_of_somebodys_own_is_stepped_over() -> None:
    """Somebody opened a column between an opponent and the colour: it is left alone."""
    story = drawn(club(6, rounds=2), 1)
    name, sheet = "Grid", story.workbook["Grid"]
    at = find(story.workbook).locations["grid"].columns["colour1"]
    rows = [
        [*row[: at - 1], "mine" if number == 3 else None, *row[at - 1 :]]
        for number, row in enumerate(sheet.rows, 1)
    ]
    place = location_of(name, Sheet.of(rows))

    assert place is not None
    columns = find(story.workbook).locations["grid"].columns
    assert {key: c + (c >= at) for key, c in columns.items()} == place.columns
