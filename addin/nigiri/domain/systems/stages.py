"""The stages of an event: which rounds are played by which system, and by whom.

A stage begins with round 1 and wherever the Event sheet says another system, or another stage of
the same system, than in the round before. What was played before it stays.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.numbering import strength_key
from nigiri.domain.scores import participations
from nigiri.domain.settings import RoundSystem
from nigiri.domain.standings import standings
from nigiri.domain.systems.system import Stage

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.domain.model import Event
    from nigiri.domain.settings import Settings
    from nigiri.domain.units import PlayerId


def played_as(settings: Settings, number: int) -> RoundSystem:
    """Return system, stage and group of a round: as written beside it, else as the one above.

    Above round 1 stands the system of the event.
    """
    found = RoundSystem(settings.system)
    for written in settings.systems[:number]:
        found = written if written.system else found
    return found


def first_of_stage(event: Event, number: int) -> int:
    """Return the first round of the stage to which a round belongs."""
    first = number
    while first > 1 and _stage(event, first - 1) == _stage(event, number):
        first -= 1
    return first


def stage_of(event: Event, number: int, free: Collection[PlayerId]) -> Stage:
    """Return the stage of a round as its system sees it before the round is drawn.

    free -- who plays in the round and is not seated already
    """
    before = replace(event, rounds=tuple(r for r in event.rounds if r.number < number))
    first = first_of_stage(event, number)
    return Stage(before, number, first, _players(before, number, first), frozenset(free))


def _stage(event: Event, number: int) -> tuple[str, str]:
    """Return what tells a round's stage from others: system and name."""
    how = played_as(event.settings, number)
    return how.system, how.stage


def _players(event: Event, number: int, first: int) -> tuple[PlayerId, ...]:
    """Return who belongs to a stage, strongest first: who plays or played in a round of it.

    In a first stage that is by number (M4), in a later one by the places reached before it.
    """
    members = [each for each in event.by_number if _belongs(event, each, number, first)]
    by_strength = sorted(members, key=lambda each: strength_key(event, each))
    if first == 1:
        return tuple(by_strength)
    reached = {line.number: (line.section, line.place) for line in standings(event, first - 1)}
    last = max(reached.values(), default=(0, 0))
    nowhere = (last[0] + 1, 0)
    return tuple(sorted(by_strength, key=lambda each: reached.get(each, nowhere)))


def _belongs(event: Event, player: PlayerId, number: int, first: int) -> bool:
    """Tell whether a player took part in the stage so far, or is to play in this round or later."""
    person = event.player(player)
    last = max(event.settings.rounds, number)
    comes = any(person.plays_in(each) for each in range(number, last + 1))
    took_part = (
        first <= each.round_number < number and not each.missed
        for each in participations(event, player)
    )
    return comes or any(took_part)
