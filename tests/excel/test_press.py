"""A button pressed in Excel: what is asked, what is shown, and what is said when nothing works."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest

from nigiri.buttons import excel_forms, presses, run
from nigiri.hosts.excel.history import HistoryFolder, Past, usual_folder
from nigiri.hosts.excel.window import Window, open_book
from nigiri.messages.catalogue import text
from nigiri.workbook.model.changes import Changes
from tests.desk.story import DESK, club, drawn
from tests.excel.desk import Director
from tests.excel.live import Live


@pytest.fixture
def director(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Director:
    """Return a director in front of an empty workbook."""
    return Director(Live(now=DESK.now)).sits_down(monkeypatch, tmp_path)


@pytest.fixture
def begun(director: Director) -> Director:
    """Return a director whose event exists."""
    director.presses("new", federation="Quebec", name="Club open", rounds="3")
    return director


@pytest.fixture
def paired(begun: Director, tmp_path: Path) -> Director:
    """Return a director whose first round is drawn; the path of the list was copied with quotes."""
    path = tmp_path / "list.csv"
    path.write_text("Family name,Rank\nRoy,1d\nOta,2d\nLee,3d\nKim,4d\n", encoding="utf-8")
    begun.presses("import", list=f'"{path}"', here="yes")
    begun.presses("draw")
    return begun


def test_an_action_asks_on_a_sheet_of_its_own(director: Director) -> None:
    """Labels, what is there at first, what there is to choose from; nothing else is done."""
    director.live.program.answers = []
    director.presses("new", kind="no such kind")

    sheet = director.workbook[text(excel_forms.ASKS, "en")]
    assert "nigiri asks: New event" == sheet.cell(1, 1)
    assert ("How it is played", "no such kind") == sheet.row(7)[:2]
    assert ["Sheet1", "nigiri asks"] == list(director.workbook)
    assert "is not one of sections" in director.said[-1]


def test_the_sample_tournament_needs_one_press(director: Director) -> None:
    """Nothing is asked; the buttons that its sentence names work, and Undo leads back."""
    said = director.presses("sample")
    director.presses("draw")

    assert "“Draw” draws round 4" in said
    assert "Round 4" in director.workbook
    director.presses("undo")
    director.presses("undo")
    assert ["Sheet1"] == list(director.workbook)


def test_answers_that_are_refused_can_be_mended(director: Director) -> None:
    """The sheet stays until the action is done."""
    director.presses("new", kind="no such kind")

    director.presses("new", kind="Swiss", name="Second try")

    assert "Second try is ready" in director.said[-1]
    assert text(excel_forms.ASKS, "en") not in director.workbook.sheets


def test_an_action_that_does_not_apply_asks_nothing(director: Director) -> None:
    """Its reason is said."""
    assert "Wish: There is no event in this workbook yet." == director.presses("wish")
    assert ["Sheet1"] == list(director.workbook)


def test_buttons_speak_the_language_of_the_event(director: Director) -> None:
    """A sheet that asks, too."""
    director.presses("new", language="French", name="Coupe")

    assert "Souhait: " in director.presses("wish", who="Nobody", what="x")
    assert "Souhait" in str(director.workbook[text(excel_forms.ASKS, "fr")].cell(1, 1))


def test_a_table_is_shown_on_a_sheet_that_no_command_sees(paired: Director) -> None:
    """Who has not reported; the next answer takes its place, and the Log knows nothing of it."""
    paired.presses("missing")
    first = paired.workbook[text(excel_forms.SHOWS, "en")]
    paired.presses("missing")

    assert first == paired.workbook[text(excel_forms.SHOWS, "en")]
    assert "nigiri answers" == paired.live.book.sheets.active.name
    paired.presses("standings")
    assert "Standings" == paired.live.book.sheets.active.name
    assert "nigiri answers" not in str(paired.workbook["Log"].rows)


def test_a_table_without_rows_is_told_by_its_title(begun: Director) -> None:
    """No button stays without an answer."""
    assert "Rule set: " in begun.presses("rules")
    assert text(excel_forms.SHOWS, "en") not in begun.workbook.sheets


def test_a_question_that_is_answered_no_changes_nothing(paired: Director) -> None:
    """Every round that would be drawn again is asked about."""
    before = paired.workbook

    said = paired.presses("draw-again", "no")

    assert "Draw again: Draw round 1 once more?" in said
    assert before.sheets == paired.workbook.sheets


def test_what_was_hung_on_a_sheet_that_goes_is_asked_about(paired: Director) -> None:
    """Undo would not bring it back; No leaves everything as it is."""
    model = paired.live.program.books[0].sheet("Round 1")
    model.hung = ("note", "picture", "note")
    before = paired.workbook

    said = paired.presses("draw-again", "yes", "no")

    assert "The old sheet Round 1 is removed" in said
    assert "2 comments, 1 picture" in said
    assert before.sheets == paired.workbook.sheets


def test_what_is_printed_opens_in_the_browser(
    paired: Director, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is named after what it holds."""
    opened: list[str] = []
    monkeypatch.setattr("nigiri.hosts.excel.window.open_address", opened.append)

    paired.presses("print")

    assert ["file:"] == [url[:5] for url in opened]
    assert opened[0].endswith(".html")
    page = Path(url2pathname(urlsplit(opened[0]).path)).read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")


def test_wrong_cells_are_listed_and_the_first_is_selected(begun: Director) -> None:
    """Each with its address and its way out."""
    begun.types("players", {(4, "family"): "Roy", (4, "rank"): "strong"})

    said = begun.presses("check")

    assert "Players" in said
    assert "strong" in said
    assert "Players" == begun.live.book.sheets.active.name


def test_a_fault_is_one_sentence_and_a_file(
    begun: Director, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No traceback comes to Excel."""

    def broken(*_: object) -> None:
        msg = "odd"
        raise ZeroDivisionError(msg)

    monkeypatch.setattr(presses, "outcome", broken)

    said = begun.presses("rules")

    assert "This is an error in nigiri; nothing was done." in said
    assert "nigiri-fault-" in said
    assert "Traceback" not in said


def test_a_fault_outside_of_the_action_is_told_too(
    begun: Director, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it is, nothing is raised."""
    monkeypatch.setattr("nigiri.hosts.excel.history.HistoryFolder.past", lambda *_: 1 / 0)

    assert "ZeroDivisionError" in begun.presses("rules")


def test_an_unknown_button_is_told(director: Director) -> None:
    """The ribbon of another version may have one."""
    assert "nigiri: There is no action “dance”" in director.presses("dance")


def test_excel_that_is_busy_is_told(begun: Director) -> None:
    """What to do is said."""
    begun.live.program.fails_at = begun.live.program.calls + 1

    assert "Finish typing in the cell" in begun.presses("standings")


def test_edits_by_hand_come_into_the_log(begun: Director) -> None:
    """As on the command line: the workbook as the last command left it is kept."""
    begun.types("players", {(4, "family"): "Roy", (4, "rank"): "1d"})

    begun.presses("standings")

    assert "Roy" in str(begun.workbook["Log"].rows)


def test_what_cannot_be_kept_cannot_be_taken_back(
    director: Director, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command itself is done all the same."""

    def full(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("nigiri.hosts.excel.history.write_safely", full)

    assert "is ready" in director.presses("new", name="Club open")
    assert "No command of nigiri can be undone in this workbook" in director.presses("undo")


def test_the_past_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    """The workbook and the steps; of another version, or damaged, nothing."""
    kept, story = HistoryFolder(tmp_path / "new"), drawn(club(4), 1)
    past = Past(story.workbook, (Changes(), Changes(fingerprints={"Log": "x"})))

    kept.keep("1", past)

    assert past == kept.past("1")
    assert Past() == kept.past("2")
    (file,) = kept.folder.iterdir()
    for data in ("{", "[]", '{"version": 2}', '{"version": 1, "sheets": 3, "steps": []}'):
        file.write_text(data, encoding="utf-8")
        assert Past() == kept.past("1")


def test_the_past_lives_in_a_folder_of_the_users_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where programs of this system keep such things."""
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/there")
    assert "/there/nigiri/excel" == usual_folder().as_posix()

    monkeypatch.setattr("sys.platform", "darwin")
    assert usual_folder().as_posix().endswith("Library/Application Support/nigiri/excel")


def test_the_workbook_in_front_is_taken() -> None:
    """Nobody called from Excel: xlwings knows the workbook that is open."""
    live = Live()

    assert live.book.name == open_book().name


def test_without_a_workbook_the_program_ends_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Excel shows what a program says at its end; a traceback it would show, too."""
    monkeypatch.setattr("xlwings.books", None)

    with pytest.raises(SystemExit, match="No workbook is open in Excel") as end:
        run("check")
    assert isinstance(end.value.code, str)


def test_a_workbook_that_onedrive_keeps_has_a_name(
    director: Director, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Excel knows an address only, xlwings finds no folder for it: the event begins there, too."""

    def lost(_: object) -> str:
        msg = "Couldn't find your local OneDrive folder"
        raise OSError(msg)

    monkeypatch.setattr("xlwings.Book.fullname", property(lost))

    assert "is ready" in director.presses("new", name="Club open")


def test_a_message_is_no_longer_than_the_screen() -> None:
    """The rest is left out, and one sees that."""
    live = Live()

    Window(live.book).tell("Check", [f"line {n}" for n in range(40)])

    lines = live.program.said[-1].splitlines()
    assert (24, "…") == (len(lines), lines[-1])


def test_a_sheet_that_is_gone_is_not_shown() -> None:
    """Nothing is raised."""
    live = Live()

    Window(live.book).show("Gone", "A1")

    assert "Sheet1" == live.book.sheets.active.name
