"""Two workbooks differ in what people typed and commands wrote, wherever it stands."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.compare import differences
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.read.table_finder import find
from tests.desk.story import Story, club, drawn
from tests.desk.test_inverse import rearranged, wiped
from tests.settings import cell, typing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.model.cells import Cell

    Rows = list[list[Cell]]


@pytest.fixture(scope="module")
def story() -> Story:
    """Return an event with a round."""
    return drawn(club(9), 1)


def edited(book: Workbook, name: str, edit: Callable[[Rows], object]) -> Workbook:
    """Return the workbook after an edit of the rows of a sheet."""
    rows = [list(row) for row in book[name].rows] if name in book.sheets else []
    edit(rows)
    return Workbook({**book.sheets, name: Sheet.of(rows)})


def found(before: Workbook, after: Workbook) -> list[tuple[str, ...]]:
    """Return the differences as tuples."""
    return [(d.kind, d.sheet, d.cell, d.was, d.became) for d in differences(before, after)]


def typed(story: Story, kind: str | int, cells: Mapping[tuple[int, str], Cell]) -> Workbook:
    """Return the workbook after cells were typed, the story left as it is."""
    place = story.place(kind)

    def edit(rows: Rows) -> None:
        for (row, key), value in cells.items():
            while len(rows) < row:
                rows.append([None] * len(rows[0]))
            rows[row - 1][place.columns[key] - 1] = value

    return edited(story.workbook, place.name, edit)


def test_equal_workbooks_do_not_differ(story: Story) -> None:
    """Nor does one whose computed cells were all lost."""
    assert [] == found(story.workbook, story.workbook)
    assert [] == found(story.workbook, wiped(story.workbook))


def test_sorting_and_moving_are_no_differences(story: Story) -> None:
    """Rows of players sorted, columns moved: only the tabs have other names, and a column came."""
    kinds = {kind for kind, *_ in found(story.workbook, rearranged(story.workbook))}

    assert {"sheet-name", "columns-own", "sheet-new", "sheet-gone"} == kinds


def test_each_cell_is_told_with_its_address(story: Story) -> None:
    """In input and drawn columns, in settings; a name corrected is no new player."""
    row = story.row_of("Family4")
    after = typed(story, "players", {(row, "club"): "Far", (row, "given"): "Ann"})

    assert [
        ("cell", "Players", f"D{row}", "Given4", "Ann"),
        ("cell", "Players", f"F{row}", story.about("Family4").club, "Far"),
    ] == found(story.workbook, after)
    assert [("cell", "Round 1", "T4", "", "late")] == found(
        story.workbook, typed(story, 1, {(4, "note"): "late"})
    )
    for name, was, value in (("rounds", "4", 5), ("seed", "7", 2)):
        sheet, at = cell(story.workbook, name).split("!")
        after = typed(story, *typing(story.workbook, name, value))
        assert [("cell", sheet, at, was, str(value))] == found(story.workbook, after)


def test_swapped_opponents_are_two_cells(story: Story) -> None:
    """The pairs are others then; the tables tell which rows belong together."""
    one, two = list(story.reading.rounds[1].games.items())[:2]
    after = typed(
        story, 1, {(one[0], "black_no"): two[1].black, (two[0], "black_no"): one[1].black}
    )

    assert [("cell", "Round 1", "G4"), ("cell", "Round 1", "G5")] == [
        each[:3] for each in found(story.workbook, after)
    ]


def test_rows_come_and_go(story: Story) -> None:
    """Told by what they hold; rows that only moved up are the same."""
    name = story.place("players").name
    gone = edited(story.workbook, name, lambda rows: rows.pop(story.row_of("Family4") - 1))
    back = found(gone, story.workbook)

    assert ["row-gone"] == [each[0] for each in found(story.workbook, gone)]
    assert "Family4 · Given4" in found(story.workbook, gone)[0][3]
    assert [("row-new", "Players", f"A{story.row_of('Family4')}")] == [each[:3] for each in back]


def test_sheets_come_go_and_change(story: Story) -> None:
    """A sheet of the director's own is told as a whole."""
    mine = edited(story.workbook, "Mine", lambda rows: rows.append(["a"]))
    other = edited(story.workbook, "Mine", lambda rows: rows.append(["b"]))
    renamed = Workbook({"R1" if n == "Round 1" else n: s for n, s in story.workbook.sheets.items()})

    assert [("sheet-new", "Mine", "", "", "")] == found(story.workbook, mine)
    assert [("sheet-gone", "Mine", "", "", "")] == found(mine, story.workbook)
    assert [("sheet-own", "Mine", "", "", "")] == found(mine, other)
    assert [] == found(mine, mine)
    assert [("sheet-name", "R1", "", "Round 1", "R1")] == found(story.workbook, renamed)


def test_own_columns_are_told_once(story: Story) -> None:
    """Also when rows were sorted; a heading of the director's own is part of it."""

    def beside(rows: Rows) -> None:
        for at, row in enumerate(rows):
            row.append("Mine" if at == 2 else at)

    name = story.place("players").name
    after = edited(story.workbook, name, beside)

    def sort(rows: Rows) -> None:
        body = rows[3:]
        Random(3).shuffle(body)  # noqa: S311 -- no secret is made from it
        rows[3:] = body

    assert [("columns-own", "Players", "", "", "")] == found(story.workbook, after)
    assert [] == found(after, edited(after, name, sort))


def test_computed_sheets_never_differ(story: Story) -> None:
    """Whatever stands in Standings and Grid follows from the others."""
    for kind in ("standings", "grid"):
        name = find(story.workbook).locations[kind].name
        after = edited(story.workbook, name, lambda rows: rows[3].__setitem__(1, "mine"))
        assert [] == found(story.workbook, after)
