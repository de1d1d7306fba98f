"""What each command does with a small event, and what it tells to do next."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.cli.frame.screen import program_call
from nigiri.errors import HostError
from nigiri.hosts.files.states import backups
from nigiri.messages.message import message
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import SCHEMA
from tests.cli.conftest import TWELVE
from tests.cli.shell import NOW, Shell, files
from tests.settings import place

if TYPE_CHECKING:
    from pathlib import Path


def winners(shell: Shell) -> list[int]:
    """Return White's number at every table of the newest round."""
    return [game.white for game in shell.event.rounds[-1].games]


def test_new_writes_what_it_is_told(tmp_path: Path) -> None:
    """Every option becomes a setting of the Event sheet."""
    shell = Shell(tmp_path)
    told = shell.does(
        "new", "--name", "Coupe du club", "--rounds", 5, "--language", "fr", "--host", "Mtl",
        "--dates", "21-22 mai", "--place", "Salle 3", "--director", "Zoë", "--seed", 9,
        "--id", "00000000-0000-0000-0000-000000000001",
    )  # fmt: skip
    settings = shell.event.settings

    assert told.startswith("Coupe du club : tout est prêt.")
    assert ("Coupe du club", 5, "fr") == (settings.name, settings.rounds, settings.language)
    assert ("Mtl", "21-22 mai", "Salle 3") == (settings.host, settings.dates, settings.place)
    assert ("Zoë", 9) == (settings.director, settings.seed)
    assert "00000000-0000-0000-0000-000000000001" == settings.event_id
    assert "Joueurs" in shell.workbook.sheets


@pytest.mark.parametrize("name", ["", "  "])
def test_an_event_without_a_name_is_ready_too(tmp_path: Path, name: str) -> None:
    """A blank name is none."""
    shell = Shell(tmp_path)

    assert shell.does("new", "--name", name).startswith("The event is ready. Type the players")
    assert "" == shell.event.settings.name


def test_the_same_command_makes_the_same_file(tmp_path: Path) -> None:
    """With clock, user and event id given a run can be repeated byte for byte."""
    same = ("--now", NOW, "--user", "Ann", "--id", "00000000-0000-0000-0000-000000000001")
    made = []
    for name in ("one", "two"):
        shell = Shell(tmp_path / name)
        shell.folder.mkdir()
        (shell.folder / "players.csv").write_text(TWELVE, encoding="utf-8")
        shell.does("new", *same)
        shell.does("import", shell.folder / "players.csv", "--here", *same[:4])
        shell.does("draw", *same[:4])
        made.append(files(shell.folder))

    assert made[0] == made[1]


def test_each_event_has_an_id_of_its_own(tmp_path: Path) -> None:
    """Without --id two events are never the same."""
    one, two = Shell(tmp_path / "one"), Shell(tmp_path / "two")
    for shell in (one, two):
        shell.folder.mkdir()
        shell.does("new", "--now", NOW)

    assert one.event.settings.event_id != two.event.settings.event_id


def test_import_reports_what_it_did_not_understand(new: Shell) -> None:
    """An unknown heading is named; the rest is imported, nobody is marked as seen."""
    path = new.folder / "list.csv"
    path.write_text("Name;Rank;Shoe size\nOta, Yuzo;5d;43\n", encoding="utf-8")

    told = new.does("import", path)

    assert "1 player added from list.csv." in told
    assert "Not imported, because the heading is not known: Shoe size." in told
    assert [("Ota", "Yuzo", False)] == [(p.family, p.given, p.here) for p in new.event.players]


def test_import_leaves_alone_who_is_there(listed: Shell) -> None:
    """The same list twice adds nobody."""
    told = listed.does("import", listed.folder / "players.csv")

    assert "0 players added from players.csv, 12 already there." in told


def test_sections_are_proposed_kept_and_moved(listed: Shell) -> None:
    """What stands on the sheet wins until a new proposal is asked for."""
    assert "as on the sheet" in listed.does("sections")
    assert "2 sections, ending at 1d, 5k." in listed.does("sections", "--down-to", "1d,5k")
    assert "2 sections as on the sheet" in listed.does("sections")
    assert "3 sections, ending at" in listed.does("sections", "--again", "--count", 3)


def test_the_next_step_is_spelled_out_for_the_file(listed: Shell) -> None:
    """The director can copy the line as it is."""
    assert f"{program_call()} draw {listed.file}" in listed.does("number")


def test_draw_makes_the_round_and_numbers_the_players(listed: Shell) -> None:
    """Six tables for twelve players, everybody numbered from the top."""
    told = listed.does("draw")
    event = listed.event

    assert "Round 1: 6 tables, no bye." in told
    assert [6] == [len(this.games) for this in event.rounds]
    assert list(range(1, 13)) == sorted(event.by_number)


def test_draw_again_keeps_what_is_decided(drawn: Shell) -> None:
    """A pair with a result survives the redraw."""
    first = drawn.event.rounds[0].games[0]
    drawn.does("result", first.white)

    told = drawn.does("draw", "--again")

    assert "1 pair kept." in told
    assert first.players in [game.players for game in drawn.event.rounds[0].games]


def test_results_come_by_winner_and_by_table(drawn: Shell) -> None:
    """The winners' numbers, and a table with what happened there."""
    numbers = winners(drawn)
    told = drawn.does("result", *numbers[:2], "--table", 3, "B", "--table", 4, "jigo")

    assert f"Table 1: {numbers[0]} - " in told
    assert "Round 1: results are missing at tables 5, 6." in told
    results = [game.result for game in drawn.event.rounds[0].games]
    assert ["WHITE", "WHITE", "BLACK", "JIGO", None, None] == [
        r and r.outcome.name for r in results
    ]


def test_results_of_an_older_round_can_be_corrected(drawn: Shell) -> None:
    """--round names the round; a correction names its table."""
    drawn.does("result", *winners(drawn))
    drawn.does("draw")

    drawn.does("result", "--round", 1, "--table", 1, "B")

    first = drawn.event.rounds[0].games[0].result
    assert first is not None
    assert "BLACK" == first.outcome.name


def test_result_without_winners_tells_who_is_still_playing(drawn: Shell) -> None:
    """What stands in the winners' list of the sheet counts as entered."""
    numbers = winners(drawn)
    drawn.types(1, {(4, "winners"): numbers[2], (5, "winners"): numbers[0]})

    assert "Round 1: results are missing at tables 2, 4, 5, 6." in drawn.does("result")


def test_a_whole_event_runs_from_the_list_to_the_winners(drawn: Shell) -> None:
    """Three rounds, each told what comes next, down to the standings."""
    for number in (1, 2, 3):
        told = drawn.does("result", *winners(drawn))
        if number < 3:
            assert f"Round {number} is complete. Enter in Players who sits out. Then: " in told
            drawn.does("draw")

    assert f"All 3 rounds are complete. Look at: {program_call()} standings {drawn.file}" in told
    assert "Standings after round 3 of 3" in drawn.does("standings")
    assert "Section 1: " in drawn.does("grid")


def test_the_check_changes_nothing(drawn: Shell) -> None:
    """What is looked at is not written, and the next step is that of the bar."""
    before = files(drawn.folder)

    assert "► Round 1 is drawn: print, post, start the clocks, then enter 6 results." in drawn.does(
        "check"
    )
    assert before == files(drawn.folder)


def test_the_check_speaks_to_machines(drawn: Shell) -> None:
    """Each problem with its weight, code, cell and way out."""
    drawn.types(1, {(4, "result"): "Z"})

    assert 3 == drawn.gives("check", drawn.file, "--json")
    problem = json.loads(drawn.said)["problems"][0]
    assert ("stop", "Round 1", "Round 1!F4") == (
        problem["weight"], problem["sheet"], problem["cell"],
    )  # fmt: skip
    assert {"weight", "code", "sheet", "cell", "message", "way_out"} == set(problem)


def test_the_check_tells_what_the_next_draw_will_ask(drawn: Shell) -> None:
    """Once under a heading, to machines as a list; nothing where nothing changed."""
    drawn.does("result", *winners(drawn))
    drawn.does("draw")
    heading = "Changed since rounds were drawn with it; the next draw will ask about it:\n  Round 1"

    assert "Changed since" not in drawn.does("check")

    drawn.types(1, {(4, "result"): "0-0"})
    told = json.loads(drawn.does("check", "--json"))["changed_since"]

    assert heading in drawn.does("check")
    assert told[0].startswith("Round 1, table 1, ")


def test_the_pairings_lie_beside_the_workbook(drawn: Shell) -> None:
    """An HTML file, made again when results are in; a sentence says what to do with it."""
    path = drawn.file.with_name("open-round-1-by-table.html")

    assert f"{path} is ready. Open it in a browser and print it" in drawn.does("print pairings")
    first = path.read_text(encoding="utf-8")
    drawn.does("result", *winners(drawn))
    drawn.does("print pairings")
    assert first != path.read_text(encoding="utf-8")


def test_the_pairings_are_printed_as_text_by_name_and_in_french(drawn: Shell) -> None:
    """Text comes to the terminal; with -o it goes into a file that must be new."""
    text = drawn.does("print pairings", "--text", "--by", "name", "--language", "fr")

    assert text.startswith("Ronde 1 · Club Open")
    assert "Fuseki, Felix" in text
    out = drawn.folder / "wall.txt"
    drawn.does("print pairings", "--text", "-o", out)
    assert "Fuseki, Felix" in out.read_text(encoding="utf-8")
    assert "wall.txt exists already" in drawn.refuses(4, "print pairings", "-o", out)


def test_a_sheet_called_pdf_is_one(drawn: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where none can be made it is a page by its own name; a PDF is never called a page."""
    monkeypatch.setattr("nigiri.hosts.paper.pdf.to_pdf", lambda _html: b"%PDF-")
    drawn.does("print pairings", "-o", drawn.folder / "wall.PDF")
    assert b"%PDF-" == (drawn.folder / "wall.PDF").read_bytes()

    other = drawn.folder / "other.html"
    assert "other.html would be a PDF" in drawn.refuses(2, "print grid", "--pdf", "-o", other)
    text = drawn.folder / "text.pdf"
    assert "--text or --pdf" in drawn.refuses(2, "print grid", "--text", "-o", text)

    def fails(_html: str) -> bytes:
        raise HostError(message("file.pdf.failed", browser="chromium"))

    monkeypatch.setattr("nigiri.hosts.paper.pdf.to_pdf", fails)
    drawn.does("print grid", "-o", drawn.folder / "grid.pdf")
    assert not (drawn.folder / "grid.pdf").exists()
    assert "<html" in (drawn.folder / "grid.html").read_text(encoding="utf-8")
    assert "chromium made no PDF" in drawn.warned


def test_the_pairings_tell_machines_where_they_are(drawn: Shell) -> None:
    """The object names the file that was written."""
    told = json.loads(drawn.does("print pairings", "--json", "--round", 1))

    assert str(drawn.file.with_name("open-round-1-by-table.html")) == told["file"]


def test_the_pairings_open_in_the_browser(drawn: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """--open hands the file to the system."""
    opened: list[str] = []
    monkeypatch.setattr("nigiri.cli.commands.views.click.launch", opened.append)

    drawn.does("print pairings", "--open", "--by", "name")

    assert [str(drawn.file.with_name("open-round-1-by-name.html"))] == opened


def test_a_backup_is_kept_of_what_was_there(drawn: Shell) -> None:
    """The backups bear the time given; one is the file as it was, the other as it is."""
    before = drawn.file.read_bytes()

    drawn.does("result", *winners(drawn), "--now", "2005-05-21T12:30")

    copies = backups(drawn.file)
    assert all("2005-05-21 12.30.00" in copy.name for copy in copies)
    assert [before, drawn.file.read_bytes()] == [copy.read_bytes() for copy in copies]


def forgets_its_layout(listed: Shell) -> None:
    """Delete what says which layout the workbook is of."""
    row = place(listed.workbook, "schema").row
    listed.types("event", {(row, key): None for key in ("round", "results", "when")})


def test_an_older_workbook_is_brought_up_to_date_by_the_first_command(listed: Shell) -> None:
    """A workbook without a layout version gets it with the command, after a backup."""
    forgets_its_layout(listed)

    assert f"The workbook was updated from layout 0 to layout {SCHEMA}." in listed.does("draw")
    assert 1 == len(read(listed.workbook).event.rounds)
    assert 2 == len(backups(listed.file))


def test_the_check_reads_an_older_workbook_as_it_will_be(listed: Shell) -> None:
    """Nothing is complained about that the next command mends by itself."""
    forgets_its_layout(listed)

    assert "Layout version" not in listed.does("check")


def test_a_link_is_followed_to_the_file(drawn: Shell) -> None:
    """A command on a link writes the workbook and leaves the link."""
    link = drawn.folder / "link.xlsx"
    link.symlink_to(drawn.file)

    assert 0 == drawn.gives("result", link, *winners(drawn))

    assert link.is_symlink()
    assert drawn.event.rounds[0].complete


def test_a_name_with_spaces_is_quoted_for_the_shell(listed: Shell) -> None:
    """What comes next can be copied for such a file too."""
    shutil.move(listed.file, listed.folder / "my open.xlsx")

    assert 0 == listed.gives("number", listed.folder / "my open.xlsx")

    assert f"'{listed.folder / 'my open.xlsx'}'" in listed.said
