"""`nigiri organise`: money and addresses in a workbook of their own, which follows the event."""

from __future__ import annotations

import json
import shutil
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.messages.catalogue import text
from nigiri.workbook.model.changes import CellChange, Changes, DeleteColumns, DeleteRows, SetCells
from nigiri.workbook.read.organiser import event_file, sheets_of
from nigiri.workbook.read.table_finder import find
from tests.cli.shell import NOW, Shell, files
from tests.desk.story import DESK

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell, Workbook

NAME = "open organiser PRIVATE.xlsx"
PEOPLE = (
    ("Doe", "John", "2d"), ("Roe", "Jane", "5d"), ("Poe", "Edgar", "4k"), ("Low", "Ann", "15k"),
)  # fmt: skip
#: The levels of 34 Quebec Opens with their players, the players expected, and the costs (M23).
LEVELS_OF_QUEBEC = {"level1": 256, "level2": 322, "level3": 484, "level4": 178}
COSTS_OF_QUEBEC = ((400, 1), (25.3, 1), (20.7, 2), (16, 4), (30, 1), (50, 1))


class Desk(Shell):
    """A shell with an organiser's workbook beside the event."""

    @property
    def own(self) -> Path:
        """Return the file of the organiser's workbook."""
        return self.folder / NAME

    @property
    def book(self) -> Workbook:
        """Return the cells of the organiser's workbook."""
        return XlsxFile(self.own, now=DESK.now).snapshot()

    def row(self, kind: str, key: str, column: str = "") -> int:
        """Return the row of a line; column -- the one that tells it: that of the keys or names."""
        at, book = sheets_of(self.book)[kind], self.book
        sheet, where = book[at.name], at.columns[column or ("key" if kind == "budget" else "name")]
        return next(r for r in range(at.first_row, sheet.height + 1) if sheet.cell(r, where) == key)

    def cell(self, kind: str, key: str, column: str) -> Cell:
        """Return a cell of a line."""
        at = sheets_of(self.book)[kind]
        return self.book[at.name].cell(self.row(kind, key), at.columns[column])

    def notes(self, kind: str, key: str, **cells: Cell) -> None:
        """Type into the cells of a line of the organiser's workbook."""
        at, row = sheets_of(self.book)[kind], self.row(kind, key)
        changes = tuple(
            CellChange(row, at.columns[name], None, value) for name, value in cells.items()
        )
        host = XlsxFile(self.own, now=DESK.now, backup=False)
        host.apply(Changes((SetCells(at.name, changes),)))


def begun(folder: Path, people: Sequence[tuple[str, str, str]]) -> Desk:
    """Return an event by the rules of Quebec, with an organiser's workbook."""
    desk = Desk(folder)
    rows = "".join(",".join(person) + "\n" for person in people)
    (folder / "people.csv").write_text(f"Family name,Given name,Rank\n{rows}", encoding="utf-8")
    desk.does("new", "--rules", "quebec", "--name", "Spring Open", "--language", "en")
    desk.does("import", folder / "people.csv", "--here")
    desk.does("organise", "--now", NOW)
    return desk


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an event of four."""
    return begun(tmp_path_factory.mktemp("four"), PEOPLE).folder


@pytest.fixture
def desk(four: Path, tmp_path: Path) -> Desk:
    """Return a copy of it."""
    return Desk(shutil.copytree(four, tmp_path / "hall"))


def budget_of_quebec(desk: Desk) -> None:
    """Type the prototype of a budget: the levels' players, those expected, the costs."""
    for key, count in LEVELS_OF_QUEBEC.items():
        desk.notes("budget", key, count=count)
    desk.notes("budget", "expected", count=36.5)
    for at, (price, count) in enumerate(COSTS_OF_QUEBEC, 1):
        desk.notes("budget", f"cost{at}", each=price, count=count)
    desk.does("organise", "--now", NOW)


def test_the_budget_of_quebec_adds_up_to_the_cent(desk: Desk) -> None:
    """M23: 21,880 / 1,240 x 36.5 = 644.05, costs 610.70, 33.35 left over, 35 players needed."""
    budget_of_quebec(desk)

    sums = {
        key: desk.cell("budget", key, "estimate")
        for key in ("level1", "level2", "level3", "level4", "incomes", "spent", "surplus")
    }
    assert {"level1": 6400, "level2": 6440, "level3": 7260, "level4": 1780} == {
        key: sums[key] for key in LEVELS_OF_QUEBEC
    }
    average = desk.cell("budget", "average", "estimate")
    assert isinstance(average, float)
    assert round(Fraction(average), 9) == round(Fraction(21_880, 1_240), 9)
    found = [round(float(str(sums[key])), 2) for key in ("incomes", "spent", "surplus")]
    assert [644.05, 610.70, 33.35] == found
    assert 35 == desk.cell("budget", "break-even", "count")


def test_a_2_dan_pays_the_fee_of_the_level_and_that_of_the_association(desk: Desk) -> None:
    """M25: Doe, John 2d: 20 + 10 = 30; of a note of 50 he gets 20 back."""
    desk.notes("fees", "Doe, John", association=10, received=50)
    desk.does("organise", "--now", NOW)

    line = [desk.cell("fees", "Doe, John", key) for key in ("base", "owed", "change", "open")]
    assert [20, 30, 20, 0] == line


#: What is typed into the line of a 4 kyu, and what is owed then.
OWED: tuple[tuple[dict[str, Cell], int], ...] = (
    ({}, 15),
    ({"late": "x"}, 18),
    ({"outsider": "x"}, 25),
    ({"late": "x", "outsider": "x", "reduction": 8}, 20),
    ({"reduction": 12}, 5),
    ({"agreed": 0}, 0),
    ({"agreed": 0, "association": 4}, 4),
    ({"reduction": "a few"}, 15),
)


@pytest.fixture(scope="module")
def owing(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    """Return an event of as many 4 kyus, in whose lines all that was typed."""
    people = [(f"Poe{at}", "Edgar", "4k") for at in range(len(OWED))]
    desk = begun(tmp_path_factory.mktemp("owing"), people)
    desk.notes("budget", "late", each=3)
    desk.notes("budget", "outsider", each=10)
    for at, (typed, _) in enumerate(OWED):
        desk.notes("fees", f"Poe{at}, Edgar", **typed)
    desk.does("organise", "--now", NOW)
    return desk


@pytest.mark.parametrize("at", range(len(OWED)))
def test_what_is_owed_follows_marks_and_reductions(owing: Desk, at: int) -> None:
    """M23, B33: a 4 kyu pays 15; late 3 more, no member 10 more, never below 5 unless agreed."""
    assert OWED[at][1] == owing.cell("fees", f"Poe{at}, Edgar", "owed")


def test_who_is_weaker_than_the_last_level_pays_that_one(desk: Desk) -> None:
    """Levels down to 4d, 1d and 10k: a 15 kyu pays as the 10 kyu."""
    desk.notes("budget", "level4", each=None)
    desk.does("organise", "--now", NOW)

    assert 15 == desk.cell("fees", "Low, Ann", "owed")


def test_new_players_come_in_and_what_was_typed_stays(desk: Desk) -> None:
    """Lines are found by name, also where they were sorted; nobody's money goes to another."""
    desk.notes("fees", "Roe, Jane", received=25, note="paid by her club")
    desk.notes("contacts", "Low, Ann", telephone="555 0100", email="ann@example.org")
    desk.does("add", "New, Nina", "--rank", "1k")

    said = desk.does("organise", "--now", NOW)

    assert f"{NAME} is up to date: 5 players, 1 of them new." in said
    assert (25, "paid by her club") == (
        desk.cell("fees", "Roe, Jane", "received"), desk.cell("fees", "Roe, Jane", "note")
    )  # fmt: skip
    assert "555 0100" == desk.cell("contacts", "Low, Ann", "telephone")
    assert 15 == desk.cell("fees", "New, Nina", "owed")
    assert "nothing had to be changed" in desk.does("organise", "--now", NOW)


def test_a_corrected_name_keeps_its_line_by_the_number(desk: Desk) -> None:
    """Numbers given and copied once, a slip in a name is mended in both."""
    desk.does("number")
    desk.does("organise", "--now", NOW)
    desk.notes("fees", "Poe, Edgar", received=15)
    players = find(desk.workbook).locations["players"]
    row = next(
        row for row in range(4, 20)
        if desk.workbook[players.name].cell(row, players.columns["given"]) == "Edgar"
    )  # fmt: skip
    desk.types("players", {(row, "given"): "Edgar Allan"})
    desk.does("organise", "--now", NOW)

    assert 15 == desk.cell("fees", "Poe, Edgar Allan", "received")
    assert 4 == len({desk.cell("fees", name, "name") for name in names(desk)})


def names(desk: Desk) -> list[str]:
    """Return the names on Fees."""
    at = sheets_of(desk.book)["fees"]
    sheet = desk.book[at.name]
    cells = (sheet.cell(row, at.columns["name"]) for row in range(at.first_row, sheet.height + 1))
    return [str(cell) for cell in cells if cell is not None]


def test_somebody_who_is_gone_keeps_the_line_and_the_money(desk: Desk) -> None:
    """What was paid was paid; the sums still have it."""
    desk.notes("fees", "Low, Ann", received=10)
    desk.does("organise", "--now", NOW)
    players = find(desk.workbook).locations["players"]
    sheet = desk.workbook[players.name]
    row = next(r for r in range(4, 20) if sheet.cell(r, players.columns["given"]) == "Ann")
    host = XlsxFile(desk.file, now=DESK.now, backup=False)
    host.apply(Changes((DeleteRows(players.name, row, (sheet.row(row),)),)))
    desk.does("organise", "--now", NOW)

    assert 10 == desk.cell("fees", "Low, Ann", "received")
    assert 10 == desk.cell("budget", "received", "actual")


def test_a_line_that_the_organiser_deleted_does_not_come_back(desk: Desk) -> None:
    """The levels nobody needs, costs there are none of: the sums do without."""
    at, row = sheets_of(desk.book)["budget"], desk.row("budget", "cost3")
    host = XlsxFile(desk.own, now=DESK.now, backup=False)
    host.apply(Changes((DeleteRows(at.name, row, (desk.book[at.name].row(row),)),)))
    desk.does("organise", "--now", NOW)

    with pytest.raises(StopIteration):
        desk.row("budget", "cost3")
    assert 0 == desk.cell("budget", "spent", "estimate")


def test_the_event_is_only_read(desk: Desk) -> None:
    """Neither it nor its states change."""
    before = {name: data for name, data in files(desk.folder).items() if "PRIVATE" not in name}
    desk.does("organise", "--now", NOW)

    assert before == {n: data for n, data in files(desk.folder).items() if "PRIVATE" not in n}


@pytest.mark.parametrize(
    "command", ["check", "draw", "standings", "print standings", "publish", "export json", "number"]
)
def test_no_command_takes_it_for_an_event(desk: Desk, command: str) -> None:
    """Each says where the event is, and changes nothing."""
    before = files(desk.folder)

    assert 4 == desk.gives(*command.split(), desk.own)
    assert "This is the organiser's workbook. The event is in open.xlsx." in desk.warned
    assert before == files(desk.folder)
    assert "open.xlsx" == event_file(desk.book)
    assert not find(desk.book).locations


def test_it_is_not_made_over_another_file(desk: Desk) -> None:
    """A file of that name that is none, or belongs to another event, stays as it is."""
    desk.own.write_bytes(desk.file.read_bytes())
    assert "is no organiser's workbook" in desk.refuses(4, "organise", "--now", NOW)


def test_one_of_another_event_is_refused(desk: Desk) -> None:
    """The file names its event: a copied one is not filled with other people."""
    desk.notes("budget", "file", note="autumn.xlsx")

    assert f"{NAME} belongs to the event in autumn.xlsx." in desk.refuses(
        2, "organise", "--now", NOW
    )


def test_a_dry_run_makes_nothing(tmp_path: Path) -> None:
    """It only tells what there would be."""
    desk = Desk(tmp_path)
    desk.does("new", "--name", "Open")
    before = files(tmp_path)
    desk.does("organise", "--dry-run")

    assert before == files(tmp_path)


def test_machines_are_told_the_file(desk: Desk) -> None:
    """One JSON object with the file and the sentences."""
    answer = json.loads(desk.does("organise", "--json", "--now", NOW))

    assert ("organise", str(desk.own)) == (answer["command"], answer["file"])
    assert ["organiser.unchanged"] == [each["key"] for each in answer["messages"]]


@pytest.mark.parametrize(
    ("language", "name"),
    [("fr", "open organisateur PRIVÉ.xlsx"), ("de", "open Veranstalter PRIVAT.xlsx")],
)
def test_it_speaks_the_language_of_the_event(tmp_path: Path, language: str, name: str) -> None:
    """Its name, its tabs and its headings; and each of them is found again."""
    shell = Shell(tmp_path)
    shell.gives("--language", language, "new", shell.file, "--name", "Open")
    shell.does("organise", "--now", NOW)

    assert 4 == shell.gives("check", tmp_path / name)
    assert text("organiser.no-event", language, file="open.xlsx") == shell.warned.strip()
    book = XlsxFile(tmp_path / name, now=DESK.now).snapshot()
    assert {language} == {at.language for at in sheets_of(book).values()}
    assert ["budget", "fees", "contacts"] == [at.kind for at in sheets_of(book).values()][:3]


def test_the_slip_of_a_foretold_bye_has_the_telephone_number(desk: Desk) -> None:
    """M30: the director calls in the evening; once the round is drawn the slip is the player's."""
    desk.does("add", "Odd, Olga", "--rank", "20k", "--here")
    desk.does("organise", "--now", NOW)
    for name in names(desk):
        desk.notes("contacts", name, telephone="555 0100")

    assert "555 0100" in desk.does("print bye-slip", "--round", "1", "--text")

    desk.does("sections")
    desk.does("number")
    desk.does("draw")
    assert "555 0100" not in desk.does("print bye-slip", "--text")


@pytest.mark.parametrize(("kind", "column"), [("budget", "steps"), ("fees", "level"),
                                              ("fees", "steps"), ("fees", "note")])  # fmt: skip
def test_a_column_that_was_deleted_hinders_nothing(desk: Desk, kind: str, column: str) -> None:
    """Hidden ones, too: no fault, and what needs it shows no level."""
    at = sheets_of(desk.book)[kind]
    sheet = desk.book[at.name]
    held = (tuple(row[at.columns[column] - 1] for row in sheet.rows),)
    host = XlsxFile(desk.own, now=DESK.now, backup=False)
    gone = DeleteColumns(at.name, at.columns[column], held, (at.columns[column] - 1,))
    host.apply(Changes((gone,)))

    assert "PRIVATE" in desk.does("organise", "--now", NOW)
