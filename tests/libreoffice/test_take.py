"""A helper's copy comes into the document that is open in a real LibreOffice."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.model.cells import address
from nigiri.workbook.read.table_finder import find
from tests.cli.conftest import TWELVE
from tests.cli.shell import Shell
from tests.cli.test_inbox import results

if TYPE_CHECKING:
    from tests.libreoffice.office import Office


def drawn(folder: Path) -> Shell:
    """Return twelve players whose first round is drawn."""
    shell = Shell(folder)
    (folder / "players.csv").write_text(TWELVE, encoding="utf-8")
    shell.does("new", "--rounds", 3, "--name", "Club Open", "--seed", 7)
    shell.does("import", folder / "players.csv", "--here")
    shell.does("sections")
    shell.does("draw")
    return shell


def opened(office: Office, folder: Path) -> Shell:
    """Open such an event in LibreOffice, type at table 1; three tables are in `results.xlsx`."""
    shell, other = drawn(folder), Shell(folder)
    other.file = Path(shutil.copy(shell.file, folder / "results.xlsx"))
    place = find(shell.workbook).rounds[1]
    row, column = place.first_row, place.columns["result"]
    other.types(1, {(row + at, "result"): "W" for at in range(3)})
    office("open", str(shell.file))
    office("type", place.name, address(row, column), "B")
    return shell


def test_results_typed_on_another_laptop_come_in_and_ctrl_z_takes_them_out(
    office: Office, tmp_path: Path
) -> None:
    """Said whose counts where they differ, one step does it."""
    opened(office, tmp_path)
    before = office("cells")

    taken = office.press("take", file=str(tmp_path / "results.xlsx"), keep="file")
    after = office("cells")
    office("undo")
    undone = office("cells")
    office("close")

    assert before == undone != after
    assert "Taken in from results.xlsx: 2 results." == taken["sentences"][0]


@pytest.mark.long
def test_what_differs_is_listed_and_asked_about_until_it_is_said_whose_counts(
    office: Office, tmp_path: Path
) -> None:
    """Neither changes anything; the file that is open is no copy."""
    shell = opened(office, tmp_path)
    copy = tmp_path / "results.xlsx"
    before = office("cells")

    listed = office.press("take", file=str(copy), keep="ask")
    same = office("cells")
    unsure = office.press("take", agreed=False, file=str(copy), keep="copy")
    still = office("cells")
    replaced = office.press("take", file=str(copy), keep="copy")
    office("keep", str(shell.file))
    own = office.press("take", file=str(shell.file), keep="ask")
    office("close")

    assert ("done", []) == (listed["status"], listed["sentences"])
    assert "asks" == unsure["status"]
    assert before == same == still
    assert "Taken in from results.xlsx: 3 results." == replaced["sentences"][0]
    assert ["white", "white", "white", None, None, None] == results(shell)
    assert "refused" == own["status"]
