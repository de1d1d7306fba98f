"""The reason of a place among players who were level, in words (M14, M15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.tiebreaks import format_figure, orders_nearly_all
from nigiri.domain.tiebreaks.criterion import comparable
from nigiri.reports.frame.language import has_words
from nigiri.reports.frame.names import clean

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.standings.standings import Standing
    from nigiri.reports.frame.language import Speech


def why_place(event: Event, standing: Standing, speech: Speech) -> str:
    """Return the reason of a place among players level in what comes first (M14), or "".

    "" also where the score parts those who missed no round: it orders nearly everybody (E7).
    """
    if standing.shared:
        others = ", ".join(_who(event, number) for number in standing.shared_with)
        return speech.say("why vacant" if standing.vacant else "why shared", others=others)
    if standing.final is not None:
        winner, loser = _who(event, standing.final.winner), _who(event, standing.final.loser)
        key = "why third" if standing.final.third else "why final"
        return speech.say(key, first=winner, second=loser)
    reason = standing.reason
    if reason is None or orders_nearly_all(event, reason.code):
        return ""
    rival, own = _who(event, reason.rival), _who(event, standing.number)
    behind = comparable(reason.value) < comparable(reason.rival_value)
    first, second = (rival, own) if behind else (own, rival)
    mine, theirs = (format_figure(reason.code, v) for v in (reason.value, reason.rival_value))
    key = f"why {reason.code}"
    return speech.say(
        key if has_words(key) else "why level",
        rival=rival,
        first=first,
        second=second,
        code=reason.code,
        mine=mine,
        theirs=theirs,
    )


def _who(event: Event, number: PlayerId) -> str:
    """Return number and family name: "1 Ota"."""
    return f"{number} {clean(event.player(number).family)}"
