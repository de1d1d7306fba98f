"""Groups by strength: players in order of their numbers, cut into sections of about one size.

way    sizes                                                                          source
cut    just that size; of those left over less than half a group join the last one    M22
even   as near to that size as groups can be that differ by one player at most        B16

A group is a section: boundaries where it goes by rank, and *Other section* for players whom their
rank would put into another group, since a group can begin in the middle of a rank.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import Rank
from nigiri.domain.players.numbering import number_players

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.domain.model.event import Event

Group = tuple[int, ...]
"""Indices in event.players, strongest first."""


def groups(event: Event, way: str, count: int | None = None) -> tuple[Group, ...]:
    """Return the groups of all who take part, from the top; () without anybody.

    way -- see the table
    count -- the number of even groups to make instead; None: by the size of a group
    """
    new = number_players(event)
    numbers = {
        at: new.get(at, player.number or 0)
        for at, player in enumerate(event.players)
        if at in new or (player.number is not None and _plays(event, at))
    }
    order = sorted(numbers, key=numbers.__getitem__)
    size = event.settings.group_size
    sizes = _shared(len(order), count) if count else _SIZES[way](len(order), size)
    found, at = [], 0
    for size in sizes:
        found.append(tuple(order[at : at + size]))
        at += size
    return tuple(found)


def boundaries(event: Event, found: Sequence[Group]) -> tuple[Rank, ...]:
    """Return the lowest rank of each group, each weaker than the one above."""
    ranks: list[int] = []
    for group in found:
        lowest = min(event.players[at].initial_rank.steps for at in group)
        ranks.append(min(lowest, ranks[-1] - 1) if ranks else lowest)
    return tuple(map(Rank, ranks))


def moved(event: Event, found: Sequence[Group]) -> Mapping[int, int]:
    """Return index -> group for the players whose rank would put them into another group."""
    lowest = boundaries(event, found)
    wanted = {at: number for number, group in enumerate(found, 1) for at in group}
    return {
        at: number
        for at, number in wanted.items()
        if number != _by_rank(event.players[at].initial_rank, lowest)
    }


def _by_rank(rank: Rank, lowest: Sequence[Rank]) -> int:
    """Return the section of a rank by the boundaries alone."""
    return next((n for n, bound in enumerate(lowest, 1) if rank >= bound), len(lowest))


def _plays(event: Event, at: int) -> bool:
    """Tell whether somebody takes part in any round."""
    player = event.players[at]
    rounds = range(1, event.settings.rounds + 1)
    return (player.here or 1 in player.out) and any(n not in player.out for n in rounds)


def _cut(players: int, size: int) -> list[int]:
    """Return the sizes of groups of `size`; the last is larger by less than half, or smaller."""
    whole, rest = divmod(players, size)
    if whole and 2 * rest < size:
        return [*[size] * (whole - 1), size + rest]
    return [*[size] * whole, rest] if players else []


def _even(players: int, size: int) -> list[int]:
    """Return the sizes of groups that differ by one player at most, larger ones on top (B16)."""
    return _shared(players, max(1, (2 * players + size) // (2 * size)))


def _shared(players: int, count: int) -> list[int]:
    """Return `count` sizes that differ by one at most; fewer where groups would be empty."""
    count = min(players, count)
    return [players // count + (at < players % count) for at in range(count)]


_SIZES = {"cut": _cut, "even": _even}
