"""Play an event from round 1: drawn by its settings, won by chance (chance.py)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from nigiri.domain.pairing import draw
from nigiri.domain.players.numbering import number_players
from nigiri.domain.proposals import propose_sections
from nigiri.domain.simulation.chance import Model, draw_chances, listed_strength
from nigiri.domain.simulation.measures import Measured, measure_event
from nigiri.domain.simulation.tally import Tally
from nigiri.errors import Forbidden

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Event, Player, Round
    from nigiri.domain.simulation.chance import Chances


@dataclass(frozen=True)
class Start:
    """An event before its first game.

    event -- everybody numbered and in a section, nothing drawn
    first -- round 1, which chance does not change
    """

    event: Event
    first: Round


@dataclass(frozen=True)
class Plan:
    """The tournaments to be simulated.

    starts -- the same players under one or several settings
    seed -- another seed gives other chances
    """

    starts: tuple[Start, ...]
    model: Model = field(default_factory=Model)
    seed: int = 1

    @property
    def rounds(self) -> int:
        """Return the number of rounds of the longest event."""
        return max(start.event.settings.rounds for start in self.starts)


def takes_part(event: Event, player: Player, *, everybody: bool = False) -> bool:
    """Tell whether a player is simulated: here, or announced to come late, and in some round.

    everybody -- players who are not here yet count, too
    """
    plays = any(number not in player.out for number in range(1, event.settings.rounds + 1))
    return plays and (everybody or player.here or 1 in player.out)


def start(event: Event, *, everybody: bool = False) -> Start:
    """Return the event before its first game, whatever has been played of it.

    Those who take part are here, numbered (M4), and in the sections that stand or, where there are
    none, in those that are proposed (M2). Raises Forbidden when nobody takes part or round 1 cannot
    be drawn.
    """
    players = tuple(
        replace(player, here=True)
        for player in event.players
        if takes_part(event, player, everybody=everybody)
    )
    fresh = replace(event, players=players, rounds=())
    numbers = number_players(fresh)
    fresh = replace(
        fresh,
        players=tuple(
            replace(player, number=numbers.get(index, player.number))
            for index, player in enumerate(players)
        ),
        sections=event.sections or propose_sections(event.settings, players),
    )
    return Start(fresh, draw(fresh, 1).round)


def played(begin: Start, chances: Chances) -> Event:
    """Return the event played to its end.

    Raises Forbidden when a round cannot be drawn.
    """
    event = begin.event
    for number in range(1, event.settings.rounds + 1):
        drawn = begin.first if number == 1 else draw(event, number).round
        games = tuple(replace(g, result=chances.winner(g, number)) for g in drawn.games)
        event = replace(event, rounds=(*event.rounds, replace(drawn, games=games)))
    return event


def tallied(plan: Plan, numbers: Iterable[int]) -> Tally:
    """Return the tally of the tournaments of these numbers; see `simulated`."""
    return Tally.of(simulated(plan, numbers))


def simulated(plan: Plan, numbers: Iterable[int]) -> list[tuple[Measured | None, ...]]:
    """Return the measures of the tournaments of these numbers, one entry for each of the settings.

    None where a round could not be drawn. A tournament follows from its number and the seed alone,
    so the order and the place of the computation do not matter.
    """
    strength = listed_strength(plan.starts[0].event)
    found = []
    for number in numbers:
        chances = draw_chances(strength, plan.rounds, f"{plan.seed}/{number}", plan.model)
        found.append(tuple(_one(begin, chances) for begin in plan.starts))
    return found


def _one(begin: Start, chances: Chances) -> Measured | None:
    """Return the measures of one tournament; None when a round of it cannot be drawn."""
    try:
        return measure_event(played(begin, chances), chances.strength)
    except Forbidden:
        return None
