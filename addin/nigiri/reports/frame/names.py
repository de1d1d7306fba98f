"""Names on paper: their width, their order, and signs that are never printed.

Those of players who asked not to be named: hidden.py beside this.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from nigiri.domain.text import plain, width

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

#: Letters that Unicode does not take apart, as a reader looks them up.
_APART = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th"})


def alphabetical(name: str) -> tuple[str, str]:
    """Return the key that sorts names as a list on a wall does, the same on every machine.

    Accents and capitals count only between names that are otherwise the same.
    """
    return plain(name.casefold().translate(_APART)), name


def initial(name: str) -> str:
    """Return the letter under which a name is looked up: "E" for "Émond", "김" for "김 민준"."""
    return unicodedata.normalize("NFC", alphabetical(name)[0])[:1].upper()


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
