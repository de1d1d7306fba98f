"""Candidate pairs: those that may meet at all (M7), and of these the ones that can matter.

Who met before, and who may not meet for another reason, field.py says (`bans`).

The score window. Say a < d are paired in an optimal draw, b stands strictly between them and meets
c. If c >= b the exchange (a, b), (c, d), otherwise (a, c), (b, d), makes the sum of squared score
differences smaller. The draw is optimal, so one pair of that exchange must be closed: it is banned,
or it costs something by a criterion that stands above the score, or by what `score` itself adds
for two to be kept apart. (If neither did, nothing above the score would become worse, since no cost
is below 0.) A closed pair of a or d blocks one board, and a board seats at most two such b. So at
most 2 (closed pairs of a + closed pairs of d) players stand strictly between a and d: every other
pair is in no optimal draw and need not be considered.

This holds whatever stands above the score, and below it; the fewer pairs cost something above, the
narrower the window. Where the squared score difference is no criterion, all pairs are candidates.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.pairing.kept_apart import priced, shared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.squares import Bools, Ints


@dataclass(frozen=True, eq=False)
class Candidates:
    """Pairs of indices into a field, upper[k] < lower[k], sorted.

    players -- how many players the field has
    """

    players: int
    upper: Ints
    lower: Ints

    def __len__(self) -> int:
        """Return the number of pairs."""
        return len(self.upper)

    @cached_property
    def by_player(self) -> tuple[Ints, Ints]:
        """Return the indices of the pairs player after player, and where each player's start.

        The second array has players + 1 entries; its last one is the length of the first.
        """
        ends = np.concatenate([self.upper, self.lower])
        short = ends.astype(np.min_scalar_type(self.players))  # numpy sorts these much faster
        pairs = np.argsort(short, kind="stable").astype(np.int64)
        starts = np.concatenate([[0], np.cumsum(self.many)])
        return pairs % max(len(self), 1), starts

    @cached_property
    def many(self) -> Ints:
        """Return the number of pairs of each player."""
        sides = (np.bincount(side, minlength=self.players) for side in (self.upper, self.lower))
        return np.asarray(sum(sides), dtype=np.int64)

    @property
    def everyone_has_one(self) -> bool:
        """Tell whether each player is in at least one pair."""
        return bool(self.many.all())


def complete(field: Field, _: Sequence[Criterion] = ()) -> Candidates:
    """Return all pairs that may meet."""
    return _candidates(field, np.full(len(field), len(field)))


def window(field: Field, criteria: Sequence[Criterion]) -> Candidates:
    """Return the pairs that may meet and stand inside the score window, if there is one."""
    codes = [each.code for each in criteria]
    if "score" not in codes:
        return complete(field)
    closed = field.bans + _costly(field, criteria[: codes.index("score")])
    limit = field.end + 2 * (closed + closed.max(initial=0))
    found = _candidates(field, np.searchsorted(field.start, limit, side="right"))
    if field.start.any():  # more than one score group
        between = field.start[found.lower] - field.end[found.upper]
        return chosen(found, between <= 2 * (closed[found.upper] + closed[found.lower]))
    return found


def _costly(field: Field, above: Sequence[Criterion]) -> Ints:
    """Return the number of opponents of each player who cost something above the score or in it."""
    applying = [each for each in above if each.applies(field)]
    apart = priced(field)
    if not applying and not apart:
        return np.zeros(len(field), dtype=np.int64)
    pairs = complete(field)
    costly = shared(field, apart, pairs.upper, pairs.lower) > 0
    for each in applying:
        costly |= each.cost(field, pairs.upper, pairs.lower) > 0
    ends = np.concatenate([pairs.upper[costly], pairs.lower[costly]])
    return np.bincount(ends, minlength=len(field)).astype(np.int64)


def _candidates(field: Field, stop: Ints) -> Candidates:
    """Return for each player i the pairs (i, j) with i < j < stop[i] that may meet."""
    index = np.arange(len(field))
    considered = (index[:, None] < index) & (index < stop[:, None])
    return Candidates(len(field), *np.nonzero(considered & ~field.banned))


def chosen(pairs: Candidates, mask: Bools) -> Candidates:
    """Return the pairs where the mask is true."""
    if mask.all():
        return pairs
    return Candidates(pairs.players, pairs.upper[mask], pairs.lower[mask])


def union(several: Sequence[Candidates]) -> Candidates:
    """Return the pairs that are among any of these, which are of one field."""
    players = several[0].players
    keys = np.unique(np.concatenate([each.upper * players + each.lower for each in several]))
    return Candidates(players, *np.divmod(keys, players))
