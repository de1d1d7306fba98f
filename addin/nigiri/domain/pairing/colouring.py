"""What handicaps and colours cost (M11, M12): criteria of a draw, before anybody is seated.

The colours are those that colours.py will give: with a handicap the weaker is Black, else fewer
have one colour a third time running where `third` is among the criteria, else the balances decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.squares import Ints

#: From so many games of one colour running, one more is too many.
RUN = 2


def stones(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the handicaps, 0 where one of the two plays all games even (M12, B3, A6)."""
    found: Ints = field.stones[np.abs(field.worth[upper] - field.worth[lower])]
    if field.even.any():
        found[field.even[upper] | field.even[lower]] = 0
    return found


def third(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return how many players get a colour three times running, by the better choice of colours.

    With a handicap there is no choice: the weaker is Black.
    """
    above, below = _thirds(field, upper, lower)
    forced = np.where(field.worth[upper] >= field.worth[lower], above, below)
    return np.where(stones(field, upper, lower) == 0, np.minimum(above, below), forced)


def colours(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the sum of both squared colour balances after the game (M11).

    An even game takes the better choice of colours, but first that with fewer third ones running
    where these count; with a handicap the weaker is Black.
    """
    x, y = field.balance[upper], field.balance[lower]
    white = np.where(x < y, 1, -1)  # 1: the upper takes White
    if "third" in field.settings.criteria:
        above, below = _thirds(field, upper, lower)
        white = np.where(above == below, white, np.sign(below - above))
    stronger = np.where(field.worth[upper] >= field.worth[lower], 1, -1)
    white = np.where(stones(field, upper, lower) == 0, white, stronger)
    total: Ints = (x + white) ** 2 + (y - white) ** 2
    return total


def _thirds(field: Field, upper: Ints, lower: Ints) -> tuple[Ints, Ints]:
    """Return how many get a colour a third time if the upper takes White, and if the lower does."""
    x, y = field.streak[upper], field.streak[lower]
    above = (x >= RUN).astype(np.int64) + (y <= -RUN)
    below = (y >= RUN).astype(np.int64) + (x <= -RUN)
    return above, below
