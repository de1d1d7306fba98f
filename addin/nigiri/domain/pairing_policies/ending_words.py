"""Ways in which open games end, in words for the desk and for paper: "3 Roy beats 5 Kim" (M30).

The words are those of paper, "ends" and what follows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome
from nigiri.domain.text import clean

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing_policies.open_games import Ending

    Say = Callable[..., str]

_WHITE, _BLACK, _JIGO = Outcome.WHITE, Outcome.BLACK, Outcome.JIGO
_ENDS = {
    frozenset({_WHITE}): ("ends beats", True),
    frozenset({_BLACK}): ("ends beats", False),
    frozenset({_JIGO}): ("ends jigo", True),
    frozenset({_WHITE, _JIGO}): ("ends not", False),
    frozenset({_BLACK, _JIGO}): ("ends not", True),
    frozenset({_WHITE, _BLACK}): ("ends decided", True),
}
"""Outcomes of a game -> the key of their words, and whether White is named first."""


def ways_words(event: Event, ways: Iterable[Iterable[Ending]], say: Say) -> str:
    """Return ways of which any is enough, each with all endings it asks for; "" for none.

    say -- the words of "ends beats", ... with their facts
    """
    both, either = say("ends both"), say("ends or")
    return either.join(both.join(_words(event, each, say) for each in way) for way in ways)


def _words(event: Event, ending: Ending, say: Say) -> str:
    """Return the words for the end of a game; with its table, where it has a number."""
    game = ending.open.game
    key, white_first = _ENDS[ending.outcomes]
    players = game.players if white_first else game.players[::-1]
    one, other = (_label(event, player) for player in players)
    if game.table is None:
        return say(key, one=one, other=other)
    return say(f"{key} table", one=one, other=other, table=game.table)


def _label(event: Event, number: PlayerId) -> str:
    """Return number and name of a player."""
    return f"{number} {clean(event.player(number).name)}"
