"""Names on paper: how wide they are, in which order they come, what is never printed."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

#: Letters that Unicode does not take apart, as a reader looks them up.
_APART = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th"})

#: How wide signs are in a proportional typeface like Arial, in hundredths of their size.
_ADVANCES = {
    sign: hundredths
    for signs, hundredths in (("ijl'|", 23), (" .,:;!/ftI", 28), ("-()r", 34), ("ckJsvxyz", 50),
                              ("MmQGO", 84), ("W", 95))
    for sign in signs
}  # fmt: skip
_SMALL, _CAPITAL, _SQUARE = 57, 73, 100


def clean(text: str) -> str:
    """Return one line without control signs and double spaces: safe on paper and in a terminal."""
    shown = (" " if unicodedata.category(sign) == "Cc" else sign for sign in text)
    return " ".join("".join(shown).split())


def width(text: str) -> int:
    """Return the columns a text takes: East Asian signs two, combining accents none."""
    return sum(map(_columns, text))


def _columns(sign: str) -> int:
    """Return the columns of one sign."""
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in {"W", "F"} else 1


def printed_width(text: str) -> int:
    """Return about how wide a text prints, in hundredths of its size; rather too wide."""
    return sum(map(_advance, unicodedata.normalize("NFD", text)))


def _advance(sign: str) -> int:
    """Return about how wide a sign prints, in hundredths of its size."""
    columns = _columns(sign)
    usual = _CAPITAL if sign.isupper() else _SMALL
    return _ADVANCES.get(sign, usual) if columns == 1 else columns * _SQUARE // 2


def alphabetical(name: str) -> tuple[str, str]:
    """Return the key that sorts names as a list on a wall does, the same on every machine.

    Accents and capitals count only between names that are otherwise the same.
    """
    return plain(name.casefold().translate(_APART)), name


def aligned(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> list[str]:
    """Return rows of equal length as lines of text in columns two spaces apart.

    right -- the columns, counted from 0, that stand against their right edge
    """
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(_cells(row, widths, right)).rstrip() for row in rows]


def _cells(row: Sequence[str], widths: Sequence[int], right: Collection[int]) -> list[str]:
    """Return the cells of one row, filled up to their widths."""
    gaps = [" " * (columns - width(cell)) for cell, columns in zip(row, widths, strict=True)]
    return [
        gap + cell if index in right else cell + gap
        for index, (cell, gap) in enumerate(zip(row, gaps, strict=True))
    ]
