"""Candidate pairs: who may meet whom at all (M7), and which of these pairs can matter.

The score window is exact while the sum of squared score differences is the first criterion and
only bans stand above it. Say a < d are paired in an optimal draw, b stands strictly between them
and meets c. If c >= b the exchange (a, b), (c, d), otherwise (a, c), (b, d), makes the sum of
squares smaller, so one pair of that exchange must be banned. A ban of a or d blocks one board, and
a board seats at most two such b. So at most 2 (bans of a + bans of d) players stand strictly
between a and d: every other pair is in no optimal draw and need not be looked at.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from nigiri.domain.pairing.field import Bools, Field, Ints


@dataclass(frozen=True, eq=False)
class Candidates:
    """Pairs of indices into a field, upper[k] < lower[k], sorted.

    players -- how many players the field has
    """

    players: int
    upper: Ints
    lower: Ints

    def __len__(self) -> int:
        """Return how many pairs there are."""
        return len(self.upper)

    @cached_property
    def by_player(self) -> tuple[Ints, Ints]:
        """Return the pairs player after player, and where each player's begin (players + 1)."""
        ends = np.concatenate([self.upper, self.lower])
        pairs = np.argsort(ends, kind="stable").astype(np.int64)
        starts = np.searchsorted(ends[pairs], np.arange(self.players + 1)).astype(np.int64)
        return pairs % max(len(self), 1), starts

    @property
    def everyone_has_one(self) -> bool:
        """Tell whether each player is in at least one pair."""
        return bool((np.diff(self.by_player[1]) > 0).all())


def complete(field: Field) -> Candidates:
    """Return all pairs that have not met."""
    return _candidates(field, np.full(len(field), len(field)))


def window(field: Field) -> Candidates:
    """Return the pairs that have not met and stand inside the score window."""
    limit = field.end + 2 * (field.bans + field.bans.max(initial=0))
    found = _candidates(field, np.searchsorted(field.start, limit, side="right"))
    between = field.start[found.lower] - field.end[found.upper]
    near = between <= 2 * (field.bans[found.upper] + field.bans[found.lower])
    return chosen(found, near)


def _candidates(field: Field, stop: Ints) -> Candidates:
    """Return for each player i the pairs (i, j) with i < j < stop[i] that have not met."""
    first = np.arange(len(field)) + 1
    many = np.maximum(stop - first, 0)
    upper = np.repeat(first - 1, many)
    begin = np.repeat(first - (np.cumsum(many) - many), many)
    lower = begin + np.arange(len(upper))
    return chosen(Candidates(len(field), upper, lower), ~field.met[upper, lower])


def chosen(pairs: Candidates, mask: Bools) -> Candidates:
    """Return the pairs where the mask is true."""
    return Candidates(pairs.players, pairs.upper[mask], pairs.lower[mask])
