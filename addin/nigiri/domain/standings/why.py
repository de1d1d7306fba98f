"""Why a player has a place: one sentence for the wall, on sheets, paper and pages (M14, M15).

The words are those of paper, "why" and what follows; a criterion whose figures say nothing to
people has words of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.standings.shown import shown_figure
from nigiri.domain.standings.standings import undecided
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


def why_place(
    event: Event, standing: Standing, say: Say, decimal: str, after: int | None = None
) -> str:
    """Return the reason of a place among players level in what comes first (M14), or "".

    Before it stands who is first in whose stead, where somebody missed a round (B7). "" also where
    the score parts those who missed no round: it orders nearly everybody (E7).

    say -- the words of "why level", "why ONE", ... with their facts
    decimal -- the sign in front of decimals
    after -- the round after which the places are, None for the newest
    """
    rule = _stead(event, standing, say)
    return " ".join(filter(None, (rule, _usual(event, standing, say, decimal, after))))


def _stead(event: Event, standing: Standing, say: Say) -> str:
    """Return the words for who is first as another missed a round (B7), "" for all others."""
    if standing.passed:
        others = ", ".join(_who(event, number) for number in standing.passed)
        return say("why first", others=others, many=len(standing.passed))
    if standing.behind:
        first = ", ".join(_who(event, number) for number in standing.behind)
        return say("why behind", first=first, many=len(standing.behind))
    return ""


def _usual(event: Event, standing: Standing, say: Say, decimal: str, after: int | None) -> str:
    """Return the words for what parted a player from others, by the criteria or in a final."""
    if standing.shared:
        others = ", ".join(_who(event, number) for number in standing.shared_with)
        return say(f"why {_shares(event, standing)}", others=others)
    if standing.final is not None:
        winner, loser = _who(event, standing.final.winner), _who(event, standing.final.loser)
        return say("why third" if standing.final.third else "why final", first=winner, second=loser)
    reason = standing.reason
    if reason is None or orders_nearly_all(event, reason.code):
        return ""
    if reason.rival in {*standing.passed, *standing.behind}:
        return ""  # the criterion would have it the other way round
    its, other = (
        shown_figure(event, reason.code, each, after) for each in (reason.value, reason.rival_value)
    )
    words = TIEBREAKS[reason.code].pair_words(its, other, decimal)
    return _parted(event, standing.number, reason, say, words)


def _shares(event: Event, standing: Standing) -> str:
    """Return the word for what several who are level do with a place (M15, E2)."""
    if standing.vacant:
        return "vacant"
    return "playoff" if any(standing.number in level for level in undecided(event)) else "shared"


def _parted(
    event: Event, number: PlayerId, reason: Reason, say: Say, figures: tuple[str, str]
) -> str:
    """Return the words for the criterion that parted a player from the nearest one.

    figures -- of the two, as they are shown
    """
    own, rival = _who(event, number), _who(event, reason.rival)
    behind = comparable(reason.value) < comparable(reason.rival_value)
    first, second = (rival, own) if behind else (own, rival)
    mine, theirs = figures
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
