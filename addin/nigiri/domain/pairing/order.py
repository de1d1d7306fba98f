"""The criteria that count in a round, in order (Settings.criteria)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.criteria import CHOSEN, FIRST
from nigiri.domain.model.criteria import LAST as _LAST
from nigiri.domain.pairing import criteria as known
from nigiri.domain.pairing.patterns import check_pattern
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Settings
    from nigiri.domain.pairing.criteria import Criterion

_COSTS = {each.code: each for each in vars(known).values() if isinstance(each, known.Criterion)}

#: Code -> criterion, for those that the director orders and switches.
CHOICES: Mapping[str, Criterion] = {card.code: _COSTS[card.code] for card in CHOSEN}

#: Those that come before and behind them in any case.
_FIRST, LAST = (tuple(_COSTS[card.code] for card in cards) for cards in (FIRST, _LAST))


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
    return (*_FIRST, *(CHOICES[code] for code in chosen), *LAST)
