"""The words of printed sheets, all families together."""

from __future__ import annotations

import ast
import string
from collections import Counter
from pathlib import Path

from nigiri.reports.words import catalogue
from nigiri.reports.words.catalogue import WORDS


def keys() -> list[str]:
    """Return every key as it stands in the sources of the families."""
    folder = Path(catalogue.__file__).parent
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.glob("words*.py")]
    dicts = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Dict)]
    found = [key for each in dicts for key in each.keys if isinstance(key, ast.Constant)]
    return [key.value for key in found if isinstance(key.value, str)]


def test_no_family_says_a_key_of_another() -> None:
    """The later one would win, and change a sheet that it does not know."""
    twice = [key for key, times in Counter(keys()).items() if times > 1 and key in WORDS]

    assert [] == twice


def facts(text: str) -> set[str]:
    """Return the names of what is filled in."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_both_languages_tell_the_same_facts() -> None:
    """What is filled in stands in English and in French."""
    unlike = {
        key: (english, french)
        for key, (english, french) in WORDS.items()
        if facts(english) != facts(french)
    }

    assert {} == unlike
    assert {"number"} == facts("Round {number}")
