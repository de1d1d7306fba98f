"""Whenever a command fails or is killed, the workbook is the old one or the new one, whole.

`nigiri result` runs as a program of its own. The system counts its calls (tests/hosts/traced.py):
before each of them it is killed without a chance to tidy up, and each of them fails. It is also
killed at some time, whatever it does then. A small sample is drawn by a seed every time, all of
them run in the long tests.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from itertools import groupby, product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.hosts.files.states import backups, bytes_of, states_of
from tests.cli.shell import ADDIN, NOW, Shell, files
from tests.desk.story import begin, roster
from tests.hosts.traced import Call, Tracer

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows kills in another way")

RESULT = ("--table", "1", "W", "--now", NOW, "--user", "desk")
COPY = "open.xlsx states/open 2005-05-21 09.00.00 00000{}.xlsx"
TEMPORARY = re.compile(r"\.nigiri-[^/]*\.tmp")
OUTPUT = ("pipe:", "/dev/")
KILLED = -9
#: How the calls that really happen can fail: a full disk, a drive pulled out, a file held open.
ERRORS = {
    "write": ("ENOSPC", "EIO", "EDQUOT", "EFBIG"),
    "fsync": ("EIO", "ENOSPC"),
    "mkdir": ("EACCES", "EROFS", "ENOSPC"),
    "chmod": ("EPERM",),
    "ftruncate": ("EIO",),
    "rename": ("EXDEV", "EBUSY", "EACCES", "ENOSPC", "ESTALE"),
}
#: Parts of the command's time in which a moment is chosen: the whole, and near the writing.
WHOLE, WRITING = (0.0, 1.1), (0.55, 1.0)


@dataclass(frozen=True)
class Event:
    """A workbook before and after the result, and the seconds that the command takes."""

    old: bytes
    new: bytes
    seconds: float

    def laid(self, folder: Path) -> Shell:
        """Return a shell in a new folder with the old workbook."""
        folder.mkdir()
        shell = Shell(folder)
        shell.file.write_bytes(self.old)
        return shell


def command(folder: Path) -> list[str]:
    """Return the command on the workbook of a folder, as a program of its own."""
    return [sys.executable, "-m", "nigiri", "result", str(folder / "open.xlsx"), *RESULT]


def environment() -> dict[str, str]:
    """Return the environment in which the command writes nothing but what it has to."""
    ours = {"PYTHONPATH": str(ADDIN), "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"}
    return {**os.environ, **ours}


def started(folder: Path) -> subprocess.Popen[bytes]:
    """Start the command."""
    silent = subprocess.DEVNULL
    return subprocess.Popen(command(folder), env=environment(), stdout=silent, stderr=silent)


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Event:
    """Return a club's event in round 1, and what the command does when nobody kills it."""
    folder = tmp_path_factory.mktemp("whole")
    story = begin(folder / "open.xlsx", rounds=3)
    story.does(import_players, roster(8), source="list", here=True)
    story.does(draw)
    old = (folder / "open.xlsx").read_bytes()
    shutil.rmtree(folder / "open.xlsx states")
    began = time.monotonic()
    assert 0 == started(folder).wait()
    seconds = time.monotonic() - began
    new = (folder / "open.xlsx").read_bytes()
    assert old != new
    return Event(old, new, seconds)


@dataclass(frozen=True)
class Trials:
    """The command with each of its calls, one of which is spoilt at a time; index -- of it."""

    event: Event
    strace: str
    folder: Path
    calls: tuple[Call, ...]

    @property
    def decisive(self) -> int:
        """Return the index of the call by which the new file takes the old one's name."""
        return max(at for at, call in enumerate(self.calls) if call.kind == "rename")

    def spoilt(
        self, index: int, how: str, *, for_good: bool = False
    ) -> tuple[Shell, subprocess.CompletedProcess[str]]:
        """Return a folder in which the command met that, and how the command ended."""
        name = f"{index} {how}{' for good' * for_good}"
        shell = self.event.laid(self.folder / name)
        tracer = Tracer(self.strace, command(shell.folder), environment())
        log = self.folder / f"{name}.log"
        return shell, tracer.spoilt(log, self.calls[index], how, for_good=for_good)

    def killed(self, index: int) -> None:
        """Kill the command before a call; the file is the old one until it is the new one."""
        shell, ended = self.spoilt(index, "signal=KILL")

        assert KILLED == ended.returncode, self.calls[index]
        expected = self.event.old if index <= self.decisive else self.event.new
        assert expected == shell.file.read_bytes(), self.calls[index]
        check(self.event, shell)

    def failed(self, index: int, error: str, *, for_good: bool = False) -> None:
        """Let a call fail: the old file with one sentence, or the new one; no traces."""
        call = self.calls[index]
        shell, ended = self.spoilt(index, f"error={error}", for_good=for_good)
        told, where = ended.stderr.splitlines(), (call, error, ended.stderr)

        assert ended.returncode in {0, 4}, where
        written = ended.returncode == 0 or index > self.decisive
        assert (self.event.new if written else self.event.old) == shell.file.read_bytes(), where
        if not for_good:
            assert (ended.returncode != 0) == (len(told) == 1), where
            assert not any("fault of nigiri" in line for line in told), where
            assert written or ["open.xlsx"] == list(files(shell.folder)), where
        check(self.event, shell)


@pytest.fixture(scope="module")
def trials(
    event: Event, program: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Trials:
    """Return what the command does when nothing goes wrong, where the system tells."""
    if sys.platform != "linux":
        pytest.skip("strace is a program of Linux")
    strace, folder = program("strace"), tmp_path_factory.mktemp("trials")
    shell = event.laid(folder / "whole")
    tracer = Tracer(strace, command(shell.folder), environment())
    calls = tracer.calls(folder / "whole.log")
    assert event.new == shell.file.read_bytes()
    return Trials(event, strace, folder, tuple(calls))


def check(event: Event, shell: Shell) -> None:
    """Check that nothing is half done, that every copy is whole, and that the next one tidies up.

    The file is the old or the new one, so it can be opened; the lock is nobody's; at most one file
    is unfinished, and that goes when it is old.
    """
    left = files(shell.folder)
    unfinished = [name for name in left if TEMPORARY.search(name)]
    copies = {path.relative_to(shell.folder).as_posix() for path in backups(shell.file)}

    assert left["open.xlsx"] in {event.old, event.new}
    assert len(unfinished) <= 1
    known = {"open.xlsx", "open.xlsx states/history.json", "open.xlsx states/lock", *copies}
    assert [] == sorted(set(left) - known - set(unfinished))
    assert {bytes_of(shell.file, s) for s in states_of(shell.file)} <= {event.old, event.new}
    for name in unfinished:
        os.utime(shell.folder / name, (0, 0))
    shell.does("result", *RESULT)
    assert event.new == shell.file.read_bytes()
    assert [] == [name for name in files(shell.folder) if TEMPORARY.search(name)]


def by_time(event: Event, folder: Path, moments: list[float]) -> None:
    """Kill the command after each of these parts of its time, and check what is left."""
    for at, part in enumerate(moments):
        shell = event.laid(folder / f"time {at}")
        with started(shell.folder) as victim:
            time.sleep(part * event.seconds)
            victim.kill()
        check(event, shell)


def written(path: str) -> list[str]:
    """Return how a file is written: whole, brought to the disk, named, the name on the disk too."""
    folder = Path(path).parent
    new = str(folder / "temporary")
    return [f"write {new}", f"fsync {new}", f"chmod {new}", f"rename {path}", f"fsync {folder}"]


def test_the_new_file_is_on_the_disk_before_it_takes_the_name(trials: Trials) -> None:
    """And before that the old one is kept, and the new one as a state, and the list of states.

    All that while the workbook is locked, and the lock says who writes.
    """
    folder, order = str(trials.folder / "whole"), []
    for call in trials.calls:
        if call.path.startswith(folder):
            name = TEMPORARY.sub("temporary", call.path.removeprefix(folder).lstrip("/")) or "."
            order.append(f"{call.kind} {name}")

    states, lock = "open.xlsx states", "open.xlsx states/lock"
    assert [
        f"mkdir {states}", f"chmod {states}", f"write {lock}",
        *written(COPY.format(1)), *written(COPY.format(2)),
        *written("open.xlsx states/history.json"), *written("open.xlsx"), f"ftruncate {lock}",
    ] == [line for line, _ in groupby(order)]  # fmt: skip
    outside = [call for call in trials.calls if not call.path.startswith(folder)]
    assert [] == [call for call in outside if not call.path.startswith(OUTPUT)]


def test_a_killed_command_leaves_the_old_or_the_new_workbook(trials: Trials) -> None:
    """Just before the new file takes its name, and before another call by a seed."""
    random = Random(2005)  # noqa: S311 -- no secret is made from it

    for index in (random.randrange(trials.decisive), trials.decisive):
        trials.killed(index)


def test_a_call_that_fails_leaves_the_old_workbook(trials: Trials) -> None:
    """The drive does not let the new file take the name."""
    trials.failed(trials.decisive, "EBUSY")


def test_a_command_killed_at_some_time_leaves_a_whole_workbook(
    event: Event, tmp_path: Path
) -> None:
    """A moment by a seed."""
    random = Random(2005)  # noqa: S311 -- no secret is made from it

    by_time(event, tmp_path, [random.uniform(*WRITING)])


@pytest.mark.long
def test_a_command_may_be_killed_before_every_call(trials: Trials) -> None:
    """Every write, fsync, rename, and whatever else changes files."""
    for index in range(len(trials.calls)):
        trials.killed(index)


@pytest.mark.long
@pytest.mark.parametrize("for_good", [False, True])
def test_every_call_may_fail(trials: Trials, *, for_good: bool) -> None:
    """With every error that it can meet; a kind of call without errors here is a new one."""
    for index, call in enumerate(trials.calls):
        for error in ERRORS[call.kind]:
            trials.failed(index, error, for_good=for_good)


@pytest.mark.long
def test_a_command_may_be_killed_at_any_moment(event: Event, tmp_path: Path) -> None:
    """Two hundred moments, half of them near the writing."""
    random = Random(27)  # noqa: S311 -- no secret is made from it
    spans = [span for _, span in product(range(100), (WHOLE, WRITING))]

    by_time(event, tmp_path, [random.uniform(*span) for span in spans])
