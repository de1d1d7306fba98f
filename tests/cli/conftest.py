"""Folders with a workbook in them, made once by the commands and copied for each test."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.samples.demo import players_list
from tests.cli.shell import NOW, Shell

if TYPE_CHECKING:
    from pathlib import Path

#: The players of a small event: the first twelve of the demo, all of whom stay.
TWELVE = "".join(players_list().splitlines(keepends=True)[:13]).replace(",4-5", ",")


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of folders: a new event, the same with players, the same with a round."""
    folder = tmp_path_factory.mktemp("made")
    new, listed, drawn = (folder / name for name in ("new", "listed", "drawn"))
    new.mkdir()
    (new / "players.csv").write_text(TWELVE, encoding="utf-8")
    Shell(new).does("new", "--rounds", 3, "--name", "Club Open", "--seed", 7, "--now", NOW)
    shutil.copytree(new, listed)
    Shell(listed).does("import", new / "players.csv", "--here", "--now", NOW)
    Shell(listed).does("sections", "--now", NOW)
    shutil.copytree(listed, drawn)
    Shell(drawn).does("draw", "--now", NOW)
    return folder


def copied(made: Path, name: str, folder: Path) -> Shell:
    """Return a shell in a copy of one of the folders, in `folder`, without its states."""
    left_out = shutil.ignore_patterns("* states")
    return Shell(shutil.copytree(made / name, folder / "hall", ignore=left_out))


@pytest.fixture
def new(made: Path, tmp_path: Path) -> Shell:
    """Return a shell with an event without players."""
    return copied(made, "new", tmp_path)


@pytest.fixture
def listed(made: Path, tmp_path: Path) -> Shell:
    """Return a shell with twelve players and sections."""
    return copied(made, "listed", tmp_path)


@pytest.fixture
def drawn(made: Path, tmp_path: Path) -> Shell:
    """Return a shell with round 1 drawn."""
    return copied(made, "drawn", tmp_path)
