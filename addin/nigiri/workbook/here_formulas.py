"""What Here says, as formulas ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.read_players import RESERVE_WORDS, YES
from nigiri.workbook.words import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable


def here_test(cells: str) -> str:
    """Return the expression that counts who is here, if only if needed, by these cells of Here."""
    return f"SUMPRODUCT(--{says_here(cells)})"


def says_here(cells: str) -> str:
    """Return the expression that compares these cells of Here with every word for yes."""
    return _says(cells, {*YES, *RESERVE_WORDS})


def reserve_test(cell: str) -> str:
    """Return the expression that is true where a cell of Here names a reserve (B6)."""
    return f"OR{_says(cell, RESERVE_WORDS)}"


def _says(cells: str, words: Iterable[str]) -> str:
    """Return the expression that compares these cells of Here with every one of the words."""
    listed = ",".join(quoted(word) for word in sorted(words))
    return f"(TRIM({cells})={{{listed}}})"
