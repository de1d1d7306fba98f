"""The boards of a round as they stand, measured by the criteria of the draw.

A round is looked at as its draw saw it: with the rounds before it, and the ranks printed on its
sheet (M13).

Not done: settings, sections and clubs are those of today, also for a round drawn long ago.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing.field import gather
from nigiri.domain.pairing.optimum import costs
from nigiri.domain.pairing.order import in_order
from nigiri.domain.pairing.parts import parts

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair

Numbers = tuple[PlayerId, PlayerId]
"""A pair of players by number, the upper one first."""


class Step(NamedTuple):
    """The first criterion in which two draws differ, with the totals of both.

    boards -- the new boards that cost something by it, dearest first
    """

    code: str
    before: int
    after: int
    boards: tuple[Numbers, ...]


@dataclass(frozen=True, eq=False)
class Measured:
    """The boards of a round as they stand, in the eyes of the draw: pairs of indices of a field.

    criteria -- those that apply to the field, most important first
    """

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


def measured(
    event: Event, this: Round, *, aside: Collection[Game] = (), of: Game | None = None
) -> Measured:
    """Return the boards of a round, or of that part of it (parts.py) in which a game is.

    aside -- boards that the draw had nothing to do with. A game between two parts, which only a
    director can make, is seen among all boards.
    """
    then = as_it_was(event, this)
    games = [game for game in this.games if game not in aside]
    part_of = _parts(then, this)
    if of is not None and part_of[of.white] == part_of[of.black]:
        games = [g for g in games if {part_of[p] for p in g.players} == {part_of[of.white]}]
    players = sorted(player for game in games for player in game.players)
    field = gather(then, this.number, players)
    index = {number: i for i, number in enumerate(field.numbers)}
    seats = (sorted(index[player] for player in game.players) for game in games)
    pairs = tuple(sorted((upper, lower) for upper, lower in seats))
    criteria = tuple(each for each in in_order(event.settings) if each.applies(field))
    return Measured(field, criteria, pairs)


def round_totals(event: Event, this: Round) -> Mapping[str, int]:
    """Return what all boards of a round cost together, by the code of those criteria that apply."""
    part_of = _parts(as_it_was(event, this), this)
    first = {part_of[game.white]: game for game in this.games}
    sums: Counter[str] = Counter()
    for game in first.values():
        sums.update(measured(event, this, of=game).totals)
    return sums


def _parts(then: Event, this: Round) -> Mapping[PlayerId, int]:
    """Return in which part of the round each of its players is."""
    players = sorted(this.game_by_player)
    found = parts(then, this.number, players)
    return {player: at for at, part in enumerate(found) for player in part}


def first_difference(before: Measured, after: Measured) -> Step | None:
    """Return the first criterion in which the totals differ; None when all are equal."""
    for at, each in enumerate(before.criteria):
        was, will = before.totals[each.code], after.totals[each.code]
        if was != will:
            new = [pair for pair in after.pairs if pair not in before.costs]
            dear = sorted((p for p in new if after.costs[p][at]), key=lambda p: -after.costs[p][at])
            return Step(each.code, was, will, tuple(map(after.numbers, dear)))
    return None
