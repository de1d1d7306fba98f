"""The starters: the players for whom a bar or bands are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.cached import once_an_event

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player

FIRST = 1


@once_an_event
def starters(event: Event) -> tuple[Player, ...]:
    """Return the players of round 1, in sheet order.

    Once it is drawn, those with a game or a bye in it: nobody who comes or leaves later changes a
    start score. Before, those who are here and play in it; as long as nobody is here, everybody on
    the list.
    """
    drawn = [round_ for round_ in event.rounds if round_.number == FIRST]
    seated = {player for round_ in drawn for player in (*round_.game_by_player, *round_.byes)}
    if seated:
        return tuple(player for player in event.players if player.number in seated)
    return tuple(player for player in event.players if player.plays_in(FIRST)) or event.players


def few_are_here(event: Event) -> bool:
    """Tell whether fewer than half of those on the list are here, before round 1.

    Then the others are still on their way: no sections are proposed for those few.
    """
    return not event.rounds and 2 * sum(player.here for player in event.players) < len(
        event.players
    )
