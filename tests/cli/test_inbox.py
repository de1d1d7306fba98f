"""Results that phones reported are taken in: by the command, and by the button."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.hall import GoesHome, Reported, Side
from nigiri.domain.model.units import PlayerId
from nigiri.hosts.hall.codes import CODES, make_codes
from nigiri.hosts.hall.folder import hall_folder
from nigiri.hosts.hall.inbox import TAKEN, append_home, append_report
from nigiri.workbook.spellings.results import result_of
from tests.buttons.program import Program
from tests.cli.test_buttons import presses

if TYPE_CHECKING:
    from tests.cli.shell import Shell

SIX = 6


def says(shell: Shell, by: str, code: str, table: int) -> None:
    """Report a result from a phone of its own."""
    game = next(game for game in shell.event.rounds[0].games if game.table == table)
    name = f"{by}-{table}-{code}"
    report = Reported(
        name, "2005-05-21T11:00:00", 1, table, game.white, game.black, result_of(code), name,
        Side(by),
    )  # fmt: skip
    append_report(shell.file, report)


def goes(shell: Shell, number: int) -> None:
    """Report that a player goes home."""
    append_home(shell.file, GoesHome(f"home{number}", "", 1, PlayerId(number), "p", Side.WHITE))


def results(shell: Shell) -> list[str | None]:
    """Return what stands as the result of each table: the letter of the winner."""
    games = sorted(shell.event.rounds[0].games, key=lambda game: game.table or 0)
    return [None if game.result is None else game.result.outcome.value for game in games]


@pytest.fixture
def hall(drawn: Shell) -> Shell:
    """Return round 1 of twelve players, with reports from three of its six tables."""
    says(drawn, "helper", "W", 1)
    says(drawn, "white", "B", 2)
    says(drawn, "black", "B", 2)
    says(drawn, "white", "W", 3)
    says(drawn, "black", "B", 3)
    return drawn


def test_the_command_takes_in_what_the_hall_reported(hall: Shell) -> None:
    """Once; what players do not agree about is told again."""
    said = hall.does("result", "--inbox")

    assert "Round 1: results from the hall entered at tables 1, 2." in said
    assert "Round 1: 1 of 6 tables verified." in said
    assert "Round 1, table 3: " in said
    assert ["white", "black", None, None, None, None] == results(hall)
    assert "Round 1, table 3: " in hall.does("result", "--inbox")


def test_undo_brings_the_reports_back(hall: Shell) -> None:
    """The note beside the file says so by itself: its line of the Log is gone."""
    before = hall.file.read_bytes()
    hall.does("result", "--inbox")
    taken = hall.file.read_bytes()
    hall.does("undo")

    assert before == hall.file.read_bytes() != taken
    assert [None] * SIX == results(hall)
    assert "entered at tables 1, 2" in hall.does("result", "--inbox")


def test_a_dry_run_and_a_copy_note_nothing(hall: Shell) -> None:
    """The file itself has taken nothing in."""
    assert "entered at tables 1, 2" in hall.does("result", "--inbox", "--dry-run")
    hall.does("result", "--inbox", "-o", hall.folder / "copy.xlsx")

    assert not (hall_folder(hall.file) / TAKEN).exists()
    assert "entered at tables 1, 2" in hall.does("result", "--inbox")


def test_who_goes_home_is_asked_about(hall: Shell) -> None:
    """A no leaves all as it was; --no-home takes in the rest."""
    goes(hall, 5)

    assert 0 == hall.gives("result", hall.file, "--inbox", answer="no\n")
    assert "This player goes home: 5 " in hall.said
    assert [None] * SIX == results(hall)
    assert "home" not in hall.does("result", "--inbox", "--no-home")
    assert "white" == results(hall)[0]
    assert "Out in rounds 2-3: 5 " in hall.does("result", "--inbox", "--yes")
    assert {2, 3} == hall.event.player(PlayerId(5)).out


def test_the_inbox_stands_alone(hall: Shell) -> None:
    """No winner beside it; and what belongs to it needs it."""
    for words in (["--inbox", 3], ["--inbox", "--table", 1, "W"], ["--no-home"]):
        assert "--inbox takes in" in hall.refuses(2, "result", *words)


def test_without_a_hall_nothing_is_new(drawn: Shell) -> None:
    """And no folder is made."""
    assert "Nothing new has come from the hall." in drawn.does("result", "--inbox")
    assert not hall_folder(drawn.file).exists()


def test_what_waits_is_told_below_the_missing_results(hall: Shell) -> None:
    """With the command; once it is taken in only the table in dispute is left."""
    assert "Reports from the hall are waiting for 3 tables" in hall.does("missing")
    hall.does("result", "--inbox")

    assert "Reports from the hall are waiting for 1 table" in hall.does("missing")


def test_damaged_codes_are_told_with_their_file(hall: Shell) -> None:
    """Whose inbox it is cannot be known then."""
    make_codes(hall.file, "event", [1])
    (hall_folder(hall.file) / CODES).write_text("{", encoding="utf-8")

    assert "codes.json cannot be read" in hall.refuses(4, "result", "--inbox")


def test_the_inbox_of_another_event_is_refused(hall: Shell) -> None:
    """A file of this name lay here before."""
    make_codes(hall.file, "another", [1])

    assert "another event" in hall.refuses(1, "result", "--inbox")


def test_the_button_does_what_the_command_does(hall: Shell) -> None:
    """Into the open document; who goes home is asked there, too."""
    goes(hall, 5)
    document = Program(hall.workbook)
    answer = presses(document, "inbox", {}, file=str(hall.file))
    (hall_folder(hall.file) / TAKEN).unlink()
    hall.does("result", "--inbox", "--yes", "--user", "Steve", "--now", "2005-05-21T09:00")

    assert "done" == answer["status"], answer
    assert hall.workbook == document.snapshot()


def test_ctrl_z_brings_the_reports_back_in_the_open_document(hall: Shell) -> None:
    """The document is as before, whatever the note beside the file says."""
    before = hall.workbook
    document = Program(before)
    presses(document, "inbox", {"home": False}, file=str(hall.file))
    again = presses(document, "inbox", {"home": False}, file=str(hall.file))
    undone = presses(Program(before), "inbox", {"home": False}, file=str(hall.file))

    assert not any("entered at tables" in said for said in again["sentences"])
    assert any("entered at tables 1, 2" in said for said in undone["sentences"])


def test_without_a_file_there_is_no_inbox(hall: Shell) -> None:
    """The button says what to do."""
    answer = presses(Program(hall.workbook), "inbox", {})

    assert "refused" == answer["status"]
    assert ["Save the workbook first: reports from the hall lie beside its file."] == (
        answer["sentences"]
    )


def test_the_button_for_missing_results_says_what_waits(hall: Shell) -> None:
    """By the name of the button that takes it in."""
    answer = presses(Program(hall.workbook), "missing", {}, file=str(hall.file))

    assert "Reports from the hall are waiting for 3 tables: “Take in results”" in json.dumps(
        answer["view"]["notes"], ensure_ascii=False
    )
