"""`nigiri` without a command: where the event in this folder stands, and what is next."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from click.testing import CliRunner

from nigiri.cli import program
from nigiri.desk.core.event_state import event_state
from nigiri.hosts.memory import Memory
from tests.cli.shell import Shell, files

if TYPE_CHECKING:
    import pytest


def alone(shell: Shell, monkeypatch: pytest.MonkeyPatch, *words: str) -> list[str]:
    """Return the lines that nigiri says in the folder of a shell; nothing there may change."""
    monkeypatch.chdir(shell.folder)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv(
        "PATH", os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    )
    before = files(shell.folder)
    result = CliRunner().invoke(program, [*words], prog_name="nigiri")

    assert 0 == result.exit_code, result.output
    assert before == files(shell.folder)
    return result.output.splitlines()


def test_one_event_says_where_it_stands(drawn: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its name and round, the sentence of its bar, the next command."""
    said = alone(drawn, monkeypatch)

    assert "Club Open (open.xlsx): round 1 of 3 is drawn, 12 players." == said[0]
    assert said[1].startswith("► Round 1 is drawn: print, post, start the clocks, then enter 6 res")
    assert "nigiri print pairings open.xlsx" in said[2]
    assert "All commands: nigiri --help" == said[3]


def test_what_is_missing_is_named_as_in_the_bar(
    drawn: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the command that enters it."""
    drawn.does("result", "--table", 1, "W", "--table", 2, "B")
    said = alone(drawn, monkeypatch)

    assert "► Round 1: enter 4 results, tables 3, 4, 5, …" == said[1]
    assert "nigiri result open.xlsx" in said[2]


def test_a_step_with_a_command_needs_no_other(new: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """As before the first draw, once there are players; without players the list comes first."""
    said = alone(new, monkeypatch)
    assert "Club Open (open.xlsx): 0 players, 3 rounds, none drawn yet." == said[0]
    assert "nigiri import open.xlsx LIST.csv" in said[2]

    new.does("import", new.folder / "players.csv", "--here")
    said = alone(new, monkeypatch)
    assert "nigiri sections open.xlsx, then draw round 1." in said[1]
    assert 3 == len(said)


def test_several_events_are_listed_a_line_each(
    drawn: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A workbook without an event is none of them; one that cannot be read says why."""
    other = Shell(drawn.folder)
    other.file = drawn.folder / "second.xlsx"
    other.does("new", "--name", "Second")
    (drawn.folder / "third.xlsx").write_text("no workbook", encoding="utf-8")
    (drawn.folder / "~$open.xlsx").write_text("a lock", encoding="utf-8")
    said = alone(drawn, monkeypatch)

    assert "The events in this folder:" == said[0]
    assert said[1].startswith("Club Open (open.xlsx) ► Round 1 is drawn")
    assert said[2].startswith("Second (second.xlsx) ► Type the players")
    assert said[3].startswith("third.xlsx ► third.xlsx ")
    assert 5 == len(said)


def test_without_an_event_it_says_how_to_begin(new: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """And where all commands are listed, in the language that is asked for."""
    new.file.unlink()

    assert "nigiri new open.xlsx" in alone(new, monkeypatch)[0]
    assert "nigiri --help" in alone(new, monkeypatch)[0]
    assert alone(new, monkeypatch, "--language", "de")[0].startswith("In diesem Ordner ist kein")


def test_an_event_speaks_its_own_language(new: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is the only one, and no other is asked for."""
    new.file.unlink()
    new.does("new", "--language", "fr", "--name", "Tournoi")

    assert "joueur, 6 rondes, encore aucune appariée." in alone(new, monkeypatch)[0]
    assert "6 Runden, noch keine ausgelost." in alone(new, monkeypatch, "--language", "de")[0]


def test_a_workbook_without_an_event_stands_nowhere() -> None:
    """None instead of a state."""
    assert event_state(Memory().snapshot()) is None
