"""Players who may be entered twice: names of one club that differ by a slip (B9).

Jon Smith and John Smith, Al Ota and Alan Ota, Ann Berube and Ann Bérubée, if they are of one club.
Numbers of one federation that differ tell two people apart.
"""

from __future__ import annotations

from collections import defaultdict
from difflib import SequenceMatcher
from itertools import combinations
from typing import TYPE_CHECKING

from nigiri.domain.players.federation_ids import differ_by_number
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Player

#: From here on two names are alike: one slip in a word of four letters.
_LIKE = 0.8
_SHORTEST = 2


def alike(players: Iterable[Player]) -> tuple[tuple[Player, Player], ...]:
    """Return the pairs of players of one club whose names differ by a slip, in their order."""
    listed = list(players)
    groups = defaultdict[tuple[str, str], list[int]](list)
    for at, player in enumerate(listed):
        for name in (player.family, player.given):
            if plain(player.club) and plain(name):
                groups[plain(player.club), plain(name)].append(at)
    pairs = {pair for group in groups.values() for pair in combinations(group, 2)}
    people = ((listed[one], listed[other]) for one, other in sorted(pairs))
    return tuple(pair for pair in people if _same_person(*pair))


def _same_person(one: Player, other: Player) -> bool:
    """Tell whether two players of one club, with a name in common, may be one person."""
    if differ_by_number(one.federation_id, other.federation_id):
        return False
    names = ((one.family, other.family), (one.given, other.given))
    different = [(plain(a), plain(b)) for a, b in names if plain(a) != plain(b)]
    return len(different) == 1 and like(*different[0])


def respelled(one: str, other: str) -> bool:
    """Tell whether two names as printed, "Roy, Ann", are one written twice.

    So where both parts agree but for a slip, and where one has no given name.
    """
    first, second = ([plain(part) for part in name.split(",", 1)] for name in (one, other))
    return all(a == b or like(a, b) for a, b in zip(first, second, strict=False))


def like(one: str, other: str) -> bool:
    """Tell whether two words differ by a slip, or one begins with the other."""
    short, long = sorted((one, other), key=len)
    if len(short) < _SHORTEST:
        return False
    return long.startswith(short) or SequenceMatcher(None, one, other).ratio() >= _LIKE
