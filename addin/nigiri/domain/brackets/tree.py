"""The tree of a knockout: who meets whom, who won, in which round the others went out.

It is built from the first round and from the games really played: where the director changed a
pair, the game takes the match of the players whom it holds. A player without an opponent has a
free win.

place                     whose                                                         source
1, 2                      the winner and the loser of the last game                     B20
3, 4                      likewise of the game for third place, where there is one
shared by all of a round  who went out in it, behind those who went out later, as far
                          as the event's further criteria do not part them

`Tree.behind` counts it; the tie-break KO puts it first (tiebreaks/stages.py).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.brackets.seeds import length
from nigiri.domain.model.event import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from nigiri.domain.brackets.seeds import Pair
    from nigiri.domain.model.event import Game, Round
    from nigiri.domain.model.units import PlayerId

    Following = Callable[[Sequence[PlayerId | None], bool], Sequence[Pair]]


class Match(NamedTuple):
    """One match of a tree.

    one, other -- the two players, None: nobody, or nobody yet
    game -- as it was drawn, None before and for a free win
    free -- the player with a free win
    """

    one: PlayerId | None = None
    other: PlayerId | None = None
    game: Game | None = None
    free: PlayerId | None = None

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Return the players of the match, as far as they are known."""
        return tuple(each for each in (self.one, self.other) if each is not None)

    @property
    def winner(self) -> PlayerId | None:
        """Return the player who goes on; None where nobody does, or before it is known."""
        result = None if self.game is None else self.game.result
        if self.game is None or result is None:
            return self.free
        seats = {Outcome.WHITE: self.game.white, Outcome.BLACK: self.game.black}
        return seats.get(result.outcome)

    @property
    def loser(self) -> PlayerId | None:
        """Return the player who lost the game; None without a game or while nobody has won it."""
        winner = self.winner
        return None if self.game is None or winner is None else self.game.opponent_of(winner)

    @property
    def undecided(self) -> bool:
        """Tell whether the match has a game that nobody has won."""
        return self.game is not None and self.winner is None


@dataclass(frozen=True)
class Tree:
    """A knockout as far as it is known.

    rounds -- the matches of each round from the top, those of rounds to come as well
    drawn -- how many of the rounds are drawn
    third -- the game of those who lost the semi-finals; None: there is none, or not yet
    place -- the place that its winner takes, 1 but in a play-off (E2)
    first -- how many rounds of its stage are over before it begins
    order -- the players by seed, the strongest in front
    playoff -- whether it is played between players who are level
    """

    rounds: tuple[tuple[Match, ...], ...]
    drawn: int = 0
    third: Match | None = None
    place: int = 1
    first: int = 0
    order: tuple[PlayerId, ...] = ()
    playoff: bool = False

    @cached_property
    def players(self) -> tuple[PlayerId, ...]:
        """Return the players, from the top of the first round."""
        return tuple(dict.fromkeys(chain(*(match.players for match in self.rounds[0]))))

    @property
    def games(self) -> Iterator[tuple[int, Match]]:
        """Yield the drawn games with the round of the tree, 1 the first."""
        for number, matches in enumerate(self.rounds, 1):
            yield from ((number, match) for match in matches if match.game is not None)
        if self.third is not None and self.third.game is not None:
            yield len(self.rounds), self.third

    @cached_property
    def out(self) -> Mapping[PlayerId, int]:
        """Return player -> the round of the tree in which they went out."""
        found: dict[PlayerId, int] = {}
        for number, matches in enumerate(self.rounds[: self.drawn], 1):
            for match in matches:
                if not match.undecided:
                    found |= {one: number for one in match.players if one != match.winner}
        return found

    @property
    def champion(self) -> PlayerId | None:
        """Return the winner of the last game.

        None before it is won, and where several trees have no such game.
        """
        last = self.rounds[-1]
        return last[0].winner if len(last) == 1 else None

    @cached_property
    def behind(self) -> Mapping[PlayerId, int]:
        """Return player -> number of players behind them.

        Behind are those who went out in an earlier round, and the loser of the game for place 3.
        Those who are still in the tree are before all who are out.
        """
        sooner = [sum(at < number for at in self.out.values()) for number in range(self.height + 2)]
        found = {one: sooner[self.out.get(one, self.height + 1)] for one in self.players}
        if self.third is not None and self.third.winner is not None:
            found[self.third.winner] += 1
        return found

    @property
    def height(self) -> int:
        """Return the number of rounds."""
        return len(self.rounds)


def neighbours(winners: Sequence[PlayerId | None], _: bool) -> Sequence[Pair]:  # noqa: FBT001
    """Return the pairs of the next round: winners of neighbours, as far as they are known."""
    return [*zip(winners[::2], winners[1::2], strict=False)]


def build_tree(
    start: Sequence[Pair],
    rounds: Sequence[Round],
    *,
    height: int | None = None,
    third: bool = False,
    following: Following = neighbours,
) -> Tree:
    """Return the tree with this first round, after these rounds of its stage.

    height -- its number of rounds, None: until one player is left
    third -- whether those who lose the semi-finals meet in the last round
    following -- function of the winners from the top, and of whether all are known; it returns the
    pairs of the next round
    """
    height = length(2 * len(start)) if height is None else height
    grown_matches: list[tuple[Match, ...]] = []
    planned = start
    for number in range(height):
        drawn = rounds[number] if number < len(rounds) else None
        grown_matches.append(_placed(planned, drawn))
        known = drawn is not None and not any(match.undecided for match in grown_matches[-1])
        planned = following([match.winner for match in grown_matches[-1]], known)
    tree = Tree(tuple(grown_matches), drawn=min(height, len(rounds)))
    last = rounds[height - 1] if tree.drawn == height else None
    return replace(tree, third=_third(tree, last)) if third else tree


def _third(tree: Tree, last: Round | None) -> Match | None:
    """Return the game of the losers of the semi-finals; None unless there are two of them."""
    semis = tree.rounds[-2] if tree.height > 1 else ()
    losers = [match.loser for match in semis if match.loser is not None]
    if len(losers) < 2:  # noqa: PLR2004 - it takes two
        return None
    return _placed([(losers[0], losers[1])], last)[0]


def _placed(planned: Sequence[Pair], drawn: Round | None) -> tuple[Match, ...]:
    """Return the matches of a round: each drawn game takes the planned match of its players."""
    if drawn is None:
        return tuple(Match(one, other) for one, other in planned)
    known = {player for pair in planned for player in pair if player is not None}
    played = [
        *(Match(*game.players, game=game) for game in drawn.games if known & {*game.players}),
        *(Match(one, free=one) for one in drawn.byes if one in known),
    ]
    found: dict[int, Match] = {}
    for fits in (_same, _meets, _any):
        for at, pair in enumerate(planned):
            match = next((each for each in played if at not in found and fits(each, pair)), None)
            if match is not None:
                played.remove(match)
                found[at] = match
    return tuple(_turned(found.get(at, Match(*pair)), pair) for at, pair in enumerate(planned))


def _same(match: Match, pair: Pair) -> bool:
    """Tell whether the match has just the players of the planned pair."""
    return {*match.players} == {each for each in pair if each is not None}


def _meets(match: Match, pair: Pair) -> bool:
    """Tell whether somebody of the planned pair is in the match."""
    return any(each in pair for each in match.players)


def _any(_: Match, pair: Pair) -> bool:
    """Tell whether the planned pair has anybody in it."""
    return any(each is not None for each in pair)


def _turned(match: Match, pair: Pair) -> Match:
    """Return the match with its players in the order of the plan.

    Beside a player with a free win stands the planned opponent who is gone.
    """
    if match.free is not None and match.free in pair:
        return match._replace(one=pair[0], other=pair[1])
    turned = match.other is not None and (match.other == pair[0] or match.one == pair[1])
    return match._replace(one=match.other, other=match.one) if turned else match
