"""Two copies of an event compared on the command line and by the button."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.pipe import sheets_form
from nigiri.messages.catalogue import LANGUAGES, text
from tests.buttons.test_exchange import asked
from tests.cli.shell import files

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.shell import Shell


@pytest.fixture
def copy(drawn: Shell) -> Path:
    """Return a copy of the event after the draw of a round, which has another club and a result."""
    there = drawn.folder / "helper.xlsx"
    shutil.copy(drawn.file, there)
    return there


def test_what_differs_is_said_and_nothing_is_written(drawn: Shell, copy: Path) -> None:
    """Subject by subject, with exit code 0."""
    drawn.does("result", "--table", "1", "1-0")
    drawn.types("players", {(4, "club"): "Far away"})
    before = files(drawn.folder)

    said = drawn.does("diff", copy).splitlines()

    assert before == files(drawn.folder)
    assert said[0].startswith("A is open.xlsx, B is helper.xlsx: two copies of ")
    assert said[1].startswith("By the Logs A is the newer one")
    assert ["", "Players"] == said[2:4]
    assert any(line.startswith("  ") and "Club: Far away in A, " in line for line in said)
    assert "  Results only in A: table 1 (○ 1-0)." in said


def test_copies_that_are_alike_are_said_to_be(drawn: Shell, copy: Path) -> None:
    """Also one that is protected against writing, and in a folder of the same name."""
    copy.chmod(0o400)
    other = drawn.folder / "desk" / drawn.file.name
    other.parent.mkdir()
    shutil.copy(copy, other)

    assert "Nothing differs: the two copies are alike." in drawn.does("diff", copy)
    assert f"B is {other}: two copies" in drawn.does("diff", other)


def test_for_machines_there_are_keys_and_facts(drawn: Shell, copy: Path) -> None:
    """And which copy has gone on."""
    drawn.does("result", "--table", "1", "1-0")

    found = json.loads(drawn.does("diff", copy, "--json"))

    assert ("diff", str(drawn.file), str(copy)) == tuple(
        found[key] for key in ("command", "file", "other")
    )
    assert (True, "a") == (found["same_event"], found["newer"])
    (only,) = (each for each in found["differences"] if each["round"] == 1)
    assert "copies.diff.results.a" == only["message"]["key"]
    assert ("Round 1", "Results only in A: table 1 (○ 1-0).") == (only["about"], only["sentence"])


@pytest.mark.parametrize("command", ["organise", "export json"])
def test_another_file_is_refused_by_its_name(drawn: Shell, command: str) -> None:
    """The organiser's workbook, and what is no workbook."""
    drawn.does(command)
    other = next(path for path in drawn.folder.iterdir() if path != drawn.file and path.is_file())

    assert other.name in drawn.refuses(4, "diff", other)


def test_the_same_file_twice_and_a_file_that_is_not_there_are_refused(drawn: Shell) -> None:
    """Each with its sentence."""
    assert "A and B are the same file: open.xlsx." in drawn.refuses(2, "diff", drawn.file)
    assert "gone.xlsx" in drawn.refuses(4, "diff", drawn.folder / "gone.xlsx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_shows_the_same(drawn: Shell, copy: Path, language: str) -> None:
    """As a table; in a workbook for reading, too, and nothing is handed back."""
    drawn.does("result", "--table", "1", "1-0")

    answer = asked(
        "diff",
        arguments={"file": str(copy)},
        sheets=sheets_form(drawn.workbook),
        language=language,
        read_only=True,
    )

    assert ("done", None) == (answer["status"], answer["changes"])
    about, sentence = answer["view"]["rows"][-1]
    assert text("copies.diff.part.round", language, round=1) == about
    assert "(○ 1-0)" in sentence
    assert text("copies.diff.this", language) in answer["view"]["title"]
