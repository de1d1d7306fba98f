"""The draw asks about those who were announced and have not been seen, as a director meets it."""

from __future__ import annotations

import json
from shutil import copytree
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from nigiri.cli import program
from nigiri.workbook.layout.tables import FIRST_ROW
from tests.cli.shell import NOW, Shell, files

if TYPE_CHECKING:
    from pathlib import Path

QUESTION = "was expected in round 2 and has not been seen. Draw without waiting?"


@pytest.fixture(scope="module")
def after(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an event after round 1, which the first player was to come after."""
    shell = Shell(copytree(made / "listed", tmp_path_factory.mktemp("after") / "hall"))
    shell.types("players", {(FIRST_ROW, "out"): "1", (FIRST_ROW, "here"): None})
    shell.does("draw", "--now", NOW)
    shell.does("result", *(w for n in range(1, 6) for w in ("--table", n, "1-0")), "--now", NOW)
    return shell.folder


@pytest.fixture
def awaited(after: Path, tmp_path: Path) -> Shell:
    """Return a shell in a copy of that folder."""
    return Shell(copytree(after, tmp_path / "hall"))


def answered(shell: Shell, answer: str, *words: str) -> str:
    """Return what `draw` prints where that is the answer."""
    told = ["draw", str(shell.file), "--now", NOW, *words]
    result = CliRunner().invoke(program, told, input=answer, prog_name="nigiri")
    assert 0 == result.exit_code, result.stdout
    return result.stdout


def test_the_sentence_is_the_question(awaited: Shell) -> None:
    """One question, which no leaves the file alone; yes draws, and nothing is told twice."""
    before = files(awaited.folder)
    no = answered(awaited, "n\n")
    assert f"{QUESTION} [y/N]: n" in no
    assert "Go on" not in no
    assert before == files(awaited.folder)

    yes = answered(awaited, "y\n")
    assert 1 == yes.count("has not been seen")
    assert "Round 2: 5 tables" in yes


def test_with_other_questions_it_is_one_of_them(awaited: Shell) -> None:
    """All are told before the one answer."""
    answered(awaited, "y\n")
    awaited.does("result", *(w for n in range(1, 6) for w in ("--table", n, "1-0")), "--now", NOW)
    awaited.types(1, {(FIRST_ROW, "result"): "0-1"})

    said = answered(awaited, "n\n")

    assert "but a later round was drawn with" in said
    question = QUESTION.replace("round 2", "round 3")
    assert said.index(question) < said.index("Go on? [y/N]")


def test_a_script_agrees_beforehand(awaited: Shell) -> None:
    """And is told to what."""
    assert "Nobody answers here" in awaited.refuses(2, "draw")
    assert "add --yes" in awaited.refuses(2, "draw", "--json")
    before = files(awaited.folder)
    assert QUESTION in awaited.does("draw", "--dry-run", "--now", NOW)
    assert before == files(awaited.folder)

    assert f"{QUESTION} (--yes)\n" in awaited.does("draw", "--yes", "--now", NOW)
    sentences = json.loads(awaited.does("draw --again", "--yes", "--json", "--now", NOW))
    assert any(QUESTION in sentence for sentence in sentences["sentences"])


def test_a_draft_tells_and_keeping_it_asks(awaited: Shell) -> None:
    """With its own words."""
    said = awaited.does("draw", "--draft", "--now", NOW)
    assert "has not been seen." in said
    assert "Draw without waiting?" not in said

    awaited.refuses(2, "keep")
    assert "has not been seen. Play the draft without waiting? [y/N]" in awaited.said
    awaited.does("keep", "--yes", "--now", NOW)
