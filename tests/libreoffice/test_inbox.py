"""What the hall reported comes into the document that is open in a real LibreOffice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.model.cells import address
from nigiri.workbook.read.table_finder import find
from tests.cli.conftest import TWELVE
from tests.cli.shell import Shell
from tests.cli.test_inbox import results, says

if TYPE_CHECKING:
    from pathlib import Path

    from tests.libreoffice.office import Office

ENTERED = "Round 1: results from the hall entered at "


def test_ctrl_z_lets_the_reports_wait_again(office: Office, tmp_path: Path) -> None:
    """One step; what was typed stays; once it is saved the command line goes on from there."""
    shell = Shell(tmp_path)
    (tmp_path / "players.csv").write_text(TWELVE, encoding="utf-8")
    shell.does("new", "--rounds", 3, "--name", "Club Open", "--seed", 7)
    shell.does("import", tmp_path / "players.csv", "--here")
    shell.does("sections")
    shell.does("draw")
    for table in (1, 2):
        says(shell, "helper", "W", table)
    place = find(shell.workbook).rounds[1]
    office("open", str(shell.file))
    office("type", place.name, address(place.first_row + 1, place.columns["result"]), "B")
    before = office("cells")

    taken = office.press("inbox", home=False)
    twice = office.press("inbox", home=False)
    office("undo")
    undone = office("cells")
    again = office.press("inbox", home=False)
    office("keep", str(shell.file))
    office("close")

    assert f"{ENTERED}table 1." in taken["sentences"], taken
    assert not any(said.startswith(ENTERED) for said in twice["sentences"])
    assert before == undone
    assert f"{ENTERED}table 1." in again["sentences"]
    assert ["white", "black", None, None, None, None] == results(shell)
    assert "entered" not in shell.does("result", "--inbox")
    assert "second pass" in str(
        shell.workbook[place.name].cell(place.first_row + 1, place.columns["check"])
    )
