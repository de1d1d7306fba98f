"""Squares: yes or no for every two players of a field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy.typing as npt

    from nigiri.domain.model.units import PlayerId

    Bools = npt.NDArray[np.bool_]
    Ints = npt.NDArray[np.int64]
    Pair = tuple[PlayerId, PlayerId]
    """Two players by number, in either order."""


def square_of(order: Sequence[PlayerId], pairs: Iterable[Pair]) -> Bools:
    """Return the square of these players in which the pairs are true, both ways.

    Pairs with somebody who is not among the players are ignored.
    """
    index = {number: at for at, number in enumerate(order)}
    square = np.zeros((len(order), len(order)), dtype=np.bool_)
    for one, other in pairs:
        if one in index and other in index:
            square[index[one], index[other]] = square[index[other], index[one]] = True
    return square
