"""The commands for results that are missing or read back, and for drafts, as they are typed."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from nigiri.buttons.button_names import with_button_names, without_terminal
from nigiri.cli import program
from nigiri.cli.commands import second_pass
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import message
from tests.cli.conftest import copied
from tests.cli.shell import Shell

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def five(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder: round 1 of twelve players, won by White at tables 1 to 5; 6 is missing."""
    drawn = copied(made, "drawn", tmp_path_factory.mktemp("five"))
    entered = [word for table in range(1, 6) for word in ("--table", table, "W")]
    drawn.does("result", *entered)
    return drawn.folder


@pytest.fixture
def played(five: Path, tmp_path: Path) -> Shell:
    """Return a copy of it."""
    return Shell(shutil.copytree(five, tmp_path / "hall"))


def asked(shell: Shell, typed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Answer the questions of the second pass at a terminal, and return what was shown."""
    monkeypatch.setattr(second_pass, "at_a_terminal", lambda: True)
    told = CliRunner().invoke(program, ["verify", str(shell.file)], input=typed)
    assert 0 == told.exit_code, told.output
    return told.output


def test_only_disagreements_are_shown(played: Shell) -> None:
    """As a table, above how far the pass is and what to do."""
    said = played.does("verify", "W", "B", "-", "W")

    assert "Round 1: the two entries differ" in said
    assert "Entered first" in said
    assert 1 == sum(line.strip().startswith("2 ") for line in said.splitlines())
    assert "Round 1: 2 of 6 tables verified." in said
    assert f"result {played.file} --table 2 WINNER" in said
    assert "the two entries differ" not in played.does("verify", "--table", 2, "W")


def test_the_second_helper_is_asked_table_by_table(
    played: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who plays is shown and nothing of what was entered; what is not understood is asked again."""
    said = asked(played, "W\n\nnobody\nB\n.\n", monkeypatch)
    questions = [line for line in said.splitlines() if line.startswith("Table ")]

    assert [1, 2, 3, 3, 4] == [int(q.split()[1]) for q in questions if ":" in q and " - " in q]
    assert "1-0" not in questions[0]
    assert "“nobody” is not a result; type 5 or 9 (the winner)" in said
    assert "Round 1: 1 of 6 tables verified." in said
    assert "Not as first entered: table 3." in said


def test_when_nothing_is_left_nobody_is_asked(
    played: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command says how far the pass is."""
    played.does("verify", *("W" * 6))

    assert " - " not in asked(played, "", monkeypatch)


def test_results_are_read_back_from_a_list(played: Shell) -> None:
    """By its headings."""
    (played.folder / "second.csv").write_text("Table,Result\n1,W\n3,1-0\n", encoding="utf-8")

    assert "2 of 6 tables verified" in played.does("verify", "--list", played.folder / "second.csv")


def test_without_results_and_without_a_terminal_it_tells_how_far_it_is(played: Shell) -> None:
    """And writes nothing."""
    before = played.file.read_bytes()

    assert "Not read back yet: tables 1, 2, 3, 4, 5, 6." in played.does("verify")
    assert before == played.file.read_bytes()


def test_a_machine_gets_the_disagreements(played: Shell) -> None:
    """Beside the sentences."""
    form = json.loads(played.does("verify", "B", "--json"))

    assert "verify" == form["command"]
    assert [1] == [row[0] for row in form["view"]["rows"]]


def test_missing_results_are_listed_and_printed(played: Shell) -> None:
    """For people and for machines."""
    said = played.does("missing")
    form = json.loads(played.does("missing", "--json"))

    assert "Results missing" in said
    assert f"print missing {played.file}" in said
    assert [[1, 6]] == [row[:2] for row in form["view"]["rows"]]
    assert "results missing" in played.does("print pairings", "--missing", "--text")
    assert "Sente, Zoë" in played.does("print missing", "--text")


def test_a_draft_is_drawn_changed_and_kept_or_discarded(played: Shell) -> None:
    """In a file, with the options of draw."""
    before = played.workbook
    told = played.does("draw", "--draft", "--provisional")
    assert "This is a draft, on the sheet Round 2 (draft)" in told
    assert "Round 2 (draft)" in played.does("print pairings", "--draft", "--text")
    assert "is only a draft" in played.does("standings")
    assert "Round 2 is still a draft. To play it: " in played.refuses(1, "draw", "--provisional")
    assert "The draft of round 2 is removed" in played.does("discard")
    assert before == played.workbook
    played.does("draw", "--draft", "--provisional")
    assert "as in the draft: 6 tables" in played.does("keep")
    assert 2 == len(played.event.rounds)


@pytest.mark.parametrize("key", ["differ", "differ-round", "alone", "alone-round"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_pass_names_no_command_where_there_is_no_terminal(
    language: str, key: str
) -> None:
    """The sheet of the round is named instead, where two entries differ."""
    facts = {"tables": "table 3", "table": 3, "round": 2}
    words = message(f"results.back.{key}", **facts)

    assert "nigiri" in with_button_names(words, language)
    assert "nigiri" not in with_button_names(without_terminal(words), language)
