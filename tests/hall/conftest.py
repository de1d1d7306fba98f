"""A hall whose first round is drawn, made once and copied for each test."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.samples.demo import players_list
from tests.cli.shell import NOW, Shell
from tests.hall.phones import Phone, Room

if TYPE_CHECKING:
    from pathlib import Path

TWELVE = "".join(players_list().splitlines(keepends=True)[:13]).replace(",4-5", ",")


@pytest.fixture(scope="session")
def drawn_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an event of twelve players whose first round is drawn."""
    folder = tmp_path_factory.mktemp("hall")
    (folder / "players.csv").write_text(TWELVE, encoding="utf-8")
    shell = Shell(folder)
    shell.does("new", "--rounds", 3, "--name", "Club Open", "--seed", 7, "--now", NOW)
    shell.does("import", folder / "players.csv", "--here", "--now", NOW)
    shell.does("sections", "--now", NOW)
    shell.does("draw", "--now", NOW)
    return folder


@pytest.fixture
def shell(drawn_once: Path, tmp_path: Path) -> Shell:
    """Return the director's folder."""
    left_out = shutil.ignore_patterns("* states", "* hall")
    return Shell(shutil.copytree(drawn_once, tmp_path / "desk", ignore=left_out))


@pytest.fixture
def room(shell: Shell) -> Room:
    """Return the hall of the event."""
    return Room(shell.file)


@pytest.fixture
def phone(room: Room) -> Phone:
    """Return a phone that has just joined."""
    return Phone(room)
