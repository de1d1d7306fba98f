"""Several workbooks in one folder, by the command line."""

from __future__ import annotations

from shutil import copy, copytree
from typing import TYPE_CHECKING

import pytest

from tests.cli.shell import Shell

if TYPE_CHECKING:
    from pathlib import Path

LIST = "Family name,Given name,Rank\nAda,A,1k\nBea,B,2k\nCid,C,3k\nDan,D,4k\n"


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a main event of four, main.xlsx, and an empty side event."""
    folder = tmp_path_factory.mktemp("family")
    (folder / "players.csv").write_text(LIST, encoding="utf-8")
    shell = Shell(folder)
    main = folder / "main.xlsx"
    assert 0 == shell.gives("new", main)
    assert 0 == shell.gives("import", main, folder / "players.csv", "--here")
    shell.does("new")
    return folder


@pytest.fixture
def shell(begun: Path, tmp_path: Path) -> Shell:
    """Return a shell in a copy of that folder."""
    return Shell(copytree(begun, tmp_path / "hall"))


def test_players_are_brought_and_their_changes_asked_about(shell: Shell) -> None:
    """The second time the workbook is known by its setting."""
    said = shell.does("players", "--from", shell.folder / "main.xlsx")
    assert "4 players added from main.xlsx, 0 cells changed." in said
    assert "0 players added" in shell.does("players")
    assert "main.xlsx" == shell.event.settings.players_from


@pytest.mark.parametrize(
    ("name", "words", "code"),
    [
        ("elsewhere/main.xlsx", "main.xlsx must be in the same folder as open.xlsx.", 2),
        ("lost.xlsx", "lost.xlsx does not exist", 4),
        ("players.csv", "“players.csv” is not the name of a workbook in this folder.", 4),
        ("open.xlsx", "open.xlsx is this workbook itself.", 4),
    ],
)
def test_another_file_is_refused_in_one_sentence(
    shell: Shell, name: str, words: str, code: int
) -> None:
    """Nothing is written."""
    assert words in shell.refuses(code, "players", "--from", shell.folder / name)
    if "elsewhere" not in name:
        assert words in shell.refuses(code, "bring", "--from", shell.folder / name)


def test_games_are_brought_from_another_folder(shell: Shell) -> None:
    """No setting remembers it; what is no workbook is refused there, too."""
    shell.does("players", "--from", shell.folder / "main.xlsx")
    shell.types("players", {(row, "here"): "yes" for row in range(4, 8)})
    other = shell.folder / "elsewhere"
    other.mkdir()
    assert 0 == shell.gives("draw", shell.folder / "main.xlsx")
    copy(shell.folder / "main.xlsx", other / "pko.xlsx")

    assert "Round 1 has begun with 2 games" in shell.does("bring", "--from", other / "pko.xlsx")
    assert "lost.xlsx does not exist" in shell.refuses(4, "bring", "--from", other / "lost.xlsx")


def test_without_a_main_event_the_command_says_how(shell: Shell) -> None:
    """The setting is empty."""
    assert f"nigiri players {shell.file} --from MAIN.xlsx" in shell.refuses(2, "players")


def test_games_are_brought_and_the_rest_is_drawn(shell: Shell) -> None:
    """Two rounds of two events that are played one beside the other."""
    shell.does("players", "--from", shell.folder / "main.xlsx")
    assert 0 == shell.gives("draw", shell.folder / "main.xlsx")
    assert "Nobody is here yet" in shell.refuses(1, "bring", "--from", shell.folder / "main.xlsx")

    here = {(row, "here"): "yes" for row in range(4, 8)}
    shell.types("players", here)
    assert "Round 1 has begun with 2 games" in shell.does(
        "bring", "--from", shell.folder / "main.xlsx"
    )
    assert 2 == len(shell.event.rounds[0].games)


def test_a_check_tells_about_the_family(shell: Shell) -> None:
    """A workbook that is gone hinders nothing; for machines it is a list."""
    shell.does("players", "--from", shell.folder / "main.xlsx")
    (shell.folder / "main.xlsx").unlink()

    assert "▲ main.xlsx does not exist. So nigiri does not know who plays there" in shell.does(
        "check"
    )
    assert '"family": [' in shell.does("check", "--json")
