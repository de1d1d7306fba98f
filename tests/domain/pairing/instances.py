"""Small fields to be drawn, and every way to draw them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.model.event import Apart, Event, Player, Settings, Wish
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.pairing.field import Field, gather
from nigiri.domain.pairing.optimum import costs
from tests.generate import random_choices, random_history, registration

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from nigiri.domain.pairing.criteria import Cost, Criterion
    from nigiri.domain.pairing.matching import Pair
    from nigiri.domain.pairing.squares import Ints

PATTERNS = ("slide", "adjacent")


def some_event(seed: int, players: int, rounds: int, settings: Settings | None = None) -> Event:
    """Return an event with a random history; the same for the same arguments."""
    event = registration(seed, players, sections=1 + seed % 3, settings=settings)
    return random_history(event, seed, rounds)


def some_field(seed: int, players: int, rounds: int, pattern: str = "slide") -> Field:
    """Return everybody's field with the usual choices."""
    keep_apart = (Apart("club"), Apart("city"))
    settings = Settings(host="Mtl", pattern=pattern, keep_apart=keep_apart, rounds=6)
    return field_of(some_event(seed, players, rounds, settings))


def chosen_field(seed: int, players: int, rounds: int) -> Field:
    """Return everybody's field with choices and wishes at random."""
    return field_of(random_choices(some_event(seed, players, rounds), seed))


def standing(*points: int, settings: Settings | None = None) -> Event:
    """Return players of one rank, numbered from 1, who start with these points."""
    players = (
        Player(f"P{n}", "", Rank(1), PlayerId(n), here=True, start=HalfPoints(2 * start))
        for n, start in enumerate(points, 1)
    )
    return Event(settings or Settings(), tuple(players))


def wishing(event: Event, kind: str, *players: int, rounds: Iterable[int] = ()) -> Event:
    """Return the event with one more wish."""
    wish = Wish(kind, tuple(map(PlayerId, players)), frozenset(rounds))
    return replace(event, wishes=(*event.wishes, wish))


def price(cost: Cost, one: int, other: int, of: Field) -> int:
    """Return what a criterion asks for the board of these two numbers."""
    pair = sorted(of.numbers.index(PlayerId(player)) for player in (one, other))
    upper, lower = (np.array([index], dtype=np.int64) for index in pair)
    return int(cost(of, upper, lower)[0])


def field_of(event: Event) -> Field:
    """Return everybody's field in the event's next round."""
    return gather(event, event.next_round, sorted(event.by_number))


def every_draw(field: Field) -> Iterator[list[Pair]]:
    """Yield every way to pair the field."""
    for pairs in _perfect(tuple(range(len(field)))):
        if not any(field.banned[pair] for pair in pairs):
            yield list(pairs)


def totals(field: Field, criteria: Sequence[Criterion], found: Sequence[Pair]) -> tuple[int, ...]:
    """Return the sum of the costs of these pairs, criterion by criterion."""
    return tuple(sum(column) for column in zip(*costs(field, criteria, found), strict=True))


def least_totals(field: Field, criteria: Sequence[Criterion]) -> tuple[int, ...] | None:
    """Return the best totals of any draw, found by trying all of them; None when there is none."""
    draws = np.array(list(every_draw(field)), dtype=np.int64).reshape(-1, len(field) // 2, 2)
    upper, lower = np.triu_indices(len(field), 1)
    square: Ints = np.zeros((len(field), len(field)), dtype=np.int64)
    sums = []
    for each in criteria:
        square[upper, lower] = each.cost(field, upper, lower)
        sums.append(square[draws[:, :, 0], draws[:, :, 1]].sum(axis=1).tolist())
    return min(zip(*sums, strict=True), default=None)


def reached(
    field: Field, criteria: Sequence[Criterion], found: Sequence[Pair] | None
) -> tuple[int, ...] | None:
    """Return the totals of a draw, None where there is none."""
    return None if found is None else totals(field, criteria, found)


@cache
def _perfect(players: tuple[int, ...]) -> tuple[tuple[Pair, ...], ...]:
    """Return every way to pair these players."""
    if not players:
        return ((),)
    one, *others = players
    return tuple(
        ((one, other), *rest)
        for other in others
        for rest in _perfect(tuple(player for player in others if player != other))
    )
