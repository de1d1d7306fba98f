"""The criteria of a draw: small objects in an ordered list, the first of them matters most.

Met before (M7) is no criterion: such a pair does not exist. The total of a criterion is the sum
of its costs over all boards; of two draws the one with the smaller total of the first criterion in
which they differ is the better one.

code        what a board costs                                                      source
score       squared score difference, in half points                                M8
floated     how often the upper floated down and the lower floated up before        M8
floats      places from the weakest of the upper, the strongest of the lower group  M8
halves      both in the same half: how far the nearer one stands from the middle    M9
apart       what they share: club, city (but the host's own may), family name        M10
place       squared distance from 1-5, 2-6, 3-7, 4-8                                M9
neighbours  squared distance from 1-2, 3-4                                          M9
colours     sum of the squared colour balances after the best choice of colours     M11
lot         24 bits hashed from seed, round and both numbers                        house rule

`halves` is least exactly when the boards inside a group have the largest possible sum of place
differences, that is when each board seats one of the top and one of the bottom half of those who
stay in the group; among these, `place` is least for 1-5, 2-6, 3-7, 4-8, whoever floats.

Not done: wishes and never-pairs, fold and random seeding; relatives of another name (M10).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.handicaps import handicap
from nigiri.domain.units import Rank
from nigiri.errors import WrongUse

if TYPE_CHECKING:
    import numpy.typing as npt

    from nigiri.domain.model import Settings
    from nigiri.domain.pairing.field import Bools, Field, Ints

    Hashes = npt.NDArray[np.uint64]

Cost = Callable[["Field", "Ints", "Ints"], "Ints"]
"""Costs of the pairs (upper[k], lower[k]) of a field: whole numbers from 0 up, small is good."""

LOT_BITS = 24


@dataclass(frozen=True)
class Criterion:
    """One thing that makes a board better or worse."""

    code: str
    source: str
    cost: Cost


def score(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the squared score differences, in half points (M8)."""
    gap: Ints = field.score[upper] - field.score[lower]
    return gap * gap


def floated(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return how often the two floated in this same direction in earlier rounds (M8)."""
    return np.where(_same_group(field, upper, lower), 0, field.down[upper] + field.up[lower])


def floats(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return how far the floaters are from the weakest above and the strongest below (M8)."""
    above = field.size[upper] - 1 - field.place[upper]
    return np.where(_same_group(field, upper, lower), 0, above + field.place[lower])


def halves(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return how deep both stand in the same half of their group, 0 for two halves (M9)."""
    x, y = (2 * field.place[side] - (field.size[side] - 1) for side in (upper, lower))
    broken = _same_group(field, upper, lower) & (x * y > 0)
    return np.where(broken, np.minimum(np.abs(x), np.abs(y)), 0)


def apart(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return how many of club, city, ... the two share (M10).

    The host's own may meet; relatives, whom the family name stands for, may not even then.
    """
    shared = np.zeros(len(upper), dtype=np.int64)
    hosts = field.hosts[upper] & field.hosts[lower]
    for kept in field.settings.keep_apart:
        labels = field.labels(kept.key)
        same = (labels[upper] == labels[lower]) & (labels[upper] > 0)
        shared += same if kept.key == "family" else same & ~hosts
    return shared


def place(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the squared distance from 1-5, 2-6, ... inside the group (M9)."""
    return _distance(field, upper, lower, field.size[upper] // 2)


def neighbours(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the squared distance from 1-2, 3-4, ... inside the group (M9's alternative)."""
    return _distance(field, upper, lower, np.ones_like(upper))


def colours(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the sum of both squared colour balances after the game (M11).

    An even game takes the better choice of colours; with a handicap the weaker is Black.
    """
    x, y = field.balance[upper], field.balance[lower]
    stronger = np.sign(field.rank[upper] - field.rank[lower])
    change = np.where(_even(field, upper, lower), -np.abs(x - y), stronger * (x - y))
    total: Ints = x * x + y * y + 2 + 2 * change
    return total


def lot(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return a number of 24 bits hashed from the seed, the round and both players' numbers."""
    numbers = np.array(field.numbers, dtype=np.uint64)
    first = np.minimum(numbers[upper], numbers[lower])
    second = np.maximum(numbers[upper], numbers[lower])
    hashed = np.full(len(upper), field.settings.seed % 2**64, dtype=np.uint64)
    for part in (np.full(len(upper), field.round_number, dtype=np.uint64), first, second):
        hashed = _mixed(hashed ^ part)
    return (hashed >> np.uint64(64 - LOT_BITS)).astype(np.int64)


SCORE = Criterion("score", "M8", score)
FLOATED = Criterion("floated", "M8", floated)
FLOATS = Criterion("floats", "M8", floats)
HALVES = Criterion("halves", "M9", halves)
APART = Criterion("apart", "M10", apart)
PLACE = Criterion("place", "M9", place)
NEIGHBOURS = Criterion("neighbours", "M9", neighbours)
COLOURS = Criterion("colours", "M11", colours)
LOT = Criterion("lot", "house rule", lot)

#: The order by Settings.pattern and by whether a last round is drawn: the later the round, the
#: less clubs are kept apart (M10), so that in the last rounds the place comes first.
ORDERS: dict[tuple[str, bool], tuple[Criterion, ...]] = {
    ("slide", False): (SCORE, FLOATED, FLOATS, HALVES, APART, PLACE, COLOURS, LOT),
    ("slide", True): (SCORE, FLOATED, FLOATS, HALVES, PLACE, APART, COLOURS, LOT),
    ("adjacent", False): (SCORE, FLOATED, FLOATS, APART, NEIGHBOURS, COLOURS, LOT),
    ("adjacent", True): (SCORE, FLOATED, FLOATS, NEIGHBOURS, APART, COLOURS, LOT),
}


def in_order(settings: Settings, round_number: int) -> tuple[Criterion, ...]:
    """Return the criteria of that round, most important first.

    Raises WrongUse for a pattern that nobody has described.
    """
    known = sorted({pattern for pattern, _ in ORDERS})
    if settings.pattern not in known:
        msg = f"There is no pairing pattern {settings.pattern!r}; choose {' or '.join(known)}."
        raise WrongUse(msg)
    return ORDERS[settings.pattern, is_last(settings, round_number)]


def is_last(settings: Settings, round_number: int) -> bool:
    """Tell whether the round is one of the last rounds of M9 (Settings.last_rounds)."""
    first = settings.rounds if settings.last_rounds is None else settings.last_rounds
    return round_number >= first


def _same_group(field: Field, upper: Ints, lower: Ints) -> Bools:
    """Return which pairs have equal scores."""
    same: Bools = field.score[upper] == field.score[lower]
    return same


def _distance(field: Field, upper: Ints, lower: Ints, ideal: Ints) -> Ints:
    """Return the squared distance of the place difference from the ideal one, in the group."""
    distance = np.square(field.place[lower] - field.place[upper] - ideal)
    return np.where(_same_group(field, upper, lower), distance, 0)


def _even(field: Field, upper: Ints, lower: Ints) -> Bools:
    """Return which pairs would play without handicap (M12)."""
    steps, index = np.unique(field.rank, return_inverse=True)
    ranks = [Rank(int(step)) for step in steps]
    table = [[handicap(field.settings, mine, theirs) == 0 for theirs in ranks] for mine in ranks]
    even = np.array(table, dtype=np.bool_).reshape(len(ranks), len(ranks))
    return even[index[upper], index[lower]]


def _mixed(value: Hashes) -> Hashes:
    """Return the values well mixed: one step of splitmix64."""
    value = value + np.uint64(0x9E3779B97F4A7C15)
    value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return value ^ (value >> np.uint64(31))
