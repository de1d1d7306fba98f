"""Whenever a command is killed, the workbook is the old one or the new one, whole.

`nigiri result` runs as a program of its own and is killed without a chance to tidy up: by itself,
as it is about to do its n-th thing with the files of the folder, or by the system at some time.
A small sample is drawn by a seed every time, all of them run in the long tests.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw import draw
from nigiri.desk.importing import import_players
from nigiri.hosts.safe import backups
from tests.cli.shell import ADDIN, NOW, Shell, files
from tests.desk.story import begin, roster

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows kills in another way")

RESULT = ("--table", "1", "W", "--now", NOW, "--user", "desk")
#: Python tells of every file that is about to be opened, made, renamed or removed.
VICTIM = """
import os, runpy, signal, sys
folder, last, *sys.argv[1:] = sys.argv[1:]
done = 0
def watch(event, args):
    global done
    if event.startswith(("open", "os.")) and args and folder in str(args[0]):
        done += 1
        if done == int(last):
            os.kill(os.getpid(), signal.SIGKILL)
sys.addaudithook(watch)
try:
    runpy.run_module("nigiri", run_name="__main__", alter_sys=True)
finally:
    print("things done:", done)
"""


@dataclass(frozen=True)
class Event:
    """A workbook before and after the result; how much is done meanwhile, and in what time."""

    old: bytes
    new: bytes
    things: int
    seconds: float


def started(folder: Path, last: int) -> subprocess.Popen[str]:
    """Start the command on the workbook of a folder; it kills itself at that thing, 0 for never."""
    return subprocess.Popen(
        [sys.executable, "-c", VICTIM, str(folder), str(last), "result",
         str(folder / "open.xlsx"), *RESULT],
        env={**os.environ, "PYTHONPATH": str(ADDIN), "PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8",
    )  # fmt: skip


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Event:
    """Return a club's event in round 1, and what the command does when nobody kills it."""
    folder = tmp_path_factory.mktemp("whole")
    story = begin(folder / "open.xlsx", rounds=3)
    story.does(import_players, roster(8), source="list", here=True)
    story.does(draw)
    old = (folder / "open.xlsx").read_bytes()
    shutil.rmtree(folder / "open backups")
    began = time.monotonic()
    told, _ = started(folder, 0).communicate()
    seconds = time.monotonic() - began
    new = (folder / "open.xlsx").read_bytes()
    assert old != new
    return Event(old, new, int(told.rpartition(":")[2]), seconds)


def killed(event: Event, folder: Path, *, last: int = 0, after: float | None = None) -> Shell:
    """Return the folder after the command was killed at its n-th thing, or after some seconds."""
    folder.mkdir()
    (folder / "open.xlsx").write_bytes(event.old)
    with started(folder, last) as victim:
        if after is not None:
            time.sleep(after)
            victim.kill()
    assert last == 0 or victim.returncode == -signal.SIGKILL
    return Shell(folder)


def check(event: Event, shell: Shell) -> None:
    """Check that nothing is half done, and that the command can be given again."""
    left = files(shell.folder)
    copies = {path.read_bytes() for path in backups(shell.file)}
    strange = [name for name in left if not name.startswith(("open.xlsx", "open backups/"))]

    assert left["open.xlsx"] in {event.old, event.new}
    assert copies <= {event.old, event.new}
    assert [] == [name for name in strange if not name.endswith(".tmp")]
    shell.does("result", *RESULT)
    assert event.new == shell.file.read_bytes()


def by_thing(event: Event, folder: Path, things: list[int]) -> None:
    """Kill the command at each of these things in turn, and check what is left."""
    for last in things:
        check(event, killed(event, folder / f"thing {last}", last=last))


def by_time(event: Event, folder: Path, parts: list[float]) -> None:
    """Kill the command after each of these parts of its time, and check what is left."""
    for at, part in enumerate(parts):
        check(event, killed(event, folder / f"time {at}", after=part * event.seconds))


def test_a_killed_command_leaves_the_old_or_the_new_workbook(event: Event, tmp_path: Path) -> None:
    """Before and after the new file takes its name, and two things and two moments by a seed."""
    random = Random(2005)  # noqa: S311 -- no secret is made from it
    things = [*random.sample(range(1, event.things - 1), 2), event.things - 1, event.things]

    by_thing(event, tmp_path, things)
    by_time(event, tmp_path, [random.uniform(0.5, 1) for _ in range(2)])


@pytest.mark.long
def test_a_command_may_be_killed_at_any_moment(event: Event, tmp_path: Path) -> None:
    """Every single thing, and a hundred moments."""
    random = Random(27)  # noqa: S311 -- no secret is made from it

    by_thing(event, tmp_path, list(range(1, event.things + 1)))
    by_time(event, tmp_path, [random.uniform(0.5, 1.1) for _ in range(100)])
