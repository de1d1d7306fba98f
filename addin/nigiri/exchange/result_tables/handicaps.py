"""The rule behind a table's handicaps, found by computing them again (B3, M12).

Tried are the difference of scores and of ranks, less 0, 1 or 2, up to 9 stones: as it is, not
counting what is above 1 dan, or with even games from 1 dan on; and even games for all. The rule
that most games agree with is the event's. The grade that starts with 0 is that of most players.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice, product
from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import signed_handicap
from nigiri.domain.model.units import STRONGEST, WEAKEST, Rank

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.settings import Settings

_CAP, _POINT = 9, 2
_MANY = 10**6
#: The rank from which games are even, and the rank above which nobody counts for more.
_ABOVE = ((None, Rank(1)), (None, None), (Rank(1), None))


def with_handicap_rule(event: Event) -> Event:
    """Return the event with the rule that most of its games agree with; of equals the first."""
    settings = replace(event.settings, zero_up="yes", floor=_zero(event) or event.settings.floor)
    event = replace(event, settings=settings)
    best, least = event, _MANY
    for each in _variants(settings):
        variant = replace(event, settings=each)
        against = _against(variant, least)
        if against < least:
            best, least = variant, against
    return best


def _zero(event: Event) -> Rank | None:
    """Return the grade that starts with 0 for most players; None outside 30k to 9d."""
    starts = Counter(p.rank.steps - p.start // _POINT for p in event.players if p.start is not None)
    steps = max(starts, key=lambda steps: (starts[steps], steps), default=STRONGEST + 1)
    return Rank(steps) if WEAKEST <= steps <= STRONGEST else None


def _variants(settings: Settings) -> Iterator[Settings]:
    """Yield the settings by every rule, that of the file first."""
    yield settings
    yield replace(settings, handicap_cap=0)
    for by, less, (even, top) in product(("score", "rank"), (1, 0, 2), _ABOVE):
        yield replace(
            settings,
            handicap_by=by,
            handicap_reduction=less,
            handicap_cap=_CAP,
            handicap_even_above=even,
            handicap_top=top,
        )


def _against(event: Event, most: int) -> int:
    """Return the number of games with another handicap than that of the rule, or reversed.

    most -- the count stops there
    """
    games = ((game, this.number) for this in event.rounds for game in this.games)
    others = (
        None for game, number in games if signed_handicap(event, game, number) != game.handicap
    )
    return sum(1 for _ in islice(others, most))
