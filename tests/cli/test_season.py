"""`nigiri season`: finished events in a season's workbook, by hand arithmetic; list and page."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.buttons.season_file import season_path
from nigiri.hosts.files.open import closed_file
from nigiri.hosts.files.states import backup_folder
from nigiri.hosts.pipe import sheets_form
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.season.read import season_sheets
from tests.buttons.test_exchange import asked
from tests.cli.season import SeasonShell
from tests.cli.shell import NOW
from tests.desk.story import DESK

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook

Json = dict[str, Any]
ANN, BEN, CEM, DAN = "Ash, Ann", "Bay, Ben", "Cox, Cem", "Dew, Dan"


@pytest.fixture
def shell(tmp_path: Path) -> SeasonShell:
    """Return a folder without a season."""
    return SeasonShell(tmp_path)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the season of three events: 25, 18, 15 and 12 points for places 1 to 4.

           spring  summer  autumn   all  best two
    Ann    1  25   2  18   3  15     58        43
    Ben    2  18   1  25   4  12     55        43
    Cem    3  15   3  15   1  25     55        40
    Dan    4  12   4  12   2  18     42        30
    """
    shell = SeasonShell(tmp_path_factory.mktemp("season"))
    events = [
        shell.plays("spring", (ANN, BEN, CEM, DAN)),
        shell.plays("summer", (BEN, ANN, CEM, DAN)),
        shell.plays("autumn", (CEM, DAN, ANN, BEN)),
    ]
    shell.seasons(*events)
    return shell.folder


@pytest.fixture
def three(played: Path, tmp_path: Path) -> SeasonShell:
    """Return a copy of it."""
    return SeasonShell(shutil.copytree(played, tmp_path / "club"))


def test_a_season_of_three_events_is_added_up(three: SeasonShell) -> None:
    """Ben and Cem are level: each has 25 once; the next best, 18, is Ben's."""
    found = three.lines("standings", "place", "name", "total", "event1", "event2", "event3")

    assert [
        (1, ANN, 58, 25, 18, 15), (2, BEN, 55, 18, 25, 12), (3, CEM, 55, 15, 15, 25),
        (4, DAN, 42, 12, 12, 18),
    ] == found  # fmt: skip


def test_the_best_two_of_three_count(three: SeasonShell) -> None:
    """Ann and Ben have 43, and 25, 18 each; the third, 15 before 12, parts them."""
    three.types_in("points", {(1, "value"): 2})

    said = three.seasons("--print", "--page", three.folder / "page.html")

    assert [(1, ANN, 43), (2, BEN, 43), (3, CEM, 40), (4, DAN, 30)] == three.lines(
        "standings", "place", "name", "total"
    )
    for name in ("season-season.html", "page.html"):
        assert name in said
        page = (three.folder / name).read_text("utf-8")
        assert "The best 2 events count for everybody." in page
        assert "(12)" in page
        assert "(15)" in page
        assert "(25)" not in page


def test_typed_points_and_a_win_count(three: SeasonShell) -> None:
    """10, 5.5 and 0 for places; half a point a win: Ann has 3, 2 and 1 wins, 6 in all."""
    typed = {(line, "points"): None for line in range(10)}
    three.types_in("points", {**typed, (0, "points"): 10, (1, "points"): 5.5, (2, "value"): 0.5})

    three.seasons()

    assert [(1, ANN, 18.5), (2, BEN, 18), (3, CEM, 12.5), (4, DAN, 6.5)] == three.lines(
        "standings", "place", "name", "total"
    )
    assert "was up to date" in three.seasons()


def test_what_was_typed_stays_and_an_event_is_renewed(three: SeasonShell) -> None:
    """The name is corrected in the event, a note stays, another event's lines are untouched."""
    three.types_in("results", {(0, "note"): "by car", (0, "rank"): "9d"})
    three.types_in("points", {(0, "points"): 30, (0, "value"): "Year of the Tiger"})
    spring = three.folder / "spring.xlsx"
    three.file = spring
    first = find(three.workbook).locations["players"].first_row
    three.types("players", {(first, "given"): "Anna"})

    three.seasons(spring, spring)

    lines = three.lines("results", "event", "name", "rank", "note", "points")
    assert 12 == len(lines)
    assert ("Spring", "Ash, Anna", "3k", "by car", 30) == lines[0]
    assert 5 == len(three.lines("standings", "name"))
    assert "Year of the Tiger" in three.seasons("--print") + (
        three.folder / "season-season.html"
    ).read_text("utf-8")


def test_a_line_of_the_clubs_own_counts(three: SeasonShell) -> None:
    """An evening without nigiri: a place, or points typed where there is no place."""
    three.types_in(
        "results",
        {
            (12, "event"): "Evening", (12, "name"): DAN, (12, "place"): 1,
            (13, "event"): "Evening", (13, "name"): "Eve, Eva", (13, "points"): 7,
            (14, "event"): "spring", (14, "name"): "Fox, Fay", (14, "place"): 9,
        },
    )  # fmt: skip

    said = three.seasons()

    assert "4 events, 6 players" in said
    found = {str(name): total for name, total in three.lines("standings", "name", "total")}
    assert {DAN: 42 + 25, "Eve, Eva": 7, "Fox, Fay": 2} == {
        name: found[name] for name in (DAN, "Eve, Eva", "Fox, Fay")
    }


def test_who_shares_a_place_has_its_points(shell: SeasonShell) -> None:
    """One round of four: two have won and share place 1, two share place 3; nobody is second."""
    shell.seasons(shell.plays("short", (ANN, BEN, CEM, DAN), rounds=1))

    assert [(1, 25), (1, 25), (3, 15), (3, 15)] == shell.lines("results", "place", "points")
    assert [1, 1, 3, 3] == [place for (place,) in shell.lines("standings", "place")]


def test_who_asked_not_to_be_named_is_left_out(three: SeasonShell) -> None:
    """The others keep their places; a name that was there goes with the next command."""
    three.file = three.folder / "spring.xlsx"
    first = find(three.workbook).locations["players"].first_row
    three.types("players", {(first, "hide"): "x"})

    said = three.seasons(three.file, "--print")

    assert "Spring: 1 player asked not to be named and is left out." in said
    assert ("Spring", ANN) not in three.lines("results", "event", "name")
    assert (BEN, 2, 18) in three.lines("results", "name", "place", "points")


def test_an_event_that_is_not_finished_is_refused(three: SeasonShell) -> None:
    """With a sentence, and nothing is written; so is what is no event, and what no season."""
    before = three.own.read_bytes()
    three.file = three.folder / "open.xlsx"
    three.does("new", "--no-club", "--name", "Open", "--language", "en")

    assert "open.xlsx is not finished" in three.refused(2, three.file)
    assert before == three.own.read_bytes()
    assert three.refused(4, three.own)
    three.gives("season", three.file, three.folder / "spring.xlsx")
    assert "open.xlsx is no season's workbook" in three.warned
    assert 2 == three.gives("season", three.folder / "new.xlsx")
    assert "There is no new.xlsx yet." in three.warned


def test_a_dry_run_writes_nothing_and_machines_get_the_sentences(three: SeasonShell) -> None:
    """As every command does."""
    before = three.own.read_bytes()
    three.types_in("points", {(1, "value"): 1})
    typed = three.own.read_bytes()
    three.seasons("--dry-run", "--print")
    assert before != typed == three.own.read_bytes()
    assert not (three.folder / "season-season.html").exists()

    found = json.loads(three.seasons("--json"))

    assert "season" == found["command"]
    assert "season.written" in {each["key"] for each in found["messages"]}


def test_a_page_of_somebody_else_is_not_written_over(three: SeasonShell) -> None:
    """A page of nigiri's own is renewed."""
    page = three.folder / "page.html"
    three.seasons("--page", page)
    three.seasons("--page", page)
    page.write_text("mine", "utf-8")

    assert three.refused(4, "--page", page)
    assert "mine" == page.read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "sheet"), [("fr", "Classement de la saison"), ("de", "Saisonwertung")]
)
def test_the_workbook_speaks_the_language_of_its_first_event(
    shell: SeasonShell, language: str, sheet: str
) -> None:
    """So do the list and its name."""
    shell.seasons(shell.plays("spring", (ANN, BEN), language, rounds=1), "--print")

    assert sheet == next(iter(shell.book))
    assert (shell.folder / "season-saison.html").exists()


def presses(shell: SeasonShell, season: str, **answers: object) -> Json:
    """Press the button in the event of the shell, as it is saved; season -- what is typed."""
    typed = {"season": season, **answers}
    event = {"file": str(shell.file), "sheets": sheets_form(shell.workbook)}
    return asked("season", arguments=typed, now=NOW, user="Steve", **event)


@pytest.fixture
def computer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is opened on a computer on which nothing is kept yet."""
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))
    opened: list[str] = []
    monkeypatch.setattr("nigiri.hosts.openers.open_address", opened.append)
    return opened


@pytest.mark.usefixtures("computer")
def test_the_button_makes_the_season_that_the_command_makes(three: SeasonShell) -> None:
    """Beside the event, under a typed name; next time it stands in the form, while it is there."""
    three.file = three.folder / "spring.xlsx"
    path = three.folder / "2026.xlsx"
    assert {"season": None, "list": False, "page": False} == form(three)

    made = presses(three, "2026")
    three.own.rename(three.folder / "older.xlsx")
    three.seasons(three.file)
    typed = three.book
    path.rename(three.own)
    button = three.book

    assert made["sentences"][0] == f"{path} is made: 1 event, 4 players."
    assert not made["changes"]
    assert without_name(typed) == without_name(button)
    assert form(three)["season"] is None
    three.own.rename(path)
    assert str(path) == form(three)["season"]
    three.file = three.folder / "summer.xlsx"
    assert (
        f"{path} is up to date: 2 events, 4 players." == presses(three, str(path))["sentences"][0]
    )


def form(shell: SeasonShell) -> Json:
    """Return what stands in the form of the button."""
    answer = asked("season", arguments=None, sheets=sheets_form(shell.workbook))
    return {field["field"]: field["value"] for field in answer["fields"]}


def without_name(workbook: Workbook) -> dict[str, object]:
    """Return the rows of all sheets; the name of the season is that of its file."""
    return {
        name: [[None if cell in {"season", "2026"} else cell for cell in row] for row in sheet.rows]
        for name, sheet in workbook.sheets.items()
    }


def test_the_button_counts_what_stands_in_the_open_workbook(
    three: SeasonShell, computer: list[str]
) -> None:
    """Also what was not saved; the list and the page are made beside the season, and opened."""
    three.file = three.folder / "spring.xlsx"
    first = find(three.workbook).locations["players"].first_row
    saved = three.file.read_bytes()
    three.types("players", {(first, "hide"): "x"})
    typed = three.workbook
    three.file.write_bytes(saved)

    event = {"file": str(three.file), "sheets": sheets_form(typed)}
    wanted = {"season": str(three.own), "list": True, "page": True}
    said = asked("season", arguments=wanted, **event)["sentences"]

    assert "Spring: 1 player asked not to be named and is left out. " in said[1]
    assert "1 of the hidden names still stands in the season, from Summer, Autumn." in said[2]
    assert ("Spring", ANN) not in three.lines("results", "event", "name")
    papers = [str(three.folder / name) for name in ("season-season.html", "season.html")]
    assert papers == computer
    assert [f"The list to print is {papers[0]}.", f"The page is {papers[1]}."] == said[-2:]
    assert all(ANN in Path(each).read_text("utf-8") for each in papers)


@pytest.mark.usefixtures("computer")
def test_the_button_refuses_what_the_command_refuses(three: SeasonShell) -> None:
    """And a workbook that was never saved: it has no folder."""
    before = three.own.read_bytes()
    three.file = three.folder / "open.xlsx"
    three.does("new", "--no-club", "--name", "Open", "--language", "en")
    assert "open.xlsx is not finished" in presses(three, str(three.own))["sentences"][0]
    three.file = three.folder / "spring.xlsx"
    (three.folder / "season.html").write_text("mine", "utf-8")

    refused = presses(three, "season", page=True)
    assert ("refused", True) == (refused["status"], "season.html exists" in refused["sentences"][0])
    (other,) = presses(three, "open.xlsx")["sentences"]
    assert f"{three.folder / 'open.xlsx'} is no season's workbook" in other
    assert "refused" == presses(three, "no folder/2026")["status"]
    unsaved = asked("season", arguments={"season": "2026"}, sheets=sheets_form(three.workbook))
    assert ["Save the workbook first: the file is made beside it."] == unsaved["sentences"]
    assert before == three.own.read_bytes()


SECRETS = (b"by car, 514 555 0199", b"ann@example.org")


def with_notes(shell: SeasonShell) -> None:
    """Type a note, and columns of one's own: one private, the other not."""
    shell.types_in("results", {(0, "note"): SECRETS[0].decode()})
    at = season_sheets(shell.book)["season-results"]
    behind = shell.book[at.name].width + 1
    cells = {(3, 0): "E-mail", (4, 0): SECRETS[1].decode(), (3, 1): "T-shirt", (4, 1): "XL"}
    typed = tuple(CellChange(row, behind + n, None, cell) for (row, n), cell in cells.items())
    host = closed_file(shell.own, now=DESK.now, backup=False)
    host.apply(Changes((SetCells(at.name, typed),)))


def told_in(path: Path) -> list[bytes]:
    """Return the names and the secrets that stand anywhere in a workbook."""
    with zipfile.ZipFile(path) as package:
        whole = b"".join(package.read(name) for name in package.namelist())
    return [words for words in (ANN.encode(), *SECRETS) if words in whole]


def test_a_seasons_workbook_forgets_its_notes_and_earlier_copies(three: SeasonShell) -> None:
    """Somebody who asked not to be named since: no copy has the name; points and places stay."""
    with_notes(three)
    for name in ("spring", "summer", "autumn"):
        three.file = three.folder / f"{name}.xlsx"
        first = find(three.workbook).locations["players"].first_row
        three.types("players", {(first, "hide"): "x"})
        three.seasons(three.file)
    before = three.lines("standings", "place", "name", "total")
    three.file = three.own
    copies = backup_folder(three.own)
    assert any(ANN.encode() in words for words in map(told_in, copies.glob("*.xlsx")))

    shown = three.does("forget", "--dry-run")
    said = three.does("forget", "--yes")

    for words in ("Note on Season results (1)", "E-mail on Season results (1)", "earlier copies"):
        assert words in shown
    assert "Left as it is: Season results!" in said
    assert not copies.exists()
    assert [] == told_in(three.own)
    assert before == three.lines("standings", "place", "name", "total")
    assert "was up to date" in three.seasons()
    assert "Nothing private was found" in three.does("forget", "--yes")


def test_a_copy_of_a_season_has_no_notes(three: SeasonShell) -> None:
    """To be mailed; the season itself keeps them."""
    with_notes(three)
    three.file = three.own

    said = three.does("archive-copy")

    copy = three.folder / "season-archive.xlsx"
    assert f"{copy} is ready for the archive" in said
    assert "Left out: E-mail on Season results (1), Note on Season results (1)." in said
    assert [ANN.encode()] == told_in(copy)
    assert [ANN.encode(), *SECRETS] == told_in(three.own)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("2026", "/club/2026.ods"),
        ("2026.xlsx", "/club/2026.xlsx"),
        ("Cup 1.2", "/club/Cup 1.2.ods"),
        ("2026.xls", "/club/2026.ods"),
        ("league/2026", "/club/league/2026.ods"),
        ("/home/ann/2026.XLSX", "/home/ann/2026.XLSX"),
    ],
)
def test_a_typed_name_is_beside_the_event_and_of_its_kind(typed: str, found: str) -> None:
    """Whatever is typed as a path counts as it is."""
    assert Path(found) == season_path(typed, Path("/club/open.ods"))
