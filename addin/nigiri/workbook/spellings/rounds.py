"""Rounds as people write them: "3", "1, 4-6", "2 and 4", "4-"; and tables: "7, 13, 20-24"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.workbook.words.known_sentences import typed_words

if TYPE_CHECKING:
    from collections.abc import Collection

AND = ("&", "+", *typed_words("typed.and"))
"""What people write before the last of several rounds, in any language; a comma would do."""

#: A word is one only where no other letters are beside it.
_AND = re.compile(rf"[&+;]|(?<![^\W\d_])(?:{'|'.join(AND[2:])})(?![^\W\d_])", re.IGNORECASE)

_DASH = "[-–—−]"
#: A range without an end; blanks between numbers, beside no dash.
_ENDLESS = re.compile(rf"{_DASH}\s*(?:[,;]|$)")
_BLANKS = re.compile(r"(?<=\d)\s+(?=\d)")
_ITEM = re.compile(r"(\d*)\s*(-?)\s*(\d*)", re.ASCII)


def with_commas(typed: str) -> str:
    """Return the text with commas where "and" stands in any language, &, + or a semicolon."""
    return _AND.sub(",", typed)


def parse_rounds(typed: str, rounds: int, end: int | None = None) -> frozenset[int]:
    """Return the rounds meant by "3", "1,4-6", "2 and 4", "4-" or "-3" in so many rounds.

    end -- the round to which "4-" goes, beyond the event; None: to its last one
    Raises ValueError for anything else, and for a range that runs backwards or beyond the event.
    """
    return _numbers(typed, rounds, rounds if end is None else end)


def _numbers(typed: str, most: int, end: int) -> frozenset[int]:
    """Return the numbers that are meant, up to `most`; see `parse_rounds`."""
    tidy = typed.replace("–", "-").replace("—", "-").replace("−", "-")
    found: set[int] = set()
    for item in filter(None, (part.strip() for part in with_commas(tidy).split(","))):
        found |= _item(item, most, end)
    return frozenset(found)


def _item(item: str, rounds: int, end: int) -> set[int]:
    """Return the rounds of one item between commas."""
    match = _ITEM.fullmatch(item)
    if match is None or not (match[1] or match[3]) or (match[3] and not match[2]):
        msg = f"{item!r} is not a round"
        raise ValueError(msg)
    first = int(match[1] or 1)
    last = int(match[3] or rounds) if match[2] else first
    if not 1 <= first <= last <= rounds:
        msg = f"{item!r} is not within rounds 1 to {rounds}"
        raise ValueError(msg)
    is_open = match[2] and not match[3]
    return set(range(first, (end if is_open else last) + 1))


LAST_TABLE = 999
"""No hall has a table with a higher number."""


def parse_tables(typed: str) -> tuple[int, ...]:
    """Return the numbers of tables meant by "7, 13, 20-24", "7; 13" or "7 13", in order.

    Raises ValueError for anything else, and for a range without an end: there would be no table
    for the last boards.
    """
    if _ENDLESS.search(typed):
        msg = f"{typed!r} has no end"
        raise ValueError(msg)
    return tuple(sorted(_numbers(_BLANKS.sub(",", typed), LAST_TABLE, LAST_TABLE)))


def format_rounds(rounds: Collection[int]) -> str:
    """Return the rounds as a sheet prints them: {4, 5, 6} is "4-6"."""
    runs: list[list[int]] = []
    for number in sorted(rounds):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)
