"""The criteria that count in a round, in order (Settings.criteria)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing import criteria as known
from nigiri.domain.pairing.patterns import check_pattern
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Settings
    from nigiri.domain.pairing.criteria import Criterion

#: Code -> criterion, for those that the director orders and switches.
CHOICES: Mapping[str, Criterion] = {
    each.code: each
    for each in (
        known.TITLE, known.SCORE, known.BOUNDARIES, known.FLOATED, known.AGAIN, known.BALANCED,
        known.FLOATS, known.WISHES, known.CHILDREN, known.HALVES, known.APART, known.PLACE,
        known.HANDICAP, known.THIRD, known.COLOURS,
    )
}  # fmt: skip

#: The last criteria in any case: `later` harms nothing, and with the lot no two draws are equal.
LAST = (known.LATER, known.LOT)


def in_order(settings: Settings) -> tuple[Criterion, ...]:
    """Return the criteria of an event, most important first.

    Raises WrongUse for a criterion or an unknown pattern.
    """
    for code in settings.criteria:
        if code not in CHOICES:
            raise WrongUse(message("choice.criterion", asked=code, choices=", ".join(CHOICES)))
    check_pattern(settings.pattern)
    check_pattern(settings.pattern_after)
    chosen = dict.fromkeys(settings.criteria)
    return (known.REMATCH, *(CHOICES[code] for code in chosen), *LAST)
