"""A command that finds a workbook held by another one says by whom, and changes nothing."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from nigiri.errors import HostError
from nigiri.hosts.files import write_lock as module
from nigiri.hosts.files.button_snapshots import load_snapshot, save_snapshot
from tests.cli.shell import files
from tests.hosts.holding import held

if TYPE_CHECKING:
    from tests.cli.shell import Shell


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait long for a workbook."""
    monkeypatch.setattr(module, "PATIENCE", 0.1)


@pytest.mark.usefixtures("impatient")
def test_who_writes_and_since_when_is_told(drawn: Shell) -> None:
    """The command waits a little, then says so and has changed nothing."""
    drawn.does("result", "--table", 1, "W")
    with held(drawn.file):
        before = files(drawn.folder)
        began = time.strftime("%Y-%m-%d %H:")
        assert 4 == drawn.gives("result", drawn.file, "--table", 2, "B")
        told = drawn.warned
        assert before == files(drawn.folder)

    assert "open.xlsx is being written by Ben on " in told
    assert f"with the command draw since {began}" in told
    assert "nothing was written here. Wait until that is done, and run the command again" in told
    drawn.does("result", "--table", 2, "B")


@pytest.mark.parametrize("command", [("undo", "--yes"), ("restore", 1), ("recalculate",)])
@pytest.mark.usefixtures("impatient")
def test_whatever_writes_waits(drawn: Shell, command: tuple[object, ...]) -> None:
    """Undo, restore and recalculate as well as the others; who looks does not."""
    drawn.does("result", "--table", 1, "W")
    with held(drawn.file):
        assert 4 == drawn.gives(command[0], drawn.file, *command[1:])
        assert "is being written by Ben" in drawn.warned
        drawn.does("check")
        drawn.does("history")


@pytest.mark.usefixtures("impatient")
def test_a_button_waits_for_a_command_too(drawn: Shell) -> None:
    """What it left is kept when it may write; else the Log will say that nobody knows."""
    left = drawn.workbook
    with held(drawn.file):
        with pytest.raises(HostError, match="is being written by Ben"):
            save_snapshot(drawn.file, left)
        assert load_snapshot(drawn.file, left) is None
    save_snapshot(drawn.file, left)
    assert load_snapshot(drawn.file, left) == left
