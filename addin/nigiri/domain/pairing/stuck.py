"""Who is stuck when no round can be drawn without a rematch.

By Tutte and Berge a field that cannot be paired contains a few players without whom the others
fall into more groups of odd size than these few can help; nobody in such a group has an opponent
left outside it but them. The smallest groups that already prove it are the ones to name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing.matching import most_pairs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.pairing.field import Bools


def stuck(players: Sequence[int], met: Bools) -> list[int]:
    """Return the players who prove that these cannot all be paired; sorted.

    Meant for a field that cannot be paired; of one that can it returns [].
    """
    most = len(most_pairs(players, met))
    left_over = [
        one for one in players if len(most_pairs([p for p in players if p != one], met)) == most
    ]
    helpers = {
        one
        for one in players
        if one not in left_over and any(not met[one, other] for other in left_over)
    }
    groups = sorted(_groups(left_over, met), key=lambda group: (len(group), group))
    return sorted(one for group in groups[: len(helpers) + 1] for one in group)


def _groups(players: Sequence[int], met: Bools) -> list[list[int]]:
    """Return the players in groups connected by games that are still possible, each sorted."""
    groups: list[list[int]] = []
    waiting = set(players)
    while waiting:
        group = [min(waiting)]
        waiting -= set(group)
        for one in group:
            reached = sorted(other for other in waiting if not met[one, other])
            group += reached
            waiting -= set(reached)
        groups.append(sorted(group))
    return groups
