"""The user's own formulas: found, known to be old, and calculated anew without anything else."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.players.import_list import import_players
from nigiri.errors import HostError
from nigiri.hosts import libreoffice
from nigiri.hosts.files.states import backups
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.package.formulas import named_areas
from nigiri.hosts.xlsx.package.xml import main
from nigiri.hosts.xlsx.user_formulas import UserFormula, stale_formulas, user_formulas, with_values
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Formula, Sheet, Workbook, address
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from tests.desk.story import begin, roster, tables
from tests.hosts.club import MINE, club
from tests.hosts.kinds import NOW

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell, Value


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("A1+$B$2", [(None, "A1"), (None, "$B$2")]),
        ("SUM(Hall!A4:A9)*2.5", [("Hall", "A4:A9")]),
        ("'L''été'!A1&\"B2\"", [("L'été", "A1")]),
        ("SUM(A:B)+SUM(3:4)", [(None, "A:B"), (None, "3:4")]),
        ("IF(TRUE,1,false)", []),
        ("players", [(None, None)]),
        ("INDIRECT(A1)", [(None, None), (None, "A1")]),
        ("SUM(One:Three!A1)", [(None, None)]),
        ("[1]Other!A1", []),
        ("PI()", []),
    ],
)
def test_what_a_formula_names(text: str, named: list[tuple[str | None, str | None]]) -> None:
    """Cells, areas, whole rows and columns; names and INDIRECT may be anything."""
    assert named == list(named_areas(text))


def workbook(**sheets: list[list[Value]]) -> Workbook:
    """Return a workbook of these sheets."""
    return Workbook({name: Sheet.of(rows) for name, rows in sheets.items()})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("formulas", "old"),
    [
        ({"A1": "Hall!A1"}, ["A1"]),
        ({"A1": "Hall!A2"}, []),
        ({"A1": "hall!A1:B9", "A2": "A1", "A3": "A2*2", "A4": "B9"}, ["A1", "A2", "A3"]),
        ({"A1": "A1"}, []),
        ({"A1": "SUM(Hall!A:A)", "A2": "SUM(Hall!1:1)", "A3": "SUM(Hall!B:B)"}, ["A1", "A2"]),
        ({"A1": "people"}, ["A1"]),
        ({"A1": "1+1"}, []),
    ],
)
def test_formulas_that_rest_on_changed_cells_are_old(
    formulas: dict[str, str], old: list[str]
) -> None:
    """Directly or through others; on the sheet Mine, after Hall!A1 changed."""
    own = [UserFormula(("Mine", int(at[1:]), 1), text) for at, text in formulas.items()]
    before, after = workbook(Hall=[[1, 5]], Mine=[[1]]), workbook(Hall=[[2, 5]], Mine=[[1]])

    assert [f"Mine!{at}" for at in old] == list(map(str, stale_formulas(before, after, own)))
    assert [] == stale_formulas(before, before, own)


def test_formulas_of_ours_are_nobodys_own(tmp_path: Path) -> None:
    """A club adds a column to Players and a sheet; nothing else is its own."""
    story = begin(tmp_path / "open.xlsx")
    story.does(import_players, roster(4), source="list", here=True)
    place = story.place("players")
    beside = max(place.columns.values()) + 1
    written = (CellChange(place.first_row, beside, None, Formula("E4&E5", "")),)
    heading = (CellChange(place.heading_row, beside, None, "Both"),)
    story.host.apply(Changes((SetCells(place.name, heading + written),)))
    file = XlsxFile(tmp_path / "open.xlsx", now=NOW)

    assert [] == user_formulas(file.read(), file.snapshot()), "it shows nothing"
    shown = (CellChange(place.first_row, beside, None, Formula("E4&E5", "5d4d")),)
    file.apply(Changes((SetCells(place.name, shown),)))
    assert [f"Players!{address(place.first_row, beside)}"] == list(
        map(str, user_formulas(file.read(), file.snapshot()))
    )


@pytest.fixture
def file(tmp_path: Path) -> XlsxFile:
    """Return the club's workbook, whose formulas have no values yet."""
    path = tmp_path / "club.xlsx"
    path.write_bytes(club())
    return XlsxFile(path, now=NOW)


def put(row: int, column: int, value: Value) -> Changes:
    """Return the writing of one cell of the Hall."""
    return Changes((SetCells("Hall", (CellChange(row, column, None, value),)),))


def test_a_command_knows_which_formulas_are_old(file: XlsxFile) -> None:
    """Table 4 stands in A7: formulas of it, of sums over it, and shared ones."""
    file.apply(put(7, 1, 40))
    assert {"Mine!A1", "Mine!A2", "Mine!A4", "Mine!A7", "Hall!F4"} <= set(file.stale)

    file.apply(put(20, 20, "far away"))
    assert () == file.stale


def test_values_change_and_nothing_else(file: XlsxFile) -> None:
    """Numbers, texts, dates and truths; an error that only the other program has does not count."""
    data = file.read()
    shown = file.snapshot()
    calculated = Workbook({
        "Hall": shown["Hall"],
        "Mine": Sheet.of([[70], [21], [], [91], [26], ["x"], [None], [28], ["#NAME?"]]),
    })  # fmt: skip
    new, renewed = with_values(data, calculated, NOW)
    file.path.write_bytes(new)

    cells = [file.snapshot()["Mine"].cell(row, 1) for row in range(1, 10)]
    assert [70, 21, None, 91, 26, "x", None, 28, 9] == cells
    assert ["Mine!A1", "Mine!A2", "Mine!A4"] == list(map(str, renewed))[:3]
    mine = Package(new).tree(MINE)
    assert ["Hall!A7*10", "SUM(Hall!A4:A9)"] == [f.text for f in mine.iter(main("f"))][:2]


def test_a_value_is_written_as_its_kind(file: XlsxFile) -> None:
    """A truth stays one; a day becomes its number; nothing is an empty text."""
    book = Book(file.read())
    part = book.sheet("Mine")
    shown: list[Cell] = ["TRUE", dt.date(2005, 5, 21), None, "a & b"]
    cells = []
    for row, value in enumerate(shown, 4):
        cell = part.cells(row)[1]
        cell.set("t", "b" if row == 4 else "n")
        part.show(row, 1, value)
        leaf = cell.find(main("v"))
        assert leaf is not None
        cells.append((cell.get("t"), leaf.text))

    assert [("b", "1"), (None, "38493"), ("str", ""), ("str", "a & b")] == cells


def test_recalculating_needs_libreoffice(file: XlsxFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it, the file stays as it is."""
    monkeypatch.setattr(libreoffice, "program", lambda: None)
    before = file.read()

    with pytest.raises(HostError, match="nigiri needs LibreOffice"):
        file.recalculate()
    assert before == file.read()


@pytest.mark.usefixtures("office_stays")
def test_libreoffice_calculates_the_users_formulas(file: XlsxFile) -> None:
    """All that is written are values; a second time there is nothing to write."""
    file.apply(put(7, 1, 40))
    before = file.read()
    renewed = file.recalculate()

    assert [before] == [path.read_bytes() for path in backups(file.path)][-2:-1]
    assert "Mine!A1" in renewed
    assert [400, 57] == [file.snapshot()["Mine"].cell(row, 1) for row in (1, 2)]
    assert [] == file.recalculate()


def test_the_memory_of_a_workbook_is_its_own() -> None:
    """A change in memory and the sheets read from a file are compared by what they show."""
    before = workbook(Hall=[[1]], Mine=[[1]])
    after = applied(before, put(1, 1, 2))

    assert tables([[2]]) == after["Hall"]
    assert ["Mine!A1"] == list(
        map(str, stale_formulas(before, after, [UserFormula(("Mine", 1, 1), "Hall!A1")]))
    )
