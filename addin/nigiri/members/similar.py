"""The likeness of two names: typing slips, words in another order, a part of the name.

Who is looked up by a mistyped name is found in two steps: store.py takes the members that share
most pieces of three letters with it, whatever the order of its words; of these, whoever is LIKE or
more is shown, the likeliest first. While a name is being typed, beginnings are compared.

The only module with rapidfuzz.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

#: Names count as alike from here on: one slip in a word of five letters, none in one of three.
LIKE = 78
_MISSING = 4  # each further word of the name makes it a little less like


def likeness(wanted: str, name: str) -> float:
    """Return the likeness of a name to the wanted one, 0 to 100; both as name_key writes them.

    Every wanted word counts with the most similar word of the name, weighed by its length.
    """
    words, others = wanted.split(), name.split()
    length = sum(map(len, words))
    found = sum(len(word) * _best(word, others) for word in words) / length if length else 0
    return found - _MISSING * max(0, len(others) - len(words))


def typed_likeness(words: Sequence[str], name: str) -> float:
    """Return the likeness of an unfinished name with the beginnings of a name's words, 0 to 100.

    words, name -- as name_words and name_key write them. A slip counts as in `likeness`, words of
    the name that were not typed yet do not.
    """
    others, length = name.split(), sum(map(len, words))
    return sum(len(word) * _beginning(word, others) for word in words) / length if length else 0


def _beginning(word: str, others: Iterable[str]) -> float:
    """Return the likeness of a word to the most similar beginning of the others, 0 to 100."""
    from rapidfuzz.fuzz import ratio  # noqa: PLC0415 -- most commands compare no names

    beginnings = {other[: len(word) + more] for other in others for more in (0, 1)}
    return max((ratio(word, beginning) for beginning in beginnings), default=0.0)


def _best(word: str, others: Iterable[str]) -> float:
    """Return the likeness of a word to the most similar of the others, 0 to 100.

    A word that another one begins with counts 90.
    """
    from rapidfuzz.fuzz import ratio  # noqa: PLC0415 -- most commands compare no names

    short = 3
    begins = 90.0 if len(word) >= short else 0.0
    return max(
        (max(ratio(word, other), begins if other.startswith(word) else 0.0) for other in others),
        default=0.0,
    )
