"""The halves of a score group (M9), and the pairs that replace them in the last rounds.

Where the top half of a group cannot meet its bottom half any more without a rematch, each player
from the top takes the first one not yet met, as far as everyone below can still be paired. In such
a group nothing else counts: neither clubs nor colours, and the totals of the draw are no optimum.
Who floats into or out of the group stays as the criteria decided.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing.matching import pairable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair
    from nigiri.domain.pairing.squares import Bools


def relieved(field: Field, found: Sequence[Pair]) -> dict[Pair, bool]:
    """Return pair -> whether it was paired anew because the halves of its group clash (M9).

    A group whose optimum breaks the halves has no draw that keeps them: `halves` stands right
    behind the scores and the floats, which no exchange inside the group can change.
    """
    groups: dict[int, list[Pair]] = {}
    for pair in found:
        upper, lower = (int(field.start[index]) for index in pair)
        groups.setdefault(upper if upper == lower else -1, []).append(pair)
    marked: dict[Pair, bool] = {}
    for group, pairs in groups.items():
        if group < 0 or keeps_halves(pairs):
            marked |= dict.fromkeys(pairs, False)
        else:
            marked |= dict.fromkeys(first_not_met(_members(pairs), field.banned), True)
    return marked


def keeps_halves(pairs: Sequence[Pair]) -> bool:
    """Tell whether every pair seats one of the top and one of the bottom half of its group."""
    top = _top_half(pairs)
    return all((upper in top) != (lower in top) for upper, lower in pairs)


def crosses(pair: Pair, pairs: Sequence[Pair]) -> bool:
    """Tell whether a pair seats one of the top and one of the bottom half of its group.

    pairs -- all pairs of the group
    """
    top = _top_half(pairs)
    return (pair[0] in top) != (pair[1] in top)


def first_not_met(group: Sequence[int], banned: Bools) -> list[Pair]:
    """Return the pairs in which each player from the top takes the first not yet met (M9).

    group -- indices, strongest first, that can be paired. Nobody takes an opponent without whom
    the rest could not be paired.
    """
    rest, pairs = list(group), []
    while rest:
        top, *others = rest
        free = (other for other in others if not banned[top, other])
        partner = next(other for other in free if pairable(_but(others, other), banned))
        pairs.append((top, partner))
        rest = _but(others, partner)
    return pairs


def _members(pairs: Sequence[Pair]) -> list[int]:
    """Return all indices of these pairs, strongest first."""
    return sorted(index for pair in pairs for index in pair)


def _top_half(pairs: Sequence[Pair]) -> set[int]:
    """Return the stronger half of all indices of these pairs."""
    return set(_members(pairs)[: len(pairs)])


def _but(players: Sequence[int], one: int) -> list[int]:
    """Return the players without that one."""
    return [player for player in players if player != one]
