"""What killed commands left is removed by the next one that writes there, and nothing else is."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path

import pytest

from nigiri.hosts.files.atomic_write import write_safely

HOUR = 3600
LEFT = ".nigiri-a1b2c3_z.tmp"


def lay(folder: Path, name: str, *, age: float) -> Path:
    """Return a file that was last written so many seconds ago."""
    path = folder / name
    path.write_bytes(b"half")
    os.utime(path, (time.time() - age, time.time() - age))
    return path


@pytest.mark.parametrize(
    ("name", "age", "stays"),
    [
        (LEFT, HOUR, False),
        (LEFT, 60, True),
        (LEFT, -HOUR, True),
        (".nigiri-notes for the day.tmp", HOUR, True),
        ("nigiri-a1b2c3_z.tmp", HOUR, True),
        (".open.a1b2c3_z.tmp", HOUR, True),
        ("players.tmp", HOUR, True),
    ],
)
def test_only_old_files_of_killed_commands_go(
    tmp_path: Path, name: str, age: float, *, stays: bool
) -> None:
    """One that another command may be writing just now stays, and so does every other name."""
    left = lay(tmp_path, name, age=age)

    write_safely(tmp_path / "open.xlsx", b"whole")

    assert stays == left.exists()
    assert b"whole" == (tmp_path / "open.xlsx").read_bytes()


def test_a_folder_or_a_link_of_such_a_name_takes_nothing_along(tmp_path: Path) -> None:
    """The folder stays; of the link only itself goes."""
    (tmp_path / ".nigiri-abcdefgh.tmp").mkdir()
    (tmp_path / ".nigiri-abcdefgh.tmp" / "notes.txt").write_bytes(b"mine")
    os.utime(tmp_path / ".nigiri-abcdefgh.tmp", (0, 0))
    mine, link = lay(tmp_path, "mine.txt", age=HOUR), tmp_path / LEFT
    link.symlink_to(mine)
    os.utime(link, (0, 0), follow_symlinks=False)

    write_safely(tmp_path / "open.xlsx", b"whole")

    assert not link.is_symlink()
    assert b"half" == mine.read_bytes()
    assert b"mine" == (tmp_path / ".nigiri-abcdefgh.tmp" / "notes.txt").read_bytes()


def test_what_cannot_be_removed_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new file is written all the same, and the next such file is tried."""
    tried = []

    def refuse(path: Path) -> None:
        tried.append(path.name)
        raise PermissionError(errno.EACCES, "denied")

    for name in (LEFT, ".nigiri-00000000.tmp"):
        lay(tmp_path, name, age=HOUR)
    monkeypatch.setattr(Path, "unlink", refuse)
    write_safely(tmp_path / "open.xlsx", b"whole")

    assert b"whole" == (tmp_path / "open.xlsx").read_bytes()
    assert [".nigiri-00000000.tmp", LEFT] == sorted(tried)
