"""A round robin in a real LibreOffice, from the first button to the last: as by commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from nigiri.workbook.model.cells import address
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from tests.cli.shell import NOW, Shell
from tests.libreoffice.test_menu import differ, saved, shown

if TYPE_CHECKING:
    from pathlib import Path

    from tests.libreoffice.office import Office

FIVE = "Family name,Rank\n" + "".join(f"P{n},{n}k\n" for n in range(1, 6))
EVENT: dict[str, Any] = {
    "name": "Club", "system": "round robin", "language": "en", "rounds": 5, "seed": 7,
    "id": "00000000-0000-0000-0000-000000002005",
}  # fmt: skip


def begun(office: Office, folder: Path) -> Shell:
    """Make the event in LibreOffice and in a file, with five players and round 1."""
    (folder / "players.csv").write_text(FIVE, encoding="utf-8")
    shell = Shell(folder)
    office("open")
    assert "done" == office.press("new", **EVENT)["status"]
    shell.does("new", *[w for k, v in EVENT.items() for w in (f"--{k}", v)], "--now", NOW)
    office.press("import", list=str(folder / "players.csv"), here=True)
    shell.does("import", folder / "players.csv", "--here", "--now", NOW)
    draws(office, shell)
    return shell


def draws(office: Office, shell: Shell) -> None:
    """Draw a round in both; the cells are equal."""
    outcome = office.press("draw")
    assert "done" == outcome["status"], outcome["sentences"]
    shell.does("draw", "--now", NOW)
    assert {} == differ(shown(shell.workbook), shown(saved(office, shell.folder)))


@pytest.mark.long
def test_the_first_round_is_that_of_the_command_line(office: Office, tmp_path: Path) -> None:
    """Two games and a free round, which the live formulas of LibreOffice know as well."""
    shell = begun(office, tmp_path)
    players = find(shell.workbook).locations["players"]
    where = shell.workbook[players.name].cell(4, players.columns["where"])

    assert "– no game in this round" == where
    office("close")


@pytest.mark.long
def test_everybody_meets_everybody_in_libreoffice(office: Office, tmp_path: Path) -> None:
    """Five rounds are drawn, results typed into cells, and the bar says that all is played."""
    shell = begun(office, tmp_path)
    for _ in range(4):
        draws(office, shell)
    for number, place in find(shell.workbook).rounds.items():
        for row in (place.first_row, place.first_row + 1):
            at = address(row, place.columns["result"])
            office("type", place.name, at, "W")
            shell.types(number, {(row, "result"): "W"})
    assert "done" == office.press("standings")["status"]
    shell.does("standings", "--now", NOW)
    after = saved(office, tmp_path)
    office("close")

    met = {frozenset(g.players) for this in read(after).event.rounds for g in this.games}
    assert 10 == len(met)
    assert "everything is played" in str(after["Round 5"].cell(1, 1))
    assert read(after).event == shell.event
