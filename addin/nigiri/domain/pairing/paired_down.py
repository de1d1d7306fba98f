"""Which contenders may be paired down to another one, at most one of each score group (E6).

Contenders of one score meet as far as they can. Where at most one of a group is left over so, the
draw may pair any one down; the criterion takes care that no more are. Where more are left over,
because they have met one another, a single one may go: the lowest of those without whom as many
pairs stay, who has not met all contenders below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.pairing.matching import most_pairs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.pairing.squares import Bools, Ints


def paired_down(contending: Bools, score: Ints, closed: Bools) -> Bools:
    """Return who of the field may meet a contender of a lower score, as a contender.

    score -- of the field, the highest first; closed -- square of those who cannot meet
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


def _lowest(
    group: Sequence[int], below: Sequence[int], pairs: int, closed: Bools
) -> list[int]:  # fmt: skip
    """Return the one of a group who may go down; nobody where nobody can meet anybody below."""
    for player in reversed(group):
        others = [other for other in group if other != player]
        can_meet = not all(closed[player, other] for other in below)
        if can_meet and len(most_pairs(others, closed)) == pairs:
            return [player]
    return []
