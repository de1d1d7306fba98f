"""A workbook that has two names: who writes it under one is told of the other before (M23)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.shell import Shell

TOLD = "open.xlsx has a second name on this drive (hard link)"


@pytest.fixture
def linked(drawn: Shell) -> Shell:
    """Return an event with a state, of which a second name is in the folder."""
    drawn.does("result", "--table", "3", "B")
    os.link(drawn.file, drawn.folder / "backup.xlsx")
    return drawn


@pytest.mark.parametrize("command", ["result", "undo", "restore 1", "forget --yes"])
def test_who_writes_under_one_name_is_told_of_the_other(linked: Shell, command: str) -> None:
    """Once: then the other name is that of a copy, with the old content."""
    name, *words = command.split()
    before = linked.file.read_bytes()
    words = [*words, *(("--table", "1", "B") if name == "result" else ())]

    linked.does(name, *words)

    assert TOLD in linked.warned
    assert "the other keeps the old content" in linked.warned
    assert before == (linked.folder / "backup.xlsx").read_bytes()
    assert before != linked.file.read_bytes()
    linked.does("result", "--table", "2", "B")
    assert "" == linked.warned


def test_it_is_told_before_anything_is_written(linked: Shell) -> None:
    """A dry run says it, too, and leaves both names to one file."""
    linked.does("result", "--table", "1", "B", "--dry-run")

    assert TOLD in linked.warned
    assert 2 == linked.file.stat().st_nlink


def test_several_other_names_are_counted(linked: Shell) -> None:
    """In every language alike."""
    os.link(linked.file, linked.folder / "third.xlsx")
    linked.does("result", "--table", "1", "B")

    assert "2 more names" in linked.warned
    assert "the others keep the old content" in linked.warned


@pytest.mark.parametrize("command", ["check", "result --table 1 B -o other.xlsx"])
def test_who_leaves_the_file_as_it_is_hears_nothing_of_it(linked: Shell, command: str) -> None:
    """Neither who looks, nor who writes a copy."""
    name, *words = command.replace("other.xlsx", str(linked.folder / "other.xlsx")).split()
    linked.does(name, *words)

    assert "hard link" not in linked.warned
