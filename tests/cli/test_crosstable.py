"""The sheet Crosstable, by commands alone: it comes with the first round and follows results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.layout.tables import FIRST_ROW
from tests.cli.shell import NOW
from tests.cli.test_knockouts import begun, plays

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell
    from tests.cli.shell import Shell


def squares(shell: Shell, size: int) -> list[tuple[Cell, ...]]:
    """Return the squares of the first group, row by row."""
    rows = shell.workbook["Crosstable"].rows[FIRST_ROW - 1 : FIRST_ROW - 1 + size]
    return [row[4 : 4 + size] for row in rows]


def test_the_crosstable_comes_with_the_first_round_and_is_full_after_the_last(
    tmp_path: Path,
) -> None:
    """The draw says so once; each square tells who won, and undo empties it again."""
    shell = begun(tmp_path, 4, "round robin", 3)
    said = shell.does("draw", "--now", NOW)
    assert "The sheet Crosstable is new: it shows who won against whom." in said
    assert "Crosstable" not in shell.does("check")
    shell.does("result", *(min(g.players) for g in shell.event.rounds[-1].games), "--now", NOW)
    plays(shell, 2)

    assert [
        (None, "1³", "1²", "1¹"),
        ("0³", None, "1¹", "1²"),
        ("0²", "0¹", None, "1³"),
        ("0¹", "0²", "0³", None),
    ] == squares(shell, 4)
    shell.does("undo", "--yes", "--now", NOW)
    assert "?³" in squares(shell, 4)[0]


def test_the_crosstable_is_printed_with_the_same_signs(tmp_path: Path) -> None:
    """But for the rounds, in the same order."""
    shell = begun(tmp_path, 5, "round robin", 5)
    plays(shell, 3)
    printed = shell.does("print crosstable", "--text")
    rounds = str.maketrans("", "", "¹²³⁴⁵")
    on_sheet = [
        [str(cell or "■").translate(rounds) for cell in row] for row in squares(shell, 5)
    ]  # fmt: skip

    assert all(any(" ".join(row) in " ".join(line.split()) for line in printed.splitlines())
               for row in on_sheet)  # fmt: skip
