"""Play-offs: knockouts between those who are level for the first places after a stage (E2, E3).

tied for   players   up to place 1 (E3)   up to place 3 (E2)      up to place 4 (E2, vote c)
1          2         1 2                  1 2                     1 2
1          3         1 2 3                1 2 3                   1 2 3
1          4..       1 2, others 3        1 2 3 4, others 5       1 2 3 4, others 5
2          2                              2 3                     2 3
2          3                              2 3 4                   2 3 4
2          4..                            2 3, others 4           2 3 4 5, others 6
3          2                              3 4                     3 4
3          3..                            3 4, others 5           3 4, others 5
4          2                                                      4 5
4          3..                                                    4, others 5

Numbers by the director's order, then the rating; each round but the last folds them, lowest against
highest. Of 2^k + x players the 2x highest numbers play the first round, the others are free. Those
who lost the round before the last play each other where the table separates them as well. All
play-offs end in the same round. A play-off counts for places alone: it adds to no score.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.brackets.seeds import folded, length, seeded, with_free_wins
from nigiri.domain.brackets.tree import build_tree

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.domain.brackets.seeds import Pair
    from nigiri.domain.brackets.tree import Match, Tree
    from nigiri.domain.model.event import Event, Round
    from nigiri.domain.model.units import PlayerId

#: Up to which place ties are played off by the basic proposal of E2, and by its vote (c).
_BASIC, _BIG = 3, 4
_DUEL, _FOUR = 2, 4

#: (the place tied for, up to which place) -> those who lose the round before the last play.
_THIRD = frozenset({(1, _BASIC), (1, _BIG), (2, _BIG)})


class Tied(NamedTuple):
    """Players who are level for a place, and what their play-off decides.

    place -- the place they share; players -- by the numbers of the play-off, 1 in front
    third -- whether those who lose the round before the last play each other
    loser_shares -- whether who loses the last game shares a place with those out before
    """

    place: int
    players: tuple[PlayerId, ...]
    third: bool = False
    loser_shares: bool = False


def tied_for(event: Event, levels: Sequence[Sequence[PlayerId]], up_to: int) -> tuple[Tied, ...]:
    """Return the ties that are played off, best first.

    levels -- groups of players who are level, best first
    up_to -- the last place that is played for
    """
    found, place = [], 1
    for level in levels:
        many = len(level)
        if place <= up_to and many >= _DUEL:
            third = many >= _FOUR and (place, up_to) in _THIRD
            shares = place == _BIG and many > _DUEL
            numbers = tuple(sorted(level, key=lambda number: _order(event, number)))
            found.append(Tied(place, numbers, third, shares))
        place += many
    return tuple(found)


def _order(event: Event, number: PlayerId) -> tuple[int, ...]:
    """Return the director's order, then the rating, then the number; smaller is seeded higher."""
    player = event.player(number)
    ordered = (0, player.order) if player.order is not None else (1, 0)
    return (*ordered, -(player.rating or 0), number)


def playoff_trees(ties: Sequence[Tied], rounds: Sequence[Round]) -> tuple[Tree, ...]:
    """Return the trees of these play-offs after the rounds of their stage; all end together."""
    longest = max((length(len(tied.players)) for tied in ties), default=0)
    return tuple(_tree(tied, longest, rounds) for tied in ties)


def _tree(tied: Tied, longest: int, rounds: Sequence[Round]) -> Tree:
    """Return the tree of a play-off."""
    begins = longest - length(len(tied.players))
    at = {player: index for index, player in enumerate(tied.players)}

    def fold(winners: Sequence[PlayerId | None], known: bool) -> Sequence[Pair]:  # noqa: FBT001
        still = sorted((each for each in winners if each is not None), key=lambda p: at.get(p, 0))
        blank: list[Pair] = [(None, None)] * (len(winners) // 2)
        odd = len(still) % 2
        free: list[Pair] = [(player, None) for player in still[:odd]]
        return [*free, *folded(still[odd:]), *blank][: len(blank)] if known else blank

    tree = build_tree(_seeded(tied), rounds[begins:], third=tied.third, following=fold)
    drawn = _connected(tree.rounds)
    return replace(
        tree, rounds=drawn, place=tied.place, first=begins, order=tied.players, playoff=True
    )


def _seeded(tied: Tied) -> Sequence[Pair]:
    """Return the pairs of round 1 in an order by which neighbours meet if all lower numbers win."""
    start = with_free_wins(tied.players)
    best = {one: (one, other) for one, other in start if one is not None}
    order = [each for pair in seeded([*best]) for each in pair] if len(best) > 1 else [*best]
    return [best[each] for each in order if each is not None]


def _connected(rounds: Sequence[Sequence[Match]]) -> tuple[tuple[Match, ...], ...]:
    """Return the rounds, each with its matches in such an order that winners of neighbours meet.

    As far as it is known who meets: each round folds the numbers anew.
    """
    found = [tuple(rounds[-1])]
    for matches in reversed(rounds[:-1]):
        seats = [each for match in found[0] for each in (match.one, match.other)]
        known = {each.winner: each for each in matches if each.winner in {*seats} - {None}}
        rest = [match for match in matches if match not in known.values()]
        found.insert(0, tuple(known.get(seat) or rest.pop(0) for seat in seats))
    return tuple(found)


def parted(ties: Sequence[Tied], trees: Sequence[Tree]) -> Mapping[PlayerId, int]:
    """Return player -> number of those tied with them who are behind by the play-off, so far."""
    found: dict[PlayerId, int] = {}
    for tied, tree in zip(ties, trees, strict=True):
        found |= _parted(tied, tree)
    return found


def _parted(tied: Tied, tree: Tree) -> Mapping[PlayerId, int]:
    """Return player -> number of those tied with them who are behind, in one play-off.

    Of those who are out of it only the last games separate some.
    """
    behind, last = tree.behind, tree.height
    final = last if not tied.loser_shares else last + 1
    separated = {player for player, out in tree.out.items() if out >= final}
    if tied.third:
        separated |= {player for player, out in tree.out.items() if out == last - 1}
    inside = {player for player in tied.players if player not in tree.out}
    return {
        player: behind.get(player, 0) if player in separated | inside else 0
        for player in tied.players
    }
