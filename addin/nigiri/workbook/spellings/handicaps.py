"""Handicaps as they are typed beside a board: 0 to 9, or the words for 0 and 1.

And the word for an even game whose colours are open (M24), which stays in the cell until somebody
types what they were.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import every
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.model.spreadsheet import concatenated, trimmed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Cell

MOST = 9
OPEN = "nigiri"
"""Beside an even game whose colours are open: the players do nigiri; so in every language."""

_SPOKEN = [
    (word, n) for n, key in enumerate(("label.even", "label.no-komi")) for word in every(key)
]
_WORDS: Mapping[str, int] = {**{plain(word): stones for word, stones in _SPOKEN}, OPEN: 0}

SPELLINGS: tuple[str, ...] = tuple(
    dict.fromkeys([*_WORDS, *(word for word, _ in _SPOKEN), *map(str, range(MOST + 1))])
)
"""The texts that a live formula reads, in small letters: with and without accents, numbers."""


BRACKETED = "".join(f"<{word}>" for word in SPELLINGS)
"""The same in one text, in which a formula finds what was typed: "<3>"."""


def stones_typed(cell: Cell) -> int | None:
    """Return the handicap in a cell; None for a blank, and for anything unreadable."""
    stones = _WORDS.get(plain(cell), whole_number(cell))
    return stones if stones is not None and 0 <= stones <= MOST else None


def is_open(cell: Cell) -> bool:
    """Tell whether a cell says that the colours of an even game are open, as TRIM and = see it."""
    return trimmed(concatenated(cell)).casefold() == OPEN


def counted(cell: Cell) -> int | None:
    """Return the handicap that a cell holds as a number, 0 where colours are open; else None."""
    return 0 if is_open(cell) else whole_number(cell)


def unreadable(cell: Cell) -> bool:
    """Tell whether a live formula finds no handicap in a cell that is not blank."""
    return cell is not None and trimmed(concatenated(cell)).casefold() not in SPELLINGS
