"""Facts that formulas and values of Proof share: handicap stones, rounds to come, daring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.scores.scores import rounds_drawn
from nigiri.domain.tiebreaks.player_figures import DARING

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.scores.scores import Participation

WON = ("win", "both_win", "default_win")
"""The kinds of games that bring a whole point."""


def stones(event: Event, part: Participation) -> int:
    """Return the half points that a handicap adds to the opponent's score: positive if given.

    0 where handicaps are left out (formats 8.2).
    """
    if part.game is None or event.settings.scoring.handicaps != "counted":
        return 0
    return 2 * part.game.handicap * (1 if part.player == part.game.white else -1)


def rounds_left(event: Event, part: Participation) -> int:
    """Return the number of drawn rounds after this one."""
    return rounds_drawn(event) - rounds_drawn(event, part.round_number)


def daring(event: Event, part: Participation) -> int:
    """Return the times that a game counts as an exploit, 0 to 3 (formats 8.2, EXT).

    Once with the handicap of the ranks, once more for each stone less, up to two. 0 without a game.
    """
    if part.game is None or part.opponent is None:
        return 0
    given = part.game.handicap if part.player == part.game.white else -part.game.handicap
    own, other = (event.player(number).rank.steps for number in (part.player, part.opponent))
    fewer = given - (own - other)
    return 0 if fewer < 0 else DARING[min(fewer, len(DARING) - 1)]
