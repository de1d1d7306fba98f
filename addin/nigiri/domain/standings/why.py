"""Why a player has a place: one sentence for the wall, on sheets, paper and pages (M14, M15).

The words are those of paper, "why" and what follows; a criterion whose figures say nothing to
people has words of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.standings.shown import shown_figure
from nigiri.domain.text import clean
from nigiri.domain.tiebreaks import TIEBREAKS, letters, orders_nearly_all
from nigiri.domain.tiebreaks.criterion import comparable
from nigiri.messages.catalogue import knows

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.standings.standings import Reason, Standing

    Say = Callable[..., str]

_KEY = "paper.why."


def why_place(event: Event, standing: Standing, say: Say, decimal: str) -> str:
    """Return the reason of a place among players level in what comes first (M14), or "".

    "" also where the score parts those who missed no round: it orders nearly everybody (E7).

    say -- the words of "why level", "why ONE", ... with their facts
    decimal -- the sign in front of decimals
    """
    if standing.shared:
        others = ", ".join(_who(event, number) for number in standing.shared_with)
        return say("why vacant" if standing.vacant else "why shared", others=others)
    if standing.final is not None:
        winner, loser = _who(event, standing.final.winner), _who(event, standing.final.loser)
        return say("why third" if standing.final.third else "why final", first=winner, second=loser)
    reason = standing.reason
    if reason is None or orders_nearly_all(event, reason.code):
        return ""
    return _parted(event, standing.number, reason, say, decimal)


def _parted(event: Event, number: PlayerId, reason: Reason, say: Say, decimal: str) -> str:
    """Return the words for the criterion that parted a player from the nearest one."""
    own, rival = _who(event, number), _who(event, reason.rival)
    behind = comparable(reason.value) < comparable(reason.rival_value)
    first, second = (rival, own) if behind else (own, rival)
    its, other = (shown_figure(event, reason.code, v) for v in (reason.value, reason.rival_value))
    mine, theirs = TIEBREAKS[reason.code].pair_words(its, other, decimal)
    return say(
        f"why {reason.code if knows(_KEY + reason.code) else 'level'}",
        rival=rival,
        first=first,
        second=second,
        code=letters(event.settings, reason.code),
        mine=mine,
        theirs=theirs,
    )


def _who(event: Event, number: PlayerId) -> str:
    """Return number and family name: "1 Ota"."""
    return f"{number} {clean(event.player(number).family)}"
