"""A helper's copy taken in by the button: as the command does, without a terminal to ask in."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.copies.both import MOST
from nigiri.domain.model.event import Outcome
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.messages.message import message
from nigiri.workbook.model.codec import from_json
from nigiri.workbook.read.workbook import read
from tests.buttons.program import Program, sent
from tests.buttons.test_exchange import asked
from tests.cli.conftest import copied
from tests.cli.shell import NOW, Shell
from tests.cli.test_buttons import USER, presses
from tests.cli.test_three_laptops import comes, laptop, people, results
from tests.desk.story import DESK

if TYPE_CHECKING:
    from pathlib import Path

Json = dict[str, Any]


def taken(document: Program, shell: Shell, copy: Path, keep: str = "ask") -> Json:
    """Press the button in an open document of a file, agreeing to everything."""
    return presses(document, "take", {"file": str(copy), "keep": keep}, file=str(shell.file))


def once(shell: Shell, copy: Path, keep: str = "ask", **fields: object) -> Json:
    """Return the first answer of the button, before anything is agreed to."""
    arguments = {"file": str(copy), "keep": keep}
    return asked("take", arguments=arguments, sheets=sent(shell.workbook), **fields)


@pytest.fixture(scope="module")
def two(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of two laptops: each has a newcomer; two clubs and a note differ."""
    listed = copied(made, "listed", tmp_path_factory.mktemp("two"))
    other = laptop(listed, "desk2")
    first, second = sorted(read(listed.workbook).player_rows)[:2]
    for shell, club in ((listed, "Gent"), (other, "Lyon")):
        shell.types("players", {(row, "club"): club for row in (first, second)})
        comes(shell, f"From {club}", rank="9k", here="yes")
    other.types("players", {(first, "notes"): "arrives by train"})
    return listed.folder.parent


@pytest.fixture
def apart(two: Path, tmp_path: Path) -> tuple[Shell, Shell]:
    """Return a copy of each."""
    folder = shutil.copytree(two, tmp_path / "two")
    other = Shell(folder / "desk2")
    other.file = other.folder / "desk2.xlsx"
    return Shell(folder / "hall"), other


@pytest.mark.parametrize("keep", ["file", "copy"])
def test_the_button_leaves_the_cells_that_the_command_leaves(
    apart: tuple[Shell, Shell], keep: str
) -> None:
    """All sheets, the Log too, and with its sentences."""
    shell, other = apart
    document = Program(shell.workbook)

    answer = taken(document, shell, other.file, keep)
    said = shell.does("take", other.file, "--keep", keep, "--user", USER, "--now", NOW)

    assert "done" == answer["status"], answer
    assert shell.workbook == document.snapshot()
    assert answer["sentences"][:2] == said.splitlines()[:2]
    assert ("stays" in said or "stay as here" in said) is (keep == "file")


def test_without_differences_the_copy_simply_comes_in(listed: Shell) -> None:
    """In the default of the form, and as by the command; the copy itself is only read."""
    other = laptop(listed, "desk2")
    comes(other, "Graf", rank="9k", here="yes")
    document, before = Program(listed.workbook), other.file.read_bytes()

    answer = taken(document, listed, other.file)
    listed.does("take", other.file, "--user", USER, "--now", NOW)

    assert listed.workbook == document.snapshot()
    assert "Taken in from desk2.xlsx: 1 player." == answer["sentences"][0]
    assert before == other.file.read_bytes()
    again = taken(document, listed, other.file)
    assert (["desk2.xlsx has nothing to take in."], None) == (again["sentences"], again["changes"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_is_listed_and_nothing_is_changed(
    apart: tuple[Shell, Shell], language: str
) -> None:
    """A row for each cell; below it the button that goes on, in the language of who asks."""
    shell, other = apart

    answer = once(shell, other.file, language=language)

    view = answer["view"]
    assert ("done", None, []) == (answer["status"], answer["changes"], answer["sentences"])
    facts = {"many": 2, "source": "desk2.xlsx"}
    assert text("copies.take.differ", language, **facts) == view["title"]
    assert [["Gent", "Lyon"]] * 2 == [row[1:] for row in view["rows"]]
    label = message("action.named", label=message("action.take")).said(language)
    assert view["notes"][0].endswith(label)
    assert text("copies.take.singly", language) == view["notes"][1]


def test_of_one_difference_nothing_is_said_of_several(listed: Shell) -> None:
    """One cell cannot be right partly here and partly there."""
    other = laptop(listed, "desk2")
    row = min(read(listed.workbook).player_rows)
    for shell, club in ((listed, "Gent"), (other, "Lyon")):
        shell.types("players", {(row, "club"): club})

    view = once(listed, other.file)["view"]

    assert "1 cell is different in desk2.xlsx, so nothing was taken in." == view["title"]
    assert 1 == len(view["notes"])


def test_what_the_copy_would_replace_is_asked_first(apart: tuple[Shell, Shell]) -> None:
    """Cell by cell, and nothing is handed back before."""
    shell, other = apart

    answer = once(shell, other.file, "copy")

    (question,) = answer["questions"]
    lines = question.split("\n")
    assert ("asks", None) == (answer["status"], answer["changes"])
    assert "Replace 2 cells of this workbook with what desk2.xlsx has?" == lines[0]
    assert all(line.endswith(": Gent here, Lyon in desk2.xlsx") for line in lines[1:])
    assert 3 == len(lines)


def test_many_cells_to_be_replaced_are_counted(listed: Shell) -> None:
    """The first ones are named."""
    other = laptop(listed, "desk2")
    rows = sorted(read(listed.workbook).player_rows)
    for shell, word in ((listed, "here"), (other, "there")):
        typed = {(row, key): word for row in rows for key in ("club", "notes")}
        shell.types("players", typed)

    (question,) = once(listed, other.file, "copy")["questions"]

    lines = question.split("\n")
    assert (MOST + 2, "And 12 more cells.") == (len(lines), lines[-1])


def pressed(shell: Shell, tag: str, **arguments: object) -> Json:
    """Press a button in the workbook that is open on a laptop, which then saves it."""
    answer = presses(Program(shell.workbook), tag, arguments, file=str(shell.file))
    if answer["changes"]:
        host = XlsxFile(shell.file, now=DESK.now, backup=False)
        host.apply(from_json(json.dumps(answer["changes"])))
    return answer


def test_registration_on_one_laptop_and_results_on_another(listed: Shell) -> None:
    """A Saturday by buttons alone: both copies come in, and one in which a round was drawn not."""
    desk = laptop(listed, "desk2")
    comes(listed, "Falk", rank="9k", here="yes", number=13)
    for family, number in (("Graf", 13), ("Hahn", None)):
        comes(desk, family, rank="9k", here="yes", number=number)

    came = pressed(listed, "take", file=str(desk.file))["sentences"]
    assert "Taken in from desk2.xlsx: 2 players." == came[0]
    assert "Graf has no. 13 in desk2.xlsx; that is somebody else here, so Graf is no. 14 now." in (
        came
    )
    assert {"Falk": 13, "Graf": 14}.items() <= people(listed).items()

    assert "done" == pressed(listed, "draw")["status"]
    third = laptop(listed, "results")
    rows = [*read(third.workbook).rounds[1].games]
    third.types(1, {(row, "result"): "1-0" for row in rows})
    listed.types(1, {(rows[0], "result"): "0-1"})
    differs = pressed(listed, "take", file=str(third.file))
    assert ["● 0-1", "○ 1-0"] == differs["view"]["rows"][0][1:]
    assert [Outcome.BLACK, None] == results(listed, 1)[:2]
    pressed(listed, "take", file=str(third.file), keep="file")
    assert [Outcome.BLACK, *[Outcome.WHITE] * (len(rows) - 1)] == results(listed, 1)

    third = laptop(listed, "results")
    comes(third, "Late", rank="1d", here="yes")
    for shell in (listed, third):
        assert "done" == pressed(shell, "draw")["status"]
    refused = pressed(listed, "take", file=str(third.file))
    assert ("refused", None) == (refused["status"], refused["changes"])
    assert refused["sentences"][0].startswith("Round 2 is not drawn alike, so nothing was taken")


def test_the_workbook_is_not_its_own_copy(listed: Shell) -> None:
    """What was emptied since it was saved would come back; another file of its name is read."""
    refused = once(listed, listed.file, file=str(listed.file))
    namesake = listed.folder / "stick" / listed.file.name
    namesake.parent.mkdir()
    shutil.copy(listed.file, namesake)
    read_ = once(listed, namesake, file=str(listed.file))

    assert ["open.xlsx is this workbook itself. Choose the helper's copy."] == (
        refused["sentences"]
    )
    assert [f"{namesake} has nothing to take in."] == read_["sentences"]


def test_wrong_cells_of_the_copy_are_sentences(apart: tuple[Shell, Shell]) -> None:
    """They are no cells of this workbook, to which one could go."""
    shell, other = apart
    row = min(read(shell.workbook).player_rows)
    other.types("players", {(row, "rank"): "9x"})

    answer = once(shell, other.file)

    assert ("refused", []) == (answer["status"], answer["problems"])
    assert answer["sentences"][0].startswith("desk2.xlsx: 1 cell is wrong there")
    assert "“9x” is not a rank" in answer["sentences"][1]


def test_a_copy_that_is_open_elsewhere_is_told(apart: tuple[Shell, Shell]) -> None:
    """What is not saved there does not come in, whether it is taken in or only listed."""
    shell, other = apart
    lock = other.file.with_name(f".~lock.{other.file.name}#")
    lock.write_text(",ann,desk2,21.05.2005 09:00,file:///x;", encoding="utf-8")
    warned = "what is not saved there does not count."

    assert once(shell, other.file)["view"]["notes"][-1].endswith(warned)
    assert once(shell, other.file, "file")["sentences"][0].endswith(warned)
