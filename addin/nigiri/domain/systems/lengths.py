"""The number of rounds that a stage takes, by the number of players, teams, or boards of a match.

unit     what is counted                                      such as
players  players of the stage; of a tree: players in it       round robin, knockouts
group    players of the largest group                         round robin by section
teams    teams                                                team round robin, team Swiss
boards   players of the larger of two teams                   two teams
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.settings import TREED
from nigiri.domain.model.units import PlayerId
from nigiri.domain.systems.registry import system
from nigiri.domain.systems.stages import played_as, stage_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.system import Stage


_FEWEST = 2
"""Before round 1 nothing is proposed for fewer, who are no event yet."""


class Length(NamedTuple):
    """The number of rounds that a stage takes, and the number it has.

    system -- its key; unit -- see the table; many -- the number of that unit
    rounds -- the rounds it takes; wanted -- the rounds it has by the Event sheet
    first -- the first of them; at_most -- whether fewer rounds do as well
    """

    system: str
    unit: str
    many: int
    rounds: int
    wanted: int
    first: int
    at_most: bool


def _largest_group(stage: Stage) -> int:
    """Return the number of players in the largest section."""
    from nigiri.domain.systems.sections import by_section  # noqa: PLC0415 -- few are played so

    return max(map(len, by_section(stage)), default=0)


def _teams(stage: Stage) -> int:
    """Return the number of teams."""
    from nigiri.domain.teams.teams import teams  # noqa: PLC0415 -- few events have teams

    return len(teams(stage.event))


def _largest_team(stage: Stage) -> int:
    """Return the number of members of the largest team."""
    from nigiri.domain.teams.teams import teams  # noqa: PLC0415 -- few events have teams

    return max((len(team.members) for team in teams(stage.event)), default=0)


UNITS: Mapping[str, Callable[[Stage], int]] = {
    "players": lambda stage: len(stage.players),
    "group": _largest_group,
    "teams": _teams,
    "boards": _largest_team,
}
"""Unit -> function that counts it in a stage."""


def other_length(event: Event) -> Length | None:
    """Return the length of the newest round's stage, if it has not the rounds it takes.

    Before round 1 that of the first stage, with everybody on the list, who will come as far as
    anybody knows. None where it has its rounds, where it takes as many as are wanted, where another
    stage follows, and where too few are on the list.
    """
    begun = event if event.rounds else _all_here(event)
    stage = stage_of(begun, max(len(event.rounds), 1), ())
    found = _length(begun, stage)
    if found is not None and not event.rounds and not _proposed(event, found):
        return None
    fits = found is None or (
        found.wanted <= found.rounds if found.at_most else found.wanted == found.rounds
    )
    return None if fits or stage.last < event.settings.rounds else found


def _proposed(event: Event, found: Length) -> bool:
    """Tell whether a length can be known before round 1: of groups once they are cut."""
    return found.many >= _FEWEST and (found.unit != "group" or bool(event.sections))


def _all_here(event: Event) -> Event:
    """Return the event as it would begin if all on the list were here; reserves stay away (B6)."""
    coming = (player for player in event.players if not player.reserve)
    players = (
        replace(player, number=PlayerId(number), here=True)
        for number, player in enumerate(coming, 1)
    )
    return replace(event, players=tuple(players))


def _length(event: Event, stage: Stage) -> Length | None:
    """Return the length of a stage, by its trees if it has some.

    None where its system takes as many rounds as are wanted.
    """
    played = system(played_as(event.settings, stage.number).system)
    many = UNITS[played.unit](stage)
    many, rounds = _tree_rounds(event) or (many, played.rounds(many))
    if rounds is None:
        return None
    wanted = stage.last - stage.first + 1
    return Length(played.key, played.unit, many, rounds, wanted, stage.first, played.fewer)


def _tree_rounds(event: Event) -> tuple[int, int] | None:
    """Return the numbers of players and rounds of the newest round's trees; None without trees."""
    if not any(this.system in TREED for this in event.rounds):
        return None
    from nigiri.domain.systems.trees import tree_rounds  # noqa: PLC0415 -- few events have a tree

    return tree_rounds(event)
