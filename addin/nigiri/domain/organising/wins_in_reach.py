"""The worst case of prizes for wins: how many players may still get to n of them (B14).

Every open game gives its two players one win together; in every round that is not drawn, anybody
may meet anybody, and who is left over has a bye, which is a win. What is counted is

    the most players whose missing half points, after the open games, all fit into later rounds:
    each takes at most a win a round, and all together no more than their games and byes give.

No real event can have more. Exactly so many are possible where nothing is open, or where the same
players play all later rounds and may meet again; that people meet only once can only make them
fewer. So it is an upper bound in any case, and prizes that suffice for it suffice.

Why the cheapest first is the best: let a game be open between two players who lack `a` and `b` half
points. One of them alone costs later rounds min(a, b) - 2, or nothing. Both cost at least twice as
much, as neither gets more than 2 of it. So the second of a game never costs less than the first,
and taking the smallest costs of all games together is a greedy choice among growing costs.

Not foreseen: that a director decides a game for both, or counts a missed round as a win.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.scoring import BESIDE
from nigiri.domain.scores.scores import figures

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import HalfPoints, PlayerId

_WIN = 2
_SPLITS = (0, 1, 2)
"""Half points that one of two gets: a loss, a jigo, a win."""


class Field(NamedTuple):
    """What is known of the wins of everybody, and what is to come.

    wins -- so far, in half points; open_games -- pairs, each player in one at most
    later -- the players of each round that is not drawn
    """

    wins: Mapping[PlayerId, HalfPoints]
    open_games: tuple[tuple[PlayerId, PlayerId], ...] = ()
    later: tuple[frozenset[PlayerId], ...] = ()


def field_of(event: Event) -> Field:
    """Return the field of an event as it stands, play-offs left out.

    Somebody with two open games has the later one; the other counts as a round of these two.
    """
    rounds = [each for each in event.rounds if each.system not in BESIDE]
    pairs: list[tuple[PlayerId, PlayerId]] = []
    later = [
        frozenset(number for number, player in event.by_number.items() if _may_play(player, at))
        for at in range(
            1 + max((each.number for each in rounds), default=0), event.settings.rounds + 1
        )
    ]
    for game in (game for each in reversed(rounds) for game in each.games if game.result is None):
        taken = {player for pair in pairs for player in pair}
        if taken.isdisjoint(game.players):
            pairs.append((game.white, game.black))
        else:
            later.append(frozenset(game.players))
    return Field(figures(event, "victories", None), tuple(pairs), tuple(later))


def _may_play(player: Player, number: int) -> bool:
    """Tell whether a player is expected in a round."""
    return player.plays_in(number) or player.is_awaited_in(number)


def most_in_reach(field: Field, least: HalfPoints) -> int:
    """Return the most players who can have at least so many wins in the end; an upper bound."""
    room = sum(len(players) + len(players) % 2 for players in field.later)
    spent = accumulate(sorted(_costs(field, least)))
    return sum(each <= room for each in spent)


def _costs(field: Field, least: HalfPoints) -> Iterator[int]:
    """Yield the half points that each player who can get there takes from later rounds."""
    lack = {player: max(0, least - wins) for player, wins in field.wins.items()}
    most = {player: _WIN * sum(player in each for each in field.later) for player in lack}
    paired = {player for pair in field.open_games for player in pair}
    yield from (
        need for player, need in lack.items() if player not in paired and need <= most[player]
    )
    for one, other in field.open_games:
        rests = [
            (max(0, lack[one] - gets), max(0, lack[other] - (_WIN - gets))) for gets in _SPLITS
        ]
        alone = [mine for mine, _ in rests if mine <= most[one]]
        alone += [theirs for _, theirs in rests if theirs <= most[other]]
        both = [a + b for a, b in rests if a <= most[one] and b <= most[other]]
        if alone:
            yield min(alone)
        if both:
            yield min(both) - min(alone)
