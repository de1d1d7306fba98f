"""Parts of a round that are drawn apart from one another, each with a bye of its own when odd.

Such are sections that never mix (Settings.mixing), and players who only meet one another (the wish
"must": a room, a school). A wish "must" for two players is no part but a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing.field import bans, meetings
from nigiri.domain.pairing.wishes import members
from nigiri.domain.starts.start_scores import section_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.squares import Pair

#: A wish "must" for so many players is a game.
TWO = 2


def wished_games(event: Event, round_number: int, free: Sequence[PlayerId]) -> tuple[Pair, ...]:
    """Return the games that wishes "must" ask for, of two who are free and have not met."""
    games: list[Pair] = []
    seated: set[PlayerId] = set()
    for group in members(event, round_number, "must"):
        fresh = ~(bans(event, round_number, group) | meetings(event, round_number, group))
        if len(group) == TWO and set(group) <= set(free) - seated and fresh.any():
            games.append((group[0], group[1]))
            seated.update(group)
    return tuple(games)


def parts(
    event: Event, round_number: int, free: Sequence[PlayerId]
) -> tuple[tuple[PlayerId, ...], ...]:
    """Return these players part by part, each in the order of `free`; nobody is in two."""
    found: list[tuple[PlayerId, ...]] = []
    rest = list(free)
    for room in _rooms(event, round_number):
        inside = tuple(number for number in rest if number in room)
        if (~bans(event, round_number, inside)).any():
            found.append(inside)
            rest = [number for number in rest if number not in inside]
    return (*filter(None, _sections(event, rest)), *found)


def part_of(
    event: Event, round_number: int, free: Sequence[PlayerId], number: PlayerId
) -> tuple[PlayerId, ...]:
    """Return the part in which that player, one of the `free`, is drawn."""
    return next(part for part in parts(event, round_number, free) if number in part)


def _rooms(event: Event, round_number: int) -> Iterator[tuple[PlayerId, ...]]:
    """Yield the groups of more than two who only meet one another."""
    return (group for group in members(event, round_number, "must") if len(group) > TWO)


def _sections(event: Event, players: Sequence[PlayerId]) -> list[tuple[PlayerId, ...]]:
    """Return the players section by section where these do not mix, else all in one list."""
    if event.settings.mixing != "sections":
        return [tuple(players)]
    by_section: dict[int, list[PlayerId]] = {}
    for number in players:
        by_section.setdefault(section_of(event, event.player(number)) or 0, []).append(number)
    return [tuple(by_section[section]) for section in sorted(by_section)]
