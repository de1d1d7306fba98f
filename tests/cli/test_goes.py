"""Before comments and pictures go with a sheet, the director is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.book import Book
from nigiri.hosts.xlsx_file import XlsxFile
from nigiri.workbook.changes import CellChange, Changes, SetCells
from tests.desk.story import DESK
from tests.hosts.decorated import decorate

if TYPE_CHECKING:
    from tests.cli.shell import Shell


def decorated(shell: Shell) -> None:
    """Let the director hang something on Grid, and play one round more."""
    shell.file.write_bytes(decorate(shell.file.read_bytes(), shell.workbook, ("grid",)))
    sheet = shell.workbook["Event"]
    row = next(r for r in range(1, sheet.height + 1) if sheet.cell(r, 1) == "Rounds")
    rounds = SetCells("Event", (CellChange(row, 2, sheet.cell(row, 2), 4),))
    XlsxFile(shell.file, now=DESK.now, backup=False).apply(Changes((rounds,)))


def test_comments_and_pictures_go_with_a_sheet_only_when_the_director_agrees(drawn: Shell) -> None:
    """Another round makes Grid anew: what hangs there is told, and nothing is written."""
    decorated(drawn)
    warned = drawn.refuses(2, "standings")

    assert "goes with it: a comment, a picture or chart." in drawn.said
    assert "Nobody answers here" in warned
    said = drawn.does("standings", "--yes")
    assert "what you wrote beside its table, in B3, " in said
    book = Book(drawn.file.read_bytes())
    assert [] == book.related(book.tab("Grid").part, "comments")


def test_nothing_is_asked_where_a_sheet_only_grows(drawn: Shell) -> None:
    """A latecomer opens rows; Grid keeps what it has."""
    kinds = ("players", "grid", "standings")
    drawn.file.write_bytes(decorate(drawn.file.read_bytes(), drawn.workbook, kinds))
    drawn.types("players", {(16, "family"): "Late", (16, "rank"): "9k"})
    drawn.does("late", "Late")

    book = Book(drawn.file.read_bytes())
    assert 1 == len(book.related(book.tab("Grid").part, "comments"))
