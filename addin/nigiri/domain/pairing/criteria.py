"""The criteria of a draw: small objects in an ordered list, the first of them matters most.

Who met before (M7) is no criterion: such a pair does not exist, unless the event allows it, and
then `rematch` stands above everything; below it what is kept apart strictly (`strict`). The total
of a criterion is the sum of its costs over all boards; of two draws the one with the smaller total
of the first criterion in which they differ is the better one. Which count, and in which order, is
Settings.criteria (`in_order`); what else is known of them stands on their cards
(domain/model/criteria.py).

code        what a board costs
rematch     1 for two who met before (only where the event allows it)
strict      what they share of that which is strictly kept apart (A7)
title       a contender who does not meet one of his own score; then, any other
score       squared score difference, in half points; more for two to be kept apart
boundaries  boundaries between score groups that the board crosses
wishes      1 for "rather not", 1 for each who would rather meet somebody else
apart       what they share: club, city (but the host's own may), family name
floated     how often the upper floated down and the lower floated up before
again       how often either floated before, whichever way
balanced    squared floats, down less up, of both after the board
floats      places from those who are to float: the weakest above, strongest below
children    the rank of who meets a child without a win, 0 for two such children
halves      both in the same half: how far the nearer one stands from the middle
later       the same in the last rounds, of what counted until then
place       squared distance from the pattern: 1-5, 2-6; or 1-8, 2-7; or 1-2, 3-4
handicap    stones
third       players who get the same colour three times running
colours     sum of the squared colour balances after the best choice of colours
top         two of different scores: the more, the higher the upper group stands
lot         24 bits hashed from seed, round and both numbers

`halves` is least exactly when the boards inside a group have the largest possible sum of place
differences, that is when each board seats one of the top and one of the bottom half of those who
stay in the group; among these, `place` is least for 1-5, 2-6, 3-7, 4-8, whoever floats. Under the
patterns by lot there is no place, and the lot decides.

`later` comes behind all of them where the event does not order it, then `top`, and `lot` last of
all, always. Relatives of another name are a wish, "never" (B8).

Handicaps and colours cost what colours.py will give once the pair is seated: with a handicap the
weaker is Black, else fewer have one colour a third time running where `third` is among the
criteria, else the balances decide. Where the players choose, an even game costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from nigiri.domain.games.colours import OPEN
from nigiri.domain.model import criteria as cards
from nigiri.domain.pairing.floats import (
    again,
    balanced,
    boundaries,
    floated,
    floats,
    floats_known,
    has_groups,
    same_group,
    served,
    top,
)
from nigiri.domain.pairing.kept_apart import (
    apart,
    counted_later,
    counted_now,
    later,
    penalised,
    penalty,
    strict,
    strict_now,
)
from nigiri.domain.pairing.patterns import DISTANCES, HALVED, check_pattern, pattern_of
from nigiri.domain.pairing.wishes import contenders_parted, strength_met, unfulfilled
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy.typing as npt

    from nigiri.domain.model.event import Settings
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.squares import Ints

    Hashes = npt.NDArray[np.uint64]

#: The number of games of one colour in a row after which one more is too many.
RUN = 2


def stones(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the handicaps, 0 where one of the two plays all games even (M12, B3, A6)."""
    found: Ints = field.stones[np.abs(field.worth[upper] - field.worth[lower])]
    if field.even.any():
        found[field.even[upper] | field.even[lower]] = 0
    return found


def third(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return for each board the number of players who get a colour three times running (M11).

    An even game takes the better choice of colours, or has none yet; with a handicap the weaker is
    Black.
    """
    above, below = _thirds(field, upper, lower)
    forced = np.where(field.worth[upper] >= field.worth[lower], above, below)
    free = 0 if field.settings.colour_rule == OPEN else np.minimum(above, below)
    return np.where(stones(field, upper, lower) == 0, free, forced)


def colours(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the sum of both squared colour balances after the game (M11).

    An even game takes the better choice of colours, but first the one that gives fewer players a
    colour a third time running where `third` counts, or has no colours yet; with a handicap the
    weaker is Black.
    """
    x, y = field.balance[upper], field.balance[lower]
    white = np.where(x < y, 1, -1)  # 1: the upper takes White
    if "third" in field.settings.criteria:
        above, below = _thirds(field, upper, lower)
        white = np.where(above == below, white, np.sign(below - above))
    if field.settings.colour_rule == OPEN:
        white = np.zeros_like(white)
    stronger = np.where(field.worth[upper] >= field.worth[lower], 1, -1)
    white = np.where(stones(field, upper, lower) == 0, white, stronger)
    total: Ints = (x + white) ** 2 + (y - white) ** 2
    return total


def _thirds(field: Field, upper: Ints, lower: Ints) -> tuple[Ints, Ints]:
    """Return the players with a colour a third time, as two arrays of counts.

    The first is for the upper player with White, the second for the lower one with White.
    """
    x, y = field.streak[upper], field.streak[lower]
    above = (x >= RUN).astype(np.int64) + (y <= -RUN)
    below = (y >= RUN).astype(np.int64) + (x <= -RUN)
    return above, below


Cost = Callable[["Field", "Ints", "Ints"], "Ints"]
"""Costs of the pairs (upper[k], lower[k]) of a field: whole numbers from 0 up, small is good."""

LOT_BITS = 24


class Criterion(NamedTuple):
    """One thing that makes a board better or worse: the costs that belong to a card.

    formula -- the costs of boards in a field to which it applies
    applies -- whether it can matter in that field; where not, it costs nothing
    inside -- whether an exchange inside a score group can change its total
    """

    code: str
    formula: Cost
    applies: Callable[[Field], bool] = lambda _: True
    inside: Callable[[Field], bool] = lambda _: True

    @property
    def source(self) -> str:
        """Return the criterion's source: the rule, or the document."""
        return cards.CARDS[self.code].source

    def cost(self, field: Field, upper: Ints, lower: Ints) -> Ints:
        """Return the costs of these pairs; see `Cost`."""
        if self.applies(field):
            return self.formula(field, upper, lower)
        return np.zeros(len(upper), dtype=np.int64)


def rematch(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return 1 for each pair that met before, 0 for the others (M7)."""
    return field.met[upper, lower].astype(np.int64)


def title(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the costs of keeping contenders for the title from one another (E6; wishes.py)."""
    return contenders_parted(field.wants, field.score, field.met | field.banned, upper, lower)


def score(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the squared score differences, in half points (M8).

    Two who are to be kept apart cost more where the event says so (kept_apart.py: `penalty`).
    """
    cost = np.zeros(len(upper), dtype=np.int64)
    if has_groups(field):
        cost += (field.score[upper] - field.score[lower]) ** 2
    if penalised(field):
        cost += penalty(field, upper, lower)
    return cost


def wishes(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of wishes that each board does not fulfil (M10; wishes.py)."""
    return unfulfilled(field.wants, upper, lower)


def children(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the rank of the opponent of each child without a win, from 1 up (B25; wishes.py)."""
    return strength_met(field.wants, field.rank, upper, lower)


def halves(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the distance of both from the middle inside one half of their group, else 0 (M9)."""
    from_middle = 2 * field.place - (field.size - 1)
    x, y = from_middle[upper], from_middle[lower]
    broken = ((x > 0) == (y > 0)) & same_group(field, upper, lower)
    return np.where(broken, np.minimum(np.abs(x), np.abs(y)), 0)


def place(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the squared distance from the pattern inside the group, 0 for floaters (M9)."""
    off = DISTANCES[pattern_of(field)](field.place[upper], field.place[lower], field.size[upper])
    return np.where(same_group(field, upper, lower), off * off, 0)


def lot(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return 24 bits hashed from the seed, the round and both players' numbers, for many pairs.

    The upper bits of domain/lot.py, counted for all pairs at once.
    """
    numbers = np.array(field.numbers, dtype=np.uint64)
    first = np.minimum(numbers[upper], numbers[lower])
    second = np.maximum(numbers[upper], numbers[lower])
    hashed = np.full(len(upper), field.settings.seed % 2**64, dtype=np.uint64)
    for part in (np.full(len(upper), field.round_number, dtype=np.uint64), first, second):
        hashed = _mixed(hashed ^ part)
    return (hashed >> np.uint64(64 - LOT_BITS)).astype(np.int64)


def _no(_: Field) -> bool:
    """Return False: no exchange inside a score group changes the total."""
    return False


ALL: Mapping[str, Criterion] = {
    each.code: each
    for each in (
        Criterion("rematch", rematch, lambda f: f.rematches),
        Criterion("strict", strict, lambda f: bool(strict_now(f))),
        Criterion("title", title, lambda f: bool(f.wants.contending.any())),
        Criterion("score", score, inside=penalised),
        Criterion("boundaries", boundaries, has_groups, _no),
        Criterion("wishes", wishes, lambda f: f.wants.any_wish),
        Criterion("apart", apart, lambda f: bool(counted_now(f))),
        Criterion("floated", floated, floats_known, _no),
        Criterion("again", again, floats_known, _no),
        Criterion("balanced", balanced, has_groups, _no),
        Criterion("floats", floats, has_groups, _no),
        Criterion("children", children, lambda f: bool(f.wants.children.any())),
        Criterion("halves", halves, lambda f: pattern_of(f) in HALVED),
        Criterion("later", later, lambda f: bool(counted_later(f))),
        Criterion("place", place, lambda f: pattern_of(f) in DISTANCES),
        Criterion("handicap", stones),
        Criterion("third", third, lambda f: bool((np.abs(f.streak) >= RUN).any())),
        Criterion("colours", colours),
        Criterion("top", top, served, _no),
        Criterion("lot", lot),
    )
}
"""Code -> criterion."""

CHOICES: Mapping[str, Criterion] = {card.code: ALL[card.code] for card in cards.CHOSEN}
"""Code -> criterion, for those that the director orders and switches."""

#: Chosen ones that come behind the others where the event does not order them.
_IN_ANY_CASE = ("later",)

#: Those that come before and behind them in any case.
_FIRST = tuple(ALL[card.code] for card in cards.FIRST)
LAST = tuple(ALL[card.code] for card in cards.LAST)


def in_order(settings: Settings) -> tuple[Criterion, ...]:
    """Return the criteria of an event, most important first.

    Raises WrongUse for a criterion or an unknown pattern.
    """
    for code in settings.criteria:
        if code not in CHOICES:
            raise WrongUse(message("choice.criterion", asked=code, choices=", ".join(CHOICES)))
    check_pattern(settings.pattern)
    check_pattern(settings.pattern_after)
    chosen = dict.fromkeys((*settings.criteria, *_IN_ANY_CASE))
    return (*_FIRST, *(CHOICES[code] for code in chosen), *LAST)


def _mixed(value: Hashes) -> Hashes:
    """Return the values well mixed: one step of splitmix64."""
    value = value + np.uint64(0x9E3779B97F4A7C15)
    value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return value ^ (value >> np.uint64(31))
