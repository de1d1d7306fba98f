"""What the menu in a real LibreOffice wrote is known to the command line, and what commands did."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.model.cells import address
from nigiri.workbook.read.table_finder import find
from tests.cli.shell import Shell
from tests.cli.test_beside import every_edit
from tests.libreoffice.test_menu import steps

if TYPE_CHECKING:
    from pathlib import Path

    from tests.libreoffice.office import Office

TWELVE_NAMES = "Family name,Given name,Rank,Club\n" + "".join(
    f"Family{at},Given{at},{at}k,Mtl\n" for at in range(1, 13)
)


@pytest.mark.long
def test_only_what_was_typed_is_by_hand(office: Office, tmp_path: Path) -> None:
    """Commands, a result typed, buttons with a round drawn, one taken back, saved, a command."""
    players = tmp_path / "players.csv"
    players.write_text(TWELVE_NAMES, encoding="utf-8")
    shell = Shell(tmp_path)
    for step in steps(players)[:4]:
        shell.does(step.command, *step.words)
    office("open", str(shell.file))
    drawn = office.press("draw")
    assert "done" == drawn["status"], drawn["sentences"]
    office("keep", str(shell.file))
    place = find(shell.workbook).rounds[1]
    office("type", place.name, address(place.first_row, place.columns["result"]), "W")
    for table in (2, 3):
        assert "done" == office.press("result", table=table, result="W")["status"]
    office("undo")
    office("keep", str(shell.file))
    office("close")

    shell.does("result", "--table", "4", "W")

    found = every_edit(shell.workbook)
    assert 1 == len(found), found
    assert address(place.first_row, place.columns["result"]) == found[0][0]
