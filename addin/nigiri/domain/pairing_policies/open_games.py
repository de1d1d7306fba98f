"""Who has the bye, by how the open games end: exact, without going through all of their ends (M30).

A player's place among the candidates depends on the player's own games alone (`bye_key`). So the
best of those whom open games link has one key for each way in which these games end, and the bye is
the best of all these bests. Nobody whose best key is behind somebody else's worst one can have it;
what is left is a list from the best key down, of which the first line that holds is true.

An open game ends for White, for Black, or in a jigo where its komi is a whole number. What a
director decides besides, such as a loss for both, is no end of a game, and not foretold.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.games.handicaps import komi_of
from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.scoring import BESIDE
from nigiri.domain.pairing_policies.byes import bye_key

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId

    Key = tuple[int, ...]
    Ends = tuple[Outcome, ...]

MOST_ROUNDS = 4
"""In so many rounds games may be open; 3 to that power events are looked at."""
MOST_TOGETHER = 8
"""So many open games of the same players are gone through; 3 to that power ways to end."""

_ALL = (Outcome.WHITE, Outcome.BLACK, Outcome.JIGO)


@dataclass(frozen=True)
class OpenGame:
    """A game without a result. outcomes -- the ways in which it may end."""

    round_number: int
    game: Game
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True)
class Ending:
    """An open game, and ways in which it ends: not all it may."""

    open: OpenGame
    outcomes: frozenset[Outcome]


@dataclass(frozen=True)
class Case:
    """Who has the bye where no case before holds, and this one does.

    ways -- it holds where all endings of one of them come true; () in any case
    """

    player: PlayerId
    ways: tuple[tuple[Ending, ...], ...] = ()


@dataclass(frozen=True)
class Cases:
    """Who has the bye: the first case that holds; the last holds in any case.

    among -- where the open games are too many: () for cases, and these, of whom one has it
    """

    cases: tuple[Case, ...]
    among: tuple[PlayerId, ...] = ()

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Return everybody who may have the bye, once each."""
        return self.among or tuple(dict.fromkeys(case.player for case in self.cases))


class _Best(NamedTuple):
    """The best key of linked players in one way in which their games end."""

    key: Key
    player: PlayerId
    group: int
    ends: Ends


class OpenGames:
    """The open games before a round, and the keys of players by the ends of their own."""

    def __init__(self, event: Event, round_number: int) -> None:
        """Look at all ends of a player's games, in as many events as there are for one player."""
        self._event, self._number = event, round_number
        self._own: dict[PlayerId, list[OpenGame]] = {number: [] for number in event.by_number}
        games = [*_open_games(event, round_number)]
        for each in games:
            for player in each.game.players:
                self._own[player].append(each)
        self._rounds = sorted({each.round_number for each in games})
        self._ended: dict[Ends, Event] = {}
        self._spans: dict[PlayerId, tuple[Key, Key]] = {}

    def cases(self, candidates: Collection[PlayerId]) -> Cases:
        """Return the holder of the bye among these, of whom there is one at least."""
        if len(self._rounds) > MOST_ROUNDS:
            return Cases((), tuple(candidates))
        bound = min(self._span(player)[1] for player in candidates)
        left = [player for player in candidates if self._span(player)[0] <= bound]
        groups = [*self._groups(left)]
        if any(len(games) > MOST_TOGETHER for _, games in groups):
            return Cases((), tuple(left))
        bests = [[*self._bests(at, *group)] for at, group in enumerate(groups)]
        limit = min(max(best.key for best in each) for each in bests)
        lines = [best for each in bests for best in each if best.key <= limit]
        lines.sort(key=lambda best: best.key)
        return Cases(tuple(_cases(lines, [games for _, games in groups])))

    def _span(self, player: PlayerId) -> tuple[Key, Key]:
        """Return the player's best key and the worst, over all ways in which the games end."""
        if player not in self._spans:
            own = self._own[player]
            every = product(*(each.outcomes for each in own))
            keys = [self._key(player, dict(zip(own, ends, strict=True))) for ends in every]
            self._spans[player] = min(keys), max(keys)
        return self._spans[player]

    def _key(self, player: PlayerId, ends: Mapping[OpenGame, Outcome]) -> Key:
        """Return the player's key once the player's games have ended so.

        The event in which it is looked up ends all games of a round alike: nobody plays two there.
        """
        own = {each.round_number: ends[each] for each in self._own[player]}
        by_round = tuple(own.get(number, Outcome.WHITE) for number in self._rounds)
        if by_round not in self._ended:
            outcomes = dict(zip(self._rounds, by_round, strict=True))
            self._ended[by_round] = _ended(self._event, outcomes)
        return bye_key(self._ended[by_round], self._number, player)

    def _groups(
        self, players: Collection[PlayerId]
    ) -> Iterator[tuple[list[PlayerId], list[OpenGame]]]:
        """Yield the players whom open games link, however far, with all open games of theirs."""
        left = [*players]
        while left:
            group, games = [left.pop(0)], list[OpenGame]()
            for player in group:  # it grows
                fresh = [each for each in self._own[player] if each not in games]
                games += fresh
                linked = [n for each in fresh for n in each.game.players if n in left]
                group += linked
                left = [n for n in left if n not in linked]
            yield group, games

    def _bests(
        self, at: int, players: Iterable[PlayerId], games: Sequence[OpenGame]
    ) -> Iterator[_Best]:
        """Yield the best key of linked players for each way in which their games end."""
        for ends in product(*(each.outcomes for each in games)):
            ended = dict(zip(games, ends, strict=True))
            key, player = min((self._key(player, ended), player) for player in players)
            yield _Best(key, player, at, ends)


def _open_games(event: Event, round_number: int) -> Iterator[OpenGame]:
    """Yield the games without a result before a round that add to a score."""
    counted = (this for this in event.rounds if this.system not in BESIDE)
    for this in (this for this in counted if this.number < round_number):
        for game in (game for game in this.games if game.result is None):
            komi = komi_of(event, game, this.number)
            outcomes = _ALL if komi is None or komi % 2 == 0 else _ALL[:2]
            yield OpenGame(this.number, game, outcomes)


def _ended(event: Event, outcomes: Mapping[int, Outcome]) -> Event:
    """Return the event with all open games of some rounds ended; outcomes -- by round."""
    rounds = tuple(
        replace(
            this,
            games=tuple(
                replace(game, result=game.result or Result(outcomes[this.number]))
                for game in this.games
            ),
        )
        if this.number in outcomes
        else this
        for this in event.rounds
    )
    return replace(event, rounds=rounds)


def _cases(lines: Iterable[_Best], games: Sequence[Sequence[OpenGame]]) -> Iterator[Case]:
    """Yield the cases of sorted bests; neighbours with one player are one case.

    games -- of each group
    """
    together: list[list[_Best]] = []
    for line in lines:
        if together and together[-1][-1].player == line.player:
            together[-1].append(line)
        else:
            together.append([line])
    told: dict[int, set[Ends]] = {}
    for at, bests in enumerate(together, 1):
        player, group = bests[0].player, bests[0].group
        ends = {best.ends for best in bests}
        told.setdefault(group, set()).update(ends)
        found = () if at == len(together) else _ways(games[group], ends)
        yield Case(player, tuple(_shorter(way, games[group], told[group]) for way in found))


def _ways(games: Sequence[OpenGame], ends: Collection[Ends]) -> Iterator[tuple[Ending, ...]]:
    """Yield as few ways as are easily found that together say how some games end."""
    seen = [frozenset(each) for each in zip(*ends, strict=True)]
    if prod(map(len, seen)) == len(ends):
        found = (Ending(game, some) for game, some in zip(games, seen, strict=True))
        yield tuple(each for each in found if len(each.outcomes) < len(each.open.outcomes))
        return
    rests: dict[frozenset[Ends], set[Outcome]] = {}
    for outcome in seen[0]:
        rest = frozenset(each[1:] for each in ends if each[0] is outcome)
        rests.setdefault(rest, set()).add(outcome)
    for rest, outcomes in rests.items():
        first = Ending(games[0], frozenset(outcomes))
        kept = () if len(outcomes) == len(games[0].outcomes) else (first,)
        for way in _ways(games[1:], rest):
            yield (*kept, *way)


def _shorter(
    way: Sequence[Ending], games: Sequence[OpenGame], allowed: Collection[Ends]
) -> tuple[Ending, ...]:
    """Return a way without what need not be said.

    allowed -- ends that the case or one before it covers
    """
    kept = [*way]
    for each in way:
        outcomes = {other.open: other.outcomes for other in kept if other != each}
        every = product(*(outcomes.get(game, game.outcomes) for game in games))
        if all(ends in allowed for ends in every):
            kept.remove(each)
    return tuple(kept)
