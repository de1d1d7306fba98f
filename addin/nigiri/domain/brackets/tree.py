"""The tree of a knockout: who meets whom, who went on, who was left behind how soon.

It grows from the first round and from what was really played: where the director paired otherwise,
a game stands in the place of whom it holds. A place without an opponent is a free win.
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
    """One place of a tree.

    one, other -- who meets there, None: nobody, or nobody yet
    game -- as it was drawn, None before and for a free win
    free -- who went on without a game
    """

    one: PlayerId | None = None
    other: PlayerId | None = None
    game: Game | None = None
    free: PlayerId | None = None

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Return who meets there, as far as it is known."""
        return tuple(each for each in (self.one, self.other) if each is not None)

    @property
    def winner(self) -> PlayerId | None:
        """Return who goes on, None where nobody does or it is not known yet."""
        result = None if self.game is None else self.game.result
        if self.game is None or result is None:
            return self.free
        seats = {Outcome.WHITE: self.game.white, Outcome.BLACK: self.game.black}
        return seats.get(result.outcome)

    @property
    def loser(self) -> PlayerId | None:
        """Return who lost the game there, None without one or while nobody has won it."""
        winner = self.winner
        return None if self.game is None or winner is None else self.game.opponent_of(winner)

    @property
    def undecided(self) -> bool:
        """Tell whether a game was drawn there that nobody has won."""
        return self.game is not None and self.winner is None


@dataclass(frozen=True)
class Tree:
    """A knockout as far as it is known.

    rounds -- the places of each round from the top, those of rounds to come as well
    drawn -- how many of the rounds are drawn
    third -- the game of those who lost the semi-finals; None: there is none, or not yet
    place -- which place it is about, 1 but in a play-off (E2)
    first -- how many rounds of its stage go by before it begins
    order -- who was to be in it, the strongest in front; playoff -- it parts who was level
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
        """Return who is in it, from the top of the first round."""
        return tuple(dict.fromkeys(chain(*(match.players for match in self.rounds[0]))))

    @property
    def games(self) -> Iterator[tuple[int, Match]]:
        """Yield the games drawn, each behind its round, 1 the first of the tree."""
        for number, matches in enumerate(self.rounds, 1):
            yield from ((number, match) for match in matches if match.game is not None)
        if self.third is not None and self.third.game is not None:
            yield len(self.rounds), self.third

    @cached_property
    def out(self) -> Mapping[PlayerId, int]:
        """Return in which round everybody was left behind who was."""
        found: dict[PlayerId, int] = {}
        for number, matches in enumerate(self.rounds[: self.drawn], 1):
            for match in matches:
                if not match.undecided:
                    found |= {one: number for one in match.players if one != match.winner}
        return found

    @property
    def champion(self) -> PlayerId | None:
        """Return who won the last game; None before, and where several trees have no such game."""
        last = self.rounds[-1]
        return last[0].winner if len(last) == 1 else None

    @cached_property
    def behind(self) -> Mapping[PlayerId, int]:
        """Return how many each has left behind: out in an earlier round, or beaten for the third.

        Who is still in it is before all who are out.
        """
        sooner = [sum(at < number for at in self.out.values()) for number in range(self.height + 2)]
        found = {one: sooner[self.out.get(one, self.height + 1)] for one in self.players}
        if self.third is not None and self.third.winner is not None:
            found[self.third.winner] += 1
        return found

    @property
    def height(self) -> int:
        """Return how many rounds it has."""
        return len(self.rounds)


def neighbours(winners: Sequence[PlayerId | None], _: bool) -> Sequence[Pair]:  # noqa: FBT001
    """Return who meets next: winners of neighbours, as far as they are known."""
    return [*zip(winners[::2], winners[1::2], strict=False)]


def grown(
    start: Sequence[Pair],
    rounds: Sequence[Round],
    *,
    height: int | None = None,
    third: bool = False,
    following: Following = neighbours,
) -> Tree:
    """Return the tree that begins so, after these rounds of its stage.

    height -- how many rounds it has, None: until one is left
    third -- whether those who lose the semi-finals meet in the last round
    following -- who meets next, given the winners from the top and whether all are known
    """
    height = length(2 * len(start)) if height is None else height
    grown_rounds: list[tuple[Match, ...]] = []
    planned = start
    for number in range(height):
        drawn = rounds[number] if number < len(rounds) else None
        grown_rounds.append(_placed(planned, drawn))
        known = drawn is not None and not any(match.undecided for match in grown_rounds[-1])
        planned = following([match.winner for match in grown_rounds[-1]], known)
    tree = Tree(tuple(grown_rounds), drawn=min(height, len(rounds)))
    last = rounds[height - 1] if tree.drawn == height else None
    return replace(tree, third=_third(tree, last)) if third else tree


def _third(tree: Tree, last: Round | None) -> Match | None:
    """Return the game of the losers of the semi-finals, None unless there are two of them."""
    semis = tree.rounds[-2] if tree.height > 1 else ()
    losers = [match.loser for match in semis if match.loser is not None]
    if len(losers) < 2:  # noqa: PLR2004 - it takes two
        return None
    return _placed([(losers[0], losers[1])], last)[0]


def _placed(planned: Sequence[Pair], drawn: Round | None) -> tuple[Match, ...]:
    """Return the places of a round with what was drawn: a game takes the place of whom it holds."""
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
    """Tell whether it is just the game that was planned, or the free win."""
    return {*match.players} == {each for each in pair if each is not None}


def _meets(match: Match, pair: Pair) -> bool:
    """Tell whether somebody is in it who was planned there."""
    return any(each in pair for each in match.players)


def _any(_: Match, pair: Pair) -> bool:
    """Tell whether the place is there for anybody."""
    return any(each is not None for each in pair)


def _turned(match: Match, pair: Pair) -> Match:
    """Return the match with its players as they stood in the plan; who is gone stands there too."""
    if match.free is not None and match.free in pair:
        return match._replace(one=pair[0], other=pair[1])
    turned = match.other is not None and (match.other == pair[0] or match.one == pair[1])
    return match._replace(one=match.other, other=match.one) if turned else match
