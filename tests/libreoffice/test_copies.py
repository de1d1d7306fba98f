"""Formulas that are the one above copied down, and what is typed where they are filled."""

from __future__ import annotations

import runpy
from typing import TYPE_CHECKING, Any

import pytest

from tests.libreoffice.office import ADDIN
from tests.libreoffice.test_buttons import some_players
from tests.libreoffice.test_menu import EVENT

if TYPE_CHECKING:
    from pathlib import Path

    from tests.libreoffice.office import Office

COPIES = ADDIN / "libreoffice" / "pythonpath" / "nigiri_office" / "formula_copies.py"
LEAST = 20


def copied_down(formulas: dict[tuple[int, int], str]) -> list[list[int]]:
    """Return what the extension finds: top, left, bottom and right, counted from 0."""
    found: list[list[int]] = runpy.run_path(str(COPIES))["copied_down"](formulas)
    return found


def column(template: str, top: int = 3, rows: int = LEAST, at: int = 0) -> dict[Any, str]:
    """Return formulas below each other; ROW stands for their own row, counted from 1."""
    return {(row, at): template.replace("ROW", str(row + 1)) for row in range(top, top + rows)}


@pytest.mark.parametrize(
    "template",
    [
        "=AROW",
        "=$Players.$AROW+$BROW",
        "=SUM(BROW:$DROW;$A$4:$A$81)",
        '=IF(CROW="A4, 9:9";"";"say ""A4"" twice")',
        "='It''s A4'!BROW+LOG10(AROW)+ATAN2(1;2)",
        "=INDEX($A$4:$A$9;MATCH(BROW;A$4:A$9;0))",
        "=1+2",
    ],
)
def test_a_formula_that_names_no_other_row_is_copied(template: str) -> None:
    """Its own row moves along; rows with `$`, texts, tabs and names of functions stay."""
    assert [[3, 0, 22, 0]] == copied_down(column(template))


@pytest.mark.parametrize(
    "template", ["=AROW+A3", "=SUM(B1:BROW)", "=SUM(4:4)", "=SUM($4:ROW)", '=IF(AROW="ROW";1;2)']
)
def test_a_formula_that_a_copy_would_change_is_typed(template: str) -> None:
    """It names another row without `$`, or a row as a whole, or its row stands in a text."""
    assert [] == copied_down(column(template))


def test_neighbours_are_one_rectangle() -> None:
    """As far as they begin and end together; fewer rows than it pays for are typed."""
    formulas = {
        **column("=AROW", at=1), **column("=BROW", at=2), **column("=2*BROW", top=3 + LEAST, at=2),
        **column("=CROW", rows=30, at=3), **column("=DROW", rows=LEAST - 1, at=4),
        **column("=EROW", at=6),
    }  # fmt: skip

    found = copied_down(formulas)

    assert [[3, 1, 22, 2], [3, 3, 32, 3], [3, 6, 22, 6], [23, 2, 42, 2]] == found


@pytest.mark.long
def test_hidden_rows_get_their_formulas(office: Office, tmp_path: Path) -> None:
    """LibreOffice fills no row that is hidden or filtered away: there they are typed."""
    (tmp_path / "players.csv").write_text(some_players(), encoding="utf-8")
    drawn = []
    for hidden in (False, True):
        office("open")
        office.press("new", **EVENT)
        office.press("import", list=str(tmp_path / "players.csv"), here=True)
        players = "document.Sheets.getByName('Players')"
        office("evaluate", f"{players}.unprotect('')")
        office("evaluate", f"setattr({players}.Rows.getByIndex(6), 'IsVisible', {not hidden})")
        assert "done" == office.press("draw")["status"]
        drawn.append([[cell[1] for cell in row] for row in office("cells")["Players"]])
        office("close")

    assert drawn[0] == drawn[1]
