"""The criteria of a draw: small objects in an ordered list, the first of them matters most.

Who met before (M7) is no criterion: such a pair does not exist, unless the event allows it, and
then `rematch` stands above everything. The total of a criterion is the sum of its costs over all
boards; of two draws the one with the smaller total of the first criterion in which they differ is
the better one. Which count, and in which order, is Settings.criteria; what else is known of them
stands on their cards (domain/model/criteria.py).

code        what a board costs
rematch     1 for two who met before (only where the event allows it)
title       a contender who does not meet one of his own score; then, any other
score       squared score difference, in half points; more for two to be kept apart
boundaries  boundaries between score groups that the board crosses
floated     how often the upper floated down and the lower floated up before
again       how often either floated before, whichever way
balanced    squared floats, down less up, of both after the board
floats      places from those who are to float: the weakest above, strongest below
wishes      1 for "rather not", 1 for each who would rather meet somebody else
children    the rank of who meets a child without a win, 0 for two such children
halves      both in the same half: how far the nearer one stands from the middle
apart       what they share: club, city (but the host's own may), family name
place       squared distance from the pattern: 1-5, 2-6; or 1-8, 2-7; or 1-2, 3-4
handicap    stones
third       players who get the same colour three times running
colours     sum of the squared colour balances after the best choice of colours
later       what they share of that which counted in earlier rounds only
lot         24 bits hashed from seed, round and both numbers

`halves` is least exactly when the boards inside a group have the largest possible sum of place
differences, that is when each board seats one of the top and one of the bottom half of those who
stay in the group; among these, `place` is least for 1-5, 2-6, 3-7, 4-8, whoever floats. Under the
patterns by lot there is no place, and the lot decides.

`later` and `lot` come last of all, always. Relatives of another name are a wish, "never" (B8).

Handicaps and colours cost what colours.py will give once the pair is seated: with a handicap the
weaker is Black, else fewer have one colour a third time running where `third` is among the
criteria, else the balances decide. Where the players choose, an even game costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from nigiri.domain.games.colours import OPEN
from nigiri.domain.model.criteria import CARDS
from nigiri.domain.pairing.kept_apart import counted_later, counted_now, priced, shared
from nigiri.domain.pairing.matching import most_pairs
from nigiri.domain.pairing.patterns import DISTANCES, HALVED, pattern_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.squares import Bools, Ints

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


def paired_down(contending: Bools, score: Ints, closed: Bools) -> Bools:
    """Return the contenders who may meet a contender of a lower score (E6), as an array of Bools.

    Contenders of one score meet as far as they can. Where that leaves at most one of a group over,
    all of the group are true: the criterion sees to it that no more than one goes down. Where more
    are left over, because they have met one another, only one may go: the lowest without whom as
    many pairs remain, and who has not met all contenders below.

    score -- of the field, the highest first
    closed -- square of those who cannot meet
    """
    found = contending.copy()
    for points in np.unique(score[contending]):
        group = np.flatnonzero(contending & (score == points)).tolist()
        below = np.flatnonzero(contending & (score < points))
        pairs = len(most_pairs(group, closed))
        if len(group) - 2 * pairs > 1:
            found[group] = False
            found[_lowest(group, below.tolist(), pairs, closed)] = True
    return found


def _lowest(group: Sequence[int], below: Sequence[int], pairs: int, closed: Bools) -> list[int]:
    """Return the one player of a group who may go down, as a list; [] where nobody can."""
    for player in reversed(group):
        others = [other for other in group if other != player]
        can_meet = not all(closed[player, other] for other in below)
        if can_meet and len(most_pairs(others, closed)) == pairs:
            return [player]
    return []


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
        """Return where the criterion is written down."""
        return CARDS[self.code].source

    def cost(self, field: Field, upper: Ints, lower: Ints) -> Ints:
        """Return the costs of these pairs; see `Cost`."""
        if self.applies(field):
            return self.formula(field, upper, lower)
        return np.zeros(len(upper), dtype=np.int64)


def rematch(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return 1 for each pair that met before, 0 for the others (M7)."""
    return field.met[upper, lower].astype(np.int64)


def title(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the costs of keeping contenders from one another (E6).

    A contender without a contender of his own score costs one more than all who meet somebody else.
    To meet one of a lower score costs what it costs to meet anybody, except for one player of each
    score group (`paired_down`), for whom it costs less.
    """
    contending = field.wants.contending
    down = paired_down(contending, field.score, field.met | field.banned)
    many = contending[upper].astype(np.int64) + contending[lower]
    both = many == 2  # noqa: PLR2004
    among = both & _same_group(field, upper, lower)
    allowed = both & down[upper]
    return np.where(among, 0, many * (len(field) + 1) + np.where(allowed, 0, many))


def score(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the squared score differences, in half points (M8).

    Two who are to be kept apart cost so much more that a difference of `apart_gap` points at two
    boards costs less; of what they share the dearest counts.
    """
    cost = np.zeros(len(upper), dtype=np.int64)
    if _groups(field):
        cost += (field.score[upper] - field.score[lower]) ** 2
    if penalised(field):
        cost += _penalty(field, upper, lower)
    return cost


def _penalty(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return what it costs each pair in the score that the two are to be kept apart."""
    dearest = np.zeros(len(upper), dtype=np.int64)
    for key in priced(field):
        accepted = 2 * field.settings.gap_of(key)
        cost = (2 * accepted**2 + 1) * (shared(field, (key,), upper, lower) > 0)
        dearest = np.maximum(dearest, cost)
    return dearest


def penalised(field: Field) -> bool:
    """Tell whether `score` adds something for two to be kept apart (Settings.gap_of)."""
    return bool(priced(field))


def boundaries(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of boundaries between score groups that each board crosses (M8)."""
    group = np.unique(-field.score, return_inverse=True)[1].reshape(-1)
    crossed: Ints = group[lower] - group[upper]
    return crossed


def floated(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of earlier floats of the two in this same direction (M8)."""
    return np.where(_same_group(field, upper, lower), 0, field.down[upper] + field.up[lower])


def again(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of earlier floats of the two, up or down (M8)."""
    before = field.down + field.up
    return np.where(_same_group(field, upper, lower), 0, before[upper] + before[lower])


def balanced(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the squared floats, down less up, of both after the board (OpenGotha's practice)."""
    x, y = (field.down[side] - field.up[side] for side in (upper, lower))
    moves = (~_same_group(field, upper, lower)).astype(np.int64)
    total: Ints = (x + moves) ** 2 + (y - moves) ** 2
    return total


def floats(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the places between the floaters and those who are to float (Settings.float_down)."""
    down = from_end(field, upper, field.settings.float_down)
    up = from_end(field, lower, field.settings.float_up)
    return np.where(_same_group(field, upper, lower), 0, down + up)


def wishes(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the wishes that a board does not fulfil: "rather" and "rather not" (M10)."""
    wants = field.wants
    open_: Ints = wants.wishing[upper].astype(np.int64) + wants.wishing[lower]
    open_[wants.rather[upper, lower]] = 0
    return open_ + wants.rather_not[upper, lower]


def children(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the rank of the opponent of each child without a win (B25), from 1 up.

    Two such children cost nothing: one of them is going to win.
    """
    rank = field.rank - field.rank.min(initial=0) + 1
    young = field.wants.children
    cost = young[upper] * rank[lower] + young[lower] * rank[upper]
    return np.where(young[upper] & young[lower], 0, cost)


def halves(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the distance of both from the middle inside one half of their group, else 0 (M9)."""
    from_middle = 2 * field.place - (field.size - 1)
    x, y = from_middle[upper], from_middle[lower]
    broken = ((x > 0) == (y > 0)) & _same_group(field, upper, lower)
    return np.where(broken, np.minimum(np.abs(x), np.abs(y)), 0)


def apart(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of clubs, cities, ... the two share that count in this round (M10)."""
    return shared(field, counted_now(field), upper, lower)


def later(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of clubs, cities, ... the two share that counted in rounds before (M10)."""
    return shared(field, counted_later(field), upper, lower)


def place(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the squared distance from the pattern inside the group, 0 for floaters (M9)."""
    off = DISTANCES[pattern_of(field)](field.place[upper], field.place[lower], field.size[upper])
    return np.where(_same_group(field, upper, lower), off * off, 0)


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


def _groups(field: Field) -> bool:
    """Tell whether the field has more than one score."""
    return bool(len(field)) and field.score[0] != field.score[-1]


def _floats_known(field: Field) -> bool:
    """Tell whether anybody floated before, and anybody can float now."""
    return _groups(field) and bool(field.down.any() or field.up.any())


def _no(_: Field) -> bool:
    """Return False: no exchange inside a score group changes the total."""
    return False


REMATCH = Criterion("rematch", rematch, lambda f: f.rematches)
TITLE = Criterion("title", title, lambda f: bool(f.wants.contending.any()))
SCORE = Criterion("score", score, inside=penalised)
BOUNDARIES = Criterion("boundaries", boundaries, _groups, _no)
FLOATED = Criterion("floated", floated, _floats_known, _no)
AGAIN = Criterion("again", again, _floats_known, _no)
BALANCED = Criterion("balanced", balanced, _groups, _no)
FLOATS = Criterion("floats", floats, _groups, _no)
WISHES = Criterion("wishes", wishes, lambda f: f.wants.any_wish)
CHILDREN = Criterion("children", children, lambda f: bool(f.wants.children.any()))
HALVES = Criterion("halves", halves, lambda f: pattern_of(f) in HALVED)
APART = Criterion("apart", apart, lambda f: bool(counted_now(f)))
PLACE = Criterion("place", place, lambda f: pattern_of(f) in DISTANCES)
HANDICAP = Criterion("handicap", stones)
THIRD = Criterion("third", third, lambda f: bool((np.abs(f.streak) >= RUN).any()))
COLOURS = Criterion("colours", colours)
LATER = Criterion("later", later, lambda f: bool(counted_later(f)))
LOT = Criterion("lot", lot)


def from_end(field: Field, side: Ints, which: str) -> Ints:
    """Return the places between these players and the one who is to float.

    which -- whom the group sends: "bottom", "middle" or "top"
    """
    place, last = field.place[side], field.size[side] - 1
    middle: Ints = np.abs(2 * place - last) // 2
    return {"bottom": last - place, "top": place, "middle": middle}[which]


def _same_group(field: Field, upper: Ints, lower: Ints) -> Bools:
    """Return whether each pair has equal scores, as an array of Bools."""
    same: Bools = field.score[upper] == field.score[lower]
    return same


def _mixed(value: Hashes) -> Hashes:
    """Return the values well mixed: one step of splitmix64."""
    value = value + np.uint64(0x9E3779B97F4A7C15)
    value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return value ^ (value >> np.uint64(31))
