"""Players of one family name who could meet: perhaps relatives, which nobody but a person knows.

The handbooks mean relatives, also of different clubs and names (M10, B8), not five members called
Chen. So a name is only pointed out, once, before round 1; nobody is kept apart for it by default.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import TYPE_CHECKING

from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.systems.stages import judged
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from nigiri.domain.model.event import Event, Player

_PAIR = 2


def namesakes(
    event: Event, apart: Iterable[Collection[str]] = ()
) -> tuple[tuple[Player, ...], ...]:
    """Return the groups of players of one family name of whom some two could meet.

    apart -- groups of players, by name, of whom no two meet, as wishes say

    Capitals and accents make no difference. The likeliest relatives come first: two of one club or
    city, then two others, then names that more have. () where family names are kept apart, and
    where the pairs of round 1 are fixed by its system.
    """
    settings = event.settings
    kept = any(each.key == "family" for each in settings.keep_apart)
    if kept or not judged(settings, 1).by_score:
        return ()
    groups: dict[tuple[str, int | None], list[Player]] = defaultdict(list)
    for player in event.players:
        section = section_of(event, player) if settings.mixing == "sections" else None
        groups[plain(player.family), section].append(player)
    wishes = [frozenset(names) for names in apart]
    found = [tuple(group) for group in groups.values() if _some_meet(group, wishes)]
    return tuple(sorted(found, key=_unlikely))


def _some_meet(players: Iterable[Player], apart: Collection[frozenset[str]]) -> bool:
    """Tell whether two of these players could meet."""
    pairs = ({one.name, other.name} for one, other in combinations(players, 2))
    return not all(any(pair <= names for names in apart) for pair in pairs)


def _unlikely(players: tuple[Player, ...]) -> tuple[bool, bool]:
    """Return the key by which likely relatives come first."""
    places = [{plain(each.club), plain(each.city)} - {""} for each in players]
    return len(players) > _PAIR, not set.intersection(*places)
