"""Small things as a spreadsheet does them, for the values of live formulas."""

from __future__ import annotations

import datetime as dt
import re
from functools import lru_cache
from typing import TYPE_CHECKING

from nigiri.domain.model.units import STRONGEST, WEAKEST

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

_EPOCH = dt.date(1899, 12, 30)
_WILDCARD = re.compile(r"~([*?~])|([*?])|(.)", re.DOTALL)
_SHORT_RANK = re.compile(r"(\d{1,2}) ?([kd])", re.IGNORECASE)
_MEANINGS = {"*": ".*", "?": "."}


def concatenated(cell: Cell) -> str:
    """Return the value of `cell&""`: a blank is "", a date its day number without the time."""
    if isinstance(cell, dt.datetime):
        return concatenated(cell.date())
    if isinstance(cell, dt.date):
        return str((cell - _EPOCH).days)
    return "" if cell is None else str(cell)


def trimmed(words: str) -> str:
    """Return the value of TRIM: no spaces at the ends, single ones between."""
    return " ".join(filter(None, words.split(" "))) if " " in words else words


def same(one: str, other: str) -> bool:
    """Tell whether `one=other` holds for texts: capitals make no difference, accents do."""
    return one.casefold() == other.casefold()


def contains(words: str, find: str) -> bool:
    """Tell whether SEARCH finds something: capitals make no difference, * and ? are wildcards."""
    pattern = _WILDCARD.sub(
        lambda m: re.escape(m[1] or m[3]) if m[2] is None else _MEANINGS[m[2]], find
    )
    return bool(words) and re.search(pattern, words, re.IGNORECASE | re.DOTALL) is not None


LONG_RANKS = (
    ("kyu", "k"),
    ("dan", "d"),
    (" -", "-"),
    ("- ", "-"),
    ("-k", "k"),
    ("-d", "d"),
    ("k.", "k"),
    ("d.", "d"),
)
"""What a formula replaces in a rank as people type it, in this order: "12 kyu", "3-dan", "4k."."""


def typed_steps(rank: str) -> int | None:
    """Return the steps above 1 kyu of a rank as people type it in Players; None for no rank."""
    short = rank.lower()
    for long, letter in LONG_RANKS:
        short = short.replace(long, letter)
    return rank_steps(trimmed(short))


@lru_cache(maxsize=256)
def rank_steps(rank: str) -> int | None:
    """Return a rank's steps above 1 kyu, as formulas read it; None for no rank."""
    match = _SHORT_RANK.fullmatch(rank)
    if match is None:
        return None
    number, dan = int(match[1]), match[2] in "dD"
    if not 1 <= number <= (STRONGEST if dan else 1 - WEAKEST):
        return None
    return number if dan else 1 - number
