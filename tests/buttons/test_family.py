"""A button that draws looks at the other workbooks of the family, as the command does."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.buttons.sister_files import sister_of
from nigiri.errors import HostError
from tests.buttons.program import sent
from tests.buttons.test_exchange import asked
from tests.cli.shell import Shell
from tests.desk.story import DESK

if TYPE_CHECKING:
    from pathlib import Path

LIST = "Family name,Given name,Rank\nAda,A,1k\nBea,B,2k\nCid,C,3k\nDan,D,4k\n"


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with two events of the same four, the rounds at the same hour."""
    folder = tmp_path_factory.mktemp("family")
    (folder / "players.csv").write_text(LIST, encoding="utf-8")
    for name in ("side.xlsx", "open.xlsx"):
        shell = Shell(folder)
        shell.file = folder / name
        shell.does("new")
        shell.does("import", folder / "players.csv", "--here")
        shell.types("event", {(4, "when"): "Sat 10:00"})
    return folder


@pytest.fixture
def shell(made_once: Path, tmp_path: Path) -> Shell:
    """Return a copy of the folder, and the second event of it."""
    return Shell(shutil.copytree(made_once, tmp_path / "desk"))


def drawn(shell: Shell, file: Path | None) -> dict[str, object]:
    """Return the answer to the button that draws, pressed in the workbook of that file."""
    path = None if file is None else str(file)
    return asked("draw", sheets=sent(shell.workbook), file=path, arguments={})


def named(shell: Shell, name: str) -> None:
    """Type what is played beside."""
    shell.chooses("Events at the same time", name)


def test_a_draw_asks_about_who_sits_in_another_drawn_round(shell: Shell) -> None:
    """Before that one is drawn it is told."""
    named(shell, "side.xlsx")
    told = drawn(shell, shell.file)

    assert "done" == told["status"]
    assert "play round 1 here" in str(told["sentences"])
    assert 0 == shell.gives("draw", shell.folder / "side.xlsx")
    again = drawn(shell, shell.file)
    assert "asks" == again["status"]
    assert "play round 1 here" in str(again["questions"])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("lost.xlsx", "lost.xlsx does not exist"),
        ("open.xlsx", "open.xlsx is this workbook itself"),
        ("../side.xlsx", "is not the name of a workbook in this folder"),
    ],
)
def test_a_workbook_that_is_not_there_is_told_and_hinders_nothing(
    shell: Shell, name: str, words: str
) -> None:
    """As for a command."""
    named(shell, name)
    told = drawn(shell, shell.file)

    assert "done" == told["status"]
    assert words in str(told["sentences"])


def test_beside_a_workbook_that_was_never_saved_nothing_lies(shell: Shell) -> None:
    """It is told, too."""
    named(shell, "side.xlsx")

    assert "Save this workbook first: nigiri looks for side.xlsx" in str(
        drawn(shell, None)["sentences"]
    )
    with pytest.raises(HostError, match="Save this workbook"):
        _ = sister_of(None, DESK)("side.xlsx").reading
