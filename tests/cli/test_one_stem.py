"""Workbooks that differ only in the end of their names, in one folder: each has its own history."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tests.cli.shell import NOW, Shell

if TYPE_CHECKING:
    from collections.abc import Callable


def begun(drawn: Shell, suffix: str) -> Shell:
    """Return a shell for a copy of the workbook under another end of its name."""
    other = Shell(drawn.folder)
    other.file = drawn.file.with_suffix(suffix)
    if suffix == ".ods":
        drawn.does("result", "--table", 6, "B", "-o", other.file, "--now", NOW)
    else:
        shutil.copy(drawn.file, other.file)
    return other


@pytest.mark.parametrize("suffix", [".xlsm", pytest.param(".ods", marks=pytest.mark.long)])
def test_a_command_on_one_leaves_the_history_of_another(
    drawn: Shell, program: Callable[[str], str], suffix: str
) -> None:
    """Both are told what was done to them, by whom, and undo leads back to the last byte."""
    if suffix == ".ods":
        program("soffice")
    other = begun(drawn, suffix)
    beginnings = [shell.file.read_bytes() for shell in (drawn, other)]
    for table, (shell, user) in enumerate([(drawn, "ann"), (other, "ben")] * 2, 1):
        shell.does("result", "--table", table, "W", "--now", NOW, "--user", user)

    for shell, user, stranger in ((drawn, "ann", "ben"), (other, "ben", "ann")):
        told = shell.does("history")
        assert 2 == told.count(user), told
        assert stranger not in told
        assert "Undone: result of 2005-05-21" in shell.does("undo", "--yes", "--now", NOW)
        shell.does("undo", "--yes", "--now", NOW)
    assert beginnings == [shell.file.read_bytes() for shell in (drawn, other)]
