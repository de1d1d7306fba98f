"""Measure the boards of a round, as they are, by the criteria of the draw.

A round is examined as its draw saw it: with the rounds before it, and the ranks printed on its
sheet (M13).

Not done: settings, sections and clubs are those of today, also for a round drawn long ago.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing.field import gather
from nigiri.domain.pairing.optimum import costs
from nigiri.domain.pairing.parts import parts

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair

Numbers = tuple[PlayerId, PlayerId]
"""A pair of players by number, the upper one first."""


NO_GAP = HalfPoints(0)


class Step(NamedTuple):
    """The first criterion in which two draws differ, with the totals of both.

    boards -- the new boards that cost something by it, dearest first
    gap -- where scores are further apart than before: those of the first of `boards`, in half
    points. 0 by any other criterion, and where `score` is dearer for two to be kept apart
    """

    code: str
    before: int
    after: int
    boards: tuple[Numbers, ...]
    gap: HalfPoints = NO_GAP


@dataclass(frozen=True, eq=False)
class Measured:
    """The boards of a round with the field they were drawn from, and their costs.

    criteria -- those that apply to the field, most important first
    pairs -- the boards, as pairs of indices into the field
    """

    field: Field
    criteria: tuple[Criterion, ...]
    pairs: tuple[Pair, ...]

    @cached_property
    def costs(self) -> Mapping[Pair, tuple[int, ...]]:
        """Return pair -> its costs, criterion by criterion."""
        return dict(zip(self.pairs, costs(self.field, self.criteria, self.pairs), strict=True))

    @cached_property
    def totals(self) -> Mapping[str, int]:
        """Return code of a criterion -> the sum of its costs over all boards."""
        prices = self.costs.values()
        return {each.code: sum(p[at] for p in prices) for at, each in enumerate(self.criteria)}

    def instead(self, pairs: Collection[Pair]) -> Measured:
        """Return the same field and criteria with these boards instead."""
        return replace(self, pairs=tuple(sorted(pairs)))

    def numbers(self, pair: Pair) -> Numbers:
        """Return the two players of a pair by number, the upper one first."""
        return self.field.numbers[pair[0]], self.field.numbers[pair[1]]

    def gap(self, pair: Pair) -> HalfPoints:
        """Return the score difference of a pair, in half points."""
        return HalfPoints(int(self.field.score[pair[0]] - self.field.score[pair[1]]))

    def inside(self, pair: Pair) -> bool:
        """Tell whether the pair is inside a score group: both have the same score."""
        return not self.gap(pair)


def event_before(event: Event, this: Round) -> Event:
    """Return the event before that round, everybody with the rank printed on its sheet (M13)."""
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
    event: Event, this: Round, *, by_hand: Collection[Game] = (), of: Game | None = None
) -> Measured:
    """Return the boards of a round, or of that part of it (parts.py) that the game `of` is in.

    by_hand -- boards that the director made; they are left out. A game between two parts, which
    only a director can make, is measured among all boards.
    """
    before = event_before(event, this)
    games = [game for game in this.games if game not in by_hand]
    part_of = _parts(before, this)
    if of is not None and part_of[of.white] == part_of[of.black]:
        games = [g for g in games if {part_of[p] for p in g.players} == {part_of[of.white]}]
    players = sorted(player for game in games for player in game.players)
    field = gather(before, this.number, players)
    index = {number: i for i, number in enumerate(field.numbers)}
    seats = (sorted(index[player] for player in game.players) for game in games)
    pairs = tuple(sorted((upper, lower) for upper, lower in seats))
    criteria = tuple(each for each in in_order(event.settings) if each.applies(field))
    return Measured(field, criteria, pairs)


def round_totals(event: Event, this: Round) -> Mapping[str, int]:
    """Return code -> total over all boards of a round, for the criteria that apply to it."""
    part_of = _parts(event_before(event, this), this)
    first = {part_of[game.white]: game for game in this.games}
    sums: Counter[str] = Counter()
    for game in first.values():
        sums.update(measured(event, this, of=game).totals)
    return sums


def _parts(before: Event, this: Round) -> Mapping[PlayerId, int]:
    """Return player -> index of the part of the round in which they were drawn."""
    players = sorted(this.game_by_player)
    found = parts(before, this.number, players)
    return {player: at for at, part in enumerate(found) for player in part}


def first_difference(before: Measured, after: Measured) -> Step | None:
    """Return the first criterion in which the totals differ; None when all are equal."""
    for at, each in enumerate(before.criteria):
        was, will = before.totals[each.code], after.totals[each.code]
        if was != will:
            new = [pair for pair in after.pairs if pair not in before.costs]
            price = {pair: after.costs[pair][at] for pair in new}
            wider = each.code == "score" and _spread(after) > _spread(before)
            if wider:
                price = {pair: after.gap(pair) for pair in new}
            elif each.code == "score":  # the other part of it: what two have in common
                price = {pair: cost - after.gap(pair) ** 2 for pair, cost in price.items()}
            dear = sorted((pair for pair in new if price[pair]), key=lambda pair: -price[pair])
            boards = tuple(map(after.numbers, dear))
            return Step(each.code, was, will, boards, after.gap(dear[0]) if wider else NO_GAP)
    return None


def _spread(drawn: Measured) -> int:
    """Return the sum of the squared score differences, in half points."""
    return sum(drawn.gap(pair) ** 2 for pair in drawn.pairs)
