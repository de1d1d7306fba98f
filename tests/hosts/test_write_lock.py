"""One command at a time writes a workbook: who holds it is told, and a dead one holds nothing."""

from __future__ import annotations

import errno
import json
import os
import signal
import time
from typing import TYPE_CHECKING

import pytest

from nigiri.errors import HostError
from nigiri.hosts.files import write_lock as module
from nigiri.hosts.files.states import Deed, backup_folder, states_of
from nigiri.hosts.files.write_lock import Holder, write_lock
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from tests.hosts.club import club
from tests.hosts.holding import held, started
from tests.hosts.kinds import NOW

if TYPE_CHECKING:
    from pathlib import Path

WRITE = Changes((SetCells("Hall", (CellChange(4, 2, None, "jigo"),)),))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a club's workbook in a folder of its own."""
    path = tmp_path / "open.xlsx"
    path.write_bytes(club())
    return path


def test_a_command_waits_for_another_one(file: Path) -> None:
    """What takes half a second is worth no sentence."""
    with held(file) as other:
        assert other.stdin is not None
        other.stdin.close()
        XlsxFile(file, now=NOW, deed=Deed(NOW, "Ann", "result")).apply(WRITE)
        other.wait()
        other.stdin = None

    assert ["result"] == [state.command for state in states_of(file)[1:]]


def test_both_ways_to_lock_wait_for_each_other(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of Linux and macOS, and that of Windows and older versions."""
    monkeypatch.setattr(module, "PATIENCE", 0)
    for first, second in ((False, True), (True, False)):
        monkeypatch.setattr(module, "_WINDOWS", first)
        with write_lock(file, Holder("Ann", "draw")):
            monkeypatch.setattr(module, "_WINDOWS", second)
            with pytest.raises(HostError, match="is being written"), write_lock(file, Holder()):
                pass


def test_a_command_that_was_killed_stops_nobody(file: Path) -> None:
    """Its lock goes with it, though the file with its name stays until the next one writes."""
    with held(file) as other:
        other.kill()
        assert -signal.SIGKILL == other.wait() or os.name == "nt"
        lock = backup_folder(file) / "lock"
        assert "Ben" == json.loads(lock.read_bytes())["user"]
        XlsxFile(file, now=NOW, deed=Deed(NOW, "Ann", "result")).apply(WRITE)

    assert b"" == lock.read_bytes()
    assert 2 == len(states_of(file))


def test_a_lock_without_words_is_told_all_the_same(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its holder had no room to write them, or is just about to."""
    monkeypatch.setattr(module, "PATIENCE", 0)
    with held(file):
        (backup_folder(file) / "lock").write_bytes(b"")
        with pytest.raises(HostError, match="is being written by another command, and nothing"):
            XlsxFile(file, now=NOW).apply(WRITE)


def test_a_drive_without_locks_is_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it always was; another error of the drive is told."""
    tried = []

    def fail(*_: object, **__: object) -> bool:
        tried.append(error)
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr("fcntl.flock", fail)
    error = errno.ENOLCK
    XlsxFile(file, now=NOW).apply(WRITE)
    assert 2 == len(states_of(file))
    error = errno.EIO
    with pytest.raises(HostError, match="the drive gives errors"):
        XlsxFile(file, now=NOW).apply(WRITE)
    assert [errno.ENOLCK, errno.EIO] == tried


@pytest.mark.parametrize("go", [True, False])
def test_where_nothing_was_kept_nothing_is_left(
    file: Path, monkeypatch: pytest.MonkeyPatch, *, go: bool
) -> None:
    """A command that was refused, and one that had nothing to write, leave no folder.

    Also where an open file cannot go, as on Windows: then it goes afterwards.
    """
    monkeypatch.setattr(module, "_OPEN_FILES_GO", go)
    with write_lock(file, Holder("Ann", "recalculate")):
        assert backup_folder(file).is_dir()
    assert not backup_folder(file).exists()
    with pytest.raises(HostError, match="There is no cell in row 0"):
        XlsxFile(file, now=NOW).apply(Changes((SetCells("Hall", (CellChange(0, 1, None, 1),)),)))
    assert [file] == list(file.parent.iterdir())


def test_a_lock_that_went_meanwhile_is_made_anew(file: Path) -> None:
    """Who waited for a lock that its holder took away waits for nothing: it makes another."""
    with held(file):
        waiting = started(file)
        time.sleep(0.5)
        assert waiting.poll() is None
    with waiting:
        assert waiting.stdout is not None
        assert "held\n" == waiting.stdout.readline()
        assert (backup_folder(file) / "lock").is_file()
        waiting.communicate()

    assert [file] == list(file.parent.iterdir())


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_a_lock_that_is_a_link_is_not_followed(file: Path, tmp_path: Path) -> None:
    """Somebody's folder came by mail, and the name leads to a file that is not nigiri's."""
    before, mine = file.read_bytes(), tmp_path / "mine.txt"
    mine.write_bytes(b"mine")
    backup_folder(file).mkdir()
    (backup_folder(file) / "lock").symlink_to(mine)

    with pytest.raises(HostError):
        XlsxFile(file, now=NOW).apply(WRITE)
    assert b"mine" == mine.read_bytes()
    assert before == file.read_bytes()


def test_a_folder_that_went_is_not_waited_for(file: Path) -> None:
    """It is told at once."""
    gone = file.parent / "gone" / "open.xlsx"
    with pytest.raises(HostError, match="does not exist; make it first"), \
            write_lock(gone, Holder()):  # fmt: skip
        pass


def test_a_folder_in_the_place_of_the_lock_is_told_as_what_it_is(file: Path) -> None:
    """The workbook is none, and nothing of it is written (M23)."""
    before = file.read_bytes()
    (backup_folder(file) / "lock").mkdir(parents=True)

    with pytest.raises(HostError) as told:
        XlsxFile(file, now=NOW, deed=Deed(NOW, "Ann", "result")).apply(WRITE)

    assert "In open.xlsx states, lock is a folder" in str(told.value)
    assert before == file.read_bytes()
    assert ["lock"] == [each.name for each in backup_folder(file).iterdir()]
