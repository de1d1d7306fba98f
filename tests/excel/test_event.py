"""A whole event by the buttons of Excel: cell for cell what the command line writes."""

from __future__ import annotations

import csv
import uuid
from random import Random
from typing import TYPE_CHECKING

import openpyxl
import pytest

from nigiri.workbook.model.cells import address
from nigiri.workbook.read.workbook import read
from tests.cli.shell import NOW, Shell
from tests.desk.story import CAME, CODES, DESK, EVENT_ID, roster
from tests.excel.desk import Director
from tests.excel.live import Live
from tests.quebec import DATA
from tests.settings import typing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell


class Twice:
    """An event directed twice: by buttons in Excel, and by commands on a file."""

    def __init__(self, director: Director, shell: Shell) -> None:
        """Take both."""
        self.director, self.shell = director, shell

    def does(self, tag: str, command: str, *words: object, **answers: object) -> None:
        """Press a button and give the command it stands for; the workbooks are the same then."""
        self.shell.does(command, *words, "--now", NOW, "--user", "Steve")
        said = self.director.presses(tag, "yes", **answers)
        self.compares(said)

    def compares(self, said: str) -> None:
        """Compare all cells; the blank sheet with which Excel begins is in no file."""
        sheets = {**self.director.workbook.sheets}
        assert sheets.pop("Sheet1").rows == ()
        for name, sheet in self.shell.workbook.sheets.items():
            assert sheet.rows == sheets[name].rows, (name, said)
        assert list(self.shell.workbook) == list(sheets)

    def compares_formulas(self) -> None:
        """Compare what is typed in all cells: no formula looks elsewhere than in the file."""
        book = openpyxl.load_workbook(self.shell.file)
        in_file = {
            (sheet.title, cell.coordinate): str(cell.value)
            for sheet in book.worksheets
            for row in sheet.iter_rows()
            for cell in row
            if cell.data_type == "f"
        }
        in_excel = {
            (sheet.name, address(*at)): held.formula
            for sheet in self.director.live.program.books[0].sheets
            for at, held in sheet.cells.items()
            if held.formula
        }
        assert in_file == in_excel

    def plays(self, number: int, seed: int = 1, codes: Sequence[str] = CODES) -> None:
        """Type a result, seeded, beside every board of a round that has none."""
        random = Random(100 * seed + number)  # noqa: S311 -- no secret is made from it
        games = read(self.shell.workbook).rounds[number].games
        cells = {(row, "result"): random.choice(codes) for row, game in games.items()
                 if game.result is None}  # fmt: skip
        self.shell.types(number, cells)
        self.director.types(number, cells)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[Path, int], Twice]:
    """Return what begins an event twice, with the players of a list."""
    monkeypatch.setattr(uuid, "uuid4", lambda: EVENT_ID)

    def begin(players: Path, rounds: int) -> Twice:
        live = Live(now=DESK.now)
        twice = Twice(Director(live).sits_down(monkeypatch, tmp_path), Shell(tmp_path))
        twice.director.presses("new", federation="Quebec", name="Club open", rounds=str(rounds))
        twice.shell.does("new", "--federation", "quebec", "--name", "Club open", "--rounds", rounds,
                         "--now", NOW, "--user", "Steve")  # fmt: skip
        twice.compares("")
        twice.does("import", "import", players, "--here", list=str(players), here="Yes")
        twice.does("sections", "sections")
        twice.does("number", "number")
        return twice

    return begin


def test_a_round_in_excel_is_the_round_of_the_command_line(
    begun: Callable[[Path, int], Twice], tmp_path: Path
) -> None:
    """New event, players, sections, numbers, draw, results: the small sample that runs always."""
    event = begun(club_list(tmp_path, 5), 2)

    event.does("draw", "draw")
    event.plays(1)
    event.does("standings", "standings")
    event.compares_formulas()


@pytest.mark.parametrize("settings", [
    [("Rounds", 4)],
    pytest.param([("Rounds", 4), ("Rounds", 1), ("Tie-breaks", "SOS, SOSOS, CUSS, LOT")],
                 marks=pytest.mark.long),
], ids=["rounds", "all"])  # fmt: skip
def test_columns_open_and_close_in_excel_as_in_a_file(
    begun: Callable[[Path, int], Twice], tmp_path: Path, settings: list[tuple[str, Cell]]
) -> None:
    """Another number of rounds, other tie-breaks."""
    event = begun(club_list(tmp_path, 4), 2)

    for label, value in settings:
        kind, cells = typing(event.shell.workbook, label, value)
        for each in (event.shell, event.director):
            each.types(kind, cells)
        event.does("grid", "grid")


@pytest.mark.long
def test_an_event_in_excel_is_the_event_of_the_command_line(
    begun: Callable[[Path, int], Twice], tmp_path: Path
) -> None:
    """From the blank workbook to the grid, with a draft, a redraw and an absence."""
    event = begun(club_list(tmp_path, 9), 3)

    event.does("draw-draft", "draw", "--draft")
    event.does("keep", "keep")
    event.plays(1)
    event.does("result", "result")
    event.does("draw", "draw")
    event.does("draw-again", "draw", "--again", "--yes")
    event.does("out", "out", 4, "--rounds", 3, who="4", rounds="3")
    event.plays(2)
    event.does("draw", "draw")
    event.plays(3)
    event.does("proof", "proof")
    event.does("standings", "standings")
    event.does("grid", "grid")
    event.compares_formulas()


@pytest.mark.long
def test_the_quebec_open_in_excel_is_that_of_the_command_line(
    begun: Callable[[Path, int], Twice],
) -> None:
    """Forty players, six rounds, results typed in all their forms."""
    event = begun(DATA / "players.csv", 6)

    for number in range(1, 7):
        event.does("draw", "draw")
        event.plays(number)
    event.does("standings", "standings")
    event.does("grid", "grid")
    event.does("proof", "proof")
    event.compares_formulas()


@pytest.mark.parametrize("tags", [
    ["draw"], pytest.param(["draw-draft", "discard", "draw"], marks=pytest.mark.long)],
    ids=["draw", "draft and draw"])  # fmt: skip
def test_undo_leads_back_step_by_step(
    begun: Callable[[Path, int], Twice], tmp_path: Path, tags: list[str]
) -> None:
    """Each press takes one command back: values, formulas, sheets; not what was typed by hand."""
    event = begun(club_list(tmp_path, 6), 3)
    director = event.director
    event.does("draw", "draw")
    event.plays(1, codes=CAME)
    states = [typed(director)]
    for tag in tags:
        director.presses(tag, "yes")
        states.append(typed(director))

    for before in reversed(states[:-1]):
        assert "The last command was undone." in director.presses("undo")
        assert before == typed(director)
    assert "was changed since the last command" in director.presses("undo")
    assert states[0] == typed(director)


def test_undo_of_a_new_event_leaves_an_empty_workbook(
    begun: Callable[[Path, int], Twice], tmp_path: Path
) -> None:
    """All steps of the beginning are taken back; then there is nothing more."""
    director = begun(club_list(tmp_path, 4), 3).director

    said = [director.presses("undo") for _ in range(5)]

    assert ["Undo: The last command was undone."] * 4 == said[:4]
    assert "No command of nigiri can be undone in this workbook" in said[4]
    assert {"Sheet1": {}} == typed(director)


def test_undo_does_not_lose_what_was_typed_since(
    begun: Callable[[Path, int], Twice], tmp_path: Path
) -> None:
    """A result that was typed after the draw stays, and the sheet is named."""
    director = begun(club_list(tmp_path, 6), 3).director
    director.presses("draw")
    director.types(1, {(4, "result"): "jigo"})
    before = director.workbook

    assert "The sheet Round 1 was changed since" in director.presses("undo")
    assert before.sheets == director.workbook.sheets


def club_list(folder: Path, players: int) -> Path:
    """Return a list of players as a file."""
    path = folder / "list.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(roster(players).rows)
    return path


def typed(director: Director) -> dict[str, object]:
    """Return what every cell of the workbook shows, and its formula."""
    book = director.live.program.books[0]
    return {
        sheet.name: {at: (held.shows, held.formula) for at, held in sheet.cells.items()}
        for sheet in book.sheets
    }
