"""The self-paired side event: totals and places of its wall chart (B22).

won by         what counts                               who is placed
wins           a game won 1, a jigo ½                    everybody who played
wins - losses  games won less games lost                 everybody who played
percentage     the points as a share of the games        who played at least so many games

Level in that, more points are better; then the place is shared.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.units import HalfPoints

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId


class Total(NamedTuple):
    """The totals of a player of the chart, in games; place -- None for a player without one."""

    player: PlayerId
    won: int
    jigo: int
    lost: int
    place: int | None = None

    @property
    def played(self) -> int:
        """Return the number of games."""
        return self.won + self.jigo + self.lost

    @property
    def points(self) -> HalfPoints:
        """Return the points in half points: 2 for a win, 1 for a jigo."""
        return HalfPoints(2 * self.won + self.jigo)


WON_BY: Mapping[str, Callable[[Total], Fraction]] = {
    "wins": lambda total: Fraction(total.points, 2),
    "wins - losses": lambda total: Fraction(total.won - total.lost),
    "percentage": lambda total: Fraction(total.points, 2 * max(total.played, 1)),
}
"""Settings.side_won_by -> figure in points, or as a share from 0 to 1; more is better."""


def meetings(event: Event, one: PlayerId, other: PlayerId) -> int:
    """Return the number of games of two players in the side event."""
    return sum({one, other} == {game.winner, game.loser} for game in event.chart.games)


def figure(event: Event, total: Total) -> Fraction | None:
    """Return a player's figure by Settings.side_won_by; None with too few games for a place."""
    settings = event.settings
    least = settings.side_least if settings.side_won_by == "percentage" else 1
    return WON_BY[settings.side_won_by](total) if total.played >= max(least, 1) else None


@once_an_event
def totals(event: Event) -> tuple[Total, ...]:
    """Return the totals of everybody on the chart, in its order, with the places so far."""
    found = [_total(event, player) for player in event.chart.players]
    marks = {t.player: (mark, t.points) for t in found if (mark := figure(event, t)) is not None}
    places = {
        player: 1 + sum(other > mine for other in marks.values()) for player, mine in marks.items()
    }
    return tuple(total._replace(place=places.get(total.player)) for total in found)


def _total(event: Event, player: PlayerId) -> Total:
    """Return the totals of one player, without a place."""
    mine = [game for game in event.chart.games if player in {game.winner, game.loser}]
    jigo = sum(game.jigo for game in mine)
    won = sum(game.winner == player for game in mine if not game.jigo)
    return Total(player, won, jigo, len(mine) - jigo - won)
