"""`nigiri archive add` killed before any call of the system: as it was, or with all the new events.

As tests/hosts/test_kill.py does for a workbook: a small sample by a seed every time, all calls in
the long tests.
"""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.archive.manifest import LIST
from nigiri.archive.store import add
from nigiri.exchange.json_form import written
from tests.archive.small import small_event, sources
from tests.archive.test_store import asked
from tests.cli.shell import NOW
from tests.hosts.test_kill import ERRORS, environment
from tests.hosts.traced import Tracer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.hosts.traced import Call

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="strace is a program of Linux")

OLD, NEW = ["Winter Open"], ["Spring Open", "Summer Open", "Winter Open"]


@dataclass(frozen=True)
class Adding:
    """A folder with an archive and two files; the calls that adding them makes in it."""

    folder: Path
    calls: tuple[Call, ...]
    strace: str

    def spoilt(self, folder: Path, index: int, how: str) -> tuple[Path, int]:
        """Return a copy of the folder in which the command met that, and its exit code."""
        copy = shutil.copytree(self.folder, folder / f"{index} {how}")
        tracer = Tracer(self.strace, command(copy), environment())
        return copy, tracer.spoilt(folder / f"{index} {how}.log", self.calls[index], how).returncode


def command(folder: Path) -> list[str]:
    """Return the command on the archive of a folder, as a program of its own."""
    files = [str(folder / name) for name in ("b.json", "c.json")]
    told = ("add", str(folder / "archive"), *files, "--now", NOW, "--user", "Ann")
    return [sys.executable, "-m", "nigiri", "archive", *told]


def names(folder: Path) -> list[object]:
    """Return the events of the archive in a folder, which must be whole."""
    found = [row[0] for row in asked(folder / "archive", "SELECT name FROM events ORDER BY name")]
    assert [(4 * len(found),)] == asked(folder / "archive", "SELECT count(*) FROM players")
    return found


@pytest.fixture(scope="module")
def adding(tmp_path_factory: pytest.TempPathFactory, program: Callable[[str], str]) -> Adding:
    """Return an archive with an event, files of two others, and what the command does."""
    strace, folder = program("strace"), tmp_path_factory.mktemp("adds")
    hall = folder / "hall"
    hall.mkdir()
    add(hall / "archive", sources(small_event()))
    later = (small_event("Spring Open", "2019-04-06"), small_event("Summer Open", "2020-07-04"))
    for name, event in zip(("b.json", "c.json"), later, strict=True):
        (hall / name).write_bytes(written(event).data)
    whole = shutil.copytree(hall, folder / "whole")
    calls = Tracer(strace, command(whole), environment()).calls(folder / "whole.log")
    own = tuple(each for each in calls if str(whole) in each.path)
    assert NEW == names(whole)
    return Adding(hall, own, strace)


def killed(adding: Adding, folder: Path, index: int) -> None:
    """Kill the command before a call; then it can be given again."""
    copy, ended = adding.spoilt(folder, index, "signal=KILL")
    listed = [call.path.rpartition("/")[2] for call in adding.calls].index(LIST)

    assert -9 == ended, adding.calls[index]
    assert (OLD if index <= listed else NEW) == names(copy)
    events = (small_event("Spring Open", "2019-04-06"), small_event("Summer Open", "2020-07-04"))
    add(copy / "archive", sources(*events))
    assert NEW == names(copy)
    for path in (copy / "archive").rglob("*.parquet"):
        os.utime(path, (0, 0))
    add(copy / "archive", sources(small_event()))
    assert 4 * 3 >= len([*(copy / "archive").rglob("*.parquet")])


def failed(adding: Adding, folder: Path, index: int) -> None:
    """Let a call fail with the first error that its kind can meet: a sentence, no fault."""
    error = ERRORS.get(adding.calls[index].kind, ("EACCES",))[0]
    copy, ended = adding.spoilt(folder, index, f"error={error}")

    assert ended in {0, 4}, adding.calls[index]
    assert names(copy) == (NEW if ended == 0 else OLD), adding.calls[index]


def test_the_list_is_renamed_when_all_files_are_on_the_disk(adding: Adding) -> None:
    """Eight files of two years are written and flushed, then the list takes its name."""
    done = [(call.kind, call.path.rpartition("/")[2]) for call in adding.calls]
    flushed = [
        at for at, (kind, name) in enumerate(done) if (kind, name[-8:]) == ("fsync", ".parquet")
    ]

    assert 8 == len(flushed)
    assert max(flushed) < done.index(("rename", LIST))


def test_killed_it_leaves_the_archive_as_it_was(adding: Adding, tmp_path: Path) -> None:
    """Before two calls by a seed, and before and after the list takes its name."""
    listed = [call.path.rpartition("/")[2] for call in adding.calls].index(LIST)
    random = Random(41)  # noqa: S311 -- no secret is made from it

    for index in {*random.sample(range(listed), 2), listed, listed + 1}:
        killed(adding, tmp_path, index)


def test_a_call_that_fails_is_told(adding: Adding, tmp_path: Path) -> None:
    """A full disk while the first file is written."""
    kinds = [call.kind for call in adding.calls]

    failed(adding, tmp_path, kinds.index("fsync"))


@pytest.mark.long
def test_it_may_be_killed_before_every_call_and_every_call_may_fail(
    adding: Adding, tmp_path: Path
) -> None:
    """Every write, rename, and removal."""
    assert adding.calls
    for index in range(len(adding.calls)):
        killed(adding, tmp_path, index)
        failed(adding, tmp_path, index)
