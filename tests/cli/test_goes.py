"""Before comments and pictures go with a sheet, the director is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import openpyxl
import pytest
from openpyxl.comments import Comment

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.package.xml import main
from tests.hosts.decorated import decorate

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell
    from tests.cli.shell import Shell


def decorated(shell: Shell, *kinds: str) -> None:
    """Let the director hang something on sheets of these kinds."""
    shell.file.write_bytes(decorate(shell.file.read_bytes(), shell.workbook, kinds))


def sets(shell: Shell, label: str, value: Cell) -> None:
    """Type a setting."""
    shell.chooses(label, value)


def comments(shell: Shell, name: str) -> int:
    """Return how many comments hang on a sheet."""
    book = Book(shell.file.read_bytes())
    trees = [book.package.tree(part) for part in book.related(book.tab(name).part, "comments")]
    return sum(1 for tree in trees for _ in tree.iter(main("comment")))


def test_comments_and_pictures_go_with_a_sheet_only_when_the_director_agrees(drawn: Shell) -> None:
    """Another draw makes the round anew: what hangs there is told, and nothing is written."""
    decorated(drawn, "round")
    warned = drawn.refuses(2, "draw", "--again")

    assert "what was put on it: a comment, a picture or chart." in drawn.said
    assert "Nobody answers here" in warned
    said = drawn.does("draw", "--again", "--yes")
    assert "What you wrote beside its table, in BA3, comes back only with " in said
    assert 0 == comments(drawn, "Round 1")


@pytest.mark.parametrize(("label", "value"), [("Rounds", 4), ("Tie-breaks", "SOS, SOSOS, CUSS")])
def test_nothing_goes_where_columns_open(drawn: Shell, label: str, value: Cell) -> None:
    """Grid and Standings keep what they have."""
    decorated(drawn, "grid", "standings")
    sets(drawn, label, value)
    said = drawn.does("standings", "--yes")

    assert "what was put on it" not in said
    assert "beside its table" not in said
    assert [1, 1] == [comments(drawn, name) for name in ("Grid", "Standings")]


def test_a_comment_goes_with_its_column_only_when_the_director_agrees(drawn: Shell) -> None:
    """One on the box of a round that the event no longer has; words above it are told."""
    sets(drawn, "Rounds", 5)
    drawn.does("grid", "--yes")
    book = openpyxl.load_workbook(drawn.file)
    column = next(cell for cell in book["Grid"][3] if cell.value == "R5").column
    book["Grid"].cell(4, column).comment = Comment("not sure", "Director")
    book["Grid"].cell(1, column, "perhaps")
    book.save(drawn.file)
    sets(drawn, "Rounds", 4)
    drawn.refuses(2, "grid")
    assert "On Grid, columns or rows are removed that hold a comment." in drawn.said

    assert "what you wrote above it: perhaps." in drawn.does("grid", "--yes")
    assert 0 == comments(drawn, "Grid")


def test_nothing_is_asked_where_a_sheet_only_grows(drawn: Shell) -> None:
    """Two latecomers open rows; Grid keeps what it has."""
    kinds = ("players", "grid", "standings")
    drawn.file.write_bytes(decorate(drawn.file.read_bytes(), drawn.workbook, kinds))
    for row, name in ((16, "Late"), (17, "Bea")):
        drawn.types("players", {(row, "family"): name, (row, "rank"): "9k"})
    drawn.does("late", "Late; Bea")

    book = Book(drawn.file.read_bytes())
    assert 1 == len(book.related(book.tab("Grid").part, "comments"))


def test_a_formula_that_looks_below_a_table_made_anew_is_asked_about(drawn: Shell) -> None:
    """What stands there goes along to another row; other formulas ask nothing."""
    sheet = drawn.workbook["Round 1"]
    row = sheet.height + 4
    book = openpyxl.load_workbook(drawn.file)
    book["Round 1"].cell(row, 4, "ask the hall")
    mine = book.create_sheet("Mine")
    mine["B2"] = "='Round 1'!D4"
    book.save(drawn.file)
    assert "stands below the new table" in drawn.does("draw", "--again", "--dry-run")
    assert "still point to the old place" not in drawn.said

    book["Mine"]["B3"] = f"='Round 1'!D{row}"
    book.save(drawn.file)
    drawn.refuses(2, "draw", "--again")
    assert "these formulas still point to the old place: Mine!B3." in drawn.said
    drawn.does("draw", "--again", "--yes")

    words = {cells[3] for cells in drawn.workbook["Round 1"].rows}
    assert "ask the hall" in words


def test_text_below_a_table_that_only_grows_asks_nothing(drawn: Shell) -> None:
    """Formulas that look at it follow."""
    row = drawn.workbook["Standings"].height + 1
    book = openpyxl.load_workbook(drawn.file)
    book["Standings"].cell(row, 4, "Prizes")
    book.create_sheet("Mine")["B2"] = f"=Standings!D{row}"
    book.save(drawn.file)
    drawn.types("players", {(16, "family"): "Late", (16, "rank"): "9k"})
    drawn.does("late", "Late")

    after = openpyxl.load_workbook(drawn.file)
    (cell,) = [c for cells in after["Standings"].iter_rows() for c in cells if c.value == "Prizes"]
    assert cell.row > row
    assert f"=Standings!{cell.coordinate}" == after["Mine"]["B2"].value
