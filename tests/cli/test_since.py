"""What rounds were drawn with was changed: the commands ask, as a director meets them (A9)."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import click
import pytest
from click.testing import CliRunner

from nigiri.cli import program
from tests.cli.conftest import copied
from tests.cli.shell import NOW, Shell, files

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def round_2(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder: an event with round 2 drawn; a result of round 1 was turned round since."""
    drawn = copied(made, "drawn", tmp_path_factory.mktemp("turned"))
    tables = [word for n in range(1, 7) for word in ("--table", n, "1-0")]
    drawn.does("result", *tables, "--now", NOW)
    drawn.does("draw", "--now", NOW)
    drawn.types(1, {(4, "result"): "0-1"})
    return drawn.folder


@pytest.fixture
def turned(round_2: Path, tmp_path: Path) -> Shell:
    """Return a copy of it."""
    return Shell(shutil.copytree(round_2, tmp_path / "hall"))


def answered(shell: Shell, answer: str) -> str:
    """Return what `standings` prints where that is the answer."""
    words = ["standings", str(shell.file), "--now", NOW]
    result = CliRunner().invoke(program, words, input=answer, prog_name="nigiri")
    assert 0 == result.exit_code, result.stdout
    return result.stdout


def test_the_director_is_asked_once(turned: Shell) -> None:
    """A no leaves the file alone, a yes is remembered in the file, and nothing is told twice."""
    before = files(turned.folder)
    no = answered(turned, "n\n")
    assert "but a later round was drawn with" in no
    assert no.rstrip().endswith("Nothing was written.")
    assert before == files(turned.folder)

    yes = answered(turned, "y\n")
    assert 1 == yes.count("but a later round was drawn with")
    assert "►" in yes
    assert "drawn with" not in answered(turned, "")


def test_where_nobody_can_answer_nothing_is_written(turned: Shell) -> None:
    """Without a terminal, and for machines; every command that reckons with the results."""
    for command in ("standings", "grid", "proof"):
        assert "Nobody answers here" in turned.refuses(2, command)
        assert "add --yes" in turned.refuses(2, command, "--json")


def test_a_script_agrees_beforehand(turned: Shell) -> None:
    """--yes, after a look with --dry-run; machines are told both, too."""
    before = files(turned.folder)
    assert "but a later round was drawn with" in turned.does("standings", "--dry-run")
    assert before == files(turned.folder)
    told = json.loads(turned.does("standings", "--json", "--yes"))

    assert told["written"]
    assert any("but a later round was drawn with" in words for words in told["sentences"])
    assert "drawn with" not in turned.does("standings")


def test_an_interrupted_answer_is_no_answer(turned: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in a terminal ends the command as click does."""

    def interrupted(_question: str) -> bool:
        raise click.Abort

    monkeypatch.setattr("click.confirm", interrupted)
    monkeypatch.setattr("nigiri.cli.frame.session.at_a_terminal", lambda: True)
    before = files(turned.folder)

    assert 1 == turned.gives("standings", turned.file)
    assert before == files(turned.folder)


@pytest.mark.parametrize(("command", "words"), [
    ("keep", "Round 3 is drawn as in the draft: 6 tables."),
    ("what-if", "Then enter the results of round 3"),
])  # fmt: skip
def test_a_draw_that_is_kept_asks_first(turned: Shell, command: str, words: str) -> None:
    """A no leaves the file alone, a yes tells nothing twice; --yes agrees beforehand."""
    turned.does("result", *(w for n in range(1, 7) for w in ("--table", n, "1-0")), "--now", NOW)
    if command == "keep":
        turned.does("draw", "--draft", "--now", NOW)
    given = [command, str(turned.file), "--now", NOW, *["--keep"] * (command == "what-if")]
    before = files(turned.folder)
    no = CliRunner().invoke(program, given, input="n\n", prog_name="nigiri").stdout
    assert "but a later round was drawn with" in no
    assert no.rstrip().endswith("Nothing was written.")
    assert before == files(turned.folder)
    dry = turned.does(*given[:1], *given[4:], "--dry-run", "--now", NOW)
    assert "Nothing was written (--dry-run)." in dry
    yes = CliRunner().invoke(program, given, input="y\n", prog_name="nigiri").stdout
    assert 1 == yes.count("but a later round was drawn with")
    assert words in yes
    assert "drawn with" not in answered(turned, "")
