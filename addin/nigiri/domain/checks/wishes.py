"""Wishes (Event.wishes) as the judge needs them: the pairs they bar, the games they ask for.

Only `never` and `must` can be broken: the others may be outweighed by what matters more. Players
whom a wish concerns are not judged by the patterns that it may override.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING

from nigiri.domain.checks.facts import meetings, scores_before
from nigiri.domain.players.europeans import european

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.checks.facts import Pair
    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.model.units import PlayerId

    Pairs = set[frozenset[PlayerId]]

#: In half points.
ONE_POINT = 2

#: A wish "must" for so many players asks for a game, for more players for a room (parts.py).
TWO = 2


def groups(event: Event, round_number: int, *kinds: str) -> list[frozenset[PlayerId]]:
    """Return the players of every wish of these kinds (none: of any kind) in that round."""
    wishes = [wish for wish in event.wishes if wish.counts_in(round_number)]
    return [frozenset(wish.players) for wish in wishes if not kinds or wish.kind in kinds]


def concerned(event: Event, round_number: int, *kinds: str) -> frozenset[PlayerId]:
    """Return all players whom a wish of these kinds (none: of any kind) concerns.

    Europeans who play for the title in the last rounds are concerned as by a wish "title" (E6).
    """
    found = frozenset(chain.from_iterable(groups(event, round_number, *kinds)))
    forced = event.settings.plays_for_title(round_number) and (not kinds or "title" in kinds)
    return found | _near_the_lead(event, round_number) if forced else found


def _near_the_lead(event: Event, round_number: int) -> frozenset[PlayerId]:
    """Return the Europeans at most a point below the leading one who plays (E6)."""
    scores = scores_before(event, round_number)
    here = {p.number for p in event.players if p.plays_in(round_number) and european(p).answer}
    own = {number: score for number, score in scores.items() if number in here}
    lead = max(own.values(), default=0)
    return frozenset(number for number, score in own.items() if score >= lead - ONE_POINT)


def never(event: Event, round_number: int) -> Pairs:
    """Return the pairs that are never to meet (B8)."""
    wished = groups(event, round_number, "never")
    return {frozenset(pair) for group in wished for pair in combinations(group, 2)}


def barred(event: Event, round_number: int) -> Pairs:
    """Return the pairs to be avoided: those who met (M7), those who never should (B8)."""
    return never(event, round_number) | set(meetings(event, round_number))


def impossible(event: Event, round_number: int) -> Pairs:
    """Return the pairs that cannot be drawn; who met may meet again where rematches are allowed."""
    allowed = event.settings.rematches == "allowed"
    return never(event, round_number) if allowed else barred(event, round_number)


def not_drawn(event: Event, round_: Round) -> list[Game]:
    """Return the games nobody drew: the director's own, and those of two who must meet."""
    wished = [g for g in groups(event, round_.number, "must") if len(g) == TWO]
    return [game for game in round_.games if game.keep or frozenset(game.players) in wished]


def missed(event: Event, round_: Round) -> Iterator[Pair]:
    """Yield the pairs that must meet and could, but both play others in drawn games."""
    avoided, fixed = barred(event, round_.number), not_drawn(event, round_)
    drawn = {p for game in round_.games if game not in fixed for p in game.players}
    for group in groups(event, round_.number, "must"):
        if len(group) == TWO and group <= drawn and group not in avoided:
            one, other = sorted(group)
            yield one, other
