"""The menu in a real LibreOffice: what its commands do to an open workbook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from nigiri.extension.archive import built
from tests.libreoffice.office import engine

if TYPE_CHECKING:
    from tests.libreoffice.office import Office

EVENT: dict[str, Any] = {"name": "Spring Open", "rules": "quebec", "language": "en", "rounds": 5}


def test_the_same_sources_give_the_same_extension() -> None:
    """Byte for byte, so that a build can be checked."""
    assert built("/usr/bin/python3") == built("/usr/bin/python3")


@pytest.mark.long
def test_a_command_is_one_step_that_undo_takes_back_exactly(office: Office) -> None:
    """A new event in an empty workbook; Ctrl+Z and nothing is left of it."""
    office("open")
    before: dict[str, Any] = office("cells")

    outcome = office.press("new", **EVENT)

    assert ("done", ["New event"]) == (outcome["status"], office("steps"))
    assert "Players" in office("sheets")
    office("undo")
    assert before == office("cells")
    office("close")


@pytest.mark.long
@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("kill -9 $$", "ended without an answer"),
        ("cat >/dev/null; echo rubbish", "cannot be understood"),
        ("echo No module named nigiri >&2; exit 1", "cannot run nigiri"),
    ],
)
def test_a_failing_engine_changes_nothing(office: Office, script: str, said: str) -> None:
    """One sentence, and the workbook is as it was."""
    office("open")
    before = office("cells")
    program = engine(office.folder, script)

    outcome = office.press("new", **EVENT)

    engine(office.folder)
    assert "failed" == outcome["status"], program
    assert said in outcome["sentences"][0]
    assert (before, []) == (office("cells"), office("steps"))
    office("close")


@pytest.mark.long
def test_another_number_of_rounds_opens_columns_that_look_like_those_before(office: Office) -> None:
    """Heading, width, hidden helper, shading by its own helper; Ctrl+Z closes them again."""
    office("open")
    office.press("new", **EVENT)
    rounds = next(row for row, cell in rows_of(office, "Event") if cell == "Rounds")
    office("type", "Event", f"B{rounds}", "6")
    before = office("cells")

    outcome = office.press("grid")

    assert "done" == outcome["status"], outcome
    heads = [cell[0] for cell in office("cells")["Grid"][2]]
    box = [heads.index(f"R{number}") for number in (5, 6)]
    assert 3 == box[1] - box[0]
    assert "won 6" == heads[box[1] + 2]
    assert [True, True, False] == [shown(office, box[1] + at) for at in range(3)]
    assert "W4=1" in rules(office, box[1])
    office("undo")
    assert before == office("cells")
    office("close")


def rows_of(office: Office, sheet: str) -> list[tuple[int, Any]]:
    """Return the rows of a sheet, each with what its first cell shows."""
    return [(at, row[0][0]) for at, row in enumerate(office("cells")[sheet], 1)]


def shown(office: Office, column: int) -> bool:
    """Tell whether a column of the grid, counted from 0, can be seen."""
    where = f"document.Sheets.getByName('Grid').Columns.getByIndex({column}).IsVisible"
    return bool(office("evaluate", where))


def rules(office: Office, column: int) -> list[str]:
    """Return the formulas of the conditional formats in one column of the grid alone."""
    words = (
        "[each.getByIndex(n).Formula1"
        " for each in document.Sheets.getByName('Grid').ConditionalFormats.getConditionalFormats()"
        f" if each.Range.RangeAddresses[0].StartColumn == {column}"
        " for n in range(each.getCount())]"
    )
    return list(office("evaluate", words))
