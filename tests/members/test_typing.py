"""Members are found while their names or numbers are being typed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.players.member import Member
from tests.members.test_store import kept

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.members.store import Store

NAMES = (
    "Jansen, Piet", "Abbot, Jan", "Müller, Jürg", "Petrovsky, Olga", "Ota, Yuzo", "Otto, Ann",
    "Ota, Yuko",
)  # fmt: skip
MEMBERS = [
    Member(name.split(", ")[0], name.split(", ")[1], str(number), listed="aga", scale="aga")
    for number, name in enumerate(NAMES, 10233)
]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Return a list of some."""
    return kept(tmp_path / "lists", MEMBERS)


def names(store: Store, words: str, most: int = 10) -> list[str]:
    """Return the names that are found."""
    return [member.name for member in store.typed(words, most)]


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("mul", "Müller, Jürg"), ("MÜL", "Müller, Jürg"), ("jurg m", "Müller, Jürg"),
        ("pet", "Petrovsky, Olga"), ("petrvs", "Petrovsky, Olga"), ("ol petr", "Petrovsky, Olga"),
        ("Mueller", "Müller, Jürg"), ("abbto", "Abbot, Jan"),
    ],
)  # fmt: skip
def test_a_few_letters_are_enough(words: str, name: str, store: Store) -> None:
    """Of either name, in any order, without accents, with a slip in a longer word."""
    assert [name] == names(store, words)[:1]


def test_names_that_begin_so_come_first(store: Store) -> None:
    """By letters; then those of whom another name begins so, and no more than are asked for."""
    assert ["Jansen, Piet", "Abbot, Jan"] == names(store, "jan")
    assert ["Ota, Yuko", "Ota, Yuzo"] == names(store, "ota y")
    assert ["Ota, Yuko"] == names(store, "ota", 1)


def test_nobody_is_found_for_nothing(store: Store) -> None:
    """Nor for one letter, for signs, or for what begins no name."""
    assert [[], [], [], []] == [names(store, words) for words in ("", "o", ", -", "xyzz")]


@pytest.mark.parametrize("words", ["10237", "AGA 10237", "usa10237", " 10237 "])
def test_a_whole_number_comes_first(words: str, store: Store) -> None:
    """With or without its federation."""
    assert ["Ota, Yuzo"] == names(store, words)


def test_the_beginning_of_a_number_is_enough(store: Store) -> None:
    """The shortest number first, then the smallest."""
    assert list(NAMES[:2]) == names(store, "1023", 2)
    assert [] == names(store, "9")


def test_older_files_are_searched_too(store: Store) -> None:
    """They have no table of beginnings, and whoever begins so is found all the same."""
    (file,) = store.folder.iterdir()
    with closing(sqlite3.connect(file)) as base:
        base.executescript("drop table begin; update about set value = '1' where key = 'version'")

    assert {"Jansen, Piet", "Abbot, Jan"} == set(names(store, "jan"))
    assert ["Müller, Jürg"] == names(store, "mul")
