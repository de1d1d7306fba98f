"""What was once written into a workbook is read for ever.

A catalogue may say a label, a choice or a heading otherwise: the former word becomes an alias then,
and stays in tests/data/words.tsv, from which nothing is ever removed. So do words that are found
again in cells, such as a footnote below the grid: their former wordings go to FORMER in
messages/catalogue.py.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, cast

import pytest

from nigiri.messages.catalogue import knows
from nigiri.workbook.model.cells import Sheet
from nigiri.workbook.read.event import setting_rows
from nigiri.workbook.read.settings import choice_of
from nigiri.workbook.read.table_finder import known_headings
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.words.known_sentences import (
    Sentences,
    _between_facts,
    _numbered,
    number_said,
    said_by,
)
from tests.test_architecture import sources
from tests.workbook.former_words import FOUND_AGAIN, PREFIXES, recorded, today, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping


def label(key: str, word: str) -> bool:
    """Tell whether the label is that of the setting."""
    return {key: 1} == setting_rows(Sheet.of([[word]]), 1)


def choice(key: str, code: str, word: str) -> bool:
    """Tell whether the word is that choice of the setting."""
    return code == choice_of(BY_KEY[key], word)


def heading(kind: str, key: str, word: str) -> bool:
    """Tell whether the heading is that of the column."""
    return key == known_headings(kind).get(word)


def found(key: str, words: str) -> bool:
    """Tell whether a cell with these words is known as one that says the key."""
    return words in words_of(key)


READ: Mapping[str, Callable[..., bool]] = {
    "label": label, "choice": choice, "heading": heading, "found": found,
}  # fmt: skip


@pytest.mark.parametrize("what", READ)
def test_what_was_once_written_is_still_read(what: str) -> None:
    """In whatever language it was."""
    words = [facts for first, *facts in recorded() if first == what]

    assert words
    assert [] == [facts for facts in words if not READ[what](*facts)]


def test_all_that_is_written_today_will_be_read() -> None:
    """What is missing is added by python -m tests.workbook.former_words."""
    assert set() == {*today()} - {*recorded()}


LOOKS = {"every", "said_by", "number_said"}
"""What finds words of a key again."""


def keys_looked_for(source: str) -> Iterator[str]:
    """Yield the keys that a module looks for by name, itself or as one of a tuple."""
    if not any(f"{name}(" in source for name in LOOKS):
        return
    tree = ast.parse(source)
    tuples = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if called and cast("ast.Name", cast("ast.Call", node).func).id in LOOKS:
            for asked in cast("ast.Call", node).args:
                given = asked.value if isinstance(asked, ast.Starred) else asked
                named = tuples.get(given.id, given) if isinstance(given, ast.Name) else given
                constants = (n.value for n in ast.walk(named) if isinstance(n, ast.Constant))
                yield from (each for each in constants if isinstance(each, str) and knows(each))


def test_all_that_is_looked_for_in_cells_is_recorded() -> None:
    """A key that a module asks every language for is known here, or begins like one that is."""
    keys = {key for path in sources() for key in keys_looked_for(path.read_text("utf-8"))}

    assert {"grid.winners", "grid.rank", "ladder.stays", "log.count"} <= keys
    assert set() == {key for key in keys if not key.startswith(PREFIXES)} - {*FOUND_AGAIN}


def test_a_former_wording_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a footnote worded anew the former wording is still one of nigiri's."""
    former = {"grid.winners": ("The best",), "log.count": ("{many} rows of Log",)}
    monkeypatch.setattr("nigiri.messages.catalogue.FORMER", former)
    for cached in (said_by, _numbered):
        cached.cache_clear()

    assert said_by("grid.winners").say("The best")
    assert (7, "") == number_said("log.count", "7 rows of log")
    for cached in (said_by, _numbered):
        cached.cache_clear()


@pytest.mark.parametrize(
    ("words", "is_one"),
    [("Ann 3 of 5 won", True), ("Ann Lee 3 of 5 won", True), ("3 of 5 won", False),
     (" 3 of 5 won", False), ("Ann 3 of  won", False), ("Ann 3 on 5 won", False),
     ("Ann 3 of 5 lost", False), ("that is all", True), ("that is all.", False), ("", False)],
)  # fmt: skip
def test_a_text_is_recognised_by_its_words_between_the_facts(words: str, *, is_one: bool) -> None:
    """Each fact has a letter or more."""
    texts = ("{name} 3 of {n:# game|# games} won", "that is all")

    assert is_one is Sentences(tuple(map(_between_facts, texts))).say(words)


def test_a_fact_in_front_must_begin_where_the_text_does() -> None:
    """Words in front of a text are no part of it."""
    sentences = Sentences((_between_facts("Round {n} is over"),))

    assert [True, False] == [sentences.say(f"{front}Round 3 is over") for front in ("", "So ")]
