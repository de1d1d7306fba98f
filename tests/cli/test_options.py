"""What every command understands: a copy, a preview, an object for machines, a clock, a name."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from nigiri.workbook.model.codec import from_json
from tests.cli.shell import NOW, Shell, files

if TYPE_CHECKING:
    import pytest


def test_a_copy_is_written_and_the_original_stays(listed: Shell) -> None:
    """-o leaves the file byte for byte as it was, and keeps no backup of what is new."""
    before = listed.file.read_bytes()
    copy = listed.folder / "copy.xlsx"

    told = listed.does("draw", "-o", copy)

    assert before == listed.file.read_bytes()
    assert f"print pairings {copy}" in told
    assert {"copy.xlsx", "open.xlsx", "players.csv"} == set(files(listed.folder))
    listed.file = copy
    assert 1 == len(listed.event.rounds)


def test_a_copy_is_written_although_nothing_changes(listed: Shell) -> None:
    """Somebody who asks for a copy gets one."""
    copy = listed.folder / "copy.xlsx"

    listed.does("standings", "-o", copy)

    assert copy.exists()


def test_a_copy_never_overwrites(listed: Shell) -> None:
    """A name that is taken is refused."""
    copy = listed.folder / "copy.xlsx"
    copy.write_bytes(b"mine")

    told = listed.refuses(4, "draw", "-o", copy)

    assert "copy.xlsx exists already; choose another name, or move it away." == told


def test_a_file_may_be_its_own_copy(listed: Shell) -> None:
    """-o with the file's own name writes the file."""
    listed.does("draw", "-o", listed.file)

    assert 1 == len(listed.event.rounds)


def test_the_preview_lists_the_cells_and_writes_nothing(drawn: Shell) -> None:
    """Sheet, cell, before and after; what was typed stands last, nearest to the prompt."""
    before = files(drawn.folder)

    told = drawn.does("result", "--table", 1, "B", "--dry-run")

    assert before == files(drawn.folder)
    assert "Round 1  " in told
    lines = [line.split() for line in told.splitlines()]
    assert ["Round", "1", "F4", "●", "0-1"] in lines
    assert ["Sheet", "Cell", "Before", "After"] in lines
    assert told.rstrip().endswith("Nothing was written (--dry-run).")


def test_the_preview_of_a_draw_lists_the_new_sheet(listed: Shell) -> None:
    """A new sheet is one line, followed by what the draw writes into it."""
    told = listed.does("draw", "--dry-run")

    assert ["Round", "1", "new", "sheet"] in [line.split() for line in told.splitlines()]
    assert "Tengen, Theo" in told


def test_the_preview_lists_the_rounds_that_go(drawn: Shell) -> None:
    """With a round fewer, Event does not list it any more."""
    drawn.chooses("rounds", 1)
    cells = json.loads(drawn.does("standings", "--dry-run", "--json"))["cells"]

    assert ("Event", "A5", None) in [(cell["sheet"], cell["cell"], cell["after"]) for cell in cells]


def test_the_preview_of_a_new_event_makes_no_file(new: Shell) -> None:
    """Every sheet is listed as new."""
    new.file = new.folder / "other.xlsx"

    told = new.does("new", "--dry-run")

    assert not new.file.exists()
    assert 8 == told.count("new sheet")


def test_machines_get_the_cells_of_a_preview(drawn: Shell) -> None:
    """Each with sheet, cell, before, after, and whether it follows from others."""
    told = json.loads(drawn.does("result", "--table", 1, "B", "--dry-run", "--json"))

    assert not told["written"]
    assert {
        "sheet": "Round 1", "cell": "F4", "before": None, "after": "● 0-1", "computed": False,
    } in told["cells"]  # fmt: skip


def test_machines_get_the_changes_in_their_versioned_form(drawn: Shell) -> None:
    """The object holds what was done, as workbook/model/codec.py reads it."""
    told = json.loads(drawn.does("result", "--table", 1, "B", "--json"))
    changes = from_json(json.dumps(told["changes"]))

    assert ("result", str(drawn.file), True) == (told["command"], told["file"], told["written"])
    assert told["sentences"] == list(changes.sentences)
    assert "Round 1" in changes.fingerprints


def test_the_log_says_who_and_when(drawn: Shell) -> None:
    """--user and --now are written into the Log; a zone is left out."""
    drawn.does("result", "--table", 1, "B", "--user", "Ann", "--now", "2005-05-21T11:05+02:00")

    assert ("2005-05-21 11:05:00", "Ann", "result") == drawn.workbook["Log"].row(4)[:3]


def test_without_a_clock_and_a_name_the_system_is_asked(
    drawn: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one who is logged in, and nobody where the system does not know."""
    monkeypatch.setattr("getpass.getuser", lambda: "ben")
    drawn.does("result", "--table", 1, "B")
    assert "ben" == drawn.workbook["Log"].cell(4, 2)

    def unknown() -> str:
        raise KeyError

    monkeypatch.setattr("getpass.getuser", unknown)
    drawn.does("result", "--table", 2, "B")
    assert drawn.workbook["Log"].cell(4, 2) is None


def test_a_file_open_elsewhere_is_read_with_a_warning(drawn: Shell) -> None:
    """What is not saved there is not seen; nothing else stops looking."""
    (drawn.folder / ".~lock.open.xlsx#").write_text(",ann,hall,21.05.2005 09:00,file;", "utf-8")
    warning = (
        "open.xlsx is open in LibreOffice by ann (hall, 21.05.2005 09:00): what is not saved "
        "there does not count.\n"
    )

    for command in (["check"], ["print pairings", "--text"], ["standings", "--dry-run"],
                    ["draw --again", "-o", drawn.folder / "copy.xlsx"]):  # fmt: skip
        drawn.does(str(command[0]), *command[1:])
        assert warning == drawn.warned


def test_tables_have_no_colours_where_there_is_no_terminal(drawn: Shell) -> None:
    """What is piped or written into a file holds no escape codes."""
    drawn.does("result", "--table", 1, "B", "--now", NOW)

    assert "\x1b" not in drawn.does("standings") + drawn.does("standings", "--dry-run")
