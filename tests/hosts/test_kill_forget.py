"""`nigiri forget` killed before any call, or a call of it failing: old or new, and it goes on.

As test_kill.py does for a command that keeps states: a small sample is drawn by a seed every time,
all calls are spoilt in the long tests.
"""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.season.season import season as changes
from nigiri.hosts.files.states import Deed, backups, states_of
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.hosts.xlsx.unused_texts import unused_texts
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.season.read import season_sheets
from nigiri.workbook.season.season import Entered, Entrant
from tests.cli.shell import NOW, Shell, files
from tests.desk.story import DESK
from tests.hosts.test_kill import ERRORS, TEMPORARY, environment
from tests.hosts.traced import Tracer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.hosts.traced import Call

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="strace is a program of Linux")

SECRET = "is ill, 514 555 0199"  # noqa: S105 -- a note about somebody


@dataclass(frozen=True)
class Event:
    """A folder with an event that has something to forget; the calls of the command.

    new -- the workbook afterwards
    """

    folder: Path
    new: bytes
    calls: tuple[Call, ...]
    strace: str

    def spoilt(self, folder: Path, index: int, how: str) -> tuple[Shell, int]:
        """Return a copy of the folder in which the command met that, and its exit code."""
        shell = Shell(shutil.copytree(self.folder, folder / f"{index} {how}"))
        log = folder / f"{index} {how}.log"
        tracer = Tracer(self.strace, command(shell.folder), environment())
        return shell, tracer.spoilt(log, self.calls[index], how).returncode

    def check(self, shell: Shell) -> None:
        """Check that the workbook is whole, its states all there or none, and that it goes on."""
        old = files(self.folder)
        copies = {"open.xlsx states/" + path.name for path in backups(self.folder / "open.xlsx")}
        states = {name: old[name] for name in (*copies, "open.xlsx states/history.json")}
        left = files(shell.folder)

        assert left["open.xlsx"] in {old["open.xlsx"], self.new}
        assert states.items() <= left.items() or () == states_of(shell.file)
        assert left["open.xlsx"] == self.new or states.items() <= left.items()
        for name in left:
            if TEMPORARY.search(name):
                os.utime(shell.folder / name, (0, 0))
        shell.does("forget", "--yes", "--now", NOW, "--user", "Ann")
        shell.does("forget", "--yes", "--now", NOW, "--user", "Ann")
        assert self.new == shell.file.read_bytes()
        assert not [name for name in files(shell.folder) if "states" in name]


def command(folder: Path) -> list[str]:
    """Return the command on the workbook of a folder, as a program of its own."""
    told = ("forget", str(folder / "open.xlsx"), "--yes", "--now", NOW, "--user", "Ann")
    return [sys.executable, "-m", "nigiri", *told]


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory, program: Callable[[str], str]) -> Event:
    """Return an event with a note about somebody, and what the command does undisturbed."""
    strace, folder = program("strace"), tmp_path_factory.mktemp("forgets")
    shell = Shell(folder / "hall")
    shell.folder.mkdir()
    (shell.folder / "p.csv").write_text(
        "Name,Rank,Notes\n" + f'"Ota, Yuzo",3d,"{SECRET}"\n', "utf-8"
    )
    shell.does("new", "--rounds", 3, "--name", "Club", "--now", NOW)
    shell.does("import", shell.folder / "p.csv", "--now", NOW)
    return undisturbed(shell, folder, strace)


def undisturbed(shell: Shell, folder: Path, strace: str) -> Event:
    """Return what the command does on the workbook of a shell when nothing disturbs it."""
    whole = Shell(shutil.copytree(shell.folder, folder / "whole"))
    tracer = Tracer(strace, command(whole.folder), environment())
    calls = tracer.calls(folder / "whole.log")
    own = tuple(each for each in calls if str(whole.folder) in each.path)
    assert 0 == unused_texts(whole.file.read_bytes())
    return Event(shell.folder, whole.file.read_bytes(), own, strace)


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory, program: Callable[[str], str]) -> Event:
    """Return the workbook of a season with a note about somebody, and an earlier copy of it."""
    strace, folder = program("strace"), tmp_path_factory.mktemp("seasons")
    shell = Shell(folder / "hall")
    shell.folder.mkdir()
    may = Entered("may", "May", "", (Entrant(1, "Ota, Yuzo", "", "3d", 1, 2),))
    book = changes(None, [may], shell.file.name, {"language": "en", "name": "2026"})
    XlsxFile(shell.file, now=DESK.now).create(book)
    at = season_sheets(shell.workbook)["season-results"]
    note = CellChange(at.first_row, at.columns["note"], None, SECRET)
    host = XlsxFile(shell.file, now=DESK.now, deed=Deed(DESK.now, "Ann", "season"))
    host.apply(Changes((SetCells(at.name, (note,)),)))
    return undisturbed(shell, folder, strace)


def killed(event: Event, folder: Path, index: int) -> None:
    """Kill the command before a call."""
    shell, ended = event.spoilt(folder, index, "signal=KILL")

    assert -9 == ended, event.calls[index]
    event.check(shell)


def failed(event: Event, folder: Path, index: int) -> None:
    """Let a call fail with the first error that its kind can meet."""
    error = ERRORS.get(event.calls[index].kind, ("EACCES",))[0]
    shell, ended = event.spoilt(folder, index, f"error={error}")

    assert ended in {0, 4}, event.calls[index]
    event.check(shell)


def test_the_workbook_is_written_before_its_copies_go(event: Event) -> None:
    """They go by one rename, so that none of them is a state any more; then each is removed."""
    kinds = [(call.kind, call.path.rpartition("/")[2]) for call in event.calls]
    written = kinds.index(("rename", "open.xlsx"))
    renamed = kinds.index(("rename", "open.xlsx states going"))
    removed = [at for at, (kind, _) in enumerate(kinds) if kind in {"unlink", "rmdir"}]

    assert written < renamed < min(removed)


def test_killed_it_leaves_the_old_or_the_new_workbook_and_goes_on(
    event: Event, tmp_path: Path
) -> None:
    """Before two calls by a seed, and before the folder of states goes."""
    random, last = Random(31), len(event.calls) - 1  # noqa: S311 -- no secret is made from it

    for index in {random.randrange(last), random.randrange(last), last}:
        killed(event, tmp_path, index)


@pytest.mark.long
def test_killed_on_a_seasons_workbook_it_goes_on_as_well(season: Event, tmp_path: Path) -> None:
    """Before one call by a seed, and before the folder of states goes."""
    last = len(season.calls) - 1

    for index in {Random(7).randrange(last), last}:  # noqa: S311 -- as above
        killed(season, tmp_path, index)


def test_a_call_that_fails_leaves_it_to_the_next_time(event: Event, tmp_path: Path) -> None:
    """The folder of states cannot be renamed: the workbook has forgotten, the states are there."""
    names = [call.path.rpartition("/")[2] for call in event.calls]

    failed(event, tmp_path, names.index("open.xlsx states going"))


@pytest.mark.long
def test_it_may_be_killed_before_every_call_and_every_call_may_fail(
    event: Event, tmp_path: Path
) -> None:
    """Every write, rename, and removal."""
    assert event.calls
    for index in range(len(event.calls)):
        killed(event, tmp_path, index)
        failed(event, tmp_path, index)
