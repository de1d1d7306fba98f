"""Players added one by one as a director types the command."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from nigiri.cli import program
from tests.cli.shell import NOW
from tests.cli.test_ratings import aga, lists, loaded

if TYPE_CHECKING:
    from tests.cli.shell import Shell

__all__ = ["aga", "lists", "loaded"]


def test_a_few_letters_add_the_whole_line(aga: Shell) -> None:
    """And say in which row; a second time nothing happens."""
    assert "Ota, Yuzo, 4d, is entered in row 4." in aga.does("add", "ota", "y", "--now", NOW)
    assert "Ota, Yuzo is entered already: row 4." in aga.does("add", "10233", "--now", NOW)
    assert "and now marked as here." in aga.does("add", "ota", "--here", "--now", NOW)


def test_nobody_on_a_list_is_told_how_to_be_typed(aga: Shell) -> None:
    """The command is there to be repeated."""
    told = aga.refuses(2, "add", "Alder, Anna", "--now", NOW)

    assert "Alder, Anna is on no list." in told
    assert f"nigiri add {aga.file} 'Alder, Anna' --rank 3d" in told
    told = aga.does("add", "Alder, Anna", "--rank", "3d", "--club", "Northside", "--now", NOW)
    assert "Alder, Anna, 3d, is entered in row 4, as typed." in told


def test_of_several_nobody_is_added_where_nobody_can_answer(aga: Shell) -> None:
    """They are listed with their numbers."""
    told = aga.refuses(2, "add", "lee bob", "--now", NOW)

    assert "AGA 34" in told
    assert "AGA 35" in told


@pytest.mark.parametrize(("which", "rank"), [("1", "3k"), ("9\n2", "2d")])
def test_of_several_one_is_picked(
    which: str, rank: str, aga: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the number before the line; another number is asked for again."""
    monkeypatch.setattr("nigiri.cli.commands.registration.at_a_terminal", lambda: True)
    words = ["add", str(aga.file), "lee bob", "--now", NOW]
    told = CliRunner().invoke(program, words, input=which + "\n", prog_name="nigiri").stdout

    assert " 1  Lee, Bob  3k" in told
    assert f"Lee, Bob, {rank}, is entered in row 4." in told
    assert ("Type a whole number from 1 to 2." in told) == ("9" in which)


def test_what_is_no_number_is_asked_again_in_the_language_that_is_spoken(
    aga: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words, too large a number, and a number below one."""
    monkeypatch.setattr("nigiri.cli.commands.registration.at_a_terminal", lambda: True)
    words = ["--language", "de", "add", str(aga.file), "lee bob", "--now", NOW]
    told = CliRunner().invoke(program, words, input="Bob\n3\n-1\n1\n", prog_name="nigiri").output

    assert 3 == told.count("Bitte eine ganze Zahl von 1 bis 2 eingeben.")
    assert "Error" not in told
