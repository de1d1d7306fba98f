"""The words of a sentence as a live formula: texts in quotes and expressions, joined by &.

"{n} of {all:# game|# games}"  ->  A1&" of "&IF(B1=1,B1&" game",B1&" games")
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.messages.catalogue import one, text
from nigiri.messages.plurals import CHOICE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_FACT = re.compile(rf"\{{(\w+)\}}|{CHOICE.pattern}")
_NUMBER = re.compile("(#)")


def formula_text(key: str, language: str, **expressions: str) -> str:
    """Return the formula expression for `key`: its words joined by & with these expressions."""
    return expression(text(key, language), language, expressions)


def quoted(words: str) -> str:
    """Return a text as a formula writes it: with quotes, inner quotes doubled."""
    return '"' + words.replace('"', '""') + '"'


def says(cells: str, words: Iterable[str]) -> str:
    """Return the expression that compares each of these cells with every one of the words."""
    listed = ",".join(quoted(word) for word in sorted(words))
    return f"(TRIM({cells})={{{listed}}})"


def distinct(words: Iterable[str]) -> tuple[str, ...]:
    """Return the words without those that a spreadsheet takes for one before: capitals alone.

    So that a formula that looks for each of them counts a cell once.
    """
    found: dict[str, str] = {}
    for word in words:
        found.setdefault(word.casefold(), word)
    return tuple(found.values())


def expression(template: str, language: str, expressions: Mapping[str, str]) -> str:
    """Return a template as an expression; a number that words agree with must be a number there.

    expressions -- fact -> the expression that gives it; KeyError for one that is not given
    """
    parts, end = [], 0
    for found in _FACT.finditer(template):
        fact, number, single, many = found.groups()
        parts.append(_literal(template[end : found.start()]))
        parts.append(
            expressions[fact]
            if fact
            else f"IF({expressions[number]}{one(language)},"
            f"{_numbered(single, expressions[number])},{_numbered(many, expressions[number])})"
        )
        end = found.end()
    return "&".join(filter(None, [*parts, _literal(template[end:])]))


def _literal(words: str) -> str:
    """Return a text in quotes, "" for none."""
    return words and quoted(words)


def _numbered(words: str, number: str) -> str:
    """Return the expression for words with # for a number."""
    pieces = filter(None, _NUMBER.split(words))
    return "&".join(number if piece == "#" else quoted(piece) for piece in pieces) or quoted("")
