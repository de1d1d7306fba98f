"""Recognise what stands in a cell, in any language: words that people type, nigiri's sentences."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from nigiri.messages.catalogue import every
from nigiri.messages.plurals import CHOICE
from nigiri.workbook.model.plain import plain

ROUND_DIGITS = r"[1-9]\d{0,2}"
"""The numbers that rounds can have."""

_FACT = re.compile(rf"\{{\w+\}}|{CHOICE.pattern}")


def typed_words(key: str) -> tuple[str, ...]:
    """Return the words that are read for a key, of every language, none twice."""
    words = (word.strip() for listed in every(key) for word in listed.split(","))
    return tuple(dict.fromkeys(words))


class Sentences(NamedTuple):
    """Texts as they stand in cells: each as its words between the facts, which may be anything."""

    texts: tuple[tuple[str, ...], ...]

    def say(self, words: str) -> bool:
        """Tell whether one of the texts is these words from end to end, its facts filled in."""
        return any(_is_filled_in(text, words) for text in self.texts)


@cache
def said_by(*keys: str) -> Sentences:
    """Return the texts of these keys, in every language and former wording."""
    return Sentences(tuple(_between_facts(template) for key in keys for template in every(key)))


def _between_facts(template: str) -> tuple[str, ...]:
    """Return the words of a template in front of its facts, between them and behind them."""
    parts, end = list[str](), 0
    for found in _FACT.finditer(template):
        parts.append(template[end : found.start()])
        end = found.end()
    return (*parts, template[end:])


def _is_filled_in(text: tuple[str, ...], words: str) -> bool:
    """Tell whether words are a text with a fact of a letter or more at every gap."""
    first, *others = text
    if not others:
        return words == first
    if not words.startswith(first):
        return False
    *between, last = others
    at = len(first)
    for part in between:
        at = words.find(part, at + 1)
        if at < 0:
            return False
        at += len(part)
    return words.endswith(last) and at < len(words) - len(last)


def number_said(key: str, typed: str, digits: str = r"\d{1,9}") -> tuple[int, str] | None:
    """Return the number in a text that says this key in any language, and what stands behind it.

    typed -- in the form of `plain`, as are the words of the key, with a number as their only fact
    digits -- the numbers that are looked for
    """
    for pattern in _numbered(key, digits):
        found = pattern.fullmatch(typed)
        if found:
            return int(found[1]), found[2]
    return None


@cache
def _numbered(key: str, digits: str) -> tuple[re.Pattern[str], ...]:
    """Return the patterns of a key with a number, in every language; blanks may be missing."""
    texts = (re.escape(plain(_FACT.sub("0", template))) for template in every(key))
    patterns = dict.fromkeys(
        words.replace("\\ ", " ?").replace("0", f"({digits})") for words in texts
    )
    return tuple(re.compile(f"{pattern}(.*)", re.ASCII | re.DOTALL) for pattern in patterns)
