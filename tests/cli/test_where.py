"""A workbook may be called, and lie, as people call and keep things."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.files.states import backup_folder, backups
from tests.cli.shell import NOW, Shell, files

if TYPE_CHECKING:
    from pathlib import Path

NAMES = (
    "Open of the Club 2005",
    "Tournoi d'été à Québec",
    "Grüße [1] {2} 100% & 50$ ~ #3; x",
    "囲碁大会",
    "-rf",
    "a" * 180,
)


def goes_on(shell: Shell) -> None:
    """Enter a result, take it back, enter it again, and look at the states."""
    first = ("--table", 1, "W", "--now", NOW)
    shell.does("result", *first)
    new = shell.file.read_bytes()
    shell.does("undo", "--yes")
    assert new != shell.file.read_bytes()
    shell.does("result", *first)
    assert new == shell.file.read_bytes()
    assert "2005-05-21" in shell.does("history")


@pytest.mark.parametrize("name", NAMES)
def test_any_name_of_a_file_and_its_folder_will_do(drawn: Shell, name: str) -> None:
    """Its states lie beside it, under the same name; nothing lies elsewhere."""
    folder = drawn.folder.rename(drawn.folder.with_name(name))
    shell = Shell(folder)
    shell.file = (folder / "open.xlsx").rename(folder / f"{name}.xlsx")

    goes_on(shell)

    states = {path.relative_to(folder).as_posix() for path in backup_folder(shell.file).iterdir()}
    assert {path.name for path in backups(shell.file)} < {path.split("/")[-1] for path in states}
    assert {shell.file.name, "players.csv", *states} == set(files(folder))


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
@pytest.mark.parametrize("whole_folder", [False, True])
def test_a_link_leads_to_the_workbook(drawn: Shell, tmp_path: Path, *, whole_folder: bool) -> None:
    """To the file or to its folder: the link stays, the file changes, its states are beside it."""
    desk = tmp_path / "desk"
    if whole_folder:
        desk.symlink_to(drawn.folder, target_is_directory=True)
    else:
        desk.mkdir()
        (desk / "open.xlsx").symlink_to(drawn.file)
    before = drawn.file.read_bytes()

    shell = Shell(desk)
    goes_on(shell)

    assert desk.is_symlink() or shell.file.is_symlink()
    assert before != drawn.file.read_bytes()
    assert backup_folder(drawn.file).is_dir()


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_a_link_that_leads_nowhere_is_no_file(drawn: Shell) -> None:
    """It is said so, and the link is left alone."""
    shutil.move(drawn.file, drawn.folder / "moved.xlsx")
    drawn.file.symlink_to(drawn.folder / "nowhere.xlsx")

    assert "open.xlsx does not exist." == drawn.refuses(4, "result", "--table", 1, "W")
    assert drawn.file.is_symlink()
