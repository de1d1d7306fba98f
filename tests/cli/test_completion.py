"""`nigiri completion`, and what the Tab key offers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest
from click.shell_completion import BashComplete
from click.testing import CliRunner

from nigiri.cli import program
from nigiri.cli.app import HOURS
from nigiri.cli.commands.completion import SHELLS
from tests.test_architecture import PACKAGE
from tests.test_loading import HEAVY, PROGRAM


def offered(*typed: str) -> list[str]:
    """Return what the Tab key offers after these words, the last one just begun."""
    *words, begun = typed
    complete = BashComplete(program, {}, "nigiri", "_NIGIRI_COMPLETE")
    return [each.value for each in complete.get_completions(words, begun)]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("d", ["draw", "discard", "diff", "demo"]),
        ("DR", ["draw"]),
        ("print pair", ["pairings"]),
        ("ratings f", ["fill", "find", "forget"]),
        ("--lang", ["--language"]),
        ("--language ", ["en", "fr", "de"]),
        ("draw open.xlsx --pro", ["--provisional"]),
        ("new x.xlsx --system gro", ["groups-of-eight"]),
        ("new x.xlsx --kind B", ["bands", "bar"]),
        ("rules open.xlsx --apply a", ["aga"]),
        ("wish open.xlsx 1,2 ra", ["rather", "rather-not"]),
        ("export eg", ["egf", "egf-defaults"]),
        ("print pairings open.xlsx --paper a", ["A4"]),
        ("--version dr", ["draw"]),
    ],
)
def test_what_is_begun_is_completed(typed: str, expected: list[str]) -> None:
    """Commands, options and names, in any capitals."""
    assert expected == offered(*typed.split(" "))


def test_all_commands_are_offered() -> None:
    """In the order of the day."""
    assert [name for names in HOURS.values() for name in names] == offered("")


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_a_shell_is_printed(shell: str) -> None:
    """It asks nigiri what can stand next."""
    if shell == "bash" and shutil.which("bash") is None:
        pytest.skip("no bash here")
    said = CliRunner().invoke(program, ["completion", shell.upper()], prog_name="nigiri")

    assert 0 == said.exit_code
    assert f"_NIGIRI_COMPLETE={shell}_complete" in said.stdout


def test_another_shell_is_refused() -> None:
    """With those there are."""
    said = CliRunner().invoke(program, ["completion", "cmd"], prog_name="nigiri")

    assert 2 == said.exit_code
    assert "bash, zsh, fish" in said.stderr


def test_the_tab_key_waits_for_nothing() -> None:
    """To complete a command no command is loaded, and nothing heavy."""
    asks = {"_NIGIRI_COMPLETE": "bash_complete", "COMP_WORDS": "nigiri dr", "COMP_CWORD": "1"}
    started = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, **asks, "PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    loaded = set(started.stderr.splitlines()[-1].split())

    assert "plain,draw\n" == started.stdout
    assert set() == loaded & HEAVY
    assert [] == [name for name in loaded if name.startswith("nigiri.cli.commands.")]
