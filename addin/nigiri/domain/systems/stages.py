"""The stages of an event: its rounds by system of play, with the players of each stage.

A stage begins with round 1 and wherever the Event sheet says another system, or another stage of
the same system, than in the round before. Earlier games stay as they were played.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.system import Stage
from nigiri.domain.scores.scores import participations
from nigiri.domain.standings.standings import standings
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.errors import Forbidden, StageOver

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.domain.model.event import Event, Round
    from nigiri.domain.model.settings import Settings
    from nigiri.domain.model.units import PlayerId


class Judged(NamedTuple):
    """The rules by which a round is judged.

    first -- the first round whose meetings count; meetings -- how often two may meet from there on
    by_score -- everybody has an opponent or the bye, and the rules of M6 to M9 hold: else a system
    may give somebody several byes, free wins of a knockout or empty seats of a team
    """

    first: int = 1
    meetings: int = 1
    by_score: bool = True


def played_as(settings: Settings, number: int) -> RoundSystem:
    """Return system, stage and group of a round: as written beside it, else as above it.

    Above round 1 stands the system of the event.
    """
    found = RoundSystem(settings.system)
    for written in settings.systems[:number]:
        found = written if written.system else found
    return found


def as_played(settings: Settings, this: Round) -> Round:
    """Return a round with its system, stage and group by the settings."""
    return replace(this, **played_as(settings, this.number)._asdict())


def first_of_stage(settings: Settings, number: int) -> int:
    """Return the number of the first round in the stage of a round."""
    first = number
    while first > 1 and _stage(settings, first - 1) == _stage(settings, number):
        first -= 1
    return first


def last_of_stage(settings: Settings, number: int) -> int:
    """Return the number of the last round in the stage of a round, up to Settings.rounds."""
    last = number
    while last < settings.rounds and _stage(settings, last + 1) == _stage(settings, number):
        last += 1
    return last


def judged(settings: Settings, number: int) -> Judged:
    """Return the rules for a round: all rounds before it count where it is drawn by score.

    Else those of its own stage alone. A round of an unknown system is judged as drawn by score.
    """
    played = SYSTEMS.get(played_as(settings, number).system)
    if played is None or played.by_score:
        return Judged()
    return Judged(first_of_stage(settings, number), played.meetings, by_score=False)


def stage_of(event: Event, number: int, free: Collection[PlayerId]) -> Stage:
    """Return the stage of a round as its system needs it, with the rounds before that one.

    free -- who plays in the round and is not seated already
    """
    before = replace(event, rounds=tuple(r for r in event.rounds if r.number < number))
    first = first_of_stage(event.settings, number)
    last = last_of_stage(event.settings, number)
    return Stage(before, number, first, _players(before, number, first), frozenset(free), last)


def waits(settings: Settings, number: int) -> bool:
    """Tell whether the pairs of a round depend on results; so for an unknown system."""
    played = SYSTEMS.get(played_as(settings, number).system)
    return played is None or played.waits


def is_over(event: Event, number: int) -> bool:
    """Tell whether the system of a round has nothing left to draw for it.

    Never where rounds are drawn by score: there are as many as are wanted.
    """
    played = SYSTEMS.get(played_as(event.settings, number).system)
    if played is None or played.by_score:
        return False
    here = [n for n, player in event.by_number.items() if player.plays_in(number)]
    try:
        played.fixture(stage_of(event, number, here))
    except StageOver:
        return True
    except Forbidden:
        return False
    return False


def _stage(settings: Settings, number: int) -> tuple[str, str]:
    """Return system and name, which tell a round's stage from others."""
    how = played_as(settings, number)
    return how.system, how.stage


def _players(event: Event, number: int, first: int) -> tuple[PlayerId, ...]:
    """Return the players of a stage, strongest first: all who play or played in a round of it.

    A first stage goes by number (M4), so that latecomers come behind the others; a later one goes
    by the places reached before it.
    """
    members = (each for each in event.by_number if _belongs(event, each, number, first))
    by_number = sorted(members)
    if first == 1:
        return tuple(by_number)
    reached = {line.number: (line.section, line.place) for line in standings(event, first - 1)}
    last = max(reached.values(), default=(0, 0))
    nowhere = (last[0] + 1, 0)
    return tuple(sorted(by_number, key=lambda each: reached.get(each, nowhere)))


def _belongs(event: Event, player: PlayerId, number: int, first: int) -> bool:
    """Tell whether a player took part in the stage so far, or plays in this round or later."""
    person = event.player(player)
    last = max(event.settings.rounds, number)
    comes = any(person.plays_in(each) for each in range(number, last + 1))
    took_part = (
        first <= each.round_number < number and not each.missed
        for each in participations(event, player)
    )
    return comes or any(took_part)


def sections_wanted(event: Event) -> bool:
    """Tell whether sections decide anything in the round to be drawn, so that they are cut.

    They do where they are groups of its system, give start scores, places or parts of the draw, or
    decide who is at the bar. Else the director may still cut some, for prizes (B17); so where
    starts go by the grade, without a bar (B25).
    """
    settings = event.settings
    played = SYSTEMS.get(played_as(settings, event.next_round).system)
    barred = "bar" in {*settings.apart_free, settings.handicap_even_above}
    return (
        bool(played and played.grouping)
        or settings.start_rule not in {"none", "grade"}
        or "sections" in {settings.ranked_by, settings.mixing}
        or (barred and settings.start_rule != "grade")
    )
