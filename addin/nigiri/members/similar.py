"""How like two names are: typing slips, words in another order, a part of the name.

The only module with rapidfuzz.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

#: Alike from here on: one slip in a word of five letters, none in one of three.
LIKE = 78
_MISSING = 4  # a word that nobody asked for makes a name a little less like


def likeness(asked: str, name: str) -> float:
    """Return how like a name is to what is asked for, 0 to 100; both as name_key writes them.

    Every word asked for counts with its most similar one, as much as it is long.
    """
    words, others = asked.split(), name.split()
    length = sum(map(len, words))
    found = sum(len(word) * _best(word, others) for word in words) / length if length else 0
    return found - _MISSING * max(0, len(others) - len(words))


def _best(word: str, others: Iterable[str]) -> float:
    """Return how like a word is to the most similar of the others; its beginning counts less."""
    from rapidfuzz.fuzz import ratio  # noqa: PLC0415 -- most commands compare no names

    short = 3
    begins = 90.0 if len(word) >= short else 0.0
    return max(
        (max(ratio(word, other), begins if other.startswith(word) else 0.0) for other in others),
        default=0.0,
    )
