"""Floats: players who meet an opponent of another score group (M8). When, who, and what it costs.

Nobody is told to float. A player floats where the whole round comes out best so: the criterion
`score` makes every half point of difference dear, by its square, so that a group of an even number
stays among itself unless rematches forbid it, and one of an odd number sends one player down, as
near as can be. Among such draws these decide, in the order of Settings.criteria:

criterion    whom it spares                                                            source
boundaries   many score groups in between: a board costs one for each it crosses       M8
floated      who floated before in the same direction                                  M8
again        who floated before, whichever way                                         M8
balanced     who has floated more down than up, or up than down                        OpenGotha
floats       all but the one whom the group is to send, by Settings.float_down and     M8
             float_up: the weakest above, the strongest below, unless chosen otherwise
top          the higher groups, where all else is equal: from the top down as many as      M8
             can be meet one of their own score

How often somebody floated follows from the scores as the rounds were drawn (field.py).
"""

from __future__ import annotations

from itertools import accumulate
from operator import mul
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.squares import Bools, Ints


def boundaries(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of boundaries between score groups that each board crosses (M8)."""
    group = np.unique(-field.score, return_inverse=True)[1].reshape(-1)
    crossed: Ints = group[lower] - group[upper]
    return crossed


def floated(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of earlier floats of the two in this same direction (M8)."""
    return np.where(same_group(field, upper, lower), 0, field.down[upper] + field.up[lower])


def again(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of earlier floats of the two, up or down (M8)."""
    before = field.down + field.up
    return np.where(same_group(field, upper, lower), 0, before[upper] + before[lower])


def balanced(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the squared floats, down less up, of both after the board (OpenGotha's practice)."""
    x, y = (field.down[side] - field.up[side] for side in (upper, lower))
    moves = (~same_group(field, upper, lower)).astype(np.int64)
    total: Ints = (x + moves) ** 2 + (y - moves) ** 2
    return total


def floats(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the places between the floaters and those who are to float (Settings.float_down)."""
    down = from_end(field, upper, field.settings.float_down)
    up = from_end(field, lower, field.settings.float_up)
    return np.where(same_group(field, upper, lower), 0, down + up)


#: What the groups told apart may take of the solver's integers, times the square of the players:
#: all groups of 10 players, about four of 40, two of 150. So the other criteria keep their room.
_ROOM = 1 << 24


def top(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return for each board that leaves a score group downwards what its group is worth.

    One board of a group is worth more than all that leave the groups below it. Groups too far down
    for that are worth nothing.
    """
    return np.where(same_group(field, upper, lower), 0, _worth_of_groups(field)[upper])


def _worth_of_groups(field: Field) -> Ints:
    """Return for each player what a board is worth that leaves the score group downwards."""
    first, group = np.unique(field.start, return_inverse=True)
    leaving = np.minimum(field.size, len(field) - field.end)[first].tolist()
    products = accumulate((many + 1 for many in leaving), mul)
    told = [many for many in products if many * len(field) ** 2 <= _ROOM]
    worth = np.zeros(len(first), dtype=np.int64)
    worth[: len(told)] = [told[-1] // many for many in told]
    return worth[group.reshape(-1)]


def from_end(field: Field, side: Ints, which: str) -> Ints:
    """Return the places between these players and the one who is to float.

    which -- whom the group sends: "bottom", "middle" or "top"
    """
    place, last = field.place[side], field.size[side] - 1
    middle: Ints = np.abs(2 * place - last) // 2
    return {"bottom": last - place, "top": place, "middle": middle}[which]


def floats_known(field: Field) -> bool:
    """Tell whether anybody floated before, and anybody can float now."""
    return has_groups(field) and bool(field.down.any() or field.up.any())


def served(field: Field) -> bool:
    """Tell whether the groups are served from the top down: the draw goes by scores."""
    return has_groups(field) and "score" in field.settings.criteria


def has_groups(field: Field) -> bool:
    """Tell whether the field has more than one score."""
    return bool(len(field)) and field.score[0] != field.score[-1]


def same_group(field: Field, upper: Ints, lower: Ints) -> Bools:
    """Return True for each pair of equal scores, in the order of the pairs."""
    same: Bools = field.score[upper] == field.score[lower]
    return same
