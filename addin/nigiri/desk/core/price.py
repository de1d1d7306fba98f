"""Say what another draw would have cost, by the first criterion in which it is worse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.phrases import player_label
from nigiri.domain.model.figures import points_words
from nigiri.messages.message import several

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.pairing.board_costs import Numbers, Step

    Say = Callable[..., str]

_MOST_TABLES = 3


def cost_words(event: Event, step: Step, say: Say, named: Collection[Numbers] = frozenset()) -> str:
    """Return the clause on what would have been worse, to follow "otherwise" or "but then".

    step -- of a draw that is worse, the lot apart
    say -- gives the words of a key with its facts: in the event's language, or as a message
    named -- boards that were just named, which are not named again where they are those that cost
    """
    if step.gap:
        one, other = (player_label(event, player) for player in step.boards[0])
        return say("answer.price.score", one=one, other=other, points=points_words(step.gap))
    # not the points: two to be kept apart, at the price of points (kept_apart.py)
    what = say(f"answer.price.{'apart' if step.code == 'score' else step.code}")
    if {*step.boards} == {*named}:
        return what
    return say("answer.price.at", what=what, who=_tables(event, step.boards, say))


def _tables(event: Event, boards: Sequence[Numbers], say: Say) -> str:
    """Return pairs by name; of many the others are counted."""
    pairs = (
        say("answer.pair", one=player_label(event, one), other=player_label(event, other))
        for one, other in boards[:_MOST_TABLES]
    )
    named = several(pairs, say("between"))
    more = len(boards) - _MOST_TABLES
    return say("desk.names.more", names=named, more=more) if more > 0 else named
