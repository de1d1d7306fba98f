"""The ladder, a side event without rounds: the order of the players after each challenge.

A player challenges somebody at most Settings.ladder_reach places above. The winner takes the place
of the one challenged, who goes down by one with everybody between; a loser stays. A game that is
still played changes nothing. A player who is not on the ladder yet begins below its last rung, and
may from there challenge as others do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.side_events import Challenge
    from nigiri.domain.model.units import PlayerId

Fault = Literal["self", "below", "far"]
"""A fault of a challenge: of oneself, of somebody below, of somebody too far above."""


class Step(NamedTuple):
    """A challenge, and the ladder after it.

    place, of -- the places of challenger and challenged before the game, from 1
    fault -- why the challenge is invalid; None: it is valid
    """

    challenge: Challenge
    place: int
    of: int
    order: tuple[PlayerId, ...]
    fault: Fault | None = None


def steps(event: Event) -> Iterator[Step]:
    """Yield every challenge with the ladder after it; one with a fault changes nothing."""
    order = event.ladder.start
    for challenge in event.ladder.challenges:
        order += tuple(dict.fromkeys(_newcomers(challenge, order)))
        place, of = order.index(challenge.challenger), order.index(challenge.challenged)
        fault = _fault(event, place, of)
        if fault is None and challenge.won:
            order = (*order[:of], order[place], *order[of:place], *order[place + 1 :])
        yield Step(challenge, place + 1, of + 1, order, fault)


def _newcomers(challenge: Challenge, order: tuple[PlayerId, ...]) -> Iterator[PlayerId]:
    """Yield the players who are not on the ladder yet, the one challenged first."""
    for player in (challenge.challenged, challenge.challenger):
        if player not in order:
            yield player


def _fault(event: Event, place: int, of: int) -> Fault | None:
    """Return the fault of a challenge between these places; None for a valid one."""
    if place == of:
        return "self"
    if place < of:
        return "below"
    return "far" if place - of > event.settings.ladder_reach else None


def rungs(event: Event) -> tuple[PlayerId, ...]:
    """Return the players of the ladder in their order now, the first on top."""
    order = event.ladder.start
    for step in steps(event):
        order = step.order
    return order


def reachable(event: Event, player: PlayerId) -> tuple[PlayerId, ...]:
    """Return the players whom a player of the ladder may challenge now, the highest first."""
    order = rungs(event)
    place = order.index(player)
    return order[max(0, place - event.settings.ladder_reach) : place]
