"""Patterns: the pairs inside a score group when nothing else speaks against them.

pattern    a group of eight       source
slide      1-5, 2-6, 3-7, 4-8     M9
fold       1-8, 2-7, 3-6, 4-5     usual in the Swiss systems
adjacent   1-2, 3-4, 5-6, 7-8     M9's alternative
halves     top against bottom, the opponents by lot
random     by lot
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Settings
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.squares import Ints

#: Pattern -> distance of the places (upper, lower, size of the group) from it.
DISTANCES: Mapping[str, Callable[[Ints, Ints, Ints], Ints]] = {
    "slide": lambda upper, lower, size: lower - upper - size // 2,
    "fold": lambda upper, lower, size: lower + upper - size + 1,
    "adjacent": lambda upper, lower, size: lower - upper - 1,  # noqa: ARG005 -- one shape for all
}

#: The patterns that seat one of the top and one of the bottom half at each board.
HALVED = frozenset({"slide", "halves"})

PATTERNS = ("slide", "fold", "adjacent", "halves", "random")


def check_pattern(name: str) -> None:
    """Raise WrongUse, naming the patterns there are, for an unknown one."""
    if name not in PATTERNS:
        raise WrongUse(message("choice.pattern", asked=name, choices=", ".join(PATTERNS)))


def pattern_of(field: Field) -> str:
    """Return the pattern of a field's round."""
    return pattern_in(field.settings, field.round_number)


def pattern_in(settings: Settings, round_number: int) -> str:
    """Return the pattern of that round: it may change after `pattern_until`."""
    until = settings.pattern_until
    return settings.pattern if until is None or round_number <= until else settings.pattern_after


def partner_in(pattern: str, place: int, size: int) -> int | None:
    """Return the place that the pattern seats opposite a place; None where a lot decides.

    place -- in a group of that even size, 0 for the strongest
    """
    half = size // 2
    partners = {
        "slide": place + half if place < half else place - half,
        "fold": size - 1 - place,
        "adjacent": place ^ 1,
    }
    return partners.get(pattern)
