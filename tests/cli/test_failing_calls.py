"""Every single call that writes may fail, as on a full disk: the old workbook stays, whole.

A result is entered through the command line; the n-th call on files fails, for every n there is.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.cli.shell import NOW, Shell, files

if TYPE_CHECKING:
    from collections.abc import Callable

RESULT = ("--table", 1, "W", "--now", NOW)
#: The calls by which files are made, filled, brought to the disk, renamed and removed.
CALLS: tuple[tuple[object, str], ...] = (
    (os, "open"), (os, "fdopen"), (os, "fsync"), (os, "mkdir"), (os, "replace"), (os, "rename"),
    (os, "chmod"), (os, "unlink"), (Path, "mkdir"), (Path, "chmod"), (Path, "replace"),
    (Path, "rename"), (Path, "unlink"), (Path, "write_bytes"),
)  # fmt: skip


class Tally:
    """Counts the calls that write; the n-th of them fails, and with `for_good` all that follow."""

    def __init__(self, fails: int = 0, *, for_good: bool = False) -> None:
        """Let no call fail by default."""
        self.names: list[str] = []
        self._fails, self._for_good = fails, for_good
        self._inside = False

    def watched(self, name: str, call: Callable[..., object]) -> Callable[..., object]:
        """Return a call that is counted; calls it makes itself are part of it."""

        def counted(*args: object, **options: object) -> object:
            if self._inside:
                return call(*args, **options)
            self.names.append(name)
            at = len(self.names)
            if at == self._fails or (self._for_good and 0 < self._fails < at):
                raise OSError(errno.ENOSPC, "No space left on device")
            self._inside = True
            try:
                return call(*args, **options)
            finally:
                self._inside = False

        return counted


def given(shell: Shell, tally: Tally) -> int:
    """Give the command while calls are counted, and return its exit code."""
    with pytest.MonkeyPatch.context() as patch:
        for owner, name in CALLS:
            patch.setattr(owner, name, tally.watched(name, getattr(owner, name)))
        return shell.gives("result", shell.file, *RESULT)


def test_the_new_file_is_on_the_disk_before_it_takes_the_name(drawn: Shell) -> None:
    """A copy of the old one is kept first; each is written, synced, and only then renamed."""
    tally = Tally()
    assert 0 == given(drawn, tally)

    order = [name for name in tally.names if name in {"fsync", "replace", "rename"}]
    assert ["fsync", "replace", "fsync"] == order[-3:]
    assert order.count("replace") * 2 == order.count("fsync")


@pytest.mark.parametrize("for_good", [False, True])
@pytest.mark.parametrize("step", [12, pytest.param(1, marks=pytest.mark.long)])
def test_whichever_call_fails_the_workbook_is_whole(
    drawn: Shell, step: int, *, for_good: bool
) -> None:
    """The old one with one sentence, or the new one; and the command can be given again."""
    before = files(drawn.folder)
    tally = Tally()
    given(drawn, tally)
    new = drawn.file.read_bytes()

    assert tally.names
    for fails in range(len(tally.names), 0, -step):
        for path in sorted(drawn.folder.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        for name, data in before.items():
            (drawn.folder / name).parent.mkdir(exist_ok=True)
            (drawn.folder / name).write_bytes(data)
        code = given(drawn, Tally(fails, for_good=for_good))
        where = f"call {fails}, {tally.names[fails - 1]}: {drawn.warned}"
        assert "fault of nigiri" not in drawn.warned, where
        expected = new if code == 0 else before["open.xlsx"]
        assert expected == drawn.file.read_bytes(), where
        if code:
            assert 4 == code, where
            assert "open.xlsx cannot be written: the disk is full." in drawn.warned, where
        drawn.does("result", *RESULT)
        assert new == drawn.file.read_bytes(), where
