"""The boards of a round as they stand, measured by the criteria of the draw.

A round is looked at as its draw saw it: with the rounds before it, and the ranks printed on its
sheet (M13).

Not done: settings, sections and clubs are those of today, also for a round drawn long ago.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing.field import gather
from nigiri.domain.pairing.optimum import costs
from nigiri.domain.units import PlayerId

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from nigiri.domain.model import Event, Game, Round
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair

Numbers = tuple[PlayerId, PlayerId]
"""A pair of players by number, the upper one first."""


@dataclass(frozen=True)
class Step:
    """The first criterion in which two draws differ, with the totals of both.

    boards -- the new boards that cost something by it, dearest first
    """

    code: str
    before: int
    after: int
    boards: tuple[Numbers, ...]


@dataclass(frozen=True, eq=False)
class Measured:
    """The boards of a round as they stand, in the eyes of the draw: pairs of indices of a field."""

    field: Field
    criteria: tuple[Criterion, ...]
    pairs: tuple[Pair, ...]

    @cached_property
    def costs(self) -> Mapping[Pair, tuple[int, ...]]:
        """Return what each pair costs, criterion by criterion."""
        return dict(zip(self.pairs, costs(self.field, self.criteria, self.pairs), strict=True))

    @cached_property
    def totals(self) -> Mapping[str, int]:
        """Return the sum of the costs by the code of each criterion."""
        prices = self.costs.values()
        return {each.code: sum(p[at] for p in prices) for at, each in enumerate(self.criteria)}

    def instead(self, pairs: Collection[Pair]) -> Measured:
        """Return the same field with other boards."""
        return replace(self, pairs=tuple(sorted(pairs)))

    def numbers(self, pair: Pair) -> Numbers:
        """Return the two of a pair by number, the upper player first."""
        return self.field.numbers[pair[0]], self.field.numbers[pair[1]]

    def inside(self, pair: Pair) -> bool:
        """Tell whether both have the same score."""
        return bool(self.field.score[pair[0]] == self.field.score[pair[1]])


def as_it_was(event: Event, this: Round) -> Event:
    """Return the event before that round, everybody in it with the rank printed on its sheet."""
    ranks = {game.white: game.white_rank for game in this.games}
    ranks |= {game.black: game.black_rank for game in this.games}
    return replace(
        event,
        players=tuple(
            replace(p, entry_rank=p.initial_rank, rank=ranks.get(p.number) or p.rank)
            if p.number is not None
            else p
            for p in event.players
        ),
        rounds=tuple(earlier for earlier in event.rounds if earlier.number < this.number),
    )


def measured(event: Event, this: Round, *, aside: Collection[Game] = ()) -> Measured:
    """Return the boards of a round; `aside` are those the draw had nothing to do with."""
    games = [game for game in this.games if game not in aside]
    players = sorted(player for game in games for player in game.players)
    field = gather(as_it_was(event, this), this.number, players)
    index = {number: i for i, number in enumerate(field.numbers)}
    seats = (sorted(index[player] for player in game.players) for game in games)
    pairs = tuple(sorted((upper, lower) for upper, lower in seats))
    return Measured(field, in_order(event.settings, this.number), pairs)


def first_difference(before: Measured, after: Measured) -> Step | None:
    """Return the first criterion in which the totals differ; None when all are equal."""
    for at, each in enumerate(before.criteria):
        was, will = before.totals[each.code], after.totals[each.code]
        if was != will:
            new = [pair for pair in after.pairs if pair not in before.costs]
            dear = sorted((p for p in new if after.costs[p][at]), key=lambda p: -after.costs[p][at])
            return Step(each.code, was, will, tuple(map(after.numbers, dear)))
    return None
