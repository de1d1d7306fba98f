"""`nigiri organise --when`: the hours of the organiser's timetable, written into the event."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.files.open import closed_file
from tests.cli.shell import NOW, Shell
from tests.desk.story import DESK
from tests.hosts.office import all_converted, converted

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Return an event of three rounds with an hour each, without an organiser's workbook."""
    shell = Shell(tmp_path)
    shell.does("new", "--rules", "quebec", "--rounds", "3", "--time", "60 min + 30/10")
    return shell


def test_the_hours_are_written_logged_and_undone(shell: Shell) -> None:
    """As by any other command on the event; the organiser's workbook is only read."""
    shell.does("organise", "--now", NOW)
    before = shell.file.read_bytes()
    own = shell.folder / "open organiser PRIVATE.xlsx"
    beside = own.read_bytes()

    said = shell.does("organise", "--when", "--now", NOW)
    assert "Event: the hours of 3 rounds are now in the column When." in said
    assert ("10:00", "13:00", "15:30") == shell.event.settings.when
    assert beside == own.read_bytes()
    shell.does("undo", "--yes")
    assert before == shell.file.read_bytes()


def test_a_dry_run_writes_nothing(shell: Shell) -> None:
    """It shows the cells."""
    shell.does("organise", "--now", NOW)

    assert "13:00" in shell.does("organise", "--when", "--dry-run")
    assert () == tuple(filter(None, shell.event.settings.when))


def test_without_an_organisers_workbook_it_says_how_to_make_one(shell: Shell) -> None:
    """Nothing is written."""
    before = shell.file.read_bytes()

    assert 4 == shell.gives("organise", shell.file, "--when")
    assert "There is no open organiser PRIVATE.xlsx with a timetable yet." in shell.warned
    assert before == shell.file.read_bytes()


@pytest.mark.usefixtures("office_stays")
def test_beside_an_ods_file_the_organisers_is_one(
    shell: Shell, program: Callable[[str], str]
) -> None:
    """LibreOffice writes it; the long tests bring it up to date."""
    saved = converted(program("soffice"), shell.file, "ods", shell.folder / "saved")
    shell.file = shell.folder / "autumn.ods"
    shutil.copy(saved, shell.file)
    shell.does("organise", "--now", NOW)

    own = shell.folder / "autumn organiser PRIVATE.ods"
    assert "Budget PRIVATE" in closed_file(own, now=DESK.now).snapshot()


@pytest.mark.long
def test_in_an_ods_file_nothing_is_lost(shell: Shell, program: Callable[[str], str]) -> None:
    """LibreOffice writes the organiser's; alike formats of neighbours come back as they were."""
    later = shell.folder / "later.xlsx"
    shell.does("add", "Doe, John", "--rank", "2d", "-o", later)
    first, then = all_converted(
        program("soffice"), [shell.file, later], "ods", shell.folder / "saved"
    )
    shell.file = shell.folder / "autumn.ods"
    shutil.copy(first, shell.file)
    shell.does("organise", "--now", NOW)
    shutil.copy(then, shell.file)

    assert "is up to date: 1 player, 1 of them new" in shell.does("organise", "--now", NOW)
    assert "nothing had to be changed" in shell.does("organise", "--now", NOW)


@pytest.mark.long
def test_the_hours_go_into_an_ods_file(shell: Shell, program: Callable[[str], str]) -> None:
    """As any other command writes one; then the organiser's workbook is brought up to date."""
    program("soffice")
    shell.file = shell.folder / "autumn.ods"
    shell.does("new", "--rules", "quebec", "--rounds", "2", "--time", "60 min + 30/10")
    shell.does("organise", "--now", NOW)

    assert "2 rounds" in shell.does("organise", "--when", "--now", NOW)
    shell.does("add", "Doe, John", "--rank", "2d")
    assert "is up to date: 1 player, 1 of them new" in shell.does("organise", "--now", NOW)
    assert "nothing had to be changed" in shell.does("organise", "--now", NOW)
