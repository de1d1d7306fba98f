"""What the judge knows of wishes (Event.wishes): which pairs are barred, which belong together.

Only `never` and `must` can be broken: the others may be outweighed by what matters more. Whom a
wish concerns is not judged by the patterns that it may override.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING

from nigiri.domain.checks.facts import meetings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.checks.facts import Pair
    from nigiri.domain.model import Event, Round
    from nigiri.domain.units import PlayerId


def groups(event: Event, round_number: int, *kinds: str) -> list[frozenset[PlayerId]]:
    """Return the players of every wish of these kinds, of any if none is named, in that round."""
    wishes = [wish for wish in event.wishes if wish.counts_in(round_number)]
    return [frozenset(wish.players) for wish in wishes if not kinds or wish.kind in kinds]


def concerned(event: Event, round_number: int, *kinds: str) -> frozenset[PlayerId]:
    """Return everybody whom a wish of these kinds, or any if none is named, concerns."""
    return frozenset(chain.from_iterable(groups(event, round_number, *kinds)))


def barred(event: Event, round_number: int) -> set[frozenset[PlayerId]]:
    """Return the pairs that cannot be drawn: those who met (M7), those who never should (B8)."""
    never = groups(event, round_number, "never")
    return {frozenset(pair) for group in never for pair in combinations(group, 2)} | set(
        meetings(event, round_number)
    )


def missed(event: Event, round_: Round) -> Iterator[Pair]:
    """Yield two of each `must` who play others although they could have met one another.

    Only two who both play nobody of their group are told of: where a group is odd, one is left
    over. Games that are the director's own dissolve no wish; they are his word.
    """
    impossible, games = barred(event, round_.number), round_.game_by_player
    for group in groups(event, round_.number, "must"):
        others = sorted(
            player
            for player in group
            if player in games and not games[player].keep and not group >= {*games[player].players}
        )
        yield from (pair for pair in combinations(others, 2) if frozenset(pair) not in impossible)
