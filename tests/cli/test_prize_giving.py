"""`nigiri print prize-giving`: its prizes come from the organiser's workbook beside the event."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.organiser import sheets_of
from tests.cli.shell import NOW, Shell
from tests.desk.story import DESK

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell

OWN = "open organiser PRIVATE.xlsx"


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder: an event of one round, in two sections, with a prize on Sections."""
    shell = Shell(tmp_path_factory.mktemp("over"))
    shell.does("new", "--name", "Open", "--rounds", 1)
    for number, rank in enumerate(("2d", "1d", "9k", "10k")):
        shell.does("add", f"Player{number}, Ann", "--rank", rank, "--here")
    shell.does("sections", "--down-to", "1d,30k")
    shell.types("sections", {(4, "prizes"): "trophy"})
    shell.does("draw")
    shell.does("result", *(game.white for game in shell.event.rounds[0].games))
    return shell.folder


@pytest.fixture
def shell(over: Path, tmp_path: Path) -> Shell:
    """Return a copy of it."""
    return Shell(shutil.copytree(over, tmp_path / "hall"))


def types(path: Path, kind: str, key: str, column: str, value: Cell) -> None:
    """Type into a line of the organiser's workbook."""
    host = XlsxFile(path, now=DESK.now, backup=False)
    book = host.snapshot()
    at = sheets_of(book)[kind]
    sheet, keys = book[at.name], at.columns["key"]
    row = next(r for r in range(1, sheet.height + 1) if sheet.cell(r, keys) == key)
    change = CellChange(row, at.columns[column], sheet.cell(row, at.columns[column]), value)
    host.apply(Changes((SetCells(at.name, (change,)),)))


def test_prizes_are_called_as_they_stand_beside_the_event(shell: Shell) -> None:
    """Without the organiser's workbook those on Sections; then what was typed there."""
    said = shell.does("print prize-giving", "--text")
    assert "trophy" in said
    assert "There is no organiser's workbook beside the event" in said

    shell.does("organise", "--now", NOW)
    types(shell.folder / OWN, "prizes", "place.1.1", "prize", "go board")
    types(shell.folder / OWN, "prizes", "special.1", "prize", "book")
    said = shell.does("print prize-giving", "--text")
    assert "no organiser's workbook" not in said
    assert said.index("Best junior") < said.index("go board")
    assert "trophy" not in said


def test_the_workbook_of_another_event_is_refused(shell: Shell) -> None:
    """Prizes of last year are not called this year."""
    shell.does("organise", "--now", NOW)
    types(shell.folder / OWN, "budget", "file", "note", "autumn.xlsx")

    assert "autumn.xlsx" in shell.refuses(2, "print prize-giving", "--text")
    assert "1st place" not in shell.does("print plaques", "--text")


def test_plaques_are_text_for_the_engraver(shell: Shell) -> None:
    """Three lines each, the champion's first."""
    said = shell.does("print plaques", "--text")

    assert said.index("1st, Section 1") < said.index("1st, Section 2")


def test_who_asked_not_to_be_named_is_called_by_the_number(shell: Shell) -> None:
    """Also where the name was typed beside a special prize; --names names everybody (B31)."""
    champion = next(p for p in shell.event.players if p.number == 1)
    shell.types("players", {(4, "hide"): "yes"})
    shell.does("organise", "--now", NOW)
    types(shell.folder / OWN, "prizes", "special.1", "prize", "book")
    types(shell.folder / OWN, "prizes", "special.1", "to", f"Ann {champion.family}")

    for key in ("prize-giving", "plaques"):
        said = shell.does(f"print {key}", "--text")
        assert "Player 1" in said
        assert champion.family not in said
        assert "1 name is hidden" in shell.said + shell.warned
        assert champion.family in shell.does(f"print {key}", "--text", "--names")
