"""Team events for tests: players with teams, rounds drawn by a system and played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.system import Stage
from nigiri.domain.model.units import PlayerId, Rank

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.system import Fixture, System


def team_event(sizes: Mapping[str, int], **settings: object) -> Event:
    """Return an event of teams; numbers go round the teams: the first of each, then the second."""
    seats = [(seat, name) for name, size in sizes.items() for seat in range(size)]
    order = sorted(seats, key=lambda one: (one[0], [*sizes].index(one[1])))
    players = tuple(
        Player(f"{name}{seat + 1}", "", Rank(-seat), PlayerId(at), here=True, team=name)
        for at, (seat, name) in enumerate(order, 1)
    )
    return Event(Settings(**{"rounds": 9, **settings}), players)  # type: ignore[arg-type]


def stage(event: Event, out: frozenset[PlayerId] = frozenset()) -> Stage:
    """Return the stage before the next round, from round 1 on; out -- who does not play."""
    players = tuple(sorted(event.by_number))
    return Stage(event, event.next_round, 1, players, frozenset(players) - out)


def names(event: Event, fixture: Fixture) -> list[str]:
    """Return the games as Black-White, by names, in the order of the tables."""
    lines = []
    for meeting in fixture.meetings:
        black = meeting.black
        assert black is not None
        white = meeting.other if black == meeting.one else meeting.one
        lines.append(f"{event.player(black).name}-{event.player(white).name}")
    return lines


def black_wins(_game: Game) -> Outcome:
    """Return a win of Black."""
    return Outcome.BLACK


def lower_wins(game: Game) -> Outcome:
    """Return a win of the player with the lower number."""
    return Outcome.WHITE if game.white < game.black else Outcome.BLACK


def played(
    event: Event,
    system: System,
    fixture: Fixture,
    outcome: Callable[[Game], Outcome | None] = lower_wins,
) -> Event:
    """Return the event with a round as the system says it, played."""
    games = []
    for table, meeting in enumerate(fixture.meetings, 1):
        black = meeting.black
        assert black is not None
        game = Game(table, meeting.other if black == meeting.one else meeting.one, black)
        won = outcome(game)
        games.append(replace(game, result=Result(won) if won else None))
    this = Round(event.next_round, tuple(games), fixture.byes, system=system.key)
    return replace(event, rounds=(*event.rounds, this))
