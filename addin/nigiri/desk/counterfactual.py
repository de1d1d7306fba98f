"""Draw a round once more from what stands before it: who would have met then."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.errors import NigiriError

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Round
    from nigiri.domain.model.units import PlayerId


def drawn_again(event: Event, number: int) -> frozenset[frozenset[PlayerId]] | None:
    """Return the pairs of a round drawn anew, and those with the bye by themselves.

    Drawn are those who sit in the round, with the ranks printed on its sheet (M13); a pair that
    was kept is free again. None where such a draw does not exist.
    """
    from nigiri.domain.pairing import draw  # noqa: PLC0415 -- it takes a while, and few need it

    try:
        drawn = draw(_before(event, event.rounds[number - 1]), number)
    except NigiriError:
        return None
    games = {frozenset(game.players) for game in drawn.round.games}
    return frozenset(games | {frozenset((bye.player,)) for bye in drawn.byes})


def _before(event: Event, this: Round) -> Event:
    """Return the event before the round, with those here who sit in it, and nobody else."""
    from nigiri.domain.pairing.board_costs import as_it_was  # noqa: PLC0415 -- as above

    then = as_it_was(event, this)
    seated = {*this.game_by_player, *this.byes}
    players = (replace(p, here=p.number in seated, out=p.out - {this.number}) for p in then.players)
    return replace(then, players=tuple(players))
